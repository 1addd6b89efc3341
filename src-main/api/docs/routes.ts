import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env, Hono } from 'hono';

const names = ['viewer.js', 'viewer.css', 'page.js', 'page.css'] as const;

/** The files of the API page: their names below /docs, and where they lie. */
export type DocsFiles = Readonly<Record<(typeof names)[number], string>>;

/** The files where the build puts them. @param builtDir folder of the built main process */
export function docsFilesIn(builtDir: string): DocsFiles {
  return Object.fromEntries(names.map((name) => [name, join(builtDir, 'docs', name)])) as DocsFiles;
}

/** Everything comes from the service itself; the viewer's icons are pictures within its style sheet. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Expediente · API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/docs/viewer.css" />
    <link rel="stylesheet" href="/docs/page.css" />
  </head>
  <body>
    <main id="viewer"></main>
    <script src="/docs/viewer.js"></script>
    <script src="/docs/page.js"></script>
  </body>
</html>
`;

/** Serves the API page, a viewer of /openapi, to a browser on this machine. */
export function addDocs<E extends Env>(app: Hono<E>, files: DocsFiles): void {
  const headers = { 'Content-Security-Policy': policy, 'Referrer-Policy': 'no-referrer' };
  app.get('/docs', (c) => c.html(page, 200, headers));
  for (const [name, file] of Object.entries(files)) {
    const type = name.endsWith('.js') ? 'text/javascript' : 'text/css';
    let text: string | undefined;
    app.get(`/docs/${name}`, (c) => {
      text ??= readFileSync(file, 'utf8');
      return c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` });
    });
  }
}
