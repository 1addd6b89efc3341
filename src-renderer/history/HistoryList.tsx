import { FormattedMessage, useIntl } from 'react-intl';
import type { LookupRow } from '@shared/lookup';
import { Awaiting } from '../bridge/Awaiting';
import type { usePagedRows } from '../bridge/paged';
import { Button } from '../design/Button';
import { VirtualList } from '../design/VirtualList';
import { useNumber } from '../i18n/numbers';
import { address, navigate } from '../router/router';
import { HistoryEntry } from './HistoryEntry';
import { HistoryFilter } from './HistoryFilter';
import type { HistoryFiltering } from './useHistoryFilter';

interface HistoryListProps {
  readonly filtering: HistoryFiltering;
  readonly rows: ReturnType<typeof usePagedRows<'lookups.list'>>;
  /** The lookup that is shown beside the list. */
  readonly current: string | null;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  /** Of what is selected, as `onDelete`. */
  readonly onAddToDossier: () => void;
  readonly onDelete: () => void;
}

const entryHeight = 78;
const show = (row: LookupRow) => navigate(address('history', row.id), { replace: true });

/** The lookups that the filter leaves, and what can be done with those that are selected. */
export function HistoryList(props: HistoryListProps) {
  const { filtering, rows, current, selected, onSelect, onAddToDossier, onDelete } = props;
  const intl = useIntl();
  const number = useNumber();
  return (
    <>
      <header className="history-head">
        <div className="spread">
          <h1 className="history-title">
            <FormattedMessage id="history.title" />
          </h1>
          <span className="soft">{number(rows.total)}</span>
        </div>
        <HistoryFilter filtering={filtering} counts={rows.first?.byVerdict ?? null} />
        {selected.size > 0 && (
          <div className="row" role="status">
            <span className="strong">
              <FormattedMessage id="history.selected" values={{ count: selected.size }} />
            </span>
            <Button onPress={onAddToDossier}>
              <FormattedMessage id="result.toDossier" />
            </Button>
            <Button kind="danger" onPress={onDelete}>
              <FormattedMessage id="action.delete" />
            </Button>
          </div>
        )}
      </header>
      {(rows.isPending || rows.error !== null) && (
        <div className="history-wait">
          <Awaiting error={rows.error} lines={9} />
        </div>
      )}
      {!rows.isPending && rows.total === 0 && filtering.isFiltered && (
        <p className="history-wait soft">
          <FormattedMessage id="history.noMatch" />
        </p>
      )}
      {rows.total > 0 && (
        <VirtualList
          label={intl.formatMessage({ id: 'history.title' })}
          rows={rows}
          rowKey={(row) => row.id}
          height={entryHeight}
          current={current}
          onShow={show}
          selected={selected}
          onSelect={onSelect}
        >
          {(row) => <HistoryEntry row={row} />}
        </VirtualList>
      )}
    </>
  );
}
