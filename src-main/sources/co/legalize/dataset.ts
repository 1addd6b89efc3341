import { fold } from '@shared/fold';
import { z } from 'zod';
import { form, type Dataset, type Tables } from '../../../datasets/dataset';
import { lawFiles } from './files';
import { readFrontMatter } from './front-matter';
import { archiveProfile } from './profile';

const tables = {
  law: {
    columns: {
      id: 'TEXT PRIMARY KEY',
      title: 'TEXT NOT NULL',
      law_type: 'TEXT NOT NULL',
      publication_date: 'TEXT',
      status: 'TEXT',
      last_updated: 'TEXT',
      /** Every other value of the front matter, as JSON. */
      facts: 'TEXT NOT NULL',
      /** Title and identifier without case and accents, for searching. */
      words: 'TEXT NOT NULL',
    },
    indexes: ['publication_date', 'law_type, publication_date'],
    // 18,866 files were counted.
    expected: { least: 15_000, most: 200_000, shrink: 0.05 },
  },
  /** Apart, so that lists do not read past it. */
  law_text: { columns: { id: 'TEXT PRIMARY KEY', text: 'TEXT NOT NULL' } },
} as const satisfies Tables;

const day = z.iso.date();

/** A date of the front matter; older files write 1900-01-01 where they know none. undefined when it is none. */
function dateOf(written: string | undefined): string | null | undefined {
  if (written === undefined || written === '' || written === '1900-01-01') return null;
  return day.safeParse(written).data;
}

/** The published files of Colombia, for whoever has no key; facts of 21 November 2026. */
export const legalizeFiles: Dataset = {
  id: 'co_legalize',
  title: { es: 'Normas de Colombia (Legalize)', en: 'Laws of Colombia (Legalize)' },
  description: {
    es: 'Los textos que Legalize publica: se buscan por título y se leen sin clave.',
    en: 'The texts that Legalize publishes: searched by title and read without a key.',
  },
  licence: {
    name: 'Textos oficiales de dominio público, en la edición de Legalize',
    url: 'https://github.com/legalize-dev/legalize-co',
  },
  profile: archiveProfile,
  version: 1,
  cadence: { checkEveryHours: 7 * 24, staleAfterDays: 120 },
  downloadBytes: 400_000_000,
  mostBytes: 4_000_000_000,
  tables,
  names: null,
  mostRejected: 0.01,
  forms: [
    form(tables, {
      id: 'archive',
      label: { es: 'Archivo ZIP del repositorio', en: 'ZIP archive of the repository' },
      files: { archive: { name: /^legalize-co.*\.zip$/i, format: lawFiles, required: true } },
      remote: async () => [
        {
          kind: 'archive',
          name: 'legalize-co.zip',
          url: 'https://codeload.github.com/legalize-dev/legalize-co/zip/HEAD',
        },
      ],
      read(out) {
        let newest = '';
        return {
          archive({ name, text: file }) {
            const read = readFrontMatter(file);
            if (typeof read === 'string') return out.reject(read);
            const { values, text } = read;
            const { identifier, title, rank, country } = Object.fromEntries(values);
            if (country !== 'co') return out.reject(`country ${country}`);
            if (identifier === undefined || !name.endsWith(`/co/${identifier}.md`))
              return out.reject(`identifier ${identifier} in ${name}`);
            if (!title || !rank) return out.reject('no title or rank');
            const published = dateOf(values.get('publication_date'));
            const updated = dateOf(values.get('last_updated'));
            if (published === undefined)
              return out.reject(`publication_date ${values.get('publication_date')}`);
            if (updated === undefined) return out.reject(`last_updated ${values.get('last_updated')}`);
            out.add('law', {
              id: identifier,
              title,
              law_type: rank,
              publication_date: published,
              status: values.get('status') ?? null,
              last_updated: updated,
              facts: JSON.stringify(Object.fromEntries(values)),
              words: fold(`${title} ${identifier.replaceAll('-', ' ')}`),
            });
            out.add('law_text', { id: identifier, text });
            if (updated !== null && updated > newest) out.asOf((newest = updated));
          },
        };
      },
    }),
  ],
};
