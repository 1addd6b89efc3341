import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { pgfnDebtsSearch } from '@shared/operations/br/pgfn';
import { Callout } from '../../../design/Callout';
import { Facts } from '../../../design/Facts';
import { useNumber } from '../../../i18n/numbers';
import { BasisFacts } from '../BasisFacts';
import { PageButtons } from '../PageButtons';
import type { ResultProps } from '../views';
import { DebtTable } from './DebtTable';
import { SystemFacts } from './SystemFacts';

type Answer = z.output<typeof pgfnDebtsSearch.data>;

/** Debts of whoever has the document or the words of the name; no sum, since some repeat a debt of another. */
export default function PgfnSearchResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const number = useNumber();
  const { debts, pagination, systems, total_is_capped } = view.data as Answer;
  const partial = debts.filter(({ document_match }) => document_match === 'partial').length;
  const repeats = debts.some(({ debtor_type }) => debtor_type !== 'principal');
  const label = intl.formatMessage({ id: 'pgfn.debts' });
  return children({
    facts: (
      <>
        <Facts>
          <SystemFacts systems={systems} />
          <BasisFacts view={view} />
        </Facts>
        {total_is_capped && (
          <Callout tone="silent">
            <p>
              <FormattedMessage id="pgfn.capped" />
            </p>
          </Callout>
        )}
        {partial > 0 && (
          <Callout tone="silent">
            <p>
              <FormattedMessage id="brazil.partial" values={{ count: partial }} />
            </p>
          </Callout>
        )}
        {repeats && (
          <Callout tone="note">
            <p>
              <FormattedMessage id="pgfn.repeats" />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: [
      {
        id: 'debts',
        label: `${label} ${number(pagination.total)}`,
        content: (
          <DebtTable
            name={view.operation}
            label={label}
            debts={debts}
            tools={
              <PageButtons
                view={view}
                page={pagination.page}
                pages={pagination.total_pages}
                hasMore={pagination.page < pagination.total_pages}
              />
            }
          />
        ),
      },
    ],
  });
}
