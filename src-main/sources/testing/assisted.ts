import { expect } from 'vitest';
import { LookupError, type ErrorValue } from '@shared/errors';
import type { Operation, OperationSpec } from '@shared/operations/operation';
import type { z } from 'zod';
import { load } from 'cheerio/slim';
import { formBrowser, trainee, type Person } from '../../assisted/testing/form-browser';
import { helpedDesk, practiceBasis } from '../../assisted/testing/helped';
import type { RecordedExchange, SourceHttp } from '../../engine/adapter';
import { isCaptureMethod } from '@shared/assistance';
import { capture, type Capture } from '../../engine/assistance';
import { systemClock } from '../../engine/clock';
import { adapters } from '..';

interface Assisted<D> {
  readonly data: D;
  /** What was kept of the page. */
  readonly exchanges: readonly RecordedExchange[];
  readonly captures: readonly Capture[];
}

/**
 * Runs an assisted operation against its stand-in, with a person at the desk.
 * @param http of an operation that also asks by itself
 */
export async function askAssisted<R extends z.ZodObject, D extends z.ZodType, A extends z.ZodType>(
  contract: OperationSpec<R, D, A>,
  input: z.input<R>,
  originMap: Readonly<Record<string, string>>,
  person?: Person,
  http: SourceHttp = { send: ({ url }) => expect.unreachable(`asked ${url}`) },
): Promise<Assisted<z.output<D>>> {
  const exchanges: RecordedExchange[] = [];
  const valid = contract.request.parse(input);
  const adapter = adapters.find(({ operation }) => operation === contract.id) ?? expect.unreachable();
  const { signal } = new AbortController();
  const desk = helpedDesk(originMap, formBrowser(person));
  const lookup = {
    lookupId: 'one',
    operation: contract as unknown as Operation,
    subject: contract.subject(valid),
    profile: adapter.profile,
    basis: practiceBasis,
    onBasis: () => undefined,
  };
  const answer = await adapter.run(valid, {
    http,
    assistance: desk.assistance(lookup, { record: (exchange) => void exchanges.push(exchange) }, signal),
    signal,
    clock: systemClock,
    credential: () => null,
    dataset: (id) => expect.unreachable(`opened ${id}`),
  });
  return { data: contract.data.parse(answer.data), exchanges, captures: capturesIn(exchanges) };
}

/** A person who types a wrong code the first time. */
export function wrongOnce(): Person {
  let isFirst = true;
  return (page) =>
    trainee({
      ...page,
      press(selector) {
        if (isFirst && page.$('[data-practice-answer]').length > 0) {
          isFirst = false;
          page.fill('[data-practice-answer]', 'WRONG');
        }
        page.press(selector);
      },
    });
}

function capturesIn(exchanges: readonly RecordedExchange[]): readonly Capture[] {
  return exchanges.flatMap(({ method, url, body, startedAt }) =>
    isCaptureMethod(method) && body !== null ? [capture(method, url, body, startedAt)] : [],
  );
}

/** The HTML of the first frame. */
export function pageOf(captures: readonly Capture[]): string {
  const page = captures.find(({ kind }) => kind === 'page');
  return page?.text() ?? expect.unreachable('no page was captured');
}

/** The captures with another text in the place of the first page's. */
export function withPage(captures: readonly Capture[], html: string): readonly Capture[] {
  return captures.map((entry) => (entry.kind === 'page' ? { ...entry, text: () => html } : entry));
}

interface AlteredOptions {
  /** Selector of what a page may lack and still be whole: a row of its table. */
  readonly rows?: string;
  /** Labels that are not put in the place of one another: such a page says something else, and nobody could tell. */
  readonly labels?: readonly string[];
}

/**
 * Every page that a result page becomes when one element is taken out, or one text is emptied, renamed or put in the place
 * of another. Texts that hold one of `values` are the answer itself, and stay.
 */
export function* alteredPages(
  html: string,
  values: readonly string[],
  { rows = 'nothing', labels = [] }: AlteredOptions = {},
): Generator<string> {
  const alter = (change: ($: ReturnType<typeof load>) => void): string => {
    const $ = load(html);
    change($);
    return $.html();
  };
  const whole = load(html);
  const optional = new Set(whole(rows).toArray());
  for (const [index, element] of whole('body *').toArray().entries())
    if (!optional.has(element)) yield alter(($) => void $('body *').eq(index).remove());
  const words = textsOf(load(html), values);
  for (const [index, word] of words.entries()) {
    yield alter(($) => setText($, values, index, ''));
    yield alter(($) => setText($, values, index, word.replace(/\p{L}/gu, 'x')));
    yield alter(($) => setText($, values, index, word.replace(/\b(no|si|sí)\b/iu, '')));
    for (const [other, otherWord] of words.entries())
      if (other > index && otherWord !== word && !(labels.includes(word) && labels.includes(otherWord)))
        yield alter(($) => {
          setText($, values, index, otherWord);
          setText($, values, other, word);
        });
  }
}

function nodesOf($: ReturnType<typeof load>, values: readonly string[]) {
  return $('body *')
    .contents()
    .toArray()
    .filter(
      (node) =>
        node.type === 'text' &&
        node.data.trim() !== '' &&
        !values.some((value) => node.type === 'text' && node.data.includes(value)),
    );
}

function textsOf($: ReturnType<typeof load>, values: readonly string[]): readonly string[] {
  return nodesOf($, values).map((node) => (node.type === 'text' ? node.data : ''));
}

function setText($: ReturnType<typeof load>, values: readonly string[], index: number, text: string): void {
  const node = nodesOf($, values)[index];
  if (node?.type === 'text') node.data = text;
}

/**
 * Holds that no altered page yields another answer: each gives `right` or the typed error `changed`.
 * @returns how many pages still gave the right answer, and how many the error
 */
export function holdAgainst<T>(
  pages: Iterable<string>,
  read: (html: string) => T,
  right: T,
): { right: number; changed: number } {
  const counts = { right: 0, changed: 0 };
  for (const html of pages) {
    const error = errorOf(() => expect(read(html), html).toEqual(right));
    if (error === null) counts.right += 1;
    else {
      expect(error).toMatchObject({ code: 'upstream_error', details: { reason: 'changed' } });
      counts.changed += 1;
    }
  }
  return counts;
}

function errorOf(work: () => void): ErrorValue | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof LookupError) return error.value;
    throw error;
  }
}
