/**
 * The score of OFAC's own Sanctions List Search, emulated. FAQ 249 (April 2021) says: the whole text by Jaro-Winkler, and
 * each part of the name by Jaro-Winkler and Soundex, put together; the higher of the two is shown. What it leaves open
 * follows what was observed of the tool: the whole text counts only when the first letters agree; its Jaro-Winkler gives
 * the bonus for a common beginning always, not from 0.7 on; parts of one or two letters of the question are left out; a
 * part counts with its most similar part in the listed name, and not at all below one half. Soundex decides which
 * entries the tool looks at and is not seen in the scores. Order and missing parts of the listed name do not matter to
 * the parts, so one common name is a full match: the score is given for comparison, not for screening.
 */

const prefixWeight = 0.1;
const longestPrefix = 4;
/** The textbook gives the bonus for a common beginning from here on. */
const bonusFrom = 0.7;
const leastPart = 0.5;
const longestIgnored = 2;

/**
 * @param asked the name as it would be typed into the search
 * @param listed the name on the list
 * @returns 0 to 100, a whole number
 */
export function ofacScore(asked: string, listed: string): number {
  const [parts, listedParts] = [partsOf(asked), partsOf(listed)];
  if (parts.length === 0 || listedParts.length === 0) return 0;
  return Math.round(
    Math.max(whole(parts.join(' '), listedParts.join(' ')), byParts(parts, listedParts)) * 100,
  );
}

function partsOf(name: string): string[] {
  return name
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/['’‘`´.,]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== '');
}

function whole(asked: string, listed: string): number {
  return asked[0] === listed[0] ? jaroWinkler(asked, listed, 0) : 0;
}

function byParts(asked: readonly string[], listed: readonly string[]): number {
  const long = asked.filter((part) => part.length > longestIgnored);
  const counted = long.length > 0 ? long : asked;
  const best = counted.map((part) => Math.max(...listed.map((other) => jaroWinkler(part, other, bonusFrom))));
  return best.reduce((sum, one) => sum + (one >= leastPart ? one : 0), 0) / best.length;
}

/** @param threshold of the plain Jaro similarity, from which on a common beginning counts more */
export function jaroWinkler(a: string, b: string, threshold: number): number {
  const plain = jaro(a, b);
  if (plain === 0 || plain < threshold) return plain;
  let prefix = 0;
  while (prefix < longestPrefix && prefix < a.length && a[prefix] === b[prefix]) prefix += 1;
  return plain + prefix * prefixWeight * (1 - plain);
}

function jaro(a: string, b: string): number {
  if (a === b) return 1;
  const window = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = Array.from(b, () => false);
  const mine: string[] = [];
  for (let i = 0; i < a.length; i += 1)
    for (let j = Math.max(0, i - window); j <= Math.min(b.length - 1, i + window); j += 1) {
      if (taken[j] === true || a[i] !== b[j]) continue;
      taken[j] = true;
      mine.push(a[i] as string);
      break;
    }
  if (mine.length === 0) return 0;
  const theirs = Array.from(b).filter((_, j) => taken[j]);
  const swapped = mine.filter((letter, at) => letter !== theirs[at]).length / 2;
  const common = mine.length;
  return (common / a.length + common / b.length + (common - Math.floor(swapped)) / common) / 3;
}
