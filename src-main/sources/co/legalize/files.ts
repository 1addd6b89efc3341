import { damaged, type Format } from '../../../datasets/formats/format';
import { packed } from '../../../datasets/formats/archive';

/** One published file: `co/LEY-80-1993.md`, front matter and all. */
export interface LawFile {
  readonly name: string;
  readonly text: string;
}

/** The version of the published form that is read; a newer one may mean something else by the same words. */
const known = { major: 0, minor: 4 };
const largestFile = 20_000_000;

/** The archive of the newest tree: a Markdown file for each law, and the description of their form. */
export const lawFiles: Format<LawFile> = packed(wholeFile, /^[^/]+\/(?:co\/[^/]+\.md|\.legalize\.yml)$/);

async function* wholeFile(file: Parameters<Format<LawFile>>[0]): ReturnType<Format<LawFile>> {
  const blocks: Buffer[] = [];
  let length = 0;
  for await (const block of (await file.stream()) as AsyncIterable<Buffer>) {
    length += block.length;
    if (length > largestFile)
      throw damaged(file.name, { es: 'es más grande que cualquier norma.', en: 'is larger than any law.' });
    blocks.push(block);
  }
  const bytes = Buffer.concat(blocks);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    yield [{ line: 1, problem: 'not UTF-8', excerpt: bytes.subarray(0, 80).toString('latin1') }];
    return;
  }
  if (file.name.endsWith('/.legalize.yml')) checkVersion(file.name, text);
  else yield [{ line: 1, value: { name: file.name, text } }];
}

function checkVersion(name: string, text: string): void {
  const [, major, minor] = /^spec_version:\s*["']?(\d+)\.(\d+)/m.exec(text) ?? [];
  const isKnown = Number(major) === known.major && Number(minor) <= known.minor;
  if (isKnown) return;
  throw damaged(name, {
    es: `describe una forma que esta versión no conoce (se conoce hasta la ${known.major}.${known.minor}).`,
    en: `describes a form that this version does not know (it knows up to ${known.major}.${known.minor}).`,
  });
}
