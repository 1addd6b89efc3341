import type { DebtSystem } from '@shared/operations/br/pgfn';
import type { RemoteFile } from '../../../datasets/dataset';
import type { SourceHttp } from '../../../engine/adapter';
import { changed } from '../../reading';
import { openData, profile } from './profile';

const fileNames: Readonly<Record<DebtSystem, string>> = {
  general: 'Dados_abertos_Nao_Previdenciario.zip',
  social_security: 'Dados_abertos_Previdenciario.zip',
  fgts: 'Dados_abertos_FGTS.zip',
};

/** A folder may be there before its files: so many quarters are looked at, the newest first. */
const mostQuartersBack = 4;
const absent = [403, 404];

/** The newest file of a system that the index of quarters leads to; errors of the server come as pages, so it must be a ZIP. */
export async function currentFile(system: DebtSystem, http: SourceHttp): Promise<readonly RemoteFile[]> {
  const quarters = quartersOn((await http.send({ url: `${openData}/` })).text());
  if (quarters.length === 0) throw changed(profile.source.id, 'the index lists no folder of a quarter');
  for (const quarter of quarters.slice(0, mostQuartersBack)) {
    const url = `${openData}/${quarter}/${fileNames[system]}`;
    // Some bytes tell; the file itself may have more than a gigabyte.
    const answer = await http.send({ url, headers: { range: 'bytes=0-3' }, accept: absent });
    if (absent.includes(answer.status) || answer.bytes[0] !== 0x50 || answer.bytes[1] !== 0x4b) continue;
    return [{ kind: 'debts', name: `${quarter}_${fileNames[system]}`, url }];
  }
  throw changed(
    profile.source.id,
    `none of ${quarters.slice(0, mostQuartersBack).join(', ')} has its ZIP file`,
  );
}

/** Folders such as `2026_trimestre_02`, newest first. */
function quartersOn(html: string): readonly string[] {
  const named = [...html.matchAll(/\b(\d{4}_trimestre_0[1-4])\b/g)].flatMap(([, quarter]) => quarter ?? []);
  return [...new Set(named)].toSorted().toReversed();
}
