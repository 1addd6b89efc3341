import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { channels, eventNames } from '../src-shared/channels';
import type { Bridge } from '../src-shared/ipc';
import { expect, test } from './app';

declare global {
  interface Window {
    readonly expediente: Bridge;
  }
}

// These tests do what the page is forbidden to do, of which the page complains.
test.use({ quiet: false });

test('the page has nothing of Node, Electron or the preload, neither has a worker', async ({ page }) => {
  const names = ['require', 'process', 'module', 'Buffer', 'global', 'ipcRenderer', 'electron', '__dirname'];
  const found = await page.evaluate((names) => names.filter((name) => name in globalThis), names);
  expect(found).toEqual([]);
  // The preload's own globals live in another world.
  expect(
    await page.evaluate(() => Object.keys(window).filter((name) => /expediente|preload/i.test(name))),
  ).toEqual(['expediente']);
});

test('every window is made with the safe settings', async ({ app }) => {
  const preferences = await app.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) =>
      (
        window.webContents as unknown as { getLastWebPreferences(): Record<string, unknown> }
      ).getLastWebPreferences(),
    ),
  );
  expect(preferences).toHaveLength(1);
  expect(preferences[0]).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    webviewTag: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    enableBlinkFeatures: '',
  });
});

test('the bridge has a function per channel and nothing else, and cannot be changed', async ({ page }) => {
  const bridge = await page.evaluate(() => {
    const { expediente } = window;
    const attempts = [
      () => Object.assign(expediente, { invoke: () => 'forged' }),
      () => Object.assign(expediente.call, { 'app.info': () => 'forged' }),
      () => Object.defineProperty(window, 'expediente', { value: {} }),
    ];
    const refused = attempts.map((attempt) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    });
    return {
      members: Object.keys(expediente),
      call: Object.keys(expediente.call),
      on: Object.keys(expediente.on),
      refused,
      frozen: [expediente, expediente.call, expediente.on].map((part) => Object.isFrozen(part)),
    };
  });
  expect(bridge).toEqual({
    members: ['call', 'on'],
    call: [...channels],
    on: [...eventNames],
    refused: [true, true, true],
    frozen: [true, true, true],
  });
});

test('a listener gets the payload and never the event', async ({ app, page }) => {
  await page.evaluate(() => {
    const heard: unknown[][] = [];
    Object.assign(window, { heard });
    const stop = window.expediente.on.command((...args: unknown[]) => {
      stop();
      heard.push(args);
    });
  });
  await app.electron.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.send('command', { id: 'first' });
    contents?.send('command', { id: 'after the listener stopped' });
  });
  // An answer follows everything that was sent before it.
  await page.evaluate(() => window.expediente.call['settings.get']({}));
  expect(await page.evaluate(() => (window as unknown as { heard: unknown }).heard)).toEqual([
    [{ id: 'first' }],
  ]);
});

test('forged payloads are refused and do no harm', async ({ page }) => {
  const replies = await page.evaluate(async () => {
    const call = window.expediente.call as unknown as Record<
      string,
      (...payload: unknown[]) => Promise<unknown>
    >;
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    const payloads: [string, unknown][] = [
      ['app.info', undefined],
      ['app.info', null],
      ['app.info', { extra: 1 }],
      ['app.copy', { text: 7 }],
      ['app.copy', { text: 'x'.repeat(3_000_000) }],
      ['lookups.get', { id: ['x'] }],
      ['lookups.get', { id: 'x'.repeat(65) }],
      ['lookups.get', circular],
      ['settings.set', { theme: 'dark', __proto__: null, constructor: 1 }],
      ['settings.set', { originMap: { 'https://a.example/path': 'http://127.0.0.1:1' } }],
      ['dossiers.export', { dossierId: 'x', format: 'exe' }],
      ['drafts.openBytes', { name: 'a.csv', bytes: { length: 1e9 } }],
    ];
    return Promise.all(payloads.map(([channel, payload]) => call[channel]?.(payload)));
  });
  for (const reply of replies) expect(reply).toMatchObject({ ok: false, failure: { code: 'bad_request' } });
});

