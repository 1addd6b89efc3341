import type { SourceHttp } from '../../../engine/adapter';
import { askCatalogue, askDescription } from './client';
import { parseCatalogue, parsePublished, publishedAs, type Published } from './parse/catalogue';
import { changed } from './parse/reading';

/** What is looked for: the name of a layer or of a graph. */
export interface Wanted {
  readonly kind: Published['kind'];
  readonly pattern: RegExp;
}

/**
 * What the geoportal publishes: its catalogue and, where that lacks something wanted, the description of its API. Asked
 * anew in each lookup, so that the evidence shows where each layer was found.
 */
export async function askPublished(
  http: SourceHttp,
  wanted: readonly Wanted[],
): Promise<readonly Published[]> {
  const catalogue = parseCatalogue((await askCatalogue(http)).bytes);
  if (wanted.every(({ kind, pattern }) => publishedAs(catalogue, kind, pattern).length > 0)) return catalogue;
  return [...catalogue, ...parsePublished((await askDescription(http)).bytes)];
}

/** Every published one of a kind whose name a pattern matches; throws when there is none. */
export async function discoverAll(
  http: SourceHttp,
  what: string,
  wanted: Wanted,
): Promise<readonly Published[]> {
  const found = publishedAs(await askPublished(http, [wanted]), wanted.kind, wanted.pattern);
  if (found.length > 0) return found;
  throw changed(`layer not published: ${what} (${wanted.pattern.source}) is in no list of the geoportal`);
}

/** The only published one; throws when there is none, or when several could be it. */
export async function discover(http: SourceHttp, what: string, wanted: Wanted): Promise<Published> {
  const [only, other] = await discoverAll(http, what, wanted);
  if (only !== undefined && other === undefined) return only;
  throw changed(`several layers could be ${what}: ${only?.path}, ${other?.path}`);
}
