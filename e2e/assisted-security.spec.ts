import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssistanceView } from '../src-shared/assistance';
import { expect, test } from './app';
import { officialOf, openPage } from './assisted';
import { ask } from './window';

/** A page in the place of an official one that tries what it must not be able to do, and writes down what came of it. */
const hostile = (other: string) => `<!DOCTYPE html><html><head><title>hostile</title></head><body>
<input name="aceptaOption" type="radio"><pre id="log"></pre><a id="file" href="/setup.exe" download>file</a>
<a id="away" href="${other}/away">away</a>
<a id="redirected" href="/redirect">redirected</a>
<script>
(async () => {
  const log = (name, value) => { document.getElementById('log').textContent += name + '=' + value + ';'; };
  log('kept', document.cookie + (localStorage.getItem('who') ?? ''));
  document.cookie = 'who=me';
  localStorage.setItem('who', 'me');
  const reached = (address) => fetch(address).then(() => 'reached', () => 'refused');
  log('bridge', typeof window.expediente);
  log('node', typeof window.require + typeof window.process);
  log('popup', String(window.open('${other}/popup')));
  log('alert', String(alert('an alert')));
  log('confirm', String(confirm('a question')));
  log('prompt', String(prompt('a wish')));
  log('print', String(window.print()));
  log('loopback', await reached('${other}/secret'));
  log('file', await reached('file:///etc/hostname'));
  log('app', await reached('app://expediente/index.html'));
  log('camera', await navigator.mediaDevices?.getUserMedia({ video: true }).then(() => 'granted', () => 'denied') ?? 'denied');
  log('place', await new Promise((done) => navigator.geolocation.getCurrentPosition(() => done('granted'), () => done('denied'))));
  log('notify', await Notification.requestPermission());
  log('clipboard', await navigator.clipboard.readText().then(() => 'granted', () => 'denied'));
  log('midi', await navigator.requestMIDIAccess({ sysex: true }).then(() => 'granted', () => 'denied'));
  document.getElementById('file').click();
  for (const [name, url] of [
    ['blob.exe', URL.createObjectURL(new Blob(['MZ']))],
    ['data.html', 'data:text/html,1'],
    ['wanted.pdf', '/wanted.pdf'],
  ]) Object.assign(document.createElement('a'), { href: url, download: name }).click();
  addEventListener('beforeunload', (event) => event.preventDefault());
  log('end', 'yes');
})();
</script></body></html>`;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an official page reaches nothing of the application, this machine or another source', async ({
  launch,
  dataDir,
}) => {
  const asked: string[] = [];
  const other = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('secret');
  });
  const otherOrigin = await listen(other);
  const page = createServer((request, response) => {
    if (request.url === '/redirect')
      return void response.writeHead(302, { Location: `${otherOrigin}/redirected` }).end();
    const isFile = request.url === '/setup.exe';
    response.setHeader('Content-Type', isFile ? 'application/octet-stream' : 'text/html; charset=utf-8');
    response.end(isFile ? 'MZ' : hostile(otherOrigin));
  });
  const pageOrigin = await listen(page);
  const map = join(dataDir, 'map.json');
  writeFileSync(
    map,
    JSON.stringify({
      'https://antecedentes.policia.gov.co:7005': pageOrigin,
      'https://apps.procuraduria.gov.co': pageOrigin,
    }),
  );

  try {
    const app = await launch({ args: ['--upstream-map', map] });
    // In the place of the person, who would press the button of the box.
    app.electron.context().on('dialog', (box) => {
      if (box.type() !== 'beforeunload') void box.accept();
    });
    const run = (operation: string, source: object) =>
      ask<{ id: string }>(app.page, 'lookups.run', {
        operation,
        input: { document_number: '10000001', ...source },
        fresh: true,
        purpose: 'Prueba',
        legalBasis: 'consent',
        authorization: 'Autorización de prueba',
      });
    const { id } = await run('policia_criminal_records', {});
    await openPage(app.page, id);
    const windows = () => app.electron.windows();
    await expect.poll(() => windows().some((entry) => entry.url().startsWith(pageOrigin))).toBe(true);
    const official = windows().find((entry) => entry.url().startsWith(pageOrigin));
    await expect(official!.locator('#log')).toContainText('end=yes');
    const log = await official!.locator('#log').innerText();
    expect(log.split(';').filter(Boolean)).toEqual([
      'kept=',
      'bridge=undefined',
      'node=undefinedundefined',
      'popup=null',
      'alert=undefined',
      'confirm=true',
      'prompt=null',
      'print=undefined',
      'loopback=refused',
      'file=refused',
      'app=refused',
      'camera=denied',
      'place=denied',
      'notify=denied',
      'clipboard=denied',
      'midi=denied',
      'end=yes',
    ]);

    // A click by Playwright waits for a navigation that never comes.
    await official!.evaluate(() => document.getElementById('away')?.click());
    await official!.evaluate(() => document.getElementById('redirected')?.click());
    const told = async (kind: string) => {
      const [entry] = await ask<AssistanceView[]>(app.page, 'assistance.list', {});
      return entry?.open?.notices.flatMap((notice) =>
        notice.kind === kind && 'what' in notice ? [notice.what] : [],
      );
    };
    const refused = [
      `${otherOrigin}/popup`,
      'prompt()',
      'print()',
      'setup.exe',
      'blob.exe',
      'data.html',
      'wanted.pdf',
      `${otherOrigin}/away`,
      `${otherOrigin}/redirected`,
    ];
    await expect.poll(() => told('refused')).toEqual(expect.arrayContaining(refused));
    expect(await told('page_said')).toEqual(['an alert', 'a question']);
    expect(official!.url().startsWith(pageOrigin)).toBe(true);
    expect(asked).toEqual([]);
    expect(windows()).toHaveLength(3);

    // A page that wants to keep the person, one that never ends and one that is too large do not hold the window up.
    await ask(app.page, 'assistance.restart', { lookupId: id });
    await expect(official!.locator('#log')).toContainText('end=yes');
    await official!.evaluate(() => {
      document.body.innerHTML = '<i></i>'.repeat(70_000);
    });
    await expect.poll(() => told('unreadable')).toEqual(['the page is too large to be read']);
    await official!.evaluate(
      () =>
        void setTimeout(() => {
          for (;;);
        }),
    );
    await ask(app.page, 'assistance.unusable', { lookupId: id });
    await expect
      .poll(async () => (await ask<{ state: string }>(app.page, 'lookups.get', { id })).state, {
        timeout: 30_000,
      })
      .toBe('done');
    expect(await ask(app.page, 'lookups.get', { id })).toMatchObject({
      status: 502,
      verdict: 'yours',
      error: { details: { reason: 'assistance_declined' } },
    });

    // Another source, though at the same origin, finds nothing of what the first one kept.
    const next = await run('procuraduria_disciplinary_records', { source: 'certificate' });
    await openPage(app.page, next.id);
    const second = await officialOf(app.electron);
    await expect(second.locator('#log')).toContainText('kept=;');
  } finally {
    page.close();
    other.close();
  }
});
