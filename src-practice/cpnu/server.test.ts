import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCpnu, type Cpnu } from './server';
import { specialRadicados, type SpecialId } from './special';

const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; Test/1)' };
const number = (id: SpecialId) => specialRadicados[id].number;

interface Paging {
  readonly cantidadRegistros: number;
  readonly cantidadPaginas: number;
}
interface Body {
  readonly procesos: readonly (Record<string, unknown> & { readonly idProceso: number })[];
  readonly actuaciones: readonly (Record<string, unknown> & { readonly fechaActuacion: string })[];
  readonly sujetos: readonly Record<string, unknown>[];
  readonly paginacion: Paging;
  readonly StatusCode: number;
  readonly Message: string;
}

describe('the stand-in of the Consulta de Procesos', () => {
  let cpnu: Cpnu;
  beforeAll(async () => {
    cpnu = await startCpnu({ slowMs: 1 });
  });
  afterAll(() => cpnu.close());

  const get = (path: string, init: RequestInit = {}) =>
    fetch(`${cpnu.origin}/api/v2${path}`, { headers, ...init });
  const read = async (path: string) => (await (await get(path)).json()) as Body;
  const byNumber = (id: SpecialId, page = 1) =>
    `/Procesos/Consulta/NumeroRadicacion?numero=${number(id)}&SoloActivos=false&pagina=${page}`;
  const byName = (name: string, rest = '&tipoPersona=jur&pagina=1') =>
    `/Procesos/Consulta/NombreRazonSocial?nombre=${encodeURIComponent(name)}&SoloActivos=false&codificacionDespacho=${rest}`;

  test('answers with the members of the recorded answers', async () => {
    const recorded = (name: string) =>
      JSON.parse(
        readFileSync(
          new URL(`../../src-main/sources/co/rama-judicial/fixtures/${name}.json`, import.meta.url),
          'utf8',
        ),
      ) as Record<string, never>;
    const shape = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.slice(0, 1).map(shape);
      if (typeof value !== 'object' || value === null) return null;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
    };
    expect(shape(await read(byNumber('example')))).toEqual(shape(recorded('by-number')));
    expect(shape(await read('/Proceso/Actuaciones/900000011?pagina=1'))).toEqual(shape(recorded('actions')));
    expect(shape(await read('/Proceso/Sujetos/900000011?pagina=1'))).toEqual(shape(recorded('parties')));
    expect(shape(await read('/Proceso/Detalle/900000011'))).toEqual(shape(recorded('detail')));
  });

  test('pads, masks and counts as the source does', async () => {
    const { procesos } = await read(byNumber('example'));
    expect(procesos[0]?.despacho).toMatch(/ $/);
    expect(procesos[1]).toMatchObject({
      esPrivado: true,
      sujetosProcesales: '--- [ PROCESO PRIVADO ] ---',
      fechaProceso: null,
      fechaUltimaActuacion: null,
    });
    const { actuaciones } = await read('/Proceso/Actuaciones/900000011?pagina=1');
    expect(actuaciones).toHaveLength(40);
    expect(actuaciones[0]?.codRegla).toHaveLength(32);
    expect(actuaciones[0]?.idRegActuacion).toBeGreaterThan(2 ** 31);
  });

  test('keeps strangers out', async () => {
    const answer = await get(byNumber('example'), { headers: { 'User-Agent': 'node' } });
    expect(answer.status).toBe(403);
  });

  test('names itself and lets every page read', async () => {
    const answer = await get(byNumber('no_record'));
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('server')).toBe('Microsoft-IIS/10.0');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test.each([
    ['/Procesos/Consulta/Identificacion?numero=1', 401],
    ['/Procesos/Consulta/NumeroRadicacion?numero=123&SoloActivos=false&pagina=1', 400],
    ['/Procesos/Consulta/NumeroRadicacion?numero=11001400300120230012300&pagina=0', 400],
    ['/Proceso/Detalle/1', 404],
    ['/Proceso/Actuaciones/1?pagina=1', 404],
    ['/Proceso/Documentos/900000011', 404],
    ['/Nada', 404],
  ])('%s is answered %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  test('parameters and paths count in either case', async () => {
    const answer = await read(
      `/procesos/consulta/numeroradicacion?NUMERO=${number('single')}&soloActivos=false`,
    );
    expect(answer.procesos).toHaveLength(1);
  });

  test('a search by name needs the kind of person, and not too common a name', async () => {
    expect((await read(byName('Banco Ejemplo S.A.', '&pagina=1'))).paginacion.cantidadRegistros).toBe(0);
    expect(await read(byName('banco'))).toMatchObject({
      StatusCode: 400,
      Message: expect.stringContaining('más de mil registros'),
    });
  });

  test('words may stand in different parties, and a row repeats across pages', async () => {
    const first = await read(byName('Banco Ejemplo S.A.'));
    const second = await read(byName('Banco Ejemplo S.A.', '&tipoPersona=JUR&pagina=2'));
    expect(first.procesos).toHaveLength(20);
    expect(second.procesos[0]).toEqual(first.procesos[19]);
    const past = await read(
      byName('Banco Ejemplo S.A.', `&tipoPersona=jur&pagina=${first.paginacion.cantidadPaginas + 1}`),
    );
    expect(past.procesos).toEqual([]);
  });

  test('active ones only are those of the last 30 days', async () => {
    const active = await read(byName('Banco Ejemplo S.A.').replace('SoloActivos=false', 'SoloActivos=true'));
    const all = await read(byName('Banco Ejemplo S.A.'));
    expect(active.paginacion.cantidadRegistros).toBeGreaterThan(0);
    expect(active.paginacion.cantidadRegistros).toBeLessThan(all.paginacion.cantidadRegistros);
  });

  test('actuaciones can be asked for between two days', async () => {
    const { actuaciones } = await read(
      '/Proceso/Actuaciones/900000011?pagina=1&fechaIni=2024-01-01&fechaFin=2024-03-31',
    );
    expect(actuaciones.length).toBeGreaterThan(0);
    for (const { fechaActuacion } of actuaciones) expect(fechaActuacion).toMatch(/^2024-0[123]/);
  });

  test('the lists of courts lead from the department to the court', async () => {
    const codes = async (path: string) => {
      const rows = (await (await get(`/Lista/${path}`)).json()) as { codigo: string; nombre: string }[];
      expect(rows[0]).toEqual({ codigo: '', nombre: 'Seleccione...' });
      return rows.map((row) => row.codigo);
    };
    expect(await codes('Ciudades/05')).toContain('05001');
    expect(await codes('Entidades/05001')).toContain('0500131');
    expect(await codes('Especialidades/0500131')).toContain('050013103');
    expect(await codes('Despachos/050013103')).toContain('050013103001');
  });

  test('counts what it is asked', async () => {
    const before = cpnu.requests.total;
    const asked = cpnu.requests.byNumber.get(number('single')) ?? 0;
    await read(byNumber('single'));
    await read('/Proceso/Detalle/900000011');
    expect(cpnu.requests.total).toBe(before + 2);
    expect(cpnu.requests.byNumber.get(number('single'))).toBe(asked + 1);
    expect(cpnu.requests.byEndpoint.get('Proceso/Detalle')).toBeGreaterThan(0);
    expect(cpnu.requests.mostAtOnce).toBeGreaterThan(0);
  });

  describe('radicados that call up a behaviour', () => {
    test('every one stands in the README', () => {
      const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
      for (const { number: special, effect } of Object.values(specialRadicados))
        expect(readme).toMatch(
          new RegExp(`\`${special}\`\\s*\\|\\s*${effect.replaceAll(/[.*+?()[\]]/g, String.raw`\$&`)}`),
        );
    });

    test.each([
      ['slow', 200],
      ['blocked_403', 403],
      ['error_500', 500],
      ['html', 200],
    ] as const)('%s: %i', async (id, status) => {
      expect((await get(byNumber(id))).status).toBe(status);
    });

    test.each([
      ['throttled_429', 429],
      ['unavailable_503', 503],
    ] as const)('%s: %i every other time', async (id, status) => {
      const first = await get(byNumber(id));
      expect([first.status, first.headers.get('retry-after')]).toEqual([status, '1']);
      expect((await get(byNumber(id))).status).toBe(200);
      expect((await get(byNumber(id))).status).toBe(status);
    });

    test('burst_403 shuts everybody out for a while', async () => {
      const statuses: number[] = [];
      for (const id of ['burst_403', 'single', 'example', 'single', 'burst_403'] as const)
        statuses.push((await get(byNumber(id))).status);
      expect(statuses).toEqual([403, 403, 403, 200, 200]);
    });

    test('malformed is no JSON, changed_shape and wrong_count are', async () => {
      await expect(read(byNumber('malformed'))).rejects.toThrow(SyntaxError);
      expect((await read(byNumber('changed_shape'))).procesos).toBeUndefined();
      expect(await read(byNumber('wrong_count'))).toMatchObject({
        procesos: [],
        paginacion: { cantidadRegistros: 3 },
      });
    });

    test('truncated breaks off, reset gives nothing', async () => {
      const broken = await get(byNumber('truncated'));
      expect(broken.status).toBe(200);
      await expect(broken.text()).rejects.toThrow('terminated');
      await expect(get(byNumber('reset'))).rejects.toThrow('fetch failed');
    });

    test('stalled does not answer', async () => {
      const asked = cpnu.requests.total;
      const caller = new AbortController();
      const answer = get(byNumber('stalled'), { signal: caller.signal });
      await expect.poll(() => cpnu.requests.total).toBe(asked + 1);
      caller.abort();
      await expect(answer).rejects.toThrow('aborted');
    });

    test('gains_action has one more each time, dated today', async () => {
      const id = (await read(byNumber('gains_action'))).procesos[0]?.idProceso;
      const first = await read(`/Proceso/Actuaciones/${id}?pagina=1`);
      const row = (await read(byNumber('gains_action'))).procesos[0];
      const second = await read(`/Proceso/Actuaciones/${id}?pagina=1`);
      expect(second.paginacion.cantidadRegistros).toBe(first.paginacion.cantidadRegistros + 1);
      expect(row?.fechaUltimaActuacion).toBe(second.actuaciones[0]?.fechaActuacion);
    });
  });
});

test('once closed, it is gone', async () => {
  const cpnu = await startCpnu({ delayMs: 60_000 });
  const waiting = fetch(`${cpnu.origin}/api/v2/Proceso/Detalle/900000011`, { headers });
  await expect.poll(() => cpnu.requests.total).toBe(1);
  await Promise.all([cpnu.close(), expect(waiting).rejects.toThrow('fetch failed')]);
  await expect(fetch(cpnu.origin, { headers })).rejects.toThrow('fetch failed');
});
