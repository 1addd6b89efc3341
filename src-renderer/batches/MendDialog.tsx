import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BatchRow } from '@shared/batch';
import { cleanRadicado } from '@shared/vocabulary/radicado';
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
  const [value, setValue] = useState(row.suggestion ?? row.raw);
  const { value: digits } = cleanRadicado(value);
  const isRight = /^\d{23}$/.test(digits);
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
        error={
          isRight || digits === ''
            ? null
            : intl.formatMessage({ id: 'batches.mendDigits' }, { count: digits.length })
        }
        onChange={setValue}
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
