import { fold } from '@shared/fold';
import { remembered } from '../../../remembered';
import { changed } from './reading';

/**
 * The properties of a station. The source writes the same name in several ways (`Codigo`, `codigo`, `inundaciónMayor`):
 * names are compared without case, accents and signs.
 */
export class Fields {
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #names: Names;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values;
    this.#names = namesOf(values);
  }

  /** The first that is there of several spellings; undefined when none is. */
  get(...names: readonly string[]): unknown {
    for (const name of names) {
      const own = this.#names.own(name);
      if (own !== undefined) return this.#values[own];
    }
    return undefined;
  }

  /** A member that must be there, whatever its value. */
  need(...names: readonly string[]): unknown {
    const value = this.get(...names);
    if (value === undefined) throw changed(`no ${names[0]} among ${this.names().join(', ').slice(0, 300)}`);
    return value;
  }

  /** The first of the members whose folded name a pattern (without flags) matches. */
  first(pattern: RegExp): readonly [string, unknown] | undefined {
    const [found] = this.#names.matching(pattern);
    return found === undefined ? undefined : [found[0], this.#values[found[1]]];
  }

  /** The members whose folded name a pattern (without flags) matches, in the order of the source. */
  matching(pattern: RegExp): readonly (readonly [string, unknown])[] {
    return this.#names.matching(pattern).map(([folded, own]) => [folded, this.#values[own]]);
  }

  names(): readonly string[] {
    return this.#names.folded();
  }
}

/** The names of the members of one station, which come again at the next: each is looked for once. */
class Names {
  readonly #written: readonly string[];
  readonly #byFolded = new Map<string, string>();
  readonly #found = new Map<string, string | undefined>();
  readonly #matching = new Map<string, readonly (readonly [string, string])[]>();

  constructor(written: readonly string[]) {
    this.#written = written;
    for (const name of written) {
      const folded = foldedName(name);
      if (!this.#byFolded.has(folded)) this.#byFolded.set(folded, name);
    }
  }

  /** Whether these are the names of the members, in the same order. */
  areOf(values: Readonly<Record<string, unknown>>): boolean {
    let place = 0;
    for (const name in values) {
      if (this.#written[place] !== name) return false;
      place += 1;
    }
    return place === this.#written.length;
  }

  /** How the source writes a name; undefined when it has no such member. */
  own(name: string): string | undefined {
    const found = this.#found.get(name);
    if (found !== undefined || this.#found.has(name)) return found;
    const own = this.#byFolded.get(foldedName(name));
    this.#found.set(name, own);
    return own;
  }

  matching(pattern: RegExp): readonly (readonly [string, string])[] {
    const known = this.#matching.get(pattern.source);
    if (known !== undefined) return known;
    const found = [...this.#byFolded].filter(([folded]) => pattern.test(folded));
    this.#matching.set(pattern.source, found);
    return found;
  }

  folded(): readonly string[] {
    return [...this.#byFolded.keys()];
  }
}

/** Those of the stations read last: the next one most often has the same. */
const recent: Names[] = [];
const mostRecent = 4;

function namesOf(values: Readonly<Record<string, unknown>>): Names {
  const known = recent.find((names) => names.areOf(values));
  if (known !== undefined) return known;
  const names = new Names(Object.keys(values));
  recent.unshift(names);
  recent.length = Math.min(recent.length, mostRecent);
  return names;
}

const foldedName = remembered((name) => fold(name).replaceAll(/[^a-z0-9]/g, ''));
