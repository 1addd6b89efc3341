import { practiceCredential } from '@shared/credentials';
import { registraduria } from '@shared/operations/co/registraduria';
import { rues } from '@shared/operations/co/rues';
import { secop } from '@shared/operations/co/secop/source';
import { parseRows } from '../../src-main/sources/co/datos-abiertos/rows';
import type { Columns, Row, Table } from '../../src-main/sources/co/datos-abiertos/table';
import { parseLaw, parseLaws } from '../../src-main/sources/co/legalize/parse';
import {
  parseActions,
  parseCases,
  parseDetail,
  parseParties,
} from '../../src-main/sources/co/rama-judicial/parse';
import { parseValidity } from '../../src-main/sources/co/registraduria/parse';
import { entityOf, establishmentOf } from '../../src-main/sources/co/rues/parse';
import { companyTable, establishmentTable } from '../../src-main/sources/co/rues/tables';
import { bidderOf } from '../../src-main/sources/co/secop/bidders';
import { contractOf } from '../../src-main/sources/co/secop/contracts';
import { modificationOf } from '../../src-main/sources/co/secop/modifications';
import { processRowOf } from '../../src-main/sources/co/secop/processes';
import { supplierOf } from '../../src-main/sources/co/secop/suppliers';
import {
  bidderTable,
  contractTable,
  modificationTable,
  processTable,
  supplierTable,
} from '../../src-main/sources/co/secop/tables';
import { parsePm25, parsePollutant } from '../../src-main/sources/co/siata/operations/air-quality';
import { parseSensors } from '../../src-main/sources/co/siata/operations/citizen-sensors';
import { parseGauges, parseMonths, parseWindows } from '../../src-main/sources/co/siata/operations/rainfall';
import { parseLevels } from '../../src-main/sources/co/siata/operations/river-levels';
import { parseWeather, weatherRows } from '../../src-main/sources/co/siata/operations/weather';
import { parseGraph, seriesOf } from '../../src-main/sources/co/siata/parse/series';
import type { PracticeTable } from '../../src-practice/co/datos-abiertos/table';
import { startLegalize } from '../../src-practice/co/legalize';
import { companies } from '../../src-practice/co/rues/companies';
import { establishments } from '../../src-practice/co/rues/establishments';
import { contracts } from '../../src-practice/co/secop/contracts';
import { modifications } from '../../src-practice/co/secop/execution';
import { processes } from '../../src-practice/co/secop/processes';
import { bidders, registeredSuppliers } from '../../src-practice/co/secop/registers';
import { graphs } from '../../src-practice/co/siata/graphs';
import { layers } from '../../src-practice/co/siata/layers';
import { weatherSites } from '../../src-practice/co/siata/network';
import { serviceLayers } from '../../src-practice/co/siata/service-layers';
import { dayOf } from '../../src-practice/cpnu/calendar';
import { caseBook } from '../../src-practice/cpnu/cases';
import { actionRow, caseRow, detail, paged, partyRows } from '../../src-practice/cpnu/rows';

/** A parser, and documents of its source that make a megabyte or more together. */
export interface Documents {
  readonly name: string;
  readonly documents: readonly Uint8Array[];
  readonly read: (document: Uint8Array) => unknown;
}

export const megabyte = 1024 * 1024;
const today = '2026-11-21';
const now = Date.parse(`${today}T15:00:00Z`);

/** The documents of each source, by its identifier. */
export async function documentsOf(): Promise<Readonly<Record<string, readonly Documents[]>>> {
  return {
    rama_judicial: judicial(),
    [registraduria.id]: [registry()],
    [rues.id]: [
      rows(rues.id, companyTable, companies, entityOf),
      rows(rues.id, establishmentTable, establishments, establishmentOf),
    ],
    [secop.id]: [
      rows(secop.id, contractTable, contracts, contractOf),
      rows(secop.id, processTable, processes, processRowOf),
      rows(secop.id, modificationTable, modifications, modificationOf),
      rows(secop.id, supplierTable, registeredSuppliers, supplierOf),
      rows(secop.id, bidderTable, bidders, bidderOf),
    ],
    siata: valley(),
    legalize: await laws(),
  };
}

/** A page of a data set: the columns that are asked for, and what the adapter makes of each row. */
function rows<C extends Columns>(
  source: string,
  table: Table<C>,
  practice: PracticeTable,
  toRecord: (row: Row<C>) => unknown,
): Documents {
  const asked = Object.keys(table.columns);
  const all = practice
    .rows(today)
    .map((row) =>
      Object.fromEntries(asked.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]]))),
    );
  return {
    name: table.name,
    documents: [bytesOf(untilMegabyte(all))],
    read: (document) => parseRows(source, table, document).map(toRecord),
  };
}

