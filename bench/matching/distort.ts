import { pick } from './random';
import type { MadeName } from './names';

type Random = () => number;
/** A way in which a name is asked otherwise than it stands on the list; null when it cannot be done to this name. */
type Distortion = (name: MadeName, random: Random) => string | null;

const words = ({ given, family }: MadeName): string[] => [...given, ...family];
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The name with one of its longer words changed. */
function change(
  name: MadeName,
  random: Random,
  length: number,
  how: (word: string) => string | null,
): string | null {
  const all = words(name);
  const places = all.flatMap((word, at) => (word.length >= length ? [at] : []));
  // Beginning anywhere, the first word that can be changed so.
  const start = Math.floor(random() * places.length);
  for (const [turn] of places.entries()) {
    const at = places[(start + turn) % places.length] ?? 0;
    const changed = how(all[at] ?? '');
    if (changed !== null && changed !== all[at]) return all.with(at, changed).join(' ');
  }
  return null;
}

function typo(word: string, random: Random): string {
  const letters = Array.from(plain(word).toLowerCase());
  const at = 1 + Math.floor(random() * (letters.length - 2));
  const letter = pick(Array.from('abcdefghilmnoprstuvz'), random);
  const kind = Math.floor(random() * 4);
  if (kind === 0) letters.splice(at, 1);
  else if (kind === 1) letters.splice(at, 0, letter);
  else if (kind === 2) letters[at] = letter;
  else [letters[at], letters[at - 1]] = [letters[at - 1] as string, letters[at] as string];
  return letters.join('');
}

/** Replaces one of two letters by the other, as people confuse them. */
const confuse =
  (one: string, other: string): Distortion =>
  (name, random) =>
    change(name, random, 3, (word) => {
      const text = word.toLowerCase();
      const places = Array.from(text).flatMap((letter, at) =>
        letter === one || letter === other ? [at] : [],
      );
      if (places.length === 0) return null;
      const at = pick(places, random);
      return text.slice(0, at) + (text[at] === one ? other : one) + text.slice(at + 1);
    });

const cyrillic: Readonly<Record<string, string>> = letterMap(
  'a:а b:б c:к d:д e:е f:ф g:г h: i:и j:х k:к l:л m:м n:н o:о p:п q:к r:р s:с t:т u:у v:в w:в x:кс y:й z:с ch:ч ll:й ñ:нь qu:к ce:се ci:си ge:хе gi:хи gue:ге gui:ги',
);
const greek: Readonly<Record<string, string>> = letterMap(
  'a:α b:β c:κ d:δ e:ε f:φ g:γ h: i:ι j:χ k:κ l:λ m:μ n:ν o:ο p:π q:κ r:ρ s:σ t:τ u:ου v:β w:β x:ξ y:ι z:ζ ch:τσ ll:γι ñ:νι qu:κ ce:σε ci:σι ge:χε gi:χι gue:γκε gui:γκι',
);

function letterMap(pairs: string): Record<string, string> {
  return Object.fromEntries(pairs.split(' ').map((pair) => pair.split(':') as [string, string]));
}

const inScript =
  (letters: Readonly<Record<string, string>>): Distortion =>
  (name) =>
    words(name)
      .map((word) =>
        word
          .toLowerCase()
          .replaceAll('ñ', '\u0001')
          .normalize('NFD')
          .replaceAll(/\p{M}/gu, '')
          .replaceAll('\u0001', 'ñ')
          .replaceAll(/gu[ei]|ch|ll|qu|[cg][ei]|./gu, (letter) => letters[letter] ?? letter),
      )
      .join(' ');

const ofPeople =
  (how: Distortion): Distortion =>
  (name, random) =>
    name.schema === 'Person' ? how(name, random) : null;

export const distortions: Readonly<Record<string, Distortion>> = {
  'as listed': ({ text }) => text,
  'typo in one word': (name, random) => change(name, random, 5, (word) => typo(word, random)),
  'order exchanged': ofPeople(({ given, family }, random) =>
    random() < 0.5 ? `${family.join(' ')}, ${given.join(' ')}` : [...family, ...given].join(' '),
  ),
  'second surname missing': ofPeople(({ given, family }) =>
    given.length > 1 ? [...given, family[0]].join(' ') : null,
  ),
  'second given name missing': ofPeople(({ given, family }) =>
    given.length > 1 ? [given[0], ...family].join(' ') : null,
  ),
  'given names as initials': ofPeople(({ given, family }) =>
    [...given.map((word) => `${word[0] ?? ''}.`), ...family].join(' '),
  ),
  'ñ for n': (name, random) =>
    change(name, random, 3, (word) => (/ñ/i.test(word) ? word.replaceAll(/ñ/gi, 'n') : null)),
  'y for i': confuse('y', 'i'),
  'b for v': confuse('b', 'v'),
  's for z': confuse('s', 'z'),
  'two words joined': (name, random) => {
    const all = words(name);
    const at = Math.floor(random() * (all.length - 1));
    return [
      ...all.slice(0, at),
      `${all[at] ?? ''}${(all[at + 1] ?? '').toLowerCase()}`,
      ...all.slice(at + 2),
    ].join(' ');
  },
  'one word split': (name, random) =>
    change(name, random, 7, (word) => {
      const at = 3 + Math.floor(random() * (word.length - 5));
      return `${word.slice(0, at)} ${word.slice(at)}`;
    }),
  'in Cyrillic': inScript(cyrillic),
  'in Greek': inScript(greek),
  'company form missing': ({ schema, family }) => (schema === 'Company' ? family.join(' ') : null),
};
