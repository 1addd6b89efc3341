import { createHash } from 'node:crypto';
import type { DossierView, Finding } from '@shared/dossier';
import { cguSanction, cguSanctionsSearch } from '@shared/operations/br/cgu';
import { pgfnDebtor, pgfnDebtsSearch } from '@shared/operations/br/pgfn';
import { caseParties, casesByEntity } from '@shared/operations/co/rama-judicial';
import { policiaCriminalRecords } from '@shared/operations/co/policia';
import { entityByNit } from '@shared/operations/co/rues';
import { lawData, legalizeLaw } from '@shared/operations/co/legalize';
import { operations } from '@shared/operations';
import { cutText } from '@shared/operations/long-text';
import type { Language } from '@shared/text';
import { verdicts } from '@shared/verdict';
import { describe, expect, it, vi } from 'vitest';
import exampleAnswers from '../../api/example-answers.json';
import {
  testAction,
  testCase,
  testDossier,
  testExchange,
  testFailure,
  testFinding,
  testLookup,
  testMoment,
  testScreening,
} from '../testing/dossiers';
import { readPdf, type ReadPdf } from '../testing/pdf';
import type { ReportInput } from './input';
import { renderReport } from './render';

// A report is seconds of work on a busy machine; nothing here waits for anything else.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const contentSha256 = createHash('sha256').update('dossier.json').digest('hex');

function inputOf(dossier: DossierView, language: Language = 'es'): ReportInput {
  return {
    dossier,
    language,
    organization: 'Oficina de Cumplimiento Ejemplo',
    issuedAt: testMoment + 3_600_000,
    contentSha256,
    version: '0.1.0',
  };
}

const report = async (dossier: DossierView, language?: Language): Promise<ReadPdf> =>
  readPdf(await renderReport(inputOf(dossier, language)));

/** What an operation answers to its example in practice. */
const example = (operation: keyof typeof exampleAnswers): unknown => exampleAnswers[operation];

/** The text as one line: where lines break is the layout's business. */
const flat = (pages: readonly string[]): string => pages.join(' ').replaceAll(/\s+/g, ' ');
/** Without any blank: for what may be broken anywhere, such as a long address. */
const solid = (pages: readonly string[]): string => pages.join('').replaceAll(/\s+/g, '');

/** The last line above the foot of a page. */
function lastLine(page: string): string {
  const lines = page.split('\n').filter((line) => line.trim() !== '');
  return lines[lines.findIndex((line) => line.startsWith('INFORME DE DEBIDA')) - 1]?.trim() ?? '';
}

const timeout = { code: 'upstream_error', details: { reason: 'timeout', source: 'rama_judicial' } } as const;
const attempts = [1, 2, 3].map((id) =>
  testExchange(20 + id, { status: null, sha256: null, bytes: 0, failure: 'timeout after 20000 ms' }),
);
const emptyAnswer = {
  data: {
    registration_number: '05001310501220210045500',
    case_ids: [],
    primary_case: null,
    actions: [],
    pagination: { total: 0, page_size: 0, total_pages: 0, page: 0 },
    private_only: false,
  },
  aside: { records: [] },
  digest: { found: false, title: null, place: null, date: null, count: null, note: null, flags: [] },
} as const;

/** One finding of each verdict, in the order of `verdicts`. */
const oneOfEach: readonly Finding[] = [
  testFinding(0, testLookup('found'), {
    state: 'relevant',
    reason: 'riesgo de cartera',
    note: 'Se llamó al despacho.\n\nFalta el oficio.',
    decidedAt: testMoment,
  }),
  testFinding(
    1,
    testLookup('nothing', {
      subject: '05001310501220210045500',
      verdict: 'nothing',
      answerSha256: 'ab'.repeat(32),
      ...emptyAnswer,
    }),
  ),
  testFinding(
    2,
    testLookup('silent', {
      subject: '25754408900120220051200',
      ...testFailure('silent', timeout, attempts),
    }),
  ),
  testFinding(3, testLookup('yours', { ...testFailure('yours', null, []) })),
  testFinding(
    4,
    testLookup('not-asked', {
      ...testFailure(
        'not_asked',
        { code: 'rate_limited', details: { limit: 100, retry_after_seconds: 60 } },
        [],
      ),
    }),
  ),
];

