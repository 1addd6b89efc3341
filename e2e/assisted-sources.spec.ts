import type { ElectronApplication, Page } from '@playwright/test';
import type { AssistanceView } from '../src-shared/assistance';
import { operations } from '../src-shared/operations';
import { expect, test } from './app';
import { barOf, officialOf, openPage, whenDone } from './assisted';
import { expectAccessible } from './axe';
import { ask, goTo, results } from './window';

interface Case {
  /** The contract's example unless given. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** What the answer holds, at least. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What the window shows of it, in this order: for views that no other test opens. */
  readonly shown?: readonly string[];
  /** The result is a file or an answer that the page receives: the page itself, read by hand, states nothing. */
  readonly notOnPage?: boolean;
  /** What a person does at each step; otherwise accepts, types the code that the practice page tells, and sends. */
  readonly act?: (official: Page, step: number) => Promise<void>;
}

/** Every assisted operation: one line each. */
const cases: Readonly<Record<string, Case>> = {
  policia_criminal_records: { data: { has_records: true, document_number: '10000002' } },
  policia_criminal_records_lookup: {
    input: { document_number: '10000001' },
    data: { has_records: false },
  },
  procuraduria_disciplinary_records: {
    input: { document_number: '10000002', source: 'certificate' },
    data: { has_records: true },
  },
  contraloria_fiscal_records: {
    input: { document_number: '10000002', source: 'certificate' },
    data: { has_records: true },
    notOnPage: true,
  },
  simit_account_status: { data: { clear: false, total_payable: '600000' }, notOnPage: true },
  superfinanciera_complaints_search: {
    data: { complaints: [{ filing_number: '2026000001' }] },
    shown: ['BANCO EJEMPLO S.A.', '2026000001', 'EN TRÁMITE', '15 ene 2026', '1 documento'],
  },
  sicaac_insolvency_cases_lookup: {
    data: { cases: [{ party_type: 'DEUDOR' }, { party_type: 'ACREEDOR' }] },
    shown: [
      'DEUDOR 1',
      'ACREEDOR 1',
      'no es quien está en insolvencia',
      '10 feb 2026',
      'NOTARÍA FICTICIA 99',
    ],
  },
  tst_labour_certificate: { data: { result: 'debts', total_processes: 3 }, notOnPage: true },
  caixa_fgts_certificate: {
    input: { document: '11222333000181' },
    data: { result: 'regular', valid_until: '2026-12-20' },
  },
  delaware_entities_search: { data: { found: true, certainty: 'confirmed' } },
  delaware_entity: { data: { found: true, formation_date: '2015-03-09' } },
  registro_civil_birth_record: { data: { found: true, serial: '00000001' } },
  ruaf_affiliations: { data: { found: true, health: [{ regime: 'Contributivo' }] } },
  dian_electronic_document: {
    data: { found: true, nit_matches: true, total: '1190000.00' },
    notOnPage: true,
    // The second step is the application's: it takes the PDF, and the page is gone.
    act: async (official, step) => (step === 0 ? usual(official) : undefined),
  },
  contaduria_state_delinquent_debtors: { data: { is_reported: true, clear: false } },
  rree_foreigner_cards_lookup: {
    data: { found: true },
    shown: ['ANA MODELO FICTICIO PRUEBA', '00000001', 'COLOMBIANA', 'OFICIAL', '31 dic 2027'],
  },
  sunat_ruc_page: { data: { found: true } },
  sunat_document_page: { data: { found: true } },
  sunat_name_page: { data: { found: true } },
};

const assisted = operations.filter(({ assisted }) => assisted !== null);

test('every assisted operation is driven here', () => {
  expect(Object.keys(cases).toSorted()).toEqual(assisted.map(({ id }) => id).toSorted());
});

