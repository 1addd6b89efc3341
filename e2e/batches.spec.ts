import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import type { BatchView } from '../src-shared/batch';
import type { QuotaState } from '../src-shared/lookup';
import { expect, root, test } from './app';
import { expectAccessible } from './axe';
import { chooseFile, saveTo } from './dialogs';
import { startGate } from './gate';
import { ask, goTo, radicados } from './window';

// A run of 300 rows takes its time where several tests share a machine.
test.setTimeout(120_000);

const operation = 'rama_judicial_cases_by_radicado';

const grid = (page: Page) => page.getByRole('grid');
const fact = (page: Page, name: string) =>
  page
    .locator('.fact')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');

async function openSample(page: Page, name: 'Abrir muestra limpia' | 'Abrir muestra con errores') {
  await goTo(page, '/batches');
  await page.getByRole('button', { name }).click();
  await grid(page).waitFor();
}

async function create(page: Page): Promise<BatchView> {
  await page.getByRole('button', { name: /^Crear lote de/ }).click();
  await page.getByRole('button', { name: 'Consultar', exact: true }).waitFor();
  return theBatch(page);
}

async function theBatch(page: Page): Promise<BatchView> {
  const [batch] = await ask<readonly BatchView[]>(page, 'batches.list', {});
  if (batch === undefined) throw new Error('there is no batch');
  return batch;
}

const run = (page: Page) => page.getByRole('button', { name: 'Consultar', exact: true }).click();
const allow = (page: Page, limit: number) => ask(page, 'quota.setLimit', { operation, limit });

test('a dirty file is previewed: what is wrong, what was cleaned, what it costs', async ({ page }) => {
  await openSample(page, 'Abrir muestra con errores');
  await expect(fact(page, 'Se leyó como')).toHaveText('CSV · Windows-1252 · separado por «;»');
  await expect(fact(page, 'Por consultar')).toHaveText('33');
  await expect(fact(page, 'Por corregir')).toHaveText('51');
  await expect(page.getByText('Cuesta 33 consultas; hay 100 de 100 disponibles.')).toBeVisible();
  await expectAccessible(page, 'import');

  await page.getByRole('radio', { name: 'Con problema 55' }).click();
  await expect(grid(page).getByRole('row').nth(1)).toContainText('Dañado por una hoja de cálculo');
  const top = await grid(page).boundingBox();
  await page.getByText('Anteponer el cero que parece faltar en 12 filas').click();
  await expect(page.getByRole('button', { name: 'Crear lote de 45 radicados' })).toBeVisible();
  expect(await grid(page).boundingBox()).toEqual(top);

  // Another column has no radicados; nothing can be asked then.
  await page.getByRole('button', { name: /Columna del radicado/ }).click();
  await page.getByRole('option').first().click();
  await expect(page.getByRole('button', { name: 'Nada que consultar' })).toBeDisabled();

  // A look elsewhere loses nothing.
  await goTo(page, '/settings/quotas');
  await expect(page.getByRole('heading', { name: 'Cupos' })).toBeVisible();
  await goTo(page, '/batches');
  await expect(page.getByRole('heading', { name: 'Importar radicados-sucio.csv' })).toBeVisible();
});

