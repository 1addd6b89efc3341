import { anyForm } from '../lexicon/legal-forms';
import { isSignificant, parseName, type ParsedName, type Schema, type Token } from '../name';
import { align, type Link } from './align';
import type { How } from './compare';

/** What became of words: how they were found, or that they were not. */
export type Outcome =
  | How
  /** Only the name that was asked has it. */
  | 'only_asked'
  /** Only the name on the list has it. */
  | 'only_listed'
  /** Each name has another word at this place. */
  | 'different';

/** One line of the explanation. */
export interface WordMatch {
  readonly asked: readonly string[];
  readonly listed: readonly string[];
  readonly outcome: Outcome;
  /** How alike they are, from 0 to 1. */
  readonly similarity: number;
  /** Its share of the whole; the weights of all lines sum to 1. */
  readonly weight: number;
  /** What it adds to the score: weight × similarity. */
  readonly contribution: number;
}

/** What raises or lowers the score beyond the words. */
export interface Adjustment {
  readonly reason:
    | 'order'
    | 'generation'
    | 'legal_form'
    | 'identifier'
    | 'identifier_differs'
    | 'birth_date'
    | 'birth_year'
    | 'birth_date_close'
    | 'birth_date_differs'
    | 'country'
    | 'country_differs';
  /** What it adds to the score, negative when it lowers it. */
  readonly change: number;
}

/** How alike two names are, and why: `score` is the sum of all contributions and changes. */
export interface NameScore {
  readonly score: number;
  readonly schema: Schema;
  readonly words: readonly WordMatch[];
  readonly adjustments: readonly Adjustment[];
}

/** How rare a word is among the names at hand, from 0 (in many) to 1. */
export type Rarity = (token: Token) => number;

/** Without a list at hand: names that many people bear are common, all others rare. */
const rarityInGeneral: Rarity = ({ isGiven, isSurname, kind }) =>
  kind === 'common' ? 0 : isGiven || isSurname ? 0.25 : 0.75;

/** What the words of a kind weigh. */
const kindWeight = {
  name: 1,
  number: 1,
  place: 0.7,
  initial: 0.7,
  common: 0.4,
  legal_form: 0.04,
  particle: 0.05,
  title: 0.04,
  generation: 0.04,
} as const;

/** A word that differs counts for more than one that is missing: it speaks against the match. */
const conflictWeight = { name: 1.5, number: 2, place: 1.6, initial: 1.1, common: 1.2 } as const;

/**
 * Compares two names.
 * @param asked the name that is looked for
 * @param listed the name on a list; exchanging the two changes nothing but the sides of the explanation
 * @param rarity how rare words are; in general when nothing better is known
 */
export function scoreNames(
  asked: string | ParsedName,
  listed: string | ParsedName,
  schema?: Schema,
  rarity: Rarity = rarityInGeneral,
): NameScore {
  const left = typeof asked === 'string' ? parseName(asked, schema) : asked;
  const right = typeof listed === 'string' ? parseName(listed, schema ?? left.schema) : listed;
  if (typeof listed === 'string' && schema === undefined && left.schema === 'Person') {
    // One of the two says that it is a company: then both are read as one.
    const own = parseName(listed);
    if (own.schema !== 'Person')
      return scoreParsed(parseName(typeof asked === 'string' ? asked : '', own.schema), own, rarity);
  }
  return scoreParsed(left, right, rarity);
}

function scoreParsed(asked: ParsedName, listed: ParsedName, rarity: Rarity): NameScore {
  // Always the same name first, so that ties are broken alike whichever of the two was asked.
  if (asked.words.join(' ') <= listed.words.join(' ')) return scoreOrdered(asked, listed, rarity);
  const score = scoreOrdered(listed, asked, rarity);
  return { ...score, words: score.words.map(exchanged) };
}

const otherSide: Partial<Record<Outcome, Outcome>> = { only_asked: 'only_listed', only_listed: 'only_asked' };

function exchanged({ asked, listed, outcome, ...rest }: WordMatch): WordMatch {
  return { asked: listed, listed: asked, outcome: otherSide[outcome] ?? outcome, ...rest };
}

