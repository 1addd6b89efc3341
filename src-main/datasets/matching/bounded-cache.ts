/**
 * Remembers what was made for a key. Full, it forgets everything: words repeat so much that it is soon filled again with
 * the common ones, and nothing has to be kept of their use.
 */
export function bounded<K, V>(size: number, make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    if (known.size >= size) known.clear();
    known.set(key, made);
    return made;
  };
}
