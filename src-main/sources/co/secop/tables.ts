import { columns, table } from '../datos-abiertos/table';

/*
 * The data sets of SECOP on datos.gov.co, with the columns that are read (facts of 2026-11-21: column lists seen in use up
 * to 2026-09-23, row counts of 2026-07-02). Bank accounts and private addresses are in the feed and are not asked for.
 */

/** One row per process and award: identifiers of processes repeat. 8.8 million rows. */
export const processTable = table({
  id: 'p6dx-8zbt',
  name: 'SECOP II - Procesos de Contratación',
  columns: {
    ...columns(
      'text',
      'entidad',
      'nit_entidad',
      'departamento_entidad',
      'ciudad_entidad',
      'ordenentidad',
      'id_del_proceso',
      'referencia_del_proceso',
      'id_del_portafolio',
      'nombre_del_procedimiento',
      'descripci_n_del_procedimiento',
      'fase',
      'modalidad_de_contratacion',
      'justificaci_n_modalidad_de',
      'unidad_de_duracion',
      'estado_del_procedimiento',
      'estado_resumen',
      'estado_de_apertura_del_proceso',
      'id_adjudicacion',
      'codigoproveedor',
      'nombre_del_proveedor',
      'nit_del_proveedor_adjudicado',
      'codigo_principal_de_categoria',
      'tipo_de_contrato',
    ),
    ...columns('number', 'precio_base', 'duracion', 'valor_total_adjudicacion'),
    ...columns(
      'integer',
      'proveedores_invitados',
      'proveedores_con_invitacion',
      'respuestas_al_procedimiento',
      'proveedores_unicos_con',
      'numero_de_lotes',
    ),
    ...columns('code', 'codigo_entidad'),
    ...columns(
      'date',
      'fecha_de_publicacion_del',
      'fecha_de_ultima_publicaci',
      'fecha_de_recepcion_de',
      'fecha_de_apertura_efectiva',
      'fecha_adjudicacion',
    ),
    ...columns('flag', 'adjudicado'),
    ...columns('url', 'urlproceso'),
  },
});

/** One row per contract. 5.7 million rows. */
export const contractTable = table({
  id: 'jbjy-vk9h',
  name: 'SECOP II - Contratos Electrónicos',
  columns: {
    ...columns(
      'text',
      'nombre_entidad',
      'departamento',
      'ciudad',
      'orden',
      'sector',
      'rama',
      'proceso_de_compra',
      'id_contrato',
      'referencia_del_contrato',
      'estado_contrato',
      'codigo_de_categoria_principal',
      'descripcion_del_proceso',
      'objeto_del_contrato',
      'tipo_de_contrato',
      'modalidad_de_contratacion',
      'justificacion_modalidad_de',
      'tipodocproveedor',
      'documento_proveedor',
      'proveedor_adjudicado',
      'codigo_proveedor',
      'origen_de_los_recursos',
      'destino_gasto',
      'nombre_representante_legal',
      'tipo_de_identificaci_n_representante_legal',
      'identificaci_n_representante_legal',
      'nombre_supervisor',
      'tipo_de_documento_supervisor',
      'n_mero_de_documento_supervisor',
      'nombre_ordenador_del_gasto',
      'tipo_de_documento_ordenador_del_gasto',
      'n_mero_de_documento_ordenador_del_gasto',
    ),
    ...columns('code', 'nit_entidad', 'codigo_entidad'),
    ...columns(
      'number',
      'valor_del_contrato',
      'valor_de_pago_adelantado',
      'valor_facturado',
      'valor_pendiente_de_pago',
      'valor_pagado',
      'valor_amortizado',
      'valor_pendiente_de',
      'valor_pendiente_de_ejecucion',
      'presupuesto_general_de_la_nacion_pgn',
      'sistema_general_de_participaciones',
      'sistema_general_de_regal_as',
      'recursos_propios_alcald_as_gobernaciones_y_resguardos_ind_genas_',
      'recursos_de_credito',
      'recursos_propios',
    ),
    ...columns('integer', 'dias_adicionados'),
    ...columns(
      'date',
      'fecha_de_firma',
      'fecha_de_inicio_del_contrato',
      'fecha_de_fin_del_contrato',
      'fecha_inicio_liquidacion',
      'fecha_fin_liquidacion',
      'ultima_actualizacion',
    ),
    ...columns('flag', 'es_grupo', 'es_pyme'),
    ...columns('url', 'urlproceso'),
  },
});

