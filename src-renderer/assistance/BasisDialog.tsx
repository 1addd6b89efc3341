import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AssistanceView } from '@shared/assistance';
import { missingBasis, type Basis } from '@shared/basis';
import { findOperation } from '@shared/operations';
import type { Operation } from '@shared/operations/operation';
import { formatSubject } from '@shared/vocabulary/subject';
import { useReportFailure } from '../bridge/failures';
import { portions } from '../bridge/portions';
import { useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { Checkbox } from '../design/toggles';
import { AssistedNotice } from '../lookups/form/AssistedNotice';
import { BasisFields, useMissingWords } from '../lookups/form/BasisFields';
import '../lookups/form/Form.css';
import { useAssist, useAssistance } from './useAssistance';

interface BasisDialogProps {
  readonly entry: AssistanceView;
  readonly onClose: () => void;
}

/** Asks, before a page is opened, why somebody is looked up, where whoever asked (a program) did not say. */
export function BasisDialog({ entry, onClose }: BasisDialogProps) {
  const operation = findOperation(entry.operation);
  return operation === undefined ? null : (
    <BasisQuestion entry={entry} operation={operation} onClose={onClose} />
  );
}

function BasisQuestion({ entry, operation, onClose }: BasisDialogProps & { readonly operation: Operation }) {
  const intl = useIntl();
  const formId = useId();
  const missingWords = useMissingWords();
  const report = useReportFailure();
  const give = useSend('assistance.basis');
  const open = useAssist('assistance.open');
  const others = useAssistance().filter(
    (other) =>
      other.lookupId !== entry.lookupId && other.operation === entry.operation && other.missing.length > 0,
  );
  const [basis, setBasis] = useState<Basis>(entry.basis);
  const [forAll, setForAll] = useState(false);
  const [wasTried, setTried] = useState(false);
  const missing = missingBasis(operation, basis);

  const save = async () => {
    setTried(true);
    if (missing.length > 0) return;
    const lookupIds = [entry, ...(forAll ? others : [])].map(({ lookupId }) => lookupId);
    try {
      for (const portion of portions(lookupIds)) await give.mutateAsync({ lookupIds: portion, ...basis });
      open(entry.lookupId);
      onClose();
    } catch (error) {
      report(error);
    }
  };

  return (
    <Dialog
      isOpen
      title={intl.formatMessage({ id: 'assistance.basisTitle' }, { subject: formatSubject(entry.subject) })}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
          <Button kind="primary" isPending={give.isPending} onPress={() => void save()}>
            <FormattedMessage id="assistance.open" />
          </Button>
        </>
      }
    >
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {operation.assisted !== null && <AssistedNotice notice={operation.assisted} />}
        <BasisFields
          operation={operation}
          basis={basis}
          onChange={(_name, next) => setBasis(next)}
          idOf={(name) => `${formId}-${name}`}
          errorOf={(name) => (wasTried && missing.includes(name) ? missingWords(name) : null)}
        />
        {others.length > 0 && (
          <Checkbox isSelected={forAll} onChange={setForAll}>
            <FormattedMessage id="assistance.basisForAll" values={{ count: others.length }} />
          </Checkbox>
        )}
      </form>
    </Dialog>
  );
}
