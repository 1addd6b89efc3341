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
 * Consulta de registro civil (SCCRC, JSF): public entry, kind of search, form with a picture, and the record below it. The
 * fields of the search by names and the labels of office, serial and day are inferred.
 */

const origin = 'https://consultasrc.registraduria.gov.co';
const root = '/ProyectoSCCRC';
const byName = 'NOMBRES Y FECHA DE NACIMIENTO';

/** First surnames that call up a behaviour; any other has no record. */
export const registroCivilSurnames = {
  found: 'FICTICIA',
  several: 'MODELO',
  oldRecord: 'ANTIGUA',
  changed: 'CAMBIADA',
  otherPerson: 'OTRA',
  expired: 'VENCIDA',
  blocked: 'BLOQUEADA',
} as const;

const fieldNames = ['primerApellido', 'segundoApellido', 'primerNombre', 'segundoNombre', 'fechaNacimiento'];
const fieldWords = [
  'Primer apellido',
  'Segundo apellido',
  'Primer nombre',
  'Segundo nombre',
  'Fecha de nacimiento',
];

export async function startRegistroCivil(): Promise<StandIn> {
  const sessions = visits('JSESSIONID');

  function reply(question: Question): Reply {
    const path = question.url.pathname.slice(root.length);
    const visit = sessions.of(question);
    if (visit === undefined || path === '' || path === '/') {
      const visitor = visit ?? sessions.begin();
      return entry(sessions.cookie(visitor));
    }
    if (path === '/entrada.xhtml') return movedTo(`${root}/faces/index.xhtml`);
    if (path !== '/faces/index.xhtml')
      return { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<h1>404</h1>' };
    if (question.method !== 'POST') return chooser();
    const fields = formOf(question);
    if (!fields.has('searchForm:inCaptcha'))
      return fields.get('searchForm:tiposBusqueda') === byName
        ? form(visit, new URLSearchParams())
        : chooser();
    return answer(visit, fields);
  }

  function answer(visit: Visit, fields: URLSearchParams): Reply {
    const surname = fields.get('searchForm:primerApellido') ?? '';
    if (surname === registroCivilSurnames.blocked) return rejectedPage();
    if (!isCode(visit, fields.get('searchForm:inCaptcha')))
      return form(visit, fields, 'El texto no corresponde con la imagen de verificación');
    if (surname === registroCivilSurnames.expired && !visit.kept.has('hasExpired')) {
      visit.kept.set('hasExpired', 'true');
      return officialPage(
        'Error',
        '<p>javax.faces.application.ViewExpiredException: viewId:/index.xhtml</p>',
      );
    }
    return form(visit, fields, undefined, result(surname, fields));
  }

  const server = await serve(origin, reply);
  return { originMap: { [origin]: server.origin }, close: () => server.close() };
}

function entry(headers: Reply['headers']): Reply {
  return officialPage(
    'Consulta de registro civil',
    `<form id="controlador" method="post" action="${root}/entrada.xhtml"><p>Funcionarios: ingrese con su usuario.</p>
<input type="submit" id="controlador:consultasId" name="controlador:consultasId" value="Ingresar como usuario público"></form>`,
    headers,
  );
}

/** The real list reloads the form by itself; here a button does. */
function chooser(): Reply {
  return officialPage(
    'Consulta de registro civil',
    `<form id="searchForm" method="post" action="${root}/faces/index.xhtml"><p><label for="searchForm:tiposBusqueda">Tipo de búsqueda</label>
<select id="searchForm:tiposBusqueda" name="searchForm:tiposBusqueda"><option>DOCUMENTO (NUIP/NIP/Tarjeta de Identidad)</option><option selected>${byName}</option></select></p>
<button data-practice-send>Continuar</button></form>`,
  );
}

function form(visit: Visit, asked: URLSearchParams, error?: string, shown?: string): Reply {
  const inputs = fieldNames
    .map((name, index) => {
      const id = `searchForm:${name}`;
      return `<p><label for="${id}">${fieldWords[index]}</label> <input id="${id}" name="${id}" value="${escapeHtml(asked.get(id) ?? '')}"></p>`;
    })
    .join('\n');
  return officialPage(
    'Consulta de registro civil',
    `<form id="searchForm" method="post" action="${root}/faces/index.xhtml">
<p><label for="searchForm:tiposBusqueda">Tipo de búsqueda</label> <select id="searchForm:tiposBusqueda" name="searchForm:tiposBusqueda"><option selected>${byName}</option></select></p>
${inputs}
<p><label for="searchForm:sexo">Sexo</label> <select id="searchForm:sexo" name="searchForm:sexo"><option value="">Seleccione</option><option value="M">MASCULINO</option><option value="F">FEMENINO</option></select></p>
${captcha(visit, 'searchForm:inCaptcha')}
<input type="submit" id="searchForm:busquedaRCX" value="Buscar" ${shown === undefined ? 'data-practice-send' : ''}></form>
${error === undefined ? '' : message(error)}${shown ?? ''}`,
  );
}

function message(words: string): string {
  return `<div id="searchForm:j_idt21"><ul><li>${words}</li></ul></div>`;
}

function result(surname: string, fields: URLSearchParams): string {
  const asked = (name: string) => escapeHtml(fields.get(`searchForm:${name}`) ?? '');
  const sex = fields.get('searchForm:sexo') === 'M' ? 'MASCULINO' : 'FEMENINO';
  const record = (first: string, serialLabel = 'Serial', serial = '00000001') =>
    `<table><tr><td>Documento</td><td><span id="j_idt6:documento">1000000001</span></td></tr>
<tr><td>Primer apellido</td><td><span id="j_idt6:primerApellido">${first}</span></td></tr>
<tr><td>Segundo apellido</td><td><span id="j_idt6:segundoApellido">${asked('segundoApellido') || 'PRUEBA'}</span></td></tr>
<tr><td>Primer nombre</td><td><span id="j_idt6:primerNombre">${asked('primerNombre')}</span></td></tr>
<tr><td>Segundo nombre</td><td><span id="j_idt6:segundoNombre">${asked('segundoNombre')}</span></td></tr>
<tr><td>Sexo</td><td><span id="j_idt6:sexo">${sex}</span></td></tr>
<tr><td>Oficina</td><td>NOTARIA 99 DE CIUDAD DEMO</td></tr>
<tr><td>${serialLabel}</td><td>${serial}</td></tr>
<tr><td>Fecha de inscripción</td><td>02/06/1990</td></tr></table>`;
  switch (surname) {
    case registroCivilSurnames.found:
    case registroCivilSurnames.expired:
      return record(surname);
    case registroCivilSurnames.oldRecord:
      return record(surname, 'Serial', '');
    case registroCivilSurnames.changed:
      return record(surname, 'Tomo y folio', '12-345');
    case registroCivilSurnames.otherPerson:
      return record('DISTINTA');
    case registroCivilSurnames.several: {
      const row = (number: string, second: string, office: string, serial: string, date: string) =>
        `<tr><td>${number}</td><td>${surname}</td><td>${second}</td><td>${asked('primerNombre')}</td><td></td><td>${sex}</td><td>${office}</td><td>${serial}</td><td>${date}</td></tr>`;
      return `<table><tr><th>NUIP</th><th>Primer apellido</th><th>Segundo apellido</th><th>Primer nombre</th><th>Segundo nombre</th><th>Sexo</th><th>Oficina</th><th>Serial</th><th>Fecha de inscripción</th></tr>
${row('1000000002', 'PRUEBA', 'NOTARIA 98 DE CIUDAD DEMO', '00000002', '10/06/1990')}
${row('1000000003', 'EJEMPLO', 'REGISTRADURIA DE PUEBLO DEMO', '00000003', '01/08/1990')}</table>`;
    }
    default:
      return message('No se han encontrado registros en la base de datos');
  }
}
