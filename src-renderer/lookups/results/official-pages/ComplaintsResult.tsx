import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { superfinancieraComplaints } from '@shared/operations/co/superfinanciera';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { BasisFacts } from '../BasisFacts';
import { RecordTable, type Shown } from '../records/RecordTable';
import type { ResultProps } from '../views';

type Answer = z.output<typeof superfinancieraComplaints.data>;
type Input = z.output<typeof superfinancieraComplaints.request>;

const complaint = superfinancieraComplaints.data.shape.complaints.element;

const columns: readonly Shown[] = [
  { field: 'filing_date', as: 'date', width: '120px' },
  { field: 'filing_number', as: 'mono', width: '120px' },
  { field: 'entity_name', width: 'minmax(150px, 2fr)' },
  { field: 'primary_activity', width: 'minmax(130px, 1.5fr)' },
  { field: 'attachments_text', width: 'minmax(100px, 1fr)' },
  { field: 'annexes_text', width: 'minmax(100px, 1fr)' },
];

/** The state of a complaint: against whom, and how far it has come. */
export default function ComplaintsResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const { complaints } = view.data as Answer;
  const input = view.input as Input;
  const [only, other] = complaints;
  const single = other === undefined ? only : undefined;
  const label = intl.formatMessage({ id: 'complaints.tab' }, { count: complaints.length });
  return children({
    ...(single === undefined ? {} : { title: single.entity_name }),
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="complaints.number" />}>
            <span className="mono">{input.filing_number}</span>
          </Fact>
          <Fact name={<FormattedMessage id="complaints.document" />}>
            <span className="mono">{input.document_number}</span>
          </Fact>
          {single !== undefined && (
            <Fact name={<FormattedMessage id="complaints.stage" />}>{single.primary_activity}</Fact>
          )}
          <BasisFacts view={view} />
        </Facts>
        {complaints.length === 0 && (
          <Callout tone="note">
            <p>
              <FormattedMessage id="complaints.none" />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs:
      complaints.length === 0
        ? []
        : [
            {
              id: 'complaints',
              label,
              content: (
                <RecordTable
                  name="superfinanciera.complaints"
                  label={label}
                  schema={complaint}
                  columns={columns}
                  rows={complaints}
                />
              ),
            },
          ],
  });
}
