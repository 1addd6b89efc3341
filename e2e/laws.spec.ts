import { startLegalize } from '../src-practice/co/legalize';
import { execFile } from 'node:child_process';
import { expect, root, test } from './app';
import { expectAccessible } from './axe';
import { ask, goTo } from './window';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const key = 'leg_e2e-0123456789abcdef';
const read = (id: string) => `/lookups/legalize_law?run=1&law_id=${id}`;

test('laws are listed, narrowed, turned and opened to be read', async ({ page }) => {
  await goTo(page, '/lookups/legalize_laws?run=1&query=prueba');
  const table = page.getByRole('grid', { name: /^Normas/ });
  await expect(table).toBeVisible();
  await expectAccessible(page, 'laws');
  await page.getByRole('searchbox', { name: 'Filtrar esta página' }).fill('estatuto');
  await table.getByText('LEY 9001 DE 2019').click();
  await expect(page.getByRole('heading', { level: 1, name: 'LEY 9001 DE 2019' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Texto' })).toContainText('Artículo 1°.');
});

test('a text of a million characters is read to its end, searched, cited, and followed by its outline', async ({
  app,
}) => {
  const { page, electron } = app;
  await goTo(page, read('CODIGO-9002-2012'));
  const text = page.getByRole('region', { name: 'Texto' });
  const outline = page.getByRole('tree', { name: 'Índice' });
  await expect(text).toContainText('El Congreso de Prueba');
  if (!(await outline.isVisible())) await page.getByRole('button', { name: 'Índice' }).click();
  await expectAccessible(page, 'reader');

  await outline.press('End');
  await outline.press('Enter');
  await expect(text).toContainText('Artículo 1200°.');
  await expect(text).toContainText('PUBLÍQUESE Y CÚMPLASE');
  await outline.press('Home');
  await outline.press('Enter');

  await page.keyboard.press('/');
  await page.keyboard.type('publiquese y cumplase');
  await expect(page.getByText('1 de 1', { exact: true })).toBeVisible();
  await expect(text).toContainText('PUBLÍQUESE Y CÚMPLASE');
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('text-current') ?? [])].map((range) => String(range)));
  await expect.poll(marked).toEqual(['PUBLÍQUESE Y CÚMPLASE']);
  await page.getByRole('searchbox', { name: 'Buscar en el texto' }).fill('artículo 7°');
  await expect(page.getByText('1 de 1', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar en el texto' }).fill('recurso de reposición');
  await expect(page.getByText(/^1 de /)).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('F3');
  await expect(page.getByText(/^1 de /)).toBeVisible();

  await page.getByRole('button', { name: 'Copiar con cita' }).click();
  await expect(page.getByText('Copiado')).toBeVisible();
  const copied = await electron.evaluate(({ clipboard }) => clipboard.readText());
  expect(copied).toMatch(
    /^«.+»\n\nCODIGO 9002 DE 2012, por la cual se expide .+\. Legalize: .+, https:\/\/.+ \(leído el .+\)\.\n$/s,
  );
  // Reading on is no further lookup.
  expect(
    (
      await ask<{ total: number }>(page, 'lookups.list', {
        filter: { text: '', verdict: null, operation: 'legalize_law', door: null },
        offset: 0,
        limit: 1,
      })
    ).total,
  ).toBe(1);
});

test('what a text brings along is shown and does nothing', async ({ page }) => {
  await goTo(page, read('LEY-9006-2022'));
  const text = page.getByRole('region', { name: 'Texto' });
  await expect(text).toContainText('<script>window.hacked = true</script>');
  await expect(text).toContainText('El ñame y la reunión');
  await expect(text.locator('script, img, b[onclick], a')).toHaveCount(0);
  await expect(text.getByRole('button', { name: 'Otro sitio' })).toBeVisible();
  await expect(text.getByRole('button', { name: 'Un enlace' })).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a law that is not there, and one without text, are told apart', async ({ page }) => {
  await goTo(page, read('LEY-9999-2030'));
  await expect(
    page.getByText('La fuente no tiene una norma con el identificador LEY-9999-2030.'),
  ).toBeVisible();
  await goTo(page, read('LEY-9005-2020'));
  await expect(page.getByText('La fuente no da el texto de este documento')).toBeVisible();
});

test('a missing key leads to the settings; once set there the source answers, and the key is found nowhere', async ({
  launch,
  dataDir,
}) => {
  const source = await startLegalize();
  const map = join(dataDir, 'map.json');
  writeFileSync(map, JSON.stringify(source.originMap));
  const app = await launch({ practice: false, args: ['--upstream-map', map] });
  const { page } = app;

  await goTo(page, read('LEY-9001-2019'));
  await expect(page.getByText(/La fuente solo responde a quien tiene una credencial propia/)).toBeVisible();
  await expect(page.getByText('Pendiente de usted').first()).toBeVisible();
  await page.getByRole('button', { name: 'Abrir las credenciales' }).click();
  await expect(page.getByText(/no ofrece un llavero/)).toBeVisible();
  await expectAccessible(page, 'credentials');
  const card = page.getByRole('article', { name: /Clave de Legalize/ });
  await card.getByLabel('Clave de Legalize', { exact: true }).fill(key);
  await card.getByRole('button', { name: 'Guardar' }).click();
  await expect(card.getByText('En memoria hasta cerrar')).toBeVisible();
  expect(await page.content()).not.toContain(key);

  await goTo(page, read('LEY-9001-2019'));
  await expect(page.getByRole('region', { name: 'Texto' })).toContainText('Artículo 1°.');
  await goTo(page, '/settings/credentials');
  await card.getByRole('button', { name: /^Olvidar/ }).click();
  await expect(card.getByText('Sin guardar')).toBeVisible();
  await app.close();
  await source.close();

  for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
    const file = join(dataDir, name);
    if (!name.startsWith('browser') && statSync(file).isFile())
      expect(readFileSync(file, 'latin1').includes(key), name).toBe(false);
  }
});

test('the command line takes the key from the environment, and says which variable it lacks', async ({
  dataDir,
}) => {
  const source = await startLegalize();
  const map = join(dataDir, 'map.json');
  writeFileSync(map, JSON.stringify(source.originMap));
  const variable = 'EXPEDIENTE_CREDENTIAL_LEGALIZE_KEY';
  const lookUp = (environment: Readonly<Record<string, string>>) =>
    new Promise<{ readonly code: number; readonly stdout: string }>((resolve) => {
      const args = ['lookup', 'legalize_law', '{"law_id":"LEY-9003-2021"}', '--upstream-map', map];
      execFile(
        process.execPath,
        [join(root, 'out/main/cli.js'), ...args, '--data-dir', join(dataDir, 'cli')],
        { env: { ...process.env, ...environment } },
        (error, stdout) => resolve({ code: error === null ? 0 : Number(error.code), stdout }),
      );
    });
  const without = await lookUp({});
  expect(without.code).toBe(1);
  expect(without.stdout).toContain('credential_missing');
  expect(without.stdout).toContain(variable);
  const found = await lookUp({ [variable]: key });
  expect(found.code).toBe(0);
  expect(JSON.parse(found.stdout)).toMatchObject({
    data: { found: true, status_raw: 'Vigencia en Estudio' },
  });
  await source.close();
});
