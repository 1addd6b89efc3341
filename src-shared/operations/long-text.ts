import { z } from 'zod';
import { field, type Operation } from './operation';

/*
 * The rule of operations that return a long text (laws, rulings, gazettes): it is read a range at a time. The caller
 * follows `next_offset` until `has_more` is false; the ranges joined are the whole text. Positions count UTF-16 code
 * units of the final Markdown in Unicode NFC with line feeds, and no range ends within a character.
 *
 * An adapter gives the whole text; the engine cuts the range out of it and asks the source once, however many ranges
 * are read.
 */

/** The two members of the request. */
export const textRange = {
  offset: field(z.int().min(0).max(50_000_000).default(0), {
    label: { es: 'Desde el carácter', en: 'Offset' },
    help: {
      es: 'Posición del texto desde la que se lee; la siguiente viene en next_offset',
      en: 'Position in the text to read from, in UTF-16 code units; the next one comes in next_offset',
    },
    rarely: true,
  }),
  limit: field(z.int().min(200).max(50_000).default(20_000), {
    label: { es: 'Caracteres', en: 'Limit' },
    help: {
      es: 'Cuántos caracteres del texto se devuelven como máximo, de 200 a 50.000',
      en: 'How much of the text to return at most, 200 to 50,000 UTF-16 code units',
    },
    rarely: true,
  }),
};
export type TextRange = z.output<z.ZodObject<typeof textRange>>;

/** How much of a document could be turned into text: never silent about a page that has none. */
const textStatuses = ['ok', 'partial', 'scanned', 'unavailable'] as const;
export type TextStatus = (typeof textStatuses)[number];

/** One range of a text, with what it takes to read on. */
export interface TextPage {
  readonly text_status: TextStatus;
  readonly content_md: string;
  readonly offset: number;
  readonly limit: number;
  readonly total_chars: number;
  readonly next_offset: number | null;
  readonly has_more: boolean;
  readonly text_hash: string;
}

const words = {
  text_status: {
    label: { es: 'Estado del texto', en: 'Text status' },
    help: {
      es: 'ok: completo; partial: faltan partes; scanned: solo imágenes; unavailable: la fuente no lo da',
      en: 'ok: whole; partial: parts are missing; scanned: images only; unavailable: the source does not give it',
    },
  },
  content_md: {
    label: { es: 'Texto', en: 'Text' },
    help: {
      es: 'El rango pedido del texto, en Markdown',
      en: 'The range of the text that was asked for, in Markdown',
    },
  },
  offset: {
    label: { es: 'Desde el carácter', en: 'Offset' },
    help: { es: 'Posición en la que empieza este rango', en: 'Position at which this range starts' },
  },
  limit: {
    label: { es: 'Caracteres pedidos', en: 'Limit' },
    help: { es: 'Caracteres que se pidieron como máximo', en: 'How much was asked for at most' },
  },
  total_chars: {
    label: { es: 'Caracteres en total', en: 'Length' },
    help: { es: 'Longitud del texto completo', en: 'Length of the whole text, in UTF-16 code units' },
  },
  next_offset: {
    label: { es: 'Siguiente posición', en: 'Next offset' },
    help: {
      es: 'Posición del rango siguiente; null al final',
      en: 'Where the next range starts; null at the end',
    },
  },
  has_more: {
    label: { es: 'Hay más', en: 'Has more' },
    help: { es: 'Queda texto después de este rango', en: 'There is text after this range' },
  },
  text_hash: {
    label: { es: 'Huella del texto', en: 'Text hash' },
    help: {
      es: 'Primeros 16 dígitos del SHA-256 del texto completo; si cambia, se empieza de nuevo en 0',
      en: 'First 16 hex digits of the SHA-256 of the whole text; when it changes, start again at 0',
    },
  },
};

const schemas = {
  text_status: z.enum(textStatuses),
  content_md: z.string(),
  offset: z.int().min(0),
  limit: z.int().min(0),
  total_chars: z.int().min(0),
  next_offset: z.int().min(0).nullable(),
  has_more: z.boolean(),
  text_hash: z.string().regex(/^[0-9a-f]{16}$/),
};

/** The members of an answer that always has a text. */
export const textPage = {
  text_status: field(schemas.text_status, words.text_status),
  content_md: field(schemas.content_md, words.content_md),
  offset: field(schemas.offset, words.offset),
  limit: field(schemas.limit, words.limit),
  total_chars: field(schemas.total_chars, words.total_chars),
  next_offset: field(schemas.next_offset, words.next_offset),
  has_more: field(schemas.has_more, words.has_more),
  text_hash: field(schemas.text_hash, words.text_hash),
};

/** The members of an answer that has a text only when something was found: then all of them, otherwise none. */
export const optionalTextPage = {
  text_status: field(schemas.text_status.optional(), words.text_status),
  content_md: field(schemas.content_md.optional(), words.content_md),
  offset: field(schemas.offset.optional(), words.offset),
  limit: field(schemas.limit.optional(), words.limit),
  total_chars: field(schemas.total_chars.optional(), words.total_chars),
  next_offset: field(schemas.next_offset.optional(), words.next_offset),
  has_more: field(schemas.has_more.optional(), words.has_more),
  text_hash: field(schemas.text_hash.optional(), words.text_hash),
};

const members = Object.keys(textPage) as readonly (keyof TextPage)[];

/** The text as positions count it. */
export function normalizedText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').normalize('NFC');
}

/**
 * Cuts a range out of a whole text. A position within a character is moved to its start; one at or past the end gives
 * an empty range.
 * @param whole the page that holds the whole text
 */
export function cutText(whole: TextPage, { offset, limit }: TextRange): TextPage {
  const text = whole.content_md;
  const start = startOfCharacter(text, Math.min(offset, text.length));
  const end = startOfCharacter(text, Math.min(start + limit, text.length));
  return {
    ...whole,
    content_md: text.slice(start, end),
    offset: start,
    limit,
    next_offset: end < text.length ? end : null,
    has_more: end < text.length,
  };
}

/** The nearest position, not after this one, that does not part a surrogate pair. */
function startOfCharacter(text: string, position: number): number {
  const isParted =
    /[\uDC00-\uDFFF]/.test(text.charAt(position)) && /[\uD800-\uDBFF]/.test(text.charAt(position - 1));
  return isParted ? position - 1 : position;
}

type TextOperation = Pick<Operation, 'text'>;

/** The text of an answer; null when it has none, or its operation has no long text. */
export function textOf({ text }: TextOperation, data: unknown): TextPage | null {
  if (text === null) return null;
  const members = data as Readonly<Record<string, unknown>>;
  const holder = (text === 'data' ? members : members[text]) as Partial<TextPage> | null | undefined;
  return typeof holder?.content_md === 'string' ? pageIn(holder as TextPage) : null;
}

/** The answer with another range of its text. */
export function withText({ text }: TextOperation, data: unknown, page: TextPage): unknown {
  const all = data as Readonly<Record<string, unknown>>;
  if (text === null) return data;
  return text === 'data' ? { ...all, ...page } : { ...all, [text]: { ...(all[text] as object), ...page } };
}

function pageIn(holder: TextPage): TextPage {
  return Object.fromEntries(members.map((name) => [name, holder[name]])) as unknown as TextPage;
}

/** A request without the range of its text: what the source is asked, whatever part of it is wanted. */
export function withoutRange({ text }: TextOperation, input: unknown): unknown {
  if (text === null) return input;
  const { offset: _offset, limit: _limit, ...rest } = input as Readonly<Record<string, unknown>>;
  return rest;
}
