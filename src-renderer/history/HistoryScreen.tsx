import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePagedRows } from '../bridge/paged';
import { usePageTitle } from '../design/Page';
import { Panes } from '../design/Panes';
import { AddToDossier } from '../lookups/AddToDossier';
import { LookupPanel } from '../lookups/results/LookupPanel';
import { run } from '../lookups/runs';
import { address, navigate } from '../router/router';
import type { ScreenProps } from '../router/routes';
import { DeleteLookups } from './DeleteLookups';
import './History.css';
import { HistoryList } from './HistoryList';
import { NothingChosen } from './NothingChosen';
import { useHistoryFilter } from './useHistoryFilter';

/** Every lookup that was made, newest first, with the one that is chosen beside the list. */
export default function HistoryScreen({ rest }: ScreenProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const filtering = useHistoryFilter();
  const rows = usePagedRows('lookups.list', { filter: filtering.filter });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<'dossier' | 'delete' | null>(null);
  const current = rest[0] ?? null;
  usePageTitle(intl.formatMessage({ id: 'nav.history' }));

  const forgetDeleted = () => {
    if (current !== null && selected.has(current)) navigate(address('history'), { replace: true });
    setSelected(new Set());
  };

  return (
    <>
      <Panes
        name="history"
        listLabel={intl.formatMessage({ id: 'history.title' })}
        list={
          <HistoryList
            filtering={filtering}
            rows={rows}
            current={current}
            selected={selected}
            onSelect={setSelected}
            onAddToDossier={() => setDialog('dossier')}
            onDelete={() => setDialog('delete')}
          />
        }
        detailLabel={intl.formatMessage({ id: 'lookup.results' })}
        detail={
          current === null ? (
            <NothingChosen isEmpty={!rows.isPending && rows.total === 0 && !filtering.isFiltered} />
          ) : (
            <LookupPanel
              key={current}
              id={current}
              onAgain={(question) => {
                void run(client, question, { fresh: true, newTab: true });
                navigate(address('lookups', question.operation));
              }}
            />
          )
        }
      />
      {dialog === 'dossier' && (
        <AddToDossier what={{ lookupIds: [...selected] }} onClose={() => setDialog(null)} />
      )}
      <DeleteLookups
        ids={[...selected]}
        isOpen={dialog === 'delete'}
        onDeleted={forgetDeleted}
        onClose={() => setDialog(null)}
      />
    </>
  );
}
