import { useCallback, useEffect, useState } from 'react';
import type { FileDraft } from '@shared/batch';
import { call } from '../bridge/bridge';
import { useReportFailure } from '../bridge/failures';
import { address, navigate, usePlace } from '../router/router';
import type { ScreenProps } from '../router/routes';
import { BatchPage } from './BatchPage';
import { BatchList } from './BatchList';
import { DraftPage } from './DraftPage';
import './batches.css';

type Opening = 'file' | 'clean' | 'dirty';

/** Batches: the list, a file being imported, one batch. `#/batches?open=file` asks for a file at once. */
export default function BatchesScreen({ rest }: ScreenProps) {
  const report = useReportFailure();
  const opening = usePlace().query.get('open');
  const [draft, setDraft] = useState<FileDraft | null>(null);

  const open = useCallback(
    async (what: Opening | File) => {
      try {
        const opened = await openDraft(what);
        if (opened !== null) setDraft(opened);
      } catch (error) {
        report(error);
      }
    },
    [report],
  );

  useEffect(() => {
    if (opening !== 'file' && opening !== 'clean' && opening !== 'dirty') return;
    navigate(address('batches'), { replace: true });
    void open(opening);
  }, [opening, open]);

  if (draft !== null)
    return (
      <DraftPage
        draft={draft}
        onChange={setDraft}
        onClose={() => {
          void call('drafts.close', { draftId: draft.id }).catch(report);
          setDraft(null);
        }}
        onCreated={(batch) => {
          setDraft(null);
          navigate(address('batches', batch.id));
        }}
      />
    );
  const [batchId] = rest;
  if (batchId !== undefined) return <BatchPage key={batchId} batchId={batchId} />;
  return <BatchList onOpen={open} />;
}

async function openDraft(what: Opening | File): Promise<FileDraft | null> {
  if (what === 'file') return call('drafts.open', {});
  if (what === 'clean' || what === 'dirty') return call('drafts.openSample', { sample: what });
  return call('drafts.openBytes', { name: what.name, bytes: new Uint8Array(await what.arrayBuffer()) });
}
