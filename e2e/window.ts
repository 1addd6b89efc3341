import type { Locator, Page } from '@playwright/test';

/** Radicados of the practice source and what asking for them does; see src-practice/README.md. */
export const radicados = {
  publicAndPrivate: '11001400300120230012300',
  onePublic: '05001310300120230012300',
  privateOnly: '11001400300120230000200',
  manyRecords: '11001400300120170000300',
  longTimeline: '11001400300120160000400',
  none: '11001400300120239999900',
  growing: '11001400300120230001000',
  silentForever: '11001400300120230001200',
  otherShape: '11001400300120230002200',
} as const;

/** Goes to an address of the window such as `/history`. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
}

/** Opens the form of the lookup by radicado. */
export async function openForm(page: Page): Promise<void> {
  await goTo(page, '/lookups/rama_judicial_cases_by_radicado');
  await page.getByRole('textbox', { name: /^Radicado/ }).waitFor();
}

/** Looks a radicado up by its form and waits until its verdict is shown. */
export async function lookUp(page: Page, radicado: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Radicado/ }).fill(radicado);
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await page.getByRole('button', { name: 'Consultar de nuevo' }).waitFor();
}

/** Sets settings through the bridge, as the settings screen does. */
export async function set(
  page: Page,
  patch: { theme?: 'light' | 'dark'; language?: 'es' | 'en' },
): Promise<void> {
  await page.evaluate(async (patch) => {
    const { expediente } = window as unknown as {
      expediente: { call: Record<string, (request: unknown) => Promise<unknown>> };
    };
    await expediente.call['settings.set']?.(patch);
  }, patch);
}

/** Asks the bridge, for what a test needs to be there or to have happened. */
export async function ask<Answer>(page: Page, channel: string, request: unknown): Promise<Answer> {
  return page.evaluate(
    async ([channel, request]) => {
      const { expediente } = window as unknown as {
        expediente: {
          call: Record<string, (request: unknown) => Promise<{ ok: boolean; value: unknown }>>;
        };
      };
      const reply = await expediente.call[channel as string]?.(request);
      if (reply?.ok !== true) throw new Error(`${channel as string}: ${JSON.stringify(reply)}`);
      return reply.value;
    },
    [channel, request] as const,
  ) as Promise<Answer>;
}

const anyLookup = { text: '', verdict: null, operation: null, door: null };

/** How many lookups the history holds. */
export async function countLookups(page: Page): Promise<number> {
  const list = await ask<{ total: number }>(page, 'lookups.list', { filter: anyLookup, offset: 0, limit: 1 });
  return list.total;
}

/** Makes a lookup without the form. */
export async function runLookup(page: Page, radicado: string): Promise<{ id: string }> {
  return ask(page, 'lookups.run', {
    operation: 'rama_judicial_cases_by_radicado',
    input: { registration_number: radicado },
    fresh: false,
    purpose: null,
    legalBasis: null,
  });
}

/** The results beside a form, or in the history. */
export const results = (page: Page) => page.getByRole('region', { name: 'Resultados' });

/** Looks something up and shows its result. */
export async function look(page: Page, operation: string, input: object): Promise<Locator> {
  const { id } = await ask<{ id: string }>(page, 'lookups.run', {
    operation,
    input,
    fresh: false,
    purpose: 'Debida diligencia',
    legalBasis: 'consent',
  });
  await goTo(page, `/history/${id}`);
  const shown = results(page);
  await shown.getByRole('tab').last().waitFor();
  return shown;
}
