import { columns, type PracticeTable } from '../datos-abiertos/table';
import { moment } from './processes';

/** `it5q-hg94`: one row per version of a sanction; its supplier is a code without a document. */
export const sanctions: PracticeTable = {
  id: 'it5q-hg94',
  name: 'SECOP II - Multas y Sanciones',
  columns: {
    ...columns(
      'text',
      'id_proceso',
      'referencia_proceso',
      'id_contrato',
      'codigo_entidad_creadora',
      'nombre_entidad_creadora',
      'as_codigo_proveedor_objeto',
      'nombre_proveedor_objeto_de',
      'aplico_garantias',
      'numero_de_acto',
      'tipo_de_sancion',
      'descripcion_otro_tipo_de',
      'estado',
      'tipo',
    ),
    ...columns('number', 'valor', 'valor_pagado', 'numero_de_version'),
    ...columns('calendar_date', 'fecha_evento'),
  },
  rows: () =>
    (['1', '3', '2'] as const).map((version) => ({
      id_proceso: 'CO1.BDOS.9000002',
      referencia_proceso: 'LP-001-2026',
      id_contrato: 'CO1.PCCNTR.9000004',
      codigo_entidad_creadora: '700000001',
      nombre_entidad_creadora: 'ALCALDIA DE PRUEBA',
      as_codigo_proveedor_objeto: '716000001',
      nombre_proveedor_objeto_de: 'VIAS FICTICIAS SAS',
      valor: `${version}080000`,
      valor_pagado: '0',
      fecha_evento: moment('2026-08-08'),
      aplico_garantias: 'True',
      numero_de_acto: 'RES-99',
      tipo_de_sancion: 'Clausula Penal',
      descripcion_otro_tipo_de: 'No Definido',
      estado: 'Publicado',
      tipo: 'Incumplimiento',
      numero_de_version: version,
    })),
};

/** `4n4q-k399`: sanctions of SECOP I, with and without check digit. */
export const secop1Sanctions: PracticeTable = {
  id: '4n4q-k399',
  name: 'Multas y Sanciones SECOP I',
  columns: {
    ...columns(
      'text',
      'nombre_entidad',
      'nit_entidad',
      'nivel',
      'orden',
      'municipio',
      'numero_de_resolucion',
      'documento_contratista',
      'nombre_contratista',
      'numero_de_contrato',
    ),
    ...columns('number', 'valor_sancion'),
    ...columns('calendar_date', 'fecha_de_publicacion', 'fecha_de_firmeza', 'fecha_de_cargue'),
    ...columns('url', 'ruta_de_proceso'),
  },
  rows: () =>
    [
      { document: '9001234568', name: 'VIAS FICTICIAS SAS', year: 2024, value: '250000000' },
      { document: '52000001', name: 'ANA PRUEBA FICTICIA', year: 2023, value: '1500000' },
      { document: '811555666', name: 'FUNDACIÓN SALUD FICTICIA', year: 2022, value: '0' },
    ].map(({ document, name, year, value }, index) => ({
      nombre_entidad: 'MUNICIPIO DE MUESTRA',
      nit_entidad: '890111222',
      nivel: 'TERRITORIAL',
      orden: 'TERRITORIAL DISTRITAL MUNICIPAL NIVEL 3',
      municipio: 'Bello',
      numero_de_resolucion: `RES-00${index + 1}-${year}`,
      documento_contratista: document,
      nombre_contratista: name,
      numero_de_contrato: `OBR-7-${year - 1}`,
      valor_sancion: value,
      fecha_de_publicacion: moment(`${year}-08-10`),
      fecha_de_firmeza: moment(`${year}-08-20`),
      fecha_de_cargue: moment(`${year}-08-21`),
      ruta_de_proceso: {
        url: `https://www.contratos.gov.co/consultas/detalleProceso.do?numConstancia=${year % 100}-1-00000${index + 1}`,
      },
    })),
};
