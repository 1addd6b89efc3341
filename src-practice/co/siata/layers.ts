import { wallTime } from './clock';
import {
  airSites,
  cameraSites,
  levelSites,
  rainSites,
  seismicSites,
  sensorSites,
  weatherSites,
  type Site,
} from './network';
import { levelAt, limitsOf, pm25At, rainOver, tenths, weatherAt } from './values';

type Properties = Record<string, unknown>;

const minute = 60_000;
const hour = 60 * minute;

function feature({ longitude, latitude }: Pick<Site, 'longitude' | 'latitude'>, properties: Properties) {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: [longitude, latitude] }, properties };
}

const collection = (features: readonly unknown[]) => ({ type: 'FeatureCollection', features });

/** The layers of the geoportal by path, each told at a moment. */
export const layers: Readonly<Record<string, (now: number) => unknown>> = {
  '3/tempVient': (now) => {
    const features = weatherSites.map((site) => {
      const { temperature, humidity, pressure, speed, direction } = weatherAt(site, now);
      const odd: Readonly<Record<number, Properties>> = {
        202: { Temperatura: -999, Humedad_relativa: -999.0, Presion: -9999 },
        203: { Temperatura: 'No hay datos en el tiempo consultado', Humedad_relativa: null },
        204: { Temperatura: String(temperature), Humedad_relativa: ` ${humidity} ` },
      };
      return feature(site, {
        Codigo: site.code,
        NombreEstacion: site.name,
        Ciudad: site.municipality,
        Temperatura: temperature,
        Humedad_relativa: humidity,
        Velocidad_viento: speed,
        Direccion_viento: direction,
        Presion: pressure,
        FechaUltimaModificacion: wallTime(now - 2 * minute),
        ...odd[site.code],
      });
    });
    // One station stands twice in the layer.
    return collection([...features, ...features.slice(4, 5)]);
  },

  '3/pluvios_v2': (now) =>
    collection(
      rainSites.map((site) => {
        const mm = rainOver(site, now, 15);
        return feature(site, {
          codigo: site.code,
          nombre: site.name,
          ubicacion: site.municipality,
          acumulado_15min: site.code === 2003 ? -999 : mm,
          flag_precipitacion: mm > 0 ? 'si' : 'no',
          flag_lluvia_extrema: mm > 20 ? 'si' : 'no',
          fecha_ultima_actualizacion: wallTime(now - 4 * minute),
        });
      }),
    ),

  '2/niveles': (now) =>
    collection(
      levelSites.map((site) => {
        const { safe, precaution, minor } = limitsOf(site);
        const level = levelAt(site, now);
        const color =
          level <= safe
            ? '#79c454'
            : level <= precaution
              ? '#fce65e'
              : level <= minor
                ? '#f5a623'
                : '#fc3a3a';
        const odd: Readonly<Record<number, Properties>> = {
          302: { nivelActual: 'No hay datos en el tiempo consultado', color: '#a9a9a9' },
          303: { fechaUltimoDato: wallTime(now - 2 * hour) },
          304: { nivelActual: -999, color: null },
        };
        return feature(site, {
          codigo: site.code,
          nombreEstacion: site.name,
          municipio: site.municipality,
          // In centimetres, while the detail of a station is in metres.
          nivelActual: tenths(level * 100),
          nivelPrecaucion: tenths(precaution * 100),
          color,
          fechaUltimoDato: wallTime(now - minute),
          ...odd[site.code],
        });
      }),
    ),

  '1/pm25_minio': (now) =>
    collection(
      airSites.map((site, index) => {
        const pm25 = pm25At(site);
        const ica = icaOf(pm25);
        const odd: Readonly<Record<number, Properties>> = {
          12: { fechaFin: wallTime(now - 40 * hour).slice(0, 16) },
          13: { PM25_24H_prom: 9999, ICA_24H_prom: -9999 },
          14: { ICA_24H_prom: null },
        };
        return feature(site, {
          nombreEstacion: site.name,
          estacion: `FIC-${String(index + 1).padStart(3, '0')}`,
          Municipio: site.municipality,
          codigo: site.code,
          PM25_24H_prom: pm25,
          ICA_24H_prom: ica,
          fechaInicio: wallTime(now - 25 * hour).slice(0, 16),
          fechaFin: wallTime(now - hour).slice(0, 16),
          color: ica <= 50 ? '#91D23E' : ica <= 100 ? '#FCE65E' : '#F5A03C',
          ...odd[site.code],
        });
      }),
    ),

  '1/cc_pm25': (now) =>
    collection(
      sensorSites.map((site) => {
        const isSilent = site.code % 11 === 0;
        const pm25 = pm25At(site);
        // Without name and municipality, as the noise twin of this network.
        return feature(site, {
          codigo: site.code,
          PM25_ultima_hora: isSilent ? -999.0 : tenths(pm25 * 1.1),
          ICA_diario: isSilent ? -999.0 : icaOf(pm25),
          porc_datos_24h: isSilent ? 0 : tenths(88 + site.lot * 12),
          porc_datos_15d: tenths(60 + site.lot * 40),
          fechaInicio: wallTime(now - 2 * hour),
          fechaFin: wallTime(now - (isSilent ? 50 : 1) * hour),
        });
      }),
    ),

  '1/ccr': () =>
    collection(
      sensorSites
        .slice(0, 5)
        .map((site) => feature(site, { codigo: site.code, Datos_Ruido_Ciudadanos_D: 61.2 })),
    ),

  '4/red_acelerografica': (now) =>
    collection(seismicSites.slice(0, 12).map((site) => seismic(site, now, false))),
  '4/red_sismologica': (now) => collection(seismicSites.slice(12).map((site) => seismic(site, now, true))),

  '3/uv': (now) => {
    const today = wallTime(now).slice(0, 10);
    const hours = Array.from({ length: 12 }, (_, index) => index + 6);
    const index = (at: number) => Math.max(0, Math.round(11 * Math.sin(((at - 6) / 12) * Math.PI)));
    const current = Number(wallTime(now).slice(11, 13));
    return collection([
      feature(
        { longitude: -75.588, latitude: 6.259 },
        {
          codigo: 1,
          nombre: 'Torre Ficticia',
          indice_uv: current < 6 || current > 18 ? 0 : index(current),
          fecha_ultima_actualizacion: wallTime(now - minute),
          Horas: hours.map((at) => `${today} ${String(at).padStart(2, '0')}:00:00`),
          serie_uv: hours.map(index),
        },
      ),
    ]);
  },

  '5/camaras': () =>
    collection(
      cameraSites.map((site) =>
        feature(site, { codigo: site.code, nombre: site.name, imagen: `ultimacam_${slugOf(site)}.jpg` }),
      ),
    ),
};

