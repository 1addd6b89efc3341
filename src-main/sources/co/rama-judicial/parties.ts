/*
 * The text of the parties as the Consulta de Procesos writes it: `Rol: NOMBRE | Rol: NOMBRE, NOMBRE`.
 */

export interface ListedParty {
  /** Empty when the source gives none. */
  readonly role: string;
  /** One name, or several with commas between them. */
  readonly name: string;
}

/** Splits the text by role; parts without a name are left out. */
export function splitParties(text: string): ListedParty[] {
  return text
    .split('|')
    .map((part) => {
      const colon = part.indexOf(':');
      return { role: part.slice(0, Math.max(colon, 0)).trim(), name: part.slice(colon + 1).trim() };
    })
    .filter((party) => party.name !== '');
}

/**
 * Whether the words of a name stand whole and side by side within one person or company of the parties. The source also
 * returns cases whose words are spread over several. Case, accents and punctuation do not count.
 */
export function nameInOneParty(name: string, parties: readonly ListedParty[]): boolean {
  const wanted = fold(name);
  if (wanted === '') return false;
  return parties.some((party) => people(party.name).some((person) => ` ${person} `.includes(` ${wanted} `)));
}

const legalForm = /^(?:sas|sa|ltda|limitada|esp|scs|eu|sa esp|sas esp|sa bic|sas bic|en liquidacion)(?: |$)/;

/** The people under one role. A comma also stands before a legal form, which belongs to the name before it. */
function people(names: string): string[] {
  return names.split(',').reduce<string[]>((list, piece) => {
    const folded = fold(piece);
    const last = list.at(-1);
    if (last !== undefined && legalForm.test(folded)) return [...list.slice(0, -1), `${last} ${folded}`];
    return [...list, folded];
  }, []);
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[.'’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\bs a s\b/g, 'sas')
    .replaceAll(/\bs a\b/g, 'sa')
    .replaceAll(/\be s p\b/g, 'esp')
    .trim();
}
