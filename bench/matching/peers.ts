import UFuzzy from '@leeoniya/ufuzzy';
import { Charset, Index } from 'flexsearch';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { fold } from '@shared/fold';

/** A library that searches the same names, all of them in memory. */
export interface Peer {
  readonly name: string;
  /** So many questions of each kind; a slow one is asked fewer. */
  readonly questions: number;
  /** Places in the list, best first, ten at most. */
  search(question: string): readonly number[];
}

const plain = (text: string): string => fold(text).replaceAll(/[.,]/g, ' ').trim();

/** The libraries with the settings that found most in trials; texts reach them without case, accents and punctuation. */
export function peers(names: readonly string[]): readonly Peer[] {
  const texts = names.map(plain);
  return [miniSearch(texts), flexSearch(texts), uFuzzy(texts), fuse(texts)];
}

function miniSearch(texts: readonly string[]): Peer {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    searchOptions: { fuzzy: 0.2, combineWith: 'OR' },
  });
  index.addAll(texts.map((text, id) => ({ id, text })));
  return {
    name: 'MiniSearch',
    questions: 20,
    search: (question) =>
      index
        .search(plain(question))
        .slice(0, 10)
        .map(({ id }) => id as number),
  };
}

function flexSearch(texts: readonly string[]): Peer {
  const index = new Index({ tokenize: 'strict', encoder: Charset.LatinAdvanced });
  for (const [id, text] of texts.entries()) index.add(id, text);
  return {
    name: 'FlexSearch',
    questions: 40,
    search: (question) => index.search(plain(question), { limit: 10, suggest: true }) as number[],
  };
}

function uFuzzy(texts: readonly string[]): Peer {
  const finder = new UFuzzy({ intraMode: 1 });
  const haystack = [...texts];
  return {
    name: 'uFuzzy',
    questions: 20,
    search(question) {
      const [ids, info, order] = finder.search(haystack, plain(question), 4);
      if (ids === null) return [];
      const ranked = info === null || order === null ? ids : order.map((at) => info.idx[at] ?? -1);
      return ranked.slice(0, 10);
    },
  };
}

function fuse(texts: readonly string[]): Peer {
  const index = new Fuse(texts, { ignoreLocation: true, threshold: 0.4 });
  return {
    name: 'Fuse.js',
    questions: 1,
    search: (question) => index.search(plain(question), { limit: 10 }).map(({ refIndex }) => refIndex),
  };
}
