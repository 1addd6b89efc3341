import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { delawareEntity, type delawareEntitiesSearch } from '@shared/operations/us/delaware';
import { Callout } from '../../../design/Callout';
import { DataTable, type Column } from '../../../design/DataTable';
import { address, navigate } from '../../../router/router';
import type { ResultProps } from '../views';
import { Unconfirmed } from './Unconfirmed';

type List = z.output<typeof delawareEntitiesSearch.data>;
type Row = List['entities'][number];

/** The entities that a search in Delaware shows, each of which leads to its record. */
export default function EntitiesResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const data = view.data as List;
  const opens = (row: Row) =>
    intl.formatMessage({ id: row.openable ? 'delaware.opens' : 'delaware.opensNot' });
  const columns: readonly Column<Row>[] = [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'delaware.name' }),
      width: 'minmax(240px, 3fr)',
      cell: (row) => <b>{row.name}</b>,
      text: (row) => row.name,
      sortBy: (row) => row.name,
    },
    {
      id: 'number',
      header: intl.formatMessage({ id: 'delaware.number' }),
      width: '140px',
      cell: (row) => <span className="mono">{row.file_number}</span>,
      text: (row) => row.file_number,
      sortBy: (row) => Number(row.file_number),
    },
    {
      id: 'opens',
      header: intl.formatMessage({ id: 'delaware.record' }),
      width: 'minmax(140px, 1fr)',
      cell: opens,
      text: opens,
    },
  ];
  const label = intl.formatMessage({ id: 'delaware.entities' }, { count: data.entities.length });
  return children({
    title: view.subject,
    facts: (
      <>
        {data.certainty === 'unconfirmed_empty' && <Unconfirmed />}
        {data.count_message !== null && (
          <Callout tone="info" title={intl.formatMessage({ id: 'delaware.notice' })}>
            <p lang="en">
              <FormattedMessage id="words.quoted" values={{ text: data.count_message }} />
            </p>
            <p>
              <FormattedMessage id="delaware.cut" />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: [
      {
        id: 'entities',
        label,
        content: (
          <DataTable
            name="delaware-entities"
            label={label}
            columns={columns}
            rows={data.entities}
            rowKey={(row) => row.file_number}
            tall
            onOpen={({ file_number, openable }) => {
              if (openable)
                navigate(`${address('lookups', delawareEntity.id)}?run=1&file_number=${file_number}`);
            }}
            empty={
              <p className="frame-wait soft">
                <FormattedMessage id="delaware.none" />
              </p>
            }
          />
        ),
      },
    ],
  });
}
