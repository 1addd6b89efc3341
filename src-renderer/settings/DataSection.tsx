import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureWords } from '../bridge/bridge';
import { useAsk, useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { Confirm } from '../design/Dialog';
import { Fact, Facts } from '../design/Facts';
import { TextField } from '../design/Field';
import { notifyDone, notifyFailed } from '../design/notices';
import { useSettings } from '../frame/settings';
import { useText } from '../i18n/text';
import { DraftField } from './DraftField';

/** Where the data lie, how long they are kept, and what is held about a subject. */
export function DataSection() {
  return (
    <>
      <Folder />
      <Retention />
      <Subject />
    </>
  );
}

function Folder() {
  const words = useText();
  const info = useAsk('app.info', {});
  const { mutate } = useSend('app.openDataFolder');
  return (
    <div className="settings-group">
      <h3>
        <FormattedMessage id="settings.folder" />
      </h3>
      <p className="mono">{info.data?.dataFolder}</p>
      <Button onPress={() => mutate({}, { onError: (error) => notifyFailed(words(failureWords(error))) })}>
        <FormattedMessage id="settings.folderOpen" />
      </Button>
    </div>
  );
}

function Retention() {
  const intl = useIntl();
  const words = useText();
  const { settings, change } = useSettings();
  const preview = useAsk('retention.preview', {});
  const purge = useSend('retention.purge');
  const [asks, setAsks] = useState(false);
  const due = (preview.data?.lookups ?? 0) + (preview.data?.screenings ?? 0);
  const confirm = () =>
    purge.mutate(
      {},
      {
        onSuccess: ({ lookups, screenings }) =>
          notifyDone(intl.formatMessage({ id: 'settings.purged' }, { count: lookups + screenings })),
        onError: (error) => notifyFailed(words(failureWords(error))),
        onSettled: () => setAsks(false),
      },
    );
  return (
    <div className="settings-group">
      <h3>
        <FormattedMessage id="settings.retention" />
      </h3>
      <DraftField
        label={intl.formatMessage({ id: 'settings.retentionDays' })}
        help={intl.formatMessage({ id: 'settings.retentionHelp' })}
        value={String(settings.retentionDays)}
        check={(text) =>
          /^\d+$/.test(text) && Number(text) <= 3650
            ? null
            : intl.formatMessage({ id: 'settings.numberBetween' }, { min: 0, max: 3650 })
        }
        onSave={(text) => change({ retentionDays: Number(text) })}
      />
      {settings.retentionDays > 0 && (
        <>
          <p>
            <FormattedMessage id="settings.retentionDue" values={{ count: due }} />
          </p>
          <Button kind="danger" isDisabled={due === 0} onPress={() => setAsks(true)}>
            <FormattedMessage id="settings.purge" />
          </Button>
        </>
      )}
      <Confirm
        title={intl.formatMessage({ id: 'settings.purgeTitle' })}
        action={intl.formatMessage({ id: 'settings.purge' })}
        isOpen={asks}
        isPending={purge.isPending}
        onConfirm={confirm}
        onClose={() => setAsks(false)}
      >
        <FormattedMessage id="settings.purgeWords" values={{ count: due }} />
      </Confirm>
    </div>
  );
}

/** What is held about one radicado or name, and its deletion (Ley 1581 de 2012). */
function Subject() {
  const intl = useIntl();
  const words = useText();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const held = useAsk('lookups.subject', { subject: asked ?? '-' }, { enabled: asked !== null });
  const remove = useSend('lookups.deleteSubject');
  const look = () => {
    const subject = text.trim();
    if (subject !== '') setAsked(subject);
  };
  const confirm = () => {
    if (asked === null) return;
    remove.mutate(
      { subject: asked },
      {
        onSuccess: (done) => notifyDone(intl.formatMessage({ id: 'settings.subjectDeleted' }, { ...done })),
        onError: (error) => notifyFailed(words(failureWords(error))),
        onSettled: () => setAsks(false),
      },
    );
  };
  return (
    <div className="settings-group">
      <h3>
        <FormattedMessage id="settings.subject" />
      </h3>
      <TextField
        label={intl.formatMessage({ id: 'settings.subjectName' })}
        help={intl.formatMessage({ id: 'settings.subjectHelp' })}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key === 'Enter') look();
          else event.continuePropagation();
        }}
      />
      <Button isDisabled={text.trim() === ''} onPress={look}>
        <FormattedMessage id="settings.subjectLook" />
      </Button>
      {held.error !== null && (
        <Callout tone="adverse" alert>
          {words(failureWords(held.error))}
        </Callout>
      )}
      {asked !== null && held.data !== undefined && (
        <>
          <Facts layout="list">
            <Fact name={intl.formatMessage({ id: 'nav.lookups' })}>
              {intl.formatNumber(held.data.lookups)}
            </Fact>
            <Fact name={intl.formatMessage({ id: 'dossiers.screenings' })}>
              {intl.formatNumber(held.data.screenings)}
            </Fact>
            <Fact name={intl.formatMessage({ id: 'nav.dossiers' })}>{listed(held.data.dossiers)}</Fact>
            <Fact name={intl.formatMessage({ id: 'nav.batches' })}>{listed(held.data.batches)}</Fact>
          </Facts>
          <Button
            kind="danger"
            isDisabled={held.data.lookups + held.data.screenings === 0}
            onPress={() => setAsks(true)}
          >
            <FormattedMessage id="settings.subjectDelete" />
          </Button>
        </>
      )}
      <Confirm
        title={intl.formatMessage({ id: 'settings.subjectDeleteTitle' })}
        action={intl.formatMessage({ id: 'settings.subjectDelete' })}
        isOpen={asks}
        isPending={remove.isPending}
        onConfirm={confirm}
        onClose={() => setAsks(false)}
      >
        <FormattedMessage id="settings.subjectDeleteWords" values={{ subject: asked ?? '' }} />
      </Confirm>
    </div>
  );
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? '—' : names.join(', ');
}
