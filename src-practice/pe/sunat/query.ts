import { escapeHtml, formOf, visits } from '../../assisted';
import type { Question, Reply } from '../../serve';
import { practiceRucs } from './padron';

/* «Consulta RUC» as of March 2025: tabs, a form whose token belongs to the visit, a list, a sheet; in ISO-8859-1. */

export const queryOrigin = 'https://e-consultaruc.sunat.gob.pe';
const root = '/cl-ti-itmrconsruc';

/** What calls up a behaviour at the page; any other RUC, document or name is not there. */
export const practiceAtPage = {
  ...practiceRucs,
  changed: '20999999931',
  /** The page shows the sheet of another one. */
  otherOnPage: '20999999922',
  blocked: '20888888889',
  /** The page fails once. */
  failsOnce: '20999999965',
  foreignerCard: '000000001',
} as const;

type Fields = readonly (readonly [label: string, ...values: readonly string[]])[];

const company = (ruc: string, name: string): Fields => [
  ['Número de RUC:', `${ruc} - ${name}`],
  ['Tipo Contribuyente:', 'SOCIEDAD ANONIMA CERRADA'],
  ['Nombre Comercial:', 'FICTICIA'],
  ['Fecha de Inscripción:', '02/01/2015'],
  ['Fecha de Inicio de Actividades:', '15/01/2015'],
  ['Estado del Contribuyente:', 'ACTIVO'],
  ['Condición del Contribuyente:', 'HABIDO'],
  ['Domicilio Fiscal:', 'AV. LOS EJEMPLOS NRO. 101 URB. CENTRO LIMA - LIMA - MIRAFLORES'],
  ['Sistema Emisión de Comprobante:', 'MANUAL/COMPUTARIZADO'],
  ['Actividad Comercio Exterior:', 'SIN ACTIVIDAD'],
  ['Sistema Contabilidad:', 'COMPUTARIZADO'],
  [
    'Actividad(es) Económica(s):',
    'Principal - 6202 - CONSULTORÍA INVENTADA',
    'Secundaria 1 - 6311 - PROCESAMIENTO FICTICIO',
  ],
  ['Comprobantes de Pago c/aut. de impresión (F. 806 u 816):', 'FACTURA', 'GUIA DE REMISION - REMITENTE'],
  ['Sistema de Emisión Electrónica:', 'FACTURA PORTAL DESDE 20/02/2016'],
  ['Emisor electrónico desde:', '20/02/2016'],
  ['Comprobantes Electrónicos:', 'FACTURA (desde 20/02/2016),BOLETA (desde 01/03/2017)'],
  ['Afiliado al PLE desde:', '-'],
  ['Padrones:', 'NINGUNO'],
];

const changedFields = (fields: Fields, by: Readonly<Record<string, string>>): Fields =>
  fields.map(([label, ...values]) => {
    const value = by[label];
    return value === undefined ? [label, ...values] : [label, value];
  });

const person = (ruc: string, document: string, name: string): Fields => {
  const [number, , ...others] = company(ruc, name);
  const before: Fields = [
    number ?? ['', ''],
    ['Tipo Contribuyente:', 'PERSONA NATURAL SIN NEGOCIO'],
    ['Tipo de Documento:', `${document} - ${name}`],
  ];
  return [
    ...before,
    ...changedFields(others, { 'Nombre Comercial:': '-', 'Domicilio Fiscal:': '-' }),
    ['Profesión u Oficio:', 'PROFESION INVENTADA'],
  ];
};

const sheets = new Map<string, Fields>([
  [practiceAtPage.company, company(practiceAtPage.company, 'EMPRESA FICTICIA S.A.C.')],
  [
    practiceAtPage.closed,
    changedFields(company(practiceAtPage.closed, 'INVERSIONES EL ÑANDÚ INVENTADO E.I.R.L.'), {
      'Estado del Contribuyente:': 'BAJA DE OFICIO<br>Fecha de Baja: 30/06/2020',
      'Condición del Contribuyente:': 'NO HALLADO',
    }),
  ],
  [practiceAtPage.repeated, company(practiceAtPage.repeated, 'REPETIDA S.R.L.')],
  [practiceAtPage.person, person(practiceAtPage.person, 'DNI 10000001', 'EJEMPLO MODELO, CARLOS ALBERTO')],
  [
    practiceAtPage.foreigner,
    person(
      practiceAtPage.foreigner,
      `CARNET DE EXTRANJERIA ${practiceAtPage.foreignerCard}`,
      'EXTRANJERA FICTICIA, ANNA',
    ),
  ],
  [
    practiceAtPage.changed,
    [...company(practiceAtPage.changed, 'CAMBIADA S.A.'), ['Etiqueta Nueva:', 'ALGO QUE NADIE CONOCE']],
  ],
  [practiceAtPage.otherOnPage, company(practiceAtPage.company, 'EMPRESA FICTICIA S.A.C.')],
]);

