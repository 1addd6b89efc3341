import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registryEntity } from '@shared/operations/co/rues';
import { nitCheckDigit } from '@shared/vocabulary/identifiers';
import { parseRows } from '../datos-abiertos/rows';
import { bytes } from '../../testing/ask';
import { damagedJson, observedIn as observedAt } from '../../testing/damage';
import { entityOf, establishmentOf, statementOf, unpadded } from './parse';
import { nameMatches } from './search';
import { companyTable, establishmentTable, largestTable } from './tables';

/** A row in the true shape of the copy. */
const company = {
  codigo_camara: '04',
  camara_comercio: 'BOGOTA',
  matricula: '0001234567',
  inscripcion_proponente: '000000000000',
  razon_social: ' EJEMPLO DEMOSTRATIVO S.A.S.',
  clase_identificacion: 'NIT',
  codigo_clase_identificacion: '02',
  numero_identificacion: '900000001',
  nit: '900000001',
  digito_verificacion: '2',
  cod_ciiu_act_econ_pri: '6201',
  ciiu3: '6202',
  ciiu4: '0',
  fecha_matricula: '20200115',
  fecha_renovacion: '20260320',
  ultimo_ano_renovado: '2026',
  fecha_vigencia: '99991231',
  fecha_cancelacion: '99999999',
  codigo_estado_matricula: '01',
  estado_matricula: 'ACTIVA',
  organizacion_juridica: 'SOCIEDADES POR ACCIONES SIMPLIFICADAS SAS',
  categoria_matricula: 'SOCIEDAD ó PERSONA JURIDICA PRINCIPAL ó ESAL',
  representante_legal: 'PERSONA DE PRUEBA',
  clase_identificacion_rl: 'CEDULA DE CIUDADANIA',
  num_identificacion_representante_legal: '10000001',
  fecha_actualizacion: '2026/03/21 10:00:00.000000000',
};

const entities = (...rows: readonly object[]) =>
  parseRows('rues', companyTable, bytes(JSON.stringify(rows))).map(entityOf);
const entity = (over: object = {}) => entities({ ...company, ...over })[0];
const observedIn = (work: () => unknown) => observedAt('rues', work);

test('a registration, with what the register leaves out as null', () => {
  expect(entity()).toEqual({
    nit: '900000001',
    verification_digit: '2',
    document_type: 'NIT',
    document_number: '900000001',
    name: 'EJEMPLO DEMOSTRATIVO S.A.S.',
    acronym: null,
    chamber: 'BOGOTA',
    chamber_code: '04',
    registration_number: '0001234567',
    status: 'ACTIVA',
    status_code: '01',
    renewal_date: '2026-03-20',
    last_renewed_year: 2026,
    cancellation_date: null,
    economic_activities: [
      { code: '6201', order: 1 },
      { code: '6202', order: 3 },
    ],
    registration_date: '2020-01-15',
    expiry_date: null,
    is_indefinite: true,
    legal_form: 'SOCIEDADES POR ACCIONES SIMPLIFICADAS SAS',
    entity_type: null,
    category: 'SOCIEDAD ó PERSONA JURIDICA PRINCIPAL ó ESAL',
    legal_representative: {
      name: 'PERSONA DE PRUEBA',
      document_type: 'CEDULA DE CIUDADANIA',
      document_number: '10000001',
    },
    bidder_registration: null,
    updated_at: '2026-03-21',
  });
});

describe('cells that chambers write', () => {
  test.each([
    [{ fecha_matricula: '20200230' }, { registration_date: null }],
    [{ fecha_matricula: '0' }, { registration_date: null }],
    [{ fecha_matricula: '00000101' }, { registration_date: null }],
    [{ fecha_matricula: '20240229' }, { registration_date: '2024-02-29' }],
    [{ fecha_matricula: '20230229' }, { registration_date: null }],
    [{ fecha_vigencia: '20340310' }, { expiry_date: '2034-03-10', is_indefinite: false }],
    [{ fecha_vigencia: '00000000' }, { expiry_date: null, is_indefinite: null }],
    [{ fecha_vigencia: undefined }, { expiry_date: null, is_indefinite: null }],
    [{ ultimo_ano_renovado: '0' }, { last_renewed_year: null }],
    [{ nit: undefined }, { nit: '900000001' }],
    [{ nit: undefined, codigo_clase_identificacion: '01' }, { nit: null }],
    [{ nit: '000900000001' }, { nit: '900000001' }],
    [{ nit: 'EXTRANJERO' }, { nit: null }],
    [{ digito_verificacion: undefined }, { verification_digit: '2' }],
    [{ digito_verificacion: '7' }, { verification_digit: '7' }],
    [{ representante_legal: undefined }, { legal_representative: null }],
    [{ num_identificacion_representante_legal: '0000' }, { legal_representative: { document_number: null } }],
    [{ inscripcion_proponente: '000012345678' }, { bidder_registration: '000012345678' }],
    [{ fecha_actualizacion: undefined }, { updated_at: null }],
  ])('%j gives %j', (over, read) => {
    expect(entity(over)).toMatchObject(read);
  });

  test.each([
    { fecha_matricula: '2020-01-15' },
    { fecha_renovacion: '20/03/2026' },
    { fecha_vigencia: 'INDEFINIDA' },
    { fecha_cancelacion: '2026-01-01T00:00:00.000' },
    { fecha_actualizacion: '2026-03-21T10:00:00' },
    { ultimo_ano_renovado: 'ninguno' },
    { razon_social: 7 },
  ])('%j is another notation', (over) => {
    expect(observedIn(() => entity(over))).toContain(Object.keys(over)[0]);
  });
});

