import { FormattedMessage, useIntl } from 'react-intl';
import { ciiuDivision } from '@shared/vocabulary/ciiu';
import { DataTable } from '../../../design/DataTable';
import { useDate } from '../../../i18n/useDate';
import { RegistrationStatus } from './RegistrationStatus';
import type { Establishment } from './types';

interface EstablishmentsProps {
  readonly establishments: readonly Establishment[];
  readonly hasMore: boolean;
}

/** Establishments, branches and agencies of a company. */
export function Establishments({ establishments, hasMore }: EstablishmentsProps) {
  const intl = useIntl();
  const date = useDate();
  const main = ({ economic_activities: activities }: Establishment) => activities[0]?.code ?? '';
  return (
    <>
      {hasMore && (
        <p className="note">
          <FormattedMessage id="company.moreEstablishments" values={{ count: establishments.length }} />
        </p>
      )}
      <DataTable
        name="establishments"
        label={intl.formatMessage({ id: 'company.establishments' })}
        rows={establishments}
        rowKey={(row) => `${row.chamber_code} ${row.registration_number}`}
        columns={[
          {
            id: 'name',
            header: intl.formatMessage({ id: 'company.name' }),
            width: 'minmax(200px, 2fr)',
            cell: (row) => <b>{row.name}</b>,
            text: (row) => row.name ?? '',
            sortBy: (row) => row.name ?? '',
          },
          {
            id: 'category',
            header: intl.formatMessage({ id: 'company.category' }),
            width: 'minmax(120px, 1fr)',
            optional: true,
            cell: (row) => row.category,
            text: (row) => row.category ?? '',
            sortBy: (row) => row.category ?? '',
          },
          {
            id: 'status',
            header: intl.formatMessage({ id: 'company.status' }),
            width: '120px',
            cell: (row) => <RegistrationStatus status={row.status} code={row.status_code} />,
            text: (row) => row.status ?? '',
            sortBy: (row) => row.status ?? '',
          },
          {
            id: 'chamber',
            header: intl.formatMessage({ id: 'company.chamber' }),
            width: 'minmax(120px, 1fr)',
            optional: true,
            cell: (row) => row.chamber,
            text: (row) => row.chamber ?? '',
            sortBy: (row) => row.chamber ?? '',
          },
          {
            id: 'number',
            header: intl.formatMessage({ id: 'company.number' }),
            width: '110px',
            optional: true,
            cell: (row) => <span className="mono">{row.registration_number}</span>,
            text: (row) => row.registration_number ?? '',
            sortBy: (row) => row.registration_number ?? '',
          },
          {
            id: 'activity',
            header: intl.formatMessage({ id: 'company.activity.1' }),
            width: '110px',
            optional: true,
            hidden: true,
            cell: (row) => (
              <span className="mono" title={ciiuDivision(main(row)) ?? undefined}>
                {main(row)}
              </span>
            ),
            text: main,
            sortBy: main,
          },
          {
            id: 'renewed',
            header: intl.formatMessage({ id: 'company.renewed' }),
            width: '120px',
            cell: (row) => date(row.renewal_date),
            text: (row) => row.renewal_date ?? '',
            sortBy: (row) => row.renewal_date ?? '',
          },
          {
            id: 'cancelled',
            header: intl.formatMessage({ id: 'company.cancelled' }),
            width: '120px',
            optional: true,
            hidden: true,
            cell: (row) => date(row.cancellation_date),
            text: (row) => row.cancellation_date ?? '',
            sortBy: (row) => row.cancellation_date ?? '',
          },
        ]}
        empty={
          <p className="frame-wait soft">
            <FormattedMessage id="company.noEstablishments" />
          </p>
        }
      />
    </>
  );
}
