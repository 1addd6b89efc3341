import { kindOf, type FilledLeaf } from '@shared/answers/columns';

/** The track of a column in the table's grid. */
export function widthFor(leaf: FilledLeaf): string {
  const longest = Math.max(0, ...leaf.texts.map((text) => text.length));
  switch (kindOf(leaf)) {
    case 'amount':
      return 'minmax(150px, 1fr)';
    case 'date':
      return longest > 12 ? '160px' : '104px';
    case 'code':
      return `${Math.min(Math.max(longest, 8) * 9 + 12, 240)}px`;
    case 'text': {
      // A word is broken only where it is longer than any column should be.
      const word = Math.max(
        0,
        ...leaf.texts.flatMap((text) => text.split(/[\s-]/).map(({ length }) => length)),
      );
      const least = Math.max(longest <= 30 ? 110 : 160, Math.min(word * 8 + 16, 220));
      return longest <= 30 ? `minmax(${least}px, 1fr)` : `minmax(${least}px, 2fr)`;
    }
  }
}
