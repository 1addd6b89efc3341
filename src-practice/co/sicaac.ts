import { escapeHtml, formOf, officialPage, rejectedPage } from '../assisted';
import { serve, type Question, type Reply } from '../serve';
import type { StandIn } from '../stand-in';

/* SICAAC: nobody has described its public consultation; this one has the fields and columns that the interface names. */

const origin = 'https://sicaac.gov.co';

/** Documents that call up a behaviour; any other has no case. */
export const sicaacDocuments = {
  found: '10000001',
  nothing: '10000002',
  changed: '10000003',
  otherPerson: '10000004',
  blocked: '10000005',
} as const;

const types = [
  'Cédula de Ciudadanía',
  'Cédula de Extranjería',
  'Tarjeta de Identidad',
  'Registro Civil',
  'Pasaporte',
  'NIT',
];

export async function startSicaac(): Promise<StandIn> {
  const server = await serve(origin, reply);
  return { originMap: { [origin]: server.origin }, close: () => server.close() };
}

function reply(question: Question): Reply {
  if (question.url.pathname === '/')
    return officialPage(
      'SICAAC',
      '<p>Sistema de información de la conciliación, el arbitraje y la amigable composición (práctica).</p><p><a href="/Insolvencia/Consulta" data-practice-send>Consulta pública de insolvencia</a></p>',
    );
  if (question.url.pathname !== '/Insolvencia/Consulta')
    return { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<h1>404</h1>' };
  const number = formOf(question).get('numero') ?? '';
  const isAsked = question.method === 'POST';
  if (number === sicaacDocuments.blocked) return rejectedPage();
  const shown = number === sicaacDocuments.otherPerson ? '99999999' : number;
  const options = types.map((label, index) => `<option value="${index + 1}">${label}</option>`).join('');
  return officialPage(
    'Consulta de insolvencia',
    `<form method="post" action="/Insolvencia/Consulta">
<p><label for="tipo">Tipo de documento</label> <select id="tipo" name="tipo"><option value="">Seleccione</option>${options}</select></p>
<p><label for="numero">Número de documento</label> <input id="numero" name="numero" value="${escapeHtml(shown)}"></p>
<button ${isAsked ? '' : 'data-practice-send'}>Consultar</button></form>${isAsked ? result(number) : ''}`,
  );
}

function result(number: string): string {
  const head = '<tr><th>Centro de conciliación</th><th>Calidad</th><th>Fecha de solicitud</th></tr>';
  switch (number) {
    case sicaacDocuments.found:
      return `<table>${head}<tr><td>CENTRO DE CONCILIACIÓN EJEMPLO</td><td>DEUDOR</td><td>10/02/2026</td></tr><tr><td>NOTARÍA FICTICIA 99</td><td>ACREEDOR</td><td>03/05/2025</td></tr></table>`;
    case sicaacDocuments.changed:
      return `<table>${head}<tr><td>CENTRO EJEMPLO</td><td>DEUDOR</td><td>febrero de 2026</td></tr></table>`;
    default:
      return '<p>No se encontraron trámites para el documento consultado.</p>';
  }
}
