import { z } from 'zod';
import { fold } from '@shared/fold';
import type { SourceHttp } from '../../../engine/adapter';
import type { RemoteFile } from '../../../datasets/dataset';
import { changed, readJson } from '../../reading';
import { catalogue, profile, storage } from './profile';

const packageUrl = `${catalogue}/api/3/action/package_show?id=fiscalizacao-termo-de-embargo`;
/** Where the file was in autumn 2026, and before; the catalogue's own link led nowhere then. */
const known = [
  `${storage}/dados-abertos/dados/TERMOS_DE_EMBARGO/TERMO_EMBARGO/termo_de_embargo.csv`,
  `${catalogue}/dados/SIFISC/termo_embargo/termo_embargo/termo_embargo_csv.zip`,
];

const catalogued = z.object({
  result: z.object({
    resources: z.array(z.object({ name: z.string(), format: z.string(), url: z.string() })),
  }),
});
const absent = [403, 404, 410];

/** The current file: the one that the catalogue names, else the first that is where it was seen. */
export async function currentFile(http: SourceHttp): Promise<readonly RemoteFile[]> {
  for (const url of [...(await named(http)), ...known]) {
    // One byte tells whether it is there; the file itself has 200 MB.
    const answer = await http.send({ url, headers: { range: 'bytes=0-0' }, accept: absent });
    if (!absent.includes(answer.status))
      return [{ kind: 'embargoes', name: new URL(url).pathname.split('/').at(-1) ?? '', url }];
  }
  throw changed(
    profile.source.id,
    'no file of «Termos de embargo» is where the catalogue or earlier editions had it',
  );
}

async function named(http: SourceHttp): Promise<readonly string[]> {
  const answer = await http.send({ url: packageUrl, accept: absent });
  if (absent.includes(answer.status)) return [];
  const { resources } = readJson(profile.source.id, answer.bytes, catalogued).result;
  return resources
    .filter(({ name, format }) => fold(name) === 'termos de embargo' && fold(format) === 'csv')
    .map(({ url }) => url)
    .filter((url) => [catalogue, storage].some((origin) => url.startsWith(`${origin}/`)));
}
