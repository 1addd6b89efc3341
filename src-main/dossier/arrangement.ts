import type { DossierView, Finding } from '@shared/dossier';
import { findOperation } from '@shared/operations';
import type { ScreeningView } from '@shared/screening';
import type { Operation, Source } from '@shared/operations/operation';

/** A finding in the order and with the number that every export of the dossier gives it. */
export interface NumberedFinding {
  /** From 1, through all groups. */
  readonly number: number;
  readonly finding: Finding;
  /** The contract of its lookup; undefined when this version no longer knows the operation. */
  readonly operation: Operation | undefined;
  /** Number, from 1, of its first exchange among all exchanges of the dossier. */
  readonly firstExchange: number;
}

/** Findings of one source; `source` is undefined for operations this version does not know. */
export interface FindingGroup {
  readonly source: Source | undefined;
  readonly findings: readonly NumberedFinding[];
}

/** Groups the findings by source, sources in the order in which the analyst first placed them. */
export function arrange(dossier: DossierView): readonly FindingGroup[] {
  const bySource = new Map<string, Finding[]>();
  for (const finding of dossier.findingList) {
    const source = findOperation(finding.lookup.operation)?.source.id ?? '';
    bySource.set(source, [...(bySource.get(source) ?? []), finding]);
  }
  let number = 0;
  let exchange = 1;
  return [...bySource.values()].map((findings) => ({
    source: findOperation(findings[0]?.lookup.operation ?? '')?.source,
    findings: findings.map((finding) => {
      number += 1;
      const firstExchange = exchange;
      exchange += finding.lookup.exchanges.length;
      return { number, finding, operation: findOperation(finding.lookup.operation), firstExchange };
    }),
  }));
}

/** A screening with the number that every export of the dossier gives it: C1, C2. */
export interface NumberedScreening {
  readonly number: string;
  readonly screening: ScreeningView;
}

/** The screenings as a dossier and its exports call them: C1, C2 … */
export function numberScreenings({ screenings }: DossierView): readonly NumberedScreening[] {
  return screenings.map((screening, index) => ({ number: `C${index + 1}`, screening }));
}

/** When the youngest answer of the dossier came; null when nothing was asked. */
export function cutOff(dossier: DossierView): number | null {
  const times = [
    ...dossier.findingList.map(({ lookup }) => lookup.answeredAt ?? lookup.finishedAt),
    ...dossier.screenings.map(({ askedAt }) => askedAt),
  ].filter((time) => time !== null);
  return times.length === 0 ? null : Math.max(...times);
}
