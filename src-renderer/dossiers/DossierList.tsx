import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DossierRow } from '@shared/dossier';
import { fold } from '@shared/fold';
import { Awaiting } from '../bridge/Awaiting';
import { useAppearance } from '../bridge/appearance';
import { useAsk } from '../bridge/query';
import { useCommands, type Command } from '../commands/commands';
import { Button } from '../design/Button';
import { DataTable, type Column } from '../design/DataTable';
import { Empty } from '../design/Empty';
import { Page, PageHead, usePageTitle } from '../design/Page';
import { SearchField } from '../design/SearchField';
import { useNow } from '../i18n/clock';
import { formatRecent } from '../i18n/dates';
import { useNumber } from '../i18n/numbers';
import { useLanguage } from '../i18n/text';
import { address, navigate } from '../router/router';
import { useIdentifierText } from './identifiers';
import { useSampleDossier } from './sample';
import { useTallyText, VerdictTally } from './VerdictCounts';

const openNew = () => navigate(address('dossiers', 'new'));

/** Every dossier, what was changed last first. */
export function DossierList() {
  const intl = useIntl();
  const dossiers = useAsk('dossiers.list', {});
  const { practice } = useAppearance();
  const [typed, setTyped] = useState('');
  const identifierText = useIdentifierText();
  const columns = useDossierColumns();
  const sample = useSampleDossier();
  const title = intl.formatMessage({ id: 'nav.dossiers' });
  usePageTitle(title);
  useCommands(
    useMemo<readonly Command[]>(
      () => [
        {
          id: 'dossiers.new',
          title: intl.formatMessage({ id: 'dossiers.new' }),
          group: intl.formatMessage({ id: 'nav.dossiers' }),
          keys: 'N',
          run: openNew,
        },
      ],
      [intl],
    ),
  );

  const wanted = fold(typed.trim());
  const rows = (dossiers.data ?? []).filter((dossier) =>
    fold(
      [
        dossier.number,
        dossier.subjectName,
        dossier.purpose,
        ...dossier.identifiers.flatMap((identifier) => [identifier.value, identifierText(identifier)]),
      ].join(' '),
    ).includes(wanted),
  );
  const newButton = (
    <Button kind="primary" onPress={openNew}>
      <FormattedMessage id="dossiers.new" />
    </Button>
  );
  return (
    <Page layout="fill">
      <PageHead title={title} actions={dossiers.data?.length !== 0 && newButton} />
      {!dossiers.isSuccess && <Awaiting error={dossiers.error} lines={8} />}
      {dossiers.data?.length === 0 && (
        <Empty
          title={intl.formatMessage({ id: 'dossiers.emptyTitle' })}
          actions={
            <>
              {newButton}
              {practice && (
                <Button isPending={sample.isPending} onPress={sample.create}>
                  <FormattedMessage id="dossiers.sample" />
                </Button>
              )}
            </>
          }
        >
          <p>
            <FormattedMessage id="dossiers.emptyWords" />
          </p>
        </Empty>
      )}
      {dossiers.data !== undefined && dossiers.data.length > 0 && (
        <DataTable
          takesFocus
          label={title}
          name="dossiers"
          columns={columns}
          rows={rows}
          rowKey={(dossier) => dossier.id}
          onOpen={(dossier) => navigate(address('dossiers', dossier.id))}
          tools={
            <div className="tools-search">
              <SearchField
                filter
                label={intl.formatMessage({ id: 'dossiers.search' })}
                value={typed}
                onChange={setTyped}
              />
            </div>
          }
          empty={
            <p className="frame-wait soft">
              <FormattedMessage id="dossiers.noMatch" />
            </p>
          }
        />
      )}
    </Page>
  );
}

function useDossierColumns(): readonly Column<DossierRow>[] {
  const intl = useIntl();
  const number = useNumber();
  const language = useLanguage();
  const now = useNow();
  const identifierText = useIdentifierText();
  const tallyText = useTallyText();
  const identifiers = (dossier: DossierRow) => dossier.identifiers.map(identifierText).join(', ');
  return [
    {
      id: 'number',
      header: intl.formatMessage({ id: 'dossiers.column.number' }),
      width: '122px',
      cell: (dossier) => <span className="mono">{dossier.number}</span>,
      text: (dossier) => dossier.number,
      sortBy: (dossier) => dossier.number,
    },
    {
      id: 'subject',
      header: intl.formatMessage({ id: 'dossiers.column.subject' }),
      width: 'minmax(122px, 3fr)',
      cell: (dossier) => (
        <span title={dossier.subjectName} className="strong">
          {dossier.subjectName}
        </span>
      ),
      text: (dossier) => dossier.subjectName,
      sortBy: (dossier) => dossier.subjectName,
    },
    {
      id: 'identifiers',
      header: intl.formatMessage({ id: 'dossiers.column.identifiers' }),
      width: 'minmax(136px, 1fr)',
      cell: (dossier) => <span title={identifiers(dossier)}>{identifiers(dossier) || '—'}</span>,
      text: identifiers,
      optional: true,
    },
    {
      id: 'purpose',
      header: intl.formatMessage({ id: 'persons.purpose' }),
      width: 'minmax(80px, 2fr)',
      cell: (dossier) => (
        <span className="soft" title={dossier.purpose}>
          {dossier.purpose}
        </span>
      ),
      text: (dossier) => dossier.purpose,
      optional: true,
    },
    {
      id: 'findings',
      header: intl.formatMessage({ id: 'dossiers.column.findings' }),
      width: 'minmax(160px, 1fr)',
      cell: (dossier) => <VerdictTally dossier={dossier} />,
      text: (dossier) => tallyText(dossier),
      sortBy: (dossier) => dossier.findings,
    },
    {
      id: 'pending',
      header: intl.formatMessage({ id: 'dossiers.column.pending' }),
      width: '94px',
      align: 'end',
      cell: (dossier) => (dossier.pending === 0 ? '—' : number(dossier.pending)),
      text: (dossier) => String(dossier.pending),
      sortBy: (dossier) => dossier.pending,
    },
    {
      id: 'updated',
      header: intl.formatMessage({ id: 'dossiers.column.updated' }),
      width: '94px',
      cell: (dossier) => formatRecent(dossier.updatedAt, now, language),
      text: (dossier) => new Date(dossier.updatedAt).toISOString(),
      sortBy: (dossier) => dossier.updatedAt,
    },
  ];
}
