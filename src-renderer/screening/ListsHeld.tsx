import { FormattedMessage, useIntl } from 'react-intl';
import type { DatasetView } from '@shared/dataset';
import { useReportFailure } from '../bridge/failures';
import { useAppearance } from '../bridge/appearance';
import { useAsk, useSend } from '../bridge/query';
import { DatasetMark } from '../datasets/DatasetMark';
import { rowsOf } from '../datasets/rows';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { Table } from '../design/Table';
import { formatDate } from '../i18n/dates';
import { useNumber } from '../i18n/numbers';
import { useLanguage, useText } from '../i18n/text';
import { address, Link } from '../router/router';

/** The lists that a screening searches, how current each is, and the ways to get those that are missing. */
export function ListsHeld() {
  const intl = useIntl();
  const text = useText();
  const number = useNumber();
  const language = useLanguage();
  const { practice } = useAppearance();
  const lists = useAsk('datasets.list', {}).data?.filter(({ hasNames }) => hasNames) ?? [];
  const missing = lists.filter(({ generation }) => generation === null).length;
  return (
    <section className="screening-lists" aria-label={intl.formatMessage({ id: 'screening.lists' })}>
      <h2>
        <FormattedMessage id="screening.lists" />
      </h2>
      {missing > 0 && practice && (
        <p className="note">
          <FormattedMessage id="screening.listsPractice" />
        </p>
      )}
      {missing > 0 && !practice && (
        <Callout tone="yours">
          <p>
            <FormattedMessage id="screening.listsMissing" values={{ count: missing }} />
          </p>
        </Callout>
      )}
      <Table
        heads={[
          intl.formatMessage({ id: 'datasets.column.name' }),
          intl.formatMessage({ id: 'datasets.column.state' }),
          intl.formatMessage({ id: 'datasets.column.asOf' }),
          { label: intl.formatMessage({ id: 'datasets.column.rows' }), align: 'end' },
          { label: intl.formatMessage({ id: 'datasets.get' }), isHidden: true },
        ]}
      >
        <tbody>
          {lists.map((view) => (
            <tr key={view.id}>
              <th scope="row">
                <Link to={address('datasets', view.id)}>{text(view.title)}</Link>
              </th>
              <td>
                <DatasetMark view={view} />
              </td>
              <td>{view.generation === null ? '—' : formatDate(view.generation.asOf, language)}</td>
              <td className="table-end">
                {view.generation === null ? '—' : number(rowsOf(view.generation))}
              </td>
              <td className="table-end">
                <GetList view={view} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** The button that gets a list that is missing or too old; nothing for one that is current. */
export function GetList({ view }: { readonly view: DatasetView }) {
  const report = useReportFailure();
  const refresh = useSend('datasets.refresh');
  if (view.running !== null || (view.generation !== null && !view.isStale)) return null;
  if (!view.canFetch)
    return (
      <Link className="button" to={address('datasets', view.id)}>
        <FormattedMessage id="datasets.import" />
      </Link>
    );
  return (
    <Button onPress={() => refresh.mutate({ id: view.id }, { onError: report })}>
      <FormattedMessage id={view.generation === null ? 'datasets.get' : 'datasets.refresh'} />
    </Button>
  );
}
