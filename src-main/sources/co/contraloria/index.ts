import { contraloria, contraloriaFiscalRecords } from '@shared/operations/co/contraloria';
import { certificateIn } from '../../../assisted/certificate';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { readBulletin } from './bulletin';
import { bulletin } from './dataset';
import { readCertificate } from './parse';
import { certificatePlan } from './plan';
import { profile } from './profile';

export const contraloriaAdapters: readonly BoundAdapter[] = [
  bind(
    contraloriaFiscalRecords,
    profile,
    async (asked, { assistance, dataset }) => {
      const { document_type, document_number, source } = asked;
      if (source === 'bulletin')
        return { data: await readBulletin(await dataset(bulletin.id), asked), aside: null };
      const captures = await assistance.ask(certificatePlan(document_type, document_number));
      const { pdf, at } = await certificateIn(captures, contraloria.id);
      return {
        data: {
          document_type,
          source,
          ...readCertificate(pdf, document_number),
          full_name: null,
          records: null,
          bulletin: null,
          as_of: null,
          checked_at: new Date(at).toISOString(),
        },
        aside: null,
      };
    },
    [bulletin],
  ),
];
