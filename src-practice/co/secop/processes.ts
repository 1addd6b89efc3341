import { columns, type PracticeRow, type PracticeTable } from '../datos-abiertos/table';
import { bookOf, type Award, type Procurement } from './book';

/** `p6dx-8zbt`: a process once for each award. */
export const processes: PracticeTable = {
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
      'codigo_pci',
      'id_del_proceso',
      'referencia_del_proceso',
      'ppi',
      'id_del_portafolio',
      'nombre_del_procedimiento',
      'descripci_n_del_procedimiento',
      'fase',
      'modalidad_de_contratacion',
      'justificaci_n_modalidad_de',
      'unidad_de_duracion',
      'ciudad_de_la_unidad_de',
      'nombre_de_la_unidad_de',
      'estado_del_procedimiento',
      'adjudicado',
      'id_adjudicacion',
      'codigoproveedor',
      'departamento_proveedor',
      'ciudad_proveedor',
      'nombre_del_adjudicador',
      'nombre_del_proveedor',
      'nit_del_proveedor_adjudicado',
      'codigo_principal_de_categoria',
      'estado_de_apertura_del_proceso',
      'tipo_de_contrato',
      'subtipo_de_contrato',
      'categorias_adicionales',
      'estado_resumen',
    ),
    ...columns(
      'number',
      'precio_base',
      'duracion',
      'proveedores_invitados',
      'proveedores_con_invitacion',
      'visualizaciones_del',
      'proveedores_que_manifestaron',
      'respuestas_al_procedimiento',
      'respuestas_externas',
      'conteo_de_respuestas_a_ofertas',
      'proveedores_unicos_con',
      'numero_de_lotes',
      'id_estado_del_procedimiento',
      'valor_total_adjudicacion',
      'codigo_entidad',
    ),
    ...columns(
      'calendar_date',
      'fecha_de_publicacion_del',
      'fecha_de_ultima_publicaci',
      'fecha_de_publicacion_fase',
      'fecha_de_publicacion_fase_1',
      'fecha_de_publicacion',
      'fecha_de_publicacion_fase_2',
      'fecha_de_publicacion_fase_3',
      'fecha_de_recepcion_de',
      'fecha_de_apertura_de_respuesta',
      'fecha_de_apertura_efectiva',
      'fecha_adjudicacion',
    ),
    ...columns('url', 'urlproceso'),
  },
  rows: (today) =>
    bookOf(today).flatMap((procurement) =>
      procurement.awards.length === 0
        ? [row(procurement, undefined)]
        : procurement.awards.map((award) => row(procurement, award)),
    ),
};

/** The page of a process for people. */
export function pageOf({ number }: Procurement): { readonly url: string } {
  return {
    url: `https://community.secop.gov.co/Public/Tendering/OpportunityDetail/Index?noticeUID=CO1.NTC.${number + 2}&isFromPublicArea=True&isModal=False`,
  };
}

export function portfolioOf({ number }: Procurement): string {
  return `CO1.BDOS.${number + 1}`;
}

/** A day as the portal writes it. */
export function moment(day: string): string;
export function moment(day: string | undefined): string | undefined;
export function moment(day: string | undefined): string | undefined {
  return day === undefined ? undefined : `${day}T00:00:00.000`;
}

function row(procurement: Procurement, award: Award | undefined): PracticeRow {
  const { entity, number } = procurement;
  return {
    entidad: entity.name,
    nit_entidad: entity.nit,
    departamento_entidad: entity.department,
    ciudad_entidad: entity.city,
    ordenentidad: entity.order,
    codigo_pci: 'Centralizada',
    id_del_proceso: `CO1.REQ.${number}`,
    referencia_del_proceso: procurement.reference,
    id_del_portafolio: portfolioOf(procurement),
    nombre_del_procedimiento: procurement.title,
    descripci_n_del_procedimiento: procurement.description,
    fase: award === undefined ? 'Presentación de oferta' : 'Fase de Selección (Presentación de ofertas)',
    fecha_de_publicacion_del: moment(procurement.published),
    fecha_de_ultima_publicaci: moment(procurement.published),
    fecha_de_recepcion_de: moment(procurement.closing),
    fecha_de_apertura_efectiva: award && moment(procurement.closing),
    precio_base: String(procurement.value),
    modalidad_de_contratacion: procurement.modality,
    justificaci_n_modalidad_de:
      procurement.modality === 'Contratación directa' ? 'ServiciosProfesionales' : 'No Definido',
    duracion: '6',
    unidad_de_duracion: 'Mes(es)',
    proveedores_invitados: '14',
    proveedores_con_invitacion: '0',
    respuestas_al_procedimiento: award === undefined ? '0' : '3',
    proveedores_unicos_con: award === undefined ? '0' : '3',
    numero_de_lotes: String(Math.max(procurement.awards.length, 1)),
    estado_del_procedimiento: award === undefined ? 'Publicado' : 'Seleccionado',
    estado_resumen: award === undefined ? 'Presentación de oferta' : 'Adjudicado',
    estado_de_apertura_del_proceso: award === undefined ? 'Abierto' : 'Cerrado',
    adjudicado: award === undefined ? 'No' : 'Si',
    id_adjudicacion: award === undefined ? 'No Adjudicado' : `CO1.AWD.${award.number}`,
    fecha_adjudicacion: moment(award?.date),
    valor_total_adjudicacion: award === undefined ? '0' : String(award.value),
    codigoproveedor: award?.supplier.code ?? 'No Definido',
    nombre_del_proveedor: award?.supplier.name ?? 'No Definido',
    nit_del_proveedor_adjudicado: award?.supplier.document ?? 'No Definido',
    codigo_principal_de_categoria: `V1.${procurement.unspsc}`,
    tipo_de_contrato: procurement.contractType,
    urlproceso: pageOf(procurement),
    codigo_entidad: entity.code,
  };
}
