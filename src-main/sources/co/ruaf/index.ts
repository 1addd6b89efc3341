import { ruaf, ruafAffiliations } from '@shared/operations/co/ruaf';
import { assistedProfile } from '../../../assisted/profile';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { readAffiliations } from './parse';
import { affiliationsPlan } from './plan';

export const ruafAdapters: readonly BoundAdapter[] = [
  bind(ruafAffiliations, assistedProfile(ruaf), async (asked, { assistance }) => {
    const captures = await assistance.ask(affiliationsPlan(asked));
    return {
      data: { document_type: asked.document_type, ...readAffiliations(captures, asked.document_number) },
      aside: null,
    };
  }),
];
