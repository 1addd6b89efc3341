import { upstreamError } from '@shared/errors';
import type { AssistanceNotice, OpenAssistance } from '@shared/assistance';
import {
  captureExchange,
  type AssistancePlan,
  type AssistedLookup,
  type Capture,
  type Field,
  type Sign,
} from '../engine/assistance';
import type { ExchangeRecorder } from '../engine/adapter';
import type { AssistedBrowser, BrowserPage, Frame } from './browser';
import { readPage, type ReadPage } from './page';
import type { Redirection } from './redirection';

/** How often the page is looked at; pages change without telling. */
export const usualLookMs = 600;
/** How long a person has for one lookup, from the opening of the page. */
export const patienceMs = 15 * 60_000;
/** A page that never keeps still is taken so many looks after its answer arrived all the same. */
const mostLooksAfterAnswer = 5;
/** A page that is being replaced cannot be read; one that stays so is told of. */
const mostUnreadLooks = 3;
/** A session that ends so often is not begun anew once more. */
const mostFreshStarts = 3;
const keptNotices = 20;

export interface SessionOptions {
  readonly lookup: AssistedLookup;
  readonly plan: AssistancePlan;
  readonly recorder: ExchangeRecorder;
  readonly browser: AssistedBrowser;
  readonly redirection: Redirection;
  readonly now: () => number;
  readonly lookEveryMs: number;
  readonly changed: () => void;
  /** The person closed the window. */
  readonly onClosed: () => void;
}

/** One lookup in the assisted window, from its first page to its result. */
export interface Session {
  readonly result: Promise<readonly Capture[]>;
  view(): OpenAssistance;
  /** Takes what stands on the page now as the result; the parser judges it. */
  readNow(): Promise<void>;
  /** Ends the lookup because the page cannot be used; what it shows is kept. */
  unusable(): Promise<void>;
  /** Begins again at the first page. */
  restart(): Promise<void>;
  /** Ends the session with a reason. */
  end(reason: unknown): void;
  /** Leaves the page without ending the lookup. */
  close(): void;
}

interface Seen {
  readonly frames: readonly Frame[];
  readonly pages: readonly ReadPage[];
}

