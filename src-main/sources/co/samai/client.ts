import type { SourceHttp } from '../../../engine/adapter';
import { parseList, type ProcessList } from './parse';
import { site } from './profile';

const folder = `${site}/Vistas/Casos`;
/** The source gives no more, whatever is asked for. */
export const pageSize = 10;

export interface ListQuestion {
  readonly searchType: 'radicado' | 'party';
  readonly query: string;
  readonly exactPhrase: boolean;
  /** Empty for all; so the next ones. */
  readonly corporation: string;
  readonly section: string;
  readonly judge: string;
  /** yyyy-mm-dd */
  readonly from: string;
  readonly to: string;
  readonly page: number;
}

/** Asks for one page of the list, as the search page does once it has given its cookies. */
export async function processesOf(http: SourceHttp, question: ListQuestion): Promise<ProcessList> {
  await http.send({ url: `${folder}/procesos.aspx`, headers: { Accept: 'text/html' } });
  const { bytes } = await http.send({
    url: `${folder}/Jprocesos.ashx/buscar`,
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', Origin: site },
    body: JSON.stringify({
      tipoBusqueda: question.searchType === 'party' ? 'parte' : 'radicado',
      criterio: question.query,
      fraseExacta: question.exactPhrase,
      ambito: 'corporacion',
      corporacion: question.corporation,
      seccion: question.section,
      ponente: question.judge,
      fechaDesde: question.from,
      fechaHasta: question.to,
      estado: '',
      tipoParte: '',
      pagina: question.page,
      tamanoPagina: pageSize,
    }),
  });
  return parseList(bytes, question.page);
}
