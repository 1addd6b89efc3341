import { formOf, officialPage } from '../assisted';
import { placedPdf, type PlacedText } from '../pdf';
import type { Question, Reply } from '../serve';

/* The page of the quarterly bulletins (ASP.NET) and a bulletin of invented responsibles. */

export const bulletinPath = '/reportes/consultaboletinestrimestrales.aspx';
const viewState = '/wEPDwUKLTEyMzQ1Njc4OWRk';

/** Rows: name, document, entity, TR, R, who reports, department, municipality. Lines of a value are apart. */
const responsibles: readonly (readonly (readonly string[])[])[] = [
  row(
    'MODELO FICTICIA ANA',
    'CC 10000002',
    'ALCALDIA DE CIUDAD DEMO',
    'UN',
    '1',
    'CONTRALORIA DEMO',
    'DEMO',
    'CIUDAD',
  ),
  row(
    'VIAS FICTICIAS|SOCIEDAD ANONIMA',
    'NIT 900123456-8',
    'INSTITUTO DE VIAS|DE PRUEBA',
    'SO',
    '2',
    'GERENCIA DEMO',
    'DEMO',
    'PUEBLO',
  ),
  row(
    'EJEMPLO MUESTRA LUZ',
    'CE 10000004',
    'HOSPITAL FICTICIO',
    'UN',
    '1',
    'CONTRALORIA DEMO',
    'DEMO',
    'CIUDAD',
  ),
  row(
    'PRUEBA MODELO CARLOS',
    'CC 1.000.000.006',
    'GOBERNACION DEMO',
    'SO',
    '3',
    'GERENCIA DEMO',
    'OTRO DEMO',
    'CIUDAD',
  ),
  row(
    'PRUEBA MODELO CARLOS',
    'CC 1.000.000.006',
    'EMPRESA DE AGUAS|DE CIUDAD DEMO',
    'UN',
    '1',
    'GERENCIA DEMO',
    'DEMO',
    'CIUDAD',
  ),
];

function row(...cells: readonly string[]): readonly (readonly string[])[] {
  return cells.map((cell) => cell.split('|'));
}

const lefts = [20, 130, 205, 315, 340, 365, 455, 520];
const heads = [
  'Responsable Fiscal',
  'Tipo y Num Documento',
  'Entidad Afectada',
  'TR',
  'R',
  'Ente que Reporta',
  'Departamento',
  'Municipio',
];
const size = 6;

export interface BulletinChange {
  /** Another title, which says no cut-off. */
  readonly withoutCutoff?: boolean;
  /** The name of a responsible runs into the column of the document. */
  readonly touching?: boolean;
  /** A document of a kind that nobody has seen. */
  readonly otherKind?: boolean;
}

/** A bulletin of two pages. */
export function bulletinPdf({
  withoutCutoff = false,
  touching = false,
  otherKind = false,
}: BulletinChange = {}): Uint8Array {
  return placedPdf([page(responsibles.slice(0, 3), true), page(responsibles.slice(3), false)]);

  function page(rows: typeof responsibles, isFirst: boolean): readonly PlacedText[] {
    const texts: PlacedText[] = [];
    let y = 800;
    const put = (text: string, x: number) => void texts.push({ text, x, y, size });
    if (isFirst) {
      put('CONTRALORÍA GENERAL DE LA REPÚBLICA (PRÁCTICA)', 200);
      y -= 12;
      put(
        withoutCutoff
          ? 'Boletín de Responsables Fiscales N° 125'
          : 'Boletín de Responsables Fiscales N° 125 con corte a 30 de septiembre de 2026',
        180,
      );
    }
    y -= 20;
    // Headings are centred above their columns.
    for (const [index, head] of heads.entries()) put(head, (lefts[index] ?? 0) + 4);
    for (const cells of rows) {
      y -= 14;
      const lines = Math.max(...cells.map(({ length }) => length));
      for (let line = 0; line < lines; line += 1) {
        for (const [index, cell] of cells.entries()) {
          const text = cell[line];
          if (text === undefined) continue;
          const isTouched = touching && index === 0 && cells[1]?.[0] === 'CC 10000002';
          put(
            otherKind ? text.replace('CC 10000002', 'PPT 10000002') : text,
            isTouched ? 66 : (lefts[index] ?? 0),
          );
        }
        if (line < lines - 1) y -= 8;
      }
    }
    y -= 24;
    put('TR=Tipo responsabilidad  R=Cantidad de fallos  SIBOR', 20);
    return texts;
  }
}

/** The page of the bulletins, and the bulletin that its form asks for. */
export function bulletins(question: Question): Reply {
  if (question.method !== 'POST') {
    const link = (target: string, words: string) =>
      `<li><a href="javascript:__doPostBack('${target}','')">${words}</a></li>`;
    return officialPage(
      'Boletines de responsables fiscales',
      `<form method="post" action="${bulletinPath}"><input type="hidden" name="__VIEWSTATE" value="${viewState}"><input type="hidden" name="__VIEWSTATEGENERATOR" value="00000000"><input type="hidden" name="__EVENTVALIDATION" value="valida">
<ul>${link('ctl00$lnk3', 'Boletín julio de 2026')}${link('ctl00$lnk4', 'Boletín octubre de 2026')}${link('ctl00$lnk1', 'Boletín enero de 2026')}</ul></form>`,
      { 'Set-Cookie': 'ASP.NET_SessionId=boletin; Path=/; HttpOnly' },
    );
  }
  const fields = formOf(question);
  const isAsked =
    fields.get('__VIEWSTATE') === viewState &&
    fields.get('__EVENTTARGET') === 'ctl00$lnk4' &&
    question.headers.cookie?.includes('ASP.NET_SessionId=boletin');
  if (isAsked !== true) return officialPage('Error', '<p>La sesión no es válida.</p>');
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="boletin125.pdf"',
    },
    body: bulletinPdf(),
  };
}
