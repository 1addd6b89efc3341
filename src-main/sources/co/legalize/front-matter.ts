/** The front matter of a published file and the text below it. */
export interface FrontMatter {
  readonly values: ReadonlyMap<string, string>;
  readonly text: string;
}

/**
 * Reads front matter in the form that the files have: flat, one `key: "string"` a line, written as JSON writes strings.
 * @returns what is wrong with a file of any other form
 */
export function readFrontMatter(file: string): FrontMatter | string {
  const [, head, text = ''] = /^\uFEFF?---\r?\n((?:.*\r?\n)*?)---\r?\n?([\s\S]*)$/.exec(file) ?? [];
  if (head === undefined) return 'no front matter';
  const values = new Map<string, string>();
  for (const line of head.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const [, key, written] = /^([a-z_]+): (".*")\s*$/.exec(line) ?? [];
    const value = written === undefined ? undefined : jsonString(written);
    if (key === undefined || value === undefined) return `front matter: ${line.slice(0, 80)}`;
    if (values.has(key)) return `front matter: ${key} twice`;
    values.set(key, value.trim());
  }
  return { values, text: text.trim() };
}

function jsonString(written: string): string | undefined {
  try {
    return String(JSON.parse(written));
  } catch {
    return undefined;
  }
}
