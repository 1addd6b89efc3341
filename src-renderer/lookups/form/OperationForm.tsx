import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button as AriaButton, Disclosure, DisclosurePanel } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LegalBasis } from '@shared/lookup';
import type { Operation } from '@shared/operations/operation';
import { Button } from '../../design/Button';
import { ChevronRightIcon } from '../../design/icons';
import { Key } from '../../design/Key';
import { Tag } from '../../design/Tag';
import { useText } from '../../i18n/text';
import type { Question } from '../runs';
import { AssistedNotice } from './AssistedNotice';
import { ErrorSummary } from './ErrorSummary';
import { FormField } from './fields';
import './Form.css';
import {
  fieldsOf,
  groupsOf,
  initialValues,
  inputOf,
  listedRadicados,
  valuesOf,
  type FieldModel,
  type FieldValue,
} from './model';
import { PersonsBasis } from './PersonsBasis';
import { QuotaCost } from './QuotaCost';
import { useMistakeWords } from './useMistakeWords';
import { mistakesOf, type Mistake } from './violations';

interface OperationFormProps {
  readonly operation: Operation;
  /** A request to show in the form; the contract's defaults when absent. */
  readonly input: Readonly<Record<string, unknown>> | null;
  readonly onRun: (question: Question, newTab: boolean) => void;
}

/** The form of an operation, made from its contract. Enter runs it, Ctrl+Enter in a new tab of results. */
export function OperationForm({ operation, input, onRun }: OperationFormProps) {
  const intl = useIntl();
  const text = useText();
  const mistakeWords = useMistakeWords();
  const formId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const fields = useMemo(() => fieldsOf(operation), [operation]);
  const [values, setValues] = useState(() =>
    input === null ? initialValues(fields) : valuesOf(fields, input),
  );
  const [purpose, setPurpose] = useState('');
  const [legalBasis, setLegalBasis] = useState<LegalBasis | null>(null);
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);

  const { shown, further } = useMemo(() => groupsOf(fields), [fields]);
  const filled = further.filter(({ name, initial }) => (values[name] ?? initial) !== initial).length;
  const [isUnfolded, setIsUnfolded] = useState(filled > 0);

  const idOf = (name: string) => `${formId}-${name}`;
  const set = (name: string, value: FieldValue) => {
    setValues((before) => ({ ...before, [name]: value }));
    setMistakes((before) => before.filter((mistake) => mistake.field !== name));
  };

  const submit = (newTab: boolean) => {
    const body = inputOf(fields, values);
    const found = [...mistakesOf(operation, body)];
    if (operation.concernsPersons && purpose.trim() === '')
      found.push({ field: 'purpose', rule: 'required', limit: null });
    if (operation.concernsPersons && legalBasis === null)
      found.push({ field: 'legalBasis', rule: 'required', limit: null });
    setMistakes(found);
    if (found.length > 0) {
      if (further.some(({ name }) => found.some((mistake) => mistake.field === name))) setIsUnfolded(true);
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    onRun(
      {
        operation: operation.id,
        input: body,
        purpose: operation.concernsPersons ? purpose.trim() : null,
        legalBasis: operation.concernsPersons ? legalBasis : null,
      },
      newTab,
    );
  };

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit(true);
  };

  const wordsOf = (name: string): string | null => {
    const mistake = mistakes.find((entry) => entry.field === name);
    if (mistake === undefined) return null;
    if (name === 'purpose') return intl.formatMessage({ id: 'mistake.purpose' });
    if (name === 'legalBasis') return intl.formatMessage({ id: 'mistake.legalBasis' });
    const field = fields.find((entry) => entry.name === name);
    return field === undefined ? null : mistakeWords(mistake, field, values[name] ?? '');
  };
  const labelOf = (name: string): string => {
    if (name === 'purpose') return intl.formatMessage({ id: 'persons.purpose' });
    if (name === 'legalBasis') return intl.formatMessage({ id: 'persons.basis' });
    const field = fields.find((entry) => entry.name === name);
    return field === undefined ? name : text(field.label);
  };

  const fieldOf = (field: FieldModel, autoFocus: boolean) => (
    <FormField
      key={field.name}
      id={idOf(field.name)}
      field={field}
      value={values[field.name] ?? field.initial}
      error={wordsOf(field.name)}
      onChange={(value) => set(field.name, value)}
      autoFocus={autoFocus}
    />
  );

  const list = fields.find((field) => field.kind === 'radicado_list');
  const cost = list === undefined ? 1 : listedRadicados(String(values[list.name] ?? '')).length;

  return (
    // Ctrl+Enter is heard wherever the focus stands in the form.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="operation-form"
      aria-label={text(operation.title)}
      noValidate
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
    >
      {mistakes.length > 0 && (
        <ErrorSummary
          ref={summary}
          entries={mistakes.map((mistake) => ({
            target: idOf(mistake.field),
            label: labelOf(mistake.field),
            words: wordsOf(mistake.field) ?? '',
          }))}
        />
      )}
      {operation.assisted !== null && <AssistedNotice notice={operation.assisted} />}
      {shown.map((field, index) => fieldOf(field, index === 0))}
      {further.length > 0 && (
        <Disclosure className="form-further" isExpanded={isUnfolded} onExpandedChange={setIsUnfolded}>
          <AriaButton slot="trigger" className="form-further-trigger">
            <ChevronRightIcon />
            <FormattedMessage id="form.further" values={{ count: further.length }} />
            {filled > 0 && !isUnfolded && (
              <Tag tone="accent">
                <FormattedMessage id="form.filled" values={{ count: filled }} />
              </Tag>
            )}
          </AriaButton>
          <DisclosurePanel>
            {isUnfolded && (
              <div className="form-further-fields">{further.map((field) => fieldOf(field, false))}</div>
            )}
          </DisclosurePanel>
        </Disclosure>
      )}
      {operation.concernsPersons && (
        <PersonsBasis
          purposeId={idOf('purpose')}
          purpose={purpose}
          purposeError={wordsOf('purpose')}
          onPurpose={(value) => {
            setPurpose(value);
            setMistakes((before) => before.filter((mistake) => mistake.field !== 'purpose'));
          }}
          basisId={idOf('legalBasis')}
          basis={legalBasis}
          basisError={wordsOf('legalBasis')}
          onBasis={(value) => {
            setLegalBasis(value);
            setMistakes((before) => before.filter((mistake) => mistake.field !== 'legalBasis'));
          }}
        />
      )}
      <footer className="form-foot">
        <Button kind="primary" type="submit">
          <FormattedMessage id="form.run" />
        </Button>
        <Button onPress={() => submit(true)} aria-keyshortcuts="Control+Enter">
          <FormattedMessage id="form.runNewTab" />
          <Key>Ctrl Enter</Key>
        </Button>
        <QuotaCost operation={operation} cost={cost} />
      </footer>
    </form>
  );
}
