import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { pgfnCandidate, pgfnDebtsSearch, type pgfnDebtor } from '@shared/operations/br/pgfn';
import { Bars } from '../../../design/Bars';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { formatDate } from '../../../i18n/dates';
import { useNumber } from '../../../i18n/numbers';
import { useLanguage } from '../../../i18n/text';
import { Link, address } from '../../../router/router';
import { BasisFacts } from '../BasisFacts';
import '../fields/FieldFacts.css';
import { useMoney } from '../records/money';
import { RecordTable } from '../records/RecordTable';
import type { ResultProps } from '../views';
import { candidateColumns } from './columns';
import { DebtTable } from './DebtTable';
import { SystemFacts } from './SystemFacts';
import { useSystemWord } from './useSystemWord';

type Answer = z.output<typeof pgfnDebtor.data>;

/** What a company owes, or who may be meant by the digits that a masked CPF shows. */
export default function PgfnDebtorResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const language = useLanguage();
  const number = useNumber();
  const money = useMoney();
  const word = useSystemWord();
  const answer = view.data as Answer;
  const { found, document, names, states, totals, candidates, debts, pagination } = answer;
  const debtsLabel = intl.formatMessage({ id: 'pgfn.debts' });
  return children({
    title:
      candidates === null && names[0] !== undefined ? names[0] : <span className="mono">{document}</span>,
    facts: (
      <>
        <Facts>
          {found && totals !== null && (
            <>
              <Fact name={<FormattedMessage id="pgfn.owes" />}>
                <b>{money(totals.principal_amount, totals.currency)}</b>
              </Fact>
              <Fact name={<FormattedMessage id="pgfn.asPrincipal" />}>{number(totals.principal_count)}</Fact>
              <Fact name={<FormattedMessage id="pgfn.filed" />}>{number(totals.filed_in_court_count)}</Fact>
              <Fact name={<FormattedMessage id="pgfn.asOther" />}>
                {number(totals.co_responsible_count + totals.joint_count)}
              </Fact>
            </>
          )}
          {states.length > 0 && <Fact name={<FormattedMessage id="pgfn.states" />}>{states.join(', ')}</Fact>}
          {answer.oldest_registration_date !== null && (
            <Fact name={<FormattedMessage id="pgfn.oldest" />}>
              {formatDate(answer.oldest_registration_date, language)}
            </Fact>
          )}
          <SystemFacts systems={answer.systems} />
          <BasisFacts view={view} />
        </Facts>
        {!found && (
          <p>
            <FormattedMessage id="pgfn.noDebtor" values={{ date: formatDate(answer.as_of, language) }} />
          </p>
        )}
        {found && candidates !== null && (
          <Callout tone="silent">
            <p>
              <FormattedMessage id="pgfn.candidates" values={{ count: candidates.length }} />
            </p>
          </Callout>
        )}
        {found && candidates === null && names.length > 1 && (
          <Callout tone="note">
            <p>
              <FormattedMessage id="pgfn.names" values={{ names: names.join('; ') }} />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: found
      ? [
          ...(candidates === null
            ? []
            : [
                {
                  id: 'candidates',
                  label: intl.formatMessage({ id: 'pgfn.candidatesTab' }, { count: candidates.length }),
                  content: (
                    <RecordTable
                      name="pgfn.candidates"
                      label={intl.formatMessage({ id: 'pgfn.candidatesTab' }, { count: candidates.length })}
                      schema={pgfnCandidate}
                      columns={candidateColumns}
                      rows={candidates}
                      empty={<FormattedMessage id="pgfn.none" />}
                    />
                  ),
                },
              ]),
          {
            id: 'debts',
            label: `${debtsLabel} ${number(pagination.total)}`,
            content: (
              <DebtTable
                name={view.operation}
                label={debtsLabel}
                debts={debts}
                tools={
                  pagination.total > debts.length && (
                    <Link
                      to={`${address('lookups', pgfnDebtsSearch.id)}?document=${encodeURIComponent(document)}`}
                    >
                      <FormattedMessage id="pgfn.more" values={{ count: debts.length }} />
                    </Link>
                  )
                }
              />
            ),
          },
          ...(totals === null || totals.by_system.length === 0
            ? []
            : [
                {
                  id: 'systems',
                  label: intl.formatMessage({ id: 'pgfn.bySystem' }),
                  content: (
                    <div className="generic-answer">
                      <Bars
                        title={intl.formatMessage({ id: 'pgfn.asPrincipalTitle' })}
                        headers={[
                          intl.formatMessage({ id: 'pgfn.systemName' }),
                          debtsLabel,
                          intl.formatMessage({ id: 'pgfn.amount' }),
                        ]}
                        bars={totals.by_system.map(({ system, count, amount, currency }) => ({
                          key: system,
                          label: word(system),
                          length: Number(amount ?? 0),
                          values: [number(count), money(amount, currency)],
                        }))}
                      />
                    </div>
                  ),
                },
              ]),
        ]
      : [],
  });
}
