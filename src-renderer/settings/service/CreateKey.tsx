import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApiKeyView, NewApiKey } from '@shared/service';
import { useReportFailure } from '../../bridge/failures';
import { useSend } from '../../bridge/query';
import { Button } from '../../design/Button';
import { Callout } from '../../design/Callout';
import { useCopy } from '../../design/CopyButton';
import { Dialog } from '../../design/Dialog';
import { TextField } from '../../design/Field';
import { Select } from '../../design/Select';
import { useServiceAddress } from './address';
import { Connections } from './Connections';
import { localOrganization, useOrganizationName } from './organization';

interface CreateKeyProps {
  /** All there are: their organizations are offered. */
  readonly keys: readonly ApiKeyView[];
  readonly onClose: () => void;
}

/** Asks for a key's name and organization, makes it, and shows it this once. */
export function CreateKey({ keys, onClose }: CreateKeyProps) {
  const [made, setMade] = useState<NewApiKey | null>(null);
  return made === null ? (
    <AskForKey keys={keys} onMade={setMade} onClose={onClose} />
  ) : (
    <ShowKey made={made} onClose={onClose} />
  );
}

const maxName = 80;
const formId = 'create-key';

interface AskForKeyProps extends CreateKeyProps {
  readonly onMade: (made: NewApiKey) => void;
}

function AskForKey({ keys, onMade, onClose }: AskForKeyProps) {
  const intl = useIntl();
  const nameOf = useOrganizationName();
  const report = useReportFailure();
  const create = useSend('service.keys.create');
  const known = [...new Set([localOrganization, ...keys.map((key) => key.organization.name)])];
  const [name, setName] = useState('');
  // null: one that is not known yet.
  const [chosen, setChosen] = useState<string | null>(localOrganization);
  const [other, setOther] = useState('');
  const organization = (chosen ?? other).trim();
  const isComplete = name.trim() !== '' && organization !== '';
  const submit = () => {
    if (!isComplete || create.isPending) return;
    create.mutate({ name: name.trim(), organization }, { onSuccess: onMade, onError: report });
  };
  return (
    <Dialog
      isOpen
      title={intl.formatMessage({ id: 'service.createTitle' })}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            isDisabled={!isComplete}
            isPending={create.isPending}
          >
            <FormattedMessage id="service.createNow" />
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="service-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          autoFocus
          required
          label={intl.formatMessage({ id: 'service.keyName' })}
          help={intl.formatMessage({ id: 'service.keyNameHelp' })}
          maxLength={maxName}
          value={name}
          onChange={setName}
        />
        <Select
          label={intl.formatMessage({ id: 'service.keyOrganization' })}
          help={intl.formatMessage({ id: 'service.organizationHelp' })}
          choices={[
            ...known.map((value) => ({ value: `=${value}`, label: nameOf(value) })),
            { value: '+', label: intl.formatMessage({ id: 'service.otherOrganization' }) },
          ]}
          value={chosen === null ? '+' : `=${chosen}`}
          onChange={(value) => setChosen(value === '+' ? null : value.slice(1))}
        />
        {chosen === null && (
          <TextField
            required
            label={intl.formatMessage({ id: 'service.organizationName' })}
            maxLength={maxName}
            value={other}
            onChange={setOther}
          />
        )}
      </form>
    </Dialog>
  );
}

function ShowKey({
  made: { key, view },
  onClose,
}: {
  readonly made: NewApiKey;
  readonly onClose: () => void;
}) {
  const intl = useIntl();
  const copy = useCopy();
  const address = useServiceAddress();
  return (
    <Dialog
      isOpen
      wide
      // Not to be lost by a press beside it: the key is shown this once.
      role="alertdialog"
      title={intl.formatMessage({ id: 'service.madeTitle' }, { name: view.name })}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          <FormattedMessage id="service.madeDone" />
        </Button>
      }
    >
      <Callout
        tone="yours"
        title={intl.formatMessage({ id: 'service.madeWords' })}
        actions={
          <Button autoFocus onPress={() => copy(key)}>
            <FormattedMessage id="service.copyKey" />
          </Button>
        }
      >
        <p className="mono service-secret">{key}</p>
      </Callout>
      <Connections baseUrl={address} apiKey={key} />
    </Dialog>
  );
}
