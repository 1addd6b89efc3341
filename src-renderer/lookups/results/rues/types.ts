import type { z } from 'zod';
import type { entityData, entitySearch } from '@shared/operations/co/rues';

export type EntityData = z.output<typeof entityData>;
export type Entity = NonNullable<EntityData['entity']>;
export type Establishment = NonNullable<EntityData['establishments']>[number];
export type Statement = NonNullable<EntityData['financial_statements']>[number];
export type FoundEntity = z.output<typeof entitySearch>['results'][number];
