import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPractice } from '../src-practice';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { goTo } from './window';

const search = '/lookups/ofac_sanctions_search';

test('a list that is missing is said to be, is fetched with one press, and then answers with its date', async ({
  launch,
  dataDir,
}) => {
  // Not practice: there lists are fetched by themselves when they are first asked.
  const practice = await startPractice();
  const map = join(dataDir, 'map.json');
  writeFileSync(map, JSON.stringify(practice.originMap));
  const { page } = await launch({ practice: false, args: ['--upstream-map', map] });

  await goTo(page, `${search}?name=Prueba%20Ejemplov`);
  await page.getByRole('textbox', { name: /^Finalidad/ }).fill('Debida diligencia');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  const results = page.getByRole('region', { name: 'Resultados' });
  await expect(results.getByText('no está en este equipo').first()).toBeVisible();
  await results.getByRole('button', { name: 'Ver la lista' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Sanciones de la OFAC' })).toBeVisible();
  await page.getByRole('button', { name: 'Descargar la lista' }).click();
  await expect(page.getByText('Puesta en servicio')).toBeVisible();
  await expect(page.getByText('SDN_ENHANCED.ZIP')).toBeVisible();
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Sin novedades en la fuente')).toBeVisible();
  await practice.close();
});

test('a party is found by its name, with the reasons, and shown in full', async ({ page }) => {
  await goTo(page, `${search}?name=Ejenplov%20Prueva`);
  await page.getByRole('textbox', { name: /^Finalidad/ }).fill('Debida diligencia');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  const results = page.getByRole('region', { name: 'Resultados' });
  await expect(results.getByRole('heading', { name: 'EJEMPLOV, Prueba' })).toBeVisible();
  await results.getByText('Por qué').first().click();
  await expect(results.getByRole('cell', { name: 'ejenplov' })).toBeVisible();
  await results.getByRole('button', { name: 'Ver evidencia' }).click();
  await expect(results.getByText('SDN_ENHANCED.ZIP')).toBeVisible();
  await results.getByRole('tab', { name: 'Coincidencias' }).click();
  await results.getByRole('button', { name: 'Ver al sancionado' }).first().click();
  await expect(results.getByText('Cedula No., Colombia')).toBeVisible();

  await goTo(page, '/datasets');
  await expect(page.getByText('Al día')).toBeVisible();
  await expectAccessible(page, 'lists');
});
