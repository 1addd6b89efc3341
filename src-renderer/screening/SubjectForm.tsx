import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { subjectKinds, type ScreeningSubject } from '@shared/screening';
import { subjectKindWords } from '@shared/words/screening';
import { Button } from '../design/Button';
import { TextField } from '../design/Field';
import { Key } from '../design/Key';
import { Radios } from '../design/toggles';
import { useText } from '../i18n/text';
import { ErrorSummary } from '../lookups/form/ErrorSummary';
import '../lookups/form/Form.css';
import { BasisFields } from '../lookups/form/BasisFields';
import { concernsPerson, namedPerson, parted, readDraft, type Mistake, type SubjectDraft } from './draft';
import { ThresholdField } from './ThresholdField';
import { UnknownCountries } from './UnknownCountries';

interface SubjectFormProps {
  readonly draft: SubjectDraft;
  readonly onChange: (draft: SubjectDraft) => void;
  readonly onRun: (subject: ScreeningSubject) => void;
  readonly isPending: boolean;
}

/** Who is screened, from which score on a name is a hit, and why. Enter runs it. */
export function SubjectForm({ draft, onChange, onRun, isPending }: SubjectFormProps) {
  const intl = useIntl();
  const text = useText();
  const formId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  // A name that is still being written is not yet a wrong one.
  const [isWritingCountries, setIsWritingCountries] = useState(false);

  const set = (change: Partial<SubjectDraft>) => {
    onChange({ ...draft, ...change });
    const changed = Object.entries(change).filter(
      ([name, value]) => draft[name as keyof SubjectDraft] !== value,
    );
    setMistakes((before) => before.filter((field) => !changed.some(([name]) => name === field)));
  };
  const labels: Readonly<Record<Mistake, string>> = {
    name: intl.formatMessage({ id: 'screening.name' }),
    birthDate: intl.formatMessage({ id: 'screening.birthDate' }),
    countries: intl.formatMessage({ id: 'screening.countries' }),
    identifiers: intl.formatMessage({ id: 'screening.identifiers' }),
    purpose: intl.formatMessage({ id: 'persons.purpose' }),
    legalBasis: intl.formatMessage({ id: 'persons.basis' }),
  };
  const words: Readonly<Record<Mistake, string>> = {
    name: intl.formatMessage({ id: 'screening.nameWrong' }),
    birthDate: intl.formatMessage({ id: 'screening.birthDateWrong' }),
    countries: intl.formatMessage({ id: 'screening.countriesWrong' }),
    identifiers: intl.formatMessage({ id: 'screening.identifiersWrong' }),
    purpose: intl.formatMessage({ id: 'mistake.purpose' }),
    legalBasis: intl.formatMessage({ id: 'mistake.legalBasis' }),
  };
  const idOf = (field: Mistake): string => `${formId}-${field}`;
  const errorOf = (field: Mistake): string | null => (mistakes.includes(field) ? words[field] : null);

  const submit = () => {
    const read = readDraft(draft);
    if ('subject' in read) {
      setMistakes([]);
      onRun(read.subject);
      return;
    }
    setMistakes(read.mistakes);
    requestAnimationFrame(() => summary.current?.focus());
  };

  return (
    <form
      className="operation-form"
      aria-label={intl.formatMessage({ id: 'screening.form' })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {mistakes.length > 0 && (
        <ErrorSummary
          ref={summary}
          title={<FormattedMessage id="screening.mistakes" values={{ count: mistakes.length }} />}
          entries={mistakes.map((field) => ({
            target: idOf(field),
            label: labels[field],
            words: words[field],
          }))}
        />
      )}
      <TextField
        id={idOf('name')}
        label={labels.name}
        help={intl.formatMessage({ id: 'screening.nameHelp' })}
        required
        autoFocus
        error={errorOf('name')}
        value={draft.name}
        maxLength={200}
        onChange={(name) => set({ name })}
      />
      <Radios
        label={intl.formatMessage({ id: 'screening.kind' })}
        choices={[
          { value: 'any', label: intl.formatMessage({ id: 'screening.anyKind' }) },
          ...subjectKinds.map((kind) => ({ value: kind, label: text(subjectKindWords[kind]) })),
        ]}
        value={draft.kind}
        onChange={(kind) => set({ kind })}
      />
      <TextField
        id={idOf('identifiers')}
        label={labels.identifiers}
        help={intl.formatMessage({ id: 'screening.identifiersHelp' })}
        error={errorOf('identifiers')}
        mono
        value={draft.identifiers}
        maxLength={400}
        onChange={(identifiers) => set({ identifiers })}
      />
      <TextField
        id={idOf('birthDate')}
        label={labels.birthDate}
        help={intl.formatMessage({ id: 'screening.birthDateHelp' })}
        error={errorOf('birthDate')}
        mono
        value={draft.birthDate}
        maxLength={10}
        onChange={(birthDate) => set({ birthDate })}
      />
      <TextField
        id={idOf('countries')}
        label={labels.countries}
        help={intl.formatMessage({ id: 'screening.countriesHelp' })}
        error={errorOf('countries')}
        value={draft.countries}
        maxLength={400}
        onChange={(countries) => set({ countries })}
        onFocus={() => setIsWritingCountries(true)}
        onBlur={() => setIsWritingCountries(false)}
        note={
          <div aria-live="polite">
            {!isWritingCountries && <UnknownCountries of={parted(draft.countries)} />}
          </div>
        }
      />
      <ThresholdField value={draft.threshold} onChange={(threshold) => set({ threshold })} />
      {concernsPerson(draft) && (
        <BasisFields
          operation={namedPerson}
          basis={{ purpose: draft.purpose, legalBasis: draft.legalBasis, authorization: null }}
          idOf={(field) => `${formId}-${field}`}
          errorOf={(field) => (field === 'authorization' ? null : errorOf(field))}
          onChange={(_, { purpose, legalBasis }) => set({ purpose: purpose ?? '', legalBasis })}
        />
      )}
      <div className="form-foot">
        <div className="row">
          <Button type="submit" kind="primary" isPending={isPending}>
            <FormattedMessage id={isPending ? 'screening.running' : 'screening.run'} />
          </Button>
          <Key>Enter</Key>
        </div>
      </div>
    </form>
  );
}
