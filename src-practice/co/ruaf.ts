import { captcha, escapeHtml, formOf, isCode, movedTo, officialPage, visits, type Visit } from '../assisted';
import { serve, type Question, type Reply } from '../serve';
import type { StandIn } from '../stand-in';

/*
 * RUAF (ASP.NET): terms, a form whose picture is verified before «Consultar» can be pressed, and a report in a
 * ReportViewer, tables within tables, on the same page.
 */

const origin = 'https://ruaf.sispro.gov.co';
const terms = '/TerminosCondiciones.aspx';
const filter = '/Filtro.aspx';

/** Documents that call up a behaviour; any other is that of somebody with affiliations. */
export const ruafDocuments = {
  full: '10000001',
  several: '10000002',
  nothing: '10000003',
  changed: '10000004',
  otherPerson: '10000005',
  blocked: '10000006',
  expired: '10000007',
  noReport: '10000008',
} as const;

export async function startRuaf(): Promise<StandIn> {
  const sessions = visits('ASP.NET_SessionId');

  function reply(question: Question): Reply {
    const path = question.url.pathname;
    const visit = sessions.of(question);
    if (path === terms) {
      const visitor = visit ?? sessions.begin();
      if (question.method !== 'POST') return termsPage(sessions.cookie(visitor));
      if (formOf(question).get('ctl00$MainContent$RadioButtonList1') !== '1') return termsPage({});
      visitor.kept.set('accepted', 'true');
      return movedTo(`${filter}?AspxAutoDetectCookieSupport=1`, sessions.cookie(visitor));
    }
    if (path !== filter)
      return { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<h1>404</h1>' };
    if (visit?.kept.get('accepted') !== 'true') return movedTo(terms);
    if (question.method !== 'POST') return form(visit, new URLSearchParams(), 'verify');
    return posted(visit, formOf(question));
  }

  function posted(visit: Visit, fields: URLSearchParams): Reply {
    const number = fields.get('ctl00$MainContent$txbNumeroIdentificacion') ?? '';
    if (fields.has('ctl00$MainContent$btnVerify')) {
      if (number === ruafDocuments.blocked)
        return form(visit, fields, 'verify', 'Ha sido bloqueado temporalmente: demasiados intentos.');
      const isRight = isCode(visit, fields.get('ctl00$MainContent$txtCaptcha'));
      if (!isRight) return form(visit, fields, 'verify', 'Código Inválido');
      visit.kept.set('verified', number);
      return form(visit, fields, 'ask', 'Código Válido');
    }
    if (visit.kept.get('verified') !== number) return form(visit, fields, 'verify');
    visit.kept.delete('verified');
    if (number === ruafDocuments.expired && !visit.kept.has('hasExpired')) {
      visit.kept.set('hasExpired', 'true');
      visit.kept.delete('accepted');
      return officialPage('RUAF', '<p>La sesión ha expirado. Ingrese de nuevo.</p>');
    }
    return form(visit, fields, 'shown', '', report(number));
  }

  const server = await serve(origin, reply);
  return { originMap: { [origin]: server.origin }, close: () => server.close() };
}

function termsPage(headers: Reply['headers']): Reply {
  return officialPage(
    'RUAF: términos y condiciones',
    `<p>Texto de práctica: la información se consulta para los fines que la ley permite.</p><form method="post" action="${terms}">
<p><label><input type="radio" name="ctl00$MainContent$RadioButtonList1" value="1" data-practice-check> Acepto</label> <label><input type="radio" name="ctl00$MainContent$RadioButtonList1" value="2"> No acepto</label></p>
<input type="submit" value="Enviar" data-practice-send></form>`,
    headers,
  );
}

const types = [
  ['5|CC', 'CÉDULA DE CIUDADANÍA'],
  ['4|CE', 'CÉDULA DE EXTRANJERÍA'],
  ['3|TI', 'TARJETA DE IDENTIDAD'],
  ['2|RC', 'REGISTRO CIVIL'],
  ['6|PA', 'PASAPORTE'],
  ['14|PE', 'PERMISO ESPECIAL DE PERMANENCIA'],
  ['15|PT', 'PERMISO POR PROTECCIÓN TEMPORAL'],
] as const;

function form(
  visit: Visit,
  fields: URLSearchParams,
  stage: 'verify' | 'ask' | 'shown',
  message = '',
  shown = '',
): Reply {
  const name = (id: string) => `ctl00$MainContent$${id}`;
  const given = (id: string) => escapeHtml(fields.get(name(id)) ?? '');
  const options = types
    .map(
      ([value, label]) =>
        `<option value="${value}"${fields.get(name('ddlTiposDocumentos')) === value ? ' selected' : ''}>${label}</option>`,
    )
    .join('');
  return officialPage(
    'RUAF: consulta de afiliaciones',
    `<form method="post" action="${filter}">
<p><label for="ddlTiposDocumentos">Tipo de documento</label> <select id="ddlTiposDocumentos" name="${name('ddlTiposDocumentos')}"><option value="">Seleccione</option>${options}</select></p>
<p><label for="MainContent_txbNumeroIdentificacion">Número de identificación</label> <input id="MainContent_txbNumeroIdentificacion" name="${name('txbNumeroIdentificacion')}" value="${given('txbNumeroIdentificacion')}"></p>
<p><label for="MainContent_datepicker">Fecha de expedición</label> <input id="MainContent_datepicker" name="${name('datepicker')}" value="${given('datepicker')}"></p>
${stage === 'verify' ? captcha(visit, 'MainContent_txtCaptcha').replace('name="MainContent_txtCaptcha"', `name="${name('txtCaptcha')}"`) : ''}
<p><span id="MainContent_lblMessage">${message}</span></p>
<input type="submit" id="MainContent_btnVerify" name="${name('btnVerify')}" value="Verificar" ${stage === 'verify' ? 'data-practice-send' : 'disabled'}>
<input type="submit" id="MainContent_btnConsultar" name="${name('btnConsultar')}" value="Consultar" ${stage === 'ask' ? 'data-practice-send' : 'disabled class="aspNetDisabled"'}></form>
<div id="ctl00_MainContent_rvConsulta">${shown}</div>`,
  );
}

const heads = {
  person: [
    'Número de Identificación',
    'Primer Nombre',
    'Segundo Nombre',
    'Primer Apellido',
    'Segundo Apellido',
    'Sexo',
  ],
  health: ['Administradora', 'Régimen', 'Fecha Afiliación', 'Estado de Afiliado', 'Tipo de Afiliado'],
  pension: ['Régimen', 'Administradora', 'Fecha de Afiliación', 'Estado'],
  risk: ['Administradora', 'Fecha de Afiliación', 'Estado', 'Actividad Económica', 'Municipio Labora'],
  family: [
    'Administradora',
    'Fecha de Afiliación',
    'Estado',
    'Tipo de Miembro',
    'Tipo de Afiliado',
    'Municipio Labora',
  ],
  severance: ['Régimen', 'Administradora', 'Fecha de Afiliación', 'Estado', 'Municipio Labora'],
} as const;

function report(number: string): string {
  if (number === ruafDocuments.noReport) return '';
  const isNobody = number === ruafDocuments.nothing;
  const shownNumber = number === ruafDocuments.otherPerson ? '99999999' : number;
  const rows = (...given: readonly (readonly string[])[]) => (isNobody ? [] : given);
  const health = heads.health.map((head) =>
    number === ruafDocuments.changed && head === 'Estado de Afiliado' ? 'Situación' : head,
  );
  const isSeveral = number === ruafDocuments.several;
  const body = [
    block(
      'INFORMACIÓN BÁSICA',
      heads.person,
      rows([shownNumber, 'ANA', 'MARIA', 'MODELO', 'FICTICIA', 'FEMENINO']),
    ),
    block(
      'AFILIACIÓN A SALUD',
      health,
      rows(
        ['EPS EJEMPLO S.A.', 'Contributivo', '01/02/2015', 'Activo', 'COTIZANTE'],
        ...(isSeveral
          ? [['EPS FICTICIA S.A.S.', 'Subsidiado', '12/08/2009', 'Retirado', 'CABEZA DE FAMILIA']]
          : []),
      ),
    ),
    block(
      'AFILIACIÓN A PENSIONES',
      heads.pension,
      rows(['PENSIONES: AHORRO INDIVIDUAL', 'FONDO DE PENSIONES EJEMPLO', '03/04/2010', 'Activo cotizante']),
    ),
    block(
      'AFILIACIÓN A RIESGOS LABORALES',
      heads.risk,
      rows(['ARL MUESTRA', '05/06/2016', 'Activa', 'SERVICIOS DE PRUEBA', 'CIUDAD DEMO']),
    ),
    block(
      'AFILIACIÓN A COMPENSACIÓN FAMILIAR',
      heads.family,
      rows([
        'CAJA DE COMPENSACION DEMO',
        '07/08/2016',
        'Activo',
        'Afiliado',
        'Trabajador afiliado',
        'CIUDAD DEMO',
      ]),
    ),
    block(
      'AFILIACIÓN A CESANTÍAS',
      heads.severance,
      isSeveral
        ? rows(['REGIMEN DE CESANTIAS', 'FONDO DE CESANTIAS EJEMPLO', '', 'Vigente', 'CIUDAD DEMO'])
        : [],
    ),
  ];
  return `<table><tr><td><table><tr><td>Registro Único de Afiliados: documento ${escapeHtml(shownNumber)}</td></tr><tr><td>Fecha del reporte: 21/11/2026</td></tr></table></td></tr>
${body.map((each) => `<tr><td>${each}</td></tr>`).join('\n')}</table>`;
}

function block(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<td><div>${escapeHtml(cell)}</div></td>`).join('')}</tr>`;
  const below =
    rows.length === 0
      ? '<tr><td colspan="6"><div>No se han reportado afiliaciones para esta persona</div></td></tr>'
      : [head, ...rows].map(line).join('');
  return `<table><tr><td colspan="3"><div>${title}</div></td><td colspan="3"><div>Fecha de Corte: 20/11/2026</div></td></tr>${below}</table>`;
}
