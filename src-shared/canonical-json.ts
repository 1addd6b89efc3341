/**
 * JSON text that is the same for equal values whatever the order of their members: members sorted by name (UTF-16 code
 * units), no blanks, numbers and strings as JSON.stringify writes them, members that are undefined left out (RFC 8785).
 * Hashes are taken over this text, so that anyone can compute them again from the value.
 * @param value plain JSON
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = value as Readonly<Record<string, unknown>>;
  const text = Object.keys(members)
    .toSorted()
    .filter((name) => members[name] !== undefined)
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(members[name])}`);
  return `{${text.join(',')}}`;
}
