import { beforeEach, describe, expect, it } from 'vitest';
import type { ScreeningSubject } from '@shared/screening';
import { openStore, type Store } from '../store';
import { createScreenings, type Screenings } from '.';
import { oneList, type OneList } from './testing/one-list';

let store: Store;
let screenings: Screenings;
let list: OneList;
let now = Date.UTC(2026, 10, 21, 15);

beforeEach(() => {
  const clock = { now: () => (now += 1000) };
  let ids = 0;
  list = oneList();
  store = openStore(':memory:', { clock });
  screenings = createScreenings({
    store,
    datasets: list.datasets,
    clock,
    newId: () => `id-${(ids += 1)}`,
    practice: false,
    analyst: () => 'L. Torres Prueba',
    actor: 'window',
    onChange: () => undefined,
  });
});

const subject = (change: Partial<ScreeningSubject> = {}): ScreeningSubject => ({
  name: 'Prueba Ejemplov',
  kind: 'Person',
  birthDate: null,
  countries: [],
  identifiers: [],
  ...change,
});
const basis = { purpose: 'Vinculación', legalBasis: 'consent' } as const;
const run = (change?: Partial<ScreeningSubject>) =>
  screenings.run({ subject: subject(change), threshold: 0.8, ...basis });

describe('a screening', () => {
  it('is kept and decided, and the decision is remembered until the list says something else', async () => {
    const first = await run();
    const [hit] = first.hitList;
    expect(() => screenings.decide({ hitId: hit!.id, verdict: 'false_match', reason: ' ' })).toThrow(
      'reason',
    );
    screenings.decide({ hitId: hit!.id, verdict: 'false_match', reason: 'Otra persona' });
    expect(await run({ name: 'PRUEBA  Ejemplov' })).toMatchObject({
      undecided: 0,
      hitList: [{ decisions: [{ verdict: 'false_match', by: 'L. Torres Prueba', changed: null }] }],
    });
    list.program = 'X-2';
    expect(await run()).toMatchObject({
      undecided: 1,
      hitList: [{ decisions: [{ changed: { added: [{ value: 'X-2' }], removed: [{ value: 'X-1' }] } }] }],
    });
    expect(await run({ birthDate: '1990' })).toMatchObject({ undecided: 1, hitList: [{ decisions: [] }] });
    expect(screenings.list({ text: '', filter: 'all', offset: 0, limit: 9 }).total).toBe(4);
  });

  it('finds a number whatever the name, and keeps that nobody was found', async () => {
    const byNumber = await run({ name: 'Otro Nombre', identifiers: ['XX000001'] });
    expect(byNumber.hitList).toMatchObject([{ adjustments: [{ reason: 'identifier' }] }]);
    const nobody = await run({ name: 'Nubia Quiceno' });
    expect(nobody).toMatchObject({ hits: 0, lists: [{ generation: { id: 'g' } }] });
  });

  it('of a person needs a purpose and a legal basis; a company does not', async () => {
    const bare = { threshold: 0.8, purpose: null, legalBasis: null };
    await expect(screenings.run({ subject: subject(), ...bare })).rejects.toMatchObject({
      code: 'bad_request',
    });
    await expect(screenings.run({ subject: subject({ kind: null }), ...bare })).rejects.toThrow(
      'legal basis',
    );
    await expect(screenings.run({ subject: subject({ kind: 'Company' }), ...bare })).resolves.toMatchObject({
      purpose: null,
    });
  });

  it('is refused when there is no list at all', async () => {
    list.program = null;
    await expect(run()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('says nothing of people in the audit log, which nobody can delete from', async () => {
    const { id, hitList } = await run();
    screenings.decide({ hitId: hitList[0]!.id, verdict: 'true_match', reason: 'La misma Prueba' });
    screenings.remove([id]);
    const entries = store.audit.from(1, 99);
    expect(entries.map(({ action }) => action)).toEqual([
      'screening.recorded',
      'screening.decided',
      'screening.deleted',
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/prueba/i);
  });
});
