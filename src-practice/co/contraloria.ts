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
import { plainPdf } from '../pdf';
import { serve, type Question, type Reply } from '../serve';
import { bulletinPath, bulletins } from './contraloria-bulletin';
import type { StandIn } from '../stand-in';

/*
 * Certificates of the Contraloría (ASP.NET): the answer to the form is a PDF, and a refused captcha an empty form. Beside
 * them the quarterly bulletin.
 */

const origin = 'https://cfiscal.contraloria.gov.co';
const paths = [
  '/Certificados/CertificadoPersonaNatural.aspx',
  '/Certificados/CertificadoPersonaJuridica.aspx',
];

/** Documents that call up a behaviour; any other is clear. */
export const contraloriaDocuments = {
  clear: '10000001',
  record: '10000002',
  changed: '10000003',
  otherPerson: '10000004',
  notPdf: '10000005',
  blocked: '10000006',
} as const;

export async function startContraloria(): Promise<StandIn> {
  const sessions = visits('ASP_NET_SessionId');

  function reply(question: Question): Reply {
    const path = question.url.pathname;
    if (path === bulletinPath) return bulletins(question);
    if (!paths.includes(path))
      return { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<h1>404</h1>' };
    const visit = sessions.of(question);
    if (visit === undefined) return movedTo(path, sessions.cookie(sessions.begin()));
    if (question.method !== 'POST') return form(path, visit);
    const fields = formOf(question);
    if (!isCode(visit, fields.get('captcha'))) return form(path, visit);
    const number = fields.get('txtNumeroDocumento') ?? '';
    if (number === contraloriaDocuments.blocked) return rejectedPage();
    const body = number === contraloriaDocuments.notPdf ? '<html>error</html>' : certificate(number);
    return {
      status: 200,
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${encodeURIComponent(number)}.pdf"`,
      },
      body,
    };
  }

  const server = await serve(origin, reply);
  return { originMap: { [origin]: server.origin }, close: () => server.close() };
}

function form(path: string, visit: Visit): Reply {
  return officialPage(
    'Certificado de antecedentes de responsabilidad fiscal',
    `<form method="post" action="${escapeHtml(path)}">
<p><label for="ddlTipoDocumento">Tipo de documento</label> <select id="ddlTipoDocumento" name="ddlTipoDocumento"><option value="">Seleccione</option><option value="CC">Cédula de Ciudadanía</option><option value="CE">Cédula de Extranjería</option><option value="TI">Tarjeta de Identidad</option><option value="PA">Pasaporte</option><option value="NIT">NIT</option></select></p>
<p><label for="txtNumeroDocumento">Número de documento</label> <input id="txtNumeroDocumento" name="txtNumeroDocumento"></p>
${captcha(visit, 'captcha')}
<button id="btnBuscar" data-practice-send>Buscar</button></form>`,
  );
}

function certificate(number: string): Uint8Array {
  const shown = number === contraloriaDocuments.otherPerson ? '99999999' : number;
  const verdict =
    number === contraloriaDocuments.record
      ? 'SE ENCUENTRA REPORTADO COMO RESPONSABLE FISCAL'
      : number === contraloriaDocuments.changed
        ? 'FIGURA EN EL BOLETÍN'
        : 'NO SE ENCUENTRA REPORTADO COMO RESPONSABLE FISCAL';
  return plainPdf([
    'CONTRALORÍA DELEGADA PARA RESPONSABILIDAD FISCAL (PRÁCTICA)',
    'CERTIFICA:',
    'Que una vez consultado el Sistema de Información del Boletín de Responsables Fiscales SIBOR,',
    'hoy, el número de identificación relacionado a continuación,',
    `${verdict}.`,
    `Tipo Documento: CC    No. Identificación: ${shown}`,
    'Código de Verificación 100000012026112100',
  ]);
}
