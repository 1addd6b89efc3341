import { expect, test } from './app';
import { expectAccessible } from './axe';
import { goTo } from './window';

test('the mailbox of a court is found, and all of the court from a radicado', async ({ page }) => {
  await goTo(page, '/lookups/rama_judicial_email_directory');
  await page.getByRole('textbox', { name: /^Ciudad/ }).fill('medellin');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Buzones 3' })).toContainText('j01ejemplo@cendoj');
  await expectAccessible(page, 'mailboxes');
  await page.getByText('ATENCIÓN AL USUARIO EJEMPLO').click();
  await expect(
    page.getByRole('heading', { name: 'JUZGADO 001 EJEMPLO CIVIL MUNICIPAL DE MEDELLÍN' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Importar el directorio de despachos' })).toBeVisible();
  await expectAccessible(page, 'mailboxes of a court');

  await goTo(page, '/lookups/rama_judicial_emails_by_court');
  const code = page.getByRole('textbox', { name: /^Código del despacho/ });
  await code.fill('05001-40-03-001-2023-00123-00');
  await code.blur();
  await expect(code).toHaveValue('050014003001');
});
