import { FormattedMessage, useIntl } from 'react-intl';
import type { Finding } from '@shared/dossier';
import { useReportFailure } from '../bridge/failures';
import { useSend } from '../bridge/query';
import { Confirm } from '../design/Dialog';
import { useFindingWords } from './finding-words';
import { forgetUnsaved } from './unsaved';

interface RemoveFindingProps {
  readonly finding: Finding | null;
  readonly isOpen: boolean;
  readonly onRemoved: (finding: Finding) => void;
  readonly onClose: () => void;
}

/** Asks before a finding leaves its dossier, and with it what was decided about it. */
export function RemoveFinding({ finding, isOpen, onRemoved, onClose }: RemoveFindingProps) {
  const intl = useIntl();
  const report = useReportFailure();
  const wordsOf = useFindingWords();
  const remove = useSend('dossiers.removeFinding');
  const confirm = () => {
    if (finding === null) return;
    remove.mutate(
      { findingId: finding.id },
      {
        onSuccess: () => {
          forgetUnsaved(finding.id);
          onRemoved(finding);
        },
        onError: report,
        onSettled: onClose,
      },
    );
  };
  return (
    <Confirm
      title={intl.formatMessage({ id: 'dossiers.removeTitle' })}
      action={intl.formatMessage({ id: 'dossiers.remove' })}
      isOpen={isOpen && finding !== null}
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id="dossiers.removeWords"
          values={{ title: finding === null ? '' : wordsOf(finding).title }}
        />
      </p>
    </Confirm>
  );
}
