import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { lawsData } from '@shared/operations/co/legalize';
import { fold } from '../../../commands/match';
import { DataTable, type Column } from '../../../design/DataTable';
import { Fact, Facts } from '../../../design/Facts';
import { SearchField } from '../../../design/SearchField';
import { useNumber } from '../../../i18n/numbers';
import { useDate } from '../../../i18n/useDate';
import { navigate } from '../../../router/router';
import { PageButtons } from '../PageButtons';
import type { ResultProps } from '../views';
import { lawAddress } from './law-address';

type Laws = z.output<typeof lawsData>;
type Law = Laws['laws'][number];

/** A page of laws: narrowed by typing, opened to be read. */
export default function LawsResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const date = useDate();
  const number = useNumber();
  const [typed, setTyped] = useState('');
  const { laws, total, page, total_pages: pages } = view.data as Laws;
  const needle = fold(typed);
  const shown = laws.filter((law) =>
    fold(`${law.short_title ?? ''} ${law.title} ${law.law_type ?? ''} ${law.status ?? ''}`).includes(needle),
  );

  const columns = useMemo<readonly Column<Law>[]>(
    () => [
      {
        id: 'law',
        header: intl.formatMessage({ id: 'laws.law' }),
        width: 'minmax(240px, 3fr)',
        cell: (law) => (
          <>
            <span className="strong">{law.short_title ?? law.id}</span>
            <span className="law-words">{law.title}</span>
          </>
        ),
        text: (law) => `${law.short_title ?? law.id} ${law.title}`,
        sortBy: (law) => law.short_title ?? law.id,
      },
      {
        id: 'type',
        header: intl.formatMessage({ id: 'laws.type' }),
        width: '130px',
        optional: true,
        cell: (law) => law.law_type ?? '—',
        text: (law) => law.law_type ?? '',
        sortBy: (law) => law.law_type ?? '',
      },
      {
        id: 'published',
        header: intl.formatMessage({ id: 'laws.published' }),
        width: '110px',
        cell: (law) => <span className="nowrap">{date(law.publication_date)}</span>,
        text: (law) => law.publication_date ?? '',
        sortBy: (law) => law.publication_date ?? '',
      },
      {
        id: 'status',
        header: intl.formatMessage({ id: 'laws.status' }),
        width: '172px',
        cell: (law) => <span className="mono">{law.status ?? '—'}</span>,
        text: (law) => law.status ?? '',
        sortBy: (law) => law.status ?? '',
      },
      {
        id: 'articles',
        header: intl.formatMessage({ id: 'laws.articles' }),
        width: '90px',
        align: 'end',
        optional: true,
        cell: (law) => (law.article_count === null ? '—' : number(law.article_count)),
        text: (law) => String(law.article_count ?? ''),
        sortBy: (law) => law.article_count ?? -1,
      },
    ],
    [intl, date, number],
  );

  const label = intl.formatMessage({ id: 'laws.tab' }, { count: number(total) });

  return children({
    facts: (
      <Facts>
        <Fact name={<FormattedMessage id="laws.total" />}>{number(total)}</Fact>
      </Facts>
    ),
    tabs: [
      {
        id: 'laws',
        label,
        content: (
          <DataTable
            name="laws"
            label={label}
            columns={columns}
            rows={shown}
            rowKey={(law) => law.id}
            tall
            onOpen={(law) => navigate(lawAddress(law.id))}
            tools={
              <>
                <SearchField
                  filter
                  label={intl.formatMessage({ id: 'laws.filter' })}
                  value={typed}
                  onChange={setTyped}
                />
                <PageButtons view={view} page={page} pages={pages} />
              </>
            }
            empty={
              <p className="frame-wait soft">
                <FormattedMessage id="laws.none" />
              </p>
            }
          />
        ),
      },
    ],
  });
}
