import { useIntl } from 'react-intl';
import { z } from 'zod';
import type { Operation } from '@shared/operations/operation';
import { FieldFacts } from './FieldFacts';
import type { ResultProps } from './views';

/** The answer of any operation, field by field, with the names of its contract. */
export function GenericResult({
  view,
  operation,
  children,
}: ResultProps & { readonly operation: Operation }) {
  const intl = useIntl();
  const { data } = operation;
  if (!(data instanceof z.ZodObject)) return children({ tabs: [] });
  return children({
    tabs: [
      {
        id: 'answer',
        label: intl.formatMessage({ id: 'result.tab.answer' }),
        content: (
          <div className="evidence">
            <FieldFacts schema={data} value={view.data as Readonly<Record<string, unknown>>} />
          </div>
        ),
      },
    ],
  });
}
