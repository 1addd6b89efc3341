import { serveFile } from '../../file';
import { serve, type Question, type Reply } from '../../serve';
import type { StandIn } from '../../stand-in';
import { embargoesCsv } from './list';

const catalogue = 'https://dadosabertos.ibama.gov.br';
const storage = 'https://stibamadadosabertosprd.blob.core.windows.net';
const folder = '/dados-abertos/dados/TERMOS_DE_EMBARGO/TERMO_EMBARGO';

/** Starts a stand-in for IBAMA's catalogue, whose link to the file leads nowhere, and for the storage that has it. */
export async function startIbama(): Promise<StandIn> {
  const atCatalogue = ({ url }: Question): Reply =>
    url.pathname === '/api/3/action/package_show'
      ? { status: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(listed) }
      : notFound;
  const atStorage = (question: Question): Reply =>
    question.url.pathname === `${folder}/termo_de_embargo.csv`
      ? serveFile(question, embargoesCsv, 'text/csv')
      : notFound;
  const [first, second] = await Promise.all([serve(catalogue, atCatalogue), serve(storage, atStorage)]);
  return {
    originMap: { [catalogue]: first.origin, [storage]: second.origin },
    close: async () => {
      await Promise.all([first.close(), second.close()]);
    },
  };
}

const resource = (name: string, format: string, path: string) => ({ name, format, url: `${storage}${path}` });
const listed = {
  success: true,
  result: {
    resources: [
      resource('Coordenadas dos termos de embargo', 'CSV', `${folder}/coordenadas.csv`),
      resource('Termos de embargo', 'CSV', '/dados-abertos/dados/TERMOS/TERMO_EMBARGO/termo_de_embargo.csv'),
    ],
  },
};
const notFound: Reply = { status: 404, headers: { 'Content-Type': 'text/plain' }, body: 'Not Found' };
