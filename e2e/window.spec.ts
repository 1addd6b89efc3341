import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSettings } from '../src-shared/default-settings';
import type { Answers, Bridge, Channel, Request } from '../src-shared/ipc';
import { expect, test, type App } from './app';
import { goTo } from './window';

declare global {
  interface Window {
    readonly expediente: Bridge;
  }
}

/** Asks the main process as the page does. */
async function call<C extends Channel>({ page }: App, channel: C, request: Request<C>): Promise<Answers[C]> {
  const reply = await page.evaluate(
    ({ channel, request }) =>
      (window.expediente.call[channel] as (request: unknown) => Promise<{ ok: boolean }>)(request),
    { channel, request },
  );
  expect(reply).toMatchObject({ ok: true });
  return (reply as unknown as { value: Answers[C] }).value;
}

const menuLabels = ({ electron }: App) =>
  electron.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label));

const radicado = '05001310300120230012300';
const lookup = {
  operation: 'rama_judicial_cases_by_radicado',
  input: { registration_number: radicado },
  fresh: false,
  purpose: null,
  legalBasis: null,
};

test('the workspace is opened after the first paint', async ({ app, dataDir }) => {
  await call(app, 'quota.list', {});
  const painted = await app.page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByType('paint')[0]?.startTime ?? Infinity),
  );
  expect(statSync(join(dataDir, 'practice.sqlite')).birthtimeMs).toBeGreaterThan(painted);
});

test('the first picture waits for no contract and no validator, which are large', () => {
  const renderer = join(process.cwd(), 'out/renderer');
  const page = readFileSync(join(renderer, 'index.html'), 'utf8');
  const files = [...page.matchAll(/assets\/[\w-]+\.js/g)].map(([file]) => file);
  expect(files.length).toBeGreaterThan(0);
  const validators = files.filter((file) =>
    readFileSync(join(renderer, file), 'utf8').includes('invalid_type'),
  );
  expect(validators).toEqual([]);
});

test('the window begins in the language and theme that were set', async ({ launch }) => {
  const first = await launch();
  await call(first, 'settings.set', { language: 'en', theme: 'dark' });
  await first.close();
  const second = await launch();
  // What the page knows before it asks anything.
  const address = await second.page.evaluate(() => Object.fromEntries(new URLSearchParams(location.search)));
  expect(address).toEqual({ language: 'en', theme: 'dark', practice: 'true' });
  await expect(second.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(second.page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
});

test('an address that leads nowhere says so, also one that is no escaped text', async ({ page }) => {
  for (const path of ['/nowhere', '/%E0%A4%A']) {
    await goTo(page, '/');
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeVisible();
  }
});

test('the window comes back where it was', async ({ launch }) => {
  const bounds = { x: 60, y: 40, width: 1100, height: 740 };
  const first = await launch();
  await first.electron.evaluate(({ BrowserWindow }, bounds) => {
    BrowserWindow.getAllWindows()[0]?.setBounds(bounds);
  }, bounds);
  const placed = await first.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.getNormalBounds(),
  );
  await first.close();
  const second = await launch();
  const found = await second.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.getNormalBounds(),
  );
  expect(found).toEqual(placed);
});

test('settings last, and theme and language hold before the page is there', async ({ launch }) => {
  const first = await launch();
  expect(await menuLabels(first)).toContain('Archivo');
  await call(first, 'settings.set', { theme: 'dark', language: 'en', analyst: 'Ana Ejemplo' });
  await expect.poll(() => menuLabels(first)).toContain('File');
  await first.close();

  const second = await launch();
  expect(await menuLabels(second)).toContain('File');
  const ground = await second.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.getBackgroundColor(),
  );
  expect(ground).toBe('#14171B');
  expect(await call(second, 'settings.get', {})).toMatchObject({
    theme: 'dark',
    language: 'en',
    analyst: 'Ana Ejemplo',
  });
  await expect(second.page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the language of the command line counts more than the settings', async ({ launch }) => {
  const app = await launch({ args: ['--lang', 'en'] });
  await expect(app.page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await menuLabels(app)).toContain('File');
});

test('damaged settings are kept aside, and the person is told', async ({ launch, dataDir }) => {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'settings.json'), '{"language":');
  const app = await launch();
  const info = await call(app, 'app.info', {});
  expect(info.settings).toEqual({ ...defaultSettings, practice: true });
  expect(info.notices).toHaveLength(1);
  await expect(app.page.getByText('Los ajustes guardados no se pudieron leer')).toBeVisible();
  const kept = readdirSync(dataDir).find((name) => name.startsWith('settings.json.damaged'));
  expect(readFileSync(join(dataDir, kept ?? ''), 'utf8')).toBe('{"language":');
});

