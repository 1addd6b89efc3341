import { captcha, escapeHtml, formOf, isCode, movedTo, officialPage, visits, type Visit } from '../assisted';
import { serve, type Question, type Reply } from '../serve';
import type { StandIn } from '../stand-in';

/* Consultation of the Procuraduría (ASP.NET): a form with a question, and the result below it on the same page. */

const origin = 'https://apps.procuraduria.gov.co';
const path = '/webcert/inicio.aspx';

/** Documents that call up a behaviour; any other is clear. */
export const procuraduriaDocuments = {
  clear: '10000001',
  record: '10000002',
  unknown: '10000003',
  changed: '10000004',
  otherPerson: '10000005',
  blocked: '10000006',
} as const;

export async function startProcuraduria(): Promise<StandIn> {
  const sessions = visits('ASP_NET_SessionId');

  function reply(question: Question): Reply {
    if (question.url.pathname !== path)
      return { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<h1>404</h1>' };
    const visit = sessions.of(question);
    if (visit === undefined) return movedTo(path, sessions.cookie(sessions.begin()));
    if (question.method !== 'POST') return page(visit, '', '');
    const fields = formOf(question);
    const number = fields.get('txtNumID') ?? '';
    if (number === procuraduriaDocuments.blocked)
      return officialPage(
        'Web Page Blocked',
        '<p>The URL you requested has been blocked. Attack ID: 20000051</p>',
      );
    if (!isCode(visit, fields.get('txtRespuestaPregunta')))
      return page(visit, number, '', 'La respuesta a la pregunta es incorrecta.');
    return page(visit, number, result(number));
  }

  const server = await serve(origin, reply);
  return { originMap: { [origin]: server.origin }, close: () => server.close() };
}

function page(visit: Visit, number: string, shown: string, error = ''): Reply {
  return officialPage(
    'Consulta de antecedentes',
    `<form method="post" action="${path}"><div id="ValidationSummary1">${error}</div>
<p><label for="ddlTipoID">Tipo de identificación</label> <select id="ddlTipoID" name="ddlTipoID"><option value="">Seleccione</option><option value="1">Cédula de ciudadanía</option><option value="4">NIT</option><option value="2">Cédula de extranjería</option><option value="6">Pasaporte</option><option value="7">Permiso especial de permanencia</option></select></p>
<p><label for="txtNumID">Número de identificación</label> <input id="txtNumID" name="txtNumID" value="${escapeHtml(number)}"></p>
${captcha(visit, 'txtRespuestaPregunta')}
<button id="btnConsultar" ${shown === '' ? 'data-practice-send' : ''}>Consultar</button>
<div id="divSec">${shown}</div></form>
<h2>Preguntas frecuentes</h2><p>¿Qué significa «EL NUMERO DE IDENTIFICACION INGRESADO NO SE ENCUENTRA REGISTRADO EN EL SISTEMA»? Que el número no existe en la base.</p>`,
  );
}

function result(number: string): string {
  const person = (shown: string, verdict: string) =>
    `<p>La Procuraduría General de la Nación certifica Que siendo las 10:00:00 horas del 21/11/2026 el Señor(a) ANA MODELO FICTICIA identificado(a) con Cédula de ciudadanía Número ${escapeHtml(shown)}</p><p>${verdict}</p>`;
  const clear = 'NO REGISTRA SANCIONES NI INHABILIDADES VIGENTES';
  switch (number) {
    case procuraduriaDocuments.record:
      return person(number, 'REGISTRA LAS SIGUIENTES ANOTACIONES: SIRI 100000000, SUSPENSION, 3 MESES');
    case procuraduriaDocuments.unknown:
      return '<p>EL NUMERO DE IDENTIFICACION INGRESADO NO SE ENCUENTRA REGISTRADO EN EL SISTEMA</p>';
    case procuraduriaDocuments.changed:
      return person(number, 'SIN NOVEDAD');
    case procuraduriaDocuments.otherPerson:
      return person('99999999', clear);
    default:
      return person(number, clear);
  }
}
