import { contaduria, contaduriaStateDelinquentDebtors } from '@shared/operations/co/contaduria';
import { assistedProfile } from '../../../assisted/profile';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { readDebtor } from './parse';
import { debtorPlan } from './plan';

export const contaduriaAdapters: readonly BoundAdapter[] = [
  bind(
    contaduriaStateDelinquentDebtors,
    assistedProfile(contaduria),
    async ({ document_type, document_number }, { assistance }) => {
      const captures = await assistance.ask(debtorPlan(document_type, document_number));
      return { data: { document_type, ...readDebtor(captures, document_number) }, aside: null };
    },
  ),
];
