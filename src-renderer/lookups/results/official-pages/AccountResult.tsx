import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { simitAccountStatus } from '@shared/operations/co/simit';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { BasisFacts } from '../BasisFacts';
import { useMoney } from '../records/money';
import { RecordTable, type Shown } from '../records/RecordTable';
import type { ResultProps } from '../views';

type Account = z.output<typeof simitAccountStatus.data>;

const entry = simitAccountStatus.data.shape.items.element;
const columns: readonly Shown[] = [
  { field: 'kind', width: '98px' },
  { field: 'imposed_on', as: 'date', width: '104px' },
  { field: 'infraction_code', as: 'mono', width: '62px' },
  { field: 'infraction_description', width: 'minmax(110px, 3fr)' },
  { field: 'agency', width: 'minmax(96px, 2fr)' },
  { field: 'status', width: 'minmax(80px, 1fr)' },
  { field: 'portfolio_status', width: 'minmax(110px, 1fr)', hidden: true },
  { field: 'number', as: 'mono', width: 'minmax(110px, 2fr)', hidden: true },
  { field: 'resolution_number', as: 'mono', width: '110px', hidden: true },
  { field: 'amount', as: 'money', width: '120px', hidden: true },
  { field: 'amount_payable', as: 'money', width: '126px' },
];

/** What a plate or a person owes for traffic fines: the sum first, then each summons and fine. */
export default function AccountResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const money = useMoney();
  const data = view.data as Account;
  const label = intl.formatMessage({ id: 'fines.entries' }, { count: data.items.length });
  const states = (['cancelled', 'suspended'] as const).filter((state) => data[state] === true);
  return children({
    title: <span className="mono">{data.query}</span>,
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="fines.payable" />}>{money(data.total_payable, 'COP')}</Fact>
          {data.total_debt !== null && (
            <Fact name={<FormattedMessage id="fines.debt" />}>{money(data.total_debt, 'COP')}</Fact>
          )}
          <Fact name={<FormattedMessage id="fines.summonses" />}>
            {intl.formatNumber(data.summons_count)}
          </Fact>
          <Fact name={<FormattedMessage id="fines.fines" />}>{intl.formatNumber(data.fines_count)}</Fact>
          {data.payment_agreements_count !== null && (
            <Fact name={<FormattedMessage id="fines.agreements" />}>
              {intl.formatNumber(data.payment_agreements_count)}
            </Fact>
          )}
          <Fact name={<FormattedMessage id="fines.clear" />}>
            <FormattedMessage id={data.clear ? 'value.yes' : 'value.no'} />
          </Fact>
          <BasisFacts view={view} />
        </Facts>
        {states.map((state) => (
          <Callout key={state} tone="silent">
            <FormattedMessage id={`fines.${state}`} />
          </Callout>
        ))}
        <Callout tone="note">
          <FormattedMessage
            id={data.items.length > 0 ? 'fines.limits' : data.is_plate ? 'fines.nonePlate' : 'fines.none'}
          />
        </Callout>
      </>
    ),
    tabs:
      data.items.length === 0
        ? []
        : [
            {
              id: 'entries',
              label,
              content: (
                <RecordTable
                  name="simit.items"
                  label={label}
                  schema={entry}
                  columns={columns}
                  rows={data.items}
                />
              ),
            },
          ],
  });
}