test('no channel answers a frame within the page', async ({ app, page }) => {
  // The preload is not given to frames, so the test sends what a compromised one could.
  const reply = await app.electron.evaluate(async ({ ipcMain, BrowserWindow }) => {
    const handlers = (
      ipcMain as unknown as { _invokeHandlers: Map<string, (...args: unknown[]) => Promise<unknown>> }
    )._invokeHandlers;
    const sender = BrowserWindow.getAllWindows()[0]?.webContents;
    const main = sender?.mainFrame;
    const answer = (senderFrame: unknown): Promise<unknown> | undefined =>
      handlers.get('settings.get')?.({ sender, senderFrame }, {});
    return {
      main: await answer(main),
      frame: await answer({ url: 'app://expediente/', parent: main }),
      foreign: await answer({ url: 'https://evil.test/', parent: null }),
      gone: await answer(null),
    };
  });
  expect(reply.main).toMatchObject({ ok: true });
  for (const other of [reply.frame, reply.foreign, reply.gone])
    expect(other).toMatchObject({ ok: false, failure: { code: 'bad_request' } });
  expect(await page.evaluate(() => window.frames.length)).toBe(0);
});

test('the policy blocks inline scripts, eval, foreign pictures, frames and connections', async ({ page }) => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const foreign = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const seen = await page.evaluate(async (foreign) => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(event.effectiveDirective),
    );
    const add = (tag: string, attributes: Record<string, string>) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      const settled = new Promise((resolve) => {
        element.addEventListener('load', () => resolve('loaded'));
        element.addEventListener('error', () => resolve('blocked'));
      });
      document.body.append(element);
      return settled;
    };
    const attempt = async (work: () => unknown): Promise<string> => {
      try {
        await work();
        return 'done';
      } catch {
        return 'blocked';
      }
    };
    const results = {
      picture: await add('img', { src: `${foreign}/picture.png` }),
      style: await add('link', { rel: 'stylesheet', href: `${foreign}/style.css` }),
      connection: await attempt(() => fetch(`${foreign}/fetch`)),
      eval: await attempt(() => (0, eval)('1')),
      compiled: await attempt(() => new Function('return 1')()),
      html: await attempt(() => {
        document.body.innerHTML = '<b>x</b>';
      }),
      scriptAddress: await attempt(() => {
        document.createElement('script').src = 'data:text/javascript,1';
      }),
      handler: await attempt(() => document.body.setAttribute('onclick', 'window.ran = true')),
    };
    // Of the last kind the page hears only through the violation.
    document.body.click();
    const frame = document.createElement('iframe');
    frame.src = `${foreign}/frame.html`;
    const frameRefused = new Promise<void>((resolve) =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (effectiveDirective === 'frame-src') resolve();
      }),
    );
    document.body.append(frame);
    await frameRefused;
    return { results, violations, ran: 'ran' in window };
  }, foreign);
  // A module is the one script that trusted types let through. As a string, because a function would be transpiled.
  const imported = await page.evaluate(
    `import('${foreign}/module.js').then(() => 'loaded', () => 'blocked')`,
  );
  server.close();

  expect(imported).toBe('blocked');
  expect(seen.results).toMatchObject({
    picture: 'blocked',
    style: 'blocked',
    connection: 'blocked',
    eval: 'blocked',
    compiled: 'blocked',
    html: 'blocked',
    scriptAddress: 'blocked',
  });
  expect(seen.ran).toBe(false);
  expect(requests).toEqual([]);
  expect(seen.violations).toEqual(
    expect.arrayContaining([
      'img-src',
      'style-src-elem',
      'connect-src',
      'require-trusted-types-for',
      'frame-src',
    ]),
  );
});

