import { actionRow, caseRow, detail, listPageSize, paged, partyRows, searchPageSize } from './rows';
import { failed, forbidden, html, json, noSuchPath, refused, type Answer } from './answer';
import { dayOf, type Day } from './calendar';
import { caseBook, type CaseRecord } from './cases';
import { courtLists } from './lists';
import { misbehave } from './misbehaviour';
import { findByName } from './search';
import { specialRadicados, type SpecialId } from './special';
import type { Action } from './timeline';

export interface SourceOptions {
  /** Waited before the answer to the slow radicado. */
  readonly slowMs: number;
  /** Epoch milliseconds; the cases are told up to the day of the start. */
  readonly now: () => number;
}

export interface SourceQuestion {
  readonly method: string;
  readonly url: URL;
  readonly userAgent: string;
}

export interface Source {
  answer(question: SourceQuestion): Answer;
  /** How often each radicado was searched for. */
  readonly askedNumbers: ReadonlyMap<string, number>;
}

/** Names of parameters in lower case, as they count in either case at the source. */
type Query = ReadonlyMap<string, string>;

const activeDays = 30;
const mostMatches = 1000;
const specials = new Map<string, SpecialId>(
  (Object.keys(specialRadicados) as SpecialId[]).map((id) => [specialRadicados[id].number, id]),
);
const unknownCase = failed(404, 'No se encontró el proceso solicitado.');

