/*
 * How numbers are written, looked at character by character: answers bring tens of thousands of them at once.
 */

/** Whether a text is digits and nothing else, at least one. */
export function isDigits(text: string): boolean {
  return text !== '' && digitsEnd(text, 0) === text.length;
}

/** Whether a text is zeros and nothing else; also the empty one. */
export function isZeros(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text[at] !== '0') return false;
  return true;
}

/** Whether a text is a decimal number as JSON has it, but with zeros before it and without exponent. */
export function isDecimal(text: string): boolean {
  const start = text[0] === '-' ? 1 : 0;
  const whole = digitsEnd(text, start);
  if (whole === start) return false;
  if (whole === text.length) return true;
  return text[whole] === '.' && whole + 1 < text.length && digitsEnd(text, whole + 1) === text.length;
}

/** Where the digits end that begin at a position. */
function digitsEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) break;
    at += 1;
  }
  return at;
}
