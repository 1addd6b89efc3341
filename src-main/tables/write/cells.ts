/*
 * A spreadsheet runs a cell that starts with one of these as a formula, also in their full-width forms, and some also
 * after blanks or invisible characters. https://owasp.org/www-community/attacks/CSV_Injection
 */
const executable = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A text that no spreadsheet executes: what would be a formula gets an apostrophe in front, which marks text. */
export function neutralise(text: string): string {
  return executable.test(text) ? `'${text}` : text;
}
