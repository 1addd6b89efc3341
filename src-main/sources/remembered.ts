/**
 * A function of a text that remembers its answers, for the few texts that come again and again in an answer (names of
 * members, of municipalities, of statuses).
 * @param most texts that are remembered; past them all are forgotten, so that odd ones cannot fill the memory
 */
export function remembered<T>(answer: (text: string) => T, most = 2000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = answer(text);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