function scoreOrdered(left: ParsedName, right: ParsedName, rarity: Rarity): NameScore {
  const { schema } = right;
  if (left.tokens.length === 0 || right.tokens.length === 0)
    return { score: 0, schema, words: [], adjustments: [] };
  const links = align(left, right, schema);
  const lines = [...linkLines(left, right, links, rarity), ...restLines(left, right, links, rarity)];
  const total = lines.reduce((sum, { weight }) => sum + weight, 0);
  const words = lines.map((line) => {
    const weight = line.weight / total;
    return { ...line, weight, contribution: weight * line.similarity };
  });
  const base = words.reduce((sum, { contribution }) => sum + contribution, 0);
  return adjusted({ score: base, schema, words, adjustments: [] }, nameAdjustments(left, right, links));
}

/** Applies factors one after the other: each takes its part of what is left, so the score stays from 0 to 1. */
export function adjusted(
  score: NameScore,
  factors: readonly { readonly reason: Adjustment['reason']; readonly factor: number }[],
): NameScore {
  let value = score.score;
  const adjustments = [...score.adjustments];
  for (const { reason, factor } of factors) {
    if (factor === 0) continue;
    // What agrees is told also where nothing is left to add.
    const change = factor < 0 ? value * factor : (1 - value) * factor;
    adjustments.push({ reason, change });
    value += change;
  }
  return { ...score, score: value, adjustments };
}

type Line = Omit<WordMatch, 'contribution'>;

function linkLines(left: ParsedName, right: ParsedName, links: readonly Link[], rarity: Rarity): Line[] {
  const named = links.filter(({ left: at }) => at.some((place) => left.tokens[place]?.kind === 'name'));
  return links.map((link) => {
    const { left: at, right: to, how } = link;
    const similarity = named.length === 1 && named[0] === link ? alone(link, right.schema) : link.similarity;
    const asked = at.map((place) => left.tokens[place] as Token);
    const listed = to.map((place) => right.tokens[place] as Token);
    const weigh = (tokens: readonly Token[]): number =>
      how === 'acronym' ? 1.5 : tokens.reduce((sum, one) => sum + kindWeight[one.kind], 0);
    const weight = (weigh(asked) + weigh(listed)) / 2;
    const rare = Math.max(...[...asked, ...listed].map(rarity));
    return {
      asked: asked.map(({ text }) => text),
      listed: listed.map(({ text }) => text),
      outcome: how,
      similarity,
      weight: weight * (0.95 + 0.1 * rare),
    };
  });
}

/** A word with an error convinces less when it is the whole name: Serena and Sarina are two ships. */
function alone({ how, similarity }: Link, schema: Schema): number {
  const isLoose = how === 'typo' || (how === 'spelling' && schema === 'Vessel' && similarity < 0.95);
  return isLoose ? similarity ** 2 : similarity;
}

interface Loose {
  readonly token: Token;
  readonly side: 'left' | 'right';
  /** Ranks of the linked words around it, in the order of the left name. */
  readonly between: readonly [number, number];
}

/** The words without a counterpart: those that contradict each other, and those that one name only lacks. */
function restLines(left: ParsedName, right: ParsedName, links: readonly Link[], rarity: Rarity): Line[] {
  const { schema } = right;
  const loose = [...looseOf(left, links, 'left'), ...looseOf(right, links, 'right')];
  const counted = loose.filter(({ token }) => isSignificant(token));
  const lines: Line[] = loose
    .filter(({ token }) => !isSignificant(token))
    .filter(({ token }) => token.kind === 'particle' || token.kind === 'title')
    .map(({ token, side }) => ({ ...oneSide(token, side), weight: kindWeight[token.kind] * 0.4 }));

  const open = {
    left: counted.filter(({ side }) => side === 'left'),
    right: counted.filter(({ side }) => side === 'right'),
  };
  const settled = new Set<Loose>();
  for (const a of open.left) {
    const b = open.right.find((other) => !settled.has(other) && contradict(a, other, schema));
    if (b === undefined) continue;
    settled.add(a).add(b);
    const kind = heavier(a.token, b.token);
    lines.push({
      asked: [a.token.text],
      listed: [b.token.text],
      outcome: 'different',
      similarity: 0,
      weight: conflictWeight[kind],
    });
  }
  const missing = counted.filter((one) => !settled.has(one));
  const cost = missingCost(left, right, links, missing, rarity);
  for (const [at, one] of missing.entries())
    lines.push({ ...oneSide(one.token, one.side), weight: cost(one, at) });
  return lines;
}

