import { useMemo } from 'react';
import { DropZone } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BatchView } from '@shared/batch';
import { Awaiting } from '../bridge/Awaiting';
import { useAppearance } from '../bridge/appearance';
import { useAsk } from '../bridge/query';
import { useCommands, type Command } from '../commands/commands';
import { Button } from '../design/Button';
import { DataTable, type Column } from '../design/DataTable';
import { Empty } from '../design/Empty';
import { Page, PageHead, usePageTitle } from '../design/Page';
import { useNow } from '../i18n/clock';
import { formatRecent } from '../i18n/dates';
import { useNumber } from '../i18n/numbers';
import { useLanguage } from '../i18n/text';
import { address, navigate } from '../router/router';
import { BatchBar } from './BatchBar';
import { useBatchStateWord } from './words';

interface BatchListProps {
  readonly onOpen: (what: 'file' | 'clean' | 'dirty' | File) => void;
}

/** Every batch, and the ways to start one: a dialog, a dropped file, a sample in practice mode. */
export function BatchList({ onOpen }: BatchListProps) {
  const intl = useIntl();
  const number = useNumber();
  const language = useLanguage();
  const now = useNow();
  const stateWord = useBatchStateWord();
  const { practice } = useAppearance();
  const batches = useAsk('batches.list', {});
  const title = intl.formatMessage({ id: 'nav.batches' });
  usePageTitle(title);

  useCommands(
    useMemo<readonly Command[]>(
      () => [
        {
          id: 'batches.import',
          title: intl.formatMessage({ id: 'batches.import' }),
          group: title,
          keywords: 'CSV XLSX Excel',
          keys: 'Mod+O',
          run: () => onOpen('file'),
        },
      ],
      [intl, title, onOpen],
    ),
  );

  const columns: readonly Column<BatchView>[] = [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'batches.column.name' }),
      width: 'minmax(160px, 2fr)',
      cell: (batch) => <span className="strong">{batch.name}</span>,
      text: (batch) => batch.name,
      sortBy: (batch) => batch.name,
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'batches.column.state' }),
      width: '150px',
      cell: (batch) => stateWord(batch.state),
      text: (batch) => stateWord(batch.state),
      sortBy: (batch) => batch.state,
    },
    {
      id: 'progress',
      header: intl.formatMessage({ id: 'batches.column.progress' }),
      width: 'minmax(120px, 1fr)',
      cell: (batch) => <BatchBar batch={batch} />,
      text: (batch) => String(batch.counts.total - batch.counts.open),
    },
    {
      id: 'rows',
      header: intl.formatMessage({ id: 'batches.column.rows' }),
      width: '96px',
      align: 'end',
      cell: (batch) => number(batch.counts.total),
      text: (batch) => String(batch.counts.total),
      sortBy: (batch) => batch.counts.total,
    },
    {
      id: 'created',
      header: intl.formatMessage({ id: 'batches.column.created' }),
      width: '120px',
      cell: (batch) => formatRecent(batch.createdAt, now, language),
      text: (batch) => new Date(batch.createdAt).toISOString(),
      sortBy: (batch) => batch.createdAt,
    },
  ];

  const samples = practice && (
    <>
      <Button onPress={() => onOpen('clean')}>
        <FormattedMessage id="batches.sampleClean" />
      </Button>
      <Button onPress={() => onOpen('dirty')}>
        <FormattedMessage id="batches.sampleDirty" />
      </Button>
    </>
  );
  const importButton = (
    <Button kind="primary" onPress={() => onOpen('file')}>
      <FormattedMessage id="batches.import" />
    </Button>
  );

  return (
    <Page layout="fill">
      <PageHead
        title={title}
        actions={
          batches.data?.length !== 0 && (
            <>
              {samples}
              {importButton}
            </>
          )
        }
      />
      <DropZone
        className="batch-drop"
        aria-label={intl.formatMessage({ id: 'batches.drop' })}
        onDrop={(event) => {
          const file = event.items.find((item) => item.kind === 'file');
          if (file !== undefined) void file.getFile().then(onOpen);
        }}
      >
        {!batches.isSuccess ? (
          <Awaiting error={batches.error} lines={8} />
        ) : (
          <DataTable
            takesFocus
            label={title}
            name="batches"
            columns={columns}
            rows={batches.data}
            rowKey={(batch) => batch.id}
            onOpen={(batch) => navigate(address('batches', batch.id))}
            empty={
              <Empty
                title={intl.formatMessage({ id: 'batches.emptyTitle' })}
                actions={
                  <>
                    {importButton}
                    {samples}
                  </>
                }
              >
                <FormattedMessage id="batches.emptyWords" />
              </Empty>
            }
          />
        )}
      </DropZone>
    </Page>
  );
}
