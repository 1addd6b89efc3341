import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button as AriaButton, Disclosure, DisclosurePanel } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { missingBasis, needsAuthorization, type Basis } from '@shared/basis';
import type { Operation } from '@shared/operations/operation';
import { Button } from '../../design/Button';
import { ChevronRightIcon } from '../../design/icons';
import { Key } from '../../design/Key';
import { Tag } from '../../design/Tag';
import { useText } from '../../i18n/text';
import type { Question } from '../runs';
import { AssistedNotice } from './AssistedNotice';
import { BasisFields, noBasis, useBasisLabels, useMissingWords } from './BasisFields';
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
  const text = useText();
  const formId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const fields = useMemo(() => fieldsOf(operation), [operation]);
  const mistakeWords = useMistakeWords(fields);
  const [values, setValues] = useState(() =>
    input === null ? initialValues(fields) : valuesOf(fields, input),
  );
  const [basis, setBasis] = useState<Basis>(noBasis);
  const missingWords = useMissingWords();
  const basisLabels = useBasisLabels();
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
    for (const field of missingBasis(operation, basis)) found.push({ field, rule: 'required', limit: null });
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
        purpose: operation.concernsPersons ? (basis.purpose ?? '').trim() : null,
        legalBasis: operation.concernsPersons ? basis.legalBasis : null,
        authorization: needsAuthorization(operation) ? (basis.authorization ?? '').trim() : null,
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
    if (isBasis(name)) return missingWords(name);
    const field = fields.find((entry) => entry.name === name);
    return field === undefined ? null : mistakeWords(mistake, field, values[name] ?? '');
  };
  const labelOf = (name: string): string => {
    if (isBasis(name)) return basisLabels[name];
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
      {operation.assisted !== null && (
        <AssistedNotice notice={operation.assisted} isPartly={operation.access !== 'assisted'} />
      )}
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
      {(operation.concernsPersons || needsAuthorization(operation)) && (
        <BasisFields
          operation={operation}
          basis={basis}
          onChange={(name, next) => {
            setBasis(next);
            setMistakes((before) => before.filter((mistake) => mistake.field !== name));
          }}
          idOf={idOf}
          errorOf={wordsOf}
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

function isBasis(name: string): name is keyof Basis {
  return Object.hasOwn(noBasis, name);
}
