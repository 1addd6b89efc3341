import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { ofacSearch } from '@shared/operations/us/ofac';
import '../../../datasets/datasets.css';

type Explained = z.output<typeof ofacSearch.aside>['explanations'][number];

/** How a score came about: each word beside the one it met, with what it adds, and what else raised or lowered it. */
export function Why({ words, adjustments }: Pick<Explained, 'words' | 'adjustments'>) {
  const intl = useIntl();
  const points = (share: number): string =>
    intl.formatNumber(Math.round(share * 100), { signDisplay: 'exceptZero' });
  return (
    <details className="ofac-why">
      <summary>
        <FormattedMessage id="ofac.why" />
      </summary>
      <table className="dataset-table">
        <tbody>
          {words.map((word) => (
            <tr key={`${word.asked.join(' ')}|${word.listed.join(' ')}`}>
              <td>{word.asked.join(' ') || '—'}</td>
              <td>{word.listed.join(' ') || '—'}</td>
              <td className="soft">{word.outcome.replaceAll('_', ' ')}</td>
              <td className="ofac-points">{points(word.contribution)}</td>
            </tr>
          ))}
          {adjustments.map(({ reason, change }) => (
            <tr key={reason}>
              <td colSpan={3}>{reason.replaceAll('_', ' ')}</td>
              <td className="ofac-points">{points(change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
