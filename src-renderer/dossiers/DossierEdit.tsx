import { useIntl } from 'react-intl';
import { Awaiting } from '../bridge/Awaiting';
import { failureWords } from '../bridge/bridge';
import { useAsk, useSend } from '../bridge/query';
import { Page } from '../design/Page';
import { useText } from '../i18n/text';
import { address, navigate } from '../router/router';
import { DossierForm, draftOf } from './DossierForm';

/** The particulars of a dossier, to be changed. */
export function DossierEdit({ dossierId }: { readonly dossierId: string }) {
  const intl = useIntl();
  const words = useText();
  const dossier = useAsk('dossiers.get', { dossierId });
  const update = useSend('dossiers.update');
  const back = () => navigate(address('dossiers', dossierId), { replace: true });
  if (dossier.data === undefined)
    return (
      <Page>
        <Awaiting error={dossier.error} lines={8} />
      </Page>
    );
  return (
    <DossierForm
      title={intl.formatMessage({ id: 'dossiers.edit' })}
      crumbs={[
        { label: intl.formatMessage({ id: 'nav.dossiers' }), to: address('dossiers') },
        { label: dossier.data.number, to: address('dossiers', dossierId) },
        { label: intl.formatMessage({ id: 'dossiers.edit' }) },
      ]}
      from={draftOf(dossier.data)}
      action={intl.formatMessage({ id: 'dossiers.save' })}
      isPending={update.isPending}
      failure={update.error === null ? null : words(failureWords(update.error))}
      onSave={(draft) => update.mutate({ dossierId, draft }, { onSuccess: back })}
      onCancel={back}
    />
  );
}
