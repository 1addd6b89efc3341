import * as tls from 'node:tls';
import type { Session } from 'electron';
import { verifyChain } from '../upstream/certificate-chain';

/** What Electron asks; the part of it that counts. */
export interface CertificateQuestion {
  readonly hostname: string;
  readonly certificate: { readonly data: string };
  readonly errorCode: number;
}

/** Chromium's answers to a question about a certificate. */
export const chromium = { trust: 0, ownVerdict: -3 } as const;

/** Chromium found no way to an authority it trusts: also the case when the server forgot to send a certificate. */
const authorityInvalid = -202;

/**
 * Trusts a chain that Chromium refused only because the server left out an intermediate certificate which the source's
 * profile lists. Everything else is Chromium's own verdict; no check is ever left out.
 * @param listed the intermediates that profiles list for a host
 */
export function judge(
  { hostname, certificate, errorCode }: CertificateQuestion,
  listed: readonly string[],
  roots: () => readonly string[],
  now: number,
): number {
  if (errorCode !== authorityInvalid || listed.length === 0) return chromium.ownVerdict;
  const question = { leaf: certificate.data, intermediates: listed, roots: roots(), hostname, now };
  return verifyChain(question).trusted ? chromium.trust : chromium.ownVerdict;
}

/**
 * Lets a session complete chains.
 * @returns how a request says which intermediates its host needs, before it is sent
 */
export function completeChains(session: Session): (url: string, intermediates: readonly string[]) => void {
  const listed = new Map<string, readonly string[]>();
  session.setCertificateVerifyProc((question, answer) =>
    answer(judge(question, listed.get(question.hostname) ?? [], trustedRoots, Date.now())),
  );
  return (url, intermediates) => {
    if (intermediates.length > 0) listed.set(new URL(url).hostname, intermediates);
  };
}

/** Node's authorities, and the system's where the runtime can read them. */
function trustedRoots(): readonly string[] {
  const { getCACertificates } = tls as Partial<typeof tls>;
  return getCACertificates
    ? [...getCACertificates('default'), ...getCACertificates('system')]
    : tls.rootCertificates;
}
