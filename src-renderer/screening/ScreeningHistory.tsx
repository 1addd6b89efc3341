import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { screeningFilters, type ScreeningFilter, type ScreeningRow } from '@shared/screening';
import { points } from '@shared/words/hit';
import { screeningWords, subjectLine } from '@shared/words/screening';
import { Awaiting } from '../bridge/Awaiting';
import { usePagedRows } from '../bridge/paged';
import { DataTable } from '../design/DataTable';
import { Empty } from '../design/Empty';
import { Page, PageHead, usePageTitle } from '../design/Page';
import { SearchField } from '../design/SearchField';
import { Chips } from '../design/toggles';
import { useNow } from '../i18n/clock';
import { formatRecent } from '../i18n/dates';
import { useLanguage, useText } from '../i18n/text';
import { address, navigate } from '../router/router';
import { OutcomeTags } from './OutcomeTags';
import { ScreeningNav } from './ScreeningNav';
import { useFilterWord } from './filter-words';

/** Every screening of a name, also those that found nobody. */
export function ScreeningHistory() {
  const intl = useIntl();
  const text = useText();
  const language = useLanguage();
  const now = useNow();
  const filterWord = useFilterWord();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<ScreeningFilter>('all');
  const rows = usePagedRows('screenings.list', { text: typed.trim(), filter });
  const title = intl.formatMessage({ id: 'screening.history' });
  usePageTitle(title);
  return (
    <Page layout="fill">
      <ScreeningNav area="history" />
      <PageHead title={title} />
      <DataTable<ScreeningRow>
        takesFocus
        label={title}
        name="screenings"
        rows={rows}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(address('screening', 'runs', id))}
        tools={
          <>
            <span className="tools-search">
              <SearchField
                filter
                label={intl.formatMessage({ id: 'screening.search' })}
                value={typed}
                onChange={setTyped}
              />
            </span>
            <Chips
              label={intl.formatMessage({ id: 'screening.filter' })}
              choices={screeningFilters.map((value) => ({ value, label: filterWord(value) }))}
              value={filter}
              onChange={setFilter}
            />
          </>
        }
        columns={[
          {
            id: 'subject',
            header: text(screeningWords.subject),
            width: 'minmax(180px, 2fr)',
            cell: ({ subject }) => <span className="strong">{subject.name}</span>,
            text: ({ subject }) => subject.name,
          },
          {
            id: 'known',
            header: intl.formatMessage({ id: 'screening.known' }),
            width: 'minmax(96px, 1fr)',
            cell: ({ subject }) => <span className="soft">{text(subjectLine(subject))}</span>,
            text: ({ subject }) => text(subjectLine(subject)),
          },
          {
            id: 'outcome',
            header: text(screeningWords.hits),
            width: 'minmax(190px, 1.5fr)',
            cell: (row) => <OutcomeTags row={row} />,
            text: ({ hits }) => String(hits),
          },
          {
            id: 'best',
            header: text(screeningWords.score),
            width: '72px',
            align: 'end',
            cell: ({ best }) => (best === null ? '—' : points(best, language)),
            text: ({ best }) => (best === null ? '' : points(best, language)),
          },
          {
            id: 'lists',
            header: intl.formatMessage({ id: 'nav.datasets' }),
            width: '104px',
            cell: ({ listsSearched, listsMissing }) => (
              <FormattedMessage
                id="screening.listCounts"
                values={{ searched: listsSearched, missing: listsMissing }}
              />
            ),
            text: ({ listsSearched }) => String(listsSearched),
          },
          {
            id: 'asked',
            header: text(screeningWords.askedAt),
            width: '104px',
            cell: ({ askedAt }) => formatRecent(askedAt, now, language),
            text: ({ askedAt }) => new Date(askedAt).toISOString(),
          },
        ]}
        empty={
          rows.isPending || rows.error !== null ? (
            <Awaiting error={rows.error} lines={8} />
          ) : (
            <Empty title={intl.formatMessage({ id: 'screening.noneTitle' })}>
              <FormattedMessage
                id={typed === '' && filter === 'all' ? 'screening.noneYet' : 'screening.noneSuch'}
              />
            </Empty>
          )
        }
      />
    </Page>
  );
}
