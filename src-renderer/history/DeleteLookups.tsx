import { FormattedMessage, useIntl } from 'react-intl';
import { useReportFailure } from '../bridge/failures';
import { portions } from '../bridge/portions';
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
  const confirm = async () => {
    const done = { deleted: 0, kept: 0 };
    try {
      for (const portion of portions(ids)) {
        const { deleted, kept } = await remove.mutateAsync({ ids: portion });
        done.deleted += deleted;
        done.kept += kept;
      }
      onDeleted();
    } catch (error) {
      report(error);
    }
    if (done.deleted + done.kept > 0) notifyDone(intl.formatMessage({ id: 'history.deleted' }, done));
    onClose();
  };
  return (
    <Confirm
      title={intl.formatMessage({ id: 'history.deleteTitle' }, { count: ids.length })}
      action={intl.formatMessage({ id: 'action.delete' })}
      isOpen={isOpen}
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="history.deleteWords" />
      </p>
    </Confirm>
  );
}
