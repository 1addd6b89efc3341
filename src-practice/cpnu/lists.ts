import { entityCodes, specialtyCodes } from '@shared/vocabulary/radicado-codes';
import type { CaseRecord } from './cases';

interface Entry {
  readonly codigo: string;
  readonly nombre: string;
}

// Codes grow from level to level: department 2, city 5, entity 7, specialty 9, court 12 digits.
const levels: Readonly<Record<string, { readonly from: number; readonly to: number }>> = {
  ciudades: { from: 2, to: 5 },
  entidades: { from: 5, to: 7 },
  especialidades: { from: 7, to: 9 },
  despachos: { from: 9, to: 12 },
};

/** The court lists of the source over the courts of the invented cases; null for a list or a code it does not have. */
export function courtLists(
  records: readonly CaseRecord[],
): (list: string, code: string) => readonly Entry[] | null {
  return (list, code) => {
    const level = levels[list];
    if (level === undefined || code.length !== level.from) return null;
    const entries = new Map<string, string>();
    for (const { court } of records)
      if (court.code.startsWith(code)) {
        const next = court.code.slice(0, level.to);
        entries.set(next, nameOf(list, next, court.name));
      }
    const rows = [...entries].map(([codigo, nombre]) => ({ codigo, nombre: `${nombre} ` }));
    return [
      { codigo: '', nombre: 'Seleccione...' },
      ...rows.toSorted((a, b) => (a.codigo < b.codigo ? -1 : 1)),
    ];
  };
}

function nameOf(list: string, code: string, court: string): string {
  const last = code.slice(-2);
  switch (list) {
    case 'ciudades':
      return court.slice(court.lastIndexOf(' DE ') + ' DE '.length);
    case 'entidades':
      return entityCodes[last]?.name.toUpperCase() ?? code;
    case 'especialidades':
      return specialtyCodes[last]?.name.toUpperCase() ?? code;
    default:
      return court;
  }
}
