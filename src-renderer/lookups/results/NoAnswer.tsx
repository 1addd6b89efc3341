import { FormattedMessage, useIntl } from 'react-intl';
import { describeError, type ErrorValue } from '@shared/errors';
import type { LookupView } from '@shared/lookup';
import { findOperation } from '@shared/operations';
import { Button } from '../../design/Button';
import { Callout } from '../../design/Callout';
import { useNow } from '../../i18n/clock';
import { formatMoment } from '../../i18n/dates';
import { useLanguage, useText } from '../../i18n/text';
import { address, navigate } from '../../router/router';
import { AtPageLink } from '../AtPageLink';
import { fieldsOf, valuesOf } from '../form/model';
import { useMistakeWords } from '../form/useMistakeWords';
import { mistakesFrom } from '../form/violations';

interface NoAnswerProps {
  readonly view: LookupView;
  readonly error: ErrorValue;
}

/** A lookup without an answer: what happened, what was kept, what to do. */
export function NoAnswer({ view, error }: NoAnswerProps) {
  const intl = useIntl();
  const language = useLanguage();
  const text = useText();
  const now = useNow();
  const operation = findOperation(view.operation);
  const fields = operation === undefined ? [] : fieldsOf(operation);
  const mistakeWords = useMistakeWords(fields);
  const values = valuesOf(fields, view.input as Readonly<Record<string, unknown>>);
  const violations = error.code === 'invalid_request' ? (error.details.violations ?? []) : [];
  const upstream = error.code === 'upstream_error' ? error.details : null;
  const restsUntil = upstream?.retry_at === undefined ? 0 : Date.parse(upstream.retry_at);
  return (
    <Callout
      tone={view.verdict === 'yours' || view.verdict === 'silent' ? view.verdict : 'adverse'}
      title={describeError(error, language)}
      {...(upstream?.dataset === undefined
        ? {}
        : {
            actions: (
              <>
                <Button onPress={() => navigate(address('datasets', upstream.dataset ?? ''))}>
                  <FormattedMessage id="noAnswer.dataset" />
                </Button>
                <AtPageLink operation={view.operation} input={view.input} />
              </>
            ),
          })}
      {...(upstream?.credential === undefined
        ? {}
        : {
            actions: (
              <Button onPress={() => navigate(address('settings', 'credentials'))}>
                <FormattedMessage id="noAnswer.credentials" />
              </Button>
            ),
          })}
      alert
    >
      {mistakesFrom(violations).map((mistake) => {
        const field = fields.find((entry) => entry.name === mistake.field);
        return (
          <p key={mistake.field}>
            {field === undefined
              ? mistake.field
              : `${text(field.label)}: ${mistakeWords(mistake, field, values[field.name] ?? '')}`}
          </p>
        );
      })}
      {restsUntil > now && (
        <p>
          <FormattedMessage id="noAnswer.retryAt" values={{ time: formatMoment(restsUntil, language) }} />
        </p>
      )}
      <p className="note">
        {view.exchanges.length > 0 ? (
          <FormattedMessage id="noAnswer.kept" values={{ count: view.exchanges.length }} />
        ) : (
          <FormattedMessage id="noAnswer.nothingSent" />
        )}
        {error.code === 'upstream_error' && (
          <>
            {' '}
            <FormattedMessage id="noAnswer.notCharged" />
          </>
        )}
      </p>
      {upstream !== null && (
        <p className="note mono">
          {[
            ...new Set([
              upstream.reason,
              upstream.upstream_status === undefined ? '' : `HTTP ${upstream.upstream_status}`,
              upstream.attempts === undefined
                ? ''
                : intl.formatMessage({ id: 'noAnswer.attempts' }, { count: upstream.attempts }),
              upstream.source_message ?? '',
              upstream.observed ?? '',
            ]),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      )}
    </Callout>
  );
}
