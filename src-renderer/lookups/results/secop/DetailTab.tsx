import { useIntl } from 'react-intl';
import type { z } from 'zod';
import type { TabItem } from '../../../design/Tabs';
import { FieldFacts } from '../fields/FieldFacts';
import { DataSets } from './OriginFacts';
import type { Origins } from './types';

/** Every field of a record, with the data sets that it comes from. */
export function useDetailTab(): (schema: z.ZodObject, value: object, origins: Origins) => TabItem {
  const intl = useIntl();
  return (schema, value, origins) => ({
    id: 'detail',
    label: intl.formatMessage({ id: 'secop.detail' }),
    content: (
      <div className="evidence">
        <FieldFacts schema={schema} value={value as Readonly<Record<string, unknown>>} />
        <DataSets origins={origins} />
      </div>
    ),
  });
}
