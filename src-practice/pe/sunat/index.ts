import { serveFile } from '../../file';
import { serve, type Question, type Reply } from '../../serve';
import type { StandIn, StandInOptions } from '../../stand-in';
import { padronZip } from './padron';
import { queryOrigin, queryPage } from './query';

const site = 'https://www.sunat.gob.pe';
const files = 'http://www2.sunat.gob.pe';

/** Starts a stand-in for SUNAT's page of the padrón, the host that has its file, and «Consulta RUC». */
export async function startSunat({ now = Date.now }: StandInOptions = {}): Promise<StandIn> {
  const padron = padronZip();
  const atFiles = (question: Question): Reply => {
    if (question.url.pathname !== '/padron_reducido_ruc.zip') return notFound;
    const reply = serveFile(question, padron, 'application/zip');
    return { ...reply, headers: { ...reply.headers, 'Last-Modified': 'Tue, 17 Nov 2026 05:00:00 GMT' } };
  };
  const origins = [site, files, queryOrigin] as const;
  const servers = await Promise.all([
    serve(site, atSite),
    serve(files, atFiles),
    serve(queryOrigin, queryPage(now)),
  ]);
  return {
    originMap: Object.fromEntries(origins.map((origin, index) => [origin, servers[index]?.origin ?? ''])),
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

const notFound: Reply = { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<h1>404</h1>' };

function atSite({ url }: Question): Reply {
  if (url.pathname !== '/descargaPRR/mrc137_padron_reducido.html') return notFound;
  return {
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=ISO-8859-1' },
    body: Buffer.from(
      `<html><head><title>Padrón Reducido del RUC</title></head><body><ul>
<li><a href="/descargaPRR/padron_reducido_local_anexo.zip">padrón_reducido_local_anexo.zip</a></li>
<li><a href="${files}/padron_reducido_ruc.zip">padrón_reducido_RUC.zip</a></li></ul></body></html>`,
      'latin1',
    ),
  };
}
