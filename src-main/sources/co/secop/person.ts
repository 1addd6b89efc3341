/** A person or office that the source names; null when it names nobody. */
export function person(name: string | null, documentType: string | null, documentNumber: string | null) {
  if (name === null && documentNumber === null) return null;
  return { name, document_type: documentType, document_number: documentNumber };
}
