import { caixa, caixaFgtsCertificate } from '@shared/operations/br/caixa';
import { assistedProfile } from '../../../assisted/profile';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { wholeDocument } from '../documents';
import { readRegularity } from './parse';
import { regularityPlan } from './plan';

export const caixaAdapters: readonly BoundAdapter[] = [
  bind(caixaFgtsCertificate, assistedProfile(caixa), async ({ document: raw, state }, { assistance }) => {
    const document = employerOf(raw);
    const captures = await assistance.ask(regularityPlan(document, state));
    return { data: readRegularity(captures, document), aside: null };
  }),
];

/** A CEI has twelve digits; a CPF or CNPJ is checked. */
function employerOf(raw: string): string {
  const plain = raw.replaceAll(/[\s./-]/g, '');
  return /^\d{12}$/.test(plain) ? plain : wholeDocument(raw);
}