const secop1Columns = {
  ...columns(
    'text',
    'uid',
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
  ...columns('code', 'c_digo_de_la_entidad'),
  ...columns(
    'number',
    'cuantia_proceso',
    'cuantia_contrato',
    'valor_total_de_adiciones',
    'valor_contrato_con_adiciones',
  ),
  ...columns('integer', 'tiempo_adiciones_en_dias'),
  ...columns(
    'date',
    'fecha_de_cargue_en_el_secop',
    'fecha_de_firma_del_contrato',
    'fecha_ini_ejec_contrato',
    'fecha_fin_ejec_contrato',
    'fecha_liquidacion',
    'ultima_actualizacion',
  ),
  ...columns('url', 'ruta_proceso_en_secop_i'),
} as const;

/** SECOP I since 2018. 6.4 million rows. */
export const secop1Table = table({
  id: 'f789-7hwg',
  name: 'SECOP I - Procesos de Compra Pública',
  columns: secop1Columns,
});

/** SECOP I from 2004 to 2017, in the same columns. 6.1 million rows. */
export const secop1HistoryTable = table({
  id: 'qddk-cgux',
  name: 'SECOP I - Procesos de Compra Pública Histórico',
  columns: secop1Columns,
});

/** A contract's identifier, for looking up what hangs on it. */
export const contractIdTable = table({
  id: contractTable.id,
  name: contractTable.name,
  columns: {
    ...columns('text', 'id_contrato', 'documento_proveedor'),
    ...columns('code', 'nit_entidad'),
    ...columns('date', 'fecha_de_firma'),
  },
});

/** A process's two identifiers. */
export const portfolioTable = table({
  id: processTable.id,
  name: processTable.name,
  columns: columns('text', 'id_del_proceso', 'id_del_portafolio'),
});

/** Both platforms, awarded and with a contract. 22 million rows. */
export const integratedTable = table({
  id: 'rpmr-utcd',
  name: 'SECOP Integrado',
  columns: {
    ...columns(
      'text',
      'nivel_entidad',
      'codigo_entidad_en_secop',
      'nombre_de_la_entidad',
      'nit_de_la_entidad',
      'departamento_entidad',
      'municipio_entidad',
      'estado_del_proceso',
      'modalidad_de_contrataci_n',
      'objeto_a_contratar',
      'objeto_del_proceso',
      'tipo_de_contrato',
      'numero_del_contrato',
      'numero_de_proceso',
      'nom_raz_social_contratista',
      'origen',
      'tipo_documento_proveedor',
      'documento_proveedor',
    ),
    ...columns('number', 'valor_contrato'),
    ...columns('date', 'fecha_de_firma_del_contrato', 'fecha_inicio_ejecuci_n', 'fecha_fin_ejecuci_n'),
    ...columns('url', 'url_contrato'),
  },
});

/** One row per version of a modification; its columns are known from their use, not from a list. */
export const modificationTable = table({
  id: 'u8cx-r425',
  name: 'SECOP II - Modificaciones a contratos',
  columns: {
    ...columns(
      'text',
      'id_contrato',
      'identificador_modificacion',
      'tipo',
      'proposito_modificacion',
      'descripcion',
      'estado_modificacion',
      'archivo_version_anterior',
    ),
    ...columns('number', 'valor_modificacion'),
    ...columns('integer', 'numero_version', 'dias_extendidos'),
    ...columns('date', 'fecha_de_aprobacion', 'fecha_fin_contrato'),
  },
  unsure: [
    'tipo',
    'proposito_modificacion',
    'descripcion',
    'estado_modificacion',
    'archivo_version_anterior',
    'valor_modificacion',
    'numero_version',
    'dias_extendidos',
    'fecha_fin_contrato',
  ],
});

/** Log of contract events; identifiers repeat. 23 million rows. */
export const eventTable = table({
  id: 'cb9c-h8sn',
  name: 'SECOP II - Adiciones',
  columns: {
    ...columns('text', 'identificador', 'id_contrato', 'tipo', 'descripcion'),
    ...columns('date', 'fecharegistro'),
  },
});

export const suspensionTable = table({
  id: 'u99c-7mfm',
  name: 'SECOP II - Suspensiones de Contratos',
  columns: {
    ...columns('text', 'id_contrato', 'tipo', 'proposito_de_la_modificacion'),
    ...columns(
      'date',
      'fecha_de_creacion',
      'fecha_de_aprobacion',
      'fecha_de_inicio_del_contrato',
      'fecha_de_fin_del_contrato',
    ),
  },
});

/** 1.6 million rows. */
export const supplierTable = table({
  id: 'qmzu-gj57',
  name: 'SECOP II - Proveedores Registrados',
  columns: {
    ...columns(
      'text',
      'codigo',
      'nombre',
      'nit',
      'codigo_categoria_principal',
      'descripcion_categoria_principal',
      'telefono',
      'correo',
      'direccion',
      'pais',
      'departamento',
      'municipio',
      'sitio_web',
      'tipo_empresa',
      'nombre_representante_legal',
      'tipo_doc_representante_legal',
      'n_mero_doc_representante_legal',
    ),
    ...columns('flag', 'es_entidad', 'es_grupo', 'esta_activa', 'espyme'),
    ...columns('date', 'fecha_creacion'),
  },
  unsure: ['codigo', 'n_mero_doc_representante_legal'],
});

export const groupTable = table({
  id: 'ceth-n4bn',
  name: 'Grupos de Proveedores - SECOP II',
  columns: {
    ...columns(
      'text',
      'codigo_grupo',
      'nombre_grupo',
      'nit_grupo',
      'nombre_participante',
      'nit_participante',
    ),
    ...columns('number', 'participacion'),
    ...columns('flag', 'es_lider_del_grupo'),
    ...columns('date', 'fecha_creaci_n_grupo'),
  },
  unsure: ['codigo_grupo', 'participacion', 'fecha_creaci_n_grupo'],
});

/** Who bid where; no rows for processes that are still open. 2.3 million rows. */
export const bidderTable = table({
  id: 'hgi6-6wh3',
  name: 'Proponentes por Proceso SECOP II',
  columns: {
    ...columns(
      'text',
      'id_procedimiento',
      'nombre_procedimiento',
      'entidad_compradora',
      'proveedor',
      'nit_proveedor',
    ),
    ...columns('code', 'nit_entidad', 'codigo_entidad', 'codigo_proveedor'),
    ...columns('date', 'fecha_publicaci_n'),
  },
});

/** Offers, by the portfolio of their process (inferred). */
export const offerTable = table({
  id: 'wi7w-2nvm',
  name: 'SECOP II - Ofertas Por Proceso',
  columns: {
    ...columns(
      'text',
      'identificador_de_la_oferta',
      'moneda',
      'id_del_proceso_de_compra',
      'nombre_proveedor',
      'nit_del_proveedor',
      'c_digo_proveedor',
    ),
    ...columns('number', 'valor_de_la_oferta'),
    ...columns('flag', 'invitacion_directa'),
    ...columns('date', 'fecha_de_registro'),
  },
});

/** One row per version of a sanction, whose supplier is a code. 538 rows. */
export const sanctionTable = table({
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
      'numero_de_acto',
      'tipo_de_sancion',
      'descripcion_otro_tipo_de',
      'estado',
      'tipo',
    ),
    ...columns('number', 'valor', 'valor_pagado'),
    ...columns('integer', 'numero_de_version'),
    ...columns('flag', 'aplico_garantias'),
    ...columns('date', 'fecha_evento'),
  },
  unsure: ['codigo_entidad_creadora', 'as_codigo_proveedor_objeto'],
});

