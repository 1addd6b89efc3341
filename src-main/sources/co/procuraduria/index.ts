import { procuraduria, procuraduriaDisciplinaryRecords } from '@shared/operations/co/procuraduria';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { openData } from '../datos-abiertos/client';
import { profileFor } from '../datos-abiertos/profile';
import { readRecords } from './parse';
import { recordsPlan } from './plan';
import { readSiri } from './siri';

export const procuraduriaAdapters: readonly BoundAdapter[] = [
  bind(
    procuraduriaDisciplinaryRecords,
    profileFor(procuraduria),
    async ({ document_type, document_number, source }, context) => {
      if (source === 'siri') {
        const found = await readSiri(openData(procuraduria, context), document_type, document_number);
        return { data: { document_type, ...found }, aside: null };
      }
      const captures = await context.assistance.ask(recordsPlan(document_type, document_number));
      const certificate = readRecords(captures, document_number);
      return { data: { document_type, source, ...certificate, records: null, as_of: null }, aside: null };
    },
  ),
];
