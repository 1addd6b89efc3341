import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readPdf } from '../src-main/dossier/testing/pdf';
import { expect, test } from './app';
import { chooseFile, saveTo } from './dialogs';
import { radicados } from './window';

/** Presses Tab until the focus is on the control of that name, as somebody without a pointer does. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole('button', { name }).or(page.getByRole('textbox', { name }));
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const there = await wanted.evaluateAll((nodes) => nodes.includes(document.activeElement as HTMLElement));
    if (there) return;
  }
  throw new Error(`Tab does not lead to ${String(name)}`);
}

test('from a CSV to a PDF report without touching the pointer', async ({ app }) => {
  const { page } = app;
  const file = join(app.dataDir, 'cartera.csv');
  writeFileSync(file, `cliente;radicado\nUno;${radicados.publicAndPrivate}\nDos;${radicados.none}\n`);
  await chooseFile(app, file);

  // Import and run.
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('dialog').locator('input')).toBeFocused();
  await page.keyboard.insertText('lotes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lotes', level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+O');
  await expect(page.getByRole('heading', { name: 'Importar cartera.csv' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crear lote de 2 radicados' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('heading', { name: 'cartera', level: 1 })).toBeVisible();
  const rows = page.getByRole('grid', { name: 'cartera' });
  await expect(rows).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByText('Terminado')).toBeVisible();
  await expect(rows.getByText('Con registros')).toBeVisible();
  await expect(rows.getByText('Sin registros')).toBeVisible();

  // Read the case, and put it into a new dossier.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /^Actuaciones/ })).toBeVisible();
  await tabTo(page, 'Al expediente…');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: /^Nombre/ })).toBeFocused();
  await page.keyboard.insertText('Banco Ejemplo Ficticio S.A.');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('Revisión de cartera');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Crear y agregar');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);

  // Decide.
  await page.keyboard.press('ControlOrMeta+4');
  await expect(page.getByRole('grid', { name: 'Expedientes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: 'Hallazgos' })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('Proceso vigente de la cartera');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Todo decidido')).toBeVisible();

  // Hand in.
  const report = join(app.dataDir, 'informe.pdf');
  await saveTo(app, report);
  await page.keyboard.press('ControlOrMeta+E');
  await tabTo(page, 'Exportar PDF…');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(report)).toBeVisible({ timeout: 30_000 });
  const { pages } = await readPdf(readFileSync(report));
  const text = pages.join('\n');
  expect(text).toContain('Banco Ejemplo Ficticio S.A.');
  expect(text).toContain('Proceso vigente de la cartera');
});
