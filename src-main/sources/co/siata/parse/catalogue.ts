import { z } from 'zod';
import { changed, read } from './reading';

/** A layer or a graph that the geoportal says it has. */
export interface Published {
  readonly kind: 'layer' | 'graph';
  /** What follows `geodataJson/` or `geographJson/`. */
  readonly path: string;
  readonly name: string;
}

const inText = /\b(geodataJson|geographJson)\/(\d+)\/([A-Za-z0-9_]+)/;
const teamKeys = /^(id_?)?(team|equipo)(_?id)?$/i;
const nameKeys = /^(layer|capa|nombre(_capa)?|name|slug|variable)$/i;

/** The catalogue of the geoportal. Throws when it names nothing. */
export function parseCatalogue(bytes: Uint8Array): readonly Published[] {
  const published = parsePublished(bytes);
  if (published.length === 0) throw changed('a catalogue that names no layer');
  return published;
}

/**
 * Every layer and graph that a document names, in whichever way: as an address, or as an object with a team and a name.
 * The shape of the catalogue is not known (2026-11-21).
 */
export function parsePublished(bytes: Uint8Array): readonly Published[] {
  const found = new Map<string, Published>();
  const add = (kind: Published['kind'], team: string, name: string) =>
    found.set(`${kind} ${team}/${name}`, { kind, path: `${team}/${name}`, name });
  const open: unknown[] = [read(bytes, z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]))];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') addText(value);
    else if (Array.isArray(value)) open.push(...(value as unknown[]));
    else if (typeof value === 'object' && value !== null) {
      const members = Object.entries(value);
      const team = members.find(([key, member]) => teamKeys.test(key) && isOf(member, /^\d+$/));
      const name = members.find(([key, member]) => nameKeys.test(key) && isOf(member, /^[A-Za-z0-9_]+$/));
      if (team !== undefined && name !== undefined)
        add(/^variable$/i.test(name[0]) ? 'graph' : 'layer', String(team[1]), String(name[1]));
      for (const [key, member] of members) {
        addText(key);
        open.push(member);
      }
    }
  }
  return [...found.values()];

  function addText(text: string) {
    const match = inText.exec(text);
    if (match !== null) add(match[1] === 'geodataJson' ? 'layer' : 'graph', match[2] ?? '', match[3] ?? '');
  }
}

function isOf(value: unknown, pattern: RegExp): boolean {
  return (typeof value === 'string' || typeof value === 'number') && pattern.test(String(value));
}

/** The published ones of a kind whose name a pattern matches. */
export function publishedAs(
  catalogue: readonly Published[],
  kind: Published['kind'],
  pattern: RegExp,
): readonly Published[] {
  return catalogue.filter((entry) => entry.kind === kind && pattern.test(entry.name));
}
