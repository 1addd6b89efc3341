import { FormattedMessage, useIntl } from 'react-intl';
import type { ExplainedChange, ExplainedWord } from '@shared/screening';
import { changeWords, outcomeWords } from '@shared/words/matching';
import { useText } from '../i18n/text';
import './ScoreTable.css';
import { Table } from './Table';

interface ScoreTableProps {
  readonly words: readonly ExplainedWord[];
  readonly adjustments: readonly ExplainedChange[];
  /** Of the whole: the sum of all lines. */
  readonly score: number;
}

/** How a name's score came about: each word beside the one it met, with its weight and what it adds; the sum below. */
export function ScoreTable({ words, adjustments, score }: ScoreTableProps) {
  const intl = useIntl();
  const text = useText();
  const points = (share: number): string =>
    intl.formatNumber(share * 100, { signDisplay: 'exceptZero', ...oneDecimal });
  return (
    <Table
      layout="dense"
      className="score-table"
      heads={[
        intl.formatMessage({ id: 'score.asked' }),
        intl.formatMessage({ id: 'score.listed' }),
        intl.formatMessage({ id: 'score.how' }),
        { label: intl.formatMessage({ id: 'score.weight' }), align: 'end' },
        { label: intl.formatMessage({ id: 'score.adds' }), align: 'end' },
      ]}
    >
      <tbody>
        {words.map((word) => (
          <tr key={`${word.asked.join(' ')}|${word.listed.join(' ')}`}>
            <td>{word.asked.join(' ') || '—'}</td>
            <td>{word.listed.join(' ') || '—'}</td>
            <td className={word.similarity === 0 ? 'score-against' : 'soft'}>
              {text(outcomeWords[word.outcome])}
            </td>
            <td className="table-end">
              <Weight weight={word.weight} similarity={word.similarity} />
              {intl.formatNumber(Math.round(word.weight * 100))}
            </td>
            <td className="table-end">{points(word.contribution)}</td>
          </tr>
        ))}
        {adjustments.map(({ reason, change }) => (
          <tr key={reason}>
            <td colSpan={4} className={change < 0 ? 'score-against' : 'score-for'}>
              {text(changeWords[reason])}
            </td>
            <td className="table-end">{points(change)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            <FormattedMessage id="score.sum" />
          </th>
          <td className="table-end strong">{intl.formatNumber(score * 100, oneDecimal)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** The weight of a word as a bar, filled as far as it matched. */
function Weight({ weight, similarity }: { readonly weight: number; readonly similarity: number }) {
  const width = 40 * weight;
  return (
    <svg className="score-bar" viewBox="0 0 40 6" width="40" height="6" aria-hidden="true">
      <rect x={40 - width} width={width} height="6" className="score-bar-ground" />
      <rect x={40 - width} width={width * similarity} height="6" className="score-bar-filled" />
    </svg>
  );
}
