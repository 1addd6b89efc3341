import { FormattedMessage, useIntl } from 'react-intl';
import type { ScreeningHit, ScreeningView } from '@shared/screening';
import { points } from '@shared/words/hit';
import { recordKindWords, subjectKindWords } from '@shared/words/screening';
import { Fact, Facts } from '../design/Facts';
import { Hash } from '../design/Hash';
import { ScoreTable } from '../design/ScoreTable';
import { Tag } from '../design/Tag';
import { useLanguage, useText } from '../i18n/text';
import { DecisionTag } from './DecisionTag';
import { HitComparison } from './HitComparison';
import { HitDecision } from './HitDecision';

interface HitCardProps {
  readonly screening: ScreeningView;
  readonly hit: ScreeningHit;
  readonly onDecided: () => void;
}

/** One hit: the subject and the listed party side by side, why they are alike, and what is decided about it. */
export function HitCard({ screening, hit, onDecided }: HitCardProps) {
  const intl = useIntl();
  const text = useText();
  const language = useLanguage();
  return (
    <li className="hit">
      <div className="hit-head">
        <span className="hit-score" title={intl.formatMessage({ id: 'screening.score' })}>
          {points(hit.score, language)}
        </span>
        <h3>{hit.name}</h3>
        <Tag>{text(subjectKindWords[hit.kind])}</Tag>
        <DecisionTag hit={hit} />
        {hit.ofacScore !== null && (
          <span className="note">
            <FormattedMessage id="ofac.ofacScore" values={{ score: hit.ofacScore }} />
          </span>
        )}
      </div>
      <div className="hit-body">
        <HitComparison subject={screening.subject} hit={hit} />
        <ScoreTable words={hit.words} adjustments={hit.adjustments} score={hit.score} />
      </div>
      <details className="hit-record">
        <summary>
          <FormattedMessage id="screening.record" values={{ count: hit.record.length }} />
        </summary>
        <Facts layout="list">
          {hit.record.map(({ kind, value }, index) => (
            // The same words may stand twice in a record.
            // oxlint-disable-next-line react/no-array-index-key
            <Fact key={index} name={text(recordKindWords[kind])}>
              {value}
            </Fact>
          ))}
          <Fact name="SHA-256">
            <Hash value={hit.recordSha256} />
          </Fact>
        </Facts>
      </details>
      <HitDecision hit={hit} askedAt={screening.askedAt} onDecided={onDecided} />
    </li>
  );
}