const oneSide = (token: Token, side: Loose['side']): Omit<Line, 'weight'> => ({
  asked: side === 'left' ? [token.text] : [],
  listed: side === 'right' ? [token.text] : [],
  outcome: side === 'left' ? 'only_asked' : 'only_listed',
  similarity: 0,
});

function looseOf({ tokens }: ParsedName, links: readonly Link[], side: 'left' | 'right'): Loose[] {
  const rank = new Map<number, number>();
  for (const [at, link] of links.entries()) for (const place of link[side]) rank.set(place, at);
  const found: Loose[] = [];
  for (const [at, token] of tokens.entries()) {
    if (rank.has(at)) continue;
    const isNamed = (place: number): boolean => rank.has(place) && tokens[place]?.kind !== 'particle';
    let before = at - 1;
    while (before >= 0 && !isNamed(before)) before -= 1;
    let after = at + 1;
    while (after < tokens.length && !isNamed(after)) after += 1;
    found.push({ token, side, between: [rank.get(before) ?? -1, rank.get(after) ?? -2] });
  }
  return found;
}

/**
 * Whether two words without counterpart are two answers to one question. In a person's name a given name does not
 * contradict a family name, nor a middle name («Juan Carlos Pérez») a second surname («Juan Pérez Gómez»): they stand
 * at different places among the words that agree.
 */
function contradict(a: Loose, b: Loose, schema: Schema): boolean {
  if ((a.token.kind === 'number') !== (b.token.kind === 'number')) return false;
  if (schema !== 'Person') return true;
  const isOther =
    (onlyGiven(a.token) && onlySurname(b.token)) || (onlySurname(a.token) && onlyGiven(b.token));
  if (isOther) return false;
  const [aBefore, aAfter] = a.between;
  const [bBefore, bAfter] = b.between;
  return (
    aBefore === bBefore ||
    aAfter === bAfter ||
    // The one ends where the other begins: the family name came first in one of them.
    (aBefore === -1 && bAfter === -2) ||
    (bBefore === -1 && aAfter === -2)
  );
}

const onlyGiven = ({ isGiven, isSurname }: Token): boolean => isGiven && !isSurname;
const onlySurname = ({ isGiven, isSurname }: Token): boolean => isSurname && !isGiven;

function heavier(a: Token, b: Token): keyof typeof conflictWeight {
  const kinds = [a.kind, b.kind].filter(
    (kind): kind is keyof typeof conflictWeight => kind in conflictWeight,
  );
  return kinds.toSorted((one, other) => conflictWeight[other] - conflictWeight[one])[0] ?? 'name';
}

/**
 * What words cost that one name lacks: little where what agrees is much and rare, much where only a given name or only a
 * common word agrees. Each further missing word of a person costs less than the one before it, as names are left out
 * together; those of a company do not.
 */
function missingCost(
  left: ParsedName,
  right: ParsedName,
  links: readonly Link[],
  missing: readonly Loose[],
  rarity: Rarity,
): (loose: Loose, at: number) => number {
  const { schema } = right;
  const agreed = links.flatMap(({ left: at, right: to, how }) =>
    how === 'initial'
      ? []
      : [
          (at.length <= to.length
            ? to.map((i) => right.tokens[i])
            : at.map((i) => left.tokens[i])) as Token[],
        ],
  );
  const words = agreed.flat().filter((token) => token.kind !== 'particle');
  if (schema !== 'Person') {
    const heavy = words.filter(({ kind }) => kind === 'name').length;
    const each = schema === 'Vessel' ? 0.9 : heavy > 1 ? 0.5 : 0.6;
    return ({ token }) => kindWeight[token.kind] * (token.kind === 'number' ? 1.2 : each);
  }
  const names = words.filter(({ kind }) => kind === 'name');
  const isBothSided = new Set(missing.map(({ side }) => side)).size > 1;
  // «Juan Carlos» alone is not yet a person, nor «Abdul Aziz» without the family name.
  const isNarrow =
    names.length < 2 || (names.every(onlyGiven) && missing.some(({ token }) => !token.isGiven));
  const isFamilyOnly = !isNarrow && names.every(onlySurname) && missing.some(({ token }) => onlyGiven(token));
  const rare = names.length === 0 ? 0 : names.reduce((sum, token) => sum + rarity(token), 0) / names.length;
  const first = isNarrow ? 0.9 : isFamilyOnly ? 0.7 : isBothSided ? 0.55 : 0.42 - 0.24 * rare;
  return ({ token, between }, at) => {
    if (isSyllabic(left) && isSyllabic(right)) return syllableCost;
    // Who lacks the first name may be the father: Ibrahim Hasan, Barzan Ibrahim Hasan.
    const leads = between[0] === -1 && token.kind === 'name' && !onlySurname(token);
    const leading = names.slice(0, 2).every(({ isGiven }) => isGiven) ? fatherCost : leadingCost;
    const most = leads ? Math.max(first, leading) : first;
    return (kindWeight[token.kind] * most) / (isBothSided || isNarrow ? 1 : at + 1) ** 1.1;
  };
}

