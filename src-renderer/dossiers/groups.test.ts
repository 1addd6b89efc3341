import { describe, expect, test } from 'vitest';
import type { Finding } from '@shared/dossier';
import { casesByRadicado } from '@shared/operations/co/rama-judicial';
import { groupFindings, step, type Move } from './groups';

/** Findings named after their source: `a1` is of the judiciary, `b1` of an operation this version does not know. */
const named = (...names: readonly string[]) =>
  names.map(
    (id) => ({ id, lookup: { operation: id.startsWith('a') ? casesByRadicado.id : 'retired' } }) as Finding,
  );

const shown = (findings: readonly Finding[]) =>
  groupFindings(findings).map((group) => group.findings.map(({ id }) => id));

/** What the main process does with a move. */
function moved(findings: readonly Finding[], move: Move | null): readonly Finding[] {
  if (move === null) return findings;
  const finding = findings.filter(({ id }) => id === move.findingId);
  return findings.filter(({ id }) => id !== move.findingId).toSpliced(move.position, 0, ...finding);
}

describe('steps of a finding', () => {
  const findings = named('a1', 'b1', 'a2', 'b2', 'a3');

  test('groups keep the order in which their sources first appear', () => {
    expect(shown(findings)).toEqual([
      ['a1', 'a2', 'a3'],
      ['b1', 'b2'],
    ]);
  });

  test('within a group, over findings of other sources', () => {
    expect(shown(moved(findings, step(findings, 'a3', 'up')))[0]).toEqual(['a1', 'a3', 'a2']);
    expect(shown(moved(findings, step(findings, 'a1', 'down')))).toContainEqual(['a2', 'a1', 'a3']);
    expect(shown(moved(findings, step(findings, 'b1', 'down')))[1]).toEqual(['b2', 'b1']);
  });

  test('at the edge of a group the whole group goes', () => {
    const swapped = [
      ['b1', 'b2'],
      ['a1', 'a2', 'a3'],
    ];
    expect(shown(moved(findings, step(findings, 'b1', 'up')))).toEqual(swapped);
    expect(shown(moved(findings, step(findings, 'a3', 'down')))).toEqual(swapped);
  });

  test('there is nothing beyond the first and the last', () => {
    expect(step(findings, 'a1', 'up')).toBeNull();
    expect(step(findings, 'b2', 'down')).toBeNull();
    expect(step(findings, 'gone', 'up')).toBeNull();
  });
});
