import { procuraduria, procuraduriaDisciplinaryRecords } from '@shared/operations/co/procuraduria';
import { assistedProfile } from '../../../assisted/profile';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { readRecords } from './parse';
import { recordsPlan } from './plan';

export const procuraduriaAdapters: readonly BoundAdapter[] = [
  bind(
    procuraduriaDisciplinaryRecords,
    assistedProfile(procuraduria),
    async ({ document_type, document_number }, { assistance }) => {
      const captures = await assistance.ask(recordsPlan(document_type, document_number));
      return { data: { document_type, ...readRecords(captures, document_number) }, aside: null };
    },
  ),
];
