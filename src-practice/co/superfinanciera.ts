import { escapeHtml, formOf, officialPage, rejectedPage } from '../assisted';
import { serve, type Question, type Reply } from '../serve';
import type { StandIn } from '../stand-in';

/* «Formule su queja» (JSF): its first page is the registration, from which a link leads to the state of a complaint. */

const origin = 'https://www.superfinanciera.gov.co';
const root = '/FormuleSuQueja/faces';

/** Filings that call up a behaviour; any other has nothing. */
export const superfinancieraFilings = {
  found: '2026000001',
  nothing: '2026000002',
  changed: '2026000003',
  otherFiling: '2026000004',
  blocked: '2026000005',
} as const;

export async function startSuperfinanciera(): Promise<StandIn> {
  const server = await serve(origin, reply);
  return { originMap: { [origin]: server.origin }, close: () => server.close() };
}

function reply(question: Question): Reply {
  const path = question.url.pathname.slice(root.length);
  if (path === '/registro/registro.xhtml')
    return officialPage(
      'Formule su queja',
      `<p>Página de registro (práctica).</p><p><a href="${root}/consulta/queja.xhtml" data-practice-send>Consulte su queja</a></p>`,
    );
  if (path !== '/consulta/queja.xhtml')
    return { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<h1>404</h1>' };
  const fields = formOf(question);
  if (fields.get('radicado') === superfinancieraFilings.blocked) return rejectedPage();
  return form(fields.get('numero') ?? '', fields.get('radicado') ?? '', question.method === 'POST');
}

function form(document: string, filing: string, isAsked: boolean): Reply {
  return officialPage(
    'Consulte su queja',
    `<form method="post" action="${root}/consulta/queja.xhtml">
<p><label for="f:numero">Número de identificación</label> <input id="f:numero" name="numero" value="${escapeHtml(document)}"></p>
<p><label for="f:radicado">Número de radicado</label> <input id="f:radicado" name="radicado" value="${escapeHtml(filing)}"></p>
<button ${isAsked ? '' : 'data-practice-send'}>Consultar</button></form>${isAsked ? result(filing) : ''}`,
  );
}

function result(filing: string): string {
  const head = (activity: string) =>
    `<tr><th>Fecha de radicación</th><th>Número de radicado</th><th>Entidad</th><th>${activity}</th><th>Adjuntos</th><th>Anexos</th></tr>`;
  const row = (number: string) =>
    `<tr><td>15/01/2026</td><td>${number}</td><td>BANCO EJEMPLO S.A.</td><td>EN TRÁMITE</td><td>1 documento</td><td></td></tr>`;
  switch (filing) {
    case superfinancieraFilings.found:
      return `<table>${head('Actividad principal')}${row(filing)}</table>`;
    case superfinancieraFilings.changed:
      return `<table>${head('Actividad principal').replace('Entidad', 'Institución')}${row(filing)}</table>`;
    case superfinancieraFilings.otherFiling:
      return `<table>${head('Actividad principal')}${row('2026999999')}</table>`;
    default:
      return '<p>No se encontraron quejas con los datos suministrados.</p>';
  }
}
