import type { OpenData, Origin } from '../datos-abiertos/client';
import type { RowOf } from '../datos-abiertos/table';
import { bidderOf, offerOf } from './bidders';
import { contractOf, findContract } from './contracts';
import { eventOf, lastVersions, modificationOf } from './modifications';
import { partsOf } from './parts';
import { findProcesses } from './processes';
import { lastSanctions } from './sanctions';
import { origins } from './search';
import {
  bidderTable,
  contractTable,
  documentTables,
  eventTable,
  executionTable,
  invoiceTable,
  modificationTable,
  offerTable,
  paymentTable,
  processChangeTable,
  sanctionTable,
  suspensionTable,
} from './tables';

/** Everything that hangs on a process. */
export async function processRecord(data: OpenData, id: string, most: number) {
  const found = await findProcesses(data, id, undefined);
  const [only] = found.processes.length === 1 ? found.processes : [];
  const hangs =
    only === undefined || only.process.platform === 'secop_i'
      ? null
      : await partsOfProcess(only.process, data, most);
  return {
    found: found.processes.length > 0,
    process: only?.process ?? null,
    matches: only === undefined ? found.processes.map((each) => each.process) : [],
    awards: only === undefined ? null : [...only.awards],
    has_more: found.hasMore,
    sections: hangs?.sections ?? null,
    ...origins(...found.origins, ...(hangs?.origins ?? [])),
  };
}

async function partsOfProcess(
  process: { readonly process_id: string | null; readonly portfolio_id: string | null },
  data: OpenData,
  most: number,
) {
  const parts = partsOf(data, most);
  const { process_id: id, portfolio_id: portfolio } = process;
  const [contracts, bidders, offers, changes, documents] = await Promise.all([
    parts.part(
      contractTable,
      hangingOn('proceso_de_compra', portfolio),
      [{ by: 'fecha_de_firma', descending: true }],
      (rows) => rows.map(contractOf),
    ),
    parts.part(bidderTable, hangingOn('id_procedimiento', id), [{ by: 'proveedor' }], (rows) =>
      rows.map(bidderOf),
    ),
    parts.part(
      offerTable,
      hangingOn('id_del_proceso_de_compra', portfolio),
      [{ by: 'fecha_de_registro', descending: true }],
      (rows) => rows.map(offerOf),
    ),
    parts.part(
      processChangeTable,
      hangingOn('portafolio', portfolio),
      [{ by: 'ultima_modificacion', descending: true }],
      (rows) =>
        rows.map((row) => ({
          process_id: row.proceso,
          description: row.descripcion_proceso,
          changed_date: row.ultima_modificacion,
        })),
    ),
    documentsOf(parts, portfolio),
  ]);
  return { sections: { contracts, bidders, offers, changes, documents }, origins: parts.origins() };
}

/** What is of a process or contract; null without its identifier, which must not find what has none either. */
function hangingOn<const Column extends string>(column: Column, id: string | null) {
  return id === null ? null : [{ column, is: id }];
}

function documentsOf(parts: ReturnType<typeof partsOf>, portfolio: string | null) {
  return parts.joined(
    documentTables,
    hangingOn('proceso', portfolio),
    [{ by: 'fecha_carga', descending: true }],
    (rows) => {
      // The windows of the index overlap.
      const unique = new Map(rows.map((row) => [row.id_documento ?? row.url_descarga_documento, row]));
      return [...unique.values()]
        .toSorted((a, b) => (b.fecha_carga ?? '').localeCompare(a.fecha_carga ?? ''))
        .map(documentOf);
    },
  );
}

function documentOf(row: RowOf<(typeof documentTables)[number]>) {
  return {
    document_id: row.id_documento,
    name: row.nombre_archivo,
    extension: row.extensi_n,
    size_bytes: row.tamanno_archivo,
    description: row.descripci_n,
    uploaded_date: row.fecha_carga,
    contract_number: row.n_mero_de_contrato,
    url: row.url_descarga_documento,
  };
}

