import { useIntl } from 'react-intl';
import { doors } from '@shared/lookup';
import { operations } from '@shared/operations';
import { verdicts, type Verdict } from '@shared/verdict';
import { SearchField } from '../design/SearchField';
import { Select } from '../design/Select';
import { useVerdictWord } from '../design/verdicts';
import { useNumber } from '../i18n/numbers';
import { useText } from '../i18n/text';
import type { HistoryFiltering } from './useHistoryFilter';

interface HistoryFilterProps {
  readonly filtering: HistoryFiltering;
  /** How many lookups of each verdict the other filters leave. */
  readonly counts: Readonly<Record<Verdict, number>> | null;
}

const any = 'any';

/** Narrows the history by words, verdict, the way a lookup came in, and operation. */
export function HistoryFilter({ filtering, counts }: HistoryFilterProps) {
  const intl = useIntl();
  const text = useText();
  const word = useVerdictWord();
  const number = useNumber();
  const { typed, onType, narrowing, onNarrow } = filtering;
  return (
    <div className="history-filter">
      <SearchField
        filter
        label={intl.formatMessage({ id: 'history.filter' })}
        value={typed}
        onChange={onType}
      />
      <div className="history-selects">
        <Select
          bare
          label={intl.formatMessage({ id: 'history.verdict' })}
          choices={[
            { value: any, label: intl.formatMessage({ id: 'history.anyVerdict' }) },
            ...verdicts.map((verdict) => ({
              value: verdict,
              label: counts === null ? word(verdict) : `${word(verdict)} ${number(counts[verdict])}`,
            })),
          ]}
          value={narrowing.verdict ?? any}
          onChange={(value) => onNarrow({ verdict: value === any ? null : value })}
        />
        <Select
          bare
          label={intl.formatMessage({ id: 'history.door' })}
          choices={[
            { value: any, label: intl.formatMessage({ id: 'history.anyDoor' }) },
            ...doors.map((door) => ({ value: door, label: intl.formatMessage({ id: `door.${door}` }) })),
          ]}
          value={narrowing.door ?? any}
          onChange={(value) => onNarrow({ door: value === any ? null : value })}
        />
      </div>
      <div>
        <Select
          bare
          label={intl.formatMessage({ id: 'history.operation' })}
          choices={[
            { value: any, label: intl.formatMessage({ id: 'history.anyOperation' }) },
            ...operations.map((operation) => ({ value: operation.id, label: text(operation.title) })),
          ]}
          value={narrowing.operation ?? any}
          onChange={(value) => onNarrow({ operation: value === any ? null : value })}
        />
      </div>
    </div>
  );
}
