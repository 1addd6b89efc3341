import { randomBytes } from 'node:crypto';
import { captcha, escapeHtml, formOf, isCode, movedTo, officialPage, visits, type Visit } from '../assisted';
import { placedPdf, type PlacedText } from '../pdf';
import { serve, type Question, type Reply } from '../serve';
import type { StandIn } from '../stand-in';

/*
 * Catalogue of electronic documents of DIAN: the address of a QR code leads to a search with the key filled in, the search
 * to a page about the document, and that to a PDF by an address that is good once. The check of Cloudflare is a picture.
 */

const origin = 'https://catalogo-vpfe.dian.gov.co';
const key = (pair: string) => pair.repeat(48);

/** Keys that call up a behaviour; of any other there is no document. */
export const dianKeys = {
  found: key('a0'),
  longNames: key('a1'),
  otherAmounts: key('a2'),
  noEvents: key('a3'),
  changed: key('b0'),
  otherDocument: key('b1'),
  notPdf: key('b2'),
  twoTotals: key('b3'),
  blocked: key('c0'),
  expired: key('c1'),
  firstGeneration: 'a0'.repeat(20),
} as const;

const known = new Set<string>(Object.values(dianKeys));

export async function startDian(): Promise<StandIn> {
  const sessions = visits('ARRAffinity');

  function reply(question: Question): Reply {
    const { pathname, searchParams } = question.url;
    const visit = sessions.of(question);
    if (pathname === '/document/searchqr') {
      const visitor = visit ?? sessions.begin();
      return movedTo(
        `/User/SearchDocument?DocumentKey=${encodeURIComponent(searchParams.get('documentkey') ?? '')}`,
        sessions.cookie(visitor),
      );
    }
    if (visit === undefined) return movedTo('/document/searchqr');
    if (pathname === '/User/SearchDocument')
      return question.method === 'POST'
        ? searched(question, visit)
        : form(visit, searchParams.get('DocumentKey') ?? '');
    if (pathname === '/Document/ShowDocumentToPublic') return view(visit, searchParams.get('Token') ?? '');
    if (pathname === '/Document/DownloadPDF') return pdf(visit, searchParams);
    return { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<h1>404</h1>' };
  }

  function searched(question: Question, visit: Visit): Reply {
    const fields = formOf(question);
    const asked = (fields.get('DocumentKey') ?? '').toLowerCase();
    if (asked === dianKeys.blocked)
      return officialPage('Attention Required!', '<p>Sorry, you have been blocked. Ray ID: 0000000000</p>');
    if (!isCode(visit, fields.get('cf-turnstile-response')))
      return form(visit, asked, 'Verifique que es una persona.');
    if (asked === dianKeys.expired && !visit.kept.has('hasExpired')) {
      visit.kept.set('hasExpired', 'true');
      return officialPage('DIAN', '<p>La sesión ha expirado.</p>');
    }
    if (!known.has(asked))
      return form(visit, asked, '', '<p>Documento no encontrado en los registros de la DIAN.</p>');
    const token = randomBytes(32).toString('hex');
    visit.kept.set(token, asked);
    return movedTo(`/Document/ShowDocumentToPublic?Token=${token}`);
  }

  const server = await serve(origin, reply);
  return { originMap: { [origin]: server.origin }, close: () => server.close() };
}

function form(visit: Visit, asked: string, error = '', shown = ''): Reply {
  return officialPage(
    'Buscar documento electrónico',
    `<form method="post" action="/User/SearchDocument"><input type="hidden" name="__RequestVerificationToken" value="${visit.id}">
<p><label for="DocumentKey">CUFE o UUID</label> <input id="DocumentKey" name="DocumentKey" placeholder="Ingrese el código CUFE o UUID" size="60" value="${escapeHtml(asked)}"></p>
${captcha(visit, 'cf-turnstile-response')}
<p><span class="field-validation-error">${error}</span></p>
<button class="search-document" ${shown === '' ? 'data-practice-send' : ''}>Buscar</button></form>${shown}`,
  );
}

function view(visit: Visit, token: string): Reply {
  const asked = visit.kept.get(token);
  if (asked === undefined) return movedTo('/document/searchqr');
  const row =
    '<tr><td>030</td><td>Acuse de recibo de Factura Electrónica de Venta</td><td>16/01/2026</td><td>900123456</td><td>COMPRADORA FICTICIA S.A.</td><td>900000001</td><td>EJEMPLO DEMOSTRATIVO S.A.S.</td></tr>';
  return officialPage(
    'Documento electrónico',
    `<p>CUFE: <span>${escapeHtml(asked)}</span></p>
${
  asked === dianKeys.noEvents
    ? '<p>El documento no tiene eventos asociados.</p>'
    : `<table><tr><th>Código</th><th>Descripción</th><th>Fecha</th><th>NIT Emisor</th><th>Emisor</th><th>NIT Receptor</th><th>Receptor</th></tr>${row}</table>`
}
<p><a href="/Document/DownloadPDF?trackId=${asked}&amp;token=${token}">Descargar PDF</a></p>`,
  );
}

function pdf(visit: Visit, query: URLSearchParams): Reply {
  const token = query.get('token') ?? '';
  const asked = visit.kept.get(token);
  visit.kept.delete(token);
  if (asked === undefined || asked !== query.get('trackId'))
    return officialPage('DIAN', '<p>El enlace ha caducado.</p>');
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${asked}.pdf"`,
    },
    body: asked === dianKeys.notPdf ? '<html>error</html>' : placedPdf([dianPage(asked)]),
  };
}

