import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { fieldText } from '@shared/operations/operation';
import { Callout } from '../../../design/Callout';
import type { TabItem } from '../../../design/Tabs';
import { useText } from '../../../i18n/text';
import { itemSchema } from './ListResult';
import { RecordTable, type Shown } from '../records/RecordTable';

interface Part {
  readonly status: 'answered' | 'partial' | 'unavailable';
  readonly items: readonly object[] | null;
  readonly has_more: boolean;
}

type Cells = Readonly<Record<string, unknown>>;

export interface PartView {
  readonly name: string;
  readonly columns: readonly Shown[];
  readonly leads?: (row: Cells) => void;
}

/** The parts of a record as tabs; one without an answer says so, one without records is left out. */
export function usePartTabs(
  data: z.ZodObject,
  sections: object | null,
  views: readonly PartView[],
): readonly TabItem[] {
  const intl = useIntl();
  const text = useText();
  if (sections === null) return [];
  const shape = sectionsOf(data);
  return views.flatMap((view): readonly TabItem[] => {
    const part = (sections as Readonly<Record<string, Part>>)[view.name];
    const schema = shape[view.name];
    if (part === undefined || schema === undefined) return [];
    if (part.status === 'answered' && part.items?.length === 0) return [];
    const words = fieldText(schema);
    const label = words === undefined ? view.name : text(words.label);
    const count =
      part.items === null ? '?' : `${intl.formatNumber(part.items.length)}${part.has_more ? '+' : ''}`;
    return [
      {
        id: view.name,
        label: `${label} ${count}`,
        content: (
          <>
            {part.status !== 'answered' && (
              <Callout tone="silent">
                <p>
                  <FormattedMessage id={part.status === 'partial' ? 'secop.partial' : 'secop.unavailable'} />
                </p>
              </Callout>
            )}
            {part.items !== null && (
              <RecordTable
                name={`secop.${view.name}`}
                label={label}
                schema={itemSchema(schema, 'items')}
                columns={view.columns}
                rows={part.items}
                {...(view.leads === undefined ? {} : { onOpen: view.leads })}
              />
            )}
          </>
        ),
      },
    ];
  });
}

function sectionsOf(data: z.ZodObject): Readonly<Record<string, z.ZodType>> {
  const sections = data.shape['sections'] as z.ZodType;
  const inner = sections instanceof z.ZodNullable ? (sections.unwrap() as z.ZodType) : sections;
  return inner instanceof z.ZodObject ? (inner.shape as Readonly<Record<string, z.ZodType>>) : {};
}
