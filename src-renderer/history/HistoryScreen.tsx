import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Door, LookupRow } from '@shared/lookup';
import type { Verdict as VerdictValue } from '@shared/verdict';
import { casesByRadicado } from '@shared/operations/co/rama-judicial';
import { failureWords } from '../bridge/bridge';
import { usePagedRows } from '../bridge/paged';
import { useAsk, useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { Confirm } from '../design/Dialog';
import { Empty } from '../design/Empty';
import { notifyDone, notifyFailed } from '../design/notices';
import { usePageTitle } from '../design/Page';
import { Panes } from '../design/Panes';
import { Skeleton } from '../design/Skeleton';
import { VirtualList } from '../design/VirtualList';
import { useNumber } from '../i18n/numbers';
import { useText } from '../i18n/text';
import { AddToDossier } from '../lookups/AddToDossier';
import { caseAddress } from '../lookups/results/open-case';
import { LookupPanel } from '../lookups/results/LookupPanel';
import { run } from '../lookups/runs';
import { address, Link, navigate, usePlace } from '../router/router';
import type { ScreenProps } from '../router/routes';
import './History.css';
import { HistoryEntry } from './HistoryEntry';
import { HistoryFilter } from './HistoryFilter';

const entryHeight = 78;

/** What to look for: a number written in groups is kept as its digits. */
function searchable(typed: string): string {
  const text = typed.trim();
  return /^[\d\s.-]+$/.test(text) ? text.replaceAll(/\D/g, '') : text;
}

/** Every lookup that was made, newest first, with the one that is chosen beside the list. */
export default function HistoryScreen({ rest }: ScreenProps) {
  const intl = useIntl();
  const text = useText();
  const number = useNumber();
  const client = useQueryClient();
  const { query } = usePlace();
  const info = useAsk('app.info', {});
  usePageTitle(intl.formatMessage({ id: 'nav.history' }));

  const asked = query.get('text') ?? '';
  const [typed, setTyped] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked !== '') setTyped(asked);
  }
  const [verdict, setVerdict] = useState<VerdictValue | null>(null);
  const [door, setDoor] = useState<Door | null>(null);
  const [operation, setOperation] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<'dossier' | 'delete' | null>(null);
  const remove = useSend('lookups.delete');

  const filter = { text: useDeferredValue(searchable(typed)), verdict, operation, door };
  const rows = usePagedRows('lookups.list', { filter });
  const isFiltered = filter.text !== '' || verdict !== null || operation !== null || door !== null;
  const current = rest[0] ?? null;

  const show = (row: LookupRow) => navigate(address('history', row.id), { replace: true });

  const deleteSelected = () =>
    remove.mutate(
      { ids: [...selected] },
      {
        onSuccess: ({ deleted, kept }) => {
          notifyDone(intl.formatMessage({ id: 'history.deleted' }, { deleted, kept }));
          if (current !== null && selected.has(current)) navigate(address('history'), { replace: true });
          setSelected(new Set());
          setDialog(null);
        },
        onError: (error) => {
          notifyFailed(text(failureWords(error)));
          setDialog(null);
        },
      },
    );

  const list = (
    <>
      <header className="history-head">
        <div className="spread">
          <h1 className="history-title">
            <FormattedMessage id="history.title" />
          </h1>
          <span className="soft">{number(rows.total)}</span>
        </div>
        <HistoryFilter
          typed={typed}
          onType={setTyped}
          verdict={verdict}
          onVerdict={setVerdict}
          door={door}
          onDoor={setDoor}
          operation={operation}
          onOperation={setOperation}
          counts={rows.first?.byVerdict ?? null}
        />
        {selected.size > 0 && (
          <div className="row history-selection" role="status">
            <span className="strong">
              <FormattedMessage id="history.selected" values={{ count: selected.size }} />
            </span>
            <Button onPress={() => setDialog('dossier')}>
              <FormattedMessage id="result.toDossier" />
            </Button>
            <Button kind="danger" onPress={() => setDialog('delete')}>
              <FormattedMessage id="action.delete" />
            </Button>
          </div>
        )}
      </header>
      {rows.error !== null && (
        <Callout tone="adverse">
          <p>{text(failureWords(rows.error))}</p>
        </Callout>
      )}
      {rows.isPending && (
        <div className="history-wait">
          <Skeleton lines={9} label={intl.formatMessage({ id: 'frame.loading' })} />
        </div>
      )}
      {!rows.isPending && rows.total === 0 && isFiltered && (
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
          onSelect={setSelected}
        >
          {(row) => <HistoryEntry row={row} />}
        </VirtualList>
      )}
    </>
  );

  return (
    <>
      <Panes
        name="history"
        listLabel={intl.formatMessage({ id: 'history.title' })}
        list={list}
        detailLabel={intl.formatMessage({ id: 'lookup.results' })}
        detail={
          current === null ? (
            <Empty
              title={intl.formatMessage({ id: rows.total === 0 ? 'history.emptyTitle' : 'history.choose' })}
              actions={
                rows.total === 0 &&
                !isFiltered && (
                  <>
                    {info.data?.practice === true && (
                      <Link
                        className="button button-primary"
                        to={caseAddress(String(casesByRadicado.example.registration_number))}
                      >
                        <FormattedMessage id="start.sampleLookup" />
                      </Link>
                    )}
                    <Link className="button" to={address('lookups')}>
                      <FormattedMessage id="start.newLookup" />
                    </Link>
                  </>
                )
              }
            >
              <FormattedMessage id={rows.total === 0 ? 'history.empty' : 'history.chooseWords'} />
            </Empty>
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
      <Confirm
        title={intl.formatMessage({ id: 'history.deleteTitle' }, { count: selected.size })}
        action={intl.formatMessage({ id: 'action.delete' })}
        isOpen={dialog === 'delete'}
        isPending={remove.isPending}
        onConfirm={deleteSelected}
        onClose={() => setDialog(null)}
      >
        <p>
          <FormattedMessage id="history.deleteWords" />
        </p>
      </Confirm>
    </>
  );
}
