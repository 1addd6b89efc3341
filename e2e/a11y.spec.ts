import { expect, test } from './app';
import { expectAccessible } from './axe';
import { ask, goTo, radicados, runLookup, set } from './window';

test('axe finds nothing on the screens of lookups, in either theme', async ({ page }) => {
  test.slow();
  const check = (screen: string) => expectAccessible(page, screen);

  await expect(page.getByText('Aún no hay consultas')).toBeVisible();
  await check('start, empty');
  await goTo(page, '/lookups');
  await page.getByRole('link', { name: 'Proceso por radicado', exact: true }).waitFor();
  await check('catalog');
  await goTo(page, '/lookups/rama_judicial_cases_by_entity');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await page.getByRole('alert').waitFor();
  await check('form with mistakes');

  const found = await runLookup(page, radicados.manyRecords);
  const others = [
    await runLookup(page, radicados.none),
    await runLookup(page, radicados.privateOnly),
    await runLookup(page, radicados.otherShape),
    await ask<{ id: string }>(page, 'lookups.run', {
      operation: 'rama_judicial_cases_by_entity',
      input: { name: 'restrepo muestra' },
      fresh: false,
      purpose: 'Vinculación',
      legalBasis: 'consent',
    }),
    await ask<{ id: string }>(page, 'lookups.run', {
      operation: 'rama_judicial_cases_by_radicado_batch',
      input: { items: [{ registration_number: radicados.onePublic }, { registration_number: '1' }] },
      fresh: false,
      purpose: null,
      legalBasis: null,
    }),
  ];
  for (const { id } of others) {
    await goTo(page, `/history/${id}`);
    await page.getByRole('tab').last().waitFor();
    await check(`history ${id}`);
  }
  await goTo(page, `/history/${found.id}`);
  for (const name of [/^Actuaciones/, 'Sujetos', 'Detalle', /^Registros/, 'JSON', /^Evidencia/]) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('status', { name: 'Abriendo' })).toHaveCount(0);
    await check(`tab ${String(name)}`);
  }
  await page
    .getByRole('button', { name: /GET https/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'Cuerpo recibido' }).waitFor();
  await check('exchange');
  await page.getByRole('button', { name: 'Al expediente…' }).click();
  await page.getByRole('dialog').waitFor();
  await check('dialog');
  await page.keyboard.press('Escape');
  await goTo(page, '/');
  await page.getByRole('link', { name: 'Ver el historial' }).waitFor();
  await check('start');
  await page.keyboard.press('ControlOrMeta+K');
  await page.getByRole('dialog').waitFor();
  await check('palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Atajos del teclado' }).waitFor();
  await check('help');
});

const themes = ['light', 'dark'] as const;

test('the colours of both themes reach AA on every ground they stand on', async ({ page }) => {
  for (const theme of themes) {
    await set(page, { theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const colours = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const names = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.startsWith(':root'))
        .flatMap((rule) => [...(rule as CSSStyleRule).style])
        .filter((name) => name.startsWith('--'));
      return Object.fromEntries(names.map((name) => [name.slice(2), style.getPropertyValue(name).trim()]));
    });
    const of = (name: string) => {
      const value = colours[name] ?? '';
      expect(value, name).toMatch(/^#[0-9a-f]{3,6}$/);
      return value;
    };
    for (const ground of ['ground', 'panel', 'raised', 'hover', 'accent-soft'])
      for (const ink of ['ink', 'ink-soft', 'accent'])
        expect
          .soft(contrast(of(ink), of(ground)), `${theme}: ${ink} on ${ground}`)
          .toBeGreaterThanOrEqual(4.5);
    for (const verdict of ['found', 'adverse', 'clear', 'nothing', 'silent', 'yours', 'not-asked'])
      for (const ground of [`${verdict}-soft`, 'panel', 'ground'])
        expect
          .soft(contrast(of(verdict), of(ground)), `${theme}: ${verdict} on ${ground}`)
          .toBeGreaterThanOrEqual(4.5);
    expect.soft(contrast(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['ground', 'panel', 'raised'])
      expect
        .soft(contrast(of('line-strong'), of(ground)), `${theme}: border on ${ground}`)
        .toBeGreaterThanOrEqual(3);
  }
});

/** Contrast of two colours after WCAG 2.2, 1 to 21. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string) => {
    const digits = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, '$&$&') : colour;
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

test('nothing is cut off on a window of 1024 by 700, nor at twice the text size', async ({ app, page }) => {
  const { id } = await runLookup(page, radicados.publicAndPrivate);
  const fits = () =>
    page.evaluate(() => ({
      width: document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      height: document.documentElement.scrollHeight <= document.documentElement.clientHeight,
    }));
  for (const zoom of [1, 2]) {
    await app.electron.evaluate(({ BrowserWindow }, zoom) => {
      const [window] = BrowserWindow.getAllWindows();
      window?.setContentSize(1024 * zoom, 700 * zoom);
      window?.webContents.setZoomFactor(zoom);
    }, zoom);
    for (const address of ['/', '/lookups', '/lookups/rama_judicial_cases_by_entity', `/history/${id}`]) {
      await goTo(page, address);
      await expect(page.getByRole('main')).toBeVisible();
      expect.soft(await fits(), `${address} at ${zoom}`).toEqual({ width: true, height: true });
    }
  }
});
