import { json, onBadDay, page } from '../../bad-days';
import { serve, type Question, type Reply } from '../../serve';
import type { StandIn, StandInOptions } from '../../stand-in';
import { times } from './clock';
import { graphs } from './graphs';
import { layers } from './layers';
import { rainSites, weatherSites } from './network';
import { forecast, notices } from './notices';
import { sky, stream, underpass } from './pictures';
import { serviceLayers } from './service-layers';
import { badSeries } from './special';
import { rainOver, weatherAt } from './values';

const geoportal = 'https://geoportal.siata.gov.co';
const portal = 'https://siata.gov.co';
const api = '/fastgeoapi/';

const notFound = json({ detail: 'Not Found' }, 404);

export interface SiataOptions extends StandInOptions {
  /** Replies that take the place of the usual ones, by path (of the layer service: by the end of the layer's id). */
  readonly instead?: Readonly<Record<string, Reply>>;
}

/** Starts a stand-in for the geoportal and the old portal of SIATA. */
export async function startSiata(options: SiataOptions = {}): Promise<StandIn> {
  const { delayMs = 0, slowMs = 8000, now = Date.now, instead = {} } = options;
  const asked = new Map<string, number>();

  function geoportalReply({ method, url }: Question): Reply {
    // HEAD is what health checks try first; the API answers it 405.
    if (method !== 'GET') return json({ detail: 'Method Not Allowed' }, 405);
    if (!url.pathname.startsWith(api)) return page('404 Not Found', 404);
    const path = url.pathname.slice(api.length);
    if (instead[path] !== undefined) return instead[path];
    if (path === 'openapi.json')
      return json({ openapi: '3.1.0', paths: { '/geodata/geodataJson/{team}/{layer}': {} } });
    if (path === 'alerts/active/citizen') return json(notices.active(now()));
    if (path === 'alerts/') return json(notices.all(now()));
    const [kind, team, name, code] = path.split('/').slice(1);
    if (kind === 'geodataJson') return layerReply(`${team}/${name}`, path);
    if (kind === 'geographJson' && code !== undefined) return graphReply(`${team}/${name}`, code);
    return notFound;
  }

  function layerReply(layer: string, path: string): Reply {
    if (path === 'geodata/geodataJson/') return json(catalogue);
    if (layer.startsWith('2/wrf')) return zoneReply(layer.slice(2));
    const told = layers[layer];
    return told === undefined ? notFound : json(told(now()));
  }

  function zoneReply(slug: string): Reply {
    // The zone of Girardota has a bad day every day; that of Barbosa comes bare, with Spanish dates.
    if (slug === 'wrfgirardota') return page('502 Bad Gateway', 502);
    const told = forecast(slug, now());
    if (slug === 'wrfbarbosa') return json({ ...told, date: told.date.split('-').toReversed().join('/') });
    return json({
      type: 'FeatureCollection',
      features: [{ type: 'Feature', geometry: null, properties: told }],
    });
  }

  function graphReply(path: string, code: string): Reply {
    const count = (asked.get(`${path}/${code}`) ?? 0) + 1;
    asked.set(`${path}/${code}`, count);
    const told = graphs[path]?.(Number(code), now()) ?? null;
    if (path === '3/nivel' && code === '307') return page('500 Internal Server Error', 500);
    const day = badSeries[code as keyof typeof badSeries] as
      (typeof badSeries)[keyof typeof badSeries] | undefined;
    if (day !== undefined)
      return onBadDay(day, json(graphs[path]?.(201, now()) ?? {}), { times: count, slowMs });
    return told === null ? notFound : json(told);
  }

  function portalReply({ method, url, headers, body }: Question): Reply {
    const path = url.pathname;
    if (path === '/siata_nuevo/index.php/capa_service/consultar_capa_carga' && method === 'POST')
      return serviceReply(headers['content-type'] ?? '', body.toString());
    const file = /^\/data\/siata_app\/(\d+)\.json$/.exec(path)?.[1];
    if (file !== undefined) return fileReply(Number(file));
    const picture = /^\/ultimasFotosCamaras\/ultimacam_(.+)\.jpg$/.exec(path)?.[1];
    if (picture !== undefined) return pictureReply(picture);
    return page('404 Not Found', 404);
  }

  function serviceReply(type: string, body: string): Reply {
    const id = new URLSearchParams(body).get('id_capa') ?? '';
    const layer = /^C_0*(\d+)$/.exec(id)?.[1] ?? '';
    if (instead[layer] !== undefined) return instead[layer];
    // A JSON body is answered with success and without features.
    if (!type.startsWith('application/x-www-form-urlencoded')) return json({ id_capa: id, status: 'ok' });
    const told = serviceLayers[layer];
    if (told === undefined) return json({ status: 'error', message: 'La capa no existe' });
    return json({ id_capa: id, status: 'ok', feature_vector: told(now()) });
  }

  function fileReply(code: number): Reply {
    const site = [...weatherSites, ...rainSites].find((entry) => entry.code === code);
    if (site === undefined || code === 209) return page('404 Not Found', 404);
    const { temperature, humidity, pressure, speed, direction } = weatherAt(site, now());
    const rain = (minutes: number) => String(rainOver(site, now(), minutes));
    // Colombian wall time read as UTC, padded; numbers as text.
    return json({
      date: `${Math.floor(now() / 1000) - 5 * 3600}.0 `,
      t: String(temperature),
      h: String(humidity),
      p: String(pressure),
      ws: String(speed),
      wd: String(direction),
      p10m: rain(10),
      p1h: rain(60),
      p24h: rain(1440),
    });
  }

  function pictureReply(slug: string): Reply {
    // Every tenth camera is being mended: a page comes instead of its picture.
    if (slug.endsWith('0')) return page('Cámara en mantenimiento', 200);
    const [last = 0] = times(now(), 1, 1);
    const drawn = slug.startsWith('dep_') ? underpass : slug.startsWith('quebrada') ? stream : sky;
    return {
      status: 200,
      headers: { 'Content-Type': 'image/jpeg', 'Last-Modified': new Date(last).toUTCString() },
      body: Buffer.from(drawn, 'base64'),
    };
  }

  const delayed = (reply: (question: Question) => Reply) => (question: Question) => {
    const given = reply(question);
    return { ...given, waitMs: delayMs + (given.waitMs ?? 0) };
  };
  const servers = await Promise.all([
    serve(geoportal, delayed(geoportalReply)),
    serve(portal, delayed(portalReply)),
  ]);
  return {
    originMap: { [geoportal]: servers[0].origin, [portal]: servers[1].origin },
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

/** What the geoportal publishes. The true shape of its catalogue is not known. */
const catalogue = [
  ...Object.keys(layers).map((path) => {
    const [equipo, capa] = path.split('/');
    return { equipo: Number(equipo), capa, geometria: 'Point' };
  }),
  ...Object.keys(graphs).map((path) => {
    const [equipo, variable] = path.split('/');
    return { equipo: Number(equipo), variable };
  }),
];
