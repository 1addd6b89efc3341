import { expect, test } from './app';
import { expectAccessible } from './axe';
import { look, results } from './window';

test('a supplier: sanctions first, its money by year, its contracts one press away', async ({ page }) => {
  test.slow();
  const shown = await look(page, 'secop_profile', { document_number: '900123456' });
  await expect(shown.getByRole('heading', { level: 1 })).toContainText('VIAS FICTICIAS SAS');
  await expect(shown.getByText('2 multas o sanciones registradas')).toBeVisible();
  await expect(shown.getByRole('region', { name: 'Por año de firma' }).getByRole('row')).not.toHaveCount(0);
  await expectAccessible(page, 'profile');

  await shown.getByRole('tab', { name: 'Contratos recientes' }).click();
  await shown
    .getByRole('row', { name: /VIAS FICTICIAS/ })
    .first()
    .click();
  await expect(results(page).getByRole('region', { name: 'Línea de tiempo' })).toBeVisible();
});

test('a contract tells its money, its dates and what speaks against it; a process all its awards', async ({
  page,
}) => {
  test.slow();
  const shown = await look(page, 'secop_contract_record', { contract_id: 'CO1.PCCNTR.9000004' });
  await expect(shown.getByText('240.000.000\u00a0COP').first()).toBeVisible();
  await expect(shown.getByText('Hay una sanción registrada sobre este contrato.')).toBeVisible();
  await expectAccessible(page, 'contract');
  await shown.getByRole('tab', { name: 'Pagos 3' }).click();
  await expect(shown.getByRole('grid', { name: 'Pagos' }).getByRole('row')).toHaveCount(4);
  await shown.getByRole('link', { name: 'Ver el proceso' }).click();
  await expect(results(page).getByRole('region', { name: '3 adjudicaciones' }).getByRole('row')).toHaveCount(
    4,
  );
  await expectAccessible(page, 'process');
});

test('sanctions stand as what they are: findings', async ({ page }) => {
  test.slow();
  const shown = await look(page, 'secop_sanctions_search', { document_number: '900123456' });
  await expect(shown.getByText('Con hallazgos')).toBeVisible();
  await expect(shown.getByRole('row', { name: /Clausula Penal/ })).toBeVisible();
  await expectAccessible(page, 'sanctions');
});
