import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseAction, caseDetail, caseParty, caseRecord } from '@shared/operations/co/rama-judicial';
import type { z } from 'zod';
import { parseActions, parseCases, parseDetail, parseErrorMessage, parseParties, type Page } from './parse';
import { bytes } from '../../testing/ask';
import { damagedJson, observedIn as observedInSource } from '../../testing/damage';
import { fixture, type FixtureName } from './testing';

const onePage = (total: number, size: number) => ({ total, page_size: size, total_pages: 1, page: 1 });

const observedIn = (work: () => unknown) => observedInSource('rama_judicial', work);

describe('what the source answers', () => {
  test('records of a radicado, a private one among them', () => {
    expect(parseCases(bytes(fixture('by-number')), 1)).toEqual({
      rows: [
        {
          id: 900000011,
          connection_id: 259,
          registration_number: '11001400300120990012300',
          start_date: '2099-02-12',
          last_action_date: '2099-03-05',
          court: 'JUZGADO 001 CIVIL MUNICIPAL DE BOGOTÁ',
          state: 'BOGOTÁ',
          parties_text: 'Demandante: ACME S.A. | Demandado: PERSONA EJEMPLO',
          is_private: false,
        },
        {
          id: 900000021,
          connection_id: 320,
          registration_number: '11001400300120990012300',
          start_date: null,
          last_action_date: null,
          court: 'JUZGADO 001 CIVIL MUNICIPAL DE BOGOTÁ',
          state: 'BOGOTÁ',
          parties_text: '--- [ PROCESO PRIVADO ] ---',
          is_private: true,
        },
      ],
      pagination: onePage(2, 20),
    });
  });

  test('no record', () => {
    expect(parseCases(bytes(fixture('nothing')), 1)).toEqual({
      rows: [],
      pagination: { total: 0, page_size: 20, total_pages: 0, page: 1 },
    });
  });

  test('actuaciones, with identifiers past 2^31', () => {
    const { rows, pagination } = parseActions(bytes(fixture('actions')), 1);
    expect(pagination).toEqual(onePage(2, 40));
    expect(rows).toEqual([
      {
        id: 9000000001,
        registration_number: '11001400300120990012300',
        sequence: 2,
        action_date: '2099-03-05',
        action_type: 'Fijacion Estado',
        note: 'Actuación registrada el 05/03/2099 a las 10:21:33.',
        start_date: '2099-03-06',
        end_date: '2099-03-06',
        registered_date: '2099-03-05',
        has_documents: false,
      },
      {
        id: 9000000000,
        registration_number: '11001400300120990012300',
        sequence: 1,
        action_date: '2099-02-12',
        action_type: 'Radicación de Proceso',
        note: null,
        start_date: null,
        end_date: null,
        registered_date: '2099-02-12',
        has_documents: true,
      },
    ]);
  });

  test('parties', () => {
    expect(parseParties(bytes(fixture('parties')), 1).rows).toEqual([
      { id: 3000000001, role: 'Demandante', name: 'ACME S.A.', summoned_by_edict: false },
      { id: 3000000002, role: 'Demandado', name: 'PERSONA EJEMPLO', summoned_by_edict: true },
    ]);
  });

  test('the detail, whose blank text is no text', () => {
    expect(parseDetail(bytes(fixture('detail')))).toEqual({
      id: 900000011,
      registration_number: '11001400300120990012300',
      is_private: false,
      start_date: '2099-02-12',
      court_code: '110014303005',
      court: 'JUZGADO 005 CIVIL MUNICIPAL DE EJECUCIÓN DE SENTENCIAS DE BOGOTÁ',
      judge: 'PERSONA MODELO PRUEBA',
      case_type: 'De Ejecución',
      case_class: 'Ejecutivo Singular',
      case_subclass: 'Por sumas de dinero',
      appeal: 'Sin Tipo de Recurso',
      location: 'Software: Justicia XXI Web',
      filing_content: null,
      source_updated_at: '2099-03-06T19:30:01.197',
    });
  });

  test('error bodies in both spellings', () => {
    expect(parseErrorMessage(bytes('{"StatusCode":400,"Message":" Hay más de mil registros... "}'))).toBe(
      'Hay más de mil registros...',
    );
    expect(parseErrorMessage(bytes('{"statusCode":404,"message":"No existe"}'))).toBe('No existe');
  });

  test('a byte order mark, members in another order and members that are new', () => {
    const raw = JSON.parse(fixture('by-number')) as { procesos: object[] };
    const other = { nuevo: [1], ...raw, procesos: raw.procesos.map((row) => ({ otro: {}, ...row })) };
    expect(parseCases(bytes(`\ufeff${JSON.stringify(other)}`), 1).rows).toHaveLength(2);
  });
});

