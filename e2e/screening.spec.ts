import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readPdf } from '../src-main/dossier/testing/pdf';
import type { DossierView } from '../src-shared/dossier';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { saveTo } from './dialogs';
import { ask, goTo } from './window';

test.setTimeout(120_000);

const detail = (page: Page) => page.getByRole('region', { name: 'Resultados' });

async function screenName(page: Page, name: string): Promise<void> {
  await goTo(page, '/screening');
  await page.getByRole('textbox', { name: /^Nombre/ }).fill(name);
  await page.getByRole('textbox', { name: /^Finalidad/ }).fill('Vinculación de proveedor');
  await page.getByRole('button', { name: / Base legal/ }).click();
  await page.getByRole('option', { name: 'Deber legal' }).click();
  await page.getByRole('button', { name: 'Cribar', exact: true }).click();
  await detail(page).getByRole('heading', { level: 1, name }).waitFor();
}

test('a name is screened, its hits decided and remembered, and all of it handed in with a dossier', async ({
  app,
}) => {
  const { page, dataDir } = app;
  await goTo(page, '/screening');
  await expect(page.getByText('Busque un nombre en todas las listas a la vez')).toBeVisible();
  await expectAccessible(page, 'screening, empty');
  await page.getByRole('button', { name: 'Cribar', exact: true }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('button')).toHaveCount(3);

  await screenName(page, 'Pesoa Inexistente de Sousa');
  // On lists of Brazil and not on OFAC's.
  await expect(detail(page).getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(detail(page).getByRole('row', { name: /Sanciones de la OFAC/ })).toContainText(
    'Sin registros',
  );
  await expect(detail(page).getByText('otra grafía').first()).toBeVisible();
  await detail(page)
    .getByText(/^Lo que dice la lista/)
    .first()
    .click();
  await expectAccessible(page, 'screening with hits');

  const mte = page.getByRole('region', { name: 'Lista de trabajo esclavo (Brasil)' });
  await mte.getByText('Falso positivo').click();
  await mte.getByRole('button', { name: 'Guardar decisión' }).click();
  await expect(mte.getByText('Escriba el motivo de la decisión')).toBeVisible();
  await mte.getByRole('textbox', { name: /^Motivo/ }).fill('El CPF es de otra persona');
  await mte.getByRole('button', { name: 'Guardar decisión' }).click();
  await expect(mte.getByText('El CPF es de otra persona')).toBeVisible();
  // The keyboard is at the next hit that waits.
  const ibama = page.getByRole('region', { name: 'Embargos ambientales del IBAMA' });
  await expect(detail(page).locator('[data-undecided] input').first()).toBeFocused();

  await screenName(page, 'PESOA INEXISTENTE DE SOUSA');
  await expect(mte.getByText(/decidida antes de este cribado/)).toBeVisible();
  await expect(ibama.getByRole('radio')).toHaveCount(3);
  await page.getByRole('button', { name: 'Al expediente…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Persona', { exact: true }).click();
  await dialog.getByRole('textbox', { name: /^Nombre/ }).fill('Pesoa Inexistente');
  await dialog.getByRole('textbox', { name: /^Finalidad/ }).fill('Vinculación');
  await dialog.getByRole('button', { name: / Base legal/ }).click();
  await page.getByRole('option', { name: 'Deber legal' }).click();
  await dialog.getByRole('button', { name: 'Crear y agregar' }).click();
  await expect(page.getByText(/Cribado agregado a PRA-/)).toBeVisible();

  const [dossier] = await ask<readonly DossierView[]>(page, 'dossiers.list', {});
  await goTo(page, `/dossiers/${dossier?.id ?? ''}`);
  await expect(page.getByRole('link', { name: 'PESOA INEXISTENTE DE SOUSA' })).toBeVisible();
  await expect(page.getByText('2 sin decidir')).toBeVisible();
  await expectAccessible(page, 'dossier with a screening');
  const file = join(dataDir, 'report.pdf');
  await saveTo(app, file);
  await ask(page, 'dossiers.export', { dossierId: dossier?.id, format: 'pdf' });
  const { pages } = await readPdf(readFileSync(file));
  const text = pages.join(' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('El CPF es de otra persona');
  expect(text).toContain('Sin coincidencias');

  await goTo(page, '/screening/history');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expectAccessible(page, 'past screenings');
});

test('a file of names is screened in the background, decided name by name, and exported', async ({ app }) => {
  const { page, dataDir } = app;
  await goTo(page, '/screening/files');
  await expect(page.getByText('Cribe una lista de clientes o proveedores')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir muestra' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importar nombres.csv' })).toBeVisible();
  await page.getByText(/^Solo filas con observación/).click();
  await expect(page.getByText('fecha no reconocida: 31/02/1980')).toBeVisible();
  await expectAccessible(page, 'file of names, preview');
  await page.getByRole('textbox', { name: /^Finalidad/ }).fill('Revisión anual de clientes');
  await page.getByRole('button', { name: / Base legal/ }).click();
  await page.getByRole('option', { name: 'Deber legal' }).click();
  await page.getByRole('button', { name: /^Cribar 305 nombres/ }).click();

  await expect(page.getByText('Terminado')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('radio', { name: /^Con coincidencias/ }).click();
  await expect(page.getByRole('grid').getByText('Prueva Ejemplof')).toBeVisible();
  await expectAccessible(page, 'screened file');
  await page.getByRole('grid').getByText('Prueva Ejemplof').click();
  await page.getByText('Coincidencia verdadera').first().click();
  await page
    .getByRole('textbox', { name: /^Motivo/ })
    .first()
    .fill('La cédula es la misma');
  await page.getByRole('button', { name: 'Guardar decisión' }).first().click();
  await expect(page.getByText('La cédula es la misma')).toBeVisible();
  await page.getByRole('link', { name: 'Fila 8 de nombres' }).click();
  await expect(page.getByRole('radio', { name: 'Con verdaderas 1' })).toBeVisible();

  // A row without a usable name was never screened: nothing of it can go into a dossier.
  await page.getByRole('radio', { name: /^Sin nombre útil/ }).click();
  await page.getByRole('grid').press('Space');
  await page.getByRole('button', { name: 'Al expediente…' }).click();
  await expect(page.getByText('1 fila sin cribar queda fuera')).toBeVisible();
  await page.getByRole('radio', { name: /^Todos/ }).click();
  await expect(page.getByRole('button', { name: 'Al expediente…' })).toBeHidden();

  const file = join(dataDir, 'names.csv');
  await saveTo(app, file);
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByText(/^Se guardó/)).toBeVisible();
  const table = readFileSync(file, 'utf8');
  expect(table).toContain('La cédula es la misma');
  expect(table).toContain('Sin coincidencias');
});
