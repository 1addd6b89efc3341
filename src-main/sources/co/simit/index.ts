import { simit, simitAccountStatus } from '@shared/operations/co/simit';
import { assistedProfile } from '../../../assisted/profile';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { readAccount } from './parse';
import { accountPlan } from './plan';

export const simitAdapters: readonly BoundAdapter[] = [
  bind(simitAccountStatus, assistedProfile(simit), async ({ query }, { assistance }) => ({
    data: readAccount(await assistance.ask(accountPlan(query)), query),
    aside: null,
  })),
];
