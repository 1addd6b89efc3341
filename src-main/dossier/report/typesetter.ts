import type { ContentText, Style } from 'pdfmake/interfaces';
import type { Language, Text } from '@shared/text';
import type { Face, Family } from './fonts';

/** Characters that look the same as another one which the fonts do have. */
const equals: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u202f': '\u00a0',
  '\u2007': '\u00a0',
  '\ufeff': '',
  '\t': '    ',
  '\r': '',
};

/**
 * So many characters without a blank make a run. pdfmake takes quadratic time to break a word that is longer than its
 * line; in several runs the word looks the same.
 */
const longWord = 200;

/** How a text is set, and, for a node of its own, its name and its width among columns. */
type TextStyle = Style & Partial<ContentText> & { readonly id?: string; readonly width?: number };

/** Text of the report: a node, or one run inside the text of another node. */
export type SetText = (value: string, style?: TextStyle) => ContentText;

/** Says the product's texts in the language of an export. */
export interface Speaker {
  readonly language: Language;
  say(text: Text): string;
}

/** Sets text in the report's faces. A character that no font has is printed as its code, never as a blank box. */
export interface Typesetter extends Speaker {
  readonly serif: SetText;
  readonly sans: SetText;
  readonly mono: SetText;
  /** Whether any character had to be printed as its code so far. */
  readonly missing: () => boolean;
}

export function createTypesetter(
  families: Readonly<Record<Face, readonly Family[]>>,
  language: Language,
): Typesetter {
  let missing = false;

  function familyOf(face: Face, character: string): Family | undefined {
    const point = character.codePointAt(0);
    return point === undefined ? undefined : families[face].find((family) => family.characters.has(point));
  }

  function setIn(face: Face): SetText {
    const [first] = families[face];
    if (first === undefined) throw new Error(`no font for ${face}`);
    return (value, style = {}) => {
      const runs: { text: string; font: string }[] = [];
      let unbroken = 0;
      const put = (text: string, font: string): void => {
        const last = runs.at(-1);
        unbroken = text.trim() === '' ? 0 : unbroken + text.length;
        if (last?.font === font && unbroken < longWord) last.text += text;
        else {
          runs.push({ text, font });
          unbroken = 0;
        }
      };
      for (const raw of value.normalize('NFC')) {
        const character = equals[raw] ?? raw;
        if (character === '') continue;
        // A line break is no glyph, and a blank takes the font of what stands before it so that runs stay whole.
        if (character === '\n' || character === ' ') {
          put(character, runs.at(-1)?.font ?? first.name);
          continue;
        }
        const family = familyOf(face, [...character][0] ?? '');
        if (family !== undefined) put(character, family.name);
        else {
          missing = true;
          put(codeOf(character), first.name);
        }
      }
      const [only] = runs;
      if (only === undefined) return { text: '', font: first.name, ...style };
      return runs.length === 1 ? { ...only, ...style } : { text: runs, ...style };
    };
  }

  return {
    language,
    serif: setIn('serif'),
    sans: setIn('sans'),
    mono: setIn('mono'),
    say: (text) => text[language],
    missing: () => missing,
  };
}

function codeOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  return `[U+${point.toString(16).toUpperCase().padStart(4, '0')}]`;
}
