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
  // No file when the person closed the dialog.
  const keep = useCallback((opened: FileDraft | null) => setDraft((before) => opened ?? before), []);

  const open = (what: Opening | File) => void openDraft(what).then(keep, report);

  useEffect(() => {
    if (opening !== 'file' && opening !== 'clean' && opening !== 'dirty') return;
    navigate(address('batches'), { replace: true });
    openDraft(opening).then(keep, report);
  }, [opening, keep, report]);

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
