import { useCallback, useEffect } from 'react';
import type { FileDraft } from '@shared/batch';
import { call } from '../bridge/bridge';
import { useReportFailure } from '../bridge/failures';
import { address, navigate, usePlace } from '../router/router';
import type { ScreenProps } from '../router/routes';
import { BatchPage } from './BatchPage';
import { BatchList } from './BatchList';
import { DraftPage } from './DraftPage';
import './batches.css';
import { putDraft, useDraft } from './open-draft';

type Opening = 'file' | 'clean' | 'dirty';

/** Batches: the list, a file being imported, one batch. `#/batches?open=file` asks for a file at once. */
export default function BatchesScreen({ rest }: ScreenProps) {
  const report = useReportFailure();
  const opening = usePlace().query.get('open');
  const draft = useDraft();
  const open = useCallback(
    (what: Opening | File) => {
      // No file when the person closed the dialog.
      openDraft(what).then((opened) => {
        if (opened !== null) putDraft(opened);
      }, report);
    },
    [report],
  );

  useEffect(() => {
    if (opening !== 'file' && opening !== 'clean' && opening !== 'dirty') return;
    navigate(address('batches'), { replace: true });
    open(opening);
  }, [opening, open]);

  const [batchId] = rest;
  if (batchId !== undefined) return <BatchPage key={batchId} batchId={batchId} />;
  if (draft === null) return <BatchList onOpen={open} />;
  return (
    <DraftPage
      key={draft.id}
      draft={draft}
      onChange={putDraft}
      onClose={() => {
        putDraft(null);
        call('drafts.close', { draftId: draft.id }).catch(report);
      }}
      onCreated={(batch) => {
        putDraft(null);
        navigate(address('batches', batch.id));
      }}
    />
  );
}

async function openDraft(what: Opening | File): Promise<FileDraft | null> {
  if (what === 'file') return call('drafts.open', {});
  if (what === 'clean' || what === 'dirty') return call('drafts.openSample', { sample: what });
  return call('drafts.openBytes', { name: what.name, bytes: new Uint8Array(await what.arrayBuffer()) });
}
