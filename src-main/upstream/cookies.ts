import type { CookieJar } from 'tough-cookie';

/** The cookies of one lookup. They are kept under the source's own addresses, wherever the requests really go. */
export interface Cookies {
  /** The `cookie` header for a request; undefined when there is none to send. */
  headerFor(url: string): string | undefined;
  /** Keeps what an answer sets; a cookie that browsers would refuse is left out. */
  keep(url: string, setCookies: readonly string[]): Promise<void>;
}

export function createCookies(): Cookies {
  let jar: CookieJar | undefined;
  return {
    headerFor: (url) => jar?.getCookieStringSync(url) || undefined,
    async keep(url, setCookies) {
      if (setCookies.length === 0) return;
      // Few sources set cookies, and the list of public suffixes that this library carries is long.
      jar ??= new (await import('tough-cookie')).CookieJar();
      for (const cookie of setCookies) jar.setCookieSync(cookie, url, { ignoreError: true });
    },
  };
}
