/*
 * Searching a text as a person does: without case and accents. Folding keeps every character in its place, so that what
 * was found can be marked where it stands.
 */

/** A place where the words sought stand: the how-manieth in which section. */
export interface Match {
  readonly section: number;
  readonly nth: number;
}

/** One character for each character: without accent and in lower case where that is one character too. */
export function foldInPlace(text: string): string {
  return text
    .replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replaceAll(/\P{ASCII}/gu, (character) => {
      const [first = character] = character.normalize('NFD');
      const lower = first.toLowerCase();
      return lower.length === character.length ? lower : character;
    });
}

/** What is sought: folded, blanks collapsed. Less than two characters is nothing yet. */
export function sought(query: string): string {
  const words = foldInPlace(query.normalize('NFC')).replaceAll(/\s+/g, ' ').trim();
  return words.length < 2 ? '' : words;
}

/** Positions of the words in a folded text, without overlaps. */
export function positionsOf(folded: string, words: string): readonly number[] {
  const positions: number[] = [];
  if (words === '') return positions;
  for (let at = folded.indexOf(words); at !== -1; at = folded.indexOf(words, at + words.length))
    positions.push(at);
  return positions;
}

/** Every match in the order of the text. @param sections their words, folded */
export function matchesIn(sections: readonly string[], words: string): readonly Match[] {
  return sections.flatMap((folded, section) =>
    positionsOf(folded, words).map((_, nth) => ({ section, nth })),
  );
}

/** The ranges of the words below a node, as they stand on the page: text of several nodes counts as one. */
export function rangesIn(root: Node, words: string): readonly Range[] {
  if (words === '') return [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  /** Where each kept character stands. */
  const places: { readonly node: Node; readonly offset: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const folded = foldInPlace(node.nodeValue ?? '');
    for (let offset = 0; offset < folded.length; offset += 1) {
      const character = folded.charAt(offset);
      const isBlank = /\s/.test(character);
      if (isBlank && (text === '' || text.endsWith(' '))) continue;
      text += isBlank ? ' ' : character;
      places.push({ node, offset });
    }
  }
  return positionsOf(text, words).flatMap((at) => {
    const first = places[at];
    const last = places[at + words.length - 1];
    if (first === undefined || last === undefined) return [];
    const range = document.createRange();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    return [range];
  });
}
