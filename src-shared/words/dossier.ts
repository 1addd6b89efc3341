import type { FindingState, IdentifierKind } from '../dossier';
import type { LegalBasis } from '../lookup';
import type { Text } from '../text';

export const identifierWords: Readonly<Record<IdentifierKind, Text>> = {
  cedula: { es: 'C. C.', en: 'C. C. (cédula)' },
  nit: { es: 'NIT', en: 'NIT' },
  passport: { es: 'Pasaporte', en: 'Passport' },
  foreigner_id: { es: 'C. E.', en: 'C. E. (foreigner identity card)' },
  other: { es: 'Otro documento', en: 'Other document' },
};

export const legalBasisWords: Readonly<Record<LegalBasis, Text>> = {
  consent: { es: 'Autorización del titular', en: 'Consent of the data subject' },
  contract: { es: 'Ejecución de un contrato', en: 'Performance of a contract' },
  legal_duty: { es: 'Deber legal', en: 'Legal duty' },
  public_function: { es: 'Función pública', en: 'Public function' },
  legitimate_interest: { es: 'Interés legítimo', en: 'Legitimate interest' },
  public_data: { es: 'Datos de naturaleza pública', en: 'Data of a public nature' },
};

export const findingStateWords: Readonly<Record<FindingState, Text>> = {
  pending: { es: 'Pendiente', en: 'Pending' },
  relevant: { es: 'Relevante', en: 'Relevant' },
  not_relevant: { es: 'No relevante', en: 'Not relevant' },
};