/** The page as it is printed: blocks in two columns, a key over two lines, and totals at the right. */
export function dianPage(asked: string): readonly PlacedText[] {
  const texts: PlacedText[] = [];
  let y = 800;
  const line = (left: string, right = '', rightX = 300) => {
    if (left !== '') texts.push({ text: left, x: 40, y, size: 8 });
    if (right !== '') texts.push({ text: right, x: rightX, y, size: 8 });
    y -= 12;
  };
  const shown = asked === dianKeys.otherDocument ? 'f'.repeat(96) : asked;
  line('Factura Electrónica de Venta');
  line('Representación Gráfica (práctica)');
  line('Datos del Documento');
  line(`Código Único de Factura - CUFE: ${shown.slice(0, 60)}`);
  if (shown.length > 60) line(shown.slice(60));
  line(
    `${asked === dianKeys.changed ? 'Consecutivo' : 'Número de Factura'}: SETP990000001`,
    'Forma de pago: Crédito',
  );
  line('Fecha de Emisión: 15/01/2026', 'Medio de Pago: Transferencia');
  line('Fecha de Vencimiento: 14/02/2026', 'Orden de pedido:');
  line('Tipo de Operación: 10 - Estándar', 'Fecha de orden de pedido:');
  line('Datos del Emisor / Vendedor');
  if (asked === dianKeys.longNames) {
    line('Razón Social: EJEMPLO DEMOSTRATIVO DE UN', 'Nombre Comercial: EL');
    line('NOMBRE QUE NO CABE S.A.S.', 'EJEMPLO LARGO');
  } else line('Razón Social: EJEMPLO DEMOSTRATIVO S.A.S.', 'Nombre Comercial: EJEMPLO');
  line('Nit del Emisor: 900000001', 'País: Colombia');
  line('Tipo de Contribuyente: Persona Jurídica', 'Departamento: Demostración');
  line('Régimen Fiscal: R-99-PN', 'Municipio / Ciudad: Ciudad Demo');
  line('Responsabilidad tributaria: 01 - IVA', 'Dirección: CALLE FICTICIA 1');
  line('Datos del Adquiriente / Comprador');
  line('Nombre o Razón Social: COMPRADORA FICTICIA S.A.', 'País: Colombia');
  line('Tipo de Documento: NIT', 'Departamento: Demostración');
  line('Número Documento: 900123456-8', 'Municipio / Ciudad: Ciudad Demo');
  line('Detalles de Productos');
  line('1 PRODUCTO DE PRUEBA', '1.000.000,00');
  line('Datos Totales');
  const [subtotal, tax, total] =
    asked === dianKeys.otherAmounts
      ? ['1,000,000.00', '190,000.00', '1,190,000.00']
      : ['1.000.000,00', '190.000,00', '1.190.000,00'];
  line('MONEDA COP', `Subtotal ${subtotal}`);
  line('', `Total impuesto (=) ${tax}`);
  line('', `Total factura (=) COP $ ${total}`);
  if (asked === dianKeys.twoTotals) line('', 'Total factura (=) COP $ 2.000.000,00');
  line('', 'Rete fuente 0,00');
  return texts;
}
