import { useIntl } from 'react-intl';
import type { MteEmployer } from '@shared/operations/br/mte';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';
import { useDate } from '../../../i18n/useDate';

/** The periods of an employer on the list, in words; the list's own where they are not understood. */
export function usePeriods(): (employer: MteEmployer) => string {
  const intl = useIntl();
  const language = useLanguage();
  const date = useDate();
  return ({ inclusions, inclusion_text }) =>
    inclusions === null
      ? (inclusion_text ?? '—')
      : inclusions
          .map(({ start_date, end_date }) => {
            const from = date(start_date);
            return end_date === null
              ? intl.formatMessage({ id: 'mte.since' }, { from })
              : intl.formatMessage({ id: 'mte.period' }, { from, to: formatDate(end_date, language) });
          })
          .join('; ');
}