describe('the report', () => {
  it('says of each verdict what was asked and what came, in its own words', async () => {
    const { pages } = await report(testDossier(oneOfEach));
    const text = flat(pages);
    expect(oneOfEach.map(({ lookup }) => lookup.verdict)).toEqual(verdicts);
    expect(text).toContain(
      'Se preguntó por el radicado 11001-40-03-001-2023-00123-00 y la fuente respondió con registros (3 actuaciones).',
    );
    expect(text).toContain(
      'Se preguntó por el radicado 05001-31-05-012-2021-00455-00 y la fuente respondió en su totalidad sin registros.',
    );
    expect(text).toContain(
      'no hubo respuesta utilizable: la fuente no respondió a tiempo (3 intentos: 10:42:25, 10:42:26, 10:42:27). Esto no significa que no existan registros.',
    );
    expect(text).toContain('No se había consultado al corte: la fuente exige la intervención de una persona');
    expect(text).toContain(
      'No se preguntó a la fuente por el radicado 11001-40-03-001-2023-00123-00: el cupo de consultas estaba agotado.',
    );
    for (const word of [
      'Con registros',
      'Sin registros',
      'Sin respuesta',
      'Pendiente de usted',
      'No consultado',
    ])
      expect(text.split(word).length - 1, word).toBeGreaterThanOrEqual(3);
  });

  it('says of a question that the source refused that it was asked, and what the source said', async () => {
    const error = {
      code: 'too_many_results',
      details: { source_message: 'Hay más de mil registros' },
    } as const;
    const refused = testFinding(1, testLookup('broad', testFailure('yours', error, attempts.slice(0, 1))));
    const text = flat((await report(testDossier([refused]))).pages);
    expect(text).toContain('la fuente no aceptó la consulta: la búsqueda era demasiado amplia');
    expect(text).toContain('(«Hay más de mil registros»). Esto no significa que no existan registros.');
    expect(text).not.toMatch(/No se había consultado|sin consultar/);
  });

  it('is complete in English', async () => {
    const { pages } = await report(testDossier(oneOfEach), 'en');
    const text = flat(pages);
    expect(text).toContain('answered in full, with no records.');
    expect(text).toContain('This does not mean that there are no records.');
    expect(text).toContain('PRACTICE · fictitious data');
    // What stays Spanish comes from the source or from the person.
    expect(text).not.toMatch(/Hallazgo|Fuente:|Anexo|consultada|Decisión|Página|registros\b/);
  });

  it('carries every hash, request and decision, and no value that is none', async () => {
    const { pages } = await report(testDossier(oneOfEach, { summary: 'Apreciación con tildes: ñ, ü, ¿?' }));
    const text = flat(pages);
    for (const { lookup } of oneOfEach) {
      expect(text).toContain(lookup.requestId);
      if (lookup.answerSha256 !== null) expect(text).toContain(lookup.answerSha256);
      for (const { sha256, url } of lookup.exchanges) {
        if (sha256 !== null) expect(text).toContain(sha256);
        expect(solid(pages)).toContain(url);
      }
    }
    expect(text).toContain('2026-11-21 10:42:07 −05:00');
    expect(text).toContain('Relevante (decidido el 2026-11-21 10:42:07 −05:00): riesgo de cartera');
    expect(text).toContain('Nota. Se llamó al despacho. Falta el oficio.');
    expect(text).toContain('Apreciación con tildes: ñ, ü, ¿?');
    expect(text).toContain('Consejo Superior de la Judicatura, Rama Judicial de Colombia');
    expect(text).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
  });

  it('numbers its pages, points to them, and bears number, practice mark and fingerprint on each', async () => {
    const { pages, bookmarks } = await report(testDossier(oneOfEach));
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`${index + 1} de ${pages.length}`);
      expect(page).toContain(contentSha256);
      expect(page).toContain('PRÁCTICA');
      expect(page).toContain('PRA-2026-0001');
    }
    const pageOf = (words: string): number =>
      pages.findIndex((page, index) => index > 1 && page.includes(words)) + 1;
    const contents = flat([pages[1] ?? '']);
    expect(contents).toContain(`Resumen ${pageOf('Apreciación del analista')}`);
    expect(contents).toContain(
      `05001-31-05-012-2021-00455-00 Proceso por radicado Sin registros ${pageOf('por el radicado 05001')}`,
    );
    expect(contents).toContain(`Anexo B. Fuentes ${pageOf('Página oficial')}`);
    expect(bookmarks).toEqual([
      'Contenido',
      'Resumen',
      'Hallazgos',
      '  Consulta de Procesos Nacional Unificada',
      '    1 · 11001-40-03-001-2023-00123-00',
      '    2 · 05001-31-05-012-2021-00455-00',
      '    3 · 25754-40-89-001-2022-00512-00',
      '    4 · 11001-40-03-001-2023-00123-00',
      '    5 · 11001-40-03-001-2023-00123-00',
      'Anexo A. Solicitudes a las fuentes',
      'Anexo B. Fuentes',
      'Cómo verificar este informe',
    ]);
  });

  it('says practice and redirected only where they are', async () => {
    const lookup = testLookup('a', { practice: false });
    const real = testDossier([testFinding(0, lookup)], { practice: false, number: 'EXP-2026-0001' });
    expect(flat((await report(real)).pages)).not.toMatch(/PRÁCTICA|REDIRIGIDA/);
    const moved = testLookup('a', {
      practice: false,
      redirected: true,
      exchanges: [testExchange(1, { sentTo: 'http://127.0.0.1:9001/x' })],
    });
    const { pages } = await report({ ...real, findingList: [testFinding(0, moved)] });
    expect(flat(pages)).toContain('CONSULTA REDIRIGIDA');
    expect(flat(pages)).toContain('enviada a http://127.0.0.1:9001/x');
  });

  it('tells when an answer of the past was served again', async () => {
    const served = testLookup('a', { origin: 'cache', answeredAt: testMoment - 60_000 });
    expect(flat((await report(testDossier([testFinding(0, served)]))).pages)).toContain(
      'consultada el 2026-11-21 10:41:07 −05:00 (respuesta conservada que se sirvió de nuevo el 2026-11-21 10:42:07 −05:00)',
    );
  });

  it('is the same for the same input, and dated by the clock', async () => {
    const input = inputOf(testDossier(oneOfEach));
    const bytes = await renderReport(input);
    expect(Buffer.from(bytes).equals(await renderReport(input))).toBe(true);
    const { info } = await readPdf(bytes);
    expect(info).toMatchObject({
      Title: 'Informe de debida diligencia PRA-2026-0001 · Transportes Cordillera Azul S.A.S.',
      Author: 'L. Torres',
      Language: 'es-CO',
      CreationDate: 'D:20261121164207Z',
    });
  });

  it('says so when nothing was put into the dossier', async () => {
    const text = flat((await report(testDossier([]))).pages);
    expect(text).toContain('El expediente no contiene hallazgos');
    expect(text).toContain('El analista no escribió una apreciación.');
    expect(text).not.toMatch(/undefined|NaN/);
  });
});

