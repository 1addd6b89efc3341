import type { SourceHttp, SourceResponse } from '../../../engine/adapter';
import { layers, serviceLayers, type forecastZones } from './layer-map';
import { geoportal, portal } from './profile';

const api = `${geoportal}/fastgeoapi`;

/** A layer of the geoportal, all stations with their current values. */
export function askLayer(http: SourceHttp, path: string): Promise<SourceResponse> {
  return http.send({ url: `${api}/geodata/geodataJson/${path}` });
}

export type KnownLayer = keyof typeof layers;

export function askKnownLayer(http: SourceHttp, layer: KnownLayer): Promise<SourceResponse> {
  return askLayer(http, layers[layer]);
}

/** The series of one station. null for 404, which is also what a path that is no more answers: it proves nothing alone. */
export async function askGraph(http: SourceHttp, path: string, code: string): Promise<SourceResponse | null> {
  const url = `${api}/geodata/geographJson/${path}/${encodeURIComponent(code)}`;
  const response = await http.send({ url, accept: [404] });
  return response.status === 404 ? null : response;
}

/** The catalogue of the layers. */
export function askCatalogue(http: SourceHttp): Promise<SourceResponse> {
  return askLayer(http, '');
}

/** The description that the geoportal's API gives of itself. */
export function askDescription(http: SourceHttp): Promise<SourceResponse> {
  return http.send({ url: `${api}/openapi.json` });
}

export function askZone(http: SourceHttp, { slug }: (typeof forecastZones)[number]): Promise<SourceResponse> {
  return askLayer(http, `2/${slug}`);
}

/** Notices: the active ones for citizens, or every one. */
export function askNotices(http: SourceHttp, which: 'active' | 'all'): Promise<SourceResponse> {
  return http.send({ url: `${api}/alerts/${which === 'active' ? 'active/citizen' : ''}` });
}

/** A layer of the old portal. Its service answers JSON bodies with success and no features: it wants a form. */
export function askServiceLayer(
  http: SourceHttp,
  layer: keyof typeof serviceLayers,
): Promise<SourceResponse> {
  return http.send({
    url: `${portal}/siata_nuevo/index.php/capa_service/consultar_capa_carga`,
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'X-Requested-With': 'XMLHttpRequest',
      Origin: portal,
      Referer: `${portal}/siata_nuevo/`,
    },
    body: `id_capa=C_${serviceLayers[layer].padStart(23, '0')}`,
  });
}

/** The file of one station of the mobile application; null for a station without one. */
export async function askStationFile(http: SourceHttp, code: string): Promise<SourceResponse | null> {
  const url = `${portal}/data/siata_app/${encodeURIComponent(code)}.json`;
  const response = await http.send({ url, accept: [404] });
  return response.status === 404 ? null : response;
}
