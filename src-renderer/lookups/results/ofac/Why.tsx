import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { ofacSearch } from '@shared/operations/us/ofac';
import '../../../datasets/datasets.css';

type Explained = z.output<typeof ofacSearch.aside>['explanations'][number];

/** How a score came about: each word beside the one it met, with what it adds, and what else raised or lowered it. */
export function Why({ words, adjustments }: Pick<Explained, 'words' | 'adjustments'>) {
  const intl = useIntl();
  const points = (share: number): string =>
    intl.formatNumber(Math.round(share * 100), { signDisplay: 'exceptZero' });
  const how: Readonly<Record<string, string>> = {
    exact: intl.formatMessage({ id: 'ofac.how.exact' }),
    spelling: intl.formatMessage({ id: 'ofac.how.spelling' }),
    other_form: intl.formatMessage({ id: 'ofac.how.other_form' }),
    synonym: intl.formatMessage({ id: 'ofac.how.synonym' }),
    typo: intl.formatMessage({ id: 'ofac.how.typo' }),
    consonants: intl.formatMessage({ id: 'ofac.how.consonants' }),
    initial: intl.formatMessage({ id: 'ofac.how.initial' }),
    shortened: intl.formatMessage({ id: 'ofac.how.shortened' }),
    joined: intl.formatMessage({ id: 'ofac.how.joined' }),
    acronym: intl.formatMessage({ id: 'ofac.how.acronym' }),
    only_asked: intl.formatMessage({ id: 'ofac.how.only_asked' }),
    only_listed: intl.formatMessage({ id: 'ofac.how.only_listed' }),
    different: intl.formatMessage({ id: 'ofac.how.different' }),
  };
  const reasons: Readonly<Record<string, string>> = {
    order: intl.formatMessage({ id: 'ofac.reason.order' }),
    generation: intl.formatMessage({ id: 'ofac.reason.generation' }),
    legal_form: intl.formatMessage({ id: 'ofac.reason.legal_form' }),
    identifier: intl.formatMessage({ id: 'ofac.reason.identifier' }),
    identifier_differs: intl.formatMessage({ id: 'ofac.reason.identifier_differs' }),
    birth_date: intl.formatMessage({ id: 'ofac.reason.birth_date' }),
    birth_year: intl.formatMessage({ id: 'ofac.reason.birth_year' }),
    birth_date_differs: intl.formatMessage({ id: 'ofac.reason.birth_date_differs' }),
    country: intl.formatMessage({ id: 'ofac.reason.country' }),
    country_differs: intl.formatMessage({ id: 'ofac.reason.country_differs' }),
  };
  return (
    <details className="ofac-why">
      <summary>
        <FormattedMessage id="ofac.why" />
      </summary>
      <table className="dataset-table">
        <tbody>
          {words.map((word) => (
            <tr key={`${word.asked.join(' ')}|${word.listed.join(' ')}`}>
              <td>{word.asked.join(' ') || '—'}</td>
              <td>{word.listed.join(' ') || '—'}</td>
              <td className="soft">{how[word.outcome] ?? word.outcome}</td>
              <td className="ofac-points">{points(word.contribution)}</td>
            </tr>
          ))}
          {adjustments.map(({ reason, change }) => (
            <tr key={reason}>
              <td colSpan={3}>{reasons[reason] ?? reason}</td>
              <td className="ofac-points">{points(change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
