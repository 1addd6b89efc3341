import { captcha, escapeHtml, formOf, isCode, officialPage, visits, type Visit } from '../assisted';
import { serve, type Question, type Reply } from '../serve';
import type { StandIn } from '../stand-in';

/*
 * BDME of the Contaduría: menu, an account, a form and its answer, all in one panel. The real application (GWT) exchanges
 * the panel by scripts; here each is a page. Some vowels arrive broken, as they do from the real one.
 */

const origin = 'https://eris.contaduria.gov.co';
const path = '/BDME/';

/** Documents that call up a behaviour; any other is clear. */
export const contaduriaDocuments = {
  clear: '10000001',
  reported: '10000002',
  several: '10000003',
  breachedOnly: '10000004',
  changed: '10000005',
  otherPerson: '10000006',
  oneStatement: '10000007',
  expired: '10000008',
  blocked: '10000009',
} as const;

const types = [
  ['28979', 'CC'],
  ['28980', 'NIT'],
  ['28981', 'TI'],
  ['28982', 'CE'],
  ['28983', 'PAS'],
  ['28984', 'SE'],
  ['69865', 'RC'],
  ['263418', 'PEP'],
] as const;

export async function startContaduria(): Promise<StandIn> {
  const sessions = visits('JSESSIONID');

  function reply(question: Question): Reply {
    if (question.url.pathname !== path)
      return { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<h1>404</h1>' };
    const visit = sessions.of(question);
    if (visit === undefined) {
      const begun = sessions.begin();
      return panel('<p>Bienvenido al BDME (práctica).</p>', sessions.cookie(begun));
    }
    const isSignedIn = visit.kept.get('signedIn') === 'true';
    if (question.method === 'POST') return posted(visit, formOf(question), isSignedIn);
    if (!question.url.searchParams.has('consulta')) return panel('<p>Bienvenido al BDME (práctica).</p>');
    return isSignedIn ? panel(form(visit)) : panel(login());
  }

  function posted(visit: Visit, fields: URLSearchParams, isSignedIn: boolean): Reply {
    if (!isSignedIn) {
      if (!fields.get('usuario') || !fields.get('clave')) return panel(login('Usuario o clave incorrectos.'));
      visit.kept.set('signedIn', 'true');
      return panel(form(visit));
    }
    const number = fields.get('numero') ?? '';
    if (number === contaduriaDocuments.blocked)
      return officialPage('Request Rejected', '<p>Request Rejected. Support ID: 0000000000</p>');
    if (!isCode(visit, fields.get('captcha'))) return panel(form(visit, number, 'captcha no v\ufffdlido'));
    if (number === contaduriaDocuments.expired && !visit.kept.has('hasExpired')) {
      visit.kept.set('hasExpired', 'true');
      visit.kept.delete('signedIn');
      return panel('<p>Su sesi\ufffdn ha expirado.</p>');
    }
    return panel(result(number));
  }

  const server = await serve(origin, reply);
  return { originMap: { [origin]: server.origin }, close: () => server.close() };
}

function panel(content: string, headers: Reply['headers'] = {}): Reply {
  return officialPage(
    'Boletín de deudores morosos del Estado',
    `<div id="panelMenu"><a href="${path}?consulta=1">Consulta</a> <a href="${path}">Ayuda</a></div><div id="panelPrincipal">${content}</div>`,
    headers,
  );
}

function login(error = ''): string {
  return `<form method="post" action="${path}"><table><tr><td>Usuario</td><td><input class="gwt-TextBox" name="usuario" value="practica"></td></tr>
<tr><td>Clave</td><td><input type="password" class="gwt-PasswordTextBox" name="clave" value="practica"></td></tr></table>
<p>Práctica: cualquier usuario y clave sirven.</p><p>${error}</p><button data-practice-send>Ingresar</button></form>`;
}

function form(visit: Visit, number = '', error = ''): string {
  const options = types.map(([value, label]) => `<option value="${value}">${label}</option>`).join('');
  return `<form method="post" action="${path}"><table><tr><td>Tipo de documento</td><td><select class="gwt-ListBox" name="tipo">${options}</select></td></tr>
<tr><td>Número</td><td><input class="gwt-TextBox" name="numero" value="${escapeHtml(number)}"></td></tr>
<tr><td>Motivo</td><td><select class="gwt-ListBox" name="motivo"><option>Relación contractual</option></select></td></tr></table>
${captcha(visit, 'captcha')}<p>${error}</p><button data-practice-send>Consultar</button></form>`;
}

function result(number: string): string {
  const shown = number === contaduriaDocuments.otherPerson ? '99999999' : number;
  const isReported = number === contaduriaDocuments.reported || number === contaduriaDocuments.several;
  const hasBreached = number === contaduriaDocuments.several || number === contaduriaDocuments.breachedOnly;
  const included =
    number === contaduriaDocuments.changed
      ? 'figura en el BDME'
      : `${isReported ? 'S\ufffd' : 'NO'} est\ufffd incluido en el BDME`;
  const breached =
    number === contaduriaDocuments.oneStatement
      ? ''
      : `<p>El documento ${hasBreached ? 'SI' : 'NO'} ha incumplido acuerdos de pago.</p>`;
  const row = (creditor: string, obligation: string, amount: string) =>
    `<tr><td>${creditor}</td><td>${obligation}</td><td>${amount}</td><td>VIGENTE</td></tr>`;
  const rows = [
    row('ENTIDAD FICTICIA DE DEMOSTRACION', 'OBL-0001', '$ 12.345.678'),
    row('MUNICIPIO DE PUEBLO DEMO', 'OBL-0002', '$ 987.654'),
  ];
  const debts = isReported
    ? `<table><tr><th>Entidad acreedora</th><th>Obligación</th><th>Valor</th><th>Estado</th></tr>${rows.slice(0, number === contaduriaDocuments.several ? 2 : 1).join('')}</table>`
    : '';
  return `<p>El documento CC ${escapeHtml(shown)} ${included} con corte al 31 de mayo de 2026.</p>${breached}${debts}`;
}
