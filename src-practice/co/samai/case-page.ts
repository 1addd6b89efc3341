import { captcha, escapeHtml, isCode, officialPage, type Visit } from '../../assisted';
import type { Reply } from '../../serve';
import { samaiRadicados, type PracticeProcess } from './processes';

/** The page that asks for a code. With an answer: null once it is right, and the page again while it is not. */
export function askForCode(visit: Visit, guid: string): Reply;
export function askForCode(visit: Visit, guid: string, answer: string | null): Reply | null;
export function askForCode(visit: Visit, guid: string, answer?: string | null): Reply | null {
  if (answer !== undefined && isCode(visit, answer)) {
    visit.kept.set('isPerson', 'true');
    return null;
  }
  const error = answer === undefined ? '' : '<p>Código incorrecto.</p>';
  return officialPage(
    'No soy un robot',
    `${error}<form method="post" action="/Vistas/Casos/list_procesos.aspx?guid=${escapeHtml(guid)}"><input type="hidden" name="__VIEWSTATE" value="${visit.id}">
${captcha(visit, 'MainContent_TxtCaptcha2')}
<button id="MainContent_BtnContinuar" data-practice-send>Continuar</button></form>`,
  );
}

export function casePage(process: PracticeProcess): Reply {
  const isOther = process.radicado === samaiRadicados.otherCase;
  const shown = isOther ? '11001031500020260999900' : process.radicado;
  const dashed = shown.replace(/^(.{5})(..)(..)(...)(....)(.{5})(..)$/, '$1-$2-$3-$4-$5-$6-$7');
  const label = (words: string, id: string, value: string) =>
    `<tr><th>${words}</th><td><span id="MainContent_${id}">${value}</span></td></tr>`;
  const list = (words: string, id: string, value: string) =>
    `<tr><th>${words}</th><td><select id="MainContent_${id}" disabled><option value="">-</option><option value="1" selected>${value}</option></select></td></tr>`;
  return officialPage(
    'Consulta de procesos (práctica)',
    `<h2>Proceso <span id="MainContent_lblradicacion">${dashed}</span> <span id="FW_LTR_vigente">Vigente (SI)</span></h2>
<table>${label('Corporación', 'LblNombreCorporacion', 'CONSEJO DE ESTADO')}${label('Ponente', 'LblPonente', process.ponente)}${label('Clase', 'lblclase1', process.clase)}${label('Marco legal', 'LblMarcoLey', 'LEY 1437 DE 2011')}
<tr><th>Sala que conoce</th><td><input id="MainContent_TBSalaConoce" value="SECCIÓN DE PRÁCTICA" readonly></td></tr><tr><th>Sala que decide</th><td><input id="MainContent_TBSalaDecide" value="" readonly></td></tr>
${label('Radicado el', 'Lblfecharad', '05/01/2026 10:00:00')}<tr><th>Presentado el</th><td><input id="MainContent_Txtfechapres" value="02/01/2026" readonly></td></tr>${label('Sentencia', 'Lblsentencia', '')}${label('Asunto', 'lblasunto', 'Asunto inventado de práctica')}${label('Origen', 'LblorigenNombre', 'REPARTO')}
${list('Tipo de proceso', 'LstTipoProc', 'CONSTITUCIONAL')}${list('Etapa', 'LstEtapaProceso', 'PARA FALLO')}${list('Ubicación', 'lstUbicaproceso', 'DESPACHO')}</table>
<h2>Actuaciones</h2>${actionsOf(process)}`,
  );
}

function actionsOf({ radicado }: PracticeProcess): string {
  if (radicado === samaiRadicados.withoutActions) return '';
  const heads = [
    'Ver',
    'Fecha Registro',
    'Fecha Actuación',
    'Actuación',
    'Anotación',
    'Estado',
    'Anexos',
    'Índice',
  ];
  const row = (...cells: readonly string[]) =>
    `<tr>${['', ...cells].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const day = radicado === samaiRadicados.changed ? 'marzo de 2026' : '12/03/2026';
  const first = row(
    `${day} 9:15:00`,
    '12/03/2026',
    'Sentencia de primera instancia',
    'SE CONCEDE EL AMPARO INVENTADO PARA LA PRÁCTICA DE QUIEN APRENDE A LEER ESTA PÁGINA ...',
    'REGISTRADA',
    '1',
    '3',
  );
  return `<table id="MainContent_GridViewHistoricoActuaciones"><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${first}${row('06/01/2026', '06/01/2026', 'Auto admisorio', 'ADMITE LA DEMANDA FICTICIA', 'REGISTRADA', '0', '2')}${row('05/01/2026', '05/01/2026', 'Reparto', '', 'CLASIFICADA', '', '1')}</table>`;
}
