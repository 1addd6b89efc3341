import { directorioJudicial } from '@shared/operations/co/directorio-judicial';
import type { SourceProfile } from '../../../engine/adapter';
import { browserLikeUserAgent } from '../../user-agent';

/** The page that embeds the report. */
export const directoryPage = 'https://www.ramajudicial.gov.co/directorio-cuentas-de-correo-electronico';
export const powerBi = 'https://app.powerbi.com';
/** Where reports of a region are asked: `wabi-<region>-api.analysis.windows.net`. */
export const clusterHost = '.analysis.windows.net';

const second = 1000;

export const profile: SourceProfile = {
  source: directorioJudicial,
  origins: [directoryPage, powerBi, `https://*${clusterHost}`].map((url) =>
    url.includes('*') ? url : new URL(url).origin,
  ),
  headers: { 'User-Agent': browserLikeUserAgent },
  concurrency: 1,
  pace: { requests: 1, perMs: second },
  timeoutMs: 60 * second,
  maxBytes: 64 * 1024 * 1024,
  blockedStatuses: [403, 429],
  coolDownsMs: [],
  intermediates: [],
};
