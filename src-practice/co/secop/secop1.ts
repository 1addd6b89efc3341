import { columns, type PracticeRow, type PracticeTable } from '../datos-abiertos/table';
import { moment } from './processes';

const secop1Columns = {
  ...columns(
    'text',
    'uid',
    'nivel_entidad',
    'orden_entidad',
    'nombre_entidad',
    'nit_de_la_entidad',
    'modalidad_de_contratacion',
    'estado_del_proceso',
    'causal_de_otras_formas_de',
    'detalle_del_objeto_a_contratar',
    'tipo_de_contrato',
    'numero_de_constancia',
    'numero_de_proceso',
    'numero_de_contrato',
    'id_adjudicacion',
    'tipo_identifi_del_contratista',
    'identificacion_del_contratista',
    'nom_razon_social_contratista',
    'nombre_del_represen_legal',
    'tipo_doc_representante_legal',
    'identific_representante_legal',
    'objeto_del_contrato_a_la',
    'moneda',
    'municipio_entidad',
    'departamento_entidad',
    'destino_gasto',
  ),
  ...columns(
    'number',
    'c_digo_de_la_entidad',
    'cuantia_proceso',
    'cuantia_contrato',
    'valor_total_de_adiciones',
    'valor_contrato_con_adiciones',
    'tiempo_adiciones_en_dias',
  ),
  ...columns(
    'calendar_date',
    'fecha_de_cargue_en_el_secop',
    'fecha_de_firma_del_contrato',
    'fecha_ini_ejec_contrato',
    'fecha_fin_ejec_contrato',
    'fecha_liquidacion',
    'ultima_actualizacion',
  ),
  ...columns('url', 'ruta_proceso_en_secop_i'),
};

function row(constancia: string, lot: number, year: number): PracticeRow {
  const value = 71_000_000 + lot * 1_000_000;
  return {
    uid: `${constancia}-90000${lot}`,
    nivel_entidad: 'TERRITORIAL',
    orden_entidad: 'TERRITORIAL DISTRITAL MUNICIPAL NIVEL 6',
    nombre_entidad: 'ALCALDIA DE PRUEBA',
    nit_de_la_entidad: '800111222',
    c_digo_de_la_entidad: '205000001',
    modalidad_de_contratacion: 'Licitación Pública',
    estado_del_proceso: 'Celebrado',
    causal_de_otras_formas_de: 'No Definido',
    detalle_del_objeto_a_contratar: 'Mantenimiento de vías terciarias',
    tipo_de_contrato: 'Obra',
    numero_de_constancia: constancia,
    numero_de_proceso: `LP-018 DE ${year}`,
    numero_de_contrato: `OBR-${lot + 1}-${year}`,
    id_adjudicacion: String(5_000_000 + lot),
    tipo_identifi_del_contratista: 'Nit de Persona Jurídica',
    identificacion_del_contratista: '9001234568',
    nom_razon_social_contratista: 'VIAS FICTICIAS SAS',
    nombre_del_represen_legal: 'PERSONA FICTICIA MODELO',
    tipo_doc_representante_legal: 'Cédula de Ciudadanía',
    identific_representante_legal: '1000000001',
    objeto_del_contrato_a_la: 'Mantenimiento de vías terciarias',
    moneda: 'PESO COLOMBIANO',
    municipio_entidad: 'Bello',
    departamento_entidad: 'Antioquia',
    cuantia_proceso: '160000000',
    cuantia_contrato: String(value),
    valor_total_de_adiciones: lot === 0 ? '9000000' : '0',
    valor_contrato_con_adiciones: String(value + (lot === 0 ? 9_000_000 : 0)),
    tiempo_adiciones_en_dias: lot === 0 ? '15' : '0',
    fecha_de_cargue_en_el_secop: moment(`${year}-04-02`),
    fecha_de_firma_del_contrato: moment(`${year}-06-14`),
    fecha_ini_ejec_contrato: moment(`${year}-06-20`),
    fecha_fin_ejec_contrato: moment(`${year}-12-20`),
    ruta_proceso_en_secop_i: {
      url: `https://www.contratos.gov.co/consultas/detalleProceso.do?numConstancia=${constancia}`,
    },
  };
}

/** `f789-7hwg`: SECOP I since 2018. */
export const secop1: PracticeTable = {
  id: 'f789-7hwg',
  name: 'SECOP I - Procesos de Compra Pública',
  columns: secop1Columns,
  rows: () => [row('24-1-000001', 0, 2024)],
};

/** `qddk-cgux`: SECOP I to 2017; its process was awarded to one contractor in two contracts. */
export const secop1History: PracticeTable = {
  id: 'qddk-cgux',
  name: 'SECOP I - Procesos de Compra Pública Histórico',
  columns: secop1Columns,
  rows: () => [row('17-1-000001', 0, 2017), row('17-1-000001', 1, 2017)],
};
