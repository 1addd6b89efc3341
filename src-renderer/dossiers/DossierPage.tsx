import { useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DossierView, ExportFormat, Finding } from '@shared/dossier';
import { Awaiting } from '../bridge/Awaiting';
import { useReportFailure } from '../bridge/failures';
import { useAsk, useSend } from '../bridge/query';
import { notifyDone } from '../design/notices';
import { Page, usePageTitle } from '../design/Page';
import { DeleteDossier } from './DeleteDossier';
import { DossierFacts } from './DossierFacts';
import { DossierHead } from './DossierHead';
import { DossierScreenings } from './DossierScreenings';
import { EmptyDossier } from './EmptyDossier';
import { ExportDialog } from './ExportDialog';
import { FindingPanel } from './FindingPanel';
import { FindingTable } from './FindingTable';
import { groupFindings, step } from './groups';
import { RemoveFinding } from './RemoveFinding';
import { forgetUnsaved, keepUnsaved, useUnsaved, type Decision } from './unsaved';
import { useDossierCommands } from './useDossierCommands';
import { VerdictCounts } from './VerdictCounts';

/** One dossier: what its findings came to, what is decided about each, and the way out of it as a file. */
export function DossierPage({ dossierId }: { readonly dossierId: string }) {
  const intl = useIntl();
  const dossier = useAsk('dossiers.get', { dossierId });
  usePageTitle(dossier.data?.subjectName ?? intl.formatMessage({ id: 'nav.dossiers' }));
  if (dossier.data !== undefined) return <Loaded dossier={dossier.data} />;
  return (
    <Page>
      <Awaiting error={dossier.error} lines={8} />
    </Page>
  );
}

type Asking =
  { readonly what: 'delete' | 'remove' } | { readonly what: 'export'; readonly format: ExportFormat };

function Loaded({ dossier }: { readonly dossier: DossierView }) {
  const intl = useIntl();
  const report = useReportFailure();
  const panel = useRef<HTMLFormElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const unsaved = useUnsaved();
  // Ctrl+Enter goes from decision to decision; any other way to a finding leaves the keyboard where it is.
  const [goesOn, setGoesOn] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const decide = useSend('dossiers.decide');
  const move = useSend('dossiers.moveFinding');

  const shown = useMemo(
    () => groupFindings(dossier.findingList).flatMap((group) => group.findings),
    [dossier.findingList],
  );
  const finding = shown.find(({ id }) => id === current) ?? null;

  const askExport = (format: ExportFormat) => setAsking({ what: 'export', format });
  const askRemoval = () => setAsking({ what: 'remove' });
  const stopAsking = () => setAsking(null);
  const moveFinding = (direction: 'up' | 'down') => {
    const next = finding === null ? null : step(dossier.findingList, finding.id, direction);
    if (next !== null) move.mutate(next, { onError: report });
  };
  const show = (findingId: string | null, withKeyboard = false) => {
    setGoesOn(withKeyboard);
    setCurrent(findingId);
  };
  const focusTable = () => document.querySelector<HTMLElement>('.finding-grid')?.focus();
  const focusPanel = () => panel.current?.querySelector<HTMLElement>('input:checked')?.focus();
  const backToTable = () => {
    show(null);
    focusTable();
  };
  const showNeighbour = (removed: Finding) => {
    const at = shown.indexOf(removed);
    show((shown[at + 1] ?? shown[at - 1])?.id ?? null);
    focusTable();
  };
  const save = (target: Finding, toNext: boolean) => {
    const decision = unsaved.get(target.id) ?? decisionOf(target);
    decide.mutate(
      { findingId: target.id, ...decision },
      {
        onSuccess: () => {
          forgetUnsaved(target.id);
          const at = shown.indexOf(target);
          const next = [...shown.slice(at + 1), ...shown.slice(0, at)].find(
            ({ state }) => state === 'pending',
          );
          if (toNext && next !== undefined) show(next.id, true);
          else focusTable();
          if (next === undefined) notifyDone(intl.formatMessage({ id: 'dossiers.allDecided' }));
        },
        onError: report,
      },
    );
  };
  useDossierCommands({ dossier, finding, onExport: askExport, onMove: moveFinding });

  const hasFindings = dossier.findingList.length > 0;
  return (
    <Page layout="fill">
      <DossierHead
        dossier={dossier}
        onExport={() => askExport('pdf')}
        onDelete={() => setAsking({ what: 'delete' })}
      />
      <div className="dossier">
        <div className="dossier-main">
          <DossierScreenings dossier={dossier} />
          {!hasFindings && dossier.screenings.length === 0 && (
            <EmptyDossier dossierId={dossier.id} practice={dossier.practice} />
          )}
          {hasFindings && (
            <>
              <div className="spread">
                <VerdictCounts findings={dossier.findingList} />
                <span className={dossier.pending > 0 ? 'strong' : 'soft'}>
                  <FormattedMessage id="dossiers.undecided" values={{ count: dossier.pending }} />
                </span>
              </div>
              <FindingTable
                label={intl.formatMessage({ id: 'dossiers.column.findings' })}
                findings={dossier.findingList}
                current={finding?.id ?? null}
                onShow={(next) => show(next?.id ?? null)}
                onDecide={focusPanel}
                onRemove={askRemoval}
                unsaved={new Set(unsaved.keys())}
              />
            </>
          )}
        </div>
        <aside
          className="dossier-side"
          data-pane="side"
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: finding === null ? 'dossiers.facts' : 'dossiers.decide' })}
        >
          {finding === null ? (
            <DossierFacts dossier={dossier} />
          ) : (
            <FindingPanel
              key={finding.id}
              panel={panel}
              finding={finding}
              decision={unsaved.get(finding.id) ?? decisionOf(finding)}
              onType={(decision) => keepUnsaved(finding.id, decision)}
              isUnsaved={unsaved.has(finding.id)}
              isPending={decide.isPending}
              takesFocus={goesOn}
              onSave={(toNext) => save(finding, toNext)}
              canMove={{
                up: step(dossier.findingList, finding.id, 'up') !== null,
                down: step(dossier.findingList, finding.id, 'down') !== null,
              }}
              onMove={moveFinding}
              onRemove={askRemoval}
              onClose={backToTable}
            />
          )}
        </aside>
      </div>
      {asking?.what === 'export' && (
        <ExportDialog dossier={dossier} initial={asking.format} onClose={stopAsking} />
      )}
      <RemoveFinding
        finding={finding}
        isOpen={asking?.what === 'remove'}
        onRemoved={showNeighbour}
        onClose={stopAsking}
      />
      <DeleteDossier dossier={dossier} isOpen={asking?.what === 'delete'} onClose={stopAsking} />
    </Page>
  );
}

function decisionOf({ state, reason, note }: Finding): Decision {
  return { state, reason, note };
}
