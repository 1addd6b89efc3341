import { fold } from '@shared/fold';
import { courtsList } from '@shared/operations/co/directorio-judicial';
import { form, type Dataset, type Tables } from '../../../datasets/dataset';
import { courtsWorkbook } from './courts-file';
import { mailboxesText } from './mailboxes-file';
import { directoryPage, profile } from './profile';
import { mailboxesFile } from './report';
import { courtCode, placeSlug, slug } from './slug';

const mailboxTables = {
  mailbox: {
    columns: {
      key: 'INTEGER PRIMARY KEY',
      email: 'TEXT NOT NULL',
      name: 'TEXT',
      type: 'TEXT',
      type_text: 'TEXT',
      code: 'TEXT',
      code_text: 'TEXT',
      corporation: 'TEXT',
      specialty: 'TEXT',
      department: 'TEXT',
      city: 'TEXT',
      corporation_slug: 'TEXT NOT NULL',
      specialty_slug: 'TEXT NOT NULL',
      department_slug: 'TEXT NOT NULL',
      city_slug: 'TEXT NOT NULL',
    },
    indexes: ['code'],
    // Some 5,000 courts and offices have a page of their own.
    expected: { least: 2000, most: 100_000, shrink: 0.2 },
  },
} satisfies Tables;

/** Mailboxes of the judiciary, from the public report that its page embeds; facts of 21 November 2026. */
export const mailboxes: Dataset = {
  id: 'co_rama_judicial_mailboxes',
  title: { es: 'Correos de la Rama Judicial', en: 'Mailboxes of the judiciary' },
  description: {
    es: 'Cuentas de correo de despachos y áreas de la Rama Judicial de Colombia, del informe público de Power BI.',
    en: 'Mailboxes of courts and areas of Colombia’s judiciary, from the public Power BI report.',
  },
  licence: { name: 'Directorio público de la Rama Judicial', url: directoryPage },
  profile,
  version: 1,
  cadence: { checkEveryHours: 30 * 24, staleAfterDays: 90 },
  downloadBytes: 3_000_000,
  mostBytes: 100_000_000,
  tables: mailboxTables,
  names: null,
  mostRejected: 0.01,
  forms: [
    form(mailboxTables, {
      id: 'report',
      label: { es: 'Informe de Power BI', en: 'Power BI report' },
      files: {
        mailboxes: { name: /^correos-rama-judicial.*\.ndjson$/i, format: mailboxesText, required: true },
      },
      remote: () => Promise.resolve([mailboxesFile]),
      read(out) {
        const known = new Set<string>();
        let key = 0;
        return {
          mailboxes({ refreshed, ...row }) {
            const { email, name, type, code, corporation, specialty, department, city } = row;
            if (refreshed !== null) out.asOf(refreshed);
            if (email === null || !/^[^\s@]+@[^\s@]+$/.test(email)) out.reject(`correo «${email ?? ''}»`);
            // Pages of the report overlap by their last row.
            const whole = JSON.stringify(row);
            if (known.has(whole)) return;
            known.add(whole);
            key += 1;
            out.add('mailbox', {
              key,
              email,
              name,
              type: typeOf(type ?? ''),
              type_text: type,
              code: courtCode(code ?? ''),
              code_text: code,
              corporation,
              specialty,
              department,
              city,
              corporation_slug: slug(corporation ?? ''),
              specialty_slug: slug(specialty ?? ''),
              department_slug: placeSlug(department ?? ''),
              city_slug: placeSlug(city ?? ''),
            });
          },
        };
      },
    }),
  ],
};

/** The values of TIPO were not seen; what is neither is shown as it comes. */
function typeOf(written: string): 'despacho' | 'area' | null {
  const word = fold(written);
  if (word.startsWith('despacho')) return 'despacho';
  return word.startsWith('area') ? 'area' : null;
}

const courtTables = {
  court: {
    columns: {
      code: 'TEXT PRIMARY KEY',
      name: 'TEXT',
      judge: 'TEXT',
      jurisdiction: 'TEXT',
      district: 'TEXT',
      circuit: 'TEXT',
      department: 'TEXT',
      city: 'TEXT',
      address: 'TEXT',
      location: 'TEXT',
      phone: 'TEXT',
    },
    expected: { least: 1000, most: 100_000, shrink: 0.2 },
  },
} satisfies Tables;

/** SIERJU's directory of courts, which only a person can export; facts of 21 November 2026. */
export const courts: Dataset = {
  id: courtsList,
  title: { es: 'Directorio SIERJU de despachos', en: 'SIERJU directory of courts' },
  description: {
    es: 'Distrito, circuito, dirección y teléfono de los despachos. Se descarga en directoriojudicial.ramajudicial.gov.co: Sierju-Web, «Consulta Externa Despachos», Buscar, «Exportar Excel».',
    en: 'District, circuit, address and telephone of courts. It is downloaded at directoriojudicial.ramajudicial.gov.co: Sierju-Web, “Consulta Externa Despachos”, Buscar, “Exportar Excel”.',
  },
  licence: {
    name: 'Directorio público de la Rama Judicial',
    url: 'https://directoriojudicial.ramajudicial.gov.co',
  },
  profile,
  version: 1,
  cadence: { checkEveryHours: 30 * 24, staleAfterDays: 180 },
  downloadBytes: 2_000_000,
  mostBytes: 32_000_000,
  tables: courtTables,
  names: null,
  // Courts that stand there twice, for two judges.
  mostRejected: 0.05,
  forms: [
    form(courtTables, {
      id: 'sierju',
      label: { es: 'Excel de SIERJU', en: 'SIERJU’s Excel file' },
      files: { courts: { name: /\.xlsx$/i, format: courtsWorkbook, required: true } },
      remote: null,
      read: (out) => ({
        courts(row) {
          const code = courtCode(row.code) ?? out.reject(`código «${row.code}»`);
          const given = (cell: string): string | null => (cell.trim() === '' ? null : cell.trim());
          out.add('court', {
            code,
            name: given(row.name),
            judge: given(row.judge),
            jurisdiction: given(row.jurisdiction),
            district: given(row.district),
            circuit: given(row.circuit),
            department: given(row.department),
            city: given(row.city),
            address: given(row.address),
            location: given(row.location),
            phone: given(row.phone),
          });
        },
      }),
    }),
  ],
};
