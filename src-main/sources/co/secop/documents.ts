import { formatCedula, nitCheckDigit } from '@shared/vocabulary/identifiers';

/*
 * SECOP mixes documents with and without their check digit, with dots and with dashes. A search by document asks for every
 * way to write the same document, and for no other document.
 */

/**
 * The digits by which a document may stand in a number column. A check digit is added or taken away only where no other
 * document can come of it: companies' NIT begin with 8 or 9 and have nine digits; cédulas that do are shorter, and a
 * cédula of ten digits begins with 1.
 */
export function digitForms(document: string): readonly string[] {
  if (/^[89]\d{8}$/.test(document)) return [document, document + nitCheckDigit(document)];
  if (/^[89]\d{9}$/.test(document)) {
    const base = document.slice(0, -1);
    return document.endsWith(nitCheckDigit(base)) ? [document, base] : [document];
  }
  // A person's NIT is the cédula and its check digit; eleven digits are nobody else's.
  if (/^1\d{9}$/.test(document)) return [document, document + nitCheckDigit(document)];
  return [document];
}

/** The texts by which a document may stand in a text column. */
export function documentForms(document: string): readonly string[] {
  const digits = digitForms(document);
  const withCheckDigit = digits.filter((form) => form.length === 10 && /^[89]/.test(form));
  const bases = digits.filter((form) => !withCheckDigit.includes(form));
  return [
    ...digits,
    ...bases.map(formatCedula),
    ...withCheckDigit.flatMap((form) => {
      const base = form.slice(0, -1);
      const checkDigit = form.slice(-1);
      return [`${base}-${checkDigit}`, `${formatCedula(base)}-${checkDigit}`];
    }),
  ];
}
