import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startPractice } from '../src-practice';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { ask, goTo } from './window';

/** Asks OFAC's lists for a name and opens what came of it. */
async function searchName(page: Page, name: string): Promise<void> {
  const { id } = await ask<{ id: string }>(page, 'lookups.run', {
    operation: 'ofac_sanctions_search',
    input: { name },
    fresh: false,
    purpose: 'Debida diligencia',
    legalBasis: 'legal_duty',
  });
  await goTo(page, `/history/${id}`);
}

test('a list that is missing is said to be and is fetched with one press; one that is too small is not put in service', async ({
  launch,
  dataDir,
}) => {
  // Not practice: there lists are fetched by themselves when they are first asked.
  const practice = await startPractice();
  const map = join(dataDir, 'map.json');
  writeFileSync(map, JSON.stringify(practice.originMap));
  const { page } = await launch({ practice: false, args: ['--upstream-map', map] });

  await searchName(page, 'Prueba Ejemplov');
  await page.getByRole('button', { name: 'Ver la lista' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sanciones de la OFAC' })).toBeVisible();
  await expectAccessible(page, 'list that is missing');
  await page.getByRole('button', { name: 'Descargar la lista' }).click();
  // The stand-in's list is far smaller than the real one.

  await expect(page.getByText('La última actualización no se puso en servicio')).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText(/menos de las 8000 que debe tener/).first()).toBeVisible();
  await expectAccessible(page, 'list that was refused');
  await practice.close();
});

test('a party is found by its name, with the reasons and the copy that was read', async ({ page }) => {
  await searchName(page, 'Ejenplov Prueva');
  await expect(page.getByRole('heading', { name: 'EJEMPLOV, Prueba' })).toBeVisible();
  await page.getByText('Por qué').first().click();
  await expect(page.getByRole('cell', { name: 'ejenplov' })).toBeVisible();
  await expectAccessible(page, 'matches');
  await page.getByRole('button', { name: 'Ver evidencia' }).click();
  await expect(page.getByText('SDN_ENHANCED.ZIP', { exact: true })).toBeVisible();
  await goTo(page, '/datasets/us_ofac');
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Sin novedades en la fuente')).toBeVisible();
  await expectAccessible(page, 'list');
  await goTo(page, '/datasets');
  await expect(page.getByText('Al día').first()).toBeVisible();
  await expectAccessible(page, 'lists');
});
