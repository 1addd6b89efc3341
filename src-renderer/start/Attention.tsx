import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { BatchView } from '@shared/batch';
import type { DossierRow } from '@shared/dossier';
import { Awaiting } from '../bridge/Awaiting';
import { useAsk } from '../bridge/query';
import { useNow } from '../i18n/clock';
import { formatComing } from '../i18n/dates';
import { useLanguage, useText } from '../i18n/text';
import { address, Link } from '../router/router';

/** What does not go on without the person: pages to open, rows to mend, failures, stopped runs, findings without a decision. */
export function Attention() {
  const intl = useIntl();
  const batches = useAsk('batches.list', {});
  const dossiers = useAsk('dossiers.list', {});
  const assistance = useAsk('assistance.list', {});
  const queries = [batches, dossiers, assistance];
  const isKnown = queries.every(({ data }) => data !== undefined);
  const waiting = assistance.data?.length ?? 0;
  const matters = [
    ...(waiting > 0 ? [assistanceMatter(waiting, intl)] : []),
    ...(batches.data ?? []).flatMap((batch) => batchMatters(batch)),
    ...(dossiers.data ?? [])
      .filter((dossier) => dossier.pending > 0)
      .map((dossier) => dossierMatter(dossier)),
  ];
  return (
    <section aria-labelledby="attention">
      <h2 id="attention">
        <FormattedMessage id="start.attention" />
      </h2>
      {!isKnown && <Awaiting error={queries.find(({ error }) => error !== null)?.error ?? null} lines={2} />}
      {isKnown && matters.length === 0 && (
        <p className="start-none">
          <FormattedMessage id="start.noAttention" />
        </p>
      )}
      {matters.length > 0 && (
        <ul className="start-list">
          {matters.map((matter) => (
            <li key={matter.key}>
              <Link to={matter.to} className="start-matter">
                <span className="strong">{matter.name}</span>
                <span>{matter.words}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface Matter {
  readonly key: string;
  readonly to: string;
  readonly name: string;
  readonly words: ReactNode;
}

function assistanceMatter(count: number, intl: IntlShape): Matter {
  return {
    key: 'assistance',
    to: address('assistance'),
    name: intl.formatMessage({ id: 'nav.assistance' }),
    words: <FormattedMessage id="start.waitingLookups" values={{ count }} />,
  };
}

function batchMatters(batch: BatchView): readonly Matter[] {
  const { counts } = batch;
  const toMend = counts.invalid > 0;
  const failed = counts.silent > 0 && batch.state !== 'running';
  if (batch.pausedBecause === null && batch.state !== 'waiting_quota' && !toMend && !failed) return [];
  return [
    {
      key: batch.id,
      to: address('batches', batch.id),
      name: batch.name,
      words: (
        <span className="start-words">
          {batch.pausedBecause !== null && <StoppedBecause batch={batch} />}
          {batch.state === 'waiting_quota' && <WaitsUntil batch={batch} />}
          {toMend && (
            <span>
              <FormattedMessage id="start.toMend" values={{ count: counts.invalid }} />
            </span>
          )}
          {failed && (
            <span>
              <FormattedMessage id="start.failed" values={{ count: counts.silent }} />
            </span>
          )}
        </span>
      ),
    },
  ];
}

function StoppedBecause({ batch }: { readonly batch: BatchView }) {
  const text = useText();
  return batch.pausedBecause === null ? null : <span>{text(batch.pausedBecause)}</span>;
}

function WaitsUntil({ batch }: { readonly batch: BatchView }) {
  const language = useLanguage();
  const now = useNow();
  return (
    <span>
      <FormattedMessage
        id="start.waits"
        values={{
          time: batch.waitsUntil === null ? '—' : formatComing(batch.waitsUntil, now, language),
        }}
      />
    </span>
  );
}

function dossierMatter(dossier: DossierRow): Matter {
  return {
    key: dossier.id,
    to: address('dossiers', dossier.id),
    name: `${dossier.number} · ${dossier.subjectName}`,
    words: <FormattedMessage id="start.pendingFindings" values={{ count: dossier.pending }} />,
  };
}
