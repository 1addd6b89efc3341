import { FormattedMessage, useIntl } from 'react-intl';
import type { DossierView } from '@shared/dossier';
import { useReportFailure } from '../bridge/failures';
import { useSend } from '../bridge/query';
import { Confirm } from '../design/Dialog';
import { address, navigate } from '../router/router';

interface DeleteDossierProps {
  readonly dossier: DossierView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a dossier is deleted, and leaves its page. */
export function DeleteDossier({ dossier, isOpen, onClose }: DeleteDossierProps) {
  const intl = useIntl();
  const report = useReportFailure();
  const remove = useSend('dossiers.delete');
  const confirm = () =>
    remove.mutate(
      { dossierId: dossier.id },
      {
        onSuccess: () => navigate(address('dossiers'), { replace: true }),
        onError: report,
        onSettled: onClose,
      },
    );
  return (
    <Confirm
      title={intl.formatMessage({ id: 'dossiers.deleteTitle' }, { number: dossier.number })}
      action={intl.formatMessage({ id: 'dossiers.delete' })}
      isOpen={isOpen}
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="dossiers.deleteWords" />
      </p>
    </Confirm>
  );
}
