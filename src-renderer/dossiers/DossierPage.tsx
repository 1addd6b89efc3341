import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DossierView, ExportFormat, Finding } from '@shared/dossier';
import { failureWords } from '../bridge/bridge';
import { useReportFailure } from '../bridge/failures';
import { useAsk, useSend } from '../bridge/query';
import { useCommands, type Command } from '../commands/commands';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { Confirm } from '../design/Dialog';
import { Menu } from '../design/Menu';
import { notifyDone } from '../design/notices';
import { Page, PageHead, usePageTitle } from '../design/Page';
import { Skeleton } from '../design/Skeleton';
import { useText } from '../i18n/text';
import { address, navigate } from '../router/router';
import { DossierFacts } from './DossierFacts';
import { DossierScreenings } from './DossierScreenings';
import { EmptyDossier } from './EmptyDossier';
import { ExportDialog } from './ExportDialog';
import { FindingPanel } from './FindingPanel';
import { FindingTable } from './FindingTable';
import { useFindingWords } from './finding-words';
import { groupFindings, step } from './groups';
import { useIdentifierText } from './identifiers';
import { forgetUnsaved, keepUnsaved, useUnsaved, type Decision } from './unsaved';
import { VerdictCounts } from './VerdictCounts';

/** One dossier: what its findings came to, what is decided about each, and the way out of it as a file. */
export function DossierPage({ dossierId }: { readonly dossierId: string }) {
  const intl = useIntl();
  const words = useText();
  const dossier = useAsk('dossiers.get', { dossierId });
  usePageTitle(dossier.data?.subjectName ?? intl.formatMessage({ id: 'nav.dossiers' }));
  if (dossier.data !== undefined) return <Loaded dossier={dossier.data} />;
  return (
    <Page>
      {dossier.error === null ? (
        <Skeleton lines={8} label={intl.formatMessage({ id: 'frame.loading' })} />
      ) : (
        <Callout tone="adverse" alert>
          {words(failureWords(dossier.error))}
        </Callout>
      )}
    </Page>
  );
}

type Asking =
  { readonly what: 'delete' | 'remove' } | { readonly what: 'export'; readonly format: ExportFormat };

function Loaded({ dossier }: { readonly dossier: DossierView }) {
  const intl = useIntl();
  const report = useReportFailure();
  const identifierText = useIdentifierText();
  const wordsOf = useFindingWords();
  const panel = useRef<HTMLFormElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const unsaved = useUnsaved();
  // Ctrl+Enter goes from decision to decision; any other way to a finding leaves the keyboard where it is.
  const [goesOn, setGoesOn] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const decide = useSend('dossiers.decide');
  const move = useSend('dossiers.moveFinding');
  const remove = useSend('dossiers.removeFinding');
  const destroy = useSend('dossiers.delete');

  const shown = useMemo(
    () => groupFindings(dossier.findingList).flatMap((group) => group.findings),
    [dossier.findingList],
  );
  const finding = shown.find(({ id }) => id === current) ?? null;

  const moveFinding = (direction: 'up' | 'down') => {
    const next = finding === null ? null : step(dossier.findingList, finding.id, direction);
    if (next !== null) move.mutate(next, { onError: report });
  };
  const show = (findingId: string | null, withKeyboard = false) => {
    setGoesOn(withKeyboard);
    setCurrent(findingId);
  };
  const focusTable = () => document.querySelector<HTMLElement>('.finding-grid')?.focus();
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
  const focusPanel = () => panel.current?.querySelector<HTMLElement>('input:checked')?.focus();
  const backToTable = () => {
    show(null);
    focusTable();
  };
  const confirmRemoval = () => {
    if (finding === null) return;
    const at = shown.indexOf(finding);
    remove.mutate(
      { findingId: finding.id },
      {
        onSuccess: () => {
          forgetUnsaved(finding.id);
          show((shown[at + 1] ?? shown[at - 1])?.id ?? null);
          focusTable();
        },
        onError: report,
        onSettled: () => setAsking(null),
      },
    );
  };
  const confirmDeletion = () =>
    destroy.mutate(
      { dossierId: dossier.id },
      {
        onSuccess: () => navigate(address('dossiers'), { replace: true }),
        onError: report,
        onSettled: () => setAsking(null),
      },
    );
  useDossierCommands({ dossier, finding, onExport: setAsking, onMove: moveFinding });

  const hasFindings = dossier.findingList.length > 0;
  return (
    <Page layout="fill">
      <PageHead
        crumbs={[
          { label: intl.formatMessage({ id: 'nav.dossiers' }), to: address('dossiers') },
          { label: dossier.number },
        ]}
        title={
          <>
            {dossier.subjectName}{' '}
            <span className="dossier-identity">{dossier.identifiers.map(identifierText).join(' · ')}</span>
          </>
        }
        actions={
          <>
            <Menu
              label={<FormattedMessage id="dossiers.more" />}
              entries={[
                {
                  id: 'edit',
                  label: intl.formatMessage({ id: 'dossiers.edit' }),
                  run: () => navigate(address('dossiers', dossier.id, 'edit')),
                },
                {
                  id: 'delete',
                  label: intl.formatMessage({ id: 'dossiers.delete' }),
                  danger: true,
                  run: () => setAsking({ what: 'delete' }),
                },
              ]}
            />
            <Button kind="primary" onPress={() => setAsking({ what: 'export', format: 'pdf' })}>
              <FormattedMessage id="dossiers.export" />
            </Button>
          </>
        }
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
                onRemove={() => setAsking({ what: 'remove' })}
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
              onRemove={() => setAsking({ what: 'remove' })}
              onClose={backToTable}
            />
          )}
        </aside>
      </div>
      {asking?.what === 'export' && (
        <ExportDialog dossier={dossier} initial={asking.format} onClose={() => setAsking(null)} />
      )}
      <Confirm
        title={intl.formatMessage({ id: 'dossiers.removeTitle' })}
        action={intl.formatMessage({ id: 'dossiers.remove' })}
        isOpen={asking?.what === 'remove' && finding !== null}
        isPending={remove.isPending}
        onConfirm={confirmRemoval}
        onClose={() => setAsking(null)}
      >
        <p>
          <FormattedMessage
            id="dossiers.removeWords"
            values={{ title: finding === null ? '' : wordsOf(finding).title }}
          />
        </p>
      </Confirm>
      <Confirm
        title={intl.formatMessage({ id: 'dossiers.deleteTitle' }, { number: dossier.number })}
        action={intl.formatMessage({ id: 'dossiers.delete' })}
        isOpen={asking?.what === 'delete'}
        isPending={destroy.isPending}
        onConfirm={confirmDeletion}
        onClose={() => setAsking(null)}
      >
        <p>
          <FormattedMessage id="dossiers.deleteWords" />
        </p>
      </Confirm>
    </Page>
  );
}

