import { FormattedMessage } from 'react-intl';
import { findOperation } from '@shared/operations';
import type { LookupView } from '@shared/lookup';
import { Button } from '../../design/Button';
import { ShortHash } from '../../design/Hash';
import { Tag } from '../../design/Tag';
import { formatDate, formatMoment } from '../../i18n/dates';
import { useLanguage, useText } from '../../i18n/text';

interface SourceStripProps {
  readonly view: LookupView;
  readonly onEvidence?: () => void;
}

/** Where an answer comes from: source, moment, hash, and the marks that must not be missed. */
export function SourceStrip({ view, onEvidence }: SourceStripProps) {
  const text = useText();
  const language = useLanguage();
  const operation = findOperation(view.operation);
  const strong = (chunks: React.ReactNode) => <b>{chunks}</b>;
  return (
    <div className="source-strip">
      <div className="source-strip-facts">
        <span>
          <FormattedMessage
            id="source.name"
            values={{
              b: strong,
              name: operation === undefined ? view.operation : text(operation.source.name),
            }}
          />
        </span>
        <span>
          {view.answeredAt === null ? (
            <FormattedMessage
              id="source.notAsked"
              values={{ b: strong, time: formatMoment(view.requestedAt, language) }}
            />
          ) : (
            <FormattedMessage
              id="source.asked"
              values={{ b: strong, time: formatMoment(view.answeredAt, language) }}
            />
          )}
        </span>
        {[...new Set(view.generations.map(({ asOf }) => asOf))].map((asOf) => (
          <span key={asOf}>
            <FormattedMessage id="source.list" values={{ b: strong, date: formatDate(asOf, language) }} />
          </span>
        ))}
        {view.origin === 'cache' && (
          <Tag>
            <FormattedMessage id="source.cache" />
          </Tag>
        )}
        {view.origin === 'replay' && (
          <Tag>
            <FormattedMessage id="source.replay" />
          </Tag>
        )}
        {view.practice && (
          <Tag tone="silent">
            <FormattedMessage id="source.practice" />
          </Tag>
        )}
        {view.redirected && !view.practice && (
          <Tag tone="silent">
            <FormattedMessage id="source.redirected" />
          </Tag>
        )}
        {view.answerSha256 !== null && (
          <span className="nowrap">
            SHA-256 <ShortHash value={view.answerSha256} />
          </span>
        )}
      </div>
      {onEvidence !== undefined && (
        <Button kind="quiet" onPress={onEvidence}>
          <FormattedMessage id="source.evidence" />
        </Button>
      )}
    </div>
  );
}
