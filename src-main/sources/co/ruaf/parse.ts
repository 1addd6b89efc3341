import type { z } from 'zod';
import type { ruafAffiliations } from '@shared/operations/co/ruaf';
import { dayFirstDate } from '@shared/vocabulary/dates';
import { readPage } from '../../../assisted/page';
import { namesIdentifier } from '../../../assisted/verdict';
import type { Capture } from '../../../engine/assistance';
import { changed, readBlocks } from './blocks';

type Answer = Omit<z.output<typeof ruafAffiliations.data>, 'document_type'>;

const affiliated = ['Fecha de afiliación', 'Fecha afiliación'];
const status = ['Estado', 'Estado de afiliado', 'Estado de afiliación', 'Estado de la afiliación'];
const municipality = ['Municipio labora', 'Municipio donde labora', 'Municipio laboral'];
const common = { administrator: ['Administradora'], affiliation_date: affiliated, status } as const;
const regime = ['Régimen'];
const affiliateType = ['Tipo de afiliado', 'Tipo afiliado'];

const blocks = {
  person: {
    titles: ['Información básica'],
    columns: {
      number: ['Número de identificación'],
      first_name: ['Primer nombre'],
      second_name: ['Segundo nombre'],
      first_surname: ['Primer apellido'],
      second_surname: ['Segundo apellido'],
      sex: ['Sexo'],
    },
  },
  health: {
    titles: ['Afiliación a salud'],
    columns: { ...common, regime, affiliate_type: affiliateType },
  },
  pension: { titles: ['Afiliación a pensiones'], columns: { ...common, regime } },
  occupational_risk: {
    titles: ['Afiliación a riesgos laborales'],
    columns: { ...common, economic_activity: ['Actividad económica'], work_municipality: municipality },
  },
  family_compensation: {
    titles: ['Afiliación a compensación familiar'],
    columns: {
      ...common,
      member_type: ['Tipo de miembro', 'Tipo de miembro de la población cubierta'],
      affiliate_type: affiliateType,
      work_municipality: municipality,
    },
  },
  severance: {
    titles: ['Afiliación a cesantías', 'Cesantías'],
    columns: { ...common, regime, work_municipality: municipality },
  },
} as const;

/**
 * Reads the report on the page.
 * @throws LookupError (`changed`) unless every block stands there, with its rows or the words that there is nothing, and the
 *   report is about the document asked for
 */
export function readAffiliations(captures: readonly Capture[], number: string): Answer {
  for (const page of captures.filter(({ kind }) => kind === 'page')) {
    const read = readPage(page.text());
    if (!read.shows({ phrase: blocks.health.titles[0] })) continue;
    const { person, ...reported } = readBlocks(read, blocks);
    const affiliations = {
      health: reported.health.map(affiliation),
      pension: reported.pension.map(affiliation),
      occupational_risk: reported.occupational_risk.map(affiliation),
      family_compensation: reported.family_compensation.map(affiliation),
      severance: reported.severance.map(affiliation),
    };
    const [holder, ...others] = person;
    if (others.length > 0) throw changed('a report about several people');
    if (holder === undefined && Object.values(affiliations).some((rows) => rows.length > 0))
      throw changed('affiliations of nobody');
    // Of nobody the report names the document above its blocks.
    if (holder === undefined ? !namesIdentifier(read.text, number) : !namesIdentifier(holder.number, number))
      throw changed('a document other than the one asked for');
    const [, reportDate = ''] = /^Fecha del? (?:reporte|consulta):\s*(\S+)$/im.exec(read.text) ?? [];
    return {
      found: holder !== undefined,
      document_number: number,
      first_name: written(holder?.first_name),
      second_name: written(holder?.second_name),
      first_surname: written(holder?.first_surname),
      second_surname: written(holder?.second_surname),
      sex: written(holder?.sex),
      report_date: dateOf(reportDate),
      ...affiliations,
      checked_at: new Date(page.at).toISOString(),
    };
  }
  throw changed('no report on the page');
}

/** Words as they are; the day read, and where it stands no other value may. */
function affiliation<Row extends Readonly<Record<string, string>> & { readonly affiliation_date: string }>(
  row: Row,
): { readonly [K in keyof Row]: string | null } {
  const words = Object.entries(row).map(([column, value]) => {
    if (column === 'affiliation_date') return [column, dateOf(value)];
    if (looksLikeDay(value)) throw changed(`${column} «${value}»`);
    return [column, written(value)];
  });
  return Object.fromEntries(words) as { readonly [K in keyof Row]: string | null };
}

function dateOf(given: string): string | null {
  if (given === '') return null;
  const date = dayFirstDate(given.split(' ')[0] ?? '');
  if (date === null) throw changed(`a date «${given}»`);
  return date;
}

function looksLikeDay(value: string): boolean {
  return /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}/.test(value);
}

function written(value: string | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}
