/** Numbers from 0 to 1 that come in the same order for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(all: readonly T[], random: () => number): T {
  return all[Math.floor(random() * all.length)] as T;
}

/** The first ones are picked more often, as names are: the tenth about a tenth as often as the first. */
export function pickCommon<T>(all: readonly T[], random: () => number): T {
  return (
    all[Math.floor(all.length ** random()) - 1 + Math.floor(random() * Math.min(8, all.length))] ??
    pick(all, random)
  );
}
