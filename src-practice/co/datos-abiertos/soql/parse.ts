import { MalformedQuery, tokens, type Token } from './tokens';

/** The part of SoQL 2.1 that is spoken here. */
export type Expression =
  | { readonly is: 'text' | 'number'; readonly value: string }
  | { readonly is: 'column'; readonly name: string }
  | { readonly is: 'star' }
  | { readonly is: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly is: 'compare';
      readonly sign: '=' | '!=' | '<' | '<=' | '>' | '>=' | 'like';
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly is: 'in'; readonly value: Expression; readonly list: readonly Expression[] }
  | { readonly is: 'null'; readonly value: Expression }
  | { readonly is: 'not'; readonly value: Expression }
  | { readonly is: 'and' | 'or'; readonly parts: readonly Expression[] };

export interface Selected {
  readonly expression: Expression;
  readonly alias: string | null;
}

export interface Ordered {
  readonly expression: Expression;
  readonly descending: boolean;
}

/** @throws MalformedQuery for anything that is no condition */
export function parseWhere(soql: string): Expression {
  return whole(soql, (reader) => disjunction(reader));
}

export function parseSelect(soql: string): readonly Selected[] {
  return whole(soql, (reader) =>
    list(reader, () => {
      const expression = disjunction(reader);
      return { expression, alias: reader.takeWord('as') ? reader.name() : null };
    }),
  );
}

export function parseOrder(soql: string): readonly Ordered[] {
  return whole(soql, (reader) =>
    list(reader, () => {
      const expression = disjunction(reader);
      const descending = reader.takeWord('desc');
      if (!descending) reader.takeWord('asc');
      return { expression, descending };
    }),
  );
}

export function parseGroup(soql: string): readonly Expression[] {
  return whole(soql, (reader) => list(reader, () => disjunction(reader)));
}

class Reader {
  #at = 0;
  readonly #tokens: readonly Token[];

  constructor(soql: string) {
    this.#tokens = tokens(soql);
  }

  peek(): Token | undefined {
    return this.#tokens[this.#at];
  }

  next(): Token {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new MalformedQuery('Could not parse SoQL query: unexpected end');
    return token;
  }

  takeSign(value: string): boolean {
    const token = this.peek();
    if (token?.kind !== 'sign' || token.value !== value) return false;
    this.#at += 1;
    return true;
  }

  takeWord(value: string): boolean {
    const token = this.peek();
    if (token?.kind !== 'name' || token.value !== value) return false;
    this.#at += 1;
    return true;
  }

  sign(value: string): void {
    if (!this.takeSign(value)) throw this.unexpected();
  }

  word(value: string): void {
    if (!this.takeWord(value)) throw this.unexpected();
  }

  name(): string {
    const token = this.next();
    if (token.kind !== 'name') throw new MalformedQuery(`Could not parse SoQL query at position ${token.at}`);
    return token.value;
  }

  unexpected(): MalformedQuery {
    const token = this.peek();
    return new MalformedQuery(
      `Could not parse SoQL query at ${token === undefined ? 'its end' : `position ${token.at}: ${token.value}`}`,
    );
  }
}

function whole<T>(soql: string, read: (reader: Reader) => T): T {
  const reader = new Reader(soql);
  const value = read(reader);
  if (reader.peek() !== undefined) throw reader.unexpected();
  return value;
}

function list<T>(reader: Reader, item: () => T): readonly T[] {
  const items = [item()];
  while (reader.takeSign(',')) items.push(item());
  return items;
}

function disjunction(reader: Reader): Expression {
  const parts = [conjunction(reader)];
  while (reader.takeWord('or')) parts.push(conjunction(reader));
  return parts.length === 1 ? (parts[0] as Expression) : { is: 'or', parts };
}

function conjunction(reader: Reader): Expression {
  const parts = [negation(reader)];
  while (reader.takeWord('and')) parts.push(negation(reader));
  return parts.length === 1 ? (parts[0] as Expression) : { is: 'and', parts };
}

function negation(reader: Reader): Expression {
  return reader.takeWord('not') ? { is: 'not', value: negation(reader) } : predicate(reader);
}

const comparisons = ['=', '!=', '<>', '<=', '>=', '<', '>'] as const;

function predicate(reader: Reader): Expression {
  const left = operand(reader);
  for (const sign of comparisons)
    if (reader.takeSign(sign))
      return { is: 'compare', sign: sign === '<>' ? '!=' : sign, left, right: operand(reader) };
  if (reader.takeWord('is')) {
    const not = reader.takeWord('not');
    reader.word('null');
    return negated(not, { is: 'null', value: left });
  }
  const not = reader.takeWord('not');
  if (reader.takeWord('like'))
    return negated(not, { is: 'compare', sign: 'like', left, right: operand(reader) });
  if (reader.takeWord('in')) {
    reader.sign('(');
    const choices = list(reader, () => operand(reader));
    reader.sign(')');
    return negated(not, { is: 'in', value: left, list: choices });
  }
  if (reader.takeWord('between')) {
    const low = operand(reader);
    reader.word('and');
    const parts: Expression[] = [
      { is: 'compare', sign: '>=', left, right: low },
      { is: 'compare', sign: '<=', left, right: operand(reader) },
    ];
    return negated(not, { is: 'and', parts });
  }
  if (not) throw reader.unexpected();
  return left;
}

function negated(not: boolean, value: Expression): Expression {
  return not ? { is: 'not', value } : value;
}

function operand(reader: Reader): Expression {
  if (reader.takeSign('(')) {
    const inner = disjunction(reader);
    reader.sign(')');
    return inner;
  }
  if (reader.takeSign('*')) return { is: 'star' };
  if (reader.takeSign('-')) return { is: 'number', value: `-${reader.next().value}` };
  const token = reader.next();
  if (token.kind === 'sign') throw new MalformedQuery(`Could not parse SoQL query at position ${token.at}`);
  if (token.kind !== 'name') return { is: token.kind, value: token.value };
  if (!reader.takeSign('(')) return { is: 'column', name: token.value };
  const args = reader.takeSign(')') ? [] : list(reader, () => disjunction(reader));
  if (args.length > 0) reader.sign(')');
  return { is: 'call', name: token.value, args };
}
