import type { z } from 'zod';
import { labourTitles, tst, type LabourResult, type tstLabourCertificate } from '@shared/operations/br/tst';
import { fold } from '@shared/fold';
import { parseBrazilianDocument } from '@shared/vocabulary/brazil';
import { dayFirstDate } from '@shared/vocabulary/dates';
import type { PdfText } from '../../../assisted/pdf';
import { statedVerdict } from '../../../assisted/verdict';
import { changed as changedSource } from '../../reading';

type Certificate = Omit<z.output<typeof tstLabourCertificate.data>, 'pdf_ref' | 'checked_at'>;
type Process = NonNullable<Certificate['processes']>[number];

/** The longest title first: it holds the one of a certificate without that effect. */
const titles = (['debts_secured', 'debts', 'clear'] as const).map((verdict) => ({
  phrase: labourTitles[verdict],
  verdict,
}));

const caseNumber = /\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}/;

/**
 * Reads a certificate. Its title is the verdict; whatever else it says may not contradict it.
 * @param asked CPF or CNPJ without its signs
 * @throws LookupError (`changed`) unless it has one known title, number and dates, and is about who was asked for
 */
export function readCertificate({ text }: PdfText, asked: string): Certificate {
  const lines = text.split('\n');
  const nameAt = lines.findIndex((line) => /^Nome\s*:/.test(line));
  const documentAt = lines.findIndex((line) => /^(?:CPF|CNPJ)\s*:/.test(line));
  if (nameAt === -1 || documentAt < nameAt) throw changed('no name and document');
  const result = resultIn(lines.slice(0, nameAt).join(' '));
  const document = parseBrazilianDocument(after(lines[documentAt]));
  if (!document.ok || document.value.value !== asked)
    throw changed('a document other than the one asked for');
  const holder = [after(lines[nameAt]), ...lines.slice(nameAt + 1, documentAt)].join(' ').trim();
  if (holder === '') throw changed('no name');
  const issued = dateAfter(text, /Expedi[çc][ãa]o\s*:\s*(\d{2}\/\d{2}\/\d{4})/giu, 'date of issue');
  const validUntil = dateAfter(text, /Validade\s*:\s*(\d{2}\/\d{2}\/\d{4})/giu, 'validity');
  if (validUntil < issued) throw changed('a validity that ends before it begins');
  holdBody(text, result);
  return {
    document: asked,
    holder_name: holder,
    result,
    certificate_number: only(text, /Certid[ãa]o n[º°o]?[.:\s]*(\d[\d./-]*\d)/giu, 'number'),
    issued_date: issued,
    issued_time: /Expedi[çc][ãa]o\s*:\s*[\d/]+,?\s*[àa]s\s*(\d{2}:\d{2}:\d{2})/iu.exec(text)?.[1] ?? null,
    valid_until: validUntil,
    ...casesIn(lines, text, result),
  };
}

/** A certificate of debts with the effect of a clear one must not lose that effect, or gain it, by a torn title. */
function resultIn(head: string): LabourResult {
  const title = statedVerdict(head, titles);
  if (title === undefined) throw changed('none of the three titles');
  const rest = fold(head).replace(fold(title.phrase), ' ');
  if (/\b(?:negativa|positiva|efeito)/.test(rest)) throw changed('a title with more to it');
  return title.verdict;
}

/** The sentence of the body, where it is the known one, says the same as the title. */
function holdBody(text: string, result: LabourResult): void {
  const words = fold(text).replaceAll('\n', ' ');
  for (const [, not] of words.matchAll(
    /(nao )?consta (?:como inadimplente )?(?:do|no) banco nacional de devedores/g,
  ))
    if ((not === undefined) === (result === 'clear')) throw changed('a title and a text that contradict');
}

function casesIn(
  lines: readonly string[],
  text: string,
  result: LabourResult,
): Pick<Certificate, 'processes' | 'total_processes'> {
  const listed = lines.filter((line) => caseNumber.test(line));
  if (result === 'clear') {
    if (listed.length > 0) throw changed('cases on a clear certificate');
    return { processes: [], total_processes: 0 };
  }
  const [, total] = /Total de processos\s*:?\s*(\d+)/iu.exec(text) ?? [];
  const legends = new Map(
    lines.flatMap((line): [string, string][] => {
      const [, mark, words] = /^(\*{1,3})\s*(\p{L}.*)$/u.exec(line) ?? [];
      return mark === undefined || words === undefined ? [] : [[mark, words]];
    }),
  );
  const processes = listed.map((line) => processOf(line, legends));
  if (processes.length > 0 && total !== undefined && Number(total) !== processes.length)
    throw changed(`${processes.length} cases where the certificate counts ${total}`);
  // Where every debt is secured or suspended, the certificate has the effect of a clear one and says so in its title.
  if (result === 'debts' && processes.length > 0 && processes.every(({ note }) => note !== null))
    throw changed('debts that are all secured or suspended under the title of others');
  return {
    processes: processes.length === 0 ? null : processes,
    total_processes: total === undefined ? null : Number(total),
  };
}

/** `0000001-02.2026.5.01.0001 - TRT 01ª Região *` */
function processOf(line: string, legends: ReadonlyMap<string, string>): Process {
  const [, number, court = '', mark] =
    new RegExp(`^(${caseNumber.source})\\s*-?\\s*(.*?)\\s*(\\*+)?$`, 'u').exec(line) ?? [];
  if (number === undefined) throw changed(`a case «${line}»`);
  return {
    process_number: number,
    court: court === '' ? null : court,
    note: mark === undefined ? null : (legends.get(mark) ?? mark),
  };
}

function after(line = ''): string {
  return line.slice(line.indexOf(':') + 1).trim();
}

function only(text: string, pattern: RegExp, what: string): string {
  const values = new Set([...text.matchAll(pattern)].map(([, value]) => value));
  const [value] = values;
  if (value === undefined || values.size > 1) throw changed(`no single ${what}`);
  return value;
}

function dateAfter(text: string, pattern: RegExp, what: string): string {
  const date = dayFirstDate(only(text, pattern, what));
  if (date === null) throw changed(`a ${what} that is no date`);
  return date;
}

function changed(observed: string) {
  return changedSource(tst.id, observed);
}
