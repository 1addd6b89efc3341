import { FormattedMessage } from 'react-intl';
import type { DossierView } from '@shared/dossier';
import { formatDay } from '../i18n/dates';
import { useLanguage } from '../i18n/text';
import { useLegalBasisWord } from '../lookups/form/useLegalBasisWord';
import { address, Link } from '../router/router';
import { useBasisMeaning } from './basis';

/** Why a dossier exists and who answers for it, as its report will say. */
export function DossierFacts({ dossier }: { readonly dossier: DossierView }) {
  const language = useLanguage();
  const basis = useLegalBasisWord();
  const meaning = useBasisMeaning();
  return (
    <div className="dossier-facts">
      <section>
        <h2>
          <FormattedMessage id="persons.purpose" />
        </h2>
        <p className="dossier-words">{dossier.purpose}</p>
      </section>
      <section>
        <h2>
          <FormattedMessage id="persons.basis" />
        </h2>
        <p>{basis(dossier.legalBasis)}</p>
        <p className="note">{meaning(dossier.legalBasis)}</p>
      </section>
      <section>
        <h2>
          <FormattedMessage id="dossiers.summary" />
        </h2>
        <p className={dossier.summary === '' ? 'note' : 'dossier-words'}>
          {dossier.summary === '' ? <FormattedMessage id="dossiers.noSummary" /> : dossier.summary}
        </p>
      </section>
      <section>
        <h2>
          <FormattedMessage id="dossiers.preparedBy" />
        </h2>
        <p>{dossier.preparedBy === '' ? '—' : dossier.preparedBy}</p>
        <p className="note">
          <FormattedMessage
            id="dossiers.dates"
            values={{
              created: formatDay(dossier.createdAt, language),
              updated: formatDay(dossier.updatedAt, language),
            }}
          />
        </p>
      </section>
      <p>
        <Link className="button" to={address('dossiers', dossier.id, 'edit')}>
          <FormattedMessage id="dossiers.edit" />
        </Link>
      </p>
    </div>
  );
}
