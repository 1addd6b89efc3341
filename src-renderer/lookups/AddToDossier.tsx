import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LegalBasis } from '@shared/lookup';
import { failureWords } from '../bridge/bridge';
import { useAsk, useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { Dialog } from '../design/Dialog';
import { TextField } from '../design/Field';
import { notifyDone } from '../design/notices';
import { Select } from '../design/Select';
import { Radios } from '../design/toggles';
import { useSettings } from '../frame/settings';
import { useText } from '../i18n/text';
import { LegalBasisSelect } from './form/LegalBasisSelect';

interface AddToDossierProps {
  /** Lookups, rows of a batch through theirs, or screenings. */
  readonly what:
    | { readonly lookupIds: readonly string[] }
    | { readonly screeningIds: readonly string[] }
    | { readonly batchId: string; readonly rows: readonly number[] };
  readonly onClose: () => void;
}

const newDossier = 'new';

/** Puts lookups, rows of a batch or screenings into a dossier that is there, or into a new one. */
export function AddToDossier({ what, onClose }: AddToDossierProps) {
  const intl = useIntl();
  const text = useText();
  const { settings } = useSettings();
  const dossiers = useAsk('dossiers.list', {});
  const create = useSend('dossiers.create');
  const addLookups = useSend('dossiers.addLookups');
  const addRows = useSend('dossiers.addBatchRows');
  const addScreenings = useSend('dossiers.addScreenings');
  const count =
    'rows' in what
      ? what.rows.length
      : 'screeningIds' in what
        ? what.screeningIds.length
        : what.lookupIds.length;

  const [picked, setPicked] = useState<string | null>(null);
  const [kind, setKind] = useState<'person' | 'company'>('company');
  const [name, setName] = useState('');
  const [purpose, setPurpose] = useState('');
  const [basis, setBasis] = useState<LegalBasis | null>(null);
  const [wasTried, setTried] = useState(false);

  const known = dossiers.data ?? [];
  const choice = picked ?? known[0]?.id ?? newDossier;
  const isNew = choice === newDossier;
  const missing = intl.formatMessage({ id: 'addTo.missing' });
  const complete = !isNew || (name.trim() !== '' && purpose.trim() !== '' && basis !== null);

  const save = async () => {
    setTried(true);
    if (!complete) return;
    try {
      const dossierId =
        isNew && basis !== null
          ? (
              await create.mutateAsync({
                subjectKind: kind,
                subjectName: name,
                identifiers: [],
                purpose,
                legalBasis: basis,
                preparedBy: settings.analyst,
                summary: '',
              })
            ).id
          : choice;
      // A second try after a failed addition must not make a second dossier.
      setPicked(dossierId);
      let dossier = '';
      if ('rows' in what)
        for (const rows of portions(what.rows))
          dossier = (await addRows.mutateAsync({ dossierId, batchId: what.batchId, rows })).number;
      else if ('screeningIds' in what)
        for (const screeningIds of portions(what.screeningIds))
          dossier = (await addScreenings.mutateAsync({ dossierId, screeningIds })).number;
      else
        for (const lookupIds of portions(what.lookupIds))
          dossier = (await addLookups.mutateAsync({ dossierId, lookupIds })).number;
      notifyDone(
        'screeningIds' in what
          ? intl.formatMessage({ id: 'addTo.screeningDone' }, { count, dossier })
          : intl.formatMessage({ id: 'addTo.done' }, { count, dossier }),
      );
      onClose();
    } catch {
      // The mutations keep their errors, and the dialog shows them.
    }
  };

  const error = create.error ?? addLookups.error ?? addRows.error ?? addScreenings.error;
  return (
    <Dialog
      title={
        'screeningIds' in what
          ? intl.formatMessage({ id: 'addTo.screeningTitle' }, { count })
          : intl.formatMessage({ id: 'addTo.title' }, { count })
      }
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
          <Button
            kind="primary"
            isPending={
              create.isPending || addLookups.isPending || addRows.isPending || addScreenings.isPending
            }
            onPress={() => void save()}
          >
            <FormattedMessage id={isNew ? 'addTo.createAndAdd' : 'addTo.add'} />
          </Button>
        </>
      }
    >
      {error !== null && (
        <Callout tone="adverse" alert>
          <p>{text(failureWords(error))}</p>
        </Callout>
      )}
      {known.length > 0 && (
        <Select
          label={intl.formatMessage({ id: 'addTo.dossier' })}
          choices={[
            ...known.map((dossier) => ({
              value: dossier.id,
              label: `${dossier.number} · ${dossier.subjectName}`,
            })),
            { value: newDossier, label: intl.formatMessage({ id: 'addTo.new' }) },
          ]}
          value={choice}
          onChange={setPicked}
        />
      )}
      {isNew && (
        <>
          <Radios
            label={intl.formatMessage({ id: 'addTo.kind' })}
            choices={[
              { value: 'company', label: intl.formatMessage({ id: 'addTo.company' }) },
              { value: 'person', label: intl.formatMessage({ id: 'addTo.person' }) },
            ]}
            value={kind}
            onChange={setKind}
          />
          <TextField
            label={intl.formatMessage({ id: 'addTo.name' })}
            required
            error={wasTried && name.trim() === '' ? missing : null}
            value={name}
            maxLength={200}
            onChange={setName}
            autoFocus
          />
          <TextField
            label={intl.formatMessage({ id: 'persons.purpose' })}
            help={intl.formatMessage({ id: 'addTo.purposeHelp' })}
            required
            error={wasTried && purpose.trim() === '' ? missing : null}
            value={purpose}
            maxLength={500}
            onChange={setPurpose}
          />
          <LegalBasisSelect
            required
            error={wasTried && basis === null ? missing : null}
            value={basis}
            onChange={setBasis}
          />
        </>
      )}
    </Dialog>
  );
}

/** As many at a time as one request takes. */
function portions<Member>(members: readonly Member[]): Member[][] {
  const size = 500;
  return Array.from({ length: Math.ceil(members.length / size) }, (_, part) =>
    members.slice(part * size, (part + 1) * size),
  );
}
