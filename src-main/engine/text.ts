import {
  cutText,
  normalizedText,
  textOf,
  withText,
  type TextPage,
  type TextRange,
  type TextStatus,
} from '@shared/operations/long-text';
import type { Operation } from '@shared/operations/operation';
import { sha256 } from '../store/hash';

/**
 * The whole text of a document, as adapters of text operations give it; the engine cuts the range that was asked for.
 * @param markdown as converted; made NFC with line feeds here
 */
export function wholeText(markdown: string, status: TextStatus): TextPage {
  const text = normalizedText(markdown);
  return {
    text_status: status,
    content_md: text,
    offset: 0,
    limit: text.length,
    total_chars: text.length,
    next_offset: null,
    has_more: false,
    text_hash: sha256(text).slice(0, 16),
  };
}

/** An answer as its request wants it: with the range of its text that it names. */
export function inRange(operation: Operation, data: unknown, input: unknown): unknown {
  const text = textOf(operation, data);
  return text === null ? data : withText(operation, data, cutText(text, input as TextRange));
}
