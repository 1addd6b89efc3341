import type { ElectronApplication, Page } from '@playwright/test';
import { expect, test } from './app';
import { barOf, officialOf, openPage, whenDone } from './assisted';
import { expectAccessible } from './axe';
import { ask, goTo } from './window';

const basis = {
  purpose: 'Vinculación',
  legalBasis: 'consent',
  authorization: 'Autorización firmada el 20 nov 2026',
};

const askPolice = (page: Page, number: string, given: object = basis) =>
  ask<{ id: string }>(page, 'lookups.run', {
    operation: 'policia_criminal_records',
    input: { document_number: number },
    fresh: true,
    purpose: null,
    legalBasis: null,
    ...given,
  });

/** What the person does on the practice page of the police, from its terms to the sending of the form. */
async function sendForm(official: Page): Promise<void> {
  await official
    .locator('[data-practice-answer]')
    .fill(await official.locator('[data-practice-code]').innerText());
  await official.locator('[data-practice-send]').click();
}

type Place = 'bar' | 'page' | 'application';

/** Where the keys go. The tests beside this one share its screen: what they took of it is taken back. */
async function focusOf(electron: ElectronApplication, which: 'assisted' | 'application' = 'assisted') {
  const url = await electron.evaluate(({ webContents }) => webContents.getFocusedWebContents()?.getURL());
  if (url === undefined) await bringForward(electron, which);
  if (url === undefined || url === '') return null;
  if (url.startsWith('http')) return 'page';
  return url.endsWith('#/assisted') ? 'bar' : 'application';
}

const expectFocus = (electron: ElectronApplication, on: Place) =>
  expect.poll(() => focusOf(electron, on === 'application' ? on : 'assisted')).toBe(on);

const bringForward = (electron: ElectronApplication, which: 'assisted' | 'application') =>
  electron.evaluate(({ BrowserWindow }, which) => {
    BrowserWindow.getAllWindows()
      .find(({ webContents }) => webContents.getURL().endsWith('#/assisted') === (which === 'assisted'))
      ?.focus();
  }, which);

/** The key as the system hands it to the application; a page's own driver hands it to the page alone. */
async function pressF6(electron: ElectronApplication) {
  await expect.poll(() => focusOf(electron)).not.toBe(null);
  await electron.evaluate(({ webContents }) => {
    for (const type of ['keyDown', 'keyUp'] as const)
      webContents.getFocusedWebContents()?.sendInputEvent({ type, keyCode: 'F6' });
  });
}

