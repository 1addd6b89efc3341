import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { goTo, radicados, runLookup } from './window';

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('dialog', { name: 'Paleta de comandos' }).locator('input')).toBeFocused();
}

test('the main journey needs no pointer: palette, case, tabs, history and back', async ({ page }) => {
  await openPalette(page);
  await page.keyboard.insertText('11001-40-03-001-2023-00123-00');
  await expect(page.getByRole('option', { name: /Consultar el radicado 11001-40-03-001/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Con registros')).toBeVisible();

  // From the form to the result, and within it.
  await page.keyboard.press('F6');
  const actions = page.getByRole('grid', { name: 'Actuaciones' });
  await expect(actions).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const pointed = await actions.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${pointed}"]`)).toHaveAttribute('aria-rowindex', '4');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Filtrar actuaciones' })).toBeFocused();
  await page.keyboard.type('auto');
  await expect(actions.getByRole('row').nth(1)).toContainText(/auto/i);

  await openPalette(page);
  await page.keyboard.insertText('historial');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/Historial/);
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await expect(page.getByRole('listbox', { name: 'Historial de consultas' })).toBeFocused();
});

test('j and k move through the history and show; Esc leads back to the list', async ({ page }) => {
  await runLookup(page, radicados.none);
  await runLookup(page, radicados.onePublic);
  await goTo(page, '/history');
  const list = page.getByRole('listbox', { name: 'Historial de consultas' });
  await list.focus();
  const detail = page.getByRole('region', { name: 'Resultados' });
  await page.keyboard.press('j');
  await expect(detail.getByText('Sin registros')).toBeVisible();
  await page.keyboard.press('k');
  await expect(detail.getByText('Con registros')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 seleccionada')).toBeVisible();
  await page.keyboard.press('F6');
  await expect(detail.getByRole('grid')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: /Buscar por radicado/ })).toBeFocused();
});

test('the palette gives the focus back when it is left', async ({ page }) => {
  await goTo(page, '/lookups');
  const filter = page.getByRole('searchbox');
  await filter.waitFor();
  await page.keyboard.press('/');
  await expect(filter).toBeFocused();
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('dialog', { name: 'Paleta de comandos' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(filter).toBeFocused();
});

test('the palette reaches screens, operations, themes and languages', async ({ page }) => {
  const choose = async (words: string) => {
    await openPalette(page);
    await page.keyboard.insertText(words);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await choose('razon social');
  await expect(page.getByRole('heading', { name: 'Procesos por nombre o razón social' })).toBeVisible();
  await choose('tema oscuro');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose('interfaz en ingles');
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible();
});

test('the help sheet lists the keys, and a key while writing is only a letter', async ({ page }) => {
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Atajos del teclado' });
  await expect(help.getByText('Abrir la paleta de comandos')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  await goTo(page, '/lookups');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('j?');
  await expect(page.getByRole('searchbox')).toHaveValue('j?');
  await expect(help).toHaveCount(0);
});

test('the skip link leads to the content, and panes are resized by keys and remembered', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await goTo(page, '/history');
  const border = page.getByRole('separator', { name: 'Ancho de la lista' });
  const before = Number(await border.getAttribute('aria-valuenow'));
  await border.focus();
  await page.keyboard.press('ArrowRight');
  await expect(border).toHaveAttribute('aria-valuenow', String(before + 16));
  await page.reload();
  await expect(border).toHaveAttribute('aria-valuenow', String(before + 16));
});

test('rows of a table are copied as text that a spreadsheet reads', async ({ app, page }) => {
  const { id } = await runLookup(page, radicados.onePublic);
  await goTo(page, `/history/${id}`);
  await page.getByRole('grid', { name: 'Actuaciones' }).focus();
  await page.keyboard.press('ControlOrMeta+C');
  await expect(page.getByText('Copiado')).toBeVisible();
  const copied = await app.electron.evaluate(({ clipboard }) => clipboard.readText());
  const [head, row] = copied.split('\n').map((line) => line.split('\t'));
  expect(head?.slice(0, 3)).toEqual(['Fecha', 'Actuación', 'Anotación']);
  expect(row?.[0]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