/** The Consulta de Procesos over the invented cases: what it answers to each request, and what it remembers. */
export function cpnuSource({ slowMs, now }: SourceOptions): Source {
  const today = dayOf(now());
  const book = caseBook(today);
  const lists = courtLists(book.records);
  const askedNumbers = new Map<string, number>();
  let burstLeft = 0;

  const actionsOf = (record: CaseRecord): readonly Action[] => {
    const told = record.actions();
    if (specials.get(record.number) !== 'gains_action') return told;
    const gained = Math.max(0, (askedNumbers.get(record.number) ?? 0) - 1);
    return [
      ...told,
      ...Array.from({ length: gained }, (_, place) => gainedAction(told.length + place + 1, today)),
    ];
  };

  const caseList = (kind: string, rows: readonly CaseRecord[], page: number, asked: object): Answer => {
    const shown = paged(rows, searchPageSize, page);
    return json({
      tipoConsulta: kind,
      procesos: shown.rows.map((record) => caseRow(record, actionsOf(record))),
      parametros: { ...noParameters, ...asked },
      paginacion: { ...shown.paginacion, paginas: null },
    });
  };

  const byNumber = (query: Query, page: number): Answer => {
    const numero = query.get('numero') ?? '';
    if (!/^\d{23}$/.test(numero)) return refused('El parametro "numero" ha de contener 23 digitos.');
    const times = (askedNumbers.get(numero) ?? 0) + 1;
    askedNumbers.set(numero, times);
    const special = specials.get(numero);
    if (special === 'burst_403' && times % 2 === 1) burstLeft = 2;
    const soloActivos = isTrue(query.get('soloactivos'));
    const held = book.byNumber.get(numero) ?? [];
    const rows = soloActivos
      ? held.filter((record) => lastDay(actionsOf(record)) >= today - activeDays)
      : held;
    const usual = caseList('NumeroRadicacion', withRepeat(rows), page, { numero, soloActivos });
    return misbehave(usual, { special, times, slowMs });
  };

  const byName = (query: Query, page: number): Answer => {
    const nombre = query.get('nombre')?.trim() ?? '';
    if (nombre === '') return refused('El parametro "nombre" es obligatorio.');
    const tipoPersona = query.get('tipopersona')?.toLowerCase() ?? '';
    const soloActivos = isTrue(query.get('soloactivos'));
    const codificacionDespacho = query.get('codificaciondespacho') ?? '';
    const found = findByName(book.records, {
      name: nombre,
      kind: tipoPersona === 'nat' || tipoPersona === 'jur' ? tipoPersona : null,
      court: codificacionDespacho,
    });
    const rows = soloActivos
      ? found.filter((record) => lastDay(actionsOf(record)) >= today - activeDays)
      : found;
    if (rows.length > mostMatches)
      return refused(
        'Hay más de mil registros con los criterios especificados, por favor sea más específico.',
      );
    return caseList('NombreRazonSocial', withRepeat(rows), page, {
      nombre,
      tipoPersona: tipoPersona || null,
      codificacionDespacho: codificacionDespacho || null,
      soloActivos,
    });
  };

  const ofCase = (what: string, id: string, query: Query, page: number): Answer => {
    const record = book.byId.get(Number(id));
    if (record === undefined || record.isPrivate) return unknownCase;
    if (what === 'detalle') return json(detail(record, now()));
    if (what === 'sujetos') {
      const wanted = query.get('nombre')?.toUpperCase() ?? '';
      const parties = partyRows(record).filter((party) => party.nombreRazonSocial.includes(wanted));
      const { rows, paginacion } = paged(parties, listPageSize, page);
      return json({ sujetos: rows, paginacion });
    }
    if (specials.get(record.number) === 'actions_500')
      return failed(500, 'Se ha producido un error interno.');
    const first = dayParameter(query.get('fechaini')) ?? -Infinity;
    const last = dayParameter(query.get('fechafin')) ?? Infinity;
    const actions = actionsOf(record);
    const wanted = actions.filter((action) => action.day >= first && action.day <= last).toReversed();
    const { rows, paginacion } = paged(wanted, listPageSize, page);
    return json({ actuaciones: rows.map((action) => actionRow(record, action, actions.length)), paginacion });
  };

  const route = (url: URL): Answer => {
    const query: Query = new Map([...url.searchParams].map(([key, value]) => [key.toLowerCase(), value]));
    const page = Number(query.get('pagina') ?? '1');
    const [, api, version, group, what = '', id = ''] = url.pathname.toLowerCase().split('/');
    if (api !== 'api' || version !== 'v2') return noSuchPath;
    if (!Number.isInteger(page) || page < 1) return refused('El parametro "pagina" no es válido.');
    switch (`${group}/${what}`) {
      case 'procesos/consulta':
        if (id === 'numeroradicacion') return byNumber(query, page);
        if (id === 'nombrerazonsocial') return byName(query, page);
        return id === 'identificacion' ? failed(401, 'Debe iniciar sesión para esta consulta.') : noSuchPath;
      case 'proceso/detalle':
      case 'proceso/actuaciones':
      case 'proceso/sujetos':
        return ofCase(what, id, query, page);
      default: {
        const list = group === 'lista' ? lists(what, id) : null;
        return list === null ? noSuchPath : json(list);
      }
    }
  };

  return {
    askedNumbers,
    answer: ({ method, url, userAgent }) => {
      // The firewall lets nothing through that does not call itself a browser.
      if (!userAgent.startsWith('Mozilla/5.0')) return forbidden;
      if (burstLeft > 0) {
        burstLeft -= 1;
        return forbidden;
      }
      return method === 'GET' ? route(url) : html('405 - HTTP verb not allowed.', 405);
    },
  };
}

function gainedAction(sequence: number, day: Day): Action {
  return {
    sequence,
    day,
    action: 'Recepción memorial',
    note: 'Apoderado de la parte demandante aporta memorial por correo electrónico.',
    starts: null,
    ends: null,
    registeredAt: 0,
    documents: false,
  };
}

const noParameters = {
  numero: null,
  nombre: null,
  tipoPersona: null,
  idSujeto: null,
  ponente: null,
  claseProceso: null,
  codificacionDespacho: null,
  soloActivos: false,
};

/** The source repeats rows across pages: the last of the first page comes again as the first of the second. */
function withRepeat(rows: readonly CaseRecord[]): readonly CaseRecord[] {
  const repeated = rows[searchPageSize - 1];
  if (repeated === undefined || rows.length === searchPageSize) return rows;
  return rows.toSpliced(searchPageSize, 0, repeated);
}

function lastDay(actions: readonly Action[]): Day {
  return actions.at(-1)?.day ?? -Infinity;
}

function isTrue(value: string | undefined): boolean {
  return value?.toLowerCase() === 'true';
}

function dayParameter(value: string | undefined): Day | null {
  const epoch = value === undefined ? Number.NaN : Date.parse(value);
  return Number.isNaN(epoch) ? null : dayOf(epoch);
}