describe('what it has never answered', () => {
  const edited = (name: FixtureName, edit: (raw: Record<string, never>) => unknown) => {
    const raw = JSON.parse(fixture(name)) as Record<string, never>;
    return bytes(JSON.stringify(edit(raw) ?? raw));
  };

  test.each([
    ['HTML', '<!DOCTYPE html><title>Mantenimiento</title>', 'not JSON'],
    ['nothing at all', '', 'not JSON'],
    ['a truncated body', fixture('by-number').slice(0, 700), 'not JSON'],
    ['null', 'null', 'expected object'],
    ['a list', '[]', 'expected object'],
    ['an error body with 200', '{"StatusCode":500,"Message":"Error"}', 'procesos'],
  ])('%s', (_, text, observed) => {
    expect(observedIn(() => parseCases(bytes(text), 1))).toContain(observed);
  });

  test('text that is not UTF-8', () => {
    const latin = Uint8Array.from(Buffer.from(fixture('by-number'), 'latin1'));
    expect(observedIn(() => parseCases(latin, 1))).toContain('not UTF-8');
  });

  test.each([
    ['the list is missing', (raw: Record<string, unknown>) => void delete raw.procesos],
    [
      'the list has another name',
      (raw: Record<string, unknown>) => ({ ...raw, procesos: undefined, cases: raw.procesos }),
    ],
    ['the counts are missing', (raw: Record<string, unknown>) => void delete raw.paginacion],
    [
      'it counts three and lists two',
      (raw: { paginacion?: object }) => ({ ...raw, paginacion: { ...raw.paginacion, cantidadRegistros: 3 } }),
    ],
    [
      'it counts none and lists two',
      (raw: { paginacion?: object }) => ({ ...raw, paginacion: { ...raw.paginacion, cantidadRegistros: 0 } }),
    ],
    ['it counts two and lists none', (raw: object) => ({ ...raw, procesos: [] })],
    [
      'it is another page',
      (raw: { paginacion?: object }) => ({ ...raw, paginacion: { ...raw.paginacion, pagina: 2 } }),
    ],
    [
      'it has pages that cannot be',
      (raw: { paginacion?: object }) => ({ ...raw, paginacion: { ...raw.paginacion, cantidadPaginas: 4 } }),
    ],
    [
      'a page holds nothing',
      (raw: { paginacion?: object }) => ({ ...raw, paginacion: { ...raw.paginacion, registrosPagina: 0 } }),
    ],
  ])('%s', (_, edit) => {
    expect(observedIn(() => parseCases(edited('by-number', edit as never), 1))).toBeDefined();
  });

  test.each([
    ['idProceso', '900000011'],
    ['idProceso', 2 ** 53],
    ['idProceso', null],
    ['idProceso', 1.5],
    ['llaveProceso', 11001],
    ['fechaProceso', '2099-02-30T00:00:00'],
    ['fechaProceso', '12/02/2099'],
    ['fechaProceso', '2099-02-12'],
    ['fechaProceso', '2099-02-12T25:00:00'],
    ['fechaProceso', '2099-02-12T00:00:00-05:00'],
    ['fechaUltimaActuacion', undefined],
    ['despacho', null],
    ['sujetosProcesales', undefined],
    ['esPrivado', 'false'],
    ['esPrivado', 0],
  ])('%s: %j', (key, value) => {
    const body = edited('by-number', (raw) => {
      const rows = raw.procesos as unknown as Record<string, unknown>[];
      rows[0]![key] = value;
    });
    expect(observedIn(() => parseCases(body, 1))).toContain(key);
  });

  test('a page past the last has no rows and is no surprise', () => {
    const body = edited('by-number', (raw) => ({ ...raw, procesos: [] }));
    expect(parseCases(body, 2).rows).toEqual([]);
  });

  test('an error body without words', () => {
    expect(observedIn(() => parseErrorMessage(bytes('{"StatusCode":400}')))).toBeDefined();
    expect(observedIn(() => parseErrorMessage(bytes('<h2>Bad Request</h2>')))).toContain('not JSON');
  });
});

/*
 * Damage to recorded answers: a parser gives either the typed error or exactly what the damaged text says, read here a
 * second time without the parser's help.
 */
