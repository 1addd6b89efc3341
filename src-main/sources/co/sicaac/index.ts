import { sicaac, sicaacInsolvencyCases } from '@shared/operations/co/sicaac';
import { assistedProfile } from '../../../assisted/profile';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { readCases } from './parse';
import { documentTypeLabels, insolvencyPlan } from './plan';

const profile = assistedProfile(sicaac);

export const sicaacAdapters: readonly BoundAdapter[] = [
  bind(sicaacInsolvencyCases, profile, async ({ document_type, document_number }, { assistance }) => {
    const captures = await assistance.ask(insolvencyPlan(document_type, document_number));
    const cases = readCases(captures, document_number);
    return {
      data: { document_type_label: documentTypeLabels[document_type], document_number, cases },
      aside: null,
    };
  }),
];