function decisionOf({ state, reason, note }: Finding): Decision {
  return { state, reason, note };
}

interface DossierCommands {
  readonly dossier: DossierView;
  readonly finding: Finding | null;
  readonly onExport: (asking: Asking) => void;
  readonly onMove: (direction: 'up' | 'down') => void;
}

/** What can be done on this page, for the palette, the keys and the help sheet. */
function useDossierCommands({ dossier, finding, onExport, onMove }: DossierCommands): void {
  const intl = useIntl();
  // The commands live as long as what they act on; this one changes with every render.
  const latestMove = useRef(onMove);
  useEffect(() => {
    latestMove.current = onMove;
  });
  const dossierId = dossier.id;
  const lookupId = finding?.lookup.id ?? null;
  useCommands(
    useMemo<readonly Command[]>(() => {
      const group = intl.formatMessage({ id: 'dossiers.group' });
      return [
        {
          id: 'dossier.export',
          title: intl.formatMessage({ id: 'dossiers.export' }),
          group,
          keywords: 'PDF XLSX JSON ZIP informe report',
          keys: 'Mod+E',
          run: () => onExport({ what: 'export', format: 'pdf' }),
        },
        {
          id: 'dossier.evidence',
          title: intl.formatMessage({ id: 'dossiers.exportEvidence' }),
          group,
          keywords: 'ZIP SHA-256',
          run: () => onExport({ what: 'export', format: 'zip' }),
        },
        {
          id: 'dossier.edit',
          title: intl.formatMessage({ id: 'dossiers.edit' }),
          group,
          keys: 'E',
          run: () => navigate(address('dossiers', dossierId, 'edit')),
        },
        ...(lookupId === null
          ? []
          : [
              {
                id: 'finding.open',
                title: intl.formatMessage({ id: 'dossiers.openLookup' }),
                group,
                keys: 'O',
                run: () => navigate(address('history', lookupId)),
              },
              {
                id: 'finding.up',
                title: intl.formatMessage({ id: 'dossiers.moveUp' }),
                group,
                keys: 'Alt+ArrowUp',
                run: () => latestMove.current('up'),
              },
              {
                id: 'finding.down',
                title: intl.formatMessage({ id: 'dossiers.moveDown' }),
                group,
                keys: 'Alt+ArrowDown',
                run: () => latestMove.current('down'),
              },
            ]),
      ];
    }, [intl, dossierId, lookupId, onExport]),
  );
}
