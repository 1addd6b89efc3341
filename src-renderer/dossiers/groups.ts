import type { Finding } from '@shared/dossier';
import { findOperation } from '@shared/operations';
import type { Source } from '@shared/operations/operation';

/** Findings of one source; `source` is undefined for operations that this version does not know. */
export interface FindingGroup {
  readonly source: Source | undefined;
  readonly findings: readonly Finding[];
}

/** Groups findings by source as the exports do: sources in the order in which they first appear. */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups = new Map<string, { source: Source | undefined; findings: Finding[] }>();
  for (const finding of findings) {
    const source = findOperation(finding.lookup.operation)?.source;
    const group = groups.get(source?.id ?? '');
    if (group === undefined) groups.set(source?.id ?? '', { source, findings: [finding] });
    else group.findings.push(finding);
  }
  return [...groups.values()];
}

/** A move as the main process takes it: the finding's new place in the whole list, from 0. */
export interface Move {
  readonly findingId: string;
  readonly position: number;
}

/**
 * One step up or down in what is shown. At the edge of its group a finding takes the group with it.
 * @param findings all of the dossier, in their order
 * @returns null when there is nothing beyond it
 */
export function step(findings: readonly Finding[], findingId: string, direction: 'up' | 'down'): Move | null {
  const groups = groupFindings(findings);
  const place = (finding: Finding | undefined) =>
    finding === undefined ? null : findings.findIndex(({ id }) => id === finding.id);
  const at = groups.findIndex((group) => group.findings.some(({ id }) => id === findingId));
  const own = groups[at]?.findings ?? [];
  const index = own.findIndex(({ id }) => id === findingId);
  const neighbour = own[index + (direction === 'up' ? -1 : 1)];
  const within = place(neighbour);
  if (within !== null) return { findingId, position: within };
  // Groups stand in the order of their first findings.
  const [later, earlier] = direction === 'up' ? [groups[at], groups[at - 1]] : [groups[at + 1], groups[at]];
  const first = later?.findings[0];
  const position = place(earlier?.findings[0]);
  return first === undefined || position === null ? null : { findingId: first.id, position };
}
