import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '../../../design/CopyButton';
import type { Field } from '@shared/answers/fields';
import { useValueText } from './useValueText';

interface FieldValueProps {
  readonly field: Extract<Field, { kind: 'value' | 'values' }>;
  readonly value: unknown;
  /** Of the amounts beside it. */
  readonly currency?: string | undefined;
}

/** Text of so many characters, or with lines of its own, is shown as a block. */
const longText = 240;

/** One value of an answer: dates, money and yes or no as people write them; what the source leaves out, said so. */
export function FieldValue({ field, value, currency }: FieldValueProps) {
  const intl = useIntl();
  const valueText = useValueText();
  const shown = valueText(field, value, currency);
  if (shown === null)
    return (
      <span className="soft">
        <FormattedMessage id="value.none" />
      </span>
    );
  if (field.kind === 'value' && field.isDecimal) return <span className="mono nowrap">{shown}</span>;
  if (typeof value === 'number' || isCode(value)) return <span className="mono">{shown}</span>;
  if (typeof value === 'string' && /^https?:\/\/\S+$/.test(value))
    return (
      <span className="field-address">
        <span className="mono">{value}</span>
        <CopyButton text={value} label={intl.formatMessage({ id: 'action.copyAddress' })} />
      </span>
    );
  if (shown.length > longText || shown.includes('\n')) return <p className="field-text">{shown}</p>;
  return shown;
}

/** Identifiers, in the face in which their digits stand apart. */
function isCode(value: unknown): boolean {
  return typeof value === 'string' && /^[\d.\-/]*\d{5,}[\d.\-/]*$/.test(value);
}
