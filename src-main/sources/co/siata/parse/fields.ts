import { fold } from '@shared/fold';
import { changed } from './reading';

/**
 * The properties of a station. The source writes the same name in several ways (`Codigo`, `codigo`, `inundaciónMayor`):
 * names are compared without case, accents and signs.
 */
export class Fields {
  readonly #values = new Map<string, unknown>();

  constructor(values: Readonly<Record<string, unknown>>) {
    for (const [name, value] of Object.entries(values)) {
      const key = keyOf(name);
      if (!this.#values.has(key)) this.#values.set(key, value);
    }
  }

  /** The first that is there of several spellings; undefined when none is. */
  get(...names: readonly string[]): unknown {
    for (const name of names) {
      const value = this.#values.get(keyOf(name));
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** A member that must be there, whatever its value. */
  need(...names: readonly string[]): unknown {
    const key = names.map(keyOf).find((name) => this.#values.has(name));
    if (key === undefined) throw changed(`no ${names[0]} among ${this.names().join(', ').slice(0, 300)}`);
    return this.#values.get(key);
  }

  /** The members whose folded name a pattern matches, in the order of the source. */
  matching(pattern: RegExp): readonly (readonly [string, unknown])[] {
    return [...this.#values].filter(([name]) => pattern.test(name));
  }

  names(): readonly string[] {
    return [...this.#values.keys()];
  }
}

/** The same few names come again at every station. */
const keys = new Map<string, string>();
const mostKeys = 2000;

function keyOf(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = fold(name).replaceAll(/[^a-z0-9]/g, '');
  if (keys.size < mostKeys) keys.set(name, key);
  return key;
}
