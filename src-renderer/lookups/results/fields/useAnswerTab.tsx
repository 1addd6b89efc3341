import { useIntl } from 'react-intl';
import type { z } from 'zod';
import type { Value } from '@shared/answers/fields';
import type { TabItem } from '../../../design/Tabs';
import { FieldFacts } from './FieldFacts';

/** The values of an answer by the words of its contract, as a tab; `without` are fields that are shown elsewhere. */
export function useAnswerTab(): (
  schema: z.ZodObject,
  value: Value,
  without?: ReadonlySet<string>,
) => TabItem {
  const intl = useIntl();
  return (schema, value, without = new Set()) => ({
    id: 'answer',
    label: intl.formatMessage({ id: 'result.tab.answer' }),
    content: (
      <div className="generic-answer">
        <FieldFacts schema={schema} value={value} without={without} />
      </div>
    ),
  });
}
