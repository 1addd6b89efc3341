import { useIntl } from 'react-intl';
import type { RowRepair } from '@shared/batch';

/** What was cleaned out of a value, as a list in words: «espacios y guiones». */
export function useRepairWords(): (repairs: readonly RowRepair[]) => string {
  const intl = useIntl();
  return (repairs) =>
    intl.formatList(
      repairs.map((repair) => {
        switch (repair) {
          case 'separators':
            return intl.formatMessage({ id: 'repair.separators' });
          case 'spaces':
            return intl.formatMessage({ id: 'repair.spaces' });
          case 'quotes':
            return intl.formatMessage({ id: 'repair.quotes' });
          case 'invisible':
            return intl.formatMessage({ id: 'repair.invisible' });
          case 'full_width':
            return intl.formatMessage({ id: 'repair.full_width' });
          case 'leading_zero':
            return intl.formatMessage({ id: 'repair.leading_zero' });
        }
      }),
    );
}
