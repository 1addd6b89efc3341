import type { z } from 'zod';
import type { contraloriaFiscalRecords } from '@shared/operations/co/contraloria';
import type { DatasetHandle } from '../../../datasets/handle';
import { numberOf } from './dataset';
import { edition, withNumber, type EditionRow, type ResponsibleRow } from './queries';

type Question = z.output<typeof contraloriaFiscalRecords.request>;
type Answer = z.output<typeof contraloriaFiscalRecords.data>;

/** What the bulletin says of a document. A row of another kind of document may be somebody else's. */
export async function readBulletin(list: DatasetHandle, asked: Question): Promise<Answer> {
  const { document_type, document_number } = asked;
  const number = numberOf(document_type, document_number);
  const rows = await list.all<ResponsibleRow>(withNumber, { number });
  const [stated] = await list.all<EditionRow>(edition);
  const records = rows.map((row) => ({
    name: row.name,
    document: row.document,
    is_same_document_type: row.documentType === document_type,
    affected_entity: row.affectedEntity,
    liability_type: row.liabilityType,
    count: row.count,
    reporting_entity: row.reportingEntity,
    department: row.department,
    municipality: row.municipality,
  }));
  const own = records.find(({ is_same_document_type }) => is_same_document_type);
  const { files, asOf } = list.generation;
  return {
    document_type,
    document_number,
    source: 'bulletin',
    full_name: own?.name ?? null,
    has_records: own === undefined ? (records.length > 0 ? null : false) : true,
    status: null,
    message: null,
    verification_code: null,
    records,
    bulletin: stated === undefined ? null : { number: stated.number, cutoff_date: stated.cutoff },
    as_of: asOf,
    checked_at: new Date(files[0]?.retrievedAt ?? 0).toISOString(),
  };
}
