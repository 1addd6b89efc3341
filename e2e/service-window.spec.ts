import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { casesByRadicado } from '../src-shared/operations/co/rama-judicial';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { ask, goTo } from './window';

/** Takes a port that is free; it is free again after `close`. */
async function takePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

async function setPort(page: Page, port: number): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Puerto' });
  await field.fill(String(port));
  await field.press('Enter');
}

const toggle = (page: Page) => page.getByText('Responder a otros programas de este equipo');

test('the service is switched on, asked with a key that is then revoked, and starts again with the application', async ({
  launch,
}) => {
  const taken = await takePort();
  const { port, close } = await takePort();
  close();
  const { electron, page, close: quit } = await launch();
  await goTo(page, '/settings/service');
  await expect(page.getByText('Apagado: ningún programa puede consultar.')).toBeVisible();

  await setPort(page, taken.port);
  await toggle(page).click();
  await expect(page.getByText(`El puerto ${taken.port} no se puede usar`)).toBeVisible();
  await expect(page.getByRole('switch')).not.toBeChecked();
  taken.close();

  await setPort(page, port);
  await toggle(page).click();
  const address = `http://127.0.0.1:${port}`;
  await expect(page.getByText(address, { exact: true })).toBeVisible();

  await electron.evaluate(({ shell }) => {
    shell.openExternal = async (url) => {
      Object.assign(globalThis, { opened: url });
    };
  });
  await page.getByRole('button', { name: 'Ver la página de la API' }).click();
  const opened = () => electron.evaluate(() => (globalThis as { opened?: string }).opened);
  await expect.poll(opened).toBe(`${address}/docs`);
  expect((await fetch(`${address}/docs/viewer.js`)).status).toBe(200);

  await page.getByRole('button', { name: 'Crear clave…' }).click();
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Hoja de cálculo');
  await expectAccessible(page, 'a key is asked for');
  await page.keyboard.press('Enter');
  const made = page.getByRole('alertdialog');
  await expectAccessible(page, 'a key is shown');
  const key = (await made.getByText(/^exp_/).textContent()) ?? '';
  await expect(made.getByRole('region', { name: 'Conexión de curl' })).toContainText(key);
  await made.getByRole('button', { name: 'Ya la guardé' }).click();

  const ask = () =>
    fetch(address + casesByRadicado.path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(casesByRadicado.example),
    });
  expect((await ask()).status).toBe(200);
  const row = page.getByRole('row', { name: /Hoja de cálculo/ });
  await expect(row).toContainText(key.slice(0, 'exp_'.length + 8));
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  await expect(page.getByText('Peticiones atendidas').locator('..')).toContainText('2');
  await expect(page.getByText(key)).toHaveCount(0);
  await expectAccessible(page, 'service on');

  await row.getByRole('button', { name: 'Revocar la clave Hoja de cálculo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click();
  await expect(row).toContainText('Revocada');
  expect((await ask()).status).toBe(401);
  await quit();
  await expect(ask()).rejects.toThrow();

  const again = await launch();
  await goTo(again.page, '/settings/service');
  await expect(again.page.getByText(address, { exact: true })).toBeVisible();
  expect((await ask()).status).toBe(401);
  await toggle(again.page).click();
  await expect(again.page.getByText('Apagado: ningún programa puede consultar.')).toBeVisible();
  await expect(ask()).rejects.toThrow();
});

test('settings that are changed at the same moment hold together', async ({ page }) => {
  const { port, close } = await takePort();
  close();
  await Promise.all([
    ask(page, 'settings.set', { servicePort: port }),
    ask(page, 'settings.set', { serviceOn: true }),
  ]);
  expect(await ask(page, 'service.status', {})).toMatchObject({ baseUrl: `http://127.0.0.1:${port}` });
});

test('another organization has quotas of its own, which are set beside those of the window', async ({
  page,
}) => {
  const { port, close } = await takePort();
  close();
  await goTo(page, '/settings/service');
  await setPort(page, port);
  await toggle(page).click();
  await page.getByRole('button', { name: 'Crear clave…' }).click();
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Agente');
  await page.getByRole('button', { name: /Organización/ }).click();
  await page.getByRole('option', { name: 'Otra organización…' }).click();
  await page.getByRole('textbox', { name: /^Nombre de la organización/ }).fill('Cumplimiento');
  await page.keyboard.press('Enter');
  const made = page.getByRole('alertdialog');
  const key = (await made.getByText(/^exp_/).textContent()) ?? '';
  await made.getByRole('button', { name: 'Ya la guardé' }).click();

  await goTo(page, '/settings/quotas');
  await page.getByRole('button', { name: /Organización/ }).click();
  await page.getByRole('option', { name: 'Cumplimiento' }).click();
  const limit = page.getByRole('textbox', { name: 'Cupo de Proceso por radicado', exact: true });
  await limit.fill('1');
  await limit.press('Enter');
  const row = page.getByRole('row', { name: /^Proceso por radicado/ }).first();
  await expect(row).toContainText('0');
  const ask = () =>
    fetch(`http://127.0.0.1:${port}${casesByRadicado.path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(casesByRadicado.example),
    });
  await expect(async () => expect((await ask()).headers.get('x-ratelimit-limit')).toBe('1')).toPass();
  expect((await ask()).status).toBe(429);
  // After the operation's name stands what was used.
  await expect(row.getByRole('cell').nth(1)).toHaveText('1');
  await expectAccessible(page, 'quotas of an organization');
  await page.getByRole('button', { name: /Organización/ }).click();
  await page.getByRole('option', { name: 'Este equipo' }).click();
  await expect(limit).toHaveValue('100');
});
