import { FormattedMessage } from 'react-intl';
import { openNames, type ScreeningFile } from '@shared/screening-files';
import { formatDuration } from '../../i18n/dates';
import { useNumber } from '../../i18n/numbers';
import { FileBar } from './FileBar';
import { useFileStateWord } from './words';

/** How far a file is, and how long the rest will take. */
export function FileProgress({ file }: { readonly file: ScreeningFile }) {
  const number = useNumber();
  const stateWord = useFileStateWord();
  const { counts, perMinute, state } = file;
  return (
    <div className="file-progress">
      <FileBar file={file} />
      <p className="note file-figures">
        <span className="strong">{stateWord(state)}</span>
        <span>
          <FormattedMessage
            id="screening.doneOf"
            values={{ done: number(counts.done), total: number(counts.total - counts.invalid) }}
          />
        </span>
        {perMinute !== null && state === 'running' && (
          <>
            <span>
              <FormattedMessage id="screening.perMinute" values={{ count: Math.round(perMinute) }} />
            </span>
            <span>
              <FormattedMessage
                id="screening.timeLeft"
                values={{ time: formatDuration((openNames(counts) * 60) / perMinute) }}
              />
            </span>
          </>
        )}
      </p>
    </div>
  );
}
