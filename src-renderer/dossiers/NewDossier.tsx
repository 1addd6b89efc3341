import { useIntl } from 'react-intl';
import { failureWords } from '../bridge/bridge';
import { useSend } from '../bridge/query';
import { useSettings } from '../frame/settings';
import { useText } from '../i18n/text';
import { address, navigate } from '../router/router';
import { DossierForm } from './DossierForm';

/** A new dossier: its particulars first, then its page, where findings are added. */
export function NewDossier() {
  const intl = useIntl();
  const words = useText();
  const { settings } = useSettings();
  const create = useSend('dossiers.create');
  return (
    <DossierForm
      title={intl.formatMessage({ id: 'dossiers.new' })}
      crumbs={[
        { label: intl.formatMessage({ id: 'nav.dossiers' }), to: address('dossiers') },
        { label: intl.formatMessage({ id: 'dossiers.new' }) },
      ]}
      from={{
        subjectKind: 'company',
        subjectName: '',
        identifiers: [{ kind: 'nit', value: '' }],
        purpose: '',
        legalBasis: null,
        preparedBy: settings.analyst,
        summary: '',
      }}
      action={intl.formatMessage({ id: 'dossiers.create' })}
      isPending={create.isPending}
      failure={create.error === null ? null : words(failureWords(create.error))}
      onSave={(draft) =>
        create.mutate(draft, {
          onSuccess: (dossier) => navigate(address('dossiers', dossier.id), { replace: true }),
        })
      }
      onCancel={() => navigate(address('dossiers'))}
    />
  );
}
