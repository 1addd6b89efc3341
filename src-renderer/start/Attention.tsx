import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BatchView } from '@shared/batch';
import type { DossierRow } from '@shared/dossier';
import { useAsk } from '../bridge/query';
import { useNow } from '../i18n/clock';
import { formatRecent } from '../i18n/dates';
import { useLanguage, useText } from '../i18n/text';
import { address, Link } from '../router/router';

/** What does not go on without the person: rows to mend, failures, stopped runs, findings without a decision. */
export function Attention() {
  const batches = useAsk('batches.list', {});
  const dossiers = useAsk('dossiers.list', {});
  const matters = [
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
      {matters.length === 0 ? (
        <p className="start-none">
          <FormattedMessage id="start.noAttention" />
        </p>
      ) : (
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

function batchMatters(batch: BatchView): readonly Matter[] {
  const matter = (kind: string, words: ReactNode): Matter => ({
    key: `${batch.id}-${kind}`,
    to: address('batches', batch.id),
    name: batch.name,
    words,
  });
  const { counts } = batch;
  return [
    ...(batch.pausedBecause === null ? [] : [matter('paused', <StoppedBecause batch={batch} />)]),
    ...(batch.state === 'waiting_quota' ? [matter('waits', <WaitsUntil batch={batch} />)] : []),
    ...(counts.invalid > 0
      ? [matter('mend', <FormattedMessage id="start.toMend" values={{ count: counts.invalid }} />)]
      : []),
    ...(counts.silent > 0 && batch.state !== 'running'
      ? [matter('failed', <FormattedMessage id="start.failed" values={{ count: counts.silent }} />)]
      : []),
  ];
}

function StoppedBecause({ batch }: { readonly batch: BatchView }) {
  const text = useText();
  return batch.pausedBecause === null ? null : text(batch.pausedBecause);
}

function WaitsUntil({ batch }: { readonly batch: BatchView }) {
  const language = useLanguage();
  const now = useNow();
  return (
    <FormattedMessage
      id="start.waits"
      values={{
        time: batch.waitsUntil === null ? '—' : formatRecent(batch.waitsUntil, now, language),
      }}
    />
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
