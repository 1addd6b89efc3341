import { useIntl } from 'react-intl';
import type { LegalBasis } from '@shared/lookup';

/** What a legal basis means under Ley 1581 de 2012, and what it asks of the person who invokes it. */
export function useBasisMeaning(): (basis: LegalBasis) => string {
  const intl = useIntl();
  return (basis) => {
    switch (basis) {
      case 'consent':
        return intl.formatMessage({ id: 'dossiers.basis.consent' });
      case 'contract':
        return intl.formatMessage({ id: 'dossiers.basis.contract' });
      case 'legal_duty':
        return intl.formatMessage({ id: 'dossiers.basis.legalDuty' });
      case 'public_function':
        return intl.formatMessage({ id: 'dossiers.basis.publicFunction' });
      case 'legitimate_interest':
        return intl.formatMessage({ id: 'dossiers.basis.legitimateInterest' });
      case 'public_data':
        return intl.formatMessage({ id: 'dossiers.basis.publicData' });
    }
  };
}
