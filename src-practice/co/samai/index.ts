import { formOf, movedTo, visits, type Visit } from '../../assisted';
import { json, page } from '../../bad-days';
import { serve, type Question, type Reply } from '../../serve';
import type { StandIn } from '../../stand-in';
import { askForCode, casePage } from './case-page';
import { processes, samaiRadicados, type PracticeProcess } from './processes';

export { samaiRadicados } from './processes';

/*
 * SAMAI of the Consejo de Estado: a search page that gives cookies, the interface behind it, which caps its pages at ten,
 * and case pages that ask for a code once a session.
 */

const origin = 'https://samai.consejodeestado.gov.co';
const folder = '/Vistas/Casos';
const pageSize = 10;

interface Asked {
  readonly tipoBusqueda?: string;
  readonly criterio?: string;
  readonly corporacion?: string;
  readonly pagina?: number;
}

export async function startSamai(): Promise<StandIn> {
  const sessions = visits('ASP_NET_SessionId');
  const throttled = new Set<string>();

  function reply(question: Question): Reply {
    const visit = sessions.of(question);
    switch (question.url.pathname) {
      case `${folder}/procesos.aspx`:
        return {
          ...page('Consulta de procesos (práctica)', 200),
          headers: { 'Content-Type': 'text/html', ...sessions.cookie(visit ?? sessions.begin()) },
        };
      case `${folder}/Jprocesos.ashx/buscar`:
        // Whoever has not been at the search page is filtered out.
        return visit === undefined || question.method !== 'POST'
          ? page('404 - File or directory not found.', 404)
          : found(JSON.parse(question.body.toString()) as Asked);
      case `${folder}/list_procesos.aspx`:
        return visit === undefined
          ? movedTo(question.url.pathname + question.url.search, sessions.cookie(sessions.begin()))
          : opened(question, visit);
      default:
        return page('404 - File or directory not found.', 404);
    }
  }

  function found({ tipoBusqueda, criterio = '', corporacion = '', pagina = 1 }: Asked): Reply {
    switch (criterio) {
      case samaiRadicados.filtered:
        return page('404 - File or directory not found.', 404);
      case samaiRadicados.html:
        return page('Sitio en mantenimiento', 200);
      case samaiRadicados.failed:
        return json({ ok: false, error: { message: 'Error al consultar los procesos.' } });
      case samaiRadicados.renamed:
        return json({ ok: true, data: { rows: [], page: 1, total: 0, totalPages: 0 } });
      case samaiRadicados.throttled:
        if (!throttled.has(criterio)) {
          throttled.add(criterio);
          return page('429 Too Many Requests', 429, { 'Retry-After': '1' });
        }
    }
    const isIt = (process: PracticeProcess) =>
      tipoBusqueda === 'parte'
        ? `${process.demandante} ${process.demandado}`.includes(criterio)
        : process.radicado.startsWith(criterio) || criterio === samaiRadicados.stranger;
    const all = processes.filter(
      (process) => isIt(process) && (corporacion === '' || process.corporacion === corporacion),
    );
    const items = all.slice((pagina - 1) * pageSize, pagina * pageSize).map(rowOf);
    const totalPages = Math.ceil(all.length / pageSize);
    return json({ ok: true, data: { items, page: pagina, total: all.length, totalPages } });
  }

  function opened(question: Question, visit: Visit): Reply {
    const guid = question.url.searchParams.get('guid') ?? '';
    const process = processes.find(({ radicado, corporacion }) => radicado + corporacion === guid);
    if (process === undefined) return page('404 - File or directory not found.', 404);
    if (process.radicado === samaiRadicados.blocked)
      return page('Request Rejected: the requested URL was rejected.', 200);
    if (question.method !== 'POST' && !visit.kept.has('isPerson')) return askForCode(visit, guid);
    return question.method === 'POST' ? answered(formOf(question), visit, process) : casePage(process);
  }

  function answered(fields: URLSearchParams, visit: Visit, process: PracticeProcess): Reply {
    const guid = process.radicado + process.corporacion;
    const isExpired = process.radicado === samaiRadicados.expired && !visit.kept.has('hasExpired');
    if (isExpired || fields.get('__VIEWSTATE') !== visit.id) {
      visit.kept.set('hasExpired', 'true');
      return page('Validation of viewstate MAC failed.', 200);
    }
    return askForCode(visit, guid, fields.get('MainContent_TxtCaptcha2')) ?? casePage(process);
  }

  const server = await serve(origin, reply);
  return { originMap: { [origin]: server.origin }, close: () => server.close() };
}

function rowOf(process: PracticeProcess) {
  const { radicado, corporacion, clase, ponente, demandante, demandado } = process;
  const guid = radicado + corporacion;
  const urlDetalle = `${folder}/list_procesos.aspx?guid=${guid}`;
  return { radicado, guid, clase, ponente, demandante, demandado, urlDetalle };
}