describe('its tables', () => {
  it('say how many of the actuaciones are shown, and repeat their head on every page', async () => {
    const shown = Array.from({ length: 400 }, (_, index) => testAction(index, `nota ${index}.`));
    const { pages } = await report(
      testDossier([testFinding(0, testLookup('a', testCase('1'.repeat(23), shown, 950)))]),
    );
    const text = flat(pages);
    for (let index = 0; index < 400; index += 1) expect(text).toContain(`nota ${index}.`);
    const withActions = pages.filter((page) => /nota \d+\./.test(page));
    expect(withActions.length).toBeGreaterThan(5);
    for (const page of withActions) {
      expect(flat([page])).toContain(
        'Actuaciones: las 400 más recientes de 950 (primera página de la respuesta)',
      );
      expect(flat([page])).toContain('Fecha Actuación Anotación');
    }
  });

  it('never split a row, however long its neighbours are', async () => {
    const notes = Array.from(
      { length: 60 },
      (_, index) => `INICIO${index}. ${'palabra '.repeat(index * 2)}FIN${index}.`,
    );
    const shown = notes.map((note, index) => testAction(index, note));
    const { pages } = await report(
      testDossier([testFinding(0, testLookup('a', testCase('1'.repeat(23), shown)))]),
    );
    for (let index = 0; index < 60; index += 1) {
      const page = pages.find((one) => one.includes(`INICIO${index}.`));
      expect(page, `row ${index}`).toContain(`FIN${index}.`);
    }
  });

  it('go on over pages where a single text is longer than one', async () => {
    const words = Array.from({ length: 3000 }, (_, index) => `w${index};`);
    const { pages } = await report(
      testDossier([
        testFinding(0, testLookup('a', testCase('1'.repeat(23), [testAction(0, words.join(' '))]))),
      ]),
    );
    const text = flat(pages);
    for (const word of words) expect(text).toContain(word);
    expect(text).toContain('(continúa)');
  });

  it('hold long words, names and addresses within the page', async () => {
    const word = 'Larguísima'.repeat(19);
    const { pages } = await report(
      testDossier(
        [
          testFinding(
            0,
            testLookup('a', {
              subject: word,
              exchanges: [testExchange(1, { url: `https://e.example/${'a'.repeat(1900)}` })],
            }),
            {
              state: 'relevant',
              reason: 'r'.repeat(2000),
              note: 'n'.repeat(10_000),
              decidedAt: testMoment,
            },
          ),
        ],
        { subjectName: word, purpose: 'p'.repeat(500), summary: 's'.repeat(20_000) },
      ),
    );
    expect(pages.length).toBeLessThan(40);
    const text = solid(pages);
    for (const [letter, times] of [
      ['r', 2000],
      ['n', 10_000],
      ['p', 500],
    ] as const)
      expect(text).toContain(letter.repeat(times).slice(0, 60));
    expect((text.match(/n{20,}/g) ?? []).join('').length).toBeGreaterThanOrEqual(10_000);
    expect((text.match(/a{20,}/g) ?? []).join('').length).toBeGreaterThanOrEqual(1900);
  });

  it('show two hundred findings, each in contents and text', async () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      testFinding(
        index,
        testLookup(`l${index}`, {
          requestId: `request-${index}.`,
          subject: String(10n ** 22n + BigInt(index)),
        }),
      ),
    );
    const { pages, bookmarks } = await report(testDossier(many));
    const text = flat(pages);
    for (let index = 0; index < 200; index += 1) expect(text).toContain(`request-${index}.`);
    expect(bookmarks.filter((title) => /^ {4}\d+ · /.test(title))).toHaveLength(200);
    expect(flat([pages.at(-1) ?? ''])).toContain(`${pages.length} de ${pages.length}`);
  });

  it('name each source in the contents together with its first finding', async () => {
    const bySource = new Map(operations.map((operation) => [operation.source.name.es, operation.id]));
    // One more line moves all that follow: in one of the two a page would end with a source.
    for (const extra of [0, 1]) {
      const asked = [...operations.slice(0, extra).map(({ id }) => id), ...bySource.values()];
      const findings = asked.map((operation, index) =>
        testFinding(index, testLookup(`l${index}`, { operation, verdict: 'silent', exchanges: [] })),
      );
      const { pages } = await report(testDossier(findings));
      const contents = pages.slice(
        1,
        pages.findIndex((page) => page.includes('Este expediente reúne')),
      );
      expect(contents.length).toBeGreaterThan(1);
      for (const page of contents)
        expect([...bySource.keys()]).not.toContain(lastLine(page).replace(/\s+\d+$/, ''));
    }
  });

  it('keep the heading and the decision of a hit with the words that explain it', async () => {
    const screening = testScreening();
    const [hit] = screening.hitList;
    if (hit === undefined) throw new Error('the screening has no hit');
    const hitList = Array.from({ length: 24 }, (_, index) => ({
      ...hit,
      id: `hit-${index}`,
      decisions: [],
      record: Array.from({ length: 1 + (index % 7) }, () => ({ kind: 'name' as const, value: hit.name })),
    }));
    const { pages } = await report(testDossier([], { screenings: [{ ...screening, hitList }] }));
    expect(pages.length).toBeGreaterThan(8);
    for (const page of pages.slice(1))
      expect(lastLine(page)).not.toMatch(/^(C1\.\d+ · |Decisión del analista|Registro$|.* puntaje )/);
  });
});

