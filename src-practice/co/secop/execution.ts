import { columns, type PracticeRow, type PracticeTable } from '../datos-abiertos/table';
import { moment } from './processes';

/*
 * What hangs on the contract of the examples, `CO1.PCCNTR.9000004`.
 */

const id = 'CO1.PCCNTR.9000004';
const portfolio = 'CO1.BDOS.9000002';

/** `u8cx-r425`: versions of modifications. */
export const modifications: PracticeTable = {
  id: 'u8cx-r425',
  name: 'SECOP II - Modificaciones a contratos',
  columns: {
    ...columns(
      'text',
      'id_contrato',
      'identificador_modificacion',
      'identificador',
      'tipo',
      'proposito_modificacion',
      'descripcion',
      'estado_modificacion',
      'archivo_version_anterior',
    ),
    ...columns('number', 'valor_modificacion', 'numero_version', 'dias_extendidos'),
    ...columns(
      'calendar_date',
      'fecha_de_aprobacion',
      'fecha_version',
      'fecha_de_carga',
      'fecha_fin_contrato',
    ),
  },
  rows: () => [
    ...(['1', '2'] as const).map((version) => ({
      id_contrato: id,
      identificador_modificacion: 'CO1.CTRMOD.9000005',
      numero_version: version,
      tipo: 'Modificación general',
      proposito_modificacion: 'PRORROGA EN TIEMPO',
      descripcion: 'Prórroga por 30 días debido al invierno',
      estado_modificacion: version === '2' ? 'Publicado' : 'Rechazado',
      valor_modificacion: '0',
      dias_extendidos: '30',
      fecha_de_aprobacion: moment('2026-08-20'),
      fecha_fin_contrato: moment('2026-10-05'),
      archivo_version_anterior: 'CONTRATO_V1.pdf',
    })),
    {
      id_contrato: id,
      identificador_modificacion: 'CO1.CTRMOD.9000006',
      numero_version: '1',
      tipo: 'ADICION EN EL VALOR',
      proposito_modificacion: 'ADICION EN EL VALOR',
      descripcion: 'Adición por mayores cantidades de obra',
      estado_modificacion: 'Aprobada',
      valor_modificacion: '20000000',
      dias_extendidos: '0',
      fecha_de_aprobacion: moment('2026-06-30'),
      fecha_fin_contrato: moment('2026-09-05'),
      archivo_version_anterior:
        'https://community.secop.gov.co/Public/Archive/RetrieveFile/Index?DocumentId=900000009',
    },
  ],
};

/** `cb9c-h8sn`: the log of events, whose identifiers repeat. */
export const events: PracticeTable = {
  id: 'cb9c-h8sn',
  name: 'SECOP II - Adiciones',
  columns: {
    ...columns('text', 'identificador', 'id_contrato', 'tipo', 'descripcion'),
    ...columns('calendar_date', 'fecharegistro'),
  },
  rows: () =>
    (
      [
        ['CO1.CTRMOD.9000005', 'MODIFICACION GENERAL', 'Prórroga', '2026-08-20'],
        ['CO1.CTRMOD.9000005', 'No definido', 'Prórroga', '2026-08-21'],
        ['CO1.CTRMOD.9000006', 'ADICION EN EL VALOR', 'Adicion', '2026-06-30'],
        ['CO1.CTRMOD.9000007', 'SUSPENSIoN', 'Suspensión por lluvias', '2026-05-02'],
        ['CO1.CTRMOD.9000008', 'REACTIVACIoN', 'Reinicio', '2026-05-16'],
      ] as const
    ).map(([identificador, tipo, descripcion, day]) => ({
      identificador,
      id_contrato: id,
      tipo,
      descripcion,
      fecharegistro: moment(day),
    })),
};

/** `u99c-7mfm` */
export const suspensions: PracticeTable = {
  id: 'u99c-7mfm',
  name: 'SECOP II - Suspensiones de Contratos',
  columns: {
    ...columns('text', 'id_contrato', 'tipo', 'proposito_de_la_modificacion'),
    ...columns(
      'calendar_date',
      'fecha_de_creacion',
      'fecha_de_aprobacion',
      'fecha_de_inicio_del_contrato',
      'fecha_de_fin_del_contrato',
    ),
  },
  rows: () => [
    {
      id_contrato: id,
      tipo: 'SUSPENSIoN',
      proposito_de_la_modificacion: 'Suspensión por lluvias',
      fecha_de_creacion: moment('2026-05-01'),
      fecha_de_aprobacion: moment('2026-05-02'),
      fecha_de_inicio_del_contrato: moment('2026-03-05'),
      fecha_de_fin_del_contrato: moment('2026-09-05'),
    },
  ],
};

