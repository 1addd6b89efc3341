import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Column } from '../../../design/DataTable';
import { Tag } from '../../../design/Tag';
import { useDate } from '../../../i18n/useDate';
import type { CaseAction } from './types';

/** The columns of a timeline; the term, the day of entry and whether there are documents are shown on demand. */
export function useActionColumns(isNew: (action: CaseAction) => boolean): readonly Column<CaseAction>[] {
  const intl = useIntl();
  const date = useDate();
  return useMemo<readonly Column<CaseAction>[]>(
    () => [
      {
        id: 'date',
        header: intl.formatMessage({ id: 'case.date' }),
        width: '110px',
        cell: (action) => <span className="soft nowrap">{date(action.action_date)}</span>,
        text: (action) => action.action_date ?? '',
        sortBy: (action) => action.action_date ?? '',
      },
      {
        id: 'type',
        header: intl.formatMessage({ id: 'case.action' }),
        width: 'minmax(140px, 1fr)',
        cell: (action) => (
          <span className="row">
            <span className="action-type">{action.action_type}</span>
            {isNew(action) && (
              <Tag tone="accent">
                <FormattedMessage id="case.new" />
              </Tag>
            )}
          </span>
        ),
        text: (action) => action.action_type,
        sortBy: (action) => action.action_type,
      },
      {
        id: 'note',
        header: intl.formatMessage({ id: 'case.note' }),
        width: 'minmax(160px, 2.4fr)',
        cell: (action) => action.note ?? '',
        text: (action) => action.note ?? '',
      },
      {
        id: 'term',
        header: intl.formatMessage({ id: 'case.term' }),
        width: '190px',
        optional: true,
        hidden: true,
        cell: (action) =>
          action.start_date === null && action.end_date === null ? (
            ''
          ) : (
            <span className="soft">
              {date(action.start_date)} – {date(action.end_date)}
            </span>
          ),
        text: (action) => [action.start_date, action.end_date].filter(Boolean).join(' – '),
      },
      {
        id: 'registered',
        header: intl.formatMessage({ id: 'case.registered' }),
        width: '110px',
        optional: true,
        hidden: true,
        cell: (action) => <span className="soft">{date(action.registered_date)}</span>,
        text: (action) => action.registered_date ?? '',
        sortBy: (action) => action.registered_date ?? '',
      },
      {
        id: 'documents',
        header: intl.formatMessage({ id: 'case.documents' }),
        width: '100px',
        optional: true,
        hidden: true,
        cell: (action) => (action.has_documents ? <FormattedMessage id="value.yes" /> : ''),
        text: (action) => (action.has_documents ? intl.formatMessage({ id: 'value.yes' }) : ''),
      },
    ],
    [intl, date, isNew],
  );
}
