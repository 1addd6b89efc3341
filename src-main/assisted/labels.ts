import type { Element } from 'domhandler';
import { fold } from '@shared/fold';
import type { ReadPage } from './page';

const labelElements = 'th, td, dt, label, span, b, strong, p, div, li';

/**
 * The value that stands beside a label: in the same element after its colon, in the next cell or element, or in the field
 * that the label names.
 * @param labels what the label may be called, without its colon
 * @returns undefined when the label is not there, or stands there with different values
 */
export function labelled(read: ReadPage, labels: readonly string[]): string | undefined {
  const values = [...valuesBeside(read, labels)].filter((value) => value !== '');
  return values.length === 1 ? values[0] : undefined;
}

/** As `labelled`, and null when nothing is written beside the label. */
export function labelledOrNone(read: ReadPage, labels: readonly string[]): string | null | undefined {
  const values = [...valuesBeside(read, labels)];
  return values.length === 1 ? values[0] || null : undefined;
}

function valuesBeside(read: ReadPage, labels: readonly string[]): ReadonlySet<string> {
  const wanted = new Set(labels.map((label) => fold(label)));
  const values = new Set<string>();
  for (const element of read.visible(labelElements).toArray()) {
    const text = read.textOf(element);
    const [before = '', ...after] = text.split(':');
    if (!wanted.has(fold(before))) continue;
    const same = after.join(':').trim();
    const value = same === '' ? besides(read, element) : same;
    if (value !== undefined) values.add(value);
  }
  return values;
}

function besides(read: ReadPage, element: Element): string | undefined {
  const named = element.attribs['for'];
  const field = named === undefined ? [] : read.visible(`[id="${named.replaceAll('"', '')}"]`).toArray();
  const [next] = field.length > 0 ? field : read.$(element).next().toArray();
  if (next === undefined) return undefined;
  return next.attribs['value'] ?? read.textOf(next);
}
