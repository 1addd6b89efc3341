import { useIntl } from 'react-intl';
import type { Door } from '@shared/lookup';
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
  readonly door: Door | null;
  readonly onDoor: (door: Door | null) => void;
  readonly operation: string | null;
  readonly onOperation: (operation: string | null) => void;
  /** How many lookups of each verdict the other filters leave. */
  readonly counts: Readonly<Record<Verdict, number>> | null;
}

const any = 'any';
// The other doors are not open yet.
const doors = ['window', 'batch', 'cli'] as const satisfies readonly Door[];

/** Narrows the history by words, verdict, the way a lookup came in, and operation. */
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
          label={intl.formatMessage({ id: 'history.door' })}
          choices={[
            { value: any, label: intl.formatMessage({ id: 'history.anyDoor' }) },
            ...doors.map((door) => ({ value: door, label: intl.formatMessage({ id: `door.${door}` }) })),
          ]}
          value={props.door ?? any}
          onChange={(value) => props.onDoor(value === any ? null : value)}
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
          value={props.operation ?? any}
          onChange={(value) => props.onOperation(value === any ? null : value)}
        />
      </div>
    </div>
  );
}
