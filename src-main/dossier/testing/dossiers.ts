import type { Generation } from '@shared/dataset';
import type { DossierView, Finding } from '@shared/dossier';
import type { ErrorValue } from '@shared/errors';
import type { Exchange, LookupView } from '@shared/lookup';
import { casesByRadicado, type caseAction } from '@shared/operations/co/rama-judicial';
import type { ScreeningHit, ScreeningView } from '@shared/screening';
import type { Verdict } from '@shared/verdict';
import type { z } from 'zod';

/*
 * Synthetic dossiers as plain values, for the tests of the exports. Nobody in them exists.
 */

/** 21 November 2026, 10:42:07 in Colombia. */
export const testMoment = Date.UTC(2026, 10, 21, 15, 42, 7);

type Action = z.output<typeof caseAction>;

export function testAction(index: number, note: string | null = null): Action {
  const day = String(28 - (index % 28)).padStart(2, '0');
  const month = String(12 - (Math.floor(index / 28) % 12)).padStart(2, '0');
  return {
    id: 700_000_000 + index,
    registration_number: '11001400300120230012300',
    sequence: 900 - index,
    action_date: `2025-${month}-${day}`,
    action_type:
      ['Auto decide recurso', 'Fijación estado', 'Al despacho', 'Recepción memorial'][index % 4] ?? '',
    note,
    start_date: index % 3 === 0 ? `2025-${month}-${day}` : null,
    end_date: index % 3 === 0 ? `2025-${month}-${day}` : null,
    registered_date: `2025-${month}-${day}`,
    has_documents: index % 5 === 0,
  };
}

/** The answer for one radicado with so many actuaciones shown, of so many in all. */
export function testCase(
  radicado: string,
  actions: readonly Action[],
  total = actions.length,
): {
  readonly data: unknown;
  readonly aside: unknown;
} {
  const record = {
    id: 900_000_011,
    connection_id: 311,
    registration_number: radicado,
    start_date: '2023-02-14',
    last_action_date: actions[0]?.action_date ?? null,
    court: 'JUZGADO 001 CIVIL MUNICIPAL DE BOGOTÁ',
    state: 'BOGOTÁ',
    parties_text:
      'Demandante: BANCO EJEMPLO S.A. | Demandado: TRANSPORTES CORDILLERA AZUL S.A.S., PERSONA FICTICIA ÑÁÑEZ',
    is_private: false,
  };
  const hidden = {
    ...record,
    id: 900_000_012,
    start_date: null,
    last_action_date: null,
    is_private: true,
    parties_text: '--- [ PROCESO PRIVADO ] ---',
  };
  return {
    data: {
      registration_number: radicado,
      case_ids: [record.id, hidden.id],
      primary_case: record,
      actions,
      pagination: { total, page_size: 40, total_pages: Math.ceil(total / 40), page: total === 0 ? 0 : 1 },
      private_only: false,
    },
    aside: { records: [record, hidden] },
  };
}

export function testExchange(id: number, change: Partial<Exchange> = {}): Exchange {
  return {
    id,
    sequence: 1,
    method: 'GET',
    url: `https://consultaprocesos.ramajudicial.gov.co:448/api/v2/Procesos/Consulta/NumeroRadicacion?numero=11001400300120230012300&SoloActivos=false&pagina=${id}`,
    sentTo: null,
    requestHeaders: { accept: 'application/json' },
    requestBody: null,
    status: 200,
    responseHeaders: { 'content-type': 'application/json; charset=utf-8' },
    startedAt: testMoment + id * 900,
    durationMs: 312,
    bytes: 15_872 + id,
    sha256: id.toString(16).padStart(64, '9f316c0a4be1'),
    failure: null,
    ...change,
  };
}

export function testLookup(id: string, change: Partial<LookupView> = {}): LookupView {
  return {
    id,
    requestId: `req-${id}`,
    operation: casesByRadicado.id,
    subject: '11001400300120230012300',
    door: 'window',
    state: 'done',
    verdict: 'found',
    status: 200,
    requestedAt: testMoment,
    finishedAt: testMoment + 1500,
    answeredAt: testMoment,
    origin: 'source',
    digest: { found: true, title: null, place: null, date: null, count: 3, note: null, flags: [] },
    error: null,
    practice: true,
    redirected: false,
    input: { registration_number: '11001400300120230012300' },
    ...testCase('11001400300120230012300', [testAction(0), testAction(1, 'Estado n.º 45'), testAction(2)]),
    answerSha256: '4b7e91d0'.repeat(8),
    purpose: null,
    legalBasis: null,
    authorization: null,
    review: null,
    exchanges: [testExchange(1), testExchange(2)],
    generations: [],
    ...change,
  };
}

