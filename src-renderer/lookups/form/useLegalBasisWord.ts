import { useIntl } from 'react-intl';
import type { LegalBasis } from '@shared/lookup';

/** The words of a legal basis. */
export function useLegalBasisWord(): (basis: LegalBasis) => string {
  const intl = useIntl();
  return (basis) => {
    switch (basis) {
      case 'consent':
        return intl.formatMessage({ id: 'basis.consent' });
      case 'contract':
        return intl.formatMessage({ id: 'basis.contract' });
      case 'legal_duty':
        return intl.formatMessage({ id: 'basis.legal_duty' });
      case 'public_function':
        return intl.formatMessage({ id: 'basis.public_function' });
      case 'legitimate_interest':
        return intl.formatMessage({ id: 'basis.legitimate_interest' });
      case 'public_data':
        return intl.formatMessage({ id: 'basis.public_data' });
    }
  };
}
