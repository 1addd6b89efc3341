import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Finding } from '@shared/dossier';
import { parseRadicado } from '@shared/vocabulary/radicado';
import { formatSubject } from '@shared/vocabulary/subject';
import { classes } from '../design/classes';
import '../design/DataTable.css';
import { Radicado } from '../design/Radicado';
import { Tag } from '../design/Tag';
import { LookupVerdict } from '../lookups/LookupVerdict';
import { formatClock, formatDay } from '../i18n/dates';
import { useLanguage, useText } from '../i18n/text';
import { askedAt, useFindingStateWord, useFindingWords } from './finding-words';
import { groupFindings } from './groups';

interface FindingTableProps {
  readonly label: string;
  readonly findings: readonly Finding[];
  /** The finding that the side shows. */
  readonly current: string | null;
  readonly onShow: (finding: Finding | null) => void;
  /** Enter: to the decision. */
  readonly onDecide: () => void;
  readonly onRemove: () => void;
  /** Findings with a decision that was typed and not saved. */
  readonly unsaved: ReadonlySet<string>;
}

/**
 * The findings of a dossier, grouped by source. Arrows or j/k move and show, Enter goes to the decision, Delete takes
 * the finding out, Esc shows the dossier again.
 */
export function FindingTable(props: FindingTableProps) {
  const { label, findings, current, onShow, onDecide, onRemove, unsaved } = props;
  const intl = useIntl();
  const words = useText();
  const gridId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const groups = groupFindings(findings);
  const shown = groups.flatMap((group) => group.findings);
  const index = shown.findIndex(({ id }) => id === current);

  useEffect(() => {
    // What holds the focus now holds the table too: nothing more precise was chosen.
    if (document.activeElement?.contains(grid.current) === true) grid.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (current !== null)
      document.getElementById(`${gridId}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [gridId, current]);

  const move = (to: number) => onShow(shown[Math.min(shown.length - 1, Math.max(0, to))] ?? null);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown' || event.key === 'j') move(index + 1);
    else if (event.key === 'ArrowUp' || event.key === 'k') move(index - 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(shown.length - 1);
    else if (event.key === 'Enter' && index >= 0) onDecide();
    else if (event.key === 'Enter') move(0);
    else if (event.key === 'Delete' && index >= 0) onRemove();
    else if (event.key === 'Escape' && index >= 0) onShow(null);
    else return;
    event.preventDefault();
  };

  const heads = [
    intl.formatMessage({ id: 'batches.column.verdict' }),
    intl.formatMessage({ id: 'dossiers.column.finding' }),
    intl.formatMessage({ id: 'dossiers.column.asked' }),
    intl.formatMessage({ id: 'dossiers.column.decision' }),
    intl.formatMessage({ id: 'dossiers.column.evidence' }),
  ];
  return (
    <div className="finding-scroll">
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={findings.length + groups.length + 1}
        aria-activedescendant={current === null ? undefined : `${gridId}-${current}`}
        tabIndex={0}
        className="finding-grid data-grid"
        onKeyDown={press}
      >
        <div role="row" className="finding-row finding-head">
          {heads.map((head) => (
            <span key={head} role="columnheader">
              {head}
            </span>
          ))}
        </div>
        {groups.map((group) => {
          const name =
            group.source === undefined
              ? intl.formatMessage({ id: 'dossiers.unknownSource' })
              : words(group.source.name);
          return (
            <div key={group.source?.id ?? ''} role="rowgroup" aria-label={name}>
              <div role="row" className="finding-group">
                <span role="gridcell" aria-colspan={heads.length}>
                  {name}
                </span>
              </div>
              {group.findings.map((finding) => (
                // The grid itself holds the focus and the keys; a row is only pointed at.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={finding.id}
                  id={`${gridId}-${finding.id}`}
                  role="row"
                  tabIndex={-1}
                  aria-selected={finding.id === current}
                  className={classes(
                    'finding-row',
                    finding.id === current && 'data-selected',
                    finding.id === current && 'data-focused',
                  )}
                  onClick={() => {
                    if (String(getSelection() ?? '') === '') onShow(finding);
                  }}
                  onDoubleClick={onDecide}
                >
                  <FindingCells finding={finding} isUnsaved={unsaved.has(finding.id)} />
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function FindingCells({ finding, isUnsaved }: { readonly finding: Finding; readonly isUnsaved: boolean }) {
  const language = useLanguage();
  const wordsOf = useFindingWords();
  const stateWord = useFindingStateWord();
  const { lookup } = finding;
  const { title, line } = wordsOf(finding);
  const isRadicado = parseRadicado(lookup.subject) !== null;
  const decision = finding.state === 'pending' ? null : `${stateWord(finding.state)}: ${finding.reason}`;
  return (
    <>
      <span role="gridcell">
        <LookupVerdict lookup={lookup} />
      </span>
      <span role="gridcell" className="finding-what">
        <span className="finding-title strong" title={title}>
          {title}
        </span>
        <span className="finding-line note" title={line}>
          {isRadicado ? <Radicado value={lookup.subject} /> : formatSubject(lookup.subject)}
          {line !== '' && ` · ${line}`}
        </span>
      </span>
      <span role="gridcell" className="finding-asked soft">
        {formatDay(askedAt(finding), language)} <span className="note">{formatClock(askedAt(finding))}</span>
      </span>
      <span role="gridcell" className="finding-decision" title={decision ?? undefined}>
        {decision ?? <span className="soft">—</span>}
        {isUnsaved && (
          <Tag tone="silent">
            <FormattedMessage id="dossiers.unsaved" />
          </Tag>
        )}
      </span>
      <span role="gridcell" className="mono soft" title={lookup.answerSha256 ?? undefined}>
        {lookup.answerSha256 === null
          ? '—'
          : `${lookup.answerSha256.slice(0, 4)}…${lookup.answerSha256.slice(-2)}`}
      </span>
    </>
  );
}
