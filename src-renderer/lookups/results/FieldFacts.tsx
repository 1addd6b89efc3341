import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { fieldText } from '@shared/operations/operation';
import { formatRadicado } from '@shared/vocabulary/radicado';
import { Fact, Facts } from '../../design/Facts';
import { formatDate } from '../../i18n/dates';
import { useNumber } from '../../i18n/numbers';
import { useLanguage, useText } from '../../i18n/text';
import './FieldFacts.css';

interface FieldFactsProps {
  readonly schema: z.ZodObject;
  readonly value: Readonly<Record<string, unknown>>;
}

/** An answer (or a part of one) as named values, with the names that its contract gives its fields. */
export function FieldFacts({ schema, value }: FieldFactsProps) {
  const text = useText();
  return (
    <Facts layout="list">
      {Object.entries(schema.shape).map(([name, member]) => {
        const words = fieldText(member as z.ZodType);
        return (
          <Fact
            key={name}
            name={words === undefined ? name : <span title={text(words.help)}>{text(words.label)}</span>}
          >
            <FieldValue schema={member as z.ZodType} value={value[name]} />
          </Fact>
        );
      })}
    </Facts>
  );
}

/** One value of an answer: parts and lists of parts are shown by their own contract. */
function FieldValue({ schema, value }: { readonly schema: z.ZodType; readonly value: unknown }): ReactNode {
  const language = useLanguage();
  const number = useNumber();
  const inner = unwrapped(schema);
  if (value === null || value === undefined) return <FormattedMessage id="value.none" />;
  if (typeof value === 'boolean') return <FormattedMessage id={value ? 'value.yes' : 'value.no'} />;
  if (typeof value === 'number')
    return <span className="mono">{Number.isInteger(value) ? value : number(value)}</span>;
  if (typeof value === 'string') return formatDate(formatRadicado(value), language) || '—';
  if (Array.isArray(value)) {
    if (value.length === 0) return <FormattedMessage id="value.empty" />;
    const element = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : z.unknown();
    return (
      <ol className="field-items">
        {value.map((item, index) => (
          // The items of an answer never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <FieldValue schema={element} value={item} />
          </li>
        ))}
      </ol>
    );
  }
  if (inner instanceof z.ZodObject)
    return <FieldFacts schema={inner} value={value as Readonly<Record<string, unknown>>} />;
  return <code className="mono">{JSON.stringify(value)}</code>;
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrapped(schema.unwrap() as z.ZodType);
  return schema;
}
