import { useState } from 'react';
import { DropZone } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NameDraft, ScreeningFile } from '@shared/screening-files';
import { Awaiting } from '../../bridge/Awaiting';
import { call } from '../../bridge/bridge';
import { useReportFailure } from '../../bridge/failures';
import { useAppearance } from '../../bridge/appearance';
import { useAsk } from '../../bridge/query';
import { Button } from '../../design/Button';
import { DataTable } from '../../design/DataTable';
import { Empty } from '../../design/Empty';
import { Page, PageHead, usePageTitle } from '../../design/Page';
import { useNow } from '../../i18n/clock';
import { formatRecent } from '../../i18n/dates';
import { useNumber } from '../../i18n/numbers';
import { useLanguage } from '../../i18n/text';
import { address, navigate } from '../../router/router';
import { ScreeningNav } from '../ScreeningNav';
import { FileBar } from './FileBar';
import { NamesPage } from './NamesPage';
import { useFileStateWord } from './words';

/** Files of names: those that were screened, and the way to screen one. */
export function FilesPage() {
  const report = useReportFailure();
  const [draft, setDraft] = useState<NameDraft | null>(null);
  const show = (opened: Promise<NameDraft | null>) =>
    void opened.then((one) => one !== null && setDraft(one), report);
  if (draft !== null)
    return (
      <NamesPage
        key={draft.id}
        draft={draft}
        onChange={setDraft}
        onClose={() => {
          setDraft(null);
          call('screeningFiles.close', { draftId: draft.id }).catch(report);
        }}
      />
    );
  return <FileList onOpen={show} />;
}

function FileList({ onOpen }: { readonly onOpen: (opened: Promise<NameDraft | null>) => void }) {
  const intl = useIntl();
  const number = useNumber();
  const language = useLanguage();
  const now = useNow();
  const stateWord = useFileStateWord();
  const { practice } = useAppearance();
  const files = useAsk('screeningFiles.list', {});
  const title = intl.formatMessage({ id: 'screening.files' });
  usePageTitle(title);
  const actions = (
    <>
      {practice && (
        <Button onPress={() => onOpen(call('screeningFiles.openSample', {}))}>
          <FormattedMessage id="screening.sample" />
        </Button>
      )}
      <Button kind="primary" onPress={() => onOpen(call('screeningFiles.open', {}))}>
        <FormattedMessage id="batches.import" />
      </Button>
    </>
  );
  const dropped = async (file: File): Promise<NameDraft> =>
    call('screeningFiles.openBytes', { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  return (
    <Page layout="fill">
      <ScreeningNav area="files" />
      {/* Without a file the empty list offers the same. */}
      <PageHead title={title} actions={files.data?.length !== 0 && actions} />
      <DropZone
        className="screening-drop"
        aria-label={intl.formatMessage({ id: 'screening.drop' })}
        onDrop={({ items }) => {
          const item = items.find((one) => one.kind === 'file');
          if (item?.kind === 'file') onOpen(item.getFile().then(dropped));
        }}
      >
        <DataTable<ScreeningFile>
          takesFocus
          label={title}
          name="screening-files"
          rows={files.data ?? []}
          rowKey={({ id }) => id}
          onOpen={({ id }) => navigate(address('screening', 'files', id))}
          columns={[
            {
              id: 'name',
              header: intl.formatMessage({ id: 'screening.fileName' }),
              width: 'minmax(160px, 2fr)',
              cell: ({ name }) => <span className="strong">{name}</span>,
              text: ({ name }) => name,
              sortBy: ({ name }) => name,
            },
            {
              id: 'state',
              header: intl.formatMessage({ id: 'batches.column.state' }),
              width: '120px',
              cell: ({ state }) => stateWord(state),
              text: ({ state }) => stateWord(state),
            },
            {
              id: 'progress',
              header: intl.formatMessage({ id: 'batches.column.progress' }),
              width: 'minmax(120px, 1fr)',
              cell: (file) => <FileBar file={file} />,
              text: ({ counts }) => String(counts.done),
            },
            {
              id: 'total',
              header: intl.formatMessage({ id: 'screening.names' }),
              width: '88px',
              align: 'end',
              cell: ({ counts }) => number(counts.total),
              text: ({ counts }) => String(counts.total),
              sortBy: ({ counts }) => counts.total,
            },
            {
              id: 'undecided',
              header: intl.formatMessage({ id: 'screening.filter.undecided' }),
              width: '104px',
              align: 'end',
              cell: ({ counts }) => number(counts.undecided),
              text: ({ counts }) => String(counts.undecided),
              sortBy: ({ counts }) => counts.undecided,
            },
            {
              id: 'created',
              header: intl.formatMessage({ id: 'batches.column.created' }),
              width: '104px',
              cell: ({ createdAt }) => formatRecent(createdAt, now, language),
              text: ({ createdAt }) => new Date(createdAt).toISOString(),
              sortBy: ({ createdAt }) => createdAt,
            },
          ]}
          empty={
            !files.isSuccess ? (
              <Awaiting error={files.error} lines={8} />
            ) : (
              <Empty title={intl.formatMessage({ id: 'screening.filesTitle' })} actions={actions}>
                <FormattedMessage id="screening.filesEmpty" />
              </Empty>
            )
          }
        />
      </DropZone>
    </Page>
  );
}
