import { json } from '../../bad-days';
import { serve, type Question, type Reply } from '../../serve';
import type { StandIn } from '../../stand-in';
import { answerOf, description, practiceMailboxes } from './report';

const site = 'https://www.ramajudicial.gov.co';
const powerBi = 'https://app.powerbi.com';
const cluster = 'https://wabi-south-america-practice-api.analysis.windows.net';
const key = '11111111-2222-4333-8444-555555555555';
const rowsAtOnce = 20;

/** Starts a stand-in for the judiciary's page, the Power BI report that it embeds, and the cluster that has its rows. */
export async function startDirectorioJudicial(): Promise<StandIn> {
  const origins = [site, powerBi, cluster] as const;
  const servers = await Promise.all([
    serve(site, atSite),
    serve(powerBi, atPowerBi),
    serve(cluster, atCluster),
  ]);
  return {
    originMap: Object.fromEntries(origins.map((origin, index) => [origin, servers[index]?.origin ?? ''])),
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

const page = (body: string, status = 200): Reply => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body: `<!DOCTYPE html><html><head><title>Práctica</title></head><body>${body}</body></html>`,
});
const notFound = page('<h1>404</h1>', 404);

function atSite({ url, headers }: Question): Reply {
  if (headers['user-agent']?.startsWith('Mozilla/5.0') !== true) return page('<h1>Forbidden</h1>', 403);
  if (url.pathname !== '/directorio-cuentas-de-correo-electronico') return notFound;
  const encoded = Buffer.from(JSON.stringify({ k: key, t: key, c: 4 })).toString('base64');
  return page(
    `<h1>Directorio de cuentas de correo</h1><table><tbody></tbody></table><iframe src="${powerBi}/view?r=${encodeURIComponent(encoded)}"></iframe>`,
  );
}

function atPowerBi({ url }: Question): Reply {
  if (url.pathname !== '/view') return notFound;
  return page(
    `<script>var resolvedClusterUri = '${cluster.replace('-api.', '-redirect.')}'; var reportId = '${key}';</script>`,
  );
}

function atCluster({ url, headers, body }: Question): Reply {
  if (headers['x-powerbi-resourcekey'] !== key) return json({ error: { code: 'Unauthorized' } }, 401);
  if (url.pathname === `/public/reports/${key}/modelsAndExploration`)
    return json(description('2026-11-18T12:00:00Z'));
  if (url.pathname !== '/public/reports/querydata') return notFound;
  const [, restart = '0'] = /"RestartTokens":\[\["(\d+)"\]\]/.exec(body.toString('utf8')) ?? [];
  const from = Number(restart);
  const to = from + rowsAtOnce;
  const isLast = to >= practiceMailboxes.length;
  // The row with which the last answer ended begins the next one.
  return json(answerOf(practiceMailboxes.slice(Math.max(0, from - 1), to), isLast ? null : String(to)));
}
