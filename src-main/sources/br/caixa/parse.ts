import type { z } from 'zod';
import { caixa, type caixaFgtsCertificate } from '@shared/operations/br/caixa';
import { fold } from '@shared/fold';
import { dayFirstDate } from '@shared/vocabulary/dates';
import { labelled } from '../../../assisted/labels';
import { readPage, type ReadPage } from '../../../assisted/page';
import { statedVerdict } from '../../../assisted/verdict';
import type { Capture } from '../../../engine/assistance';
import { changed as changedSource } from '../../reading';
import { sentences } from './plan';

type Answer = z.output<typeof caixaFgtsCertificate.data>;

/**
 * Reads what Caixa says of an employer, on the page of the answer or on the certificate.
 * @param asked CNPJ, CEI or CPF without its signs
 * @throws LookupError (`changed`) unless the page states one known sentence and names who was asked for
 */
export function readRegularity(captures: readonly Capture[], asked: string): Answer {
  for (const page of captures.filter(({ kind }) => kind === 'page')) {
    const read = readPage(page.text());
    const stated = statedVerdict(read.text.replaceAll('\n', ' '), sentences);
    if (stated === undefined) continue;
    const message = lineWith(read, stated.phrase);
    // «Irregular perante o FGTS» and «não está regular» hold the good news too.
    if (stated.verdict === 'regular' && /\bnao\b|irregular/.test(fold(message)))
      throw changed('a sentence that takes «regular» back');
    const checked_at = new Date(page.at).toISOString();
    const [registration, name] = whoIsShown(read);
    const shown = registration ?? askedOnForm(read);
    if (shown === undefined || plainOf(shown) !== asked)
      throw changed('an employer other than the one asked for');
    const none = { certificate_number: null, valid_from: null, valid_until: null, address: null };
    if (stated.verdict === 'unknown')
      return {
        found: false,
        document: asked,
        employer_name: null,
        result: null,
        message,
        ...none,
        checked_at,
      };
    if (stated.verdict === 'regular' && name === undefined)
      throw changed('a regular employer without a name');
    return {
      found: true,
      document: asked,
      employer_name: name ?? null,
      result: stated.verdict,
      message,
      ...(stated.verdict === 'regular' ? certificateIn(read) : none),
      checked_at,
    };
  }
  throw changed('none of the known sentences');
}

/** Number and name: by their labels on the certificate, by their place in the answer to the form. */
function whoIsShown(read: ReadPage): readonly (string | undefined)[] {
  const values = read
    .visible('span.valor')
    .toArray()
    .map((value) => read.textOf(value));
  if (values.length > 0) return values.map((value) => (value === '' ? undefined : value));
  const registration = labelled(read, ['Inscrição']);
  return registration === undefined ? [] : [registration, labelled(read, ['Razão Social'])];
}

/** What stands in the form, of an answer that names nobody. */
function askedOnForm(read: ReadPage): string | undefined {
  const [input] = read.visible('[id="mainForm:txtInscricao1"]').toArray();
  return input?.attribs['value'];
}

/** What the certificate adds; null on the page before it. */
function certificateIn(
  read: ReadPage,
): Pick<Answer, 'certificate_number' | 'valid_from' | 'valid_until' | 'address'> {
  const number = labelled(read, ['Certificação Número']);
  if (number !== undefined && !/^\d{10,30}$/.test(number)) throw changed(`a certificate «${number}»`);
  const validity = labelled(read, ['Validade']);
  const [from, until] = validity === undefined ? [null, null] : periodOf(validity);
  return {
    certificate_number: number ?? null,
    valid_from: from,
    valid_until: until,
    address: labelled(read, ['Endereço']) ?? null,
  };
}

/** `21/11/2026 a 20/12/2026` */
function periodOf(written: string): readonly [string, string] {
  const [, first = '', last = ''] = /^(\S+) a (\S+)$/.exec(written) ?? [];
  const from = dayFirstDate(first);
  const until = dayFirstDate(last);
  if (from === null || until === null || until < from) throw changed(`a validity «${written}»`);
  return [from, until];
}

function lineWith(read: ReadPage, phrase: string): string {
  const line = read.text.split('\n').find((entry) => fold(entry).includes(fold(phrase)));
  if (line === undefined) throw changed('a torn sentence');
  return line;
}

function plainOf(written: string): string {
  return written.replaceAll(/[\s./-]/g, '').toUpperCase();
}

function changed(observed: string) {
  return changedSource(caixa.id, observed);
}
