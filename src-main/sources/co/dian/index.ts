import { dian, dianElectronicDocument } from '@shared/operations/co/dian';
import { assistedProfile } from '../../../assisted/profile';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { readDocument } from './parse';
import { documentPlan } from './plan';

export const dianAdapters: readonly BoundAdapter[] = [
  bind(dianElectronicDocument, assistedProfile(dian), async (asked, { assistance }) => ({
    data: await readDocument(await assistance.ask(documentPlan(asked.document_key)), asked),
    aside: null,
  })),
];
