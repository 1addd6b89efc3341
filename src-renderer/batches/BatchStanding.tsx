import { FormattedMessage, useIntl } from 'react-intl';
import type { BatchView } from '@shared/batch';
import { useReportFailure } from '../bridge/failures';
import { useAsk, useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { useNow } from '../i18n/clock';
import { formatComing, formatDuration } from '../i18n/dates';
import { useNumber } from '../i18n/numbers';
import { useLanguage, useText } from '../i18n/text';
import { address, Link } from '../router/router';
import { BatchBar } from './BatchBar';

/** The numbers of the run: counts by verdict, pace, time left, when it ends. */
export function BatchStanding({ batch }: { readonly batch: BatchView }) {
  const intl = useIntl();
  const number = useNumber();
  const words = useText();
  const language = useLanguage();
  const now = useNow();
  const { counts } = batch;
  const toAsk = counts.total - counts.invalid - counts.duplicate;
  const bold = (chunks: React.ReactNode) => <b key="count">{chunks}</b>;
  return (
    <>
      <BatchBar batch={batch} />
      <div className="batch-standing" aria-live="off">
        <p>
          <FormattedMessage
            id="batches.answered"
            values={{ done: number(toAsk - counts.open), total: number(toAsk), b: bold }}
          />
        </p>
        <p className="batch-found">
          <FormattedMessage id="batches.found" values={{ count: number(counts.found), b: bold }} />
        </p>
        <p>
          <FormattedMessage id="batches.nothing" values={{ count: number(counts.nothing), b: bold }} />
        </p>
        <p className="batch-silent">
          <FormattedMessage id="batches.silent" values={{ count: number(counts.silent), b: bold }} />
        </p>
        {counts.refused > 0 && (
          <p>
            <FormattedMessage id="batches.refused" values={{ count: number(counts.refused), b: bold }} />
          </p>
        )}
        {counts.invalid > 0 && (
          <p>
            <FormattedMessage id="batches.invalid" values={{ count: number(counts.invalid), b: bold }} />
          </p>
        )}
        {batch.state === 'running' && batch.perMinute !== null && (
          <p className="batch-pace soft">
            <FormattedMessage id="batches.pace" values={{ rate: number(Math.round(batch.perMinute)) }} />
            {batch.expectedAt !== null && (
              <>
                {' · '}
                <FormattedMessage
                  id="batches.left"
                  values={{
                    time: formatDuration((batch.expectedAt - now) / 1000),
                    end: formatComing(batch.expectedAt, now, language),
                  }}
                />
              </>
            )}
          </p>
        )}
      </div>
      {batch.state === 'waiting_quota' && <WaitingForQuota batch={batch} />}
      {batch.restsUntil !== null && (
        <Callout tone="silent" title={intl.formatMessage({ id: 'batches.restsTitle' })}>
          <FormattedMessage
            id="batches.rests"
            values={{ until: formatComing(batch.restsUntil, now, language) }}
          />
        </Callout>
      )}
      {batch.pausedBecause !== null && batch.state === 'paused' && (
        <Callout tone="silent" alert>
          {words(batch.pausedBecause)}
        </Callout>
      )}
    </>
  );
}

/** Until when a batch waits, and the way on when there is quota again sooner. */
function WaitingForQuota({ batch }: { readonly batch: BatchView }) {
  const intl = useIntl();
  const language = useLanguage();
  const now = useNow();
  const report = useReportFailure();
  const start = useSend('batches.start');
  const quotas = useAsk('quota.list', {});
  const left = quotas.data?.find((quota) => quota.operation === batch.operation)?.remaining ?? 0;
  return (
    <Callout
      tone="silent"
      title={intl.formatMessage({ id: 'batches.waitsTitle' })}
      actions={
        <>
          {left > 0 && (
            <Button
              isPending={start.isPending}
              onPress={() => start.mutate({ batchId: batch.id }, { onError: report })}
            >
              <FormattedMessage id="batches.goOn" />
            </Button>
          )}
          <Link className="button" to={address('settings', 'quotas')}>
            <FormattedMessage id="batches.changeQuota" />
          </Link>
        </>
      }
    >
      <FormattedMessage
        id="batches.waits"
        values={{
          until: batch.waitsUntil === null ? '—' : formatComing(batch.waitsUntil, now, language),
          end: batch.expectedAt === null ? '—' : formatComing(batch.expectedAt, now, language),
        }}
      />
    </Callout>
  );
}
