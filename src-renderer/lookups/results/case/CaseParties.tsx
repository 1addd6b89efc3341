import { FormattedMessage, useIntl } from 'react-intl';
import { caseParties } from '@shared/operations/co/rama-judicial';
import { DataTable } from '../../../design/DataTable';
import { Opened } from './Opened';
import type { CasePartiesData } from './types';

/** The parties of a case with their roles, asked when the person looks. */
export function CaseParties({ caseId }: { readonly caseId: number }) {
  const intl = useIntl();
  const yes = intl.formatMessage({ id: 'value.yes' });
  return (
    <Opened
      label={intl.formatMessage({ id: 'case.tab.parties' })}
      operation={caseParties.id}
      input={{ case_id: caseId }}
    >
      {(data) => {
        const { parties, pagination } = data as CasePartiesData;
        return (
          <>
            <DataTable
              name="parties"
              label={intl.formatMessage({ id: 'case.tab.parties' })}
              rows={parties}
              rowKey={(party) => String(party.id)}
              columns={[
                {
                  id: 'role',
                  header: intl.formatMessage({ id: 'case.role' }),
                  width: 'minmax(140px, 1fr)',
                  cell: (party) => party.role,
                  text: (party) => party.role,
                  sortBy: (party) => party.role,
                },
                {
                  id: 'name',
                  header: intl.formatMessage({ id: 'case.name' }),
                  width: 'minmax(220px, 3fr)',
                  cell: (party) => <b>{party.name}</b>,
                  text: (party) => party.name,
                  sortBy: (party) => party.name,
                },
                {
                  id: 'edict',
                  header: intl.formatMessage({ id: 'case.edict' }),
                  width: '110px',
                  cell: (party) => (party.summoned_by_edict ? yes : ''),
                  text: (party) => (party.summoned_by_edict ? yes : ''),
                },
              ]}
              empty={
                <p className="frame-wait soft">
                  <FormattedMessage id="case.noParties" />
                </p>
              }
            />
            {pagination.total > parties.length && (
              <p className="note">
                <FormattedMessage
                  id="case.partiesShown"
                  values={{ shown: parties.length, total: pagination.total }}
                />
              </p>
            )}
          </>
        );
      }}
    </Opened>
  );
}
