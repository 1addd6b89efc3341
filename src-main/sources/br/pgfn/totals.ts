import {
  debtSystems,
  debtorTypes,
  type DebtSystem,
  type PgfnCandidate,
  type PgfnTotals,
} from '@shared/operations/br/pgfn';
import type { DebtMatch } from './queries';
import { decimalOf } from './row';

/*
 * Sums that count no debt twice. Each registration stands once for its principal debtor and again, with its whole amount,
 * for everyone else who answers for it: adding all rows gives more than twice what is owed.
 */

export interface OwnedDebt extends DebtMatch {
  readonly system: DebtSystem;
}

const typeOf = ({ type }: DebtMatch) => debtorTypes[type];

const centsOf = (debts: readonly DebtMatch[]): number => debts.reduce((sum, { cents }) => sum + cents, 0);

function principalOf(debts: readonly OwnedDebt[]): readonly OwnedDebt[] {
  // Two branches of a company may both be named as principal of one registration.
  const once = new Map<string, OwnedDebt>();
  for (const debt of debts) if (typeOf(debt) === 'principal') once.set(`${debt.system} ${debt.number}`, debt);
  return [...once.values()];
}

/** What is owed as principal debtor, and how often somebody answers beside others. */
export function totalsOf(debts: readonly OwnedDebt[]): PgfnTotals {
  const principal = principalOf(debts);
  return {
    principal_amount: decimalOf(centsOf(principal)),
    currency: 'BRL',
    principal_count: principal.length,
    co_responsible_count: debts.filter((debt) => typeOf(debt) === 'co_responsible').length,
    joint_count: debts.filter((debt) => typeOf(debt) === 'joint').length,
    filed_in_court_count: principal.filter(({ filed }) => filed === 1).length,
    by_system: debtSystems.flatMap((system) => {
      const own = principal.filter((debt) => debt.system === system);
      return own.length === 0
        ? []
        : [{ system, count: own.length, amount: decimalOf(centsOf(own)), currency: 'BRL' as const }];
    }),
  };
}

/** Those who share the digits that a masked CPF shows, those who owe most first. */
export function candidatesOf(debts: readonly OwnedDebt[]): PgfnCandidate[] {
  const byName = groupedByName(debts);
  return [...byName]
    .map(([name, own]) => ({ name, own, cents: centsOf(principalOf(own)) }))
    .toSorted((one, other) => other.cents - one.cents || one.name.localeCompare(other.name))
    .map(({ name, own, cents }) => ({
      name: name === '' ? null : name,
      states: statesOf(own),
      debts: own.length,
      principal_amount: decimalOf(cents),
      currency: 'BRL',
    }));
}

/** The states that the debts name, in order. */
export function statesOf(debts: readonly DebtMatch[]): string[] {
  return [...new Set(debts.flatMap(({ state }) => state ?? []))].toSorted();
}

function groupedByName(debts: readonly OwnedDebt[]): ReadonlyMap<string, OwnedDebt[]> {
  const groups = new Map<string, OwnedDebt[]>();
  for (const debt of debts) {
    const group = groups.get(debt.name);
    if (group === undefined) groups.set(debt.name, [debt]);
    else group.push(debt);
  }
  return groups;
}
