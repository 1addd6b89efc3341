import { expect, test } from './app';
import { expectAccessible } from './axe';
import { goTo } from './window';

test('a company is found by name and by NIT, and its source is seen to answer', async ({ page }) => {
  await goTo(page, '/lookups/rues_entities_by_name');
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('vias ficticias');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await page.getByText('900.123.456-8').click();
  await expect(page.getByRole('heading', { name: 'VIAS FICTICIAS SAS' })).toBeVisible();
  await expect(page.getByText('Lo que los datos abiertos no dan')).toBeVisible();
  await expectAccessible(page, 'company sheet');
  await page.getByRole('tab', { name: /^Cifras/ }).click();
  await expect(page.getByRole('grid', { name: 'Estados financieros' })).toContainText('-0,12');

  await goTo(page, '/lookups/rues_entity_by_nit');
  const nit = page.getByRole('textbox', { name: /^NIT/ });
  await nit.fill('900.000.001-3');
  await nit.blur();
  await expect(nit).toHaveValue('900000001');
  await expect(page.getByText('no corresponde a este número: es 2')).toBeVisible();
  await nit.fill('800.999.888-2');
  await nit.press('Enter');
  await expect(page.getByText('Este número tiene 2 matrículas')).toBeVisible();

  await goTo(page, '/lookups');
  await expect(page.getByText(/3 de las últimas 3 respondidas/)).toBeVisible();
});
