import { reportWords } from '@shared/words/report';
import type { LookupView } from '@shared/lookup';
import type { NumberedFinding } from '../../arrangement';
import { sectionOf } from '../../report/sections';
import type { SectionEvent } from '../../report/sections/section';
import type { Speaker } from '../../report/typesetter';
import { tableSheet, type Column, type PlainSheet } from './sheet';
import { words } from './words';

interface Happened {
  readonly finding: number;
  readonly lookup: LookupView;
  readonly event: SectionEvent;
}

const columns: readonly Column<Happened>[] = [
  { label: reportWords.finding, width: 10, value: ({ finding }) => finding },
  {
    label: words.asked,
    width: 34,
    value: ({ lookup }, { language }) => sectionOf(lookup.operation).title(lookup, language),
  },
  { label: words.date, width: 12, value: ({ event }) => event.date },
  { label: { es: 'Consecutivo', en: 'Sequence' }, width: 12, value: ({ event }) => event.sequence },
  { label: { es: 'Actuación', en: 'Action' }, width: 34, value: ({ event }) => event.what },
  { label: reportWords.note, width: 80, value: ({ event }) => event.note },
  { label: { es: 'Inicia término', en: 'Term starts' }, width: 14, value: ({ event }) => event.from },
  { label: { es: 'Finaliza término', en: 'Term ends' }, width: 14, value: ({ event }) => event.to },
  { label: { es: 'Registro', en: 'Registered' }, width: 12, value: ({ event }) => event.registered },
  {
    label: { es: 'Documentos', en: 'Documents' },
    width: 12,
    value: ({ event }, { say }) => say(event.documents ? reportWords.yes : reportWords.no),
  },
];

/** A row for each thing that happened, of findings whose answers tell it as a sequence. */
export function actionsSheet(speaker: Speaker, findings: readonly NumberedFinding[]): PlainSheet {
  const rows = findings.flatMap(({ number, finding: { lookup } }) =>
    sectionOf(lookup.operation)
      .events(lookup)
      .map((event) => ({ finding: number, lookup, event })),
  );
  return tableSheet(speaker, { es: 'Actuaciones', en: 'Actions' }, columns, rows);
}