describe('damaged answers', () => {
  const days = ['2099-02-29T00:00:00', '2096-02-29T23:59:59.1234567'];
  const damaged = (name: FixtureName) => damagedJson(fixture(name), days);

  const day = (value: unknown) => (value === null ? null : String(value).slice(0, 10));
  const trimmed = (value: unknown) => String(value).trim();
  const trimmedOrNull = (value: unknown) => (value === null ? null : trimmed(value) || null);

  type Raw = Record<string, unknown>;
  const sayCase = (raw: Raw) => ({
    id: raw.idProceso,
    connection_id: raw.idConexion,
    registration_number: trimmed(raw.llaveProceso),
    start_date: day(raw.fechaProceso),
    last_action_date: day(raw.fechaUltimaActuacion),
    court: trimmed(raw.despacho),
    state: trimmed(raw.departamento),
    parties_text: trimmed(raw.sujetosProcesales),
    is_private: raw.esPrivado,
  });
  const sayAction = (raw: Raw) => ({
    id: raw.idRegActuacion,
    registration_number: trimmed(raw.llaveProceso),
    sequence: raw.consActuacion,
    action_date: day(raw.fechaActuacion),
    action_type: trimmed(raw.actuacion),
    note: trimmedOrNull(raw.anotacion),
    start_date: day(raw.fechaInicial),
    end_date: day(raw.fechaFinal),
    registered_date: day(raw.fechaRegistro),
    has_documents: raw.conDocumentos,
  });
  const sayParty = (raw: Raw) => ({
    id: raw.idRegSujeto,
    role: trimmed(raw.tipoSujeto),
    name: trimmed(raw.nombreRazonSocial),
    summoned_by_edict: raw.esEmplazado,
  });
  const sayDetail = (raw: Raw) => ({
    id: raw.idRegProceso,
    registration_number: trimmed(raw.llaveProceso),
    is_private: raw.esPrivado,
    start_date: day(raw.fechaProceso),
    court_code: trimmedOrNull(raw.codDespachoCompleto),
    court: trimmed(raw.despacho),
    judge: trimmedOrNull(raw.ponente),
    case_type: trimmedOrNull(raw.tipoProceso),
    case_class: trimmedOrNull(raw.claseProceso),
    case_subclass: trimmedOrNull(raw.subclaseProceso),
    appeal: trimmedOrNull(raw.recurso),
    location: trimmedOrNull(raw.ubicacion),
    filing_content: trimmedOrNull(raw.contenidoRadicacion),
    source_updated_at: raw.ultimaActualizacion,
  });

  const lists: List[] = [
    { name: 'by-number', parse: parseCases, key: 'procesos', say: sayCase, contract: caseRecord },
    { name: 'actions', parse: parseActions, key: 'actuaciones', say: sayAction, contract: caseAction },
    { name: 'parties', parse: parseParties, key: 'sujetos', say: sayParty, contract: caseParty },
  ];
  interface List {
    name: FixtureName;
    parse: (body: Uint8Array, page: number) => Page<unknown>;
    key: string;
    say: (raw: Raw) => unknown;
    contract: z.ZodType;
  }

  test.each(lists)('$name', ({ name, parse, key, say, contract }) => {
    let read = 0;
    fc.assert(
      fc.property(damaged(name), (text) => {
        let page: Page<unknown> | undefined;
        if (observedIn(() => (page = parse(bytes(text), 1))) !== undefined) return;
        read += 1;
        const raw = JSON.parse(text) as Record<string, Raw[]> & { paginacion: Raw };
        expect(page?.rows).toEqual((raw[key] ?? []).map(say));
        expect(page?.pagination.total).toBe(raw.paginacion.cantidadRegistros);
        for (const row of page?.rows ?? []) contract.parse(row);
        if (page?.rows.length === 0) expect(raw.paginacion.cantidadRegistros).toBe(0);
      }),
      { numRuns: 400 },
    );
    // The damage is not so thorough that nothing was left to be read right.
    expect(read).toBeGreaterThan(0);
  });

  test('detail', () => {
    fc.assert(
      fc.property(damaged('detail'), (text) => {
        let detail: ReturnType<typeof parseDetail> | undefined;
        if (observedIn(() => (detail = parseDetail(bytes(text)))) !== undefined) return;
        expect(detail).toEqual(sayDetail(JSON.parse(text) as Raw));
        caseDetail.parse(detail);
      }),
      { numRuns: 400 },
    );
  });
});