/** Everything that hangs on a contract of SECOP II. */
export async function contractRecord(data: OpenData, id: string, most: number) {
  const found = await findContract(data, id, undefined);
  const [only] = found.contracts;
  const hangs = only === undefined ? null : await partsOfContract(id, only.portfolio_id, data, most);
  return {
    found: only !== undefined,
    contract: only ?? null,
    sections: hangs?.sections ?? null,
    ...origins(...found.origins, ...(hangs?.origins ?? ([] as Origin[]))),
  };
}

async function partsOfContract(id: string, portfolio: string | null, data: OpenData, most: number) {
  const parts = partsOf(data, most);
  const ofContract = [{ column: 'id_contrato', is: id }] as const;
  const [modifications, events, suspensions, execution, invoices, payments, sanctions, documents] =
    await Promise.all([
      parts.part(modificationTable, ofContract, [{ by: 'fecha_de_aprobacion', descending: true }], (rows) =>
        lastVersions(rows.map(modificationOf)),
      ),
      parts.part(eventTable, ofContract, [{ by: 'fecharegistro', descending: true }], (rows) =>
        rows.map(eventOf),
      ),
      parts.part(suspensionTable, ofContract, [{ by: 'fecha_de_aprobacion', descending: true }], (rows) =>
        rows.map((row) => ({
          type: row.tipo,
          purpose: row.proposito_de_la_modificacion,
          created_date: row.fecha_de_creacion,
          approved_date: row.fecha_de_aprobacion,
          contract_start_date: row.fecha_de_inicio_del_contrato,
          contract_end_date: row.fecha_de_fin_del_contrato,
        })),
      ),
      parts.part(
        executionTable,
        [{ column: 'identificadorcontrato', is: id }],
        [{ by: 'fechadeentregaesperada' }],
        (rows) => rows.map(executionOf),
      ),
      parts.part(invoiceTable, ofContract, [{ by: 'fecha_factura', descending: true }], (rows) =>
        rows.map(invoiceOf),
      ),
      parts.part(
        paymentTable,
        [{ column: 'id_del_contrato', is: id }],
        [{ by: 'fecha_real_de_pago', descending: true }],
        (rows) => rows.map(paymentOf),
      ),
      parts.part(sanctionTable, ofContract, [{ by: 'fecha_evento', descending: true }], lastSanctions),
      documentsOf(parts, portfolio),
    ]);
  return {
    sections: { modifications, events, suspensions, execution, invoices, payments, sanctions, documents },
    origins: parts.origins(),
  };
}

function executionOf(row: RowOf<typeof executionTable>) {
  return {
    type: row.tipoejecucion,
    plan: row.nombreplan,
    description: row.descripci_n,
    item: row.referencia_de_articulos,
    expected_date: row.fechadeentregaesperada,
    expected_percent: row.porcentajedeavanceesperado,
    actual_date: row.fechadeentregareal,
    actual_percent: row.porcentaje_de_avance_real,
    status: row.estado_del_contrato,
    unit: row.unidad,
    quantity_awarded: row.cantidad_adjudicada,
    quantity_planned: row.cantidad_planeada,
    quantity_received: row.cantidadrecibida,
    quantity_pending: row.cantidadporrecibir,
  };
}

function invoiceOf(row: RowOf<typeof invoiceTable>) {
  return {
    payment_id: row.id_pago,
    invoice_number: row.numero_de_factura,
    invoice_date: row.fecha_factura,
    currency: 'COP',
    net_value: row.valor_neto,
    total_value: row.valor_total,
    value_to_pay: row.valor_a_pagar,
    delivery_date: row.fecha_de_entrega,
    status: row.estado,
    paid: row.pago_confirmado,
    filing_number: row.radicado,
  };
}

function paymentOf(row: RowOf<typeof paymentTable>) {
  return {
    payment_id: row.id_de_pago,
    invoice_number: row.numero_de_factura,
    estimated_date: row.fecha_estimada_de_pago,
    actual_date: row.fecha_real_de_pago,
    currency: 'COP',
    value: row.valor_a_pagar,
    status: row.estado,
    filing_number: row.n_mero_de_radicaci_n,
    cufe: row.cufe,
  };
}
