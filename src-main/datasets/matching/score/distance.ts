/**
 * Weighted Damerau-Levenshtein distance between words in units: what people and romanisations confuse costs little, a
 * letter that makes another name of it costs a whole step.
 */

/** Pairs of units that write the same sound somewhere, with the cost of taking one for the other. */
const confusable = new Map<number, number>();
for (const [pairs, cost] of [
  ['iy sz LyZj kq Gg cq kc Tt Dd', 0.15],
  ['bv vw zc Xh cs xj Li Ll Sx fv', 0.25],
  ['ij yj uw wu Xk Xj gj CZ Cc xs Ss Zz Dz DZ SC ou ei qg qG XC dT xX ae', 0.35],
  ['gk gh GX Gk Gh ks hj Zy Cz Cj td bp mn ao eo ia eu DT Sz Xg qX nm ey vf fb ay dj', 0.55],
] as const)
  for (const pair of pairs.split(' '))
    for (let at = 0; at + 1 < pair.length; at += 2) {
      const [a = '', b = ''] = [pair[at], pair[at + 1]];
      confusable.set(code(a, b), cost);
      confusable.set(code(b, a), cost);
    }

function code(a: string, b: string): number {
  return a.charCodeAt(0) * 128 + b.charCodeAt(0);
}

const vowels = new Set('aeiouy');
const step = 1;
const transposition = 0.7;
/** A wrong first letter is rare in typing and common between names: in all but long words it makes another word. */
const longFrom = 8;

/** Whether the words begin with what may be the same sound. */
export function beginAlike(a: string, b: string): boolean {
  if (Math.max(a.length, b.length) >= longFrom) return true;
  const same = (one = '', other = ''): boolean =>
    one === other || confusable.has(code(one, other)) || (vowels.has(one) && vowels.has(other));
  // An h that is not heard, the first two letters exchanged, or an e before an s.
  return (
    same(a[0], b[0]) ||
    same(a.replace(/^h/, '')[0], b.replace(/^h/, '')[0]) ||
    (a[0] === b[1] && a[1] === b[0]) ||
    a.startsWith('es') ||
    b.startsWith('es')
  );
}

/** In a word so short everything counts: Jang is not Song, nor Kang Jang. */
const shortest = 4;
const sureInShort = 0.25;
const voiced = new Set('gk kg bp pb dt td jC Cj'.split(' '));

function substitution(a: string, b: string, at: number, isLast: boolean, isShort: boolean): number {
  if (a === b) return 0;
  const known = confusable.get(code(a, b));
  if (isShort) {
    // Korean writes one sound with either letter at the beginning: Kim Gim, Pak Bak, Chong Jong.
    if (at === 0 && voiced.has(a + b)) return sureInShort;
    return known !== undefined && known <= sureInShort ? known : step;
  }
  if (isLast && vowels.has(a) && vowels.has(b)) {
    return known !== undefined && known <= sureInShort ? known : step;
  }
  const cost = known ?? (vowels.has(a) && vowels.has(b) ? 0.75 : step);
  return cost;
}

/** The cost of a unit that only one word has. */
function gap(word: string, at: number): number {
  const unit = word[at] ?? '';
  if (unit === 'h') return 0.25;
  if (at > 0 && unit === word[at - 1]) return 0.1;
  if (at === 0) return unit === 'e' && word[1] === 's' ? 0.4 : step;
  if (at === word.length - 1) return step;
  return unit === 'y' || unit === 'w' ? 0.5 : vowels.has(unit) ? 0.6 : step;
}

/** Three rows of the table of distances; words are short, and comparing is what a search spends its time on. */
const longest = 64;
const rows = [
  new Float64Array(longest + 1),
  new Float64Array(longest + 1),
  new Float64Array(longest + 1),
] as const;

/**
 * @param a in units, as `b`; what is beyond 64 is not looked at
 * @param limit above which the exact distance does not matter
 * @returns the distance, or a number above `limit`
 */
export function distance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  const isShort = Math.max(a.length, b.length) <= shortest;
  const [height, width] = [Math.min(a.length, longest), Math.min(b.length, longest)];
  if (Math.abs(height - width) > limit * 4 + 1) return limit + 1;
  let [beforeLast, last, row] = rows as readonly [Float64Array, Float64Array, Float64Array];
  last[0] = 0;
  for (let j = 1; j <= width; j += 1) last[j] = (last[j - 1] as number) + gap(b, j - 1);
  for (let i = 1; i <= height; i += 1) {
    const left = gap(a, i - 1);
    let best = (row[0] = (last[0] as number) + left);
    for (let j = 1; j <= width; j += 1) {
      const isLast = i === height && j === width;
      let cost =
        (last[j - 1] as number) +
        substitution(a[i - 1] as string, b[j - 1] as string, Math.max(i, j) - 1, isLast, isShort);
      if ((last[j] as number) + left < cost) cost = (last[j] as number) + left;
      const right = (row[j - 1] as number) + gap(b, j - 1);
      if (right < cost) cost = right;
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] as number) + transposition);
      row[j] = cost;
      if (cost < best) best = cost;
    }
    // A transposition reaches back two rows; nothing else undoes what a row costs.
    if (best > limit + transposition) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[width] as number;
}