test('a batch runs to its end, is filtered, opened, and written to a CSV without formulas', async ({
  app,
}) => {
  const { page } = app;
  await openSample(page, 'Abrir muestra con errores');
  await create(page);
  await expectAccessible(page, 'batch, ready');
  await run(page);
  await expect(page.getByText('Terminado')).toBeVisible({ timeout: 30_000 });
  const { counts } = await theBatch(page);
  expect(counts).toMatchObject({ total: 88, invalid: 51, duplicate: 4, open: 0 });
  await expect(page.getByText(`${counts.found} con registros`)).toBeVisible();
  // The rows on the screen are those of the end, not of the start.
  await expect(grid(page).getByRole('row').nth(1)).toContainText('Con registros');
  await expectAccessible(page, 'batch, done');

  await page.getByRole('radio', { name: `Sin registros ${counts.nothing}` }).click();
  await expect(page.getByText(`${counts.nothing} filas`)).toBeVisible();
  await page.getByRole('radio', { name: /^Todas/ }).click();
  await page.getByRole('searchbox', { name: 'Filtrar filas' }).fill('66001-40-03-002');
  await expect(grid(page).getByRole('row').nth(1)).toContainText('66001-40-03-002-2021-22689-00');
  await page.getByRole('searchbox', { name: 'Filtrar filas' }).fill('');

  const file = join(app.dataDir, 'lote.csv');
  await saveTo(app, file);
  await page.getByRole('button', { name: 'Exportar y más' }).click();
  await page.getByRole('menuitem', { name: 'Exportar CSV…' }).click();
  await expect(page.getByText(`Guardado en ${file}`)).toBeVisible();
  const rows: string[][] = parse(readFileSync(file), { bom: true, relax_column_count: false });
  expect(rows).toHaveLength(counts.total + 1);
  expect(rows.flat().filter((cell) => /^[=+@\t\r]/.test(cell))).toEqual([]);

  const workbook = join(app.dataDir, 'lote.xlsx');
  await saveTo(app, workbook);
  await page.getByRole('button', { name: 'Exportar y más' }).click();
  await page.getByRole('menuitem', { name: 'Exportar Excel…' }).click();
  await expect(page.getByText(`Guardado en ${workbook}`)).toBeVisible();
  expect(readFileSync(workbook).subarray(0, 2).toString()).toBe('PK');

  await grid(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/history\//);
});

test('a run is paused and resumed, and no row is asked twice', async ({ launch, dataDir }) => {
  const map = join(dataDir, 'origins.json');
  const gate = await startGate(map, 40);
  const app = await launch({ practice: false, args: ['--upstream-map', map] });
  const { page } = app;
  await allow(page, 1000);
  await chooseFile(app, join(root, 'samples', 'radicados-limpio.csv'));
  await goTo(page, '/batches');
  await page.getByRole('button', { name: 'Importar archivo…' }).click();
  await create(page);
  await run(page);
  await expect.poll(gate.asked).toBeGreaterThan(40);
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByText('En pausa')).toBeVisible();
  gate.open();
  const paused = await theBatch(page);
  expect(paused.counts.open).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Reanudar' }).click();
  await expect(page.getByText('Terminado')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('300 de 300')).toBeVisible();
  const quotas = await ask<readonly QuotaState[]>(page, 'quota.list', {});
  expect(quotas.find((quota) => quota.operation === operation)?.used).toBe(300);
  await gate.close();
});

test('a run waits for the quota, says until when, and goes on when there is more', async ({ page }) => {
  await allow(page, 10);
  await openSample(page, 'Abrir muestra limpia');
  await expect(page.getByText('Ahora caben 10; 290 esperan cupo')).toBeVisible();
  await create(page);
  await run(page);
  await expect(page.getByText(/Sigue solo desde mañana/)).toBeVisible();
  await expect(page.getByText('10 de 300')).toBeVisible();
  await expectAccessible(page, 'batch, waiting for quota');
  // More quota lets it go on at once.
  await page.getByRole('link', { name: 'Cambiar el cupo' }).click();
  const limit = page.getByRole('textbox', { name: 'Cupo de Proceso por radicado', exact: true });
  await limit.fill('20');
  await limit.press('Enter');
  await page.goBack();
  await page.getByRole('button', { name: 'Continuar ahora' }).click();
  await expect(page.getByText('20 de 300')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Cancelar lote' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar lote' }).click();
  await expect(page.getByText('Cancelado', { exact: true })).toBeVisible();
});

