import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { contaduria, type contaduriaStateDelinquentDebtors } from '@shared/operations/co/contaduria';
import { formatSubject } from '@shared/vocabulary/subject';
import { DataTable, type Column } from '../../../design/DataTable';
import { Fact, Facts } from '../../../design/Facts';
import { BasisFacts } from '../BasisFacts';
import { Statement } from '../Statement';
import type { ResultProps } from '../views';

type Answer = z.output<typeof contaduriaStateDelinquentDebtors.data>;

/** A row of the source's table, and its place, which tells it from the others. */
interface Row {
  readonly place: number;
  readonly values: readonly string[];
}

/** What the bulletin says of a person or company: both statements, and the obligations under the source's own heads. */
export default function DebtorResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const data = view.data as Answer;
  const says = data.is_reported ? 'debtor.reported' : data.has_breached_agreements ? 'debtor.breached' : null;
  const label = intl.formatMessage({ id: 'debtor.obligations' }, { count: data.records.length });
  return children({
    title: formatSubject(`${data.document_type} ${data.document_number}`),
    facts: (
      <>
        <Statement
          says={says === null ? intl.formatMessage({ id: 'debtor.clear' }) : intl.formatMessage({ id: says })}
          quote={data.message}
          by={contaduria.publisher}
        >
          <p>
            <FormattedMessage id="debtor.limits" />
          </p>
        </Statement>
        <Facts>
          <Fact name={<FormattedMessage id="debtor.included" />}>
            <FormattedMessage id={data.is_reported ? 'value.yes' : 'value.no'} />
          </Fact>
          <Fact name={<FormattedMessage id="debtor.agreements" />}>
            <FormattedMessage id={data.has_breached_agreements ? 'value.yes' : 'value.no'} />
          </Fact>
          <BasisFacts view={view} />
        </Facts>
      </>
    ),
    tabs:
      data.records.length === 0
        ? []
        : [{ id: 'obligations', label, content: <Obligations label={label} records={data.records} /> }],
  });
}

function Obligations({ label, records }: { readonly label: string; readonly records: Answer['records'] }) {
  const heads = records[0]?.cells.map(({ column }) => column) ?? [];
  const columns = heads.map((header, index): Column<Row> => {
    const textOf = ({ values }: Row) => values[index] ?? '';
    return {
      id: String(index),
      header,
      width: 'minmax(140px, 1fr)',
      cell: textOf,
      text: textOf,
      sortBy: textOf,
      optional: index > 0,
    };
  });
  return (
    <DataTable<Row>
      name="contaduria.records"
      label={label}
      columns={columns}
      rows={records.map(({ cells }, place) => ({ place, values: cells.map(({ value }) => value) }))}
      rowKey={({ place }) => String(place)}
      tall
      empty={null}
    />
  );
}
