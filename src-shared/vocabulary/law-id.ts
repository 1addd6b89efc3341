import { fold } from '../fold';

/**
 * The identifier that a citation of a Colombian law stands for, such as «Ley 80 de 1993» for `LEY-80-1993`: type in upper
 * case without accents, number without leading zeros, year. null for a text that is no citation.
 */
export function lawIdentifier(citation: string): string | null {
  const found =
    /^([a-z]+(?:[ -][a-z]+)*?)\s+(?:n(?:o|ro|um|umero)?\s*[.°º]*\s*)?0*(\d{1,6})\s*(?:(?:de|del)\s+(?:ano\s+)?|[/-]|\s)\s*(\d{4})$/.exec(
      fold(citation).trim().replaceAll(/\s+/g, ' '),
    );
  if (found === null) return null;
  const [, type = '', number = '', year = ''] = found;
  return `${type.replaceAll(' ', '-')}-${number}-${year}`.toUpperCase();
}
