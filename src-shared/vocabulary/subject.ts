import { formatCedula } from './identifiers';
import { formatRadicado } from './radicado';

/**
 * What a lookup was about, as people of the trade write it: a radicado in its groups, the number behind `CC` or `NIT` with
 * its dots. Any other words come back as they are. For showing alone; what is kept and searched has the bare digits.
 */
export function formatSubject(subject: string): string {
  return formatRadicado(subject).replaceAll(
    /\b(CC|NIT) (\d{5,10})\b/g,
    (_, kind: string, digits: string) => `${kind} ${formatCedula(digits)}`,
  );
}
