import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { credentialVariable, longestCredential } from '@shared/credentials';
import type { CredentialState } from '@shared/ipc';
import { operations } from '@shared/operations';
import type { Credential, Source } from '@shared/operations/operation';
import { Awaiting } from '../bridge/Awaiting';
import { call } from '../bridge/bridge';
import { useReportFailure } from '../bridge/failures';
import { queryKey, useAsk, useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { TextField } from '../design/Field';
import { notifyDone } from '../design/notices';
import { Tag } from '../design/Tag';
import { useSettings } from '../frame/settings';
import { useText } from '../i18n/text';
import { OfficialPage } from '../lookups/OfficialPage';

const sources = [...new Map(operations.map(({ source }) => [source.id, source])).values()].filter(
  ({ credentials }) => credentials !== undefined && credentials.length > 0,
);

/** The keys of the person's own that sources ask for: set, replaced, forgotten, never shown again. */
export function CredentialsSection() {
  const { settings } = useSettings();
  const { data, error } = useAsk('credentials.list', {});
  if (data === undefined) return <Awaiting error={error} lines={6} />;
  return (
    <>
      <div className="settings-group">
        <p className="soft">
          <FormattedMessage id="settings.credentialsHelp" />
        </p>
        <Callout tone={data.kept ? 'note' : 'silent'}>
          <p>
            {data.kept ? (
              <FormattedMessage id="settings.credentialsKeychain" />
            ) : (
              <FormattedMessage id="settings.credentialsMemory" />
            )}
          </p>
        </Callout>
        {settings.practice && (
          <Callout tone="note">
            <p>
              <FormattedMessage id="settings.credentialsPractice" />
            </p>
          </Callout>
        )}
        {sources.length === 0 && (
          <p>
            <FormattedMessage id="settings.credentialsNone" />
          </p>
        )}
      </div>
      {sources.map((source) =>
        (source.credentials ?? []).map((credential) => (
          <CredentialCard
            key={`${source.id} ${credential.id}`}
            source={source}
            credential={credential}
            state={
              data.entries.find((entry) => entry.source === source.id && entry.id === credential.id)?.state ??
              'none'
            }
          />
        )),
      )}
    </>
  );
}

interface CardProps {
  readonly source: Source;
  readonly credential: Credential;
  readonly state: CredentialState;
}

function CredentialCard({ source, credential, state }: CardProps) {
  const intl = useIntl();
  const text = useText();
  const report = useReportFailure();
  const forget = useSend('credentials.forget');
  const [replacing, setReplacing] = useState(false);
  const isSet = state === 'keychain' || state === 'memory';
  const names = { label: text(credential.label), source: text(source.name) };
  return (
    <article className="settings-source" aria-labelledby={`credential-${source.id}-${credential.id}`}>
      <h3 id={`credential-${source.id}-${credential.id}`}>
        {intl.formatMessage({ id: 'settings.credentialOf' }, names)}
      </h3>
      <div className="settings-group">
        <p className="row">
          <Tag tone={credential.required && !isSet ? 'silent' : 'plain'}>
            {credential.required ? (
              <FormattedMessage id="settings.credentialRequired" />
            ) : (
              <FormattedMessage id="settings.credentialOptional" />
            )}
          </Tag>
          <Tag tone={isSet ? 'accent' : state === 'unreadable' ? 'silent' : 'plain'}>
            <StateWords state={state} />
          </Tag>
        </p>
        <p>{text(credential.help)}</p>
        <p className="row">
          <FormattedMessage id="settings.credentialGet" />
          <OfficialPage url={credential.url}>{credential.url}</OfficialPage>
        </p>
        {!isSet || replacing ? (
          <CredentialForm
            source={source}
            credential={credential}
            {...(replacing ? { onCancel: () => setReplacing(false) } : {})}
            onDone={() => setReplacing(false)}
          />
        ) : (
          <div className="row">
            <Button
              aria-label={intl.formatMessage({ id: 'settings.credentialReplaceOf' }, names)}
              onPress={() => setReplacing(true)}
            >
              <FormattedMessage id="settings.credentialReplace" />
            </Button>
            <Button
              kind="danger"
              isPending={forget.isPending}
              aria-label={intl.formatMessage({ id: 'settings.credentialForgetOf' }, names)}
              onPress={() =>
                forget.mutate(
                  { source: source.id, id: credential.id },
                  {
                    onSuccess: () => notifyDone(intl.formatMessage({ id: 'settings.credentialForgotten' })),
                    onError: report,
                  },
                )
              }
            >
              <FormattedMessage id="settings.credentialForget" />
            </Button>
          </div>
        )}
        <p className="note">
          <FormattedMessage id="settings.credentialVariable" />{' '}
          <span className="mono">{credentialVariable(source.id, credential.id)}</span>
        </p>
      </div>
    </article>
  );
}

interface FormProps {
  readonly source: Source;
  readonly credential: Credential;
  readonly onCancel?: () => void;
  readonly onDone: () => void;
}

/** Takes a credential in. What was typed leaves the window with the press of the button and is forgotten here. */
function CredentialForm({ source, credential, onCancel, onDone }: FormProps) {
  const intl = useIntl();
  const text = useText();
  const report = useReportFailure();
  const client = useQueryClient();
  const [value, setValue] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [isPending, setIsPending] = useState(false);

  // Not by `useSend`, which keeps what it sent for a while.
  const save = async (given: string) => {
    setIsPending(true);
    try {
      const list = await call('credentials.set', { source: source.id, id: credential.id, value: given });
      client.setQueryData(queryKey('credentials.list', {}), list);
      notifyDone(intl.formatMessage({ id: 'settings.credentialSaved' }));
      onDone();
    } catch (error) {
      report(error);
    } finally {
      setValue('');
      setIsPending(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = value.trim();
    const isFine = given.length >= 4 && given.length <= longestCredential;
    setIsWrong(!isFine);
    if (isFine) void save(given);
  };
  return (
    <form className="settings-credential" onSubmit={submit}>
      <TextField
        type="password"
        autoComplete="off"
        mono
        label={text(credential.label)}
        value={value}
        error={isWrong ? intl.formatMessage({ id: 'settings.credentialMistake' }) : null}
        onChange={(typed) => {
          setValue(typed);
          setIsWrong(false);
        }}
      />
      <div className="row">
        <Button kind="primary" type="submit" isDisabled={value === ''} isPending={isPending}>
          <FormattedMessage id="settings.credentialSave" />
        </Button>
        {onCancel !== undefined && (
          <Button onPress={onCancel}>
            <FormattedMessage id="settings.credentialCancel" />
          </Button>
        )}
      </div>
    </form>
  );
}

function StateWords({ state }: { readonly state: CredentialState }) {
  switch (state) {
    case 'none':
      return <FormattedMessage id="settings.credentialState.none" />;
    case 'keychain':
      return <FormattedMessage id="settings.credentialState.keychain" />;
    case 'memory':
      return <FormattedMessage id="settings.credentialState.memory" />;
    case 'unreadable':
      return <FormattedMessage id="settings.credentialState.unreadable" />;
  }
}