const byDocument = new Map<string, string>([
  ['1 10000001', practiceAtPage.person],
  [`4 ${practiceAtPage.foreignerCard}`, practiceAtPage.foreigner],
]);

/** Answers as the page does, told the time of Lima. */
export function queryPage(now: () => number): (question: Question) => Reply {
  const known = visits('TS01fda901');
  const failed = new Set<string>();

  return (question) => {
    const path = question.url.pathname.slice(root.length);
    if (path === '/FrameCriterioBusquedaWeb.jsp') {
      const visit = known.begin();
      return html(form(question.url.searchParams.get('por') ?? 'ruc', visit.id), known.cookie(visit));
    }
    if (path !== '/jcrS00Alias') return html('<h1>404</h1>', {}, 404);
    const fields = question.method === 'POST' ? formOf(question) : question.url.searchParams;
    const visit = known.of(question);
    const value = (name: string): string => fields.get(name)?.trim() ?? '';
    if (visit === undefined || (value('token') !== visit.id && value('accion') !== 'verFicha'))
      return failure;
    const ruc = value('accion') === 'consPorRuc' ? value('search1') : value('nroRuc');
    if (ruc === practiceAtPage.blocked) return html(rejected);
    if (ruc === practiceAtPage.failsOnce && !failed.has(ruc)) {
      failed.add(ruc);
      return failure;
    }
    return html(result(value, ruc));
  };

  function result(value: (name: string) => string, ruc: string): string {
    switch (value('accion')) {
      case 'consPorTipdoc': {
        const number = value('search2');
        const found = byDocument.get(`${value('tipdoc')} ${number}`);
        const word = value('tipdoc') === '1' ? 'DNI' : 'documento';
        return found === undefined
          ? panel(
              `<strong>El Sistema RUC NO REGISTRA un número de RUC para el ${word} ${number} consultado.</strong>`,
            )
          : panel(listing([found]));
      }
      case 'consPorRazonSoc': {
        const wanted = value('search3');
        const found = [...sheets]
          .filter(([ruc, [head]]) => head?.[1]?.startsWith(ruc) && head[1].includes(wanted))
          .map(([number]) => number);
        return found.length === 0
          ? panel(`<strong>No se encontraron resultados para ${escapeHtml(wanted)}.</strong>`)
          : panel(listing(found));
      }
      default: {
        const sheet = sheets.get(ruc);
        return sheet === undefined
          ? panel(`<strong>El número de RUC ${escapeHtml(ruc)} consultado no es válido.</strong>`)
          : panel(rows(sheet));
      }
    }
  }

  function panel(body: string): string {
    const lima = new Date(now() - 5 * 3_600_000).toISOString();
    const [year, month, day] = lima.slice(0, 10).split('-');
    return `<div class="container"><div class="panel panel-primary"><div class="panel-heading">Resultado de la Búsqueda</div>
<div class="list-group">${body}</div><div class="panel-footer text-center"><small>Fecha consulta: ${day}/${month}/${year} ${lima.slice(11, 16)}</small></div></div></div>`;
  }
}

