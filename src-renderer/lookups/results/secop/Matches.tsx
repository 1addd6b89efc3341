import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { Callout } from '../../../design/Callout';
import type { TabItem } from '../../../design/Tabs';
import { RecordTable, type Shown } from '../records/RecordTable';

interface Matches {
  /** Under which the choice of columns is remembered. */
  readonly name: string;
  readonly schema: z.ZodObject;
  readonly columns: readonly Shown[];
  readonly rows: readonly object[];
  /** The source has more than these. */
  readonly hasMore: boolean;
  readonly onOpen: (row: Readonly<Record<string, unknown>>) => void;
}

/** Several records that answer to one reference: they are listed, and none is chosen for the person. */
export function useMatches({ name, schema, columns, rows, hasMore, onOpen }: Matches) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'secop.matches' }, { count: rows.length });
  const tabs: readonly TabItem[] =
    rows.length === 0
      ? []
      : [
          {
            id: 'matches',
            label,
            content: (
              <RecordTable
                name={name}
                label={label}
                schema={schema}
                columns={columns}
                rows={rows}
                onOpen={onOpen}
              />
            ),
          },
        ];
  const facts = rows.length > 0 && (
    <Callout tone="note">
      <p>
        <FormattedMessage
          id={hasMore ? 'secop.severalOfMore' : 'secop.several'}
          values={{ count: rows.length }}
        />
      </p>
    </Callout>
  );
  return { facts, tabs };
}
