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

/*
 * WebJudicial of the Policía Nacional: terms, form, result, each a page of a JSF session. The real form asks for a Google
 * reCAPTCHA; here it is a picture whose code is told.
 */

const origin = 'https://antecedentes.policia.gov.co:7005';
const root = '/WebJudicial';
const clear = 'NO TIENE ASUNTOS PENDIENTES CON LAS AUTORIDADES JUDICIALES';
const record = 'ACTUALMENTE NO ES REQUERIDO POR AUTORIDAD JUDICIAL';

/** Documents that call up a behaviour; any other is clear. */
export const policiaDocuments = {
  clear: '10000001',
  record: '10000002',
  unknown: '10000003',
  expired: '10000004',
  blocked: '10000005',
  changed: '10000006',
  otherPerson: '10000007',
} as const;

const names = ['PRUEBA FICTICIA ANA MARIA', 'EJEMPLO MODELO CARLOS', 'MUESTRA PRACTICA LUZ'];
const typeLabels: Readonly<Record<string, string>> = {
  cc: 'Cédula de Ciudadanía',
  cx: 'Cédula de Extranjería',
  pa: 'Pasaporte',
  dp: 'Documento País Origen',
};

export async function startPolicia(): Promise<StandIn> {
  const sessions = visits('JSESSIONID');

  function reply(question: Question): Reply {
    const path = question.url.pathname.slice(root.length);
    const visit = sessions.of(question);
    if (path === '' || path === '/' || path === '/index.xhtml') {
      const visitor = visit ?? sessions.begin();
      if (question.method === 'POST' && formOf(question).get('aceptaOption') === 'true') {
        visitor.kept.set('accepted', 'true');
        return movedTo(`${root}/antecedentes.xhtml`, sessions.cookie(visitor));
      }
      return terms(sessions.cookie(visitor));
    }
    if (visit?.kept.get('accepted') !== 'true') return movedTo(`${root}/index.xhtml`);
    if (path === '/antecedentes.xhtml')
      return question.method === 'POST' ? asked(question, visit) : form(visit);
    if (path === '/formAntecedentes.xhtml') return result(visit);
    return { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<h1>404</h1>' };
  }

  function asked(question: Question, visit: Visit): Reply {
    const fields = formOf(question);
    const number = fields.get('cedulaInput') ?? '';
    if (number === policiaDocuments.blocked) return rejectedPage();
    if (!isCode(visit, fields.get('captcha')))
      return form(visit, 'Recaptcha: el captcha no es válido. Intente de nuevo.');
    if (number === policiaDocuments.expired && !visit.kept.has('hasExpired')) {
      visit.kept.set('hasExpired', 'true');
      visit.kept.delete('accepted');
      return officialPage(
        'Error',
        '<p>javax.faces.application.ViewExpiredException: la vista no se pudo restaurar.</p>',
      );
    }
    visit.kept.set('type', fields.get('cedulaTipo') ?? 'cc');
    visit.kept.set('number', number);
    return movedTo(`${root}/formAntecedentes.xhtml`);
  }

  const server = await serve(origin, reply);
  return { originMap: { [origin]: server.origin }, close: () => server.close() };
}

function terms(headers: Reply['headers']): Reply {
  return officialPage(
    'Consulta en línea de antecedentes y requerimientos judiciales',
    `<p>Términos de uso (texto de práctica): la consulta es personal; nadie debe pedirla a otro para otorgar un trámite.</p>
<form method="post" action="${root}/index.xhtml" id="form">
<p><label><input type="radio" name="aceptaOption" id="aceptaOption:0" value="true" data-practice-check> Acepto</label>
<label><input type="radio" name="aceptaOption" id="aceptaOption:1" value="false"> No acepto</label></p>
<button id="continuarBtn" data-practice-send>Enviar</button></form>`,
    headers,
  );
}

function form(visit: Visit, error?: string): Reply {
  const options = Object.entries(typeLabels)
    .map(([value, label]) => `<option value="${value}">${label}</option>`)
    .join('');
  return officialPage(
    'Consulta de antecedentes',
    `${error === undefined ? '' : `<div class="ui-messages-error"><span class="ui-messages-error-detail">${error}</span></div>`}
<form method="post" action="${root}/antecedentes.xhtml" id="form">
<p><label for="cedulaTipo">Tipo de documento</label> <select id="cedulaTipo" name="cedulaTipo"><option value="">Seleccione</option>${options}</select></p>
<p><label for="cedulaInput">Número de documento</label> <input id="cedulaInput" name="cedulaInput"></p>
${captcha(visit, 'captcha')}
<button id="j_idt17" data-practice-send>Consultar</button></form>
<p style="display:none">${clear}. ${record}.</p>`,
  );
}

function result(visit: Visit): Reply {
  const number = visit.kept.get('number') ?? '';
  const label = typeLabels[visit.kept.get('type') ?? 'cc'] ?? '';
  const help = `<h2>Ayuda</h2><p>La leyenda «${clear}» se muestra a quien no registra antecedentes o cumplió su condena; «${record}», a quien registra una pena vigente.</p>`;
  const message = (content: string) =>
    officialPage(
      'Resultado de la consulta',
      `<form id="form"><span id="form:mensajeCiudadano">${content}</span></form>${help}`,
    );
  const name = names[Number(number.slice(-1)) % names.length] ?? '';
  const stated = (shown: string, legend: string) =>
    `La Policía Nacional de Colombia informa:<br>Que siendo las 10:00:00 horas, el ciudadano identificado con:<br>${label} N° ${escapeHtml(shown)}<br>Apellidos y Nombres: <b>${name}</b><br>${legend}<br>de conformidad con lo establecido en el artículo 248 de la Constitución Política.`;
  switch (number) {
    case policiaDocuments.unknown:
      return message('Los datos consultados no corresponden a un ciudadano registrado en la base de datos.');
    case policiaDocuments.changed:
      return message(stated(number, 'SIN NOVEDAD JUDICIAL'));
    case policiaDocuments.otherPerson:
      return message(stated('99999999', clear));
    case policiaDocuments.record:
      return message(stated(number, record));
    default:
      return message(stated(number, clear));
  }
}
