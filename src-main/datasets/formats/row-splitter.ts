export interface Delimited {
  readonly delimiter: ',' | ';' | '\t' | '|';
  /** The character that encloses a value; null when the source encloses none and quotes are data. */
  readonly quote: '"' | null;
}

/**
 * Parts delimited text (RFC 4180) into rows. The text comes in pieces, and each row is given as soon as it is asked for:
 * of millions of rows only one is in memory, and dies before the next. Lines may end in CR LF, LF or CR.
 */
export class RowSplitter {
  /** Where the row given last begins, from 1. */
  line = 0;
  /** Whether that row has a quote where none may be, so that its values are anybody's guess. */
  isBroken = false;

  readonly #delimiter: string;
  readonly #quote: string | null;
  #newline: '\n' | '\r' | null = null;
  #text = '';
  #at = 0;
  #quoteAt = -1;
  #nextLine = 1;
  #isLast = false;

  constructor({ delimiter, quote }: Delimited) {
    this.#delimiter = delimiter;
    this.#quote = quote;
  }

  /** Takes the next piece in, once all rows of the one before were asked for. */
  add(piece: string, isLast: boolean): void {
    this.#text = this.#text.slice(this.#at) + piece;
    this.#at = 0;
    this.#quoteAt = -1;
    this.#isLast = isLast;
    this.#newline ??= newlineOf(this.#text);
  }

  /** Characters of the row that the pieces so far do not complete. */
  get openLength(): number {
    return this.#text.length - this.#at;
  }

  /** The line in which that row begins. */
  get openLine(): number {
    return this.#nextLine;
  }

  /** The values of the next row; null until there is another piece. */
  next(): string[] | null {
    const text = this.#text;
    if (this.#at >= text.length) return null;
    const newline = this.#newline ?? '\n';
    let end = text.indexOf(newline, this.#at);
    if (end === -1) {
      if (!this.#isLast) return null;
      end = text.length;
    }
    if (this.#quote !== null && this.#quoteAfter(this.#quote) < end)
      return this.#quoted(this.#quote, newline);
    this.#begin(false);
    const cells = text.slice(this.#at, lineEnd(text, this.#at, end)).split(this.#delimiter);
    this.#at = end + 1;
    return cells;
  }

  /** Where the next quote stands; looked for once, not again for each row. */
  #quoteAfter(quote: string): number {
    if (this.#quoteAt < this.#at) {
      const found = this.#text.indexOf(quote, this.#at);
      this.#quoteAt = found === -1 ? Infinity : found;
    }
    return this.#quoteAt;
  }

  /** A row with quotes in it, which may hold delimiters and line ends. */
  #quoted(quote: string, newline: string): string[] | null {
    const text = this.#text;
    const cells: string[] = [];
    let isBroken = false;
    let lines = 1;
    for (let at = this.#at; ;) {
      let next: number;
      if (text[at] === quote) {
        const close = this.#closing(quote, at + 1);
        if (close === null) return null;
        isBroken ||= close.isBroken;
        const value = text.slice(at + 1, close.at);
        lines += count(value, newline);
        cells.push(value.includes(quote) ? value.replaceAll(quote + quote, quote) : value);
        next = close.at + 1;
      } else {
        const end = this.#valueEnd(at, newline);
        if (end === null) return null;
        const value = text.slice(at, end);
        isBroken ||= value.includes(quote);
        cells.push(value);
        next = end;
      }
      if (text[next] === this.#delimiter) at = next + 1;
      else {
        this.#begin(isBroken);
        this.#nextLine += lines - 1;
        this.#at = text.startsWith('\r\n', next) ? next + 2 : next + 1;
        return cells;
      }
    }
  }

  /** The quote that closes a value: the first one before a delimiter or line end, where a sound file has no other. */
  #closing(quote: string, from: number): { readonly at: number; readonly isBroken: boolean } | null {
    const text = this.#text;
    let isBroken = false;
    for (let at = text.indexOf(quote, from); at !== -1; at = text.indexOf(quote, at)) {
      const after = text[at + 1];
      // The line feed of a CR LF may be the first of the next piece.
      const isOpen = after === undefined || (after === '\r' && at + 2 === text.length);
      if (isOpen && !this.#isLast) return null;
      if (after === quote) at += 2;
      else if (after === undefined || after === this.#delimiter || after === '\n' || after === '\r')
        return { at, isBroken };
      else {
        isBroken = true;
        at += 1;
      }
    }
    return this.#isLast ? { at: text.length, isBroken: true } : null;
  }

  #valueEnd(at: number, newline: string): number | null {
    const text = this.#text;
    const line = text.indexOf(newline, at);
    if (line === -1 && !this.#isLast) return null;
    const end = lineEnd(text, at, line === -1 ? text.length : line);
    const delimiter = text.indexOf(this.#delimiter, at);
    return delimiter === -1 || delimiter > end ? end : delimiter;
  }

  #begin(isBroken: boolean): void {
    this.line = this.#nextLine;
    this.#nextLine += 1;
    this.isBroken = isBroken;
  }
}

/** Only what has no line feed at all ends its lines in carriage returns. */
function newlineOf(text: string): '\n' | '\r' | null {
  if (text.includes('\n')) return '\n';
  // One at the very end may be that of a CR LF.
  return /\r[^]/.test(text) ? '\r' : null;
}

function lineEnd(text: string, from: number, end: number): number {
  return end > from && text[end - 1] === '\r' ? end - 1 : end;
}

function count(text: string, letter: string): number {
  let found = 0;
  for (let at = text.indexOf(letter); at !== -1; at = text.indexOf(letter, at + 1)) found += 1;
  return found;
}
