import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { ask, countLookups, goTo, radicados, runLookup } from './window';

const list = (page: Page) => page.getByRole('listbox', { name: 'Historial de consultas' });

test('an empty history teaches, and one press makes the first lookup', async ({ page }) => {
  await goTo(page, '/history');
  await expect(page.getByText('Todavía no hay consultas')).toBeVisible();
  await page.getByRole('link', { name: 'Consultar un proceso de ejemplo' }).click();
  await expect(page.getByText('Con registros')).toBeVisible();
  await goTo(page, '/history');
  await expect(list(page).getByRole('option')).toHaveCount(1);
});

test('the history is filtered by words, verdict and origin', async ({ page }) => {
  for (const radicado of [radicados.onePublic, radicados.none, radicados.otherShape])
    await runLookup(page, radicado);
  await goTo(page, '/history');
  await expect(list(page).getByRole('option')).toHaveCount(3);

  await page.getByRole('searchbox', { name: /Buscar por radicado/ }).fill('05001-31');
  await expect(list(page).getByRole('option')).toHaveCount(1);
  await page.getByRole('searchbox', { name: /Buscar por radicado/ }).fill('');
  await page.getByRole('button', { name: /Veredicto/ }).click();
  await page.getByRole('option', { name: 'Sin respuesta 1', exact: true }).click();
  await expect(list(page).getByRole('option')).toHaveCount(1);
  await expect(list(page).getByRole('option')).toContainText('Sin respuesta');
  await page.getByRole('button', { name: /Origen/ }).click();
  await expect(page.getByRole('listbox', { name: /Origen/ }).getByRole('option')).toHaveText([
    'Todo origen',
    'Desde la ventana',
    'De lotes',
    'De la línea de comandos',
    'De programas (HTTP)',
    'De agentes (MCP)',
  ]);
  await page.getByRole('option', { name: 'De lotes' }).click();
  await expect(page.getByText('Ninguna consulta coincide con el filtro.')).toBeVisible();
  await expect(page.getByText('Todavía no hay consultas')).toBeHidden();
});

test('a lookup of the history is shown beside the list and asked again', async ({ page }) => {
  await runLookup(page, radicados.growing);
  await goTo(page, '/history');
  await list(page).getByRole('option').click();
  await expect(page.getByRole('region', { name: 'Resultados' }).getByText('Con registros')).toBeVisible();
  await page.getByRole('button', { name: 'Consultar de nuevo' }).click();
  await expect(page.getByRole('heading', { name: 'Proceso por radicado' })).toBeVisible();
  await expect.poll(() => countLookups(page)).toBe(2);
});

test('several lookups are selected and deleted; those in a dossier are kept', async ({ page }) => {
  const kept = await runLookup(page, radicados.onePublic);
  await runLookup(page, radicados.none);
  await runLookup(page, radicados.privateOnly);
  const dossier = await ask<{ id: string }>(page, 'dossiers.create', {
    subjectKind: 'company',
    subjectName: 'Transportes Cordillera Azul S.A.S.',
    identifiers: [],
    purpose: 'Vinculación',
    legalBasis: 'consent',
    preparedBy: '',
    summary: '',
  });
  await ask(page, 'dossiers.addLookups', { dossierId: dossier.id, lookupIds: [kept.id] });

  await goTo(page, '/history');
  await list(page).getByRole('option').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await expect(page.getByText('3 seleccionadas')).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('¿Eliminar 3 consultas seleccionadas?');
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('2 consultas eliminadas; 1 se conserva porque está en uso')).toBeVisible();
  await expect(list(page).getByRole('option')).toHaveCount(1);
});

test('a long history is fetched in pages and drawn where it is seen', async ({ page }) => {
  const total = 230;
  await ask(page, 'quota.setLimit', { operation: 'rama_judicial_cases_by_radicado', limit: 1000 });
  await page.evaluate(async (total) => {
    const { expediente } = window as unknown as {
      expediente: { call: Record<string, (request: unknown) => Promise<unknown>> };
    };
    for (let index = 0; index < total; index++)
      await expediente.call['lookups.run']?.({
        operation: 'rama_judicial_cases_by_radicado',
        input: { registration_number: '05001310300120230012300' },
        fresh: false,
        purpose: null,
        legalBasis: null,
      });
  }, total);
  await goTo(page, '/history');
  await expect(page.getByText(String(total), { exact: true })).toBeVisible();
  await list(page).focus();
  // Most rows were never fetched when they are selected.
  await page.keyboard.press('Shift+End');
  await expect(page.getByText(`${total} seleccionadas`)).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect(page.getByText('seleccionadas')).toBeHidden();
  await page.keyboard.press('ControlOrMeta+A');
  await expect(page.getByText(`${total} seleccionadas`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  const last = list(page).locator(`[aria-posinset="${total}"]`);
  await expect(last).toContainText('Con registros');
  expect(await list(page).getByRole('option').count()).toBeLessThan(40);
});