describe('its letters', () => {
  const nameOf = async (name: string): Promise<string> =>
    flat((await report(testDossier([], { subjectName: name }))).pages);

  it('print Spanish, Portuguese and the rest of Latin, Greek and Cyrillic, and signs', async () => {
    for (const name of [
      'José Ñáñez Güiza & Cía. «Ltda.»',
      'João Conceição Araújo',
      'Łukasz Şen Őry Žižek Đặng Ħal',
      'Ελλάδα Иванов',
      'N.º 5 § 3 – — … “x” ’y‘ € 10 % ½ © ® ™ ° ¿ ¡ × − ≥ →',
    ])
      expect(await nameOf(name)).toContain(name);
  });

  it('join accents to their letters, and read look-alikes as what they look like', async () => {
    expect(await nameOf('Nun\u0303ez\u2011Go\u0301mez')).toContain('Nuñez-Gómez'.normalize('NFC'));
  });

  it('print what no font has as its code, and explain it; never a blank box', async () => {
    const text = await nameOf('Li 李 \u202e 𝒳 🏠');
    expect(text).toContain('Li [U+674E] [U+202E] [U+1D4B3] [U+1F3E0]');
    expect(text).toContain('se imprimen como [U+hhhh]');
    expect(await nameOf('Li')).not.toContain('[U+');
  });
});

