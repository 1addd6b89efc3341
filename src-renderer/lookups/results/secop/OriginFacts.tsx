import { FormattedMessage } from 'react-intl';
import { Fact } from '../../../design/Facts';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';
import { useDate } from '../../../i18n/useDate';
import { OfficialPage } from '../../OfficialPage';
import './secop.css';
import type { Origins } from './types';

/** How current the data are. */
export function OriginFacts({ origins }: { readonly origins: Origins }) {
  const date = useDate();
  return <Fact name={<FormattedMessage id="secop.dataOf" />}>{date(origins.as_of)}</Fact>;
}

/** The data sets that answered, each with its page at the portal. */
export function DataSets({ origins }: { readonly origins: Origins }) {
  const language = useLanguage();
  return (
    <ul className="secop-datasets">
      {origins.datasets.map((dataset) => (
        <li key={dataset.id} className="row">
          <OfficialPage url={dataset.url}>{dataset.name}</OfficialPage>
          <span className="mono note">{dataset.id}</span>
          {dataset.as_of !== null && (
            <span className="note">
              <FormattedMessage id="secop.asOf" values={{ date: formatDate(dataset.as_of, language) }} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