/** 1,705 rows. */
export const secop1SanctionTable = table({
  id: '4n4q-k399',
  name: 'Multas y Sanciones SECOP I',
  columns: {
    ...columns(
      'text',
      'nombre_entidad',
      'nit_entidad',
      'municipio',
      'numero_de_resolucion',
      'documento_contratista',
      'nombre_contratista',
      'numero_de_contrato',
    ),
    ...columns('number', 'valor_sancion'),
    ...columns('date', 'fecha_de_publicacion', 'fecha_de_firmeza', 'fecha_de_cargue'),
    ...columns('url', 'ruta_de_proceso'),
  },
  unsure: ['nit_entidad', 'documento_contratista'],
});

/** Lines of plans, repeated by every version of their plan. 11.5 million rows; three of 32 columns are not known. */
export const planLineTable = table({
  id: '9sue-ezhx',
  name: 'SECOP II - PAA Detalle',
  columns: {
    ...columns(
      'text',
      'id',
      'descripcion',
      'fecha_esperada_de_inicio',
      'fecha_esperada_de_recepcion',
      'duracion_esperada',
      'unidad_de_duracion_esperada',
      'origen_recursos',
      'modalidad',
      'categorias_unspsc',
      'procesos_relacionados',
      'codigo_entidad',
      'nombre_entidad',
      'nit_entidad',
      'id_paa_encabezado',
      'annio',
      'version_del_paa',
      'fecha_version',
    ),
    ...columns('number', 'valor_total_esperado', 'valor_esperado_de_presupuesto'),
    ...columns('url', 'url_proceso'),
  },
  unsure: [
    'duracion_esperada',
    'codigo_entidad',
    'nit_entidad',
    'version_del_paa',
    'fecha_version',
    'url_proceso',
  ],
});