test('a person is led through an official page, and its answer is kept', async ({ app }) => {
  const { page, electron } = app;
  // As a program asks, which cannot say why: the person who goes to the page does.
  const { id } = await askPolice(page, '10000002', {});
  await goTo(page, `/history/${id}`);
  await page.getByRole('button', { name: 'Abrir la página' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Abrir la página' }).click();
  await expect(dialog.getByText('Escriba la finalidad de la consulta')).toBeVisible();
  await expectAccessible(page, 'basis');
  await dialog.getByRole('textbox', { name: /^Finalidad/ }).fill('Vinculación');
  await dialog.getByRole('button', { name: /Base legal/ }).click();
  await page.getByRole('option', { name: 'Autorización del titular' }).click();
  await dialog.getByRole('textbox', { name: /^Autorización/ }).fill('Firmada el 20 nov 2026');
  await dialog.getByRole('button', { name: 'Abrir la página' }).click();

  const official = await officialOf(electron);
  const bar = await barOf(electron);
  await expect(bar.getByRole('status')).toContainText('Lea los términos');
  // By keyboard alone: the page has the focus, F6 leads to the bar and back.
  await expectFocus(electron, 'page');
  await pressF6(electron);
  await expectFocus(electron, 'bar');
  await pressF6(electron);
  await expectFocus(electron, 'page');
  // Coming back from another window, too, the person goes on where they were.
  await bringForward(electron, 'application');
  await expectFocus(electron, 'application');
  await bringForward(electron, 'assisted');
  await expectFocus(electron, 'page');
  await expect(bar.getByText('antecedentes.policia.gov.co:7005')).toBeVisible();
  await expectAccessible(bar, 'assisted bar');
  await official.getByLabel('Acepto').first().check();
  await official.locator('[data-practice-send]').click();
  await expect(official.locator('#cedulaInput')).toHaveValue('10000002');
  await official.locator('[data-practice-answer]').fill('WRONG');
  await official.locator('[data-practice-send]').click();
  await expect(bar.getByText('pidió repetir')).toBeVisible();
  await sendForm(official);

  await expect(page.getByText('ACTUALMENTE NO ES REQUERIDO').first()).toBeVisible();
  const view = await ask<{ exchanges: { method: string; bytes: number }[]; id: string }>(
    page,
    'lookups.get',
    { id },
  );
  expect(view.exchanges.map(({ method }) => method)).toEqual(['PAGE', 'PICTURE']);
  expect(view.exchanges[1]?.bytes).toBeGreaterThan(5000);
  const again = await ask<{ same: boolean }>(page, 'lookups.reparse', { id });
  expect(again.same).toBe(true);
  expect(view).toMatchObject({ purpose: 'Vinculación', authorization: 'Firmada el 20 nov 2026' });
});

test('a series goes on by itself; a page that is read by hand is judged as strictly', async ({ app }) => {
  const { page, electron } = app;
  const asked: string[] = [];
  for (const number of ['10000001', '10000002', '10000003']) asked.push((await askPolice(page, number)).id);
  const [first = '', second = '', third = ''] = asked;
  await goTo(page, '/assistance');
  await expect(page.getByRole('link', { name: 'Pendientes de usted: 3' })).toBeVisible();
  await expectAccessible(page, 'assistance');
  await page.getByRole('button', { name: 'Abrir la página' }).first().click();

  let official = await officialOf(electron);
  await official.getByLabel('Acepto').first().check();
  await official.locator('[data-practice-send]').click();
  await expect(official.locator('#cedulaInput')).toHaveValue('10000001');
  await sendForm(official);

  // The next one opens in the same window, in the same session of the source.
  const bar = await barOf(electron);
  await expect(bar.getByText('CC 10.000.002')).toBeVisible();
  official = await officialOf(electron);
  await official.getByLabel('Acepto').first().check();
  await official.locator('[data-practice-send]').click();
  await expect(official.locator('#cedulaInput')).toHaveValue('10000002');
  await sendForm(official);
  await expect(bar.getByText('CC 10.000.003')).toBeVisible();
  await officialOf(electron);
  await bar.getByRole('button', { name: 'Leer esta página ahora' }).click();
  await whenDone(page, third);

  expect(await ask(page, 'lookups.get', { id: first })).toMatchObject({ verdict: 'nothing', status: 200 });
  expect(await ask(page, 'lookups.get', { id: second })).toMatchObject({ verdict: 'found', status: 200 });
  expect(await ask(page, 'lookups.get', { id: third })).toMatchObject({
    status: 502,
    error: { code: 'upstream_error', details: { reason: 'changed' } },
  });
});

test('an answer that the page itself received is the result; a certificate is taken from its download', async ({
  app,
}) => {
  const { page, electron } = app;
  const run = (operation: string, input: unknown) =>
    ask<{ id: string }>(page, 'lookups.run', {
      operation,
      input,
      fresh: true,
      purpose: 'Vinculación',
      legalBasis: 'consent',
      authorization: 'Autorización de prueba',
    });
  const fines = await run('simit_account_status', { query: '10000006' });
  await openPage(page, fines.id);
  const simit = await officialOf(electron);
  await expect(simit.locator('#txtBusqueda')).toHaveValue('10000006');
  await simit.locator('[data-practice-send]').click();
  // Two persons share the number: the answer before the choice is nobody's.
  const bar = await barOf(electron);
  await expect(bar.getByRole('status')).toContainText('Varias personas');
  await simit.getByRole('button', { name: 'CARLOS EJEMPLO PRUEBA' }).click();
  const answered = await whenDone(page, fines.id);
  expect(answered.data).toMatchObject({ clear: false, total_debt: '600000', payment_agreements_count: 0 });
  expect(answered.exchanges.map(({ method }) => method)).toEqual(['ANSWER', 'ANSWER', 'PAGE', 'PICTURE']);
  await goTo(page, `/history/${fines.id}`);
  await expect(page.getByText('Estacionar en sitio prohibido')).toBeVisible();
  await expectAccessible(page, 'account of SIMIT');

  const fiscal = await run('contraloria_fiscal_records', {
    document_number: '10000001',
    source: 'certificate',
  });
  await openPage(page, fiscal.id);
  const contraloria = await officialOf(electron);
  await expect(contraloria.locator('#txtNumeroDocumento')).toHaveValue('10000001');
  await sendForm(contraloria);
  const certified = await whenDone(page, fiscal.id);
  expect(certified.data).toMatchObject({ has_records: false });
  expect(certified.exchanges.map(({ method }) => method)).toEqual(['DOWNLOAD', 'PAGE', 'PICTURE']);
});

test('a page that is not recognised is read by hand, and never becomes an answer', async ({ app }) => {
  const { page, electron } = app;
  const { id } = await askPolice(page, '10000006');
  await openPage(page, id);
  const official = await officialOf(electron);
  await official.getByLabel('Acepto').first().check();
  await official.locator('[data-practice-send]').click();
  await expect(official.locator('#cedulaInput')).toHaveValue('10000006');
  await sendForm(official);
  await whenDone(page, id);

  await goTo(page, '/assistance');
  await page.getByRole('link', { name: 'Leer a mano' }).click();
  await expect(page.getByRole('img', { name: 'Imagen de la página' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Texto de/ })).toContainText('10000006');
  await page.getByRole('button', { name: 'Registrar la lectura' }).click();
  await expect(page.getByText('Elija qué dice la fuente.')).toBeVisible();
  await page.getByText('Dice expresamente que no hay registros').click();
  await page.getByLabel('Motivo').fill('La página dice que no figura.');
  await page.getByRole('button', { name: 'Registrar la lectura' }).click();
  await expect(page.getByText('Leído a mano: sin registros').first()).toBeVisible();
  await expectAccessible(page, 'reading by hand');
  expect(await ask(page, 'lookups.get', { id })).toMatchObject({
    status: 502,
    verdict: 'silent',
    data: null,
    review: { verdict: 'nothing', reason: 'La página dice que no figura.' },
  });
  await goTo(page, '/assistance');
  await expect(page.getByText('Nada espera por usted')).toBeVisible();
});
