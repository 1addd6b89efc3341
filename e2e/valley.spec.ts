import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { ask, goTo } from './window';

/** Makes a lookup of SIATA without its form and opens it. */
async function open(page: Page, operation: string, input: Readonly<Record<string, unknown>>): Promise<void> {
  const { id } = await ask<{ id: string }>(page, 'lookups.run', {
    operation,
    input,
    fresh: false,
    purpose: null,
    legalBasis: null,
  });
  await goTo(page, `/history/${id}`);
  await page.getByRole('tab', { name: /^Evidencia/ }).waitFor();
}

const point = { latitude: 6.25, longitude: -75.57, radius_km: 6 };

test('a point is asked by the form, and its stations are read on the map and in the list', async ({
  page,
}) => {
  await goTo(page, '/lookups/siata_geoportal_weather');
  const latitude = page.getByRole('textbox', { name: /^Latitud/ });
  await latitude.fill('6,25');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Falta el otro dato del punto');
  await page.getByRole('textbox', { name: /^Longitud/ }).fill('-75,57');
  await page.getByRole('textbox', { name: /^Radio en km/ }).fill('6');
  await page.keyboard.press('Enter');

  const list = page.getByRole('grid', { name: 'Meteorología' });
  await expect(list.getByRole('row').nth(1)).toContainText('1,33');
  await list.focus();
  await page.keyboard.press('Enter');
  const station = page.getByRole('region', { name: /Imaginaria 45/ });
  await expect(station.getByRole('img', { name: /^Temperatura: 12 lecturas/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeVisible();

  const map = page.getByRole('application', { name: 'Meteorología' });
  const frame = () => map.locator('.map-river').getAttribute('points');
  const whole = await frame();
  await map.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  expect(await frame()).not.toBe(whole);
  await page.getByRole('button', { name: 'Ver todo' }).click();
  await expect.poll(frame).toBe(whole);
});

test('a picture of a camera is fetched when it is looked at, and only from the source', async ({ page }) => {
  await open(page, 'siata_geoportal_cameras', { type: 'cielo' });
  const list = page.getByRole('grid', { name: 'Cámaras' });
  await list.getByRole('row').nth(1).click();
  const picture = page.getByRole('img', { name: /^Última imagen/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  await expect(page.getByText(/^Imagen del .*según la fuente/)).toBeVisible();
  await page.getByRole('button', { name: 'Todas las 18' }).click();
  await expect(list).toBeVisible();
  for (const url of ['https://example.org/a.jpg', 'https://siata.gov.co/a.svg', 'file:///a.png'])
    await expect(ask(page, 'cameras.snapshot', { url })).rejects.toThrow('bad_request');
  await expect(
    ask(page, 'cameras.snapshot', { url: 'https://siata.gov.co/ultimasFotosCamaras/ultimacam_x_0.jpg' }),
  ).rejects.toThrow('not_found');
});

test('axe finds nothing on the results of the valley, in either theme', async ({ page }) => {
  test.slow();
  await open(page, 'siata_geoportal_river_levels', { station_code: '301', include_series: true });
  await expectAccessible(page, 'a river');
  await open(page, 'siata_geoportal_air_quality', point);
  await expectAccessible(page, 'air');
  await open(page, 'siata_geoportal_rainfall', { station_code: '2001' });
  await expectAccessible(page, 'a rain gauge');
  await open(page, 'siata_geoportal_forecast', {});
  await expectAccessible(page, 'the forecast');
  await open(page, 'siata_geoportal_seismic_events', {});
  await page.getByRole('grid').focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'earthquakes');
});