export function startSession(options: SessionOptions): Session {
  const { lookup, plan, recorder, redirection, now, changed } = options;
  const { source } = lookup.profile;
  const began = now();
  const notices: AssistanceNotice[] = [];
  const kept: { capture: Capture; type: string; sentTo: string | null }[] = [];
  /** Fields that were filled and buttons that were pressed, by document. */
  const done = new Set<string>();
  let isResultShown = false;
  let page: BrowserPage | undefined;
  let last: Seen | undefined;
  /** When the text that stands on the page was first seen. */
  let sameSince = began;
  /** When the newest answer arrived that is the result. */
  let answeredAt: number | null = null;
  let step: number | null = null;
  let isAgainShown = false;
  let isExpired = false;
  let freshStarts = 0;
  let isOver = false;
  let isLooking = false;
  let unreadLooks = 0;

  let settle: { resolve(captures: readonly Capture[]): void; reject(reason: unknown): void };
  const result = new Promise<readonly Capture[]>((resolve, reject) => {
    settle = { resolve, reject };
  });
  result.catch(() => undefined);

  const timer = setInterval(() => void look(), options.lookEveryMs);
  const deadline = setTimeout(() => void giveUp('nobody finished it in time'), patienceMs);
  void begin();

  function notice(entry: AssistanceNotice): void {
    notices.push(entry);
    if (notices.length > keptNotices) notices.shift();
    changed();
  }

  function tellUnreadable(error: unknown): false {
    notice({ kind: 'unreadable', what: error instanceof Error ? error.message : String(error) });
    return false;
  }

  function finish(work: () => void): void {
    if (isOver) return;
    isOver = true;
    clearInterval(timer);
    clearTimeout(deadline);
    page?.close();
    work();
    changed();
  }

  async function begin(): Promise<void> {
    try {
      page = await options.browser.open({
        source: source.id,
        origins: [plan.start, ...(plan.origins ?? [])].map((url) => new URL(redirection.to(url)).origin),
        answers: plan.result.on === 'answer' ? [redirection.to(plan.result.url)] : [],
        download: plan.result.on === 'download' ? plan.result.type : null,
        intermediates: lookup.profile.intermediates,
        events: {
          loaded: () => void look(),
          failed: (what) => notice({ kind: 'loading_failed', what }),
          answer: ({ url, type, bytes }) => {
            keep('answer', url, bytes, type);
            // The page has yet to show what it received.
            sameSince = answeredAt = now();
            void look();
          },
          download: ({ url, bytes }) => {
            if (plan.result.on !== 'download') return;
            keep('download', url, bytes, plan.result.type);
            void finishWithPage();
          },
          said: (what) => notice({ kind: 'page_said', what }),
          refused: (what) => notice({ kind: 'refused', what }),
          closed: () => {
            if (!isOver) options.onClosed();
          },
        },
      });
      if (isOver) return page.close();
      await page.load(redirection.to(plan.start));
    } catch (error) {
      // What the browser said of a page that did not load stands in the notices; the person may try once more.
      notice({ kind: 'loading_failed', what: error instanceof Error ? error.message : String(error) });
    }
  }

  async function see(): Promise<Seen | undefined> {
    const frames = await page?.frames();
    if (frames === undefined || frames.length === 0) return undefined;
    return { frames, pages: frames.map(({ html }) => readPage(html)) };
  }

  /** Looks at the page: goes on with it, or takes its result. */
  async function look(): Promise<void> {
    if (isLooking || isOver) return;
    isLooking = true;
    try {
      const seen = await see();
      if (seen !== undefined && !isOver) await judge(seen);
      unreadLooks = 0;
    } catch (error) {
      unreadLooks += 1;
      if (!isOver && unreadLooks === mostUnreadLooks) tellUnreadable(error);
    } finally {
      isLooking = false;
    }
  }

  async function judge(seen: Seen): Promise<void> {
    if (last === undefined || !sameText(last, seen)) sameSince = now();
    // A page that has just loaded is looked at at once, perhaps a moment before the next regular look.
    const isSettled = now() - sameSince >= options.lookEveryMs / 2;
    last = seen;
    const shows = (signs: readonly Sign[] = []) =>
      signs.some((sign) => seen.pages.some((p) => p.shows(sign)));
    if (shows(plan.blocked) && isSettled) {
      await takePage();
      return fail('blocked', seen.pages[0]?.text.slice(0, 300) ?? '');
    }
    if (shows(plan.expired)) {
      if (isExpired) return;
      isExpired = true;
      freshStarts += 1;
      notice({ kind: 'expired' });
      if (freshStarts <= mostFreshStarts) await restart();
      return;
    }
    isExpired = false;
    const isAgain = shows(plan.again);
    if (isAgain && !isAgainShown) notice({ kind: 'again' });
    isAgainShown = isAgain;
    const isResult =
      plan.result.on === 'answer'
        ? answeredAt !== null && !shows(plan.result.choosing)
        : !isAgain && shows(plan.result.signs);
    if (isResult !== isResultShown) {
      isResultShown = isResult;
      changed();
    }
    if (!isResult) return goOn(seen);
    // Still growing otherwise.
    const isLate = answeredAt !== null && now() - answeredAt >= mostLooksAfterAnswer * options.lookEveryMs;
    if (isSettled || isLate) await finishWithPage();
  }

  async function goOn({ frames, pages }: Seen): Promise<void> {
    const index = plan.steps.findLastIndex(({ when }) => pages.some((read) => read.shows(when)));
    const next = index === -1 ? null : index;
    if (next !== step) {
      step = next;
      changed();
    }
    const current = plan.steps[index];
    if (current === undefined) return;
    const document = documentOf(index, frames);
    for (const { into, value } of current.fills ?? []) {
      const mark = markOf(document, into);
      if (!(await page?.fill(into, value, !done.has(mark))) || done.has(mark)) continue;
      done.add(mark);
      changed();
    }
    const press = `${document} press`;
    if (current.press === undefined || done.has(press)) return;
    if (await page?.press(current.press)) done.add(press);
  }

  function keep(kind: Capture['kind'], url: string, bytes: Uint8Array, type: string): void {
    const original = redirection.from(url);
    const text = () => new TextDecoder().decode(bytes);
    kept.push({
      capture: { kind, url: original, bytes, at: now(), text },
      type,
      sentTo: original === url ? null : url,
    });
  }

  /** Keeps the page as it stands, and a picture of it. */
  async function takePage(): Promise<void> {
    const frames = (await page?.frames()) ?? [];
    for (const { url, html } of frames)
      keep('page', url, new TextEncoder().encode(html), 'text/html; charset=utf-8');
    const picture = await page?.picture().catch((error: unknown) => void tellUnreadable(error));
    if (picture !== undefined && frames[0] !== undefined)
      keep('picture', frames[0].url, picture, 'image/png');
  }

  function record(): void {
    for (const { capture, type, sentTo } of kept.splice(0))
      recorder.record(captureExchange(capture, type, sentTo));
  }

  async function finishWithPage(): Promise<void> {
    if (isOver) return;
    const isTaken = await takePage().then(
      () => true,
      (error: unknown) => tellUnreadable(error),
    );
    // What the page handed over is the result, also when the page itself cannot be read any more.
    if (isOver || (!isTaken && kept.length === 0)) return;
    const captures = kept.map(({ capture }) => capture);
    finish(() => {
      record();
      settle.resolve(captures);
    });
  }

  function fail(reason: 'blocked' | 'assistance_declined', observed: string): void {
    finish(() => {
      record();
      settle.reject(upstreamError({ reason, source: source.id, observed }));
    });
  }

  async function giveUp(observed: string): Promise<void> {
    if (isOver) return;
    // Evidence of a page that cannot be read any more is worth less than an end.
    await takePage().catch(() => undefined);
    fail('assistance_declined', observed);
  }

  async function restart(): Promise<void> {
    done.clear();
    last = undefined;
    await page?.load(redirection.to(plan.start)).catch((error: Error) => {
      notice({ kind: 'loading_failed', what: error.message });
    });
  }

  return {
    result,
    view: () => ({
      address: last?.frames[0] === undefined ? null : shownAddress(redirection.from(last.frames[0].url)),
      redirected: redirection.to(plan.start) !== plan.start,
      steps: plan.steps.map(({ title }) => title),
      step,
      isResultShown,
      values: plan.steps.flatMap(({ fills = [] }, index) =>
        fills.map(({ label, value, shown = null, into }) => ({
          label,
          value,
          shown,
          step: index,
          isFilled: done.has(markOf(documentOf(index, last?.frames ?? []), into)),
        })),
      ),
      notices: [...notices],
      deadline: began + patienceMs,
    }),
    readNow: finishWithPage,
    unusable: () => giveUp('the person says that the page does not work'),
    restart,
    end(reason) {
      finish(() => settle.reject(reason));
    },
    close() {
      finish(() => undefined);
    },
  };
}

/** A step on one load of the page. */
function documentOf(step: number, frames: readonly Frame[]): string {
  return `${step} ${frames.map(({ document }) => document).join()}`;
}

function markOf(document: string, field: Field): string {
  return `${document} ${JSON.stringify(field)}`;
}

/** A running clock on the page is no change. */
function sameText(one: Seen, other: Seen): boolean {
  return (
    one.pages.length === other.pages.length &&
    one.pages.every((page, index) => withoutClock(page.text) === withoutClock(other.pages[index]?.text))
  );
}

function withoutClock(text: string | undefined): string | undefined {
  return text?.replace(/\d{1,2}:\d{2}(:\d{2})?/g, '');
}

function shownAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
