import { times, wallTime } from './clock';
import { levelSites, rainSites, weatherSites, type Site } from './network';
import { levelAt, limitsOf, rainAt, tenths, weatherAt } from './values';

const day = 24 * 60;

/** The graphs of the geoportal by path; null for a station that they do not know. */
export const graphs: Readonly<Record<string, (code: number, now: number) => unknown>> = {
  '3/meteo_1h': (code, now) => weather(code, times(now, 60, 1)),
  '3/meteo_6h': (code, now) => weather(code, times(now, 360, 5)),
  '3/meteo_12h': (code, now) => weather(code, times(now, 720, 60)),

  '3/nivel': (code, now) => {
    const site = levelSites.find((entry) => entry.code === code);
    if (site === undefined || code === 306) return null;
    const { safe, precaution, minor, major } = limitsOf(site);
    const isSilent = code === 302 || code === 304;
    const last = now - (code === 303 ? 120 : 1) * 60_000;
    const minutes = times(code === 303 ? last : now, 180, 1);
    return {
      info: {
        codigo: site.code,
        nombreEstacion: site.name,
        nivelActual: isSilent ? 'No hay datos en el tiempo consultado' : levelAt(site, now),
        ...(code === 305 ? {} : { nivelSeguro: safe, inundacionMenor: minor, inundaciónMayor: major }),
        nivelPrecaucion: precaution,
        fechaUltimoDato: wallTime(last),
        nivelUltimas3h: {
          x: minutes.map((at) => wallTime(at).replace(' ', 'T')),
          // One minute in forty is lost on its way.
          y: minutes.map((at, index) => (isSilent || index % 40 === 7 ? null : levelAt(site, at))),
        },
        area: tenths(2 + site.lot * 40),
        perimetro: tenths(8 + site.lot * 30),
        l_cauce: tenths(3 + site.lot * 12),
        pend_cuenca: tenths(18 + site.lot * 20),
        hmax: Math.round(2200 + site.lot * 700),
        hmin: Math.round(1450 + site.lot * 120),
        coberturas: { Bosque: 34, Pastos: 28, 'Zona urbana': 38 },
      },
    };
  },

  '2/pluvio_24h': (code, now) => rain(code, times(now, day, 5), 5),
  '2/pluvio_30d': (code, now) => {
    const midnight = Date.parse(`${wallTime(now).slice(0, 10)}T05:00:00Z`);
    // The source opens the bucket of tomorrow ahead.
    return rain(
      code,
      Array.from({ length: 31 }, (_, index) => midnight + (index - 29) * day * 60_000),
      day,
    );
  },
};

function weather(code: number, moments: readonly number[]) {
  const site = weatherSites.find((entry) => entry.code === code);
  if (site === undefined || code === 206) return null;
  if (code === 207) return { info: {} };
  const values = moments.map((at) => weatherAt(site, at));
  const hasGaps = code === 208;
  const list = (pick: (value: (typeof values)[number]) => number) =>
    values.map((value, index) =>
      hasGaps && index % 3 === 1 ? null : hasGaps && index % 3 === 2 ? -999 : pick(value),
    );
  return {
    info: {
      ...head(site),
      Tiempo: moments.map(wallTime),
      Temperatura: list(({ temperature }) => temperature),
      Humedad_relativa: list(({ humidity }) => humidity),
      Velocidad_viento: list(({ speed }) => speed),
      Presion: list(({ pressure }) => pressure),
    },
  };
}

function rain(code: number, moments: readonly number[], minutes: number) {
  const site = rainSites.find((entry) => entry.code === code);
  if (site === undefined) return null;
  const first = moments.map((at) => tenths(minutes === day ? site.lot * 12 : rainAt(site, at, minutes)));
  return {
    info: {
      ...head(site),
      Tiempo: moments.map(wallTime),
      pluvio_1: first.map((mm, index) => (code === 2005 && index % 2 === 0 ? null : mm)),
      pluvio_2: first.map((mm) => tenths(mm * 0.97)),
      acum_pluvio_1: first,
      Porcentaje_Datos: first.map(() => 100),
    },
  };
}

function head(site: Site) {
  return {
    NombreEstacion: site.name,
    Codigo: String(site.code),
    Ciudad: site.municipality,
    Latitud: String(site.latitude),
    Longitud: String(site.longitude),
    Subcuenca: 'Q. Ficticia',
  };
}
