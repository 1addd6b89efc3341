import { useIntl } from 'react-intl';
import { operations } from '@shared/operations';
import { verdicts, type Verdict } from '@shared/verdict';
import { SearchField } from '../design/SearchField';
import { Select } from '../design/Select';
import { useVerdictWord } from '../design/verdicts';
import { useNumber } from '../i18n/numbers';
import { useText } from '../i18n/text';

interface HistoryFilterProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly verdict: Verdict | null;
  readonly onVerdict: (verdict: Verdict | null) => void;
  readonly operation: string | null;
  readonly onOperation: (operation: string | null) => void;
  /** How many lookups of each verdict the other filters leave. */
  readonly counts: Readonly<Record<Verdict, number>> | null;
}

const any = 'any';

/** Narrows the history by words, verdict and operation. */
export function HistoryFilter(props: HistoryFilterProps) {
  const intl = useIntl();
  const text = useText();
  const word = useVerdictWord();
  const number = useNumber();
  return (
    <div className="history-filter">
      <SearchField
        filter
        label={intl.formatMessage({ id: 'history.filter' })}
        value={props.typed}
        onChange={props.onType}
      />
      <div className="history-selects">
        <Select
          bare
          label={intl.formatMessage({ id: 'history.verdict' })}
          choices={[
            { value: any, label: intl.formatMessage({ id: 'history.anyVerdict' }) },
            ...verdicts.map((verdict) => ({
              value: verdict,
              label:
                props.counts === null ? word(verdict) : `${word(verdict)} ${number(props.counts[verdict])}`,
            })),
          ]}
          value={props.verdict ?? any}
          onChange={(value) => props.onVerdict(value === any ? null : value)}
        />
        <Select
          bare
          label={intl.formatMessage({ id: 'history.operation' })}
          choices={[
            { value: any, label: intl.formatMessage({ id: 'history.anyOperation' }) },
            ...operations.map((operation) => ({ value: operation.id, label: text(operation.title) })),
          ]}
          value={props.operation ?? any}
          onChange={(value) => props.onOperation(value === any ? null : value)}
        />
      </div>
    </div>
  );
}
