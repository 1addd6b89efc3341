import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { fieldText } from '@shared/operations/operation';
import { contractRecord } from '@shared/operations/co/secop/contract';
import { Bars } from '../../../design/Bars';
import { useMoney } from '../records/money';
import { useText } from '../../../i18n/text';
import type { Contract } from './types';

const shown = [
  'contract_value',
  'additions_value',
  'value_with_additions',
  'advance_payment_value',
  'invoiced_value',
  'paid_value',
  'pending_payment_value',
  'pending_execution_value',
] as const;

/** Zero as well where the entity does not keep the execution of its contracts on the platform. */
const executed = ['invoiced_value', 'paid_value'] as const;

/** The values of a contract, against the largest of them. */
export function MoneyFacts({ contract }: { readonly contract: Contract }) {
  const intl = useIntl();
  const text = useText();
  const money = useMoney();
  const bars = shown.flatMap((name) => {
    const value = contract[name];
    if (value === null) return [];
    const words = fieldText(contractRecord.shape[name] as z.ZodType);
    return [
      {
        key: name,
        label: words === undefined ? name : text(words.label),
        length: Math.max(Number(value), 0),
        values: [money(value, contract.currency)],
      },
    ];
  });
  return (
    <div>
      <Bars
        title={intl.formatMessage({ id: 'secop.money' })}
        headers={[intl.formatMessage({ id: 'secop.concept' }), intl.formatMessage({ id: 'secop.value' })]}
        bars={bars}
      />
      {executed.some((name) => Number(contract[name] ?? 1) === 0) && (
        <p className="note">
          <FormattedMessage id="secop.zeroMoney" />
        </p>
      )}
    </div>
  );
}
