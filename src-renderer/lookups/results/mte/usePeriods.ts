import { useIntl } from 'react-intl';
import type { MteEmployer } from '@shared/operations/br/mte';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';

/** The periods of an employer on the list, in words; the list's own where they are not understood. */
export function usePeriods(): (employer: MteEmployer) => string {
  const intl = useIntl();
  const language = useLanguage();
  return ({ inclusions, inclusion_text }) =>
    inclusions === null
      ? (inclusion_text ?? '—')
      : inclusions
          .map(({ start_date, end_date }) => {
            const from = start_date === null ? '—' : formatDate(start_date, language);
            return end_date === null
              ? intl.formatMessage({ id: 'mte.since' }, { from })
              : intl.formatMessage({ id: 'mte.period' }, { from, to: formatDate(end_date, language) });
          })
          .join('; ');
}