/** `mfmm-jqmq` */
export const execution: PracticeTable = {
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
    ...columns('calendar_date', 'fechadeentregaesperada', 'fechadeentregareal', 'fechacreacion'),
  },
  rows: () =>
    [25, 50, 75].map((percent, index) => ({
      identificadorcontrato: id,
      tipoejecucion: 'Porcentaje',
      nombreplan: `Entrega ${index + 1}`,
      estado_del_contrato: 'En ejecución',
      descripci_n: `Avance de obra ${percent} %`,
      porcentajedeavanceesperado: String(percent),
      porcentaje_de_avance_real: index < 2 ? String(percent - 5) : undefined,
      fechadeentregaesperada: moment(`2026-0${4 + index * 2}-15`),
      fechadeentregareal: index < 2 ? moment(`2026-0${4 + index * 2}-20`) : undefined,
    })),
};

/** `ibyt-yi2f` */
export const invoices: PracticeTable = {
  id: 'ibyt-yi2f',
  name: 'SECOP II - Facturas',
  columns: {
    ...columns(
      'text',
      'id_contrato',
      'id_pago',
      'numero_de_factura',
      'notas',
      'radicado',
      'estado',
      'pago_confirmado',
    ),
    ...columns('number', 'valor_neto', 'valor_total', 'valor_a_pagar'),
    ...columns('calendar_date', 'fecha_factura', 'fecha_de_entrega', 'fecha_estiamda_de_pago'),
  },
  rows: () =>
    [1, 2].map((number) => ({
      id_contrato: id,
      id_pago: String(number),
      numero_de_factura: `FE-${number}`,
      fecha_factura: moment(`2026-0${3 + number * 2}-02`),
      valor_neto: '25210084.03',
      valor_total: '30000000',
      valor_a_pagar: '30000000',
      fecha_de_entrega: moment(`2026-0${3 + number * 2}-03`),
      radicado: `RAD-${number}`,
      estado: 'Pagado',
      pago_confirmado: 'Si',
    })),
};

/** `uymx-8p3j` */
export const payments: PracticeTable = {
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
    ...columns('calendar_date', 'fecha_estimada_de_pago', 'fecha_real_de_pago'),
  },
  rows: () =>
    [1, 2, 3].map((number) => ({
      id_del_contrato: id,
      id_de_pago: String(number),
      numero_de_factura: number < 3 ? `FE-${number}` : undefined,
      fecha_estimada_de_pago: moment(`2026-0${3 + number * 2}-15`),
      fecha_real_de_pago: number < 3 ? moment(`2026-0${3 + number * 2}-12`) : undefined,
      valor_a_pagar: '30000000',
      estado: number < 3 ? 'PAGADO' : 'PENDIENTE',
      n_mero_de_radicaci_n: `RAD-${number}`,
      cufe: number < 3 ? `${number}`.repeat(96) : undefined,
    })),
};

/** `e2u2-swiw` */
export const processChanges: PracticeTable = {
  id: 'e2u2-swiw',
  name: 'SECOP II - Modificaciones a Procesos',
  columns: {
    ...columns('text', 'portafolio', 'proceso', 'descripcion_proceso'),
    ...columns('calendar_date', 'ultima_modificacion'),
  },
  rows: () => [
    {
      portafolio: portfolio,
      proceso: 'CO1.REQ.9000001',
      descripcion_proceso: 'Adenda 1: cambio de fecha de cierre',
      ultima_modificacion: moment('2026-01-30'),
    },
  ],
};

function documents(from: number, to: number): () => readonly PracticeRow[] {
  return () =>
    Array.from({ length: to - from + 1 }, (_, index) => {
      const number = from + index;
      return {
        id_documento: `90000000${number}`,
        n_mero_de_contrato: 'CT-001-2026',
        proceso: portfolio,
        nombre_archivo: number === 1 ? 'PLIEGO.pdf' : `ANEXO ${number}.pdf`,
        tamanno_archivo: String(29_155 * number),
        extensi_n: 'pdf',
        descripci_n: number === 1 ? 'Pliego de condiciones' : 'Sin Descripcion',
        fecha_carga: `2026-01-${12 + number}T08:00:00.000`,
        entidad: 'ALCALDIA DE PRUEBA',
        nit_entidad: '800111222',
        url_descarga_documento: {
          url: `https://community.secop.gov.co/Public/Archive/RetrieveFile/Index?DocumentId=90000000${number}`,
        },
      };
    });
}

/** The windows of the index of documents; two of them overlap, one has nothing of the example. */
export const documentIndexes: readonly PracticeTable[] = (
  [
    ['dmgg-8hin', documents(1, 4)],
    ['3skv-9na7', documents(4, 6)],
    ['kgcd-kt7i', () => []],
  ] as const
).map(([tableId, rows]) => ({
  id: tableId,
  name: 'SECOP II - Archivos Descarga',
  columns: {
    ...columns(
      'text',
      'id_documento',
      'n_mero_de_contrato',
      'proceso',
      'nombre_archivo',
      'extensi_n',
      'descripci_n',
      'entidad',
      'nit_entidad',
    ),
    ...columns('number', 'tamanno_archivo'),
    ...columns('calendar_date', 'fecha_carga'),
    ...columns('url', 'url_descarga_documento'),
  },
  rows,
}));
