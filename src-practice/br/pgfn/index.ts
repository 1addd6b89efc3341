import { zipSync } from 'fflate';
import { serveFile } from '../../file';
import { serve, type Reply } from '../../serve';
import type { StandIn, StandInOptions } from '../../stand-in';
import { debtFiles } from './list';

const origin = 'https://dadosabertos.pgfn.gov.br';

export interface PgfnOptions extends StandInOptions {
  /** Replies by path in place of the stand-in's own. */
  readonly instead?: Readonly<Record<string, Reply>>;
}

/** Starts a stand-in for the open data of PGFN: the folder of the newest quarter is there before its files. */
export async function startPgfn({ instead = {} }: PgfnOptions = {}): Promise<StandIn> {
  const files = new Map(
    Object.entries(debtFiles).map(([system, members]) => [
      `/2026_trimestre_02/Dados_abertos_${system}.zip`,
      zipSync(Object.fromEntries(members.map(({ name, csv }) => [`${name}_202606.csv`, csv])), {
        mtime: new Date('2026-01-01T00:00:00'),
      }),
    ]),
  );
  const served = await serve(origin, (question) => {
    const { pathname } = question.url;
    const replaced = instead[pathname];
    if (replaced !== undefined) return replaced;
    if (pathname === '/') return { status: 200, headers: html, body: index };
    const file = files.get(pathname);
    return file === undefined ? notFound : serveFile(question, file, 'application/zip');
  });
  return { originMap: { [origin]: served.origin }, close: served.close };
}

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const notFound: Reply = { status: 404, headers: html, body: '<h1>Not Found</h1>' };

const quarters = ['2025_trimestre_04', '2026_trimestre_01', '2026_trimestre_02', '2026_trimestre_03'];
const index = `<html><head><title>Index of /</title></head><body><h1>Index of /</h1><pre><a href="../">../</a>
${quarters.map((quarter) => `<a href="${quarter}/">${quarter}/</a>   -`).join('\n')}
</pre></body></html>`;
