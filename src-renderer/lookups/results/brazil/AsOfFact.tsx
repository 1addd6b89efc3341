import { FormattedMessage } from 'react-intl';
import { Fact } from '../../../design/Facts';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';

/** How current the local copy is. */
export function AsOfFact({ date }: { readonly date: string }) {
  const language = useLanguage();
  return <Fact name={<FormattedMessage id="brazil.asOf" />}>{formatDate(date, language)}</Fact>;
}
