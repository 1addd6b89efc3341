import { FormattedMessage, useIntl } from 'react-intl';
import type { DossierView } from '@shared/dossier';
import { Button } from '../design/Button';
import { Menu } from '../design/Menu';
import { PageHead } from '../design/Page';
import { address, navigate } from '../router/router';
import { useIdentifierText } from './identifiers';

interface DossierHeadProps {
  readonly dossier: DossierView;
  readonly onExport: () => void;
  readonly onDelete: () => void;
}

/** Whom a dossier is about, and what can be done with it as a whole. */
export function DossierHead({ dossier, onExport, onDelete }: DossierHeadProps) {
  const intl = useIntl();
  const identifierText = useIdentifierText();
  return (
    <PageHead
      crumbs={[
        { label: intl.formatMessage({ id: 'nav.dossiers' }), to: address('dossiers') },
        { label: dossier.number },
      ]}
      title={
        <>
          {dossier.subjectName}{' '}
          <span className="dossier-identity">{dossier.identifiers.map(identifierText).join(' · ')}</span>
        </>
      }
      actions={
        <>
          <Menu
            label={<FormattedMessage id="dossiers.more" />}
            entries={[
              {
                id: 'edit',
                label: intl.formatMessage({ id: 'dossiers.edit' }),
                run: () => navigate(address('dossiers', dossier.id, 'edit')),
              },
              {
                id: 'delete',
                label: intl.formatMessage({ id: 'dossiers.delete' }),
                danger: true,
                run: onDelete,
              },
            ]}
          />
          <Button kind="primary" onPress={onExport}>
            <FormattedMessage id="dossiers.export" />
          </Button>
        </>
      }
    />
  );
}
