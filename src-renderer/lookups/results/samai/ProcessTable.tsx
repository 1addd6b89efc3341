import { FormattedMessage, useIntl } from 'react-intl';
import { samaiProcesses } from '@shared/operations/co/samai';
import { parseRadicado } from '@shared/vocabulary/radicado';
import { DataTable, type Column } from '../../../design/DataTable';
import { Fact, Facts } from '../../../design/Facts';
import { Radicado } from '../../../design/Radicado';
import { useNumber } from '../../../i18n/numbers';
import { address, navigate } from '../../../router/router';
import { BasisFacts } from '../BasisFacts';
import { PageButtons } from '../PageButtons';
import type { ResultProps } from '../views';
import { corporationName } from './corporation';
import type { Process, ProcessList } from './types';

/** The cases that a search in SAMAI finds; each leads to the form that asks for its page. */
export function ProcessTable({ view, children }: ResultProps) {
  const intl = useIntl();
  const number = useNumber();
  const { processes, pagination } = view.data as ProcessList;
  const corporation = ({ corporation_code: code }: Process) => (code === null ? '' : corporationName(code));
  const plain = (id: string, header: string, of: (row: Process) => string | null): Column<Process> => ({
    id,
    header,
    width: 'minmax(128px, 1fr)',
    optional: true,
    cell: (row) => of(row) ?? '—',
    text: (row) => of(row) ?? '',
    sortBy: (row) => of(row) ?? '',
  });
  const columns: readonly Column<Process>[] = [
    {
      id: 'radicado',
      header: intl.formatMessage({ id: 'case.radicado' }),
      width: '236px',
      cell: (row) => <Radicado value={row.registration_number} />,
      text: (row) => row.registration_number,
      sortBy: (row) => row.registration_number,
    },
    {
      id: 'parties',
      header: intl.formatMessage({ id: 'samai.parties' }),
      width: 'minmax(200px, 2fr)',
      cell: (row) => (
        <>
          <p>
            <span className="soft">{intl.formatMessage({ id: 'samai.plaintiff' })}:</span>{' '}
            {row.plaintiff ?? '—'}
          </p>
          <p>
            <span className="soft">{intl.formatMessage({ id: 'samai.defendant' })}:</span>{' '}
            {row.defendant ?? '—'}
          </p>
        </>
      ),
      text: (row) => `${row.plaintiff ?? ''} / ${row.defendant ?? ''}`,
      sortBy: (row) => row.plaintiff ?? '',
    },
    plain('class', intl.formatMessage({ id: 'samai.class' }), (row) => row.process_class),
    plain('corporation', intl.formatMessage({ id: 'samai.corporation' }), corporation),
    { ...plain('judge', intl.formatMessage({ id: 'samai.judge' }), (row) => row.judge), hidden: true },
  ];
  const label = intl.formatMessage({ id: 'samai.cases' }, { count: number(pagination.total) });
  return children({
    title: parseRadicado(view.subject) === null ? view.subject : <Radicado value={view.subject} />,
    facts: (
      <Facts>
        <Fact name={<FormattedMessage id="samai.total" />}>{number(pagination.total)}</Fact>
        <BasisFacts view={view} />
      </Facts>
    ),
    tabs: [
      {
        id: 'processes',
        label,
        content: (
          <>
            {processes.length > 0 && (
              <p className="note">
                <FormattedMessage id="samai.openHint" />
              </p>
            )}
            <DataTable
              name="samai-processes"
              label={label}
              columns={columns}
              rows={processes}
              rowKey={(row) => row.guid ?? row.registration_number}
              tall
              onOpen={(row) => navigate(pageAddress(row))}
              tools={<PageButtons view={view} page={pagination.page} pages={pagination.total_pages} />}
              empty={
                <p className="frame-wait soft">
                  <FormattedMessage id="samai.none" />
                </p>
              }
            />
          </>
        ),
      },
    ],
  });
}

/** The form that asks for the page of a case, filled in. */
function pageAddress({ registration_number, corporation_code }: Process): string {
  const asked = new URLSearchParams({
    search_type: 'radicado',
    query: registration_number,
    corporation_code: corporation_code ?? '',
    include_detail: 'true',
  });
  return `${address('lookups', samaiProcesses.id)}?${asked.toString()}`;
}
