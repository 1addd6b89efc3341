import { FormattedMessage, useIntl } from 'react-intl';
import type { DossierView } from '@shared/dossier';
import { screeningWords, subjectLine } from '@shared/words/screening';
import { useReportFailure } from '../bridge/failures';
import { useSend } from '../bridge/query';
import { IconButton } from '../design/Button';
import { CloseIcon } from '../design/icons';
import { Table } from '../design/Table';
import { formatMoment } from '../i18n/dates';
import { useLanguage, useText } from '../i18n/text';
import { address, Link } from '../router/router';
import { OutcomeTags } from '../screening/OutcomeTags';
import '../screening/screening.css';

/** The screenings of a dossier: what they came to, and the way to their hits and decisions. */
export function DossierScreenings({ dossier }: { readonly dossier: DossierView }) {
  const intl = useIntl();
  const text = useText();
  const language = useLanguage();
  const report = useReportFailure();
  const remove = useSend('dossiers.removeScreening');
  if (dossier.screenings.length === 0) return null;
  return (
    <section className="dossier-screenings">
      <h2>
        <FormattedMessage id="dossiers.screenings" />
      </h2>
      <Table
        heads={[
          text(screeningWords.subject),
          text(screeningWords.hits),
          text(screeningWords.lists),
          text(screeningWords.askedAt),
          { label: intl.formatMessage({ id: 'dossiers.removeScreening' }), isHidden: true },
        ]}
      >
        <tbody>
          {dossier.screenings.map((screening) => (
            <tr key={screening.id}>
              <th scope="row">
                <Link to={address('screening', 'runs', screening.id)}>{screening.subject.name}</Link>{' '}
                <span className="note">{text(subjectLine(screening.subject))}</span>
              </th>
              <td>
                <OutcomeTags row={screening} />
              </td>
              <td>
                <FormattedMessage
                  id="screening.listCounts"
                  values={{ searched: screening.listsSearched, missing: screening.listsMissing }}
                />
              </td>
              <td>{formatMoment(screening.askedAt, language)}</td>
              <td className="table-end">
                <IconButton
                  label={intl.formatMessage({ id: 'dossiers.removeScreening' })}
                  onPress={() =>
                    remove.mutate({ dossierId: dossier.id, screeningId: screening.id }, { onError: report })
                  }
                >
                  <CloseIcon />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
