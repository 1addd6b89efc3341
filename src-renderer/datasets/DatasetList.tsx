import { FormattedMessage, useIntl } from 'react-intl';
import type { DatasetView } from '@shared/dataset';
import { Awaiting } from '../bridge/Awaiting';
import { useAsk } from '../bridge/query';
import { DataTable, type Column } from '../design/DataTable';
import { Page, PageHead, usePageTitle } from '../design/Page';
import { useNow } from '../i18n/clock';
import { formatComing, formatDate, formatRecent } from '../i18n/dates';
import { useBytes, useNumber } from '../i18n/numbers';
import { useLanguage, useText } from '../i18n/text';
import { address, navigate } from '../router/router';
import { DatasetMark } from './DatasetMark';
import { rowsOf } from './rows';

/** Every list that answers lookups from this machine, with how current it is. */
export function DatasetList() {
  const intl = useIntl();
  const text = useText();
  const number = useNumber();
  const bytes = useBytes();
  const language = useLanguage();
  const now = useNow();
  const datasets = useAsk('datasets.list', {});
  const title = intl.formatMessage({ id: 'nav.datasets' });
  usePageTitle(title);

  const columns: readonly Column<DatasetView>[] = [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'datasets.column.name' }),
      width: 'minmax(208px, 2fr)',
      cell: (view) => (
        <span className="strong" title={text(view.title)}>
          {text(view.title)}
        </span>
      ),
      text: (view) => text(view.title),
      sortBy: (view) => text(view.title),
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'datasets.column.state' }),
      width: '92px',
      cell: (view) => <DatasetMark view={view} />,
      text: (view) => (view.generation === null ? '' : view.isStale ? 'stale' : 'current'),
    },
    {
      id: 'asOf',
      header: intl.formatMessage({ id: 'datasets.column.asOf' }),
      width: '96px',
      cell: (view) => (view.generation === null ? '—' : formatDate(view.generation.asOf, language)),
      text: (view) => view.generation?.asOf ?? '',
      sortBy: (view) => view.generation?.asOf ?? '',
    },
    {
      id: 'rows',
      header: intl.formatMessage({ id: 'datasets.column.rows' }),
      width: '92px',
      align: 'end',
      cell: (view) => (view.generation === null ? '—' : number(rowsOf(view.generation))),
      text: (view) => String(view.generation === null ? '' : rowsOf(view.generation)),
      sortBy: (view) => (view.generation === null ? -1 : rowsOf(view.generation)),
    },
    {
      id: 'rejected',
      header: intl.formatMessage({ id: 'datasets.column.rejected' }),
      width: '72px',
      align: 'end',
      cell: (view) => (view.generation === null ? '—' : number(view.generation.rejected)),
      text: (view) => String(view.generation?.rejected ?? ''),
      sortBy: (view) => view.generation?.rejected ?? -1,
    },
    {
      id: 'size',
      header: intl.formatMessage({ id: 'datasets.column.size' }),
      width: '76px',
      align: 'end',
      cell: (view) => (view.diskBytes === 0 ? '—' : bytes(view.diskBytes)),
      text: (view) => String(view.diskBytes),
      sortBy: (view) => view.diskBytes,
    },
    {
      id: 'checked',
      header: intl.formatMessage({ id: 'datasets.column.checked' }),
      width: '80px',
      cell: (view) => (view.checkedAt === null ? '—' : formatRecent(view.checkedAt, now, language)),
      text: (view) => (view.checkedAt === null ? '' : new Date(view.checkedAt).toISOString()),
      sortBy: (view) => view.checkedAt ?? 0,
    },
    {
      id: 'next',
      header: intl.formatMessage({ id: 'datasets.column.next' }),
      width: '84px',
      cell: (view) => (view.nextCheckAt === null ? '—' : formatComing(view.nextCheckAt, now, language)),
      text: (view) => (view.nextCheckAt === null ? '' : new Date(view.nextCheckAt).toISOString()),
      sortBy: (view) => view.nextCheckAt ?? 0,
    },
  ];

  return (
    <Page layout="fill">
      <PageHead title={title} />
      <p className="soft">
        <FormattedMessage id="datasets.what" />
      </p>
      {!datasets.isSuccess ? (
        <Awaiting error={datasets.error} lines={8} />
      ) : (
        <DataTable
          takesFocus
          label={title}
          name="datasets"
          columns={columns}
          rows={datasets.data}
          rowKey={(view) => view.id}
          tall
          onOpen={(view) => navigate(address('datasets', view.id))}
          empty={<FormattedMessage id="datasets.none" />}
        />
      )}
    </Page>
  );
}
