import { useEffect, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { findingStates, type Finding } from '@shared/dossier';
import { parseRadicado } from '@shared/vocabulary/radicado';
import { formatSubject } from '@shared/vocabulary/subject';
import { Button, IconButton } from '../design/Button';
import { TextField } from '../design/Field';
import { Hash } from '../design/Hash';
import { CloseIcon, SortAscendingIcon, SortDescendingIcon } from '../design/icons';
import { Key } from '../design/Key';
import { Radicado } from '../design/Radicado';
import { Radios } from '../design/toggles';
import { LookupVerdict } from '../lookups/LookupVerdict';
import { formatMoment } from '../i18n/dates';
import { useLanguage } from '../i18n/text';
import { address, Link } from '../router/router';
import { askedAt, useFindingStateWord, useFindingWords } from './finding-words';
import type { Decision } from './unsaved';

interface FindingPanelProps {
  readonly panel: RefObject<HTMLFormElement | null>;
  /** The decision has the keyboard as soon as the panel is there. */
  readonly takesFocus: boolean;
  readonly finding: Finding;
  /** As it was typed; the saved one when nothing was typed. */
  readonly decision: Decision;
  readonly onType: (decision: Decision) => void;
  readonly isUnsaved: boolean;
  readonly isPending: boolean;
  /** `next`: goes on to the next finding without a decision. */
  readonly onSave: (next: boolean) => void;
  readonly canMove: { readonly up: boolean; readonly down: boolean };
  readonly onMove: (direction: 'up' | 'down') => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** One finding beside the table: what it is, what the analyst decides and why. Ctrl+Enter saves and goes on. */
export function FindingPanel(props: FindingPanelProps) {
  const { panel, takesFocus, finding, decision, onType, isUnsaved, isPending } = props;
  const { onSave, canMove, onMove, onRemove, onClose } = props;
  const intl = useIntl();
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [takesFocus, panel]);
  const language = useLanguage();
  const wordsOf = useFindingWords();
  const stateWord = useFindingStateWord();
  const { lookup } = finding;
  const { title, line } = wordsOf(finding);
  const lacksReason = decision.state !== 'pending' && decision.reason.trim() === '';
  return (
    // Keys that hold for the whole form, wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={panel}
      className="finding-panel"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!lacksReason) onSave(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !lacksReason) onSave(true);
      }}
    >
      <div className="finding-panel-head">
        <LookupVerdict lookup={lookup} />
        <span className="finding-panel-tools">
          <IconButton
            label={intl.formatMessage({ id: 'dossiers.moveUp' })}
            isDisabled={!canMove.up}
            onPress={() => onMove('up')}
          >
            <SortAscendingIcon />
          </IconButton>
          <IconButton
            label={intl.formatMessage({ id: 'dossiers.moveDown' })}
            isDisabled={!canMove.down}
            onPress={() => onMove('down')}
          >
            <SortDescendingIcon />
          </IconButton>
          <IconButton label={intl.formatMessage({ id: 'dossiers.backToFacts' })} onPress={onClose}>
            <CloseIcon />
          </IconButton>
        </span>
      </div>
      <div>
        <h2>{title}</h2>
        <p className="note">
          {parseRadicado(lookup.subject) === null ? (
            formatSubject(lookup.subject)
          ) : (
            <Radicado value={lookup.subject} />
          )}
        </p>
        {line !== '' && <p className="note">{line}</p>}
        <p className="note">
          <FormattedMessage
            id="dossiers.askedAt"
            values={{ time: formatMoment(askedAt(finding), language) }}
          />
        </p>
        {lookup.answerSha256 !== null && (
          <p className="note finding-panel-hash">
            SHA-256 <Hash value={lookup.answerSha256} />
          </p>
        )}
      </div>
      <div className="row">
        <Link className="button" to={address('history', lookup.id)}>
          <FormattedMessage id="dossiers.openLookup" />
        </Link>
        <Button kind="quiet" onPress={onRemove}>
          <FormattedMessage id="dossiers.take" />
        </Button>
      </div>
      <Radios
        label={intl.formatMessage({ id: 'dossiers.column.decision' })}
        choices={findingStates.map((state) => ({ value: state, label: stateWord(state) }))}
        value={decision.state}
        onChange={(state) => onType({ ...decision, state })}
      />
      <TextField
        rows={2}
        required={decision.state !== 'pending'}
        label={intl.formatMessage({ id: 'dossiers.reason' })}
        help={intl.formatMessage({ id: 'dossiers.reasonHelp' })}
        value={decision.reason}
        maxLength={2000}
        error={lacksReason && isUnsaved ? intl.formatMessage({ id: 'dossiers.reasonMissing' }) : null}
        onChange={(reason) => onType({ ...decision, reason })}
      />
      <TextField
        rows={4}
        label={intl.formatMessage({ id: 'dossiers.note' })}
        help={intl.formatMessage({ id: 'dossiers.noteHelp' })}
        value={decision.note}
        maxLength={10_000}
        onChange={(note) => onType({ ...decision, note })}
      />
      <div className="row finding-panel-foot">
        <Button
          type="submit"
          kind="primary"
          isPending={isPending}
          isDisabled={lacksReason}
          aria-keyshortcuts="Control+Enter"
        >
          <FormattedMessage id="dossiers.saveDecision" />
        </Button>
        <span className="note">
          <Key>Ctrl Enter</Key> <FormattedMessage id="dossiers.saveAndGoOn" />
        </span>
        <span className="note" role="status">
          {isUnsaved ? (
            <FormattedMessage id="dossiers.unsaved" />
          ) : (
            finding.decidedAt !== null && (
              <FormattedMessage
                id="dossiers.decidedAt"
                values={{ time: formatMoment(finding.decidedAt, language) }}
              />
            )
          )}
        </span>
      </div>
    </form>
  );
}
