import { expect, test } from './app';
import { expectAccessible } from './axe';
import { look, results } from './window';

test('sanctions of CGU: each register with its date, and a row leads to all of its sanction', async ({
  page,
}) => {
  test.slow();
  const shown = await look(page, 'cgu_sanctions_search', { document: '11.222.333/0001-81' });
  await expect(shown.getByText('Con hallazgos')).toBeVisible();
  await expect(shown.getByRole('term').filter({ hasText: /^(CEIS|CNEP|CEPIM|CEAF)$/ })).toHaveCount(4);
  const table = shown.getByRole('grid', { name: 'Sanciones' });
  await expect(table.getByRole('row')).toHaveCount(6);
  await expectAccessible(page, 'sanctions of CGU');

  await table.getByRole('row', { name: /^CEIS EMPRESA FICTÍCIA LTDA 11\.222\.333\/0001-81/ }).click();
  await expect(results(page).getByText('vigente', { exact: true })).toBeVisible();
  await results(page).getByRole('tab', { name: 'Fila original' }).click();
  await expect(results(page).getByText('ABRAGÊNCIA DA SANÇÃO')).toBeVisible();
  await expectAccessible(page, 'sanction of CGU');
});

test('a debtor: what is owed once, and of a CPF candidates instead of a sum', async ({ page }) => {
  test.slow();
  const shown = await look(page, 'pgfn_debtor', { document: '11.222.333/0001-81' });
  await expect(shown.getByText('13.735,06\u00a0BRL').first()).toBeVisible();
  await shown.getByRole('row', { name: /1\.234,56/ }).click();
  await expect(page.getByRole('dialog').getByText('ATIVA EM COBRANCA')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'debtor');

  const masked = await look(page, 'pgfn_debtor', { document: '529.982.247-25' });
  await expect(masked.getByRole('grid', { name: 'Candidatos 2' }).getByRole('row')).toHaveCount(3);
  await expect(masked.getByText('Deuda como principal', { exact: true })).toHaveCount(1);
});
