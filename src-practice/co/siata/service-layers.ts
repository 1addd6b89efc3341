import { hourOf, wallTime } from './clock';
import { airSites, rainSites, type Site } from './network';
import { pm25At, rainOver, tenths } from './values';

const hour = 3_600_000;
const monthNames = [
  'ENERO',
  'FEBRERO',
  'MARZO',
  'ABRIL',
  'MAYO',
  'JUNIO',
  'JULIO',
  'AGOSTO',
  'SEPTIEMBRE',
  'OCTUBRE',
  'NOVIEMBRE',
  'DICIEMBRE',
];

type Values = Readonly<Record<string, string | null>>;

function attributes(values: Values) {
  return Object.fromEntries(
    Object.entries(values).map(([nombre, value]) => [
      nombre,
      { valor_alfanumerico: value, valor_numerico: null, valor_fecha: null, nombre, titulo: nombre },
    ]),
  );
}

function feature(site: Site, index: number, description: Values, months: Values = {}) {
  return {
    id_feature_vector: `F_${index + 1}`,
    alpha: '0.5',
    geometry_text: JSON.stringify({ type: 'Point', coordinates: [site.longitude, site.latitude] }),
    atributos: {
      descripcion: attributes({
        Codigo: String(site.code),
        Latitud: String(site.latitude),
        Longitud: String(site.longitude),
        Municipio: site.municipality,
        ...description,
      }),
      serie_mensual: attributes(months),
      grafico: {},
      metadato: attributes({ name: site.name }),
      galeria: {},
      rosa_bivariada: {},
    },
  };
}

const windows = { D_5_m: 5, D_30_m: 30, D_1_h: 60, D_3_h: 180, D_24_h: 1440, D_7_D: 10_080, D_30_D: 43_200 };

/** The layers of the old portal's service by the end of their id. */
export const serviceLayers: Readonly<Record<string, (now: number) => readonly unknown[]>> = {
  '211': (now) =>
    rainSites.map((site, index) =>
      feature(site, index, {
        ...Object.fromEntries(
          Object.entries(windows).map(([key, minutes]) => [
            key,
            site.code === 2004 ? '-999.0' : String(rainOver(site, now, minutes)),
          ]),
        ),
        fecha_ultima_actualizacion: wallTime(now - 3 * 60_000),
      }),
    ),
  '210': (now) => {
    const months = monthNames.slice(0, Number(wallTime(now).slice(5, 7)));
    return rainSites.map((site, index) =>
      feature(
        site,
        index,
        {},
        Object.fromEntries(
          months.flatMap((name, month) => [
            [`P_ACUM_${name}`, `${tenths(60 + Math.abs(Math.sin(month + site.lot * 3)) * 190)} mm`],
            [`PORC_DATOS_${name}`, String(Math.round(82 + site.lot * 18))],
          ]),
        ),
      ),
    );
  },
  '602': pollutant('PM25', 1),
  '745': pollutant('PM10', 0.8),
  '746': pollutant('SO2', 0.2),
  '747': pollutant('O3', 0.9),
  '748': pollutant('NO2', 0.4),
  '749': pollutant('CO', 0.1),
};

/** Not every station measures every pollutant. */
function pollutant(name: string, share: number) {
  return (now: number) =>
    airSites
      .filter((_, index) => (index + name.length) % 3 !== 0)
      .map((site, index) => {
        const ica = tenths(pm25At(site) * 2 * share * (0.8 + hourOf(now) / 60));
        return feature(site, index, {
          [`ICA_${name}_Valor`]: site.code === 15 ? '-9999' : String(ica),
          [`ICA_${name}_Descripcion`]: ica <= 50 ? 'Buena' : 'Aceptable',
          fecha_ultima_actualizacion: wallTime(now - hour),
        });
      });
}
