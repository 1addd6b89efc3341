import { columns, type PracticeTable } from '../datos-abiertos/table';
import { entities } from './parties';
import { moment } from './processes';

const things = [
  ['Construcción de puente peatonal', '72141000;30102200', 'Marzo', 'Abril', 2_500_000_000],
  ['Papelería y útiles de oficina', '44121600', '2', '3', 48_000_000],
  ['Servicios profesionales de apoyo', '80111600', 'Enero', 'Enero', 96_000_000],
  ['Vigilancia y seguridad privada', '92121500', 'Por definir', 'Noviembre', 310_000_000],
] as const;

/** `9sue-ezhx`: each version of a plan repeats its lines; versions are text, so that «10» sorts before «9». */
export const planLines: PracticeTable = {
  id: '9sue-ezhx',
  name: 'SECOP II - PAA Detalle',
  columns: {
    ...columns(
      'text',
      'id',
      'identificador_unico',
      'descripcion',
      'fecha_esperada_de_inicio',
      'fecha_esperada_de_recepcion',
      'duracion_esperada',
      'unidad_de_duracion_esperada',
      'origen_recursos',
      'modalidad',
      'categorias_unspsc',
      'id_plan_anual_de_adquisiciones',
      'procesos_relacionados',
      'codigo_entidad',
      'nombre_entidad',
      'nit_entidad',
      'id_paa_encabezado',
      'causal_de_contratacion',
      'annio',
      'tipo',
      'version_del_paa',
      'fecha_version',
      'nombre_del_contacto',
      'correo_del_contacto',
      'telefono_del_contacto',
    ),
    ...columns('number', 'valor_total_esperado', 'valor_esperado_de_presupuesto'),
    ...columns('url', 'url_proceso'),
  },
  rows: () =>
    entities.flatMap((entity, place) =>
      ['2025', '2026'].flatMap((year) =>
        ['9', '10'].flatMap((version) =>
          things.map(([description, codes, start, offers, value], index) => ({
            id: `P-${place}-${year}-${version}-${index}`,
            descripcion: version === '10' ? description : `${description} (versión anterior)`,
            fecha_esperada_de_inicio: start,
            fecha_esperada_de_recepcion: offers,
            duracion_esperada: '6',
            unidad_de_duracion_esperada: 'Mes(es)',
            origen_recursos: 'Propios',
            modalidad: 'Licitación pública',
            categorias_unspsc: codes,
            procesos_relacionados: 'No Definido',
            codigo_entidad: entity.code,
            nombre_entidad: entity.name,
            nit_entidad: entity.nit,
            id_paa_encabezado: `CO1.APP.${place + 1}${year}`,
            annio: year,
            version_del_paa: version,
            fecha_version: `${year}-01-31`,
            nombre_del_contacto: 'PERSONA MODELO',
            correo_del_contacto: 'contacto@ejemplo.invalid',
            telefono_del_contacto: '6040000000',
            valor_total_esperado: String(value),
            valor_esperado_de_presupuesto: String(value),
          })),
        ),
      ),
    ),
};

/** `b6m4-qgqv`: one plan per entity and year. */
export const plans: PracticeTable = {
  id: 'b6m4-qgqv',
  name: 'SECOP II - PAA Encabezado',
  columns: {
    ...columns(
      'text',
      'identificador_unico',
      'codigo_entidad',
      'nombre_entidad',
      'nit_entidad',
      'mision_vision',
      'perspectiva_estrategica',
      'version',
      'estado',
      'departamento_paa',
      'municipio_paa',
    ),
    ...columns('number', 'anno', 'valor_presupuesto_general'),
    ...columns('calendar_date', 'fecha_de_publicacion', 'fecha_de_ultima_modificacion'),
  },
  rows: () =>
    entities.flatMap((entity, place) =>
      [2025, 2026].map((year) => ({
        identificador_unico: `CO1.APP.${place + 1}${year}`,
        anno: String(year),
        codigo_entidad: entity.code,
        nombre_entidad: entity.name,
        nit_entidad: entity.nit,
        mision_vision: 'Servir a la ciudadanía ficticia',
        perspectiva_estrategica: 'Infraestructura y servicios de ejemplo',
        valor_presupuesto_general: '2954000000',
        fecha_de_publicacion: moment(`${year}-01-10`),
        fecha_de_ultima_modificacion: moment(`${year}-01-31`),
        version: '10',
        estado: 'Publicado',
        departamento_paa: entity.department,
        municipio_paa: entity.city,
      })),
    ),
};
