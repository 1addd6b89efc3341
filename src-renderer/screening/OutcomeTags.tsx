import { FormattedMessage } from 'react-intl';
import type { ScreeningRow } from '@shared/screening';
import { Tag } from '../design/Tag';
import { Verdict } from '../design/Verdict';

/** What a screening came to: nobody, or how many hits and what waits for a decision. */
export function OutcomeTags({
  row,
}: {
  readonly row: Pick<ScreeningRow, 'hits' | 'undecided' | 'trueMatches'>;
}) {
  if (row.hits === 0) return <Verdict verdict="nothing" adverse />;
  return (
    <span className="row screening-tags">
      <FormattedMessage id="screening.hits" values={{ count: row.hits }} />
      {row.trueMatches > 0 && (
        <Tag tone="adverse">
          <FormattedMessage id="screening.trueMatches" values={{ count: row.trueMatches }} />
        </Tag>
      )}
      {row.undecided > 0 && (
        <Tag tone="accent">
          <FormattedMessage id="screening.undecided" values={{ count: row.undecided }} />
        </Tag>
      )}
    </span>
  );
}