/** For the first name of several; and for the first of a chain of given names, which are the father's and his father's. */
const leadingCost = 0.65;
const fatherCost = 0.85;
const syllableCost = 0.9;

/** A name of single syllables, as in Chinese and Korean: there each one counts, and none is left out. */
const isSyllabic = ({ tokens }: ParsedName): boolean =>
  tokens.length <= 4 && tokens.every(({ text }) => /^[^aeiouy]{0,3}[aeiouyw]{1,3}[^aeiouy]{0,2}$/.test(text));

const factors = {
  /** Words in an order that no habit explains. */
  order: { Person: -0.09, Company: -0.04, Vessel: -0.15 },
  /** One is Jr. and the other Sr. */
  generationDiffers: -0.35,
  /** Only one name says Jr. or II, or says Filho, which belongs to the name. */
  generationMissing: -0.1,
  nameGenerationMissing: -0.25,
  legalFormDiffers: -0.05,
} as const;

function nameAdjustments(
  left: ParsedName,
  right: ParsedName,
  links: readonly Link[],
): readonly { reason: Adjustment['reason']; factor: number }[] {
  const found: { reason: Adjustment['reason']; factor: number }[] = [];
  const { schema } = right;
  const order = links
    .filter(({ left: at }) => at.some((place) => isSignificant(left.tokens[place] as Token)))
    .map(({ right: to }) => to[0] ?? 0);
  if (!isInOrder(order, schema)) found.push({ reason: 'order', factor: factors.order[schema] });

  const generation = (name: ParsedName): Token | undefined =>
    name.tokens.find(({ kind }) => kind === 'generation');
  const [a, b] = [generation(left), generation(right)];
  if (a !== undefined && b !== undefined && a.canonical !== b.canonical)
    found.push({ reason: 'generation', factor: factors.generationDiffers });
  else if ((a === undefined) !== (b === undefined)) {
    const isPartOfName = ['filho', 'neto', 'sobrinho', 'bisneto'].includes((a ?? b)?.canonical ?? '');
    found.push({
      reason: 'generation',
      factor: isPartOfName ? factors.nameGenerationMissing : factors.generationMissing,
    });
  }

  const forms = (name: ParsedName): string[] =>
    name.tokens.filter(({ kind }) => kind === 'legal_form').map(({ canonical }) => canonical);
  const [mine, theirs] = [forms(left), forms(right)];
  if (
    mine.length > 0 &&
    theirs.length > 0 &&
    ![...mine, ...theirs].includes(anyForm) &&
    !mine.some((form) => theirs.includes(form))
  )
    found.push({ reason: 'legal_form', factor: factors.legalFormDiffers });
  return found;
}

/** Whether the words follow each other as in the other name; those of a person may also begin with the surname. */
function isInOrder(places: readonly number[], schema: Schema): boolean {
  const falls = places.filter((place, at) => at > 0 && place < (places[at - 1] ?? 0)).length;
  if (falls === 0) return true;
  return schema === 'Person' && falls === 1 && (places.at(-1) ?? 0) < (places[0] ?? 0);
}
