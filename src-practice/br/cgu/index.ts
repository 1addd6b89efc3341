import { zipSync } from 'fflate';
import { practiceCredential } from '@shared/credentials';
import { serveFile } from '../../file';
import { serve, type Question, type Reply } from '../../serve';
import type { StandIn, StandInOptions } from '../../stand-in';
import { liveAnswer } from './live';
import { registerFiles } from './list';

const portal = 'https://portaldatransparencia.gov.br';
const storage = 'https://dadosabertos-download.cgu.gov.br';
const api = 'https://api.portaldatransparencia.gov.br';
const dayMs = 86_400_000;

export interface CguOptions extends StandInOptions {
  /** Replies by path in place of the stand-in's own. */
  readonly instead?: Readonly<Record<string, Reply>>;
}

/**
 * Starts a stand-in for the portal, whose page names the file of today while the storage only has that of yesterday and
 * answers 403 for any other, and for its interface with a key.
 */
export async function startCgu({ now = Date.now, instead = {} }: CguOptions = {}): Promise<StandIn> {
  const stampOf = (moment: number): string =>
    new Date(moment).toISOString().slice(0, 'yyyy-mm-dd'.length).replaceAll('-', '');
  const today = stampOf(now());
  const yesterday = stampOf(now() - dayMs);
  const files = new Map(
    Object.entries(registerFiles).map(([register, csv]) => {
      const name = `${yesterday}_${register.toUpperCase()}`;
      return [
        `/PortalDaTransparencia/saida/${register}/${name}.zip`,
        zipSync({ [`${name}.csv`]: csv }, { mtime: new Date('2026-01-01T00:00:00') }),
      ];
    }),
  );

  const atPortal = ({ url }: Question): Reply => {
    const replaced = instead[url.pathname];
    if (replaced !== undefined) return replaced;
    const [, register = '', stamp] =
      /^\/download-de-dados\/(ceis|cnep|cepim|ceaf)(?:\/(\d{8}))?$/.exec(url.pathname) ?? [];
    if (register === '') return notFound;
    if (stamp === undefined) return { status: 200, headers: html, body: pageOf(register, today) };
    const path = `/PortalDaTransparencia/saida/${register}/${stamp}_${register.toUpperCase()}.zip`;
    return { status: 302, headers: { Location: `${storage}${path}` }, body: '' };
  };
  const atStorage = (question: Question): Reply => {
    const file = files.get(question.url.pathname);
    return file === undefined ? forbidden : serveFile(question, file, 'application/zip');
  };
  const atApi = (question: Question): Reply =>
    question.headers['chave-api-dados'] === practiceCredential('cgu', 'key')
      ? liveAnswer(question.url)
      : { status: 401, headers: json, body: '{"Erro na API":"Chave de API não informada"}' };

  const [first, second, third] = await Promise.all([
    serve(portal, atPortal),
    serve(storage, atStorage),
    serve(api, atApi),
  ]);
  return {
    originMap: { [portal]: first.origin, [storage]: second.origin, [api]: third.origin },
    close: async () => {
      await Promise.all([first.close(), second.close(), third.close()]);
    },
  };
}

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const json = { 'Content-Type': 'application/json' };
const notFound: Reply = { status: 404, headers: html, body: '<p>Página não encontrada</p>' };
const forbidden: Reply = {
  status: 403,
  headers: { 'Content-Type': 'application/xml' },
  body: '<Error><Code>AccessDenied</Code></Error>',
};

function pageOf(register: string, stamp: string): string {
  const [year, month, day] = [stamp.slice(0, 4), stamp.slice(4, 6), stamp.slice(6)];
  return `<!DOCTYPE html><html lang="pt-br"><head><title>${register.toUpperCase()}</title></head><body><script>
var arquivos = [];
arquivos.push({"ano" : "${year}", "mes" : "${month}", "dia" : "${day}", "origem" : "${register.toUpperCase()}"});
</script></body></html>`;
}
