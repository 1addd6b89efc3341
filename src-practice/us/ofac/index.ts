import { zipSync } from 'fflate';
import { serveFile } from '../../file';
import { serve, type Question, type Reply } from '../../serve';
import type { StandIn, StandInOptions } from '../../stand-in';
import { enhancedXml } from './enhanced';
import { parties, type PracticeParty } from './parties';

const service = 'https://sanctionslistservice.ofac.treas.gov';
const storage = 'https://practice.s3.us-gov-west-1.amazonaws.com';
const exports = '/api/PublicationPreview/exports/';

/** Starts a stand-in for OFAC's Sanctions List Service and the storage that it hands its files over to. */
export async function startOfac({ now = Date.now }: StandInOptions = {}): Promise<StandIn> {
  const today = new Date(now()).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const files = new Map<string, Uint8Array>([
    ['SDN_ENHANCED', packed('SDN_ENHANCED.XML', 'sdn', today)],
    ['CONS_ENHANCED', packed('CONS_ENHANCED.XML', 'consolidated', '2026-08-04')],
  ]);
  const atStorage = (question: Question): Reply => {
    const file = files.get(question.url.pathname.slice(1).replace('.ZIP', ''));
    return file === undefined ? notFound : serveFile(question, file, 'application/zip');
  };
  const atService = ({ url }: Question): Reply => {
    if (!url.pathname.startsWith(exports)) return notFound;
    const name = url.pathname.slice(exports.length);
    return { status: 302, headers: { Location: `${storage}/${name}` }, body: '' };
  };
  const [first, second] = await Promise.all([serve(service, atService), serve(storage, atStorage)]);
  return {
    originMap: { [service]: first.origin, [storage]: second.origin },
    close: async () => {
      await Promise.all([first.close(), second.close()]);
    },
  };
}

const notFound: Reply = { status: 404, headers: { 'Content-Type': 'text/plain' }, body: 'Not Found' };

function packed(name: string, list: PracticeParty['list'], asOf: string): Uint8Array {
  const xml = new TextEncoder().encode(enhancedXml(list, parties, asOf));
  // A fixed date, so that the same list is the same file.
  return zipSync({ [name]: xml }, { mtime: new Date('2026-01-01T00:00:00') });
}
