import { FormattedMessage, useIntl } from 'react-intl';
import type { DatasetRefresh } from '@shared/dataset';
import { Table } from '../design/Table';
import { formatDate, formatDuration, formatMoment } from '../i18n/dates';
import { useNumber } from '../i18n/numbers';
import { useLanguage, useText } from '../i18n/text';
import { rowsOf } from './rows';

/** Every refresh of a list, newest first, with what it came to. */
export function RefreshHistory({ history }: { readonly history: readonly DatasetRefresh[] }) {
  const intl = useIntl();
  if (history.length === 0) return null;
  return (
    <section className="dataset-part">
      <h2>
        <FormattedMessage id="datasets.history" />
      </h2>
      <Table
        className="dataset-table"
        heads={[
          intl.formatMessage({ id: 'datasets.history.when' }),
          intl.formatMessage({ id: 'datasets.history.by' }),
          intl.formatMessage({ id: 'datasets.history.took' }),
          intl.formatMessage({ id: 'datasets.history.outcome' }),
        ]}
      >
        <tbody>
          {history.map((refresh) => (
            <RefreshRow key={refresh.id} refresh={refresh} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function RefreshRow({ refresh }: { readonly refresh: DatasetRefresh }) {
  const intl = useIntl();
  const text = useText();
  const number = useNumber();
  const language = useLanguage();
  const { startedAt, finishedAt, trigger, outcome, problem, generation } = refresh;
  const outcomeWords = {
    imported: intl.formatMessage({ id: 'datasets.outcome.imported' }),
    unchanged: intl.formatMessage({ id: 'datasets.outcome.unchanged' }),
    refused: intl.formatMessage({ id: 'datasets.outcome.refused' }),
    failed: intl.formatMessage({ id: 'datasets.outcome.failed' }),
    cancelled: intl.formatMessage({ id: 'datasets.outcome.cancelled' }),
  };
  const triggerWords = {
    person: intl.formatMessage({ id: 'datasets.trigger.person' }),
    schedule: intl.formatMessage({ id: 'datasets.trigger.schedule' }),
    file: intl.formatMessage({ id: 'datasets.trigger.file' }),
    practice: intl.formatMessage({ id: 'datasets.trigger.practice' }),
  };
  return (
    <tr>
      <td className="nowrap">{formatMoment(startedAt, language)}</td>
      <td>{triggerWords[trigger]}</td>
      <td className="nowrap">
        {finishedAt === null ? '—' : formatDuration((finishedAt - startedAt) / 1000)}
      </td>
      <td>
        {outcome === null ? <FormattedMessage id="datasets.outcome.open" /> : outcomeWords[outcome]}
        {generation !== null && (
          <span className="soft">
            {' · '}
            <FormattedMessage
              id="datasets.history.copy"
              values={{ date: formatDate(generation.asOf, language), rows: number(rowsOf(generation)) }}
            />
          </span>
        )}
        {problem !== null && <p className="note">{text(problem)}</p>}
      </td>
    </tr>
  );
}
