import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytes, failureOf } from '../../testing/ask';
import { damagedJson, observedIn } from '../../testing/damage';
import { parseValidity, type Validity } from './parse';

const recorded = '{"codigo":200,"vigencia":"Vigente (Vivo)","fecha":"21/11/2026"}';
const answer = (over: object) => bytes(JSON.stringify({ ...(JSON.parse(recorded) as object), ...over }));
const observed = (body: Uint8Array) => observedIn('registraduria', () => parseValidity(body));

test('a valid card', () => {
  expect(parseValidity(bytes(recorded))).toEqual({
    found: true,
    status: 'ALIVE',
    registry_status: 'Vigente (Vivo)',
    queried_on: '2026-11-21',
  });
});

describe('words of the registry', () => {
  test.each([
    ['Vigente (Vivo)', true, 'ALIVE'],
    ['VIGENTE', true, 'ALIVE'],
    ['Vigente con Pérdida o Suspensión de los Derechos Políticos', true, 'ALIVE'],
    ['Vigente con Interdiccion Judicial', true, 'ALIVE'],
    ['Cancelada por Muerte', true, 'DECEASED'],
    ['cancelada por MUERTE', true, 'DECEASED'],
    ['Cancelada por Muerte Facultad Ley', true, 'DECEASED'],
    ['Cancelada por Doble Cedulación', true, null],
    ['Cancelada por Suplantacion', true, null],
    ['Cancelada por Menoria de Edad', true, null],
    ['Cancelada por Extranjeria sin Carta de Naturaleza', true, null],
    ['Cancelada por Mala Elaboracion', true, null],
    ['Cancelada con reasignacion de cupo numerico', true, null],
    ['Cedula no Existe', false, null],
    ['Cédula no existe', false, null],
  ])('%s', (vigencia, found, status) => {
    expect(parseValidity(answer({ vigencia }))).toMatchObject({ found, status, registry_status: vigencia });
  });

  test.each([
    'En verificación',
    'No Vigente',
    'Vigencia',
    'Cancelada',
    'Vigente hasta su muerte',
    'Cedula no Existe en otra base',
    'Cancelada por Muertes presuntas',
  ])('%s is not guessed at', (vigencia) => {
    if (vigencia.startsWith('Cancelada por')) expect(parseValidity(answer({ vigencia })).status).toBeNull();
    else expect(observed(answer({ vigencia }))).toContain(vigencia);
  });

  test('no data is the source’s failure, not «no record»', async () => {
    const work = async () => parseValidity(answer({ vigencia: 'Sin datos para consultar' }));
    expect(await failureOf(work())).toEqual({
      code: 'upstream_error',
      details: {
        reason: 'source_error',
        source: 'registraduria',
        observed: 'Sin datos para consultar',
        source_message: 'Sin datos para consultar',
      },
    });
  });
});

test.each([
  ['21/11/2026 10:15:00', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['2026-11-21T10:15:00-05:00', '2026-11-21'],
  [' 21/11/2026 ', '2026-11-21'],
  ['31/02/2026', null],
  ['11/21/2026', null],
  ['sábado 21 de noviembre', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the date %s', (fecha, day) => {
  expect(parseValidity(answer({ fecha })).queried_on).toBe(day);
});

test.each([
  ['{"codigo":500,"vigencia":"Vigente (Vivo)"}', 'codigo 500'],
  ['{"codigo":404}', 'codigo 404'],
])('%s: the source failed', async (body, said) => {
  const work = async () => parseValidity(bytes(body));
  expect(await failureOf(work())).toMatchObject({ details: { reason: 'source_error', observed: said } });
});

test.each([
  ['', 'not JSON'],
  ['<!DOCTYPE html><title>Mantenimiento</title>', 'not JSON'],
  ['[]', 'expected object'],
  ['{"vigencia":"Vigente (Vivo)"}', 'codigo'],
  ['{"codigo":"200","vigencia":"Vigente (Vivo)"}', 'codigo'],
  ['{"codigo":200}', 'vigencia'],
  ['{"codigo":200,"vigencia":" "}', 'vigencia'],
  ['{"codigo":200,"vigencia":null}', 'vigencia'],
  ['{"codigo":200,"estado":"Vigente (Vivo)"}', 'vigencia'],
  ['{"codigo":200,"vigencia":"Vigente (Vivo)","fecha":20261121}', 'fecha'],
])('%s is not read', (body, said) => {
  expect(observed(bytes(body))).toContain(said);
});

test('damaged answers are refused, or read as what they say', () => {
  const odd = [
    'Cancelada por Muerte',
    'Cedula no Existe',
    'Sin datos para consultar',
    200,
    500,
    '31/12/2026',
  ];
  let read = 0;
  fc.assert(
    fc.property(damagedJson(recorded, odd), (text) => {
      let validity: Validity | undefined;
      try {
        const seen = observedIn('registraduria', () => (validity = parseValidity(bytes(text))));
        if (seen !== undefined || validity === undefined) return;
      } catch (error) {
        // The failure that the source itself told of.
        expect(error).toMatchObject({ value: { details: { reason: 'source_error' } } });
        expect(text).toMatch(/"codigo":(?!200[,}])|Sin datos/);
        return;
      }
      read += 1;
      const raw = JSON.parse(text) as { codigo: number; vigencia: string; fecha?: string };
      expect(raw.codigo).toBe(200);
      expect(validity.registry_status).toBe(raw.vigencia.trim());
      expect(validity.found).toBe(raw.vigencia !== 'Cedula no Existe');
      expect(validity.status === 'DECEASED').toBe(raw.vigencia.startsWith('Cancelada por Muerte'));
      // A zero that went with the damage leaves the same day.
      const [year, month, day] = validity.queried_on?.split('-').map(Number) ?? [];
      if (year !== undefined) expect(raw.fecha).toMatch(new RegExp(`^0?${day}/0?${month}/${year}`));
    }),
    { numRuns: 500 },
  );
  expect(read).toBeGreaterThan(0);
});