export function testFailure(
  verdict: Verdict,
  error: ErrorValue | null,
  exchanges: readonly Exchange[],
): Partial<LookupView> {
  return {
    verdict,
    status: 502,
    answeredAt: null,
    digest: null,
    error,
    data: null,
    aside: null,
    answerSha256: null,
    exchanges,
  };
}

export function testFinding(position: number, lookup: LookupView, change: Partial<Finding> = {}): Finding {
  return {
    id: `finding-${position}`,
    position,
    state: 'pending',
    reason: '',
    note: '',
    addedAt: testMoment,
    decidedAt: null,
    lookup,
    ...change,
  };
}

export function testDossier(findingList: readonly Finding[], change: Partial<DossierView> = {}): DossierView {
  const verdicts = { found: 0, nothing: 0, silent: 0, yours: 0, not_asked: 0 };
  for (const { lookup } of findingList) verdicts[lookup.verdict] += 1;
  return {
    id: 'dossier-1',
    number: 'PRA-2026-0001',
    subjectName: 'Transportes Cordillera Azul S.A.S.',
    subjectKind: 'company',
    identifiers: [{ kind: 'nit', value: '9001234568' }],
    purpose: 'Vinculación de proveedor',
    legalBasis: 'consent',
    preparedBy: 'L. Torres',
    createdAt: testMoment,
    updatedAt: testMoment,
    verdicts,
    foundBy: findingList.flatMap(({ lookup }) => (lookup.verdict === 'found' ? [lookup.operation] : [])),
    unknown: findingList.filter(({ lookup }) => lookup.digest?.unknown === true).length,
    findings: findingList.length,
    pending: findingList.filter(({ state }) => state === 'pending').length,
    practice: true,
    summary: '',
    findingList,
    screenings: [],
    ...change,
  };
}

/** A screening with one hit, a list without any, and a list that was not there. */
export function testScreening(change: Partial<ScreeningView> = {}): ScreeningView {
  const generation = (dataset: string): Generation => ({
    id: `20261120T080000000Z-${dataset}`,
    dataset,
    form: 'csv',
    schema: '0123456789abcdef',
    asOf: '2026-11-20',
    files: [
      {
        kind: 'list',
        name: `${dataset}.csv`,
        url: `https://source.test/${dataset}.csv`,
        sentTo: null,
        bytes: 1000,
        sha256: 'c'.repeat(64),
        etag: null,
        lastModified: null,
        retrievedAt: testMoment,
        asOf: '2026-11-20',
        asOfBasis: 'stated',
      },
    ],
    rows: { party: 10 },
    rejected: 0,
    builtAt: testMoment,
  });
  const hit: ScreeningHit = {
    id: 'hit-1',
    dataset: 'us_ofac',
    party: 'sdn/900001',
    name: 'EJEMPLOV, Prueba',
    kind: 'Person',
    score: 0.9321,
    ofacScore: 87,
    words: [
      {
        asked: ['prueva'],
        listed: ['prueba'],
        outcome: 'spelling',
        similarity: 0.96,
        weight: 0.5,
        contribution: 0.48,
      },
    ],
    adjustments: [{ reason: 'birth_date_differs', change: -0.15 }],
    record: [
      { kind: 'program', value: 'PRACTICA-1' },
      { kind: 'remark', value: '=HYPERLINK("x")' },
    ],
    recordSha256: 'd'.repeat(64),
    decisions: [
      {
        at: testMoment - 1000,
        by: '',
        verdict: 'unclear',
        reason: 'Falta la fecha de nacimiento',
        changed: { added: [{ kind: 'program', value: 'PRACTICA-1' }], removed: [] },
      },
      { at: testMoment, by: 'L. Torres', verdict: 'false_match', reason: 'Nació en otro año', changed: null },
    ],
  };
  return {
    id: 'screening-1',
    subject: {
      name: 'Prueva Ejemplof',
      kind: 'Person',
      birthDate: '1980-02-03',
      countries: ['Colombia'],
      identifiers: [],
    },
    threshold: 0.8,
    askedAt: testMoment,
    hits: 1,
    undecided: 0,
    trueMatches: 0,
    best: 0.9321,
    listsSearched: 2,
    listsMissing: 1,
    practice: true,
    purpose: 'Vinculación de proveedor',
    legalBasis: 'consent',
    lists: [
      {
        title: { es: 'Sanciones de la OFAC', en: 'OFAC sanctions' },
        isStale: false,
        generation: generation('us_ofac'),
      },
      { title: { es: 'Lista segunda', en: 'Second list' }, isStale: true, generation: generation('second') },
    ],
    missing: [{ dataset: 'third', title: { es: 'Lista tercera', en: 'Third list' } }],
    cut: [],
    hitList: [hit],
    file: null,
    ...change,
  };
}
