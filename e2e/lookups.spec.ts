import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { countLookups, goTo, lookUp, openForm, radicados } from './window';

const radicadoField = (page: Page) => page.getByRole('textbox', { name: /^Radicado/ });
const results = (page: Page) => page.getByRole('region', { name: 'Resultados' });

test('a radicado pasted with hyphens is cleaned in sight and becomes a case with its evidence', async ({
  app,
  page,
}) => {
  await openForm(page);
  await app.electron.evaluate(({ clipboard }) => clipboard.writeText(' 11001-40-03-001-2023-00123-00 '));
  await radicadoField(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(radicadoField(page)).toHaveValue(radicados.publicAndPrivate);
  await expect(page.getByText('Se quitó de lo pegado: espacios y guiones o puntos.')).toBeVisible();
  await expect(page.getByText('100 de 100 disponibles').first()).toBeVisible();

  await page.keyboard.press('Enter');
  const shown = results(page);
  await expect(shown.getByText('Con registros')).toBeVisible();
  await expect(shown.getByRole('heading', { level: 1 })).toContainText('contra');
  await expect(shown.getByText('Bogotá, D.C.')).toBeVisible();
  await expect(shown.getByText('Otros registros del número')).toBeVisible();
  await expect(shown.getByText('1 privado')).toBeVisible();
  await expect(shown.getByText('PRÁCTICA')).toBeVisible();
  await expect(page.getByText('99 de 100 disponibles').first()).toBeVisible();
  await expect(page).toHaveTitle(/Proceso por radicado/);

  await shown.getByRole('button', { name: 'Ver evidencia' }).click();
  await expect(shown.getByRole('button', { name: /GET https:\/\/consultaprocesos/ })).toHaveCount(2);
  await shown.getByRole('button', { name: /NumeroRadicacion/ }).click();
  await expect(shown.getByRole('region', { name: 'Cuerpo recibido' })).toContainText('"procesos"');
  await shown.getByRole('button', { name: 'Leer de nuevo desde la evidencia' }).click();
  await expect(shown.getByText('da el mismo resultado')).toBeVisible();
});

test('a radicado is copied as its 23 digits', async ({ app, page }) => {
  await openForm(page);
  await lookUp(page, radicados.onePublic);
  await page.getByRole('button', { name: 'Copiar radicado (23 dígitos)' }).click();
  await expect(page.getByText('Copiado')).toBeVisible();
  expect(await app.electron.evaluate(({ clipboard }) => clipboard.readText())).toBe(radicados.onePublic);
});

test('a mistake is named beside its field and on top, and nothing is asked', async ({ page }) => {
  await openForm(page);
  await radicadoField(page).fill('123');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('button', { name: /Radicado: Tiene 3 dígitos/ }).click();
  await expect(radicadoField(page)).toBeFocused();
  await expect(radicadoField(page)).toHaveAttribute('aria-invalid', 'true');
  expect(await countLookups(page)).toBe(0);

  await radicadoField(page).fill('5001310300120230012300');
  await page.getByRole('button', { name: 'Usar 05001-31-03-001-2023-00123-00' }).click();
  await expect(radicadoField(page)).toHaveValue(radicados.onePublic);
});

test('no record, private records and no answer cannot be mistaken for each other', async ({ page }) => {
  const shown = results(page);
  await openForm(page);

  await lookUp(page, radicados.none);
  await expect(shown.getByText('Sin registros')).toBeVisible();
  await expect(shown.getByText('La fuente respondió completa y sin resultados')).toBeVisible();

  await lookUp(page, radicados.privateOnly);
  await expect(shown.getByText('Con registros')).toBeVisible();
  await expect(shown.getByText('el proceso existe, pero la fuente no muestra')).toBeVisible();

  await lookUp(page, radicados.otherShape);
  await expect(shown.getByText('Sin respuesta')).toBeVisible();
  await expect(shown.getByText('no tiene la forma conocida')).toBeVisible();
  await expect(shown.getByText('El cupo se devolvió.')).toBeVisible();
  await expect(shown.getByRole('tab', { name: /Evidencia 1/ })).toBeVisible();
});

test('further pages of actuaciones, parties and detail are asked when they are wanted', async ({ page }) => {
  const shown = results(page);
  await openForm(page);
  await lookUp(page, radicados.longTimeline);
  await expect(shown.getByText(/^40 de \d+ cargadas/)).toBeVisible();
  await shown.getByRole('button', { name: 'Cargar 40 más' }).click();
  await expect(shown.getByText(/^80 de \d+ cargadas/)).toBeVisible();

  const actions = shown.getByRole('grid', { name: 'Actuaciones' });
  await shown.getByRole('searchbox', { name: 'Filtrar actuaciones' }).fill('zzz');
  await expect(shown.getByText('Ninguna actuación cargada coincide')).toBeVisible();
  await shown.getByRole('searchbox', { name: 'Filtrar actuaciones' }).fill('');
  await actions.getByRole('button', { name: 'Actuación' }).click();
  await expect(actions.getByRole('columnheader', { name: 'Actuación' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  await shown.getByRole('tab', { name: 'Sujetos' }).click();
  await expect(shown.getByRole('grid', { name: 'Sujetos' }).getByText('Demandante').first()).toBeVisible();
  await shown.getByRole('tab', { name: 'Detalle' }).click();
  await expect(shown.getByText('Tipo de proceso')).toBeVisible();
});

test('another record of the same radicado can be read', async ({ page }) => {
  const shown = results(page);
  await openForm(page);
  await lookUp(page, radicados.manyRecords);
  await expect(shown.getByText('20 públicos, 2 privados')).toBeVisible();
  await shown.getByRole('tab', { name: 'Registros 23' }).click();
  const records = shown.getByRole('grid', { name: 'Registros 23' });
  await records.getByRole('row').filter({ hasText: 'privado' }).first().click();
  await expect(shown.getByRole('button', { name: 'Volver al registro principal' })).toHaveCount(0);
  await records
    .getByRole('row')
    .filter({ hasNotText: /principal|privado/ })
    .nth(1)
    .click();
  await expect(shown.getByText(/del registro 9\d+/)).toBeVisible();
  await shown.getByRole('tab', { name: 'Actuaciones' }).click();
  await expect(shown.getByText(/^\d+ de \d+ cargadas/)).toBeVisible();
  await shown.getByRole('button', { name: 'Volver al registro principal' }).click();
  await expect(shown.getByRole('tab', { name: 'Actuaciones 31' })).toBeVisible();
});

test('what was not there the last time is marked as new', async ({ page }) => {
  const shown = results(page);
  await openForm(page);
  await lookUp(page, radicados.growing);
  await expect(shown.getByText('NUEVA')).toHaveCount(0);
  await shown.getByRole('button', { name: 'Consultar de nuevo' }).click();
  await expect(shown.getByRole('grid').getByText('NUEVA')).toHaveCount(1);
});

test('a lookup by name asks for purpose and basis, marks spread names and opens a case', async ({ page }) => {
  await goTo(page, '/lookups/rama_judicial_cases_by_entity');
  await page.getByRole('textbox', { name: /^Nombre o razón social/ }).fill('restrepo muestra');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Elija la base legal');
  expect(await countLookups(page)).toBe(0);

  await page.getByRole('textbox', { name: /^Finalidad/ }).fill('Vinculación de proveedor');
  await page.getByRole('button', { name: /^Elija una opción/ }).click();
  await page.getByRole('option', { name: 'Datos de naturaleza pública' }).click();
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();

  const shown = results(page);
  await expect(shown.getByText('Vinculación de proveedor')).toBeVisible();
  const cases = shown.getByRole('grid', { name: /^Procesos/ });
  await expect(cases.getByText('nombre repartido').first()).toBeVisible();
  await expect(shown.getByText(/el nombre no está completo en una sola parte/)).toBeVisible();
  await cases.getByRole('row').nth(1).click();
  await expect(page.getByRole('heading', { name: 'Proceso por radicado' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pestañas de resultados' }).getByRole('listitem')).toHaveCount(
    2,
  );
});

test('a list of radicados gives each its own verdict', async ({ page }) => {
  await goTo(page, '/lookups/rama_judicial_cases_by_radicado_batch');
  const field = page.getByRole('textbox', { name: /^Radicados/ });
  await field.fill(`${radicados.onePublic}\n11001-40-03-001-2023-99999-00\n${radicados.otherShape}\n12`);
  await field.blur();
  await expect(field).toHaveValue(
    [radicados.onePublic, radicados.none, radicados.otherShape, '12'].join('\n'),
  );
  await expect(page.getByText('Esta consulta usa 4 del cupo')).toBeVisible();
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  const rows = results(page).getByRole('grid').getByRole('row');
  await expect(rows).toHaveCount(5);
  for (const [index, verdict] of [
    'Con registros',
    'Sin registros',
    'Sin respuesta',
    'No consultado',
  ].entries())
    await expect(rows.nth(index + 1)).toContainText(verdict);

  // One press leads to the evidence of an item, also of one that got no answer.
  await rows.nth(3).click();
  await expect(page).toHaveTitle(/Historial/);
  await expect(results(page).getByText('no tiene la forma conocida')).toBeVisible();
  await expect(results(page).getByRole('tab', { name: 'Evidencia 1' })).toBeVisible();
});

test('a source that does not answer can be left alone or stopped', async ({ page }) => {
  await openForm(page);
  await radicadoField(page).fill(radicados.silentForever);
  await page.keyboard.press('Enter');
  const shown = results(page);
  await expect(shown.getByText('Consultando', { exact: true })).toBeVisible();
  await expect(shown.getByText(/no ha respondido todavía/)).toBeVisible();
  await shown.getByRole('button', { name: 'Detener' }).click();
  await expect(shown.getByText('Consulta detenida')).toBeVisible();
  await expect(page.getByText('100 de 100 disponibles').first()).toBeVisible();
  expect(await countLookups(page)).toBe(0);
});

test('Ctrl+Enter keeps the result in front and opens another tab', async ({ page }) => {
  await openForm(page);
  await lookUp(page, radicados.onePublic);
  await radicadoField(page).fill(radicados.none);
  await page.keyboard.press('ControlOrMeta+Enter');
  const tabs = page.getByRole('list', { name: 'Pestañas de resultados' });
  await expect(tabs.getByRole('listitem')).toHaveCount(2);
  await expect(results(page).getByText('Sin registros')).toBeVisible();
  await tabs.getByRole('button', { name: '05001-31-03-001-2023-00123-00', exact: true }).click();
  await expect(results(page).getByText('Con registros')).toBeVisible();
  await tabs.getByRole('button', { name: `Cerrar ${radicados.none}` }).click();
  await expect(tabs).toHaveCount(0);
});

test('a result goes into a new dossier', async ({ page }) => {
  await openForm(page);
  await lookUp(page, radicados.onePublic);
  await page.getByRole('button', { name: 'Al expediente…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Crear y agregar' }).click();
  await expect(dialog.getByText('Este dato es obligatorio')).toHaveCount(3);
  await dialog.getByRole('textbox', { name: /^Nombre/ }).fill('Transportes Cordillera Azul S.A.S.');
  await dialog.getByRole('textbox', { name: /^Finalidad/ }).fill('Vinculación de proveedor');
  await dialog.getByRole('button', { name: /Base legal/ }).click();
  await page.getByRole('option', { name: 'Autorización del titular' }).click();
  await dialog.getByRole('button', { name: 'Crear y agregar' }).click();
  await expect(page.getByText(/Consulta agregada a PRA-2\d{3}-0001/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('the catalog finds an operation by any of its words', async ({ page }) => {
  await goTo(page, '/lookups');
  await page.getByRole('searchbox').fill('razon social');
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list.filter({ hasText: 'Procesos por nombre o razón social' })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Proceso por radicado', exact: true })).toHaveCount(0);
  await page.getByRole('searchbox').fill('nada parecido');
  await expect(page.getByText('Ninguna consulta coincide')).toBeVisible();
});

test('the language changes while a result is shown, without asking again', async ({ page }) => {
  await openForm(page);
  await lookUp(page, radicados.onePublic);
  await page.getByRole('button', { name: /Cambiar a inglés/ }).click();
  await expect(page.getByText('Records found')).toBeVisible();
  await expect(page.getByText('PRACTICE · fictitious data')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await countLookups(page)).toBe(1);
});