test('every assisted source answers who follows the bar and who finishes by hand', async ({ app }) => {
  test.setTimeout(30_000 + assisted.length * 25_000);
  const { page, electron } = app;
  for (const { id: operation, example } of assisted) {
    const known = cases[operation];
    if (known === undefined) continue;
    await test.step(operation, async () => {
      const run = () =>
        ask<{ id: string }>(page, 'lookups.run', {
          operation,
          input: known.input ?? example,
          fresh: true,
          purpose: 'Prueba',
          legalBasis: 'consent',
          authorization: 'Autorización de prueba',
        });
      const followed = await run();
      const byHand = await run();
      await openPage(page, followed.id);
      await follow(page, electron, followed.id, known);
      expect(await whenDone(page, followed.id)).toMatchObject({ status: 200, data: known.data });

      // The second follows in the same window: it never keeps still, and is read when the person says so.
      await follow(page, electron, byHand.id, { ...known, isRestless: true });
      const bar = await barOf(electron);
      await bar.getByRole('button', { name: 'Leer esta página ahora' }).click();
      expect(await whenDone(page, byHand.id)).toMatchObject(
        known.notOnPage === true
          ? { status: 502, error: { details: { reason: 'changed' } } }
          : { status: 200, data: known.data },
      );
      if (known.shown !== undefined) await expectShown(page, followed.id, known.shown);
    });
  }
});

/** Opens a result and reads it as a person does, from above to below. */
async function expectShown(page: Page, lookupId: string, words: readonly string[]): Promise<void> {
  await goTo(page, `/history/${lookupId}`);
  const inOrder = new RegExp(words.map((word) => word.replaceAll('.', '\\.')).join('[^]*'));
  await expect(results(page)).toContainText(inOrder);
  await expectAccessible(page, lookupId);
}

/**
 * Does at each step what a person does, once the application has filled it in.
 * @param isRestless something on the page changes all the time, so that it is never read by itself; ends when the result
 * shows, or at the first step when the result is not on the page
 */
async function follow(
  page: Page,
  electron: ElectronApplication,
  lookupId: string,
  { act = usual, notOnPage = false, isRestless = false }: Case & { readonly isRestless?: boolean },
): Promise<void> {
  const open = async () => {
    const entry = (await ask<AssistanceView[]>(page, 'assistance.list', {})).find(
      (waiting) => waiting.lookupId === lookupId,
    );
    return entry === undefined ? null : entry.open;
  };
  const acted = new Set<number>();
  const isAt = async (): Promise<'done' | 'result' | 'step' | 'busy'> => {
    const state = await open();
    if (state === null) return 'done';
    if (state.isResultShown) return 'result';
    const { step, values } = state;
    if (step === null || acted.has(step)) return 'busy';
    return values.every((value) => value.step !== step || value.isFilled) ? 'step' : 'busy';
  };
  for (;;) {
    await expect.poll(isAt).not.toBe('busy');
    const at = await isAt();
    if (at === 'done' || at === 'result') return;
    if (at !== 'step') continue;
    const official = await officialOf(electron);
    // What was done in the meantime has no page any more; the one that is there is the next one's.
    const current = await open();
    if (current === null) return;
    const step = current.step ?? 0;
    if (isRestless && acted.size === 0) {
      await official.addInitScript(keepMoving);
      await official.evaluate(keepMoving);
    }
    if (isRestless && notOnPage) return;
    acted.add(step);
    try {
      await act(official, step);
    } catch (error) {
      // The application was faster: it pressed on to the next page, or took the result.
      if ((await open())?.step === step) throw error;
    }
  }
}

async function usual(official: Page): Promise<void> {
  for (const frame of official.frames()) {
    // What a frame is still reading could otherwise look as if nothing were to be done in it.
    await frame.waitForLoadState('domcontentloaded');
    for (const box of await frame.locator('[data-practice-check]').all()) await box.check();
    const answer = frame.locator('[data-practice-answer]');
    if ((await answer.count()) > 0)
      await answer.fill(await frame.locator('[data-practice-code]').first().innerText());
    const send = frame.locator('[data-practice-send]');
    if ((await send.count()) > 0) return send.first().click();
  }
}

/** Something that changes all the time, such as a counter of visits. */
function keepMoving(): void {
  const begin = () => {
    const moving = document.body.appendChild(document.createElement('p'));
    setInterval(() => {
      moving.textContent = `Visitas: i${moving.textContent?.replace('Visitas: ', '') ?? ''}`;
    }, 40);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
}
