import { columns, table, type RowOf } from '../datos-abiertos/table';

/*
 * The data sets of the business register on datos.gov.co, with the columns that are read (facts of 2026-11-21: keys seen
 * in use, row counts of 2026-07-02). What a registration cannot be told without must be there; the rest may come and go.
 */

/** One row per registration of a person or company, of all chambers. 9.3 million rows, renewed monthly. */
export const companyTable = table({
  id: 'c82u-588k',
  name: 'Personas Naturales, Personas Jurídicas y Entidades Sin Animo de Lucro',
  columns: columns(
    'text',
    'codigo_camara',
    'camara_comercio',
    'matricula',
    'inscripcion_proponente',
    'razon_social',
    'sigla',
    'codigo_clase_identificacion',
    'clase_identificacion',
    'numero_identificacion',
    'nit',
    'digito_verificacion',
    'cod_ciiu_act_econ_pri',
    'cod_ciiu_act_econ_sec',
    'ciiu3',
    'ciiu4',
    'fecha_matricula',
    'fecha_renovacion',
    'ultimo_ano_renovado',
    'fecha_vigencia',
    'fecha_cancelacion',
    'tipo_sociedad',
    'organizacion_juridica',
    'categoria_matricula',
    'codigo_estado_matricula',
    'estado_matricula',
    'clase_identificacion_rl',
    'num_identificacion_representante_legal',
    'representante_legal',
    'fecha_actualizacion',
  ),
  unsure: [
    'inscripcion_proponente',
    'sigla',
    'digito_verificacion',
    'cod_ciiu_act_econ_pri',
    'cod_ciiu_act_econ_sec',
    'ciiu3',
    'ciiu4',
    'ultimo_ano_renovado',
    'tipo_sociedad',
    'categoria_matricula',
    'clase_identificacion_rl',
    'num_identificacion_representante_legal',
    'fecha_actualizacion',
  ],
});
export type CompanyRow = RowOf<typeof companyTable>;

/** One row per establishment, branch or agency, with the registration of its owner. 6.3 million rows. */
export const establishmentTable = table({
  id: 'nb3d-v3n7',
  name: 'Establecimientos - Agencias - Sucursales',
  columns: columns(
    'text',
    'codigo_camara',
    'camara_comercio',
    'matricula',
    'razon_social',
    'ultimo_ano_renovado',
    'fecha_renovacion',
    'fecha_cancelacion',
    'codigo_estado_matricula',
    'estado_matricula',
    'cod_ciiu_act_econ_pri',
    'cod_ciiu_act_econ_sec',
    'ciiu3',
    'ciiu4',
    'categoria_matricula',
    'matr_cula_propietario',
    'codigo_camara_propietario',
  ),
  unsure: [
    'ultimo_ano_renovado',
    'cod_ciiu_act_econ_pri',
    'cod_ciiu_act_econ_sec',
    'ciiu3',
    'ciiu4',
    'categoria_matricula',
  ],
});
export type EstablishmentRow = RowOf<typeof establishmentTable>;

/** One row per company and year: the 10,000 largest by operating income since 2021. */
export const largestTable = table({
  id: '6cat-2gcs',
  name: '10.000 Empresas mas Grandes del País',
  columns: {
    ...columns('text', 'nit'),
    ...columns(
      'raw',
      'a_o_de_corte',
      'ingresos_operacionales',
      'ganancia_p_rdida',
      'total_activos',
      'total_pasivos',
      'total_patrimonio',
    ),
  },
  unsure: ['nit'],
});
export type LargestRow = RowOf<typeof largestTable>;
