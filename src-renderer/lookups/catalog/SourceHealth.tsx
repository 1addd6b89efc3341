import { FormattedMessage, useIntl } from 'react-intl';
import type { SourceHealth as Health } from '@shared/source-health';
import { VerdictShape } from '../../design/VerdictShape';
import { formatMillis, formatRecent } from '../../i18n/dates';
import { useNow } from '../../i18n/clock';
import { useLanguage } from '../../i18n/text';

/** So many of the last lookups are drawn as marks. */
const shown = 20;

/** How a source has answered lately: its last lookups as marks, oldest first, and what they come to in words. */
export function SourceHealth({ health }: { readonly health: Health | null }) {
  const intl = useIntl();
  const language = useLanguage();
  const now = useNow();
  const failureWords = useFailureWords();
  if (health === null)
    return (
      <p className="note soft">
        <FormattedMessage id="health.none" />
      </p>
    );
  const { recent, answered, failures, medianMs, lastAnsweredAt, lastFailedAt } = health;
  const facts = [
    intl.formatMessage({ id: 'health.answered' }, { answered, count: recent.length }),
    ...(medianMs === null
      ? []
      : [intl.formatMessage({ id: 'health.median' }, { time: formatMillis(medianMs, language) })]),
    ...(lastAnsweredAt === null
      ? []
      : [intl.formatMessage({ id: 'health.last' }, { time: formatRecent(lastAnsweredAt, now, language) })]),
  ];
  return (
    <div className="note source-health">
      <span className="health-marks" aria-hidden="true">
        {recent
          .slice(0, shown)
          .toReversed()
          .map((verdict, place) => (
            // Marks have nothing but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={place} className={`tone-${verdict}`}>
              <VerdictShape look={verdict} />
            </span>
          ))}
      </span>
      <span>{facts.join(' · ')}</span>
      {lastFailedAt !== null && (
        <span className="tone-silent">
          <FormattedMessage
            id="health.failed"
            values={{
              why: failureWords(failures),
              time: formatRecent(lastFailedAt, now, language),
            }}
          />
        </span>
      )}
    </div>
  );
}

/** Why a source did not answer, with how often: «2 sin respuesta a tiempo, 1 con otra forma». */
function useFailureWords(): (failures: Health['failures']) => string {
  const intl = useIntl();
  return (failures) =>
    intl.formatList(
      Object.entries(failures)
        .toSorted(([, one], [, other]) => other - one)
        .map(([reason, count]) => `${count} ${wordOf(reason as keyof Health['failures'])}`),
      { type: 'unit' },
    );

  function wordOf(reason: keyof Health['failures']): string {
    switch (reason) {
      case 'timeout':
        return intl.formatMessage({ id: 'health.timeout' });
      case 'unreachable':
        return intl.formatMessage({ id: 'health.unreachable' });
      case 'blocked':
        return intl.formatMessage({ id: 'health.blocked' });
      case 'changed':
        return intl.formatMessage({ id: 'health.changed' });
      case 'source_error':
        return intl.formatMessage({ id: 'health.source_error' });
      case 'assistance_declined':
        return intl.formatMessage({ id: 'health.assistance_declined' });
      case 'credential_missing':
        return intl.formatMessage({ id: 'health.credential_missing' });
      case 'credential_refused':
        return intl.formatMessage({ id: 'health.credential_refused' });
      case 'dataset_missing':
        return intl.formatMessage({ id: 'health.dataset_missing' });
      case 'internal':
        return intl.formatMessage({ id: 'health.internal' });
    }
  }
}
