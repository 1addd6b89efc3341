import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { lawsData } from '@shared/operations/co/legalize';
import { fold } from '../../../commands/match';
import { Button } from '../../../design/Button';
import { DataTable, type Column } from '../../../design/DataTable';
import { Fact, Facts } from '../../../design/Facts';
import { SearchField } from '../../../design/SearchField';
import { formatDate } from '../../../i18n/dates';
import { useNumber } from '../../../i18n/numbers';
import { useLanguage } from '../../../i18n/text';
import { navigate } from '../../../router/router';
import { run } from '../../runs';
import { questionOf } from '../question';
import type { ResultProps } from '../views';
import { lawAddress } from './law-address';

type Laws = z.output<typeof lawsData>;
type Law = Laws['laws'][number];

/** A page of laws: narrowed by typing, opened to be read. */
export default function LawsResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const language = useLanguage();
  const number = useNumber();
  const client = useQueryClient();
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
        cell: (law) => (
          <span className="nowrap">
            {law.publication_date === null ? '—' : formatDate(law.publication_date, language)}
          </span>
        ),
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
    [intl, language, number],
  );

  const turn = (to: number) => {
    const question = questionOf(view);
    void run(client, { ...question, input: { ...question.input, page: to } });
  };
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
                {pages > 1 && (
                  <>
                    <Button isDisabled={page <= 1} onPress={() => turn(page - 1)}>
                      <FormattedMessage id="search.previous" />
                    </Button>
                    <span className="note nowrap">
                      <FormattedMessage
                        id="search.page"
                        values={{ page: number(page), pages: number(pages) }}
                      />
                    </span>
                    <Button isDisabled={page >= pages} onPress={() => turn(page + 1)}>
                      <FormattedMessage id="search.next" />
                    </Button>
                  </>
                )}
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
