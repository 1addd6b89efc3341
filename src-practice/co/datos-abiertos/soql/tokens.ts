/** A piece of SoQL. Names and words are lower-case. */
export type Token =
  | { readonly kind: 'text' | 'number' | 'name'; readonly value: string; readonly at: number }
  | { readonly kind: 'sign'; readonly value: string; readonly at: number };

export class MalformedQuery extends Error {}

const pattern =
  /\s*(?:(?<text>'(?:[^']|'')*')|(?<number>\d+(?:\.\d+)?)|(?<name>:?[a-z_][a-z0-9_]*)|(?<sign><=|>=|<>|!=|[=<>(),*|+-]))/iuy;

/** @throws MalformedQuery for what is no token */
export function tokens(soql: string): readonly Token[] {
  const found: Token[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < soql.trimEnd().length) {
    const at = pattern.lastIndex;
    const groups = pattern.exec(soql)?.groups;
    if (groups === undefined) throw new MalformedQuery(`Could not parse SoQL query at position ${at}`);
    const { text, number, name, sign } = groups;
    if (text !== undefined) found.push({ kind: 'text', value: text.slice(1, -1).replaceAll("''", "'"), at });
    else if (number !== undefined) found.push({ kind: 'number', value: number, at });
    else if (name !== undefined) found.push({ kind: 'name', value: name.toLowerCase(), at });
    else found.push({ kind: 'sign', value: sign ?? '', at });
  }
  return found;
}
