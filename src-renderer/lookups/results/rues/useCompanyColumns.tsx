import { FormattedMessage, useIntl } from 'react-intl';
import { nitCheckDigit } from '@shared/vocabulary/identifiers';
import type { Column } from '../../../design/DataTable';
import { Identifier } from '../../../design/Identifier';
import { Tag } from '../../../design/Tag';
import { useDate } from '../../../i18n/useDate';
import { RegistrationStatus } from './RegistrationStatus';
import type { FoundEntity } from './types';

/** The columns of companies that were found by words. */
export function useCompanyColumns(): readonly Column<FoundEntity>[] {
  const intl = useIntl();
  const date = useDate();
  return [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'company.name' }),
      width: 'minmax(220px, 2fr)',
      cell: (row) => (
        <>
          <b>{row.name}</b>
          {!row.name_match && (
            <>
              {' '}
              <Tag tone="silent">
                <FormattedMessage id="company.otherMatch" />
              </Tag>
            </>
          )}
        </>
      ),
      text: (row) => row.name ?? '',
      sortBy: (row) => row.name ?? '',
    },
    {
      id: 'nit',
      header: intl.formatMessage({ id: 'company.nit' }),
      width: '128px',
      cell: (row) =>
        row.nit === null ? (
          <span className="mono">{row.document_number}</span>
        ) : (
          <Identifier kind="nit" value={nitOf(row)} />
        ),
      text: (row) => row.nit ?? row.document_number ?? '',
      sortBy: (row) => row.nit ?? row.document_number ?? '',
    },
    {
      id: 'status',
      header: intl.formatMessage({ id: 'company.status' }),
      width: '112px',
      cell: (row) => <RegistrationStatus status={row.status} code={row.status_code} />,
      text: (row) => row.status ?? '',
      sortBy: (row) => row.status ?? '',
    },
    {
      id: 'chamber',
      header: intl.formatMessage({ id: 'company.chamber' }),
      width: 'minmax(100px, 1fr)',
      optional: true,
      cell: (row) => row.chamber,
      text: (row) => row.chamber ?? '',
      sortBy: (row) => row.chamber ?? '',
    },
    {
      id: 'form',
      header: intl.formatMessage({ id: 'company.legalForm' }),
      width: 'minmax(140px, 1fr)',
      optional: true,
      hidden: true,
      cell: (row) => row.legal_form,
      text: (row) => row.legal_form ?? '',
      sortBy: (row) => row.legal_form ?? '',
    },
    {
      id: 'representative',
      header: intl.formatMessage({ id: 'company.representative' }),
      width: 'minmax(140px, 1.2fr)',
      optional: true,
      cell: (row) => row.legal_representative?.name ?? '—',
      text: (row) => row.legal_representative?.name ?? '',
      sortBy: (row) => row.legal_representative?.name ?? '',
    },
    {
      id: 'renewed',
      header: intl.formatMessage({ id: 'company.renewed' }),
      width: '124px',
      cell: (row) => date(row.renewal_date),
      text: (row) => row.renewal_date ?? '',
      sortBy: (row) => row.renewal_date ?? '',
    },
  ];
}

function nitOf(row: FoundEntity): string {
  return row.nit === null ? '' : row.nit + (row.verification_digit ?? nitCheckDigit(row.nit));
}
