import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import { Fact, Facts } from '../../../design/Facts';
import { useText } from '../../../i18n/text';
import './FieldFacts.css';
import { FieldName } from './FieldName';
import { FieldValue } from './FieldValue';
import { fieldsOf, type Field, type Value } from '@shared/answers/fields';

interface FieldFactsProps {
  readonly schema: z.ZodObject;
  readonly value: Value;
  /** Fields that are shown elsewhere. */
  readonly without?: ReadonlySet<string>;
  /** Of the headings of its parts. */
  readonly level?: 2 | 3;
}

/** An answer (or a part of one) as named values, its parts and lists below them, by the words of its contract. */
export function FieldFacts({ schema, value, without, level = 2 }: FieldFactsProps) {
  const fields = fieldsOf(schema).filter(({ name }) => without?.has(name) !== true);
  const values = fields.filter((field) => field.kind === 'value' || field.kind === 'values');
  const currency = typeof value['currency'] === 'string' ? value['currency'] : undefined;
  return (
    <div className="field-facts">
      {values.length > 0 && (
        <Facts layout="list">
          {values.map((field) => (
            <Fact key={field.name} name={<FieldName field={field} />}>
              <FieldValue field={field} value={value[field.name]} currency={currency} />
            </Fact>
          ))}
        </Facts>
      )}
      {fields.map((field) => {
        if (field.kind !== 'part' && field.kind !== 'list') return null;
        return <FieldSection key={field.name} field={field} value={value[field.name]} level={level} />;
      })}
    </div>
  );
}

interface FieldSectionProps {
  readonly field: Extract<Field, { kind: 'part' | 'list' }>;
  readonly value: unknown;
  readonly level: 2 | 3;
}

/** A part under its own heading, or a list of parts one after the other. */
function FieldSection({ field, value, level }: FieldSectionProps) {
  const text = useText();
  const Heading = level === 2 ? 'h2' : 'h3';
  const items = Array.isArray(value) ? (value as readonly Value[]) : null;
  const label = field.words === undefined ? field.name : text(field.words.label);
  return (
    <section className="field-section">
      <Heading title={field.words === undefined ? undefined : text(field.words.help)}>
        {label}
        {items !== null && <span className="soft"> {items.length}</span>}
      </Heading>
      {value === null || value === undefined ? (
        <p className="soft">
          <FormattedMessage id="value.none" />
        </p>
      ) : items === null ? (
        <FieldFacts schema={field.schema} value={value as Value} level={3} />
      ) : items.length === 0 ? (
        <p className="soft">
          <FormattedMessage id="value.empty" />
        </p>
      ) : (
        <ol className="field-items">
          {items.map((item, index) => (
            // The items of an answer never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <FieldFacts schema={field.schema} value={item} level={3} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
