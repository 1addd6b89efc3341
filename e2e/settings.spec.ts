import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { countLookups, goTo, radicados, runLookup } from './window';

const open = (page: Page, section: string) => goTo(page, `/settings/${section}`);

test('language and theme change at once and are kept; so is who works here', async ({ launch }) => {
  const first = await launch();
  await open(first.page, 'general');
  await first.page.getByRole('textbox', { name: 'Nombre de quien consulta' }).fill('L. Torres Prueba');
  await first.page.keyboard.press('Enter');
  await first.page.getByText('Oscuro').click();
  await expect(first.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await first.page.getByText('English').click();
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(first.page.locator('html')).toHaveAttribute('lang', 'en');
  await first.close();

  const { page } = await launch();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await goTo(page, '/dossiers/new');
  await expect(page.getByRole('textbox', { name: /^Prepared by/ })).toHaveValue('L. Torres Prueba');
});

test('a quota takes whole numbers, and holds for the next lookup', async ({ page }) => {
  await open(page, 'quotas');
  const limit = page.getByRole('textbox', { name: 'Cupo de Proceso por radicado', exact: true });
  await limit.fill('muchas');
  await expect(page.getByText('Un número entero de 0 a 1.000.000')).toBeVisible();
  await limit.press('Escape');
  await expect(limit).toHaveValue('100');
  await limit.fill('2');
  await limit.press('Enter');
  await expect(page.getByText('2 de 2 disponibles')).toBeVisible();
  await runLookup(page, radicados.onePublic);
  await expect(page.getByRole('row', { name: /^Proceso por radicado 1/ })).toBeVisible();
});

test('practice mode is left and entered in place, each with a workspace of its own', async ({ page }) => {
  await runLookup(page, radicados.onePublic);
  await open(page, 'general');
  await expect(page.getByText('PRÁCTICA · datos ficticios')).toBeVisible();
  await page.getByText('Modo de práctica', { exact: true }).click();
  await expect(page.getByText('PRÁCTICA · datos ficticios')).toHaveCount(0);
  await expect.poll(() => countLookups(page)).toBe(0);
  await open(page, 'general');
  await page.getByText('Modo de práctica', { exact: true }).click();
  await expect(page.getByText('PRÁCTICA · datos ficticios')).toBeVisible();
  await expect.poll(() => countLookups(page)).toBe(1);
});

test('requests to a source are redirected, with its address checked first', async ({ page }) => {
  await open(page, 'sources');
  const add = page.getByRole('button', { name: 'Agregar' });
  const from = page.getByRole('textbox', { name: 'Dirección de la fuente' });
  await from.fill('https://source.example:448/path');
  await expect(page.getByText('Una dirección sin ruta, como https://host:448')).toBeVisible();
  await expect(add).toBeDisabled();
  await from.fill('https://source.example:448');
  await page.getByRole('textbox', { name: 'Enviar a' }).fill('http://127.0.0.1:9001');
  await add.click();
  const remove = page.getByRole('button', { name: /Quitar la redirección de https:\/\/source.example:448/ });
  await expect(async () => {
    await open(page, 'sources');
    await expect(remove).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('what is held about a case is shown and deleted after a question', async ({ page }) => {
  await runLookup(page, radicados.onePublic);
  await runLookup(page, radicados.none);
  await open(page, 'data');
  await page.getByRole('textbox', { name: /^Nombre o radicado/ }).fill(radicados.onePublic);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Borrar estos datos' }).click();
  await expectAccessible(page, 'question before deletion');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar estos datos' }).click();
  await expect(page.getByText('1 consulta o cribado borrado; nada se conservó')).toBeVisible();
  expect(await countLookups(page)).toBe(1);
});

test('the audit log is verified', async ({ page }) => {
  await runLookup(page, radicados.onePublic);
  await open(page, 'audit');
  await page.getByRole('button', { name: 'Verificar ahora' }).click();
  await expect(page.getByText('Nada fue alterado')).toBeVisible();
  await expectAccessible(page, 'audit log verified');
});

test('every section is reached from the list and is accessible', async ({ page }) => {
  await open(page, 'general');
  const sections = page.getByRole('navigation', { name: 'Ajustes' });
  for (const name of [
    'General',
    'Cupos',
    'Fuentes',
    'Credenciales de fuentes',
    'Servicio local',
    'Datos',
    'Registro de auditoría',
    'Acerca de',
  ]) {
    await sections.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expectAccessible(page, name);
  }
});
