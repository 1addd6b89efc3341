import { FormattedMessage, useIntl } from 'react-intl';
import type { RefreshProgress } from '@shared/dataset';
import { Progress } from '../design/Progress';
import { useNow } from '../i18n/clock';
import { formatDuration } from '../i18n/dates';
import { useBytes, useNumber } from '../i18n/numbers';

/** How far a refresh is, in words and numbers. */
export function RefreshBar({
  progress,
  name,
}: {
  readonly progress: RefreshProgress;
  readonly name: string;
}) {
  const intl = useIntl();
  const bytes = useBytes();
  const number = useNumber();
  const now = useNow();
  const { phase, file, doneBytes, totalBytes, rows, rejected, startedAt } = progress;
  const phaseWords = {
    waiting: intl.formatMessage({ id: 'datasets.phase.waiting' }),
    downloading: intl.formatMessage({ id: 'datasets.phase.downloading' }),
    reading: intl.formatMessage({ id: 'datasets.phase.reading' }),
    indexing: intl.formatMessage({ id: 'datasets.phase.indexing' }),
    checking: intl.formatMessage({ id: 'datasets.phase.checking' }),
  };
  return (
    <div className="dataset-refresh">
      <Progress
        label={intl.formatMessage({ id: 'datasets.progress' }, { name })}
        max={totalBytes ?? doneBytes * 2}
        parts={[{ look: 'found', value: doneBytes }]}
      />
      <p className="note dataset-figures">
        <span>
          {phaseWords[phase]}
          {file !== null && ` ${file}`}
        </span>
        {doneBytes > 0 && (
          <span>
            {totalBytes === null
              ? bytes(doneBytes)
              : intl.formatMessage(
                  { id: 'datasets.bytesOf' },
                  { done: bytes(doneBytes), total: bytes(totalBytes) },
                )}
          </span>
        )}
        {rows > 0 && (
          <span>
            <FormattedMessage id="datasets.rowsRead" values={{ count: rows }} />
          </span>
        )}
        {rejected > 0 && (
          <span>
            <FormattedMessage id="datasets.rejectedSoFar" values={{ count: number(rejected) }} />
          </span>
        )}
        <span>{formatDuration((now - startedAt) / 1000)}</span>
      </p>
    </div>
  );
}
