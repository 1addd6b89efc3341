import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { casesByEntity } from '@shared/operations/co/rama-judicial';
import { Callout } from '../../../design/Callout';
import { DataTable, type Column } from '../../../design/DataTable';
import { Fact, Facts } from '../../../design/Facts';
import { Radicado } from '../../../design/Radicado';
import { Tag } from '../../../design/Tag';
import { useNumber } from '../../../i18n/numbers';
import { useDate } from '../../../i18n/useDate';
import { BasisFacts } from '../BasisFacts';
import { openCase } from '../open-case';
import { PageButtons } from '../PageButtons';
import type { ResultProps } from '../views';

type CaseSearch = z.output<typeof casesByEntity.data>;
type Found = CaseSearch['cases'][number];

/** Cases in which a name appears: the rows whose name is spread over several parties are marked, not hidden. */
export default function SearchResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const number = useNumber();
  const { cases, pagination } = view.data as CaseSearch;
  const loose = cases.filter((row) => row.name_in_one_party === false).length;
  const date = useDate();

  const matchText = (row: Found) => {
    if (row.is_private) return intl.formatMessage({ id: 'case.private' });
    return row.name_in_one_party === false ? intl.formatMessage({ id: 'search.spread' }) : '';
  };

  const columns: readonly Column<Found>[] = [
    {
      id: 'radicado',
      header: intl.formatMessage({ id: 'case.radicado' }),
      width: '236px',
      cell: (row) => (
        <>
          <Radicado value={row.registration_number} />
          <Match row={row} />
        </>
      ),
      text: (row) => row.registration_number,
      sortBy: (row) => row.registration_number,
    },
    {
      id: 'parties',
      header: intl.formatMessage({ id: 'case.tab.parties' }),
      width: 'minmax(180px, 2fr)',
      cell: (row) =>
        row.parties.length === 0
          ? '—'
          : row.parties.map((party) => (
              <span key={`${party.role} ${party.name}`} className="search-party">
                {party.role !== '' && <span className="soft">{party.role}: </span>}
                {party.name}
              </span>
            )),
      text: (row) => row.parties_text,
      sortBy: (row) => row.parties_text,
    },
    {
      id: 'match',
      header: intl.formatMessage({ id: 'search.match' }),
      width: '120px',
      optional: true,
      hidden: true,
      cell: matchText,
      text: matchText,
      sortBy: matchText,
    },
    {
      id: 'court',
      header: intl.formatMessage({ id: 'case.court' }),
      width: 'minmax(150px, 1.4fr)',
      optional: true,
      cell: (row) => row.court,
      text: (row) => row.court,
      sortBy: (row) => row.court,
    },
    {
      id: 'filed',
      header: intl.formatMessage({ id: 'case.filed' }),
      width: '110px',
      optional: true,
      hidden: true,
      cell: (row) => date(row.start_date),
      text: (row) => row.start_date ?? '',
      sortBy: (row) => row.start_date ?? '',
    },
    {
      id: 'last',
      header: intl.formatMessage({ id: 'case.lastAction' }),
      width: '130px',
      cell: (row) => date(row.last_action_date),
      text: (row) => row.last_action_date ?? '',
      sortBy: (row) => row.last_action_date ?? '',
    },
  ];

  return children({
    title: view.subject,
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="search.total" />}>{number(pagination.total)}</Fact>
          <BasisFacts view={view} />
        </Facts>
        {loose > 0 && (
          <Callout tone="silent">
            <p>
              <FormattedMessage id="search.looseWords" values={{ count: loose }} />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: [
      {
        id: 'cases',
        label: intl.formatMessage({ id: 'search.tab' }, { count: number(pagination.total) }),
        content: (
          <DataTable
            name="cases"
            label={intl.formatMessage({ id: 'search.tab' }, { count: number(pagination.total) })}
            columns={columns}
            rows={cases}
            rowKey={(row) => String(row.id)}
            tall
            onOpen={(row) => openCase(row.registration_number)}
            tools={<PageButtons view={view} page={pagination.page} pages={pagination.total_pages} />}
            empty={
              <p className="frame-wait soft">
                <FormattedMessage id="search.none" />
              </p>
            }
          />
        ),
      },
    ],
  });
}

function Match({ row }: { readonly row: Found }) {
  if (row.is_private)
    return (
      <Tag tone="silent">
        <FormattedMessage id="case.private" />
      </Tag>
    );
  if (row.name_in_one_party === false)
    return (
      <Tag tone="silent">
        <FormattedMessage id="search.spread" />
      </Tag>
    );
  return null;
}
