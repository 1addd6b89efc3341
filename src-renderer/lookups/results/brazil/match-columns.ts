import type { DocumentMatch } from '@shared/operations/br/fields';
import type { Shown } from '../records/RecordTable';

interface Matched {
  readonly document_match: DocumentMatch | null;
  readonly name_score: number | null;
}

/** The columns that say how records agree with the document and the name asked for; none for what was not asked. */
export function matchColumns(records: readonly Matched[]): readonly Shown[] {
  return [
    ...(records.some(({ document_match }) => document_match !== null)
      ? [{ field: 'document_match', width: '116px' }]
      : []),
    ...(records.some(({ name_score }) => name_score !== null)
      ? [{ field: 'name_score', width: '84px' }]
      : []),
  ];
}