function judicial(): readonly Documents[] {
  const { records } = caseBook(dayOf(now));
  const page = (name: string, list: readonly unknown[], size: number) => {
    const { rows: shown, paginacion } = paged(list, size, 1);
    return bytesOf({ [name]: shown, paginacion });
  };
  const some = records.slice(0, 400);
  const found = some.map((record) => caseRow(record, record.actions()));
  const searches = Array.from({ length: Math.floor(found.length / 20) }, (_, index) =>
    page('procesos', found.slice(index * 20, index * 20 + 20), 20),
  );
  return [
    { name: 'procesos', documents: manyOf(searches), read: (document) => parseCases(document, 1) },
    {
      name: 'actuaciones',
      documents: manyOf(
        some.map((record) => {
          const actions = record.actions();
          return page(
            'actuaciones',
            actions.map((action) => actionRow(record, action, actions.length)),
            40,
          );
        }),
      ),
      read: (document) => parseActions(document, 1),
    },
    {
      name: 'sujetos',
      documents: manyOf(some.map((record) => page('sujetos', partyRows(record), 40))),
      read: (document) => parseParties(document, 1),
    },
    {
      name: 'detalle',
      documents: manyOf(some.map((record) => bytesOf(detail(record, now)))),
      read: parseDetail,
    },
  ];
}

function registry(): Documents {
  const words = [
    'Vigente (Vivo)',
    'Cancelada por Muerte',
    'Cancelada por Doble Cedulacion',
    'Cedula no Existe',
  ];
  return {
    name: 'vigencia',
    documents: manyOf(words.map((vigencia) => bytesOf({ codigo: 200, vigencia, fecha: '21/11/2026' }))),
    read: parseValidity,
  };
}

function valley(): readonly Documents[] {
  const layer = (path: string, read: Documents['read']): Documents => {
    const told = layers[path]?.(now) as { readonly features: readonly Feature[] };
    return {
      name: path,
      documents: [
        bytesOf({ type: 'FeatureCollection', features: untilMegabyte(told.features, withOtherCode) }),
      ],
      read,
    };
  };
  const service = (id: string, read: Documents['read']): Documents => ({
    name: `service layer ${id}`,
    documents: [
      bytesOf({ id_capa: id, status: 'ok', feature_vector: untilMegabyte(serviceLayers[id]?.(now) ?? []) }),
    ],
    read,
  });
  const series = (path: string): Documents => ({
    name: path,
    documents: manyOf(weatherSites.slice(0, 5).map(({ code }) => bytesOf(graphs[path]?.(code, now)))),
    read: (document) => {
      const found = seriesOf(parseGraph(document), now);
      return found === null ? null : weatherRows(found);
    },
  });
  return [
    layer('3/tempVient', parseWeather),
    layer('3/pluvios_v2', parseGauges),
    layer('2/niveles', parseLevels),
    layer('1/pm25_minio', parsePm25),
    layer('1/cc_pm25', (document) => parseSensors(document, now)),
    service('211', parseWindows),
    service('210', (document) => parseMonths(document, now)),
    service('745', (document) => parsePollutant(document, 'pm10')),
    series('3/meteo_1h'),
    series('3/meteo_6h'),
  ];
}

interface Feature {
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Stations that come again are left out by the parsers: each copy has codes of its own. */
function withOtherCode(feature: Feature, copy: number): Feature {
  const { properties } = feature;
  const name = 'Codigo' in properties ? 'Codigo' : 'codigo';
  return { ...feature, properties: { ...properties, [name]: `${copy}${String(properties[name])}` } };
}

async function laws(): Promise<readonly Documents[]> {
  const practice = await startLegalize();
  const origin = practice.originMap['https://legalize.dev'] ?? '';
  const get = async (path: string) => {
    const headers = { Authorization: `Bearer ${practiceCredential('legalize', 'key')}` };
    const response = await fetch(`${origin}/api/v1/co/laws${path}`, { headers });
    return new Uint8Array(await response.arrayBuffer());
  };
  const list = await get('?page=1&per_page=100');
  const { results } = JSON.parse(Buffer.from(list).toString()) as {
    readonly results: readonly { id: string }[];
  };
  const id = results[0]?.id ?? '';
  const law = await get(`/${id}`);
  await practice.close();
  return [
    { name: 'laws', documents: manyOf([list]), read: (document) => parseLaws(document, 1, 100) },
    { name: 'law', documents: manyOf([law]), read: (document) => parseLaw(document, id) },
  ];
}

function bytesOf(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

/** The list over and over, until its text makes a megabyte. */
function untilMegabyte<T>(list: readonly T[], vary: (item: T, copy: number) => T = (item) => item): T[] {
  const copies = Math.ceil(megabyte / bytesOf(list).byteLength);
  return Array.from({ length: copies }, (_, copy) => list.map((item) => vary(item, copy))).flat();
}

/** The documents over and over, until they make a megabyte. */
function manyOf(documents: readonly Uint8Array[]): readonly Uint8Array[] {
  const bytes = documents.reduce((sum, document) => sum + document.byteLength, 0);
  return Array.from({ length: Math.ceil(megabyte / bytes) }, () => documents).flat();
}
