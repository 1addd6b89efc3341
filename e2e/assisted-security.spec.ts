import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './app';
import { ask } from './window';

/** A page in the place of an official one that tries what it must not be able to do, and writes down what came of it. */
const hostile = (other: string) => `<!DOCTYPE html><html><head><title>hostile</title></head><body>
<input name="aceptaOption" type="radio"><pre id="log"></pre><a id="file" href="/setup.exe" download>file</a>
<a id="away" href="${other}/away">away</a>
<script>
(async () => {
  const log = (name, value) => { document.getElementById('log').textContent += name + '=' + value + ';'; };
  const reached = (address) => fetch(address).then(() => 'reached', () => 'refused');
  log('bridge', typeof window.expediente);
  log('node', typeof window.require + typeof window.process);
  log('popup', String(window.open('${other}/popup')));
  log('loopback', await reached('${other}/secret'));
  log('file', await reached('file:///etc/hostname'));
  log('app', await reached('app://expediente/index.html'));
  log('camera', await navigator.mediaDevices?.getUserMedia({ video: true }).then(() => 'granted', () => 'denied') ?? 'denied');
  log('place', await new Promise((done) => navigator.geolocation.getCurrentPosition(() => done('granted'), () => done('denied'))));
  log('notify', await Notification.requestPermission());
  document.getElementById('file').click();
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
    const isFile = request.url === '/setup.exe';
    response.setHeader('Content-Type', isFile ? 'application/octet-stream' : 'text/html; charset=utf-8');
    response.end(isFile ? 'MZ' : hostile(otherOrigin));
  });
  const pageOrigin = await listen(page);
  const map = join(dataDir, 'map.json');
  writeFileSync(map, JSON.stringify({ 'https://antecedentes.policia.gov.co:7005': pageOrigin }));

  try {
    const app = await launch({ args: ['--upstream-map', map] });
    const { id } = await ask<{ id: string }>(app.page, 'lookups.run', {
      operation: 'policia_criminal_records',
      input: { document_number: '10000001' },
      fresh: true,
      purpose: 'Prueba',
      legalBasis: 'consent',
    });
    await ask(app.page, 'assistance.open', { lookupId: id });
    const windows = () => app.electron.windows();
    await expect.poll(() => windows().some((entry) => entry.url().startsWith(pageOrigin))).toBe(true);
    const official = windows().find((entry) => entry.url().startsWith(pageOrigin));
    await expect(official!.locator('#log')).toContainText('end=yes');
    const log = await official!.locator('#log').innerText();
    expect(log.split(';').filter(Boolean)).toEqual([
      'bridge=undefined',
      'node=undefinedundefined',
      'popup=null',
      'loopback=refused',
      'file=refused',
      'app=refused',
      'camera=denied',
      'place=denied',
      'notify=denied',
      'end=yes',
    ]);

    // A click by Playwright waits for a navigation that never comes.
    await official!.evaluate(() => document.getElementById('away')?.click());
    await expect
      .poll(async () => {
        const [entry] = await ask<{ open: { notices: { kind: string; what: string }[] } }[]>(
          app.page,
          'assistance.list',
          {},
        );
        return entry?.open.notices.filter(({ kind }) => kind === 'refused').map(({ what }) => what);
      })
      .toEqual(expect.arrayContaining([`${otherOrigin}/popup`, 'setup.exe', `${otherOrigin}/away`]));
    expect(official!.url().startsWith(pageOrigin)).toBe(true);
    expect(asked).toEqual([]);
    expect(windows()).toHaveLength(3);
  } finally {
    page.close();
    other.close();
  }
});
