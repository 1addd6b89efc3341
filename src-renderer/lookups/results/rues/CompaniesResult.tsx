import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { entityByNit, type entitySearch } from '@shared/operations/co/rues';
import { Callout } from '../../../design/Callout';
import { DataTable } from '../../../design/DataTable';
import { Fact, Facts } from '../../../design/Facts';
import { formatDate } from '../../../i18n/dates';
import { useNumber } from '../../../i18n/numbers';
import { useLanguage } from '../../../i18n/text';
import { address, navigate } from '../../../router/router';
import { PageButtons } from '../PageButtons';
import type { ResultProps } from '../views';
import { useCompanyColumns } from './useCompanyColumns';

/** Companies and traders whose entry has the words: those found by something else than their name are marked. */
export default function CompaniesResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const language = useLanguage();
  const number = useNumber();
  const { results, pagination, as_of: asOf } = view.data as z.output<typeof entitySearch>;
  const loose = results.filter((row) => !row.name_match).length;
  const columns = useCompanyColumns();

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