test('a damaged workspace is told and left alone', async ({ launch, dataDir }) => {
  const file = join(dataDir, 'practice.sqlite');
  const content = 'this is not a database '.repeat(500);
  writeFileSync(file, content);
  const app = await launch();
  await expect.poll(async () => (await call(app, 'app.info', {})).workspaceProblem?.en).toContain('damaged');
  await expect(app.page.getByRole('alert')).toContainText('practice.sqlite');
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('leaving practice opens the other workspace on a fresh page', async ({ launch, dataDir }) => {
  const app = await launch();
  await call(app, 'lookups.run', lookup);
  const reloaded = app.page.waitForEvent('load');
  await call(app, 'settings.set', { practice: false });
  await reloaded;
  await app.page.locator('html[data-ready]').waitFor({ state: 'attached' });
  expect((await call(app, 'app.info', {})).practice).toBe(false);
  const history = await call(app, 'lookups.list', {
    filter: { text: '', verdict: null, operation: null, door: null },
    offset: 0,
    limit: 10,
  });
  expect(history.total).toBe(0);
  expect(existsSync(join(dataDir, 'expediente.sqlite'))).toBe(true);
});

test('every command of the menu is one of the window', async ({ app }) => {
  const choose = (label: string) =>
    app.electron.evaluate(({ Menu, BrowserWindow }, label) => {
      const items = Menu.getApplicationMenu()?.items.flatMap((item) => item.submenu?.items ?? []) ?? [];
      const item = items.find((candidate) => candidate.label === label);
      item?.click({}, BrowserWindow.getAllWindows()[0], undefined);
    }, label);
  const places = {
    Ajustes: '#/settings',
    Consultas: '#/lookups',
    Expedientes: '#/dossiers',
    Lotes: '#/batches',
    Historial: '#/history',
    Inicio: '#/',
  };
  for (const [label, hash] of Object.entries(places)) {
    await choose(label);
    await expect.poll(() => app.page.evaluate(() => location.hash)).toBe(hash);
  }
  for (const label of ['Buscar y ejecutar…', 'Atajos de teclado']) {
    await choose(label);
    await expect(app.page.getByRole('dialog')).toBeVisible();
    await app.page.keyboard.press('Escape');
    await expect(app.page.getByRole('dialog')).toHaveCount(0);
  }
});

test('text is copied and files are written where the person says', async ({ app, dataDir }) => {
  await call(app, 'app.copy', { text: radicado });
  expect(await app.electron.evaluate(({ clipboard }) => clipboard.readText())).toBe(radicado);

  const view = await call(app, 'lookups.run', lookup);
  const dossier = await call(app, 'dossiers.create', {
    subjectKind: 'company',
    subjectName: 'Banco Ejemplo S.A.',
    identifiers: [],
    purpose: 'Debida diligencia',
    legalBasis: 'public_data',
    preparedBy: 'Ana Ejemplo',
    summary: '',
  });
  await call(app, 'dossiers.addLookups', { dossierId: dossier.id, lookupIds: [view.id] });

  const target = join(dataDir, 'handed-in.pdf');
  await app.electron.evaluate(({ dialog }, target) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath: target });
  }, target);
  const saved = await call(app, 'dossiers.export', { dossierId: dossier.id, format: 'pdf' });
  expect(saved).toEqual({ path: target, bytes: statSync(target).size });

  await app.electron.evaluate(({ dialog }) => {
    dialog.showSaveDialog = async () => ({ canceled: true, filePath: '' });
    dialog.showOpenDialog = async () => ({ canceled: true, filePaths: [] });
  });
  expect(await call(app, 'dossiers.export', { dossierId: dossier.id, format: 'zip' })).toBeNull();
  expect(await call(app, 'drafts.open', {})).toBeNull();
});

test('both samples are part of the application', async ({ app }) => {
  const clean = await call(app, 'drafts.openSample', { sample: 'clean' });
  expect(clean).toMatchObject({ fileName: 'radicados-limpio.csv', rows: 300, counts: { ready: 300 } });
  const dirty = await call(app, 'drafts.openSample', { sample: 'dirty' });
  expect(dirty).toMatchObject({ fileName: 'radicados-sucio.csv', encoding: 'windows-1252' });
});

test('a window that is closed while there is news goes in good order and leaves no error in the log', async ({
  launch,
  dataDir,
}) => {
  const app = await launch();
  await call(app, 'lookups.run', lookup);
  await app.close();
  expect(existsSync(join(dataDir, 'logs'))).toBe(false);
});

test('a screen whose list cannot be read says so, and never that the list is empty', async ({ app }) => {
  const { electron, page } = app;
  const screens = {
    'lookups.list': '/history',
    'datasets.list': '/datasets',
    'screenings.list': '/screening/history',
    'screeningFiles.list': '/screening/files',
    'reviews.waiting': '/assistance',
    'service.grants.list': '/settings/service',
  };
  await electron.evaluate(({ ipcMain }, channels) => {
    for (const channel of channels) ipcMain.removeHandler(channel);
  }, Object.keys(screens));
  for (const [channel, address] of Object.entries(screens)) {
    await goTo(page, address);
    await expect(page.getByRole('alert'), channel).toContainText('La ventana no pudo completar la acción');
  }

  // On the start screen each part says it of itself.
  await electron.evaluate(({ ipcMain }) => {
    for (const channel of ['batches.list', 'dossiers.list', 'assistance.list', 'quota.list'])
      ipcMain.removeHandler(channel);
  });
  await goTo(page, '/');
  await page.reload();
  for (const part of ['Consultas recientes', 'Requiere su atención', 'En curso', 'Cupos de 24 horas'])
    await expect(page.getByRole('region', { name: part })).toContainText(
      'La ventana no pudo completar la acción',
    );
  await expect(page.getByText(/^(Nada pendiente|Ningún lote|Aún no hay|Todos los cupos)/)).toHaveCount(0);
});