/** Index of PM2.5 over 24 hours, by the first three bands of the norm. */
function icaOf(pm25: number): number {
  const whole = Math.round(pm25);
  const [low, high, from, to] =
    whole <= 12 ? [0, 12, 0, 50] : whole <= 37 ? [13, 37, 51, 100] : [38, 55, 101, 150];
  return Math.round(((to - from) / (high - low)) * (whole - low) + from);
}

function seismic(site: Site, now: number, isSeismograph: boolean) {
  const events = Array.from({ length: 3 + Math.floor(site.lot * 4) }, (_, index) => {
    const magnitude = tenths(2.1 + ((site.lot * 37 + index * 1.7) % 3));
    const common = {
      fecha: wallTime(now - (index * 31 + 5) * hour),
      Magnitud: magnitude,
      Epicentro: index % 2 === 0 ? 'Los Santos (Ficticio)' : 'Urrao (Ficticio)',
      Profundidad: 30 + index * 11,
      Latitud: 6.8,
      Longitud: -73.2,
    };
    return isSeismograph
      ? { ...common, PGV: tenths(magnitude / 8) }
      : { ...common, PGA: tenths(magnitude * 1.3), Intensidad_Mercalli: magnitude > 3.5 ? 'III' : 'II' };
  });
  return feature(site, {
    codigo: site.code,
    nombre: site.name,
    municipio: site.municipality,
    eventos: site.code === 603 ? [] : events,
  });
}

/** The file name of a camera, by which its kind is told. */
function slugOf({ code, name }: Site): string {
  const place = (name.split(' - ')[1] ?? 'lugar').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const kinds = [
    `quebrada_nivel_${place}`,
    `FishEye_${place}`,
    `dep_${place}`,
    `capa_limite_${place}`,
    `incendio_${place}`,
  ];
  return `${kinds[code % kinds.length]}_${code}`;
}
