import { load, type CheerioAPI } from 'cheerio/slim';
import { CookieJar } from 'tough-cookie';
import { fold } from '@shared/fold';
import type { AssistedBrowser, BrowserPage, PageOptions } from '../browser';
import { hiddenMark, postedMark } from '../page';

/** What the person at the test's browser does on each page, once the application has filled it in. */
export type Person = (page: {
  readonly $: CheerioAPI;
  fill(selector: string, value: string): void;
  press(selector: string): void;
}) => void;

/** Accepts terms, types the code that a practice page tells, and sends the form. */
export const trainee: Person = ({ $, fill, press }) => {
  $('[data-practice-check]').attr('checked', '');
  const code = $('[data-practice-code]').first().text();
  if ($('[data-practice-answer]').length > 0) fill('[data-practice-answer]', code);
  press('[data-practice-send]');
};

/**
 * A browser for tests without a window: real HTTP to the stand-ins, cookies and forms, no scripts. The person acts after
 * the application has looked at a page twice.
 */
export function formBrowser(person: Person = trainee): AssistedBrowser & { readonly opened: number } {
  const sessions = new Map<string, CookieJar>();
  let opened = 0;
  return {
    get opened() {
      return opened;
    },
    open(options) {
      opened += 1;
      const jar = sessions.get(options.source) ?? new CookieJar();
      sessions.set(options.source, jar);
      return Promise.resolve(page(options, jar, person));
    },
    show: () => undefined,
    close: () => undefined,
  };
}

function page(
  { origins, answers, download, events }: PageOptions,
  jar: CookieJar,
  person: Person,
): BrowserPage {
  let url = '';
  let $ = load('');
  let document = 0;
  let isPosted = false;
  let looks = 0;
  let isClosed = false;

  async function go(target: string, init: RequestInit = {}): Promise<void> {
    const isAnswer = answers.some((start) => target.startsWith(start));
    if (!isAnswer && !origins.includes(new URL(target).origin)) return events.refused(target);
    const cookie = await jar.getCookieString(target);
    const response = await fetch(target, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie },
    });
    for (const line of response.headers.getSetCookie()) await jar.setCookie(line, target);
    const location = response.headers.get('location');
    if (location !== null) return go(new URL(location, target).href);
    const type = response.headers.get('content-type') ?? '';
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (isClosed) return;
    if (type.includes('json')) {
      if (isAnswer) events.answer({ url: target, type, bytes });
      return;
    }
    if (download !== null && type.startsWith(download)) return events.download({ url: target, bytes });
    url = target;
    $ = load(new TextDecoder(/charset=([\w-]+)/i.exec(type)?.[1] ?? 'utf-8').decode(bytes));
    document += 1;
    isPosted = init.method === 'POST';
    looks = 0;
    events.loaded();
  }

  function fill(selector: string, value: string): void {
    const field = $(selector).first();
    if (!field.is('select')) return void field.attr('value', value);
    field.find('option').removeAttr('selected');
    field
      .find('option')
      .filter((_, option) => $(option).attr('value') === value || $(option).text().trim() === value)
      .first()
      .attr('selected', '');
  }

  /** Of the field that one of the labels names. */
  function byLabel(labels: readonly string[]): string | undefined {
    const wanted = labels.map(fold);
    const label = $('label')
      .filter((_, entry) => wanted.includes(fold($(entry).text())))
      .first();
    const id = label.attr('for');
    return id === undefined ? undefined : `[id="${id}"]`;
  }

  function press(selector: string): void {
    const button = $(selector).first();
    if (button.length === 0) return;
    const link = button.attr('href');
    const form = button.closest('form');
    // The one script that it knows: ASP.NET's own way of sending the form.
    const [, target] = /^javascript:__doPostBack\('([^']+)'/.exec(link ?? '') ?? [];
    if (target !== undefined) form.find('[name="__EVENTTARGET"]').attr('value', target);
    else if (link !== undefined) return void go(new URL(link, url).href);
    const fields = new URLSearchParams();
    for (const { name, value } of form.serializeArray()) fields.append(name, value);
    const name = button.attr('name');
    if (name !== undefined) fields.append(name, button.attr('value') ?? '');
    const action = new URL(form.attr('action') ?? url, url);
    if ((form.attr('method') ?? 'get').toLowerCase() === 'get') {
      action.search = fields.toString();
      return void go(action.href);
    }
    void go(action.href, {
      method: 'POST',
      body: fields.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }

  return {
    load: (target) => go(target),
    frames() {
      looks += 1;
      if (looks === 3 && !isClosed) setImmediate(() => isClosed || person({ $, fill, press }));
      const copy = load($.html());
      copy('[hidden], [style*="display:none"], [style*="display: none"]')
        .find('*')
        .addBack()
        .attr(hiddenMark, '');
      if (isPosted) copy.root().children('html').attr(postedMark, '');
      return Promise.resolve(document === 0 ? [] : [{ url, document: String(document), html: copy.html() }]);
    },
    fill(target, value, always) {
      const selector = typeof target === 'string' ? target : byLabel(target.labels);
      const field = selector === undefined ? $() : $(selector).first();
      if (selector === undefined || field.length === 0) return Promise.resolve(false);
      if (always || (field.val() ?? '') === '') fill(selector, value);
      return Promise.resolve(true);
    },
    press(selector) {
      if ($(selector).length === 0) return Promise.resolve(false);
      press(selector);
      return Promise.resolve(true);
    },
    picture: () => Promise.resolve(new Uint8Array([0x89, 0x50, 0x4e, 0x47])),
    close() {
      isClosed = true;
    },
  };
}