test('the page goes nowhere and opens nothing', async ({ app, page }) => {
  const before = page.url();
  const opened = await page.evaluate(() => [
    window.open('https://evil.test/'),
    window.open('app://expediente/'),
    window.open('about:blank'),
  ]);
  expect(opened).toEqual([null, null, null]);
  for (const target of ['https://evil.test/', 'file:///etc/passwd', 'app://other/', 'data:text/html,x'])
    await page.evaluate((target) => {
      const link = document.createElement('a');
      link.href = target;
      document.body.append(link);
      link.click();
      link.target = '_blank';
      link.click();
      try {
        location.href = target;
      } catch {
        // Some addresses are refused before the navigation begins.
      }
    }, target);
  // Asked of the main process: Playwright waits for the end of a navigation that was never begun.
  const after = await app.electron.evaluate(async ({ BrowserWindow }) => {
    const windows = BrowserWindow.getAllWindows();
    const contents = windows[0]?.webContents;
    const ready: unknown = await contents?.executeJavaScript("'ready' in document.documentElement.dataset");
    return { windows: windows.length, address: contents?.getURL(), ready };
  });
  expect(after).toEqual({ windows: 1, address: before, ready: true });
});

test('a webview tag attaches nothing', async ({ app, page }) => {
  await page.evaluate(() => {
    const view = document.createElement('webview');
    view.setAttribute('src', 'app://expediente/');
    document.body.append(view);
  });
  expect(await page.evaluate(() => 'getWebContentsId' in (document.querySelector('webview') ?? {}))).toBe(
    false,
  );
  const contents = await app.electron.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((each) => each.getType()),
  );
  expect(contents).toEqual(['window']);
});

test('permissions are denied without a question', async ({ page }) => {
  const answers = await page.evaluate(async () => {
    const names = ['geolocation', 'notifications', 'camera', 'microphone', 'midi', 'clipboard-read'];
    const states = await Promise.all(
      names.map(async (name) => {
        const status = await navigator.permissions.query({ name: name as PermissionName });
        return [name, status.state];
      }),
    );
    return {
      states,
      notification: await Notification.requestPermission(),
      media: await navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'given',
        () => 'denied',
      ),
      position: await new Promise((resolve) => {
        navigator.geolocation.getCurrentPosition(
          () => resolve('given'),
          () => resolve('denied'),
        );
      }),
    };
  });
  for (const [name, state] of answers.states) expect([name, state]).toEqual([name, 'denied']);
  expect(answers).toMatchObject({ notification: 'denied', media: 'denied', position: 'denied' });
});

test('only pages of the sources are opened outside', async ({ app, page }) => {
  await app.electron.evaluate(({ shell }) => {
    const opened: string[] = [];
    (globalThis as unknown as { opened: string[] }).opened = opened;
    shell.openExternal = async (address) => void opened.push(address);
  });
  const ask = (url: string) => page.evaluate((url) => window.expediente.call['app.openSource']({ url }), url);
  expect(await ask('https://consultaprocesos.ramajudicial.gov.co/Procesos')).toEqual({
    ok: true,
    value: null,
  });
  for (const address of ['https://evil.test/', 'file:///etc/passwd', 'javascript:alert(1)'])
    expect(await ask(address)).toMatchObject({ ok: false, failure: { code: 'bad_request' } });
  expect(await app.electron.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)).toEqual([
    'https://consultaprocesos.ramajudicial.gov.co/Procesos',
  ]);
});

test('the scheme gives the policy with every file and nothing outside its folder', async ({
  page,
  dataDir,
}) => {
  writeFileSync(join(dataDir, 'secret.json'), '{}');
  const answers = await page.evaluate(async () => {
    const ask = async (path: string) => {
      const answer = await fetch(path);
      return { status: answer.status, policy: answer.headers.get('content-security-policy') };
    };
    const script = document.querySelector('script[src]')?.getAttribute('src') ?? '';
    return {
      page: await ask('/index.html'),
      script: await ask(script),
      outside: await Promise.all(
        [
          '/..%2f..%2fpackage.json',
          '/%2e%2e%5c%2e%2e%5cpackage.json',
          '/../main/index.js',
          '/missing.js',
        ].map(ask),
      ),
    };
  });
  expect(answers.page.status).toBe(200);
  expect(answers.script).toEqual(answers.page);
  for (const answer of answers.outside) expect(answer).toEqual({ ...answers.page, status: 404 });
});

test('a second start brings the first window forward instead of opening the workspace twice', async ({
  app,
  launch,
}) => {
  await app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  await expect(launch({ dataDir: app.dataDir })).rejects.toThrow();
  await expect
    .poll(() => app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized()))
    .toBe(false);
});
