import { describe, expect, test } from 'vitest';
import { labelled, labelledOrNone } from './labels';
import { hiddenMark, postedMark, readPage } from './page';
import { nothingLine } from './result-table';
import { tableWith } from './tables';
import { namesIdentifier, statedVerdict } from './verdict';

describe('what a person sees of a page', () => {
  const read = readPage(
    `<body><h1>Uno</h1><p>dos <b>tres</b><br>cuatro</p><p ${hiddenMark}>cinco <i>seis</i></p><script>siete</script></body>`,
  );
  test('one line per block, hidden words left out, visible ones in hidden blocks kept', () => {
    expect(read.text).toBe('Uno\ndos tres\ncuatro\nseis');
  });
  test('signs count only when they can be seen', () => {
    expect(read.shows({ phrase: 'DOS   tres' })).toBe(true);
    expect(read.shows({ phrase: 'cinco' })).toBe(false);
    expect(read.shows({ selector: 'h1' })).toBe(true);
    expect(read.shows({ selector: `[${hiddenMark}]` })).toBe(false);
  });
});

describe('verdicts', () => {
  const phrases = [
    { phrase: 'NO SE ENCUENTRA REPORTADO', verdict: false },
    { phrase: 'SE ENCUENTRA REPORTADO', verdict: true },
  ] as const;
  test.each([
    ['el señor no se encuentra  reportado hoy', false],
    ['SE ENCUENTRA REPORTADO', true],
    ['SE ENCUENTRA REPORTADO y también NO SE ENCUENTRA REPORTADO', undefined],
    ['sin novedad', undefined],
  ])('%s', (text, verdict) => expect(statedVerdict(text, phrases)?.verdict).toBe(verdict));
});

test.each([
  ['Cédula N° 10.000.001', '10000001', true],
  ['CC 10 000 001 de Bogotá', '10000001', true],
  ['número 10000001', '10000001', true],
  ['número 110000001', '10000001', false],
  ['número 100000012', '10000001', false],
  ['10000001-2', '10000001', false],
  ['AB-123 456', 'AB123456', true],
])('%s names %s: %s', (text, identifier, names) => expect(namesIdentifier(text, identifier)).toBe(names));

describe('that there is nothing, where nobody has written the words down', () => {
  const answer = (body: string) => readPage(`<html ${postedMark}><body>${body}</body></html>`);
  test.each([
    '<p>No se encontraron quejas con los datos suministrados.</p>',
    '<td>No existen registros</td>',
    '<div>SIN RESULTADOS</div>',
    '<span>Carné no registrado</span>',
  ])('%s', (body) => {
    expect(answer(body).shows(nothingLine)).toBe(true);
    // An empty table that waits for its search says the same.
    expect(readPage(body).shows(nothingLine)).toBe(false);
  });
  test.each([
    '<p>Si su carné no existe en la base, acérquese a una sede.</p>',
    '<p>No existe costo por esta consulta.</p>',
    '<p>Usuario no registrado: cree una cuenta.</p>',
    '<p>No hay conexión con la base de datos.</p>',
    '<p>No hay información disponible en este momento; intente más tarde.</p>',
    '<p>No se encontró el servidor de documentos.</p>',
    '<p>Sin respuesta del servicio de información.</p>',
    `<p ${hiddenMark}>No existen registros</p>`,
  ])('not so %s', (body) => expect(answer(body).shows(nothingLine)).toBe(false));
});

describe('tables by their heads', () => {
  const columns = { date: ['Fecha de radicación', 'Fecha'], entity: ['Entidad'] };
  const table = (head: string, ...rows: string[]) =>
    `<table>${[head, ...rows].map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  const head = '<th>Entidad</th><th>FECHA DE RADICACION</th>';
  test('whatever the order of the columns', () => {
    expect(tableWith(readPage(table(head, '<td>Banco</td><td>01/02/2026</td>')), columns)).toEqual([
      { entity: 'Banco', date: '01/02/2026' },
    ]);
  });
  test('an empty table is one', () => expect(tableWith(readPage(table(head)), columns)).toEqual([]));
  test.each([
    table('<th>Entidad</th>'),
    table(head, '<td>Banco</td>'),
    table(`${head}<th>Fecha</th>`),
    table(head) + table(head),
    `<div ${hiddenMark}>${table(head)}</div>`.replace('<table>', `<table ${hiddenMark}>`),
  ])('anything else is none', (html) => expect(tableWith(readPage(html), columns)).toBeUndefined());
});

describe('values by their labels', () => {
  test.each([
    '<tr><td>Apellidos</td><td>FICTICIO PRUEBA</td></tr>',
    '<dl><dt>Apellidos:</dt><dd>FICTICIO PRUEBA</dd></dl>',
    '<p><b>APELLIDOS:</b> <span>FICTICIO PRUEBA</span></p>',
    '<label for="a">Apellidos</label> <input id="a" value="FICTICIO PRUEBA">',
    '<p>Apellidos: FICTICIO PRUEBA</p>',
  ])('%s', (html) => {
    const whole = html.startsWith('<tr') ? `<table>${html}</table>` : html;
    expect(labelled(readPage(whole), ['Apellidos'])).toBe('FICTICIO PRUEBA');
  });
  test('a label that stands there twice with other values says nothing', () => {
    expect(labelled(readPage('<p>Apellidos: UNO</p><p>Apellidos: DOS</p>'), ['Apellidos'])).toBeUndefined();
  });
  test('nothing beside a label is told from no label', () => {
    const empty = readPage('<table><tr><td>Serial</td><td></td></tr></table>');
    expect([labelled(empty, ['Serial']), labelledOrNone(empty, ['Serial'])]).toEqual([undefined, null]);
    expect(labelledOrNone(empty, ['Oficina'])).toBeUndefined();
  });
});
