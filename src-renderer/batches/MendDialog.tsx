import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BatchRow } from '@shared/batch';
import { cleanRadicado, diagnoseRadicado } from '@shared/vocabulary/radicado';
import { failureWords } from '../bridge/bridge';
import { useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { Dialog } from '../design/Dialog';
import { Fact, Facts } from '../design/Facts';
import { TextField } from '../design/Field';
import { useText } from '../i18n/text';
import { useProblemWords } from './words';

interface MendDialogProps {
  readonly batchId: string;
  readonly row: BatchRow;
  readonly onClose: () => void;
}

/** Puts the right number into a row that could not be asked. The file's own text is kept beside it. */
export function MendDialog({ batchId, row, onClose }: MendDialogProps) {
  const intl = useIntl();
  const words = useText();
  const problemWords = useProblemWords();
  const mend = useSend('batches.mend');
  // Digits that are lost have to be looked up again: the damaged number is no start.
  const isLost =
    row.problem === 'scientific' || row.problem === 'formula_error' || row.problem === 'not_calculated';
  const [value, setValue] = useState(row.suggestion ?? (isLost ? '' : row.raw));
  const [isTyped, setTyped] = useState(false);
  const { value: digits } = cleanRadicado(value);
  const { problem } = diagnoseRadicado(digits);
  const isRight = problem === null;
  const count = /^\d*$/.test(digits) ? digits.length : null;
  const save = () => {
    if (isRight) mend.mutate({ batchId, row: row.row, value: digits }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      title={intl.formatMessage({ id: 'batches.mendTitle' }, { row: row.row })}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
          <Button kind="primary" isDisabled={!isRight} isPending={mend.isPending} onPress={save}>
            <FormattedMessage id="batches.mend" />
          </Button>
        </>
      }
    >
      <Facts layout="list">
        <Fact name={intl.formatMessage({ id: 'batches.column.raw' })}>
          <span className="mono">{row.raw}</span>
        </Fact>
        {row.problem !== null && (
          <Fact name={intl.formatMessage({ id: 'batches.column.remark' })}>
            {problemWords(row.problem, row.duplicateOf)}
          </Fact>
        )}
      </Facts>
      <TextField
        autoFocus
        mono
        label={intl.formatMessage({ id: 'batches.column.radicado' })}
        help={intl.formatMessage({ id: 'batches.mendHelp' })}
        value={value}
        error={isRight || !isTyped || digits === '' ? null : problemWords(problem, null)}
        note={
          <span className="note">
            {count === null ? ' ' : intl.formatMessage({ id: 'form.digits' }, { count })}
          </span>
        }
        onChange={(next) => {
          setTyped(true);
          setValue(next);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
          else event.continuePropagation();
        }}
      />
      {mend.error !== null && (
        <Callout tone="adverse" alert>
          {words(failureWords(mend.error))}
        </Callout>
      )}
    </Dialog>
  );
}
