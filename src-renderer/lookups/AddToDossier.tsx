import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureWords } from '../bridge/bridge';
import { useAsk, useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { Dialog } from '../design/Dialog';
import { notifyDone } from '../design/notices';
import { Select } from '../design/Select';
import {
  missingParticulars,
  noParticulars,
  particularsOf,
  type ParticularsDraft,
} from '../dossiers/particulars';
import { GroundsFields, SubjectFields } from '../dossiers/ParticularsFields';
import { useSettings } from '../frame/settings';
import { useText } from '../i18n/text';
import { useAddition, type Addable } from './useAddition';

interface AddToDossierProps {
  readonly what: Addable;
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
  const { count, addTo, ...addition } = useAddition(what);
  const [picked, setPicked] = useState<string | null>(null);
  const [draft, setDraft] = useState(noParticulars);
  const [wasTried, setTried] = useState(false);

  const known = dossiers.data ?? [];
  const choice = picked ?? known[0]?.id ?? newDossier;
  const isNew = choice === newDossier;
  const error = create.error ?? addition.error;
  const fields = {
    draft,
    onChange: (part: Partial<ParticularsDraft>) => setDraft({ ...draft, ...part }),
    missing: wasTried ? missingParticulars(draft) : [],
  };
  const ofScreenings = 'screeningIds' in what;

  const save = async () => {
    setTried(true);
    const particulars = isNew ? particularsOf(draft) : null;
    if (isNew && particulars === null) return;
    try {
      const dossierId =
        particulars === null
          ? choice
          : (
              await create.mutateAsync({
                ...particulars,
                identifiers: [],
                preparedBy: settings.analyst,
                summary: '',
              })
            ).id;
      // A second try after a failed addition must not make a second dossier.
      setPicked(dossierId);
      const dossier = await addTo(dossierId);
      notifyDone(
        intl.formatMessage({ id: ofScreenings ? 'addTo.screeningDone' : 'addTo.done' }, { count, dossier }),
      );
      onClose();
    } catch {
      // The mutations keep their errors, and the dialog shows them.
    }
  };

  return (
    <Dialog
      title={intl.formatMessage({ id: ofScreenings ? 'addTo.screeningTitle' : 'addTo.title' }, { count })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
          <Button
            kind="primary"
            isPending={create.isPending || addition.isPending}
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
          <SubjectFields {...fields} />
          <GroundsFields {...fields} />
        </>
      )}
    </Dialog>
  );
}
