/*
 * The key of an electronic document of DIAN (CUFE of an invoice, CUDE of any other): 96 hexadecimal digits (SHA-384), or 40
 * (SHA-1) in the first generation. Nothing in it can be checked without the document.
 */

const hex = '0-9A-Fa-f';

/** As the interface takes it. */
export const cufePattern = /^(?:[0-9A-Fa-f]{40}|[0-9A-Fa-f]{96})$/;

/**
 * The key in what people paste: the address of its QR code, the text beside that code, or the key as a PDF prints it, over
 * several lines. Anything else comes back without its outer blanks, for the contract to judge.
 */
export function cleanCufe(raw: string): string {
  const text = raw.trim();
  const labelled = new RegExp(
    `(?:documentkey|trackid|CUFE|CUDE)\\s*[=:]\\s*([${hex}]{96}|[${hex}]{40})(?![${hex}])`,
    'i',
  ).exec(text);
  if (labelled?.[1] !== undefined) return labelled[1];
  const joined = text.replaceAll(/\s+/g, '');
  return cufePattern.test(joined) ? joined : text;
}
