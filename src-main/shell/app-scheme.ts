import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { CustomScheme, Protocol } from 'electron';

/*
 * The window's page and its files come from `app://expediente/`, a scheme of the application: it has an origin of its own,
 * can carry headers, and reaches nothing but one folder, none of which is true of `file:`.
 */

export const appOrigin = 'app://expediente';

/** Has to be registered before the application is ready. */
export const appScheme: CustomScheme = {
  scheme: 'app',
  privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
};

export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const headers = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** Serves the files of a folder to the window. */
export function serveApp(protocol: Protocol, folder: string): void {
  protocol.handle(appScheme.scheme, (request) => respond(request, folder));
}

/** Exported for its test. */
export async function respond(request: { url: string; method: string }, folder: string): Promise<Response> {
  if (request.method !== 'GET') return new Response(null, { status: 405, headers });
  const file = await fileOf(request.url, folder);
  const type = file === null ? undefined : contentTypes[extname(file)];
  if (file === null || type === undefined) return new Response(null, { status: 404, headers });
  return new Response(await readFile(file), { headers: { ...headers, 'Content-Type': type } });
}

/**
 * The file that an address of the scheme names, with symbolic links followed; null unless it lies in the folder.
 * Exported for its test.
 */
export async function fileOf(address: string, folder: string): Promise<string | null> {
  const url = new URL(address);
  if (`${url.protocol}//${url.host}` !== appOrigin || url.username !== '' || url.password !== '') return null;
  const path = decode(url.pathname);
  // A backslash is a separator on Windows, a colon names a drive or a stream there; no file of the window has either.
  if (path === null || /[\0\\:]/.test(path) || path.split('/').includes('..')) return null;
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, path === '/' ? 'index.html' : path));
    return file.startsWith(root + sep) ? file : null;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return null;
    throw error;
  }
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
