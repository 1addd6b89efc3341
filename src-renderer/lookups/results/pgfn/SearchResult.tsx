import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { pgfnDebtsSearch } from '@shared/operations/br/pgfn';
import { Callout } from '../../../design/Callout';
import { Facts } from '../../../design/Facts';
import { useNumber } from '../../../i18n/numbers';
import { BasisFacts } from '../BasisFacts';
import { PartialMatches } from '../brazil/PartialMatches';
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
        <PartialMatches records={debts} />
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
            tools={<PageButtons view={view} page={pagination.page} pages={pagination.total_pages} />}
          />
        ),
      },
    ],
  });
}
