import { expect, test } from './app';
import { expectAccessible } from './axe';
import { goTo } from './window';

test('a taxpayer of Peru is found in the padrón, and asked for in full at the official page', async ({
  app,
}) => {
  const { page, electron } = app;
  await goTo(page, '/lookups/sunat_name');
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('enpresa ficticia');
  await page.getByRole('textbox', { name: /^Finalidad/ }).fill('Debida diligencia');
  await page.getByRole('button', { name: /^Elija una opción/ }).click();
  await page.getByRole('option', { name: 'Datos de naturaleza pública' }).click();
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await page.getByText('20999999990').click();
  await expect(page.getByRole('heading', { name: 'EMPRESA FICTICIA S.A.C.' })).toBeVisible();
  await expect(page.getByText('AV. LOS EJEMPLOS NRO. 101')).toBeVisible();
  await expectAccessible(page, 'taxpayer from the padrón');

  await page.locator('.result').getByRole('link', { name: 'Preguntar en la página oficial' }).click();
  await expect(page.getByRole('textbox', { name: /^RUC/ })).toHaveValue('20999999990');
  await page.getByRole('textbox', { name: /^Finalidad/ }).fill('Debida diligencia');
  await page.getByRole('button', { name: /^Elija una opción/ }).click();
  await page.getByRole('option', { name: 'Datos de naturaleza pública' }).click();
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await page.getByRole('button', { name: 'Abrir la página' }).click();
  await expect
    .poll(() => electron.windows().some((one) => one.url().startsWith('http://127.0.0.1')))
    .toBe(true);
  const official = electron.windows().find((one) => one.url().startsWith('http://127.0.0.1'));
  await expect(official?.locator('#txtRuc') ?? page.locator('nothing')).toHaveValue('20999999990');
  await official?.locator('#btnAceptar').click();
  await expect(page.getByText('CONSULTORÍA INVENTADA')).toBeVisible();
  await expectAccessible(page, 'taxpayer from the official page');
});