/** Plans; the list of columns is partial. 53 thousand rows. */
export const planTable = table({
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
    ...columns('code', 'anno'),
    ...columns('number', 'valor_presupuesto_general'),
    ...columns('date', 'fecha_de_publicacion', 'fecha_de_ultima_modificacion'),
  },
  unsure: ['anno', 'codigo_entidad', 'nit_entidad', 'version', 'estado', 'departamento_paa', 'municipio_paa'],
});

export const processChangeTable = table({
  id: 'e2u2-swiw',
  name: 'SECOP II - Modificaciones a Procesos',
  columns: {
    ...columns('text', 'portafolio', 'proceso', 'descripcion_proceso'),
    ...columns('date', 'ultima_modificacion'),
  },
});

const documentColumns = {
  ...columns(
    'text',
    'id_documento',
    'n_mero_de_contrato',
    'proceso',
    'nombre_archivo',
    'extensi_n',
    'descripci_n',
  ),
  ...columns('integer', 'tamanno_archivo'),
  ...columns('date', 'fecha_carga'),
  ...columns('url', 'url_descarga_documento'),
};

/** Documents by the portfolio of their process, in windows of time; the first begins in 2025 and lags three days. */
export const documentTables = (['dmgg-8hin', '3skv-9na7', 'kgcd-kt7i'] as const).map((id) =>
  table({ id, name: 'SECOP II - Archivos Descarga', columns: documentColumns, unsure: ['id_documento'] }),
);

export const executionTable = table({
  id: 'mfmm-jqmq',
  name: 'SECOP II - Ejecución Contratos',
  columns: {
    ...columns(
      'text',
      'identificadorcontrato',
      'tipoejecucion',
      'nombreplan',
      'estado_del_contrato',
      'referencia_de_articulos',
      'descripci_n',
      'unidad',
    ),
    ...columns(
      'number',
      'porcentajedeavanceesperado',
      'porcentaje_de_avance_real',
      'cantidad_adjudicada',
      'cantidad_planeada',
      'cantidadrecibida',
      'cantidadporrecibir',
    ),
    ...columns('date', 'fechadeentregaesperada', 'fechadeentregareal'),
  },
});

export const invoiceTable = table({
  id: 'ibyt-yi2f',
  name: 'SECOP II - Facturas',
  columns: {
    ...columns('text', 'id_contrato', 'id_pago', 'numero_de_factura', 'estado', 'radicado'),
    ...columns('number', 'valor_neto', 'valor_total', 'valor_a_pagar'),
    ...columns('flag', 'pago_confirmado'),
    ...columns('date', 'fecha_factura', 'fecha_de_entrega'),
  },
});

export const paymentTable = table({
  id: 'uymx-8p3j',
  name: 'SECOP II - Plan de pagos',
  columns: {
    ...columns(
      'text',
      'id_del_contrato',
      'id_de_pago',
      'numero_de_factura',
      'estado',
      'n_mero_de_radicaci_n',
      'cufe',
    ),
    ...columns('number', 'valor_a_pagar'),
    ...columns('date', 'fecha_estimada_de_pago', 'fecha_real_de_pago'),
  },
});
