import { z } from 'zod';
import type { Operation } from '@shared/operations/operation';
import { Callout } from '../../../design/Callout';
import type { TabItem } from '../../../design/Tabs';
import { useNumber } from '../../../i18n/numbers';
import { useText } from '../../../i18n/text';
import { BasisLine } from '../BasisFacts';
import { PageButtons } from '../PageButtons';
import type { ResultProps } from '../views';
import './FieldFacts.css';
import { FieldTable } from './FieldTable';
import { pagingOf } from './paging';
import { useAnswerTab } from './useAnswerTab';
import { fieldsOf, type Value } from '@shared/answers/fields';

/** The answer of any operation by the words of its contract: its values, and each of its lists as a table. */
export function GenericResult({
  view,
  operation,
  children,
}: ResultProps & { readonly operation: Pick<Operation, 'id' | 'data'> }) {
  const answerTab = useAnswerTab();
  const number = useNumber();
  const text = useText();
  const { data: schema } = operation;
  if (!(schema instanceof z.ZodObject)) return children({ tabs: [] });
  const data = view.data as Value;
  const note = view.digest?.note ?? null;
  const fields = fieldsOf(schema);
  const paging = pagingOf(data);
  const lists = fields.filter((field) => field.kind === 'list' && Array.isArray(data[field.name]));
  const listNames = new Set(lists.map(({ name }) => name));

  const tabs = lists.map((field, index): TabItem => {
    const rows = data[field.name] as readonly Value[];
    const label = field.words === undefined ? field.name : text(field.words.label);
    return {
      id: `list-${field.name}`,
      label: `${label} ${number(rows.length)}`,
      content: (
        <FieldTable
          name={`${operation.id}.${field.name}`}
          label={label}
          schema={'schema' in field ? field.schema : schema}
          rows={rows}
          tools={index === 0 && paging !== null && <PageButtons view={view} {...paging} />}
        />
      ),
    };
  });
  const answer = answerTab(schema, data, listNames);
  // A search begins with what it found; any other answer with its values.
  const isSearch = fields[0] !== undefined && listNames.has(fields[0].name);
  const isWhole = fields.length === lists.length;
  return children({
    facts: (
      <>
        <BasisLine view={view} />
        {note !== null && <Callout tone="note">{text(note)}</Callout>}
      </>
    ),
    tabs: isWhole ? tabs : isSearch ? [...tabs, answer] : [answer, ...tabs],
  });
}
