import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { readPdf } from '../src-main/dossier/testing/pdf';
import type { DossierView } from '../src-shared/dossier';
import { expect, test, type App } from './app';
import { expectAccessible } from './axe';
import { saveTo } from './dialogs';
import { ask, goTo, radicados, runLookup } from './window';

const findings = (page: Page) => page.getByRole('grid', { name: 'Hallazgos' });
const side = (page: Page) => page.getByRole('complementary');

/** A dossier with three findings: records, no records, no answer. */
async function filledDossier(page: Page): Promise<DossierView> {
  const lookupIds: string[] = [];
  for (const radicado of [radicados.publicAndPrivate, radicados.none, radicados.otherShape])
    lookupIds.push((await runLookup(page, radicado)).id);
  const dossier = await ask<DossierView>(page, 'dossiers.create', {
    subjectKind: 'company',
    subjectName: 'Transportes Cordillera Ficticia S.A.S.',
    identifiers: [{ kind: 'nit', value: '900123456' }],
    purpose: 'Vinculación de proveedor',
    legalBasis: 'public_data',
    preparedBy: 'L. Torres Prueba',
    summary: 'Un proceso ejecutivo vigente.',
  });
  return ask(page, 'dossiers.addLookups', { dossierId: dossier.id, lookupIds });
}

test('without dossiers the list teaches, and one press makes one to practise on', async ({ page }) => {
  await goTo(page, '/dossiers');
  await expect(page.getByRole('heading', { name: 'Reúna lo consultado en un expediente' })).toBeVisible();
  await expectAccessible(page, 'dossiers, empty');
  await page.getByRole('button', { name: 'Crear uno de práctica' }).click();
  await expect(findings(page).getByText('Con registros')).toBeVisible();
  await expect(page.getByText('PRA-2', { exact: false }).first()).toBeVisible();
});

test('a dossier is made from its form, which says every mistake beside its field and on top', async ({
  page,
}) => {
  await goTo(page, '/dossiers/new');
  const create = page.getByRole('button', { name: 'Crear expediente' });
  const number = page.getByRole('textbox', { name: 'Número de la identificación 1' });
  await number.fill('900.123.456-1');
  await create.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('button')).toHaveCount(4);
  await expectAccessible(page, 'form with mistakes');
  await page.getByRole('button', { name: /El dígito de verificación no corresponde al número/ }).click();
  await expect(page.locator('#identifier-0').locator(':focus')).toHaveCount(1);

  await number.fill('900123456');
  await expect(
    page.getByText('Queda como 900.123.456-8; se calculó el dígito de verificación'),
  ).toBeVisible();
  await page
    .getByRole('textbox', { name: /^Nombre o razón social/ })
    .fill('Inversiones Ejemplo Ficticio S.A.S.');
  await page.getByRole('textbox', { name: /^Finalidad/ }).fill('Vinculación de cliente');
  await page.locator('#dossier-basis').click();
  await page.getByRole('option', { name: 'Autorización del titular' }).click();
  await expect(page.getByText(/Conserve la prueba de la autorización/)).toBeVisible();
  await create.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Inversiones Ejemplo Ficticio S.A.S. NIT 900.123.456-8',
  );
  await expect(page.getByRole('heading', { name: 'Todavía no tiene hallazgos' })).toBeVisible();
  await expectAccessible(page, 'dossier, empty');

  await page.getByRole('link', { name: 'Editar datos' }).click();
  await page.getByRole('textbox', { name: /^Nota del analista/ }).fill('Sin novedades.');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(side(page).getByText('Sin novedades.')).toBeVisible();
});

test('findings are added from the history', async ({ page }) => {
  await filledDossier(page);
  await runLookup(page, radicados.onePublic);
  await goTo(page, '/history');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Al expediente…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByText(/Consulta agregada a PRA-/)).toBeVisible();
  await goTo(page, '/dossiers');
  await page.getByRole('grid').getByText('Transportes Cordillera Ficticia S.A.S.').click();
  await expect(page.getByText('4 hallazgos')).toBeVisible();
});

