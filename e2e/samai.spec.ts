import { expect, test } from './app';
import { officialOf } from './assisted';
import { expectAccessible } from './axe';
import { goTo } from './window';

test('a case of SAMAI is found by a party, and its page is opened with a person’s help', async ({ app }) => {
  const { page, electron } = app;
  const ask = async () => {
    await page.getByRole('textbox', { name: /^Finalidad/ }).fill('Debida diligencia');
    await page.getByRole('button', { name: /^Elija una opción/ }).click();
    await page.getByRole('option', { name: 'Datos de naturaleza pública' }).click();
    await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  };
  await goTo(
    page,
    '/lookups/samai_processes?search_type=party&query=Prueba%20Ficticia&corporation_code=2500023',
  );
  await expect(page.getByRole('textbox', { name: /^Radicado o nombre/ })).toHaveValue('Prueba Ficticia');
  await ask();
  await page.getByText('Tribunal Administrativo, Cundinamarca').click();
  await expect(page.getByRole('textbox', { name: /^Radicado o nombre/ })).toHaveValue(
    '11001031500020260000200',
  );
  await ask();

  await page.getByRole('button', { name: 'Abrir la página' }).click();
  const official = await officialOf(electron);
  await official
    .locator('[data-practice-answer]')
    .fill(await official.locator('[data-practice-code]').innerText());
  await official.locator('[data-practice-send]').click();
  await expect(page.getByText('Sentencia de primera instancia')).toBeVisible();
  await expectAccessible(page, 'case of SAMAI');
});
