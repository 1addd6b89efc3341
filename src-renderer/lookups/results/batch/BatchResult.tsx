import { useIntl } from 'react-intl';
import type { z } from 'zod';
import type { casesByRadicadoBatch } from '@shared/operations/co/rama-judicial';
import type { Verdict as VerdictValue } from '@shared/verdict';
import { useReportFailure } from '../../../bridge/failures';
import { DataTable } from '../../../design/DataTable';
import { Radicado } from '../../../design/Radicado';
import { Verdict } from '../../../design/Verdict';
import { useVerdictWord } from '../../../design/verdicts';
import { useDate } from '../../../i18n/useDate';
import type { ResultProps } from '../views';
import { openItem } from './open-item';

type Item = z.output<typeof casesByRadicadoBatch.data>['results'][number];

/** Several radicados asked at once: one row for each, in the order sent, each with its own verdict. */
export default function BatchResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const date = useDate();
  const word = useVerdictWord();
  const report = useReportFailure();
  const { results } = view.data as z.output<typeof casesByRadicadoBatch.data>;
  const observation = (item: Item): string => {
    if (item.error !== undefined) return item.error.message;
    if (item.data?.private_only === true) return intl.formatMessage({ id: 'case.privateTitle' });
    return (item.data?.case_ids.length ?? 0) > 1
      ? intl.formatMessage({ id: 'batchResult.records' }, { count: item.data?.case_ids.length })
      : '';
  };
  return children({
    tabs: [
      {
        id: 'items',
        label: intl.formatMessage({ id: 'batchResult.tab' }, { count: results.length }),
        content: (
          <DataTable
            name="batch-result"
            label={intl.formatMessage({ id: 'batchResult.tab' }, { count: results.length })}
            rows={results}
            rowKey={(item) => String(item.index)}
            tall
            onOpen={(item) => {
              // An item that was refused as it stood is no lookup and has nothing more to show.
              if (item.status === 400 || item.registration_number === null) return;
              openItem(view, item.registration_number).catch(report);
            }}
            columns={[
              {
                id: 'index',
                header: '#',
                width: '44px',
                align: 'end',
                cell: (item) => item.index + 1,
                text: (item) => String(item.index + 1),
                sortBy: (item) => item.index,
              },
              {
                id: 'radicado',
                header: intl.formatMessage({ id: 'case.radicado' }),
                width: '236px',
                cell: (item) =>
                  item.registration_number === null ? '—' : <Radicado value={item.registration_number} />,
                text: (item) => item.registration_number ?? '',
                sortBy: (item) => item.registration_number ?? '',
              },
              {
                id: 'verdict',
                header: intl.formatMessage({ id: 'batchResult.verdict' }),
                width: '145px',
                cell: (item) => <Verdict verdict={verdictOf(item)} />,
                text: (item) => word(verdictOf(item)),
                sortBy: verdictOf,
              },
              {
                id: 'court',
                header: intl.formatMessage({ id: 'case.court' }),
                width: 'minmax(150px, 2fr)',
                cell: (item) => item.data?.primary_case?.court ?? '—',
                text: (item) => item.data?.primary_case?.court ?? '',
                sortBy: (item) => item.data?.primary_case?.court ?? '',
              },
              {
                id: 'last',
                header: intl.formatMessage({ id: 'case.lastAction' }),
                width: '130px',
                cell: (item) => date(item.data?.primary_case?.last_action_date ?? null),
                text: (item) => item.data?.primary_case?.last_action_date ?? '',
                sortBy: (item) => item.data?.primary_case?.last_action_date ?? '',
              },
              {
                id: 'observation',
                header: intl.formatMessage({ id: 'batchResult.observation' }),
                width: 'minmax(150px, 2fr)',
                cell: (item) => observation(item),
                text: (item) => observation(item),
              },
            ]}
            empty={null}
          />
        ),
      },
    ],
  });
}

/** The verdict of one item, from its own status. */
function verdictOf(item: Item): VerdictValue {
  if (item.status === 200) return (item.data?.case_ids.length ?? 0) > 0 ? 'found' : 'nothing';
  return item.status === 502 ? 'silent' : 'not_asked';
}
