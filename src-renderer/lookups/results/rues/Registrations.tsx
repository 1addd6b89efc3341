import { FormattedMessage, useIntl } from 'react-intl';
import { DataTable } from '../../../design/DataTable';
import { useDate } from '../../../i18n/useDate';
import { RegistrationStatus } from './RegistrationStatus';
import type { Entity } from './types';

interface RegistrationsProps {
  readonly records: readonly Entity[];
  readonly chosen: Entity;
  readonly onChoose: (record: Entity) => void;
}

/** Every registration of one number; each can be read. */
export function Registrations({ records, chosen, onChoose }: RegistrationsProps) {
  const intl = useIntl();
  const date = useDate();
  const key = (record: Entity) => `${record.chamber_code} ${record.registration_number}`;
  return (
    <DataTable
      name="registrations"
      label={intl.formatMessage({ id: 'company.registrations' }, { count: records.length })}
      rows={records}
      rowKey={key}
      current={key(chosen)}
      onOpen={onChoose}
      columns={[
        {
          id: 'name',
          header: intl.formatMessage({ id: 'company.name' }),
          width: 'minmax(200px, 2fr)',
          cell: (row) => row.name,
          text: (row) => row.name ?? '',
        },
        {
          id: 'status',
          header: intl.formatMessage({ id: 'company.status' }),
          width: 'minmax(130px, 1fr)',
          cell: (row) => <RegistrationStatus status={row.status} code={row.status_code} />,
          text: (row) => row.status ?? '',
        },
        {
          id: 'chamber',
          header: intl.formatMessage({ id: 'company.chamber' }),
          width: 'minmax(140px, 1fr)',
          cell: (row) => row.chamber,
          text: (row) => row.chamber ?? '',
        },
        {
          id: 'number',
          header: intl.formatMessage({ id: 'company.number' }),
          width: '110px',
          cell: (row) => <span className="mono">{row.registration_number}</span>,
          text: (row) => row.registration_number ?? '',
        },
        {
          id: 'registered',
          header: intl.formatMessage({ id: 'company.registered' }),
          width: '120px',
          cell: (row) => date(row.registration_date),
          text: (row) => row.registration_date ?? '',
        },
        {
          id: 'renewed',
          header: intl.formatMessage({ id: 'company.renewed' }),
          width: '120px',
          cell: (row) => date(row.renewal_date),
          text: (row) => row.renewal_date ?? '',
        },
      ]}
      empty={
        <p className="frame-wait soft">
          <FormattedMessage id="company.noRecords" />
        </p>
      }
    />
  );
}
