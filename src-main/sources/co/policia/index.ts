import { policia, policiaCriminalRecords, policiaCriminalRecordsLookup } from '@shared/operations/co/policia';
import { assistedProfile } from '../../../assisted/profile';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { readResult } from './parse';
import { documentTypeLabels, policiaPlan } from './plan';

const profile = assistedProfile(policia);

export const policiaAdapters: readonly BoundAdapter[] = [
  policiaCriminalRecords,
  policiaCriminalRecordsLookup,
].map((contract) =>
  bind(contract, profile, async ({ document_type, document_number }, { assistance }) => {
    const captures = await assistance.ask(policiaPlan(document_type, document_number));
    return { data: readResult(captures, documentTypeLabels[document_type], document_number), aside: null };
  }),
);