describe('answers of other operations', () => {
  const parties = (...names: readonly string[]) =>
    testLookup('a', {
      operation: caseParties.id,
      subject: '900000011',
      data: {
        parties: names.map((name, index) => ({
          id: 7 + index,
          role: index === 0 ? 'Demandante' : 'Demandado',
          name,
          summoned_by_edict: true,
        })),
        pagination: { total: names.length, page_size: 30, total_pages: 1, page: 1 },
      },
      aside: null,
    });

  it('are shown by the labels of their contract', async () => {
    const lookup = parties('BANCO EJEMPLO S.A.', 'ANA MODELO PRUEBA');
    const text = flat((await report(testDossier([testFinding(0, lookup)]))).pages);
    expect(text).toContain('Sujetos (2)');
    expect(text).toContain('Calidad Nombre o razón social');
    expect(text).toContain('Demandante BANCO EJEMPLO S.A. Demandado ANA MODELO PRUEBA');
    // What tells no row from another is said once.
    expect(text).toContain('Igual en todas las filas: Emplazado: sí');
    expect(text.match(/Emplazado/g)).toHaveLength(1);
  });

  it('without a record quote what the source said', async () => {
    const clear = testLookup('clear', {
      operation: policiaCriminalRecords.id,
      subject: 'CC 10000001',
      verdict: 'nothing',
      data: {
        document_type_label: 'Cédula de Ciudadanía',
        document_number: '10000001',
        full_name: 'EJEMPLO MODELO CARLOS',
        has_records: false,
        status: 'NO TIENE ASUNTOS PENDIENTES CON LAS AUTORIDADES JUDICIALES',
        message: 'La Policía Nacional de Colombia informa: …',
        checked_at: '2026-11-21T15:42:07.000Z',
      },
      digest: { ...emptyAnswer.digest },
    });
    const text = flat((await report(testDossier([testFinding(0, clear)]))).pages);
    expect(text).toContain('respondió en su totalidad sin registros');
    expect(text).toContain('Apellidos y nombres EJEMPLO MODELO CARLOS');
    expect(text).toContain('Leyenda NO TIENE ASUNTOS PENDIENTES CON LAS AUTORIDADES JUDICIALES');
  });

  it('say a list of one in a row, and an empty one', async () => {
    const one = flat((await report(testDossier([testFinding(0, parties('BANCO EJEMPLO S.A.'))]))).pages);
    expect(one).toContain(
      'Sujetos Id: 7 · Calidad: Demandante · Nombre o razón social: BANCO EJEMPLO S.A. · Emplazado: sí',
    );
    const none = flat((await report(testDossier([testFinding(0, parties())]))).pages);
    expect(none).toContain('Sujetos no hay');
  });

  it('of SECOP have their money with its currency, and name once what the source does not give', async () => {
    const data = example('secop_contract');
    const lookup = testLookup('a', {
      operation: 'secop_contract',
      subject: 'CO1.PCCNTR.9000004',
      data,
      aside: null,
    });
    const text = flat((await report(testDossier([testFinding(0, lookup)]))).pages);
    expect(text).toContain('Valor del contrato 240.000.000 COP');
    expect(text).toContain('Plataforma SECOP II');
    expect(text).toMatch(/Sin dato en la fuente [^.]*Adiciones/);
    expect(text).not.toContain('secop_ii');
    const english = flat((await report(testDossier([testFinding(0, lookup)]), 'en')).pages);
    expect(english).toContain('240,000,000 COP');
  });

  it('of SIATA tell what was measured at each station, and the forecast by zone and day', async () => {
    const levels = testLookup('a', {
      operation: 'siata_geoportal_river_levels',
      subject: 'Envigado',
      data: example('siata_geoportal_river_levels'),
      aside: null,
    });
    const forecast = testLookup('b', {
      operation: 'siata_geoportal_forecast',
      subject: 'Medellín',
      data: example('siata_geoportal_forecast'),
      aside: null,
    });
    const text = flat((await report(testDossier([testFinding(0, levels), testFinding(1, forecast)]))).pages);
    expect(text).toMatch(/Estaciones \(\d+\) Estación Municipio/);
    expect(text).toMatch(/Seguro|Precaución|Inundación/);
    expect(text).not.toContain('Latitud');
    expect(text).toMatch(/Medellín, Centro \d\d \w+ \d{4} 14 – \d\d/);
  });

  it('are shown as they are when this version does not know the operation', async () => {
    const lookup = testLookup('a', {
      operation: 'retired_operation',
      subject: 'algo',
      data: { campo: ['valor'] },
    });
    const text = flat((await report(testDossier([testFinding(0, lookup)]))).pages);
    expect(text).toContain('retired_operation');
    expect(text).toContain('"campo"');
  });

  it('that carry a file say so, and do not print it', async () => {
    const lookup = testLookup('a', {
      operation: 'dian_electronic_document',
      data: { found: true, pdf_url: `data:application/pdf;base64,${'QUJD'.repeat(5000)}` },
      aside: null,
    });
    const text = flat((await report(testDossier([testFinding(0, lookup)]))).pages);
    expect(text).toContain('un archivo, que está en la evidencia');
    expect(text).not.toContain('QUJD');
  });

  it('of a search by name list its cases', async () => {
    const primary = (testCase('11001400300120230012300', [testAction(0)]).data as { primary_case: object })
      .primary_case;
    const lookup = testLookup('a', {
      operation: casesByEntity.id,
      subject: 'Transportes Cordillera Azul',
      data: {
        cases: [{ ...primary, parties: [], name_in_one_party: true }],
        pagination: { total: 41, page_size: 20, total_pages: 3, page: 1 },
      },
      aside: null,
    });
    const text = flat((await report(testDossier([testFinding(0, lookup)]))).pages);
    expect(text).toContain('Procesos: 1 de 41 (página 1 de 3)');
    expect(text).toContain('11001-40-03-001-2023-00123-00 JUZGADO 001 CIVIL MUNICIPAL');
  });

  it('shows Brazil’s sanctions and debts as tables, and what is owed once', async () => {
    const answers: Readonly<Record<string, unknown>> = exampleAnswers;
    const answered = (operation: string, index: number) =>
      testFinding(
        index,
        testLookup(String(index), { operation, subject: 'X', data: answers[operation], aside: null }),
      );
    const { pages } = await report(
      testDossier(
        [cguSanctionsSearch, cguSanction, pgfnDebtsSearch, pgfnDebtor].map(({ id }, index) =>
          answered(id, index),
        ),
      ),
    );
    const text = flat(pages);
    expect(text).toContain('CEIS EMPRESA FICTÍCIA LTDA 11.222.333/0001-81');
    expect(text).toContain('LEI 14133 - ART. 156, III; LEI 8666 - ART. 87, IV');
    expect(text).toContain('13.735,06 BRL');
    expect(text).toContain('Principal 36000001 20 jun 2012 2.500,50 BRL');
    expect(text).not.toContain('DATA FINAL SANÇÃO');
  });

  it('of a company tell its registrations and figures, and how many establishments are shown', async () => {
    const registration = {
      chamber: 'BOGOTA',
      chamber_code: '04',
      registration_number: '0002345678',
      status: 'ACTIVA',
      status_code: '01',
      renewal_date: '2026-03-20',
      last_renewed_year: 2026,
      cancellation_date: null,
      economic_activities: [{ code: '4210', order: 1 }],
    };
    const entity = {
      ...registration,
      nit: '900123456',
      verification_digit: '8',
      document_type: 'NIT',
      document_number: '900123456',
      name: 'VIAS FICTICIAS SAS',
      acronym: null,
      registration_date: '2007-08-01',
      expiry_date: null,
      is_indefinite: true,
      legal_form: 'SAS',
      entity_type: null,
      category: null,
      legal_representative: null,
      bidder_registration: null,
      updated_at: null,
    };
    const figures = {
      source: 'Supersociedades',
      currency: 'COP',
      unit: 1_000_000_000_000,
      operating_income: '3.05',
      net_result: '-0.12',
      total_assets: '5.90',
      total_liabilities: '3.49',
      equity: null,
    };
    const lookup = testLookup('a', {
      operation: entityByNit.id,
      subject: '900123456',
      data: {
        found: true,
        document_number: '900123456',
        entity,
        records: [entity],
        establishments: Array.from({ length: 1000 }, (_, index) => ({
          ...registration,
          registration_number: String(index),
          name: `TIENDA ${index}`,
          category: null,
        })),
        has_more_establishments: true,
        financial_statements: [{ ...figures, year: 2025 }],
        renewal_history: [],
        related_parties: [],
        registry_notices: null,
        as_of: null,
        datasets: [],
      },
      aside: null,
    });
    const { pages } = await report(testDossier([testFinding(0, lookup)]));
    const text = flat(pages);
    expect(text).toContain('Se preguntó por el número 900.123.456');
    expect(text).toContain('NIT 900.123.456-8');
    expect(text).toContain('4210 Obras de ingeniería civil');
    expect(text).toContain('2025 3,05 -0,12 5,90 3,49 —');
    expect(text).toContain('Establecimientos (1000+)');
    expect(text).toContain('TIENDA 29 ');
    expect(text).not.toContain('TIENDA 30 ');
    expect(text).toContain('Se muestran los primeros 30 de 1000');
    expect(pages.length).toBeLessThan(12);
  });

  it('with long lists show how they begin, and say how many there are', async () => {
    const parties = Array.from({ length: 250 }, (_, id) => ({
      id,
      role: 'Demandante',
      name: `PERSONA ${id}`,
      summoned_by_edict: false,
    }));
    const lookup = testLookup('a', {
      operation: caseParties.id,
      subject: '900000011',
      data: { parties, pagination: { total: 250, page_size: 250, total_pages: 1, page: 1 } },
      aside: null,
    });
    const text = flat((await report(testDossier([testFinding(0, lookup)]))).pages);
    expect(text).toContain('Sujetos (250)');
    expect(text).toContain('PERSONA 99 ');
    expect(text).not.toContain('PERSONA 100 ');
    expect(text).toContain('Se muestran los primeros 100 de 250');
  });

  it('of private cases say that the source shows nothing of them', async () => {
    const hidden = { ...emptyAnswer.data, case_ids: [1], private_only: true };
    const lookup = testLookup('a', { data: hidden, aside: { records: [] } });
    const text = flat((await report(testDossier([testFinding(0, lookup)]))).pages);
    expect(text).toContain('Todos los registros son privados');
    expect(text).not.toMatch(/PROCESO PRIVADO|0 actuaciones/);
  });
});

