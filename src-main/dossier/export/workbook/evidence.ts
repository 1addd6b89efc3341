import type { Exchange } from '@shared/lookup';
import { reportWords } from '@shared/words/report';
import type { NumberedFinding } from '../../arrangement';
import type { Speaker } from '../../report/typesetter';
import { momentCell, tableSheet, type Column, type PlainSheet } from './sheet';

interface Exchanged {
  readonly number: number;
  readonly finding: number;
  readonly exchange: Exchange;
}

const columns: readonly Column<Exchanged>[] = [
  { label: reportWords.number, width: 6, value: ({ number }) => number },
  { label: reportWords.finding, width: 10, value: ({ finding }) => finding },
  { label: { es: 'Método', en: 'Method' }, width: 10, value: ({ exchange }) => exchange.method },
  { label: { es: 'Dirección', en: 'Address' }, width: 90, value: ({ exchange }) => exchange.url },
  { label: { es: 'Enviada a', en: 'Sent to' }, width: 40, value: ({ exchange }) => exchange.sentTo },
  { label: reportWords.status, width: 10, value: ({ exchange }) => exchange.status },
  { label: reportWords.time, width: 30, value: ({ exchange }) => momentCell(exchange.startedAt) },
  {
    label: { es: 'Duración (ms)', en: 'Duration (ms)' },
    width: 14,
    value: ({ exchange }) => exchange.durationMs,
  },
  { label: reportWords.bytes, width: 12, value: ({ exchange }) => exchange.bytes },
  {
    label: { es: 'SHA-256 del cuerpo', en: 'SHA-256 of the body' },
    width: 66,
    value: ({ exchange }) => exchange.sha256,
  },
  { label: { es: 'Falla', en: 'Failure' }, width: 40, value: ({ exchange }) => exchange.failure },
];

/** A row for each request to a source, numbered through all findings as in the report. */
export function evidenceSheet(speaker: Speaker, findings: readonly NumberedFinding[]): PlainSheet {
  const rows = findings.flatMap(({ number, finding, firstExchange }) =>
    finding.lookup.exchanges.map((exchange, index) => ({
      number: firstExchange + index,
      finding: number,
      exchange,
    })),
  );
  return tableSheet(speaker, { es: 'Evidencia', en: 'Evidence' }, columns, rows);
}