const tabs: Readonly<Record<string, { readonly accion: string; readonly inputs: string }>> = {
  ruc: {
    accion: 'consPorRuc',
    inputs: `<p><label for="txtRuc">Número de RUC</label> <input id="txtRuc" name="search1" maxlength="11"></p>`,
  },
  documento: {
    accion: 'consPorTipdoc',
    inputs: `<p><label for="cmbTipoDoc">Tipo</label> <select id="cmbTipoDoc" name="tipdoc"><option value="1">Documento Nacional de Identidad</option><option value="4">Carnet de Extranjería</option><option value="7">Pasaporte</option><option value="A">Ced. Diplomática de Identidad</option></select></p>
<p><label for="txtNumeroDocumento">Número</label> <input id="txtNumeroDocumento" name="search2"></p>`,
  },
  nombre: {
    accion: 'consPorRazonSoc',
    inputs: `<p><label for="txtNombreRazonSocial">Nombre o Razón Social</label> <input id="txtNombreRazonSocial" name="search3"></p>`,
  },
};

function form(tab: string, token: string): string {
  const { accion, inputs } = tabs[tab] ?? { accion: '', inputs: '' };
  return `<h1>Consulta RUC</h1>
<form method="get"><button id="btnPorRuc" name="por" value="ruc">Por RUC</button> <button id="btnPorDocumento" name="por" value="documento">Por Documento</button> <button id="btnPorRazonSocial" name="por" value="nombre">Por Nombre o Razón Social</button></form>
<form method="post" action="${root}/jcrS00Alias"><input type="hidden" name="accion" value="${accion}"><input type="hidden" name="contexto" value="ti-it"><input type="hidden" name="modo" value="1"><input type="hidden" name="token" value="${token}">
${inputs}<button id="btnAceptar" data-practice-send>Buscar</button></form>`;
}

function listing(found: readonly string[]): string {
  return found
    .map((ruc) => {
      const name = sheets.get(ruc)?.[0]?.[1]?.slice(14) ?? '';
      return `<a href="${root}/jcrS00Alias?accion=verFicha&nroRuc=${ruc}" class="list-group-item clearfix aRucs" data-ruc="${ruc}" data-practice-send><h4 class="list-group-item-heading">RUC: ${ruc}</h4><h4 class="list-group-item-heading">${escapeHtml(name)}</h4><p class="list-group-item-text">Ubicación: LIMA</p><p class="list-group-item-text">Estado: <strong><span class="text-success">ACTIVO</span></strong></p></a>`;
    })
    .join('\n');
}

/** A row for each field; the two dates share one. */
function rows(fields: Fields): string {
  const column = (width: number, body: string) => `<div class="col-sm-${width}">${body}</div>`;
  const label = (text: string) => `<h4 class="list-group-item-heading">${text}</h4>`;
  const value = ([name, ...values]: Fields[number]): string => {
    if (name === 'Número de RUC:') return `<h4 class="list-group-item-heading">${values[0]}</h4>`;
    if (/^(Actividad\(|Comprobantes de|Sistema de|Padrones)/.test(name))
      return `<table class="table tblResultado"><tbody>${values.map((one) => `<tr><td>${one}</td></tr>`).join('')}</tbody></table>`;
    return `<p class="list-group-item-text">${values[0]}</p>`;
  };
  const row = (...shown: Fields) =>
    `<div class="list-group-item"><div class="row">${shown
      .map(
        (field) =>
          column(shown.length > 1 ? 3 : 5, label(field[0])) + column(shown.length > 1 ? 3 : 7, value(field)),
      )
      .join('')}</div></div>`;
  const isStart = ([name]: Fields[number]) => name === 'Fecha de Inicio de Actividades:';
  const start = fields.find(isStart);
  return fields
    .filter((field) => !isStart(field))
    .map((field) => (field[0] === 'Fecha de Inscripción:' && start ? row(field, start) : row(field)))
    .join('\n');
}

const rejected =
  '<p>The requested URL was rejected. Please consult with your administrator.</p><p>Your support ID is: 1</p>';

function html(
  body: string,
  headers: Reply['headers'] = {},
  status = 200,
  title = '.:: Consulta RUC ::.',
): Reply {
  return {
    status,
    headers: { 'Content-Type': 'text/html; charset=ISO-8859-1', 'Cache-Control': 'no-store', ...headers },
    body: Buffer.from(
      `<!DOCTYPE html><html><head><title>${title}</title></head><body>${body}</body></html>`,
      'latin1',
    ),
  };
}

const failure = html('<p>Surgieron problemas al procesar la consulta.</p>', {}, 200, 'Pagina de Error');