test('an establishment', () => {
  const row = {
    ...company,
    razon_social: 'TIENDA FICTICIA',
    categoria_matricula: 'AGENCIA',
    matr_cula_propietario: '0001234567',
    codigo_camara_propietario: '04',
  };
  expect(
    parseRows('rues', establishmentTable, bytes(JSON.stringify([row]))).map(establishmentOf)[0],
  ).toMatchObject({ name: 'TIENDA FICTICIA', category: 'AGENCIA', registration_number: '0001234567' });
});

describe('figures of the largest companies', () => {
  const row = {
    nit: '900123456',
    a_o_de_corte: '2024',
    ingresos_operacionales: '$1,002.98',
    ganancia_p_rdida: '-$0.12',
    total_activos: '$5.61',
    total_pasivos: ' $3.52 ',
    total_patrimonio: '2.09',
  };
  const statement = (over: object = {}) =>
    parseRows('rues', largestTable, bytes(JSON.stringify([{ ...row, ...over }]))).map(statementOf)[0];

  test('are decimals in billones of pesos', () => {
    expect(statement()).toMatchObject({
      year: 2024,
      currency: 'COP',
      unit: 1e12,
      operating_income: '1002.98',
      net_result: '-0.12',
      total_assets: '5.61',
      total_liabilities: '3.52',
      equity: '2.09',
    });
  });

  test.each([
    ['($0.12)', '-0.12'],
    ['$-0.12', '-0.12'],
    ['0.00', '0.00'],
    [3.05, '3.05'],
    ['144', '144'],
    [undefined, null],
  ])('%s is %s', (written, amount) => {
    expect(statement({ ganancia_p_rdida: written })?.net_result).toBe(amount);
  });

  test.each([
    { ganancia_p_rdida: '1.002,98' },
    { total_activos: 'USD 5' },
    { total_activos: '1,2,3' },
    { a_o_de_corte: 'diciembre' },
    { a_o_de_corte: undefined },
  ])('%j is not guessed at', (over) => {
    expect(observedIn(() => statement(over))).toContain(Object.keys(over)[0]);
  });

  test('a year with its thousands marked is the year', () => {
    expect(statement({ a_o_de_corte: '2,024' })?.year).toBe(2024);
  });
});

test.each([
  ['ejemplo demostrativo', true],
  ['Demostrativo Ejemplo', true],
  ['EJEMPLO SAS', true],
  ['ejemplodemo', true],
  ['persona prueba', false],
  ['ejemplo otro', false],
])('«%s» stands in the name: %s', (searched, matches) => {
  const held = { name: 'EJEMPLO DEMOSTRATIVO S.A.S.', acronym: 'EJEMPLODEMO' };
  expect(nameMatches(searched, held)).toBe(matches);
});

test('damaged answers are refused, or read as what they say', () => {
  const odd = ['20260101', '00000000', '2026-01-01', '0', '02', 'NIT', '900000001'];
  let read = 0;
  fc.assert(
    fc.property(damagedJson(JSON.stringify([company, { ...company, nit: undefined }]), odd), (text) => {
      let list: ReturnType<typeof entities> | undefined;
      const seen = observedIn(() => {
        list = parseRows('rues', companyTable, bytes(text)).map(entityOf);
      });
      if (seen !== undefined || list === undefined) return;
      const raw = JSON.parse(text) as Record<string, string | null | undefined>[];
      expect(list).toHaveLength(raw.length);
      for (const [index, row] of raw.entries()) {
        const said = list[index];
        registryEntity.parse(said);
        read += 1;
        const words = (cell: string | null | undefined) => cell?.trim() || null;
        expect(said?.document_number).toBe(words(row['numero_identificacion']));
        expect(said?.status).toBe(words(row['estado_matricula']));
        if (said?.registration_date !== null)
          expect(row['fecha_matricula']?.trim()).toBe(said?.registration_date.replaceAll('-', ''));
        if (said?.nit !== null)
          expect(
            [row['nit'], row['numero_identificacion']].map((cell) => unpadded(words(cell) ?? '')),
          ).toContain(said?.nit);
        if (said?.verification_digit !== null)
          expect([words(row['digito_verificacion']), nitCheckDigit(said?.nit ?? '0')]).toContain(
            said?.verification_digit,
          );
      }
    }),
    { numRuns: 500 },
  );
  expect(read).toBeGreaterThan(0);
});
