/** The words of a list that is written down with blanks and line ends between them. */
export const wordsOf = (list: string): readonly string[] => list.split(/\s+/).filter((word) => word !== '');

/** Lines of words that belong together: from each word to the first one of its line. */
export function groupsOf(lines: string): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const line of lines.split('\n')) {
    const words = wordsOf(line);
    const [first] = words;
    if (first === undefined) continue;
    for (const word of words) {
      const other = groups.get(word);
      if (other !== undefined) throw new Error(`«${word}» stands in the groups ${other} and ${first}.`);
      groups.set(word, first);
    }
  }
  return groups;
}