it('writes a sanction in the words of its contract, and its document as people write it', async () => {
  const lookup = testLookup('cgu', {
    operation: 'cgu_sanction',
    subject: 'CEIS:900001',
    data: example('cgu_sanction'),
    aside: null,
  });
  const { pages } = await report(testDossier([testFinding(0, lookup)]));
  const printed = flat(pages);
  expect(printed).toContain('Tipo de persona Jurídica');
  expect(printed).toContain('CPF o CNPJ 11.222.333/0001-81');
  expect(printed).toContain('LEI 14133 - ART. 156, III; LEI 8666 - ART. 87, IV');
});

it('tells of a long text by its length and hash, and shows how it begins', async () => {
  const text = `# por la cual se dictan normas\n\n##### **Artículo 1°.** ${'Texto de prueba. '.repeat(1200)}`;
  const data = {
    ...Object.fromEntries(Object.keys(lawData.shape).map((name) => [name, null])),
    found: true,
    id: 'LEY-9001-2019',
    title: 'por la cual se dictan normas',
    ...cutText(
      {
        text_status: 'ok',
        content_md: text,
        offset: 0,
        limit: text.length,
        total_chars: text.length,
        next_offset: null,
        has_more: false,
        text_hash: '0123456789abcdef',
      },
      { offset: 0, limit: 20_000 },
    ),
  };
  const lookup = testLookup('law', {
    operation: legalizeLaw.id,
    subject: 'LEY-9001-2019',
    data,
    aside: null,
  });
  const { pages } = await report(testDossier([testFinding(0, lookup)]));
  const printed = flat(pages);
  expect(printed).toContain('0123456789abcdef');
  expect(printed).toContain(String(text.length));
  expect(printed).toContain('Artículo 1°. Texto de prueba.');
  expect(printed).toContain('completo está en la evidencia');
  expect(printed.match(/Texto de prueba/g)?.length).toBeLessThan(120);
});