test('findings are decided, moved, opened and taken out by keyboard', async ({ page }) => {
  const dossier = await filledDossier(page);
  await goTo(page, '/dossiers');
  await expect(page.getByRole('grid')).toBeFocused();
  await expectAccessible(page, 'dossiers');
  await page.keyboard.press('Enter');
  await expect(findings(page)).toBeFocused();
  await expect(page.getByText('3 sin decidir')).toBeVisible();

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(side(page).getByRole('radio', { name: 'Pendiente' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(side(page).getByRole('button', { name: 'Guardar decisión' })).toBeDisabled();
  await expect(side(page).getByText('Escriba el motivo de la decisión')).toBeVisible();
  await expectAccessible(page, 'decision without a reason');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('Riesgo de cartera');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('2 sin decidir')).toBeVisible();
  await expect(findings(page)).toContainText('Relevante: Riesgo de cartera');

  // On to the next one; Esc leads back to the table, and what was typed stays.
  await expect(side(page).getByRole('radio', { name: 'Pendiente' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('borrador');
  await page.keyboard.press('Escape');
  await expect(findings(page)).toBeFocused();
  await expect(findings(page).getByText('Sin guardar')).toBeVisible();

  const order = async () => {
    const { findingList } = await ask<DossierView>(page, 'dossiers.get', { dossierId: dossier.id });
    return findingList.map(({ lookup }) => lookup.subject);
  };
  await page.keyboard.press('Home');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(order).toEqual([radicados.none, radicados.publicAndPrivate, radicados.otherShape]);
  await page.keyboard.press('End');
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar del expediente' }).press('Enter');
  await expect.poll(order).toEqual([radicados.none, radicados.publicAndPrivate]);
  await expect(findings(page)).toBeFocused();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/#\/history\//);
  // What was typed and not saved is still there after a look at the lookup.
  await goTo(page, `/dossiers/${dossier.id}`);
  await expect(findings(page).getByText('Sin guardar')).toBeVisible();
});

async function exported(app: App, format: 'pdf' | 'xlsx' | 'json' | 'zip'): Promise<Buffer> {
  const { page } = app;
  const file = join(app.dataDir, `informe.${format}`);
  await saveTo(app, file);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: format.toUpperCase() }).check({ force: true });
  await dialog.getByRole('button', { name: `Exportar ${format.toUpperCase()}…` }).click();
  await expect(dialog.getByText(file)).toBeVisible({ timeout: 30_000 });
  return readFileSync(file);
}

test('a dossier is handed in as PDF, XLSX, JSON, and a ZIP that sha256sum verifies', async ({ app }) => {
  const { page } = app;
  const dossier = await filledDossier(page);
  await goTo(page, `/dossiers/${dossier.id}`);
  await expect(findings(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+E');
  await expect(page.getByRole('dialog').getByText('3 hallazgos están sin decidir')).toBeVisible();
  await expectAccessible(page, 'export');

  const { pages } = await readPdf(await exported(app, 'pdf'));
  const report = pages.join('\n');
  for (const words of [
    dossier.number,
    'PRÁCTICA',
    '900.123.456-8',
    'Con registros',
    'Sin registros',
    'Sin respuesta',
  ])
    expect(report).toContain(words);

  expect((await exported(app, 'xlsx')).subarray(0, 2).toString()).toBe('PK');
  const document = JSON.parse((await exported(app, 'json')).toString()) as Record<string, unknown>;
  expect(JSON.stringify(document)).toContain(radicados.publicAndPrivate);

  const files = unzipSync(new Uint8Array(await exported(app, 'zip')));
  const folder = join(app.dataDir, 'evidence');
  for (const [name, bytes] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  const checked = execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(checked.trim().split('\n')).toHaveLength(Object.keys(files).length - 1);
  expect(Object.keys(files).filter((name) => name.endsWith('.body')).length).toBeGreaterThan(0);
});

test('a dossier is deleted after a question; its lookups stay', async ({ page }) => {
  const dossier = await filledDossier(page);
  await goTo(page, `/dossiers/${dossier.id}`);
  await page.getByRole('button', { name: 'Más' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar expediente' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar expediente' }).click();
  await expect(page.getByRole('heading', { name: 'Reúna lo consultado en un expediente' })).toBeVisible();
  await goTo(page, '/history');
  await expect(page.getByRole('option')).toHaveCount(3);
});

test('the screens of dossiers fit a window of 1024 by 700', async ({ app }) => {
  const { page } = app;
  const dossier = await filledDossier(page);
  await app.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setContentSize(1024, 700),
  );
  for (const address of [
    '/dossiers',
    '/dossiers/new',
    `/dossiers/${dossier.id}`,
    `/dossiers/${dossier.id}/edit`,
  ]) {
    await goTo(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, address).toBeLessThanOrEqual(0);
  }
  await goTo(page, `/dossiers/${dossier.id}`);
  await findings(page).getByRole('row').nth(2).click();
  await expect(side(page).getByRole('button', { name: 'Guardar decisión' })).toBeInViewport();
});