test('rows without an answer are told from rows without records, and can be tried again', async ({ app }) => {
  const { page } = app;
  const file = join(app.dataDir, 'rechazados.csv');
  // Every one is answered with an error of the source's own.
  writeFileSync(
    file,
    `radicado\n${radicados.otherShape}\n11001400300120230001700\n11001400300120230002100\n`,
  );
  await chooseFile(app, file);
  await goTo(page, '/batches');
  await page.getByRole('button', { name: 'Importar archivo…' }).click();
  await create(page);
  await run(page);
  await expect(page.getByText('Terminado')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('3 sin respuesta', { exact: true })).toBeVisible();
  await expect(grid(page).getByText('Sin respuesta')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Reintentar 3 sin respuesta' })).toBeVisible();
});

test('a source that refuses everything pauses the run, which says why', async ({ launch, dataDir }) => {
  const source = createServer((_request, response) => response.writeHead(500).end());
  await new Promise<void>((listening) => source.listen(0, '127.0.0.1', listening));
  const map = join(dataDir, 'origins.json');
  const { port } = source.address() as AddressInfo;
  writeFileSync(
    map,
    JSON.stringify({ 'https://consultaprocesos.ramajudicial.gov.co:448': `http://127.0.0.1:${port}` }),
  );
  try {
    const app = await launch({ practice: false, args: ['--upstream-map', map] });
    const { page } = app;
    await chooseFile(app, join(root, 'samples', 'radicados-limpio.csv'));
    await goTo(page, '/batches');
    await page.getByRole('button', { name: 'Importar archivo…' }).click();
    await create(page);
    await run(page);
    await expect(page.getByRole('alert')).toContainText(/Se detuvo tras \d+ filas seguidas sin respuesta/, {
      timeout: 90_000,
    });
    await expect(page.getByText('En pausa')).toBeVisible();
    expect((await theBatch(page)).counts.open).toBeGreaterThan(200);
    await expect(page.getByRole('button', { name: 'Reanudar' })).toBeVisible();
    await expectAccessible(page, 'batch, paused by itself');
  } finally {
    source.close();
  }
});

test('a row is mended by keyboard and asked', async ({ page }) => {
  await openSample(page, 'Abrir muestra con errores');
  await create(page);
  await run(page);
  await expect(page.getByText('Terminado')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('radio', { name: /^Por corregir/ }).click();
  await expect(page.getByText('51 filas')).toBeVisible();
  await grid(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Corregir la fila 12' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText('1100140030012016');
  await expect(dialog.getByText('Menos de 23 dígitos')).toBeVisible();
  await expectAccessible(page, 'row to mend');
  await dialog.getByRole('textbox').fill(radicados.longTimeline);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('50 por corregir')).toBeVisible();
  // The person says when it is asked.
  await page.getByRole('button', { name: 'Reanudar' }).click();
  await expect(page.getByText('Terminado')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('radio', { name: /^Todas/ }).click();
  await page.getByRole('searchbox', { name: 'Filtrar filas' }).fill(radicados.longTimeline);
  await expect(grid(page).getByRole('row').nth(1)).toContainText('Con registros');
});

test('Ctrl+A selects rows that were never on the screen, for a dossier', async ({ page }) => {
  await allow(page, 1000);
  await openSample(page, 'Abrir muestra limpia');
  await create(page);
  await run(page);
  await expect(page.getByText('Terminado')).toBeVisible({ timeout: 60_000 });
  await grid(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByText('300 filas elegidas')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('300 filas', { exact: true })).toBeVisible();

  // Rows that are still on their way are not selected among others: both happen before any of them can arrive.
  const [found, all] = [/^Con registros/, /^Todas/].map((name) => page.getByRole('radio', { name }));
  await grid(page).evaluate(
    (table, chip) => {
      table.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true }));
      (chip as HTMLElement).click();
    },
    await found?.elementHandle(),
  );
  const { id: batchId } = await theBatch(page);
  const ofBatch = { batchId, filter: 'all', text: '', sort: 'row', descending: false };
  await ask(page, 'batches.rows', { ...ofBatch, offset: 0, limit: 500 });
  await expect(page.getByText(/^\d+ filas$/)).toBeVisible();
  await all?.click();

  // Other rows, or other ones first, are read from their beginning.
  await grid(page).press('End');
  await expect(grid(page)).toHaveAttribute('aria-activedescendant', /-299$/);
  await grid(page).getByRole('button', { name: 'Veredicto' }).click();
  await grid(page).press('ArrowDown');
  await expect(grid(page)).toHaveAttribute('aria-activedescendant', /-1$/);

  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Al expediente…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar 300 consultas a un expediente' });
  await dialog.getByRole('textbox', { name: /^Nombre/ }).fill('Cartera Ficticia S.A.S.');
  await dialog.getByRole('textbox', { name: /^Finalidad/ }).fill('Revisión de cartera');
  await dialog.getByRole('button', { name: /Base legal/ }).click();
  await page.getByRole('option', { name: 'Datos de naturaleza pública' }).click();
  await dialog.getByRole('button', { name: 'Crear y agregar' }).click();
  await expect(page.getByText(/consultas agregadas a PRA-/)).toBeVisible();
  const [dossier] = await ask<readonly { findings: number }[]>(page, 'dossiers.list', {});
  expect(dossier?.findings).toBe(300);
});

test('the list of batches teaches when it is empty', async ({ page }) => {
  await goTo(page, '/batches');
  await expect(page.getByRole('heading', { name: 'Consulte muchos radicados de una vez' })).toBeVisible();
  await expectAccessible(page, 'batches, empty');
});
