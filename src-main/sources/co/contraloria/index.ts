import { contraloria, contraloriaFiscalRecords } from '@shared/operations/co/contraloria';
import { certificateIn } from '../../../assisted/certificate';
import { assistedProfile } from '../../../assisted/profile';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { readCertificate } from './parse';
import { certificatePlan } from './plan';

export const contraloriaAdapters: readonly BoundAdapter[] = [
  bind(
    contraloriaFiscalRecords,
    assistedProfile(contraloria),
    async ({ document_type, document_number }, { assistance }) => {
      const captures = await assistance.ask(certificatePlan(document_type, document_number));
      const { pdf, at } = await certificateIn(captures, contraloria.id);
      const certificate = readCertificate(pdf, document_number);
      return { data: { document_type, ...certificate, checked_at: new Date(at).toISOString() }, aside: null };
    },
  ),
];
