import { FormattedMessage, useIntl } from 'react-intl';
import { useReportFailure } from '../bridge/failures';
import { useSend } from '../bridge/query';
import { Confirm } from '../design/Dialog';
import { notifyDone } from '../design/notices';

interface DeleteLookupsProps {
  readonly ids: readonly string[];
  readonly isOpen: boolean;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before lookups are deleted, and says afterwards how many a dossier or a batch kept. */
export function DeleteLookups({ ids, isOpen, onDeleted, onClose }: DeleteLookupsProps) {
  const intl = useIntl();
  const report = useReportFailure();
  const remove = useSend('lookups.delete');
  const confirm = () =>
    remove.mutate(
      { ids: [...ids] },
      {
        onSuccess: ({ deleted, kept }) => {
          notifyDone(intl.formatMessage({ id: 'history.deleted' }, { deleted, kept }));
          onDeleted();
        },
        onError: report,
        onSettled: onClose,
      },
    );
  return (
    <Confirm
      title={intl.formatMessage({ id: 'history.deleteTitle' }, { count: ids.length })}
      action={intl.formatMessage({ id: 'action.delete' })}
      isOpen={isOpen}
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="history.deleteWords" />
      </p>
    </Confirm>
  );
}
