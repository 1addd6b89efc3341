/** A role and the names under it, in the source's own words. */
export interface PartyGroup {
  readonly role: string;
  readonly names: string;
}

/** Splits `Demandante: A | Demandado: B` for reading; a part without a role keeps its words and an empty role. */
export function partyGroups(partiesText: string): readonly PartyGroup[] {
  return partiesText
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, role, names] = /^([^:]{1,60}):\s*(.+)$/s.exec(part) ?? [];
      return role === undefined || names === undefined
        ? { role: '', names: part }
        : { role: role.trim(), names };
    });
}

const claimant = /^(demandante|accionante|ejecutante|denunciante)/i;
const defendant = /^(demandado|accionado|ejecutado|denunciado|procesado|indiciado)/i;

/** One claimant and one defendant, for the «A contra B» of a title; null for anything less plain. */
export function opposed(
  groups: readonly PartyGroup[],
): { readonly claimant: string; readonly defendant: string } | null {
  const first = groups.filter((group) => claimant.test(group.role));
  const second = groups.filter((group) => defendant.test(group.role));
  if (first.length !== 1 || second.length !== 1) return null;
  return { claimant: first[0]?.names ?? '', defendant: second[0]?.names ?? '' };
}
