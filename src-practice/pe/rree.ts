import {
  captcha,
  escapeHtml,
  formOf,
  isCode,
  movedTo,
  officialPage,
  rejectedPage,
  visits,
  type Visit,
} from '../assisted';
import { serve, type Question, type Reply } from '../serve';
import type { StandIn } from '../stand-in';

/* Consultation of foreigner cards (ASP.NET, image captcha); the result page is invented, nobody has described it. */

const origin = 'https://sistemasdgc.rree.gob.pe';
const root = '/carext_consulta_webapp/';

/** Cards that call up a behaviour; any other does not exist. */
export const rreeCards = {
  found: '00000001',
  nothing: '00000002',
  changed: '00000003',
  otherCard: '00000004',
  blocked: '00000005',
} as const;

export async function startRree(): Promise<StandIn> {
  const sessions = visits('ASP_NET_SessionId');

  function reply(question: Question): Reply {
    if (question.url.pathname !== root)
      return { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<h1>404</h1>' };
    const visit = sessions.of(question);
    if (visit === undefined) return movedTo(`${root}?valS=aG9zdD0x`, sessions.cookie(sessions.begin()));
    if (question.method !== 'POST') return form(visit, '');
    const fields = formOf(question);
    const number = fields.get('txtNumeroConsulta') ?? '';
    if (!isCode(visit, fields.get('txtCodCaptcha'))) return form(visit, number, 'Código incorrecto.');
    if (number === rreeCards.blocked) return rejectedPage();
    return officialPage('Resultado de la consulta', result(number));
  }

  const server = await serve(origin, reply);
  return { originMap: { [origin]: server.origin }, close: () => server.close() };
}

function form(visit: Visit, number: string, error = ''): Reply {
  return officialPage(
    'Consulta de carné de extranjería',
    `<p>${error}</p><form method="post" action="${root}?valS=aG9zdD0x">
<p><label for="txtNumeroConsulta">Número de carné</label> <input id="txtNumeroConsulta" name="txtNumeroConsulta" value="${escapeHtml(number)}"></p>
${captcha(visit, 'txtCodCaptcha')}
<button id="btnBuscar" data-practice-send>Buscar</button></form>`,
  );
}

function result(number: string): string {
  const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
  const card = (shown: string) =>
    `<table>${row('Número de carné', shown)}${row('Apellidos', 'FICTICIO PRUEBA')}${row('Nombres', 'ANA MODELO')}${row('Fecha de nacimiento', '05/06/1985')}${row('Nacionalidad', 'COLOMBIANA')}${row('Calidad migratoria', 'OFICIAL')}${row('Fecha de caducidad', '31/12/2027')}</table>`;
  switch (number) {
    case rreeCards.found:
      return card(number);
    case rreeCards.otherCard:
      return card('00009999');
    case rreeCards.changed:
      return card(number).replace('Nombres', 'Prénoms');
    default:
      return `<p>No se encontró información para el carné ${escapeHtml(number)}.</p>`;
  }
}
