import { useIntl } from 'react-intl';
import type { ScreeningFilter } from '@shared/screening';

/** The words of the filters of screenings. */
export function useFilterWord(): (filter: ScreeningFilter) => string {
  const intl = useIntl();
  return (filter) => {
    switch (filter) {
      case 'all':
        return intl.formatMessage({ id: 'screening.filter.all' });
      case 'hits':
        return intl.formatMessage({ id: 'screening.filter.hits' });
      case 'undecided':
        return intl.formatMessage({ id: 'screening.filter.undecided' });
      case 'decided':
        return intl.formatMessage({ id: 'screening.filter.decided' });
      case 'true_match':
        return intl.formatMessage({ id: 'screening.filter.true' });
      case 'none':
        return intl.formatMessage({ id: 'screening.filter.none' });
    }
  };
}
