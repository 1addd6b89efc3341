import type { ParsedName, Schema, Token } from '../name';
import { compareJoined, compareTokens, isAcronymOf, type How } from './compare';

/** Words of one name that are words of the other, by their places. */
export interface Link {
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly how: How;
  readonly similarity: number;
}

/** Kinds that are compared among themselves only, or not as words at all. */
const apart = new Set(['legal_form', 'generation', 'title']);

/**
 * Finds what word of one name is what word of the other, wherever it stands: the best pairs first, and no word twice.
 * Company forms, titles and generations are left out.
 */
export function align(left: ParsedName, right: ParsedName, schema: Schema): readonly Link[] {
  const links = [
    ...pairs(left.tokens, right.tokens, schema),
    ...joins(left.tokens, right.tokens).map(([one, many, how, similarity]) => ({
      left: [one],
      right: many,
      how,
      similarity,
    })),
    ...joins(right.tokens, left.tokens).map(([one, many, how, similarity]) => ({
      left: many,
      right: [one],
      how,
      similarity,
    })),
    ...reparted(left.tokens, right.tokens),
    ...acronym(left, right),
    ...acronym(right, left).map(({ left: one, right: many, ...rest }) => ({
      ...rest,
      left: many,
      right: one,
    })),
  ];
  // More alike first; then what stands at the same place, so that the second of two equal words is not crossed over.
  links.sort(
    (a, b) =>
      b.similarity - a.similarity ||
      b.left.length + b.right.length - (a.left.length + a.right.length) ||
      shift(a) - shift(b) ||
      first(a.left) - first(b.left) ||
      first(a.right) - first(b.right),
  );
  const taken = { left: new Set<number>(), right: new Set<number>() };
  const chosen: Link[] = [];
  for (const link of links) {
    if (link.left.some((at) => taken.left.has(at)) || link.right.some((at) => taken.right.has(at))) continue;
    for (const at of link.left) taken.left.add(at);
    for (const at of link.right) taken.right.add(at);
    chosen.push(link);
  }
  return chosen.toSorted((a, b) => first(a.left) - first(b.left));
}

const first = (places: readonly number[]): number => places[0] ?? 0;
const shift = ({ left, right }: Link): number => Math.abs(first(left) - first(right));

function pairs(left: readonly Token[], right: readonly Token[], schema: Schema): Link[] {
  const found: Link[] = [];
  for (const [i, a] of left.entries()) {
    if (apart.has(a.kind)) continue;
    for (const [j, b] of right.entries()) {
      if (apart.has(b.kind)) continue;
      // «de» and «del» say nothing; a particle is only ever itself.
      if ((a.kind === 'particle') !== (b.kind === 'particle')) continue;
      const likeness = a.kind === 'particle' && a.text !== b.text ? null : compareTokens(a, b, schema);
      if (likeness !== null) found.push({ left: [i], right: [j], ...likeness });
    }
  }
  return found;
}

type Join = readonly [one: number, many: number[], how: How, similarity: number];

/** Words that the other name writes as two or three: De la Cruz and Delacruz, Trans Ocean and Transocean. */
function joins(whole: readonly Token[], parts: readonly Token[]): Join[] {
  const found: Join[] = [];
  // A word that both names have is neither joined nor parted.
  const shared = new Set(whole.filter((one) => parts.includes(one)));
  for (const [i, one] of whole.entries()) {
    if (shared.has(one) || one.text.length < shortestJoined || !joinable.has(one.kind)) continue;
    for (let j = 0; j + 1 < parts.length; j += 1) {
      // What a script without vowels writes is shorter than its parts.
      const most = (one.vowelless ? 2 : 1) * one.text.length + mostErrors;
      let letters = 0;
      for (let end = j; end < parts.length && end < j + 3; end += 1) {
        const part = parts[end] as Token;
        if (shared.has(part) || apart.has(part.kind)) break;
        letters += part.text.length;
        if (letters > most + longestParticle) break;
        if (end === j || letters < one.text.length - mostErrors) continue;
        const some = parts.slice(j, end + 1);
        const spoken = some.filter(({ kind }) => kind !== 'particle');
        if (spoken.every(({ kind }) => kind === 'initial')) continue;
        // «Pinedalópez» is Pineda de López, as «Delacruz» is de la Cruz.
        const likeness =
          compareJoined(one, some) ??
          (spoken.length > 1 && spoken.length < some.length ? compareJoined(one, spoken) : null);
        if (likeness !== null)
          found.push([i, some.map((_, at) => j + at), likeness.how, likeness.similarity]);
      }
    }
  }
  return found;
}

const joinable = new Set(['name', 'common', 'place']);
const shortestJoined = 4;
/** By how many letters the joined word may be longer or shorter than its parts. */
const mostErrors = 2;
const longestParticle = 3;

const repartedSimilarity = 0.92;

/** Two words parted at another letter: «Tunkim Ayta», «Tunki Mayta». */
function reparted(left: readonly Token[], right: readonly Token[]): Link[] {
  const found: Link[] = [];
  for (let i = 0; i + 1 < left.length; i += 1)
    for (let j = 0; j + 1 < right.length; j += 1) {
      const [a, b, c, d] = [left[i], left[i + 1], right[j], right[j + 1]] as [Token, Token, Token, Token];
      if (a === c || a.text.length + b.text.length !== c.text.length + d.text.length) continue;
      if (a.kind === 'name' && c.kind === 'name' && a.text + b.text === c.text + d.text)
        found.push({ left: [i, i + 1], right: [j, j + 1], how: 'joined', similarity: repartedSimilarity });
    }
  return found;
}

/** Three letters are the initials of many names, six of few. */
const acronymSimilarity = (length: number): number => Math.min(0.88, 0.56 + 0.06 * length);

/** A name of one word that is the acronym of the whole other name. */
function acronym(short: ParsedName, long: ParsedName): Link[] {
  if (short.schema !== 'Company') return [];
  const own = short.tokens.flatMap(({ kind }, at) => (kind === 'name' || kind === 'common' ? [at] : []));
  const [only] = own;
  if (only === undefined || own.length !== 1) return [];
  const all = long.tokens.flatMap(({ kind }, at) => (apart.has(kind) ? [] : [at]));
  const word = short.tokens[only]?.text ?? '';
  if (all.length < 2 || !isAcronymOf(word, long)) return [];
  return [{ left: [only], right: all, how: 'acronym', similarity: acronymSimilarity(word.length) }];
}
