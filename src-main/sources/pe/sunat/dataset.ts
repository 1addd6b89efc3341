import { rucHolder } from '@shared/vocabulary/peru';
import { form, type Dataset, type RemoteFile, type Tables } from '../../../datasets/dataset';
import { packed } from '../../../datasets/formats/archive';
import { csv } from '../../../datasets/formats/csv';
import type { SourceHttp } from '../../../engine/adapter';
import { changed } from '../../reading';
import { profile, site } from './profile';
import { taxpayerFacts } from './queries';

const tables = {
  taxpayer: {
    columns: {
      // Not the RUC: the order of the file is not known, and rows in any order are written at once only by a key of their own.
      key: 'INTEGER PRIMARY KEY',
      ruc: 'INTEGER NOT NULL',
      name: 'TEXT',
      status: 'TEXT',
      condition: 'TEXT',
      ubigeo: 'TEXT',
      street_type: 'TEXT',
      street_name: 'TEXT',
      zone_code: 'TEXT',
      zone_type: 'TEXT',
      number: 'TEXT',
      interior: 'TEXT',
      lot: 'TEXT',
      apartment: 'TEXT',
      block: 'TEXT',
      kilometre: 'TEXT',
    },
    indexes: ['ruc'],
    // Some 14.5 million lines in 2025.
    expected: { least: 8_000_000, most: 60_000_000, shrink: 0.05 },
  },
} satisfies Tables;

/** Columns as the file heads them; DEPARTAMENTO is the number of a flat. */
const padronText = csv({
  delimiter: '|',
  quote: null,
  charset: null,
  closed: true,
  columns: {
    ruc: ['RUC'],
    name: ['NOMBRE O RAZÓN SOCIAL'],
    status: ['ESTADO DEL CONTRIBUYENTE'],
    condition: ['CONDICIÓN DE DOMICILIO'],
    ubigeo: ['UBIGEO'],
    street_type: ['TIPO DE VÍA'],
    street_name: ['NOMBRE DE VÍA'],
    zone_code: ['CÓDIGO DE ZONA'],
    zone_type: ['TIPO DE ZONA'],
    number: ['NÚMERO'],
    interior: ['INTERIOR'],
    lot: ['LOTE'],
    apartment: ['DEPARTAMENTO'],
    block: ['MANZANA'],
    kilometre: ['KILÓMETRO'],
  },
});

const padronFile = packed(padronText, /\.txt$/i);

const page = `${site}/descargaPRR/mrc137_padron_reducido.html`;

/** SUNAT's padrón reducido del RUC: every taxpayer of Peru; facts of 21 November 2026. */
export const padron: Dataset = {
  id: 'pe_sunat_padron',
  title: { es: 'Padrón reducido del RUC (Perú)', en: 'Register of taxpayers (Peru)' },
  description: {
    es: 'Todos los contribuyentes del Perú: RUC, nombre, estado, condición y domicilio. Ocupa varios gigabytes.',
    en: 'Every taxpayer of Peru: RUC, name, status, condition and address. It takes several gigabytes.',
  },
  licence: { name: 'Padrón reducido del RUC, SUNAT', url: page },
  profile,
  version: 1,
  cadence: { checkEveryHours: 7 * 24, staleAfterDays: 45 },
  downloadBytes: 370_000_000,
  mostBytes: 3_000_000_000,
  tables,
  names: { facts: taxpayerFacts, record: null },
  // Lines whose name holds a separator.
  mostRejected: 0.001,
  forms: [
    form(tables, {
      id: 'padron',
      label: { es: 'ZIP o TXT del padrón reducido', en: 'ZIP or TXT of the padrón reducido' },
      files: {
        padron: {
          name: /^padron_reducido_ruc.*\.(zip|txt)$/i,
          format: padronFile,
          required: true,
        },
      },
      remote: linkedFile,
      read(out) {
        let key = 0;
        return {
          padron(row) {
            const ruc = row.ruc.trim();
            if (!/^\d{11}$/.test(ruc)) out.reject(`RUC «${ruc}»`);
            const ubigeo = given(row.ubigeo);
            // A separator within a name moves what follows it.
            if (ubigeo !== null && /\D/.test(ubigeo)) out.reject(`UBIGEO «${ubigeo}»`);
            key += 1;
            const name = given(row.name);
            out.add('taxpayer', {
              key,
              ruc: Number(ruc),
              name,
              status: given(row.status),
              condition: given(row.condition),
              ubigeo,
              street_type: given(row.street_type),
              street_name: given(row.street_name),
              zone_code: given(row.zone_code),
              zone_type: given(row.zone_type),
              number: given(row.number),
              interior: given(row.interior),
              lot: given(row.lot),
              apartment: given(row.apartment),
              block: given(row.block),
              kilometre: given(row.kilometre),
            });
            if (name !== null) out.name(key, name, schemas[rucHolder(ruc) ?? 'unknown']);
          },
        };
      },
    }),
  ],
};

const schemas = { person: 'Person', company: 'Company', unknown: undefined } as const;

/** The file writes `-`, `----` or nothing where it knows nothing. */
function given(cell: string): string | null {
  const text = cell.trim();
  return /^-*$/.test(text) ? null : text;
}

/** The file that SUNAT's page links; the padrón of branches beside it has another name. */
async function linkedFile(http: SourceHttp): Promise<readonly RemoteFile[]> {
  const html = (await http.send({ url: page })).text();
  const [, link] = /href\s*=\s*["']([^"']*padron_reducido_ruc\.zip)["']/i.exec(html) ?? [];
  if (link === undefined) throw changed(profile.source.id, 'the page of the padrón links no file of it');
  return [{ kind: 'padron', name: 'padron_reducido_ruc.zip', url: new URL(link, page).href }];
}
