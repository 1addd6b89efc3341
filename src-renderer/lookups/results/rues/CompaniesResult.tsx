import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { entityByNit, type entitySearch } from '@shared/operations/co/rues';
import { nitCheckDigit } from '@shared/vocabulary/identifiers';
import { Callout } from '../../../design/Callout';
import { DataTable, type Column } from '../../../design/DataTable';
import { Fact, Facts } from '../../../design/Facts';
import { Identifier } from '../../../design/Identifier';
import { Tag } from '../../../design/Tag';
import { formatDate } from '../../../i18n/dates';
import { useNumber } from '../../../i18n/numbers';
import { useLanguage } from '../../../i18n/text';
import { useDate } from '../../../i18n/useDate';
import { address, navigate } from '../../../router/router';
import { PageButtons } from '../PageButtons';
import type { ResultProps } from '../views';
import { RegistrationStatus } from './RegistrationStatus';
import type { FoundEntity } from './types';

/** Companies and traders whose entry has the words: those found by something else than their name are marked. */
export default function CompaniesResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const language = useLanguage();
  const number = useNumber();
  const { results, pagination, as_of: asOf } = view.data as z.output<typeof entitySearch>;
  const loose = results.filter((row) => !row.name_match).length;
  const date = useDate();
  const nit = (row: FoundEntity) =>
    row.nit === null ? '' : row.nit + (row.verification_digit ?? nitCheckDigit(row.nit));

  const columns: readonly Column<FoundEntity>[] = [
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
          <Identifier kind="nit" value={nit(row)} />
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

  const label =
    pagination.total === null
      ? intl.formatMessage({ id: 'company.tab.found' }, { count: number(results.length) })
      : intl.formatMessage({ id: 'company.tab.foundAll' }, { count: number(pagination.total) });
  return children({
    title: view.subject,
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="company.total" />}>
            {pagination.total === null ? (
              <FormattedMessage id="company.notCounted" />
            ) : (
              number(pagination.total)
            )}
          </Fact>
          <Fact name={<FormattedMessage id="company.asOf" />}>
            {asOf === null ? <FormattedMessage id="company.asOfUnknown" /> : formatDate(asOf, language)}
          </Fact>
        </Facts>
        {loose > 0 && (
          <Callout tone="silent">
            <p>
              <FormattedMessage id="company.otherMatchWords" values={{ count: loose }} />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: [
      {
        id: 'companies',
        label,
        content: (
          <DataTable
            name="companies"
            label={label}
            columns={columns}
            rows={results}
            rowKey={(row) => `${row.chamber_code} ${row.registration_number}`}
            tall
            onOpen={({ document_number: found }) =>
              navigate(
                `${address('lookups', entityByNit.id)}?run=1&document_number=${encodeURIComponent(found ?? '')}`,
              )
            }
            tools={
              <PageButtons
                view={view}
                page={pagination.page}
                pages={pagination.total_pages}
                hasMore={pagination.has_more}
              />
            }
            empty={
              <p className="frame-wait soft">
                <FormattedMessage id="company.noneFound" />
              </p>
            }
          />
        ),
      },
    ],
  });
}
