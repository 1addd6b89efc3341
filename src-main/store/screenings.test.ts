import { beforeEach, describe, expect, it } from 'vitest';
import { decisionOf, type RecordLine } from '@shared/screening';
import { openStore, type Store } from './index';
import { start } from './testing/lookups';
import { decisionOn as decision, listed, screeningOf as screening } from './testing/screenings';

let store: Store;
beforeEach(() => {
  store = openStore(':memory:', { clock: { now: () => start } });
});

const list = (filter: Parameters<Store['screenings']['list']>[0]['filter'], text = '') =>
  store.screenings.list({ text, filter, offset: 0, limit: 10 }).rows.map(({ id }) => id);

describe('a screening', () => {
  it('is kept whole: lists with their copies, lists that were missing, and hits', () => {
    store.screenings.record(screening('one'));
    store.screenings.record(screening('nobody', { hits: [], askedAt: start + 1 }));
    expect(store.screenings.view('one')).toMatchObject({
      hits: 1,
      undecided: 1,
      best: 0.93,
      listsSearched: 2,
      listsMissing: 1,
      lists: [{ generation: { id: '2026-one' } }, { isStale: true, generation: { id: '2026-other' } }],
      missing: [{ dataset: 'far' }],
      hitList: [{ party: 'sdn/1', record: listed, decisions: [] }],
    });
    expect(store.screenings.view('nobody')).toMatchObject({ hits: 0, best: null, hitList: [] });
    expect(list('all')).toEqual(['nobody', 'one']);
    expect(list('none')).toEqual(['nobody']);
    expect(list('hits', 'PRUÉBA')).toEqual(['one']);
    expect(list('all', 'nadie')).toEqual([]);
  });

  it('finds what was decided on the same subject and party before', () => {
    store.screenings.record(screening('one'));
    store.screenings.decide('one-hit', decision('false_match'));
    store.screenings.record(screening('again', { askedAt: start + 1 }));
    const [hit] = store.screenings.view('again')?.hitList ?? [];
    expect(hit && decisionOf(hit)).toMatchObject({ verdict: 'false_match', by: 'L. Torres Prueba' });
    expect(list('undecided')).toEqual([]);
    expect(list('decided')).toEqual(['again', 'one']);
    // Deciding anew holds everywhere, and what was decided before stays known.
    store.screenings.decide('again-hit', decision('true_match', start + 2));
    expect(store.screenings.view('one')).toMatchObject({ trueMatches: 1, undecided: 0 });
    expect(store.screenings.view('one')?.hitList[0]?.decisions.map(({ verdict }) => verdict)).toEqual([
      'false_match',
      'true_match',
    ]);
    expect(list('true_match')).toEqual(['again', 'one']);
  });

  it('asks again when the list says something else, and tells what', () => {
    store.screenings.record(screening('one'));
    store.screenings.decide('one-hit', decision('false_match'));
    const now: RecordLine[] = [
      { kind: 'name', value: 'PRUEBA, Ana' },
      { kind: 'program', value: 'X-2' },
      { kind: 'birth_date', value: '1970' },
    ];
    store.screenings.record(screening('later', {}, now));
    const view = store.screenings.view('later');
    expect(view?.undecided).toBe(1);
    const [hit] = view?.hitList ?? [];
    expect(hit && decisionOf(hit)).toBeNull();
    expect(hit?.decisions).toMatchObject([
      {
        verdict: 'false_match',
        changed: {
          added: [{ value: 'X-2' }, { value: '1970' }],
          removed: [{ value: 'X-1' }],
        },
      },
    ]);
  });

  it('of another subject is not decided by it', () => {
    store.screenings.record(screening('one'));
    store.screenings.decide('one-hit', decision('false_match'));
    store.screenings.record(screening('namesake', { subjectKey: 'b'.repeat(64) }));
    expect(store.screenings.view('namesake')).toMatchObject({ undecided: 1, hitList: [{ decisions: [] }] });
  });
});

describe('the deletion of screenings', () => {
  const event = { at: start + 9, actor: 'window', reason: 'person' };
  const draft = {
    id: 'dossier',
    series: 'EXP',
    year: 2026,
    practice: false,
    at: start,
    subjectKind: 'person',
    subjectName: 'Ana Prueba',
    identifiers: [] as { kind: 'other'; value: string }[],
    purpose: 'x',
    legalBasis: 'consent',
    preparedBy: '',
    summary: '',
  } as const;

  it('keeps what stands in a dossier, and forgets decisions with the last screening of their subject', () => {
    store.dossiers.create(draft);
    store.screenings.record(screening('kept'));
    store.screenings.record(screening('gone', { subjectKey: 'b'.repeat(64) }));
    store.screenings.decide('kept-hit', decision('true_match'));
    store.screenings.decide('gone-hit', decision('true_match'));
    expect(store.screenings.addToDossier('dossier', 'kept', start)).toBe(true);
    expect(store.screenings.addToDossier('dossier', 'kept', start)).toBe(false);
    expect(store.screenings.numbersHolding(['kept', 'gone'])).toEqual(['EXP-2026-0001']);
    expect(store.screenings.ofName('ANA PRUEBA')).toEqual(['kept', 'gone']);

    expect(store.screenings.removable({ subject: 'ana prueba' })).toBe(1);
    expect(store.transaction(() => store.screenings.remove({ before: start + 1 }, event))).toBe(1);
    expect(store.screenings.view('gone')).toBeUndefined();
    expect(store.audit.last()).toMatchObject({
      action: 'screening.deleted',
      detail: { screenings: ['gone'] },
    });
    store.screenings.record(screening('new', { subjectKey: 'b'.repeat(64) }));
    expect(store.screenings.view('new')?.hitList[0]?.decisions).toEqual([]);
    expect(store.screenings.view('kept')?.hitList[0]?.decisions).toHaveLength(1);

    store.screenings.removeFromDossier('dossier', 'kept', start);
    expect(store.screenings.ofDossier('dossier')).toEqual([]);
  });
});
