import { z } from 'zod';
import { credentialError } from '@shared/credentials';
import { fold } from '@shared/fold';
import { cgu, type CguLiveRecord, type CguSanctionRecord, type Register } from '@shared/operations/br/cgu';
import { middleOfCpf, shownOfMaskedCpf } from '@shared/vocabulary/brazil';
import { dayFirstDate } from '@shared/vocabulary/dates';
import { requireCredential, type AdapterContext } from '../../../engine/adapter';
import { changed, readJson } from '../../reading';
import { heldDocument } from '../documents';
import { api } from './profile';

/*
 * The portal's interface. Two of its traps: a filter that it does not know is ignored without a word, so that anybody's
 * sanctions come back; and some routes answer 200 with nothing.
 */

const text = z.string().nullish();
const named = z.looseObject({ nome: text }).nullish();

const sanction = z.looseObject({
  id: z.union([z.int(), z.string()]),
  dataInicioSancao: text,
  dataFimSancao: text,
  dataPublicacaoSancao: text,
  dataPublicacao: text,
  tipoSancao: z.looseObject({ descricaoResumida: text }).nullish(),
  tipoPunicao: z.looseObject({ descricao: text }).nullish(),
  orgaoSancionador: named,
  orgaoSuperior: named,
  orgaoLotacao: named,
  sancionado: z.looseObject({ nome: text, codigoFormatado: text }).nullish(),
  pessoa: z.looseObject({ nome: text, cpfFormatado: text, cnpjFormatado: text }).nullish(),
  pessoaJuridica: z.looseObject({ nome: text, cnpjFormatado: text }).nullish(),
  punicao: z.looseObject({ nomePunido: text, cpfPunidoFormatado: text, processo: text }).nullish(),
  numeroProcesso: text,
  motivo: text,
});
type LiveSanction = z.output<typeof sanction>;

/** Pages of 15 that one party's sanctions may fill. */
const mostPages = 40;

/** What the interface says of the party of a sanction in the same register. */
export async function liveRecords(
  held: CguSanctionRecord,
  context: AdapterContext,
): Promise<{ readonly checked_at: string; readonly records: CguLiveRecord[] }> {
  const key = requireCredential(context, cgu, 'key');
  const question = questionOf(held);
  const records: CguLiveRecord[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const url = `${api}/${held.register}?${question.filter}&pagina=${page}`;
    const { status, bytes, receivedAt } = await context.http.send({
      url,
      headers: { Accept: 'application/json', 'chave-api-dados': key },
      accept: [401, 403],
    });
    if (status === 401 || status === 403)
      throw credentialError('credential_refused', cgu, 'key', { upstream_status: status });
    const rows = readJson(cgu.id, bytes, z.array(sanction));
    if (rows.length === 0) return { checked_at: new Date(receivedAt).toISOString(), records };
    for (const row of rows) {
      const record = recordOf(row);
      if (!question.isAnswer(record))
        throw changed(cgu.id, `${held.register} ignored its filter: it answered ${record.api_id}`);
      if (isSameParty(held, record)) records.push(record);
    }
  }
  throw changed(cgu.id, `more than ${mostPages} pages for one party`);
}

interface LiveQuestion {
  readonly filter: string;
  /** Whether a record is what the filter asked for. */
  isAnswer(record: CguLiveRecord): boolean;
}

const documentFilters: Readonly<Record<Register, string>> = {
  ceis: 'codigoSancionado',
  cnep: 'codigoSancionado',
  cepim: 'cnpjSancionado',
  ceaf: 'cpfSancionado',
};

/** By document; by name where the register masks it. */
function questionOf({ register, document, name }: CguSanctionRecord): LiveQuestion {
  const { plain } = heldDocument(document ?? '');
  if (plain !== null)
    return {
      filter: `${documentFilters[register]}=${plain}`,
      isAnswer: (record) => heldDocument(record.document ?? '').plain === plain,
    };
  const words = fold(name ?? '');
  return {
    filter: `nomeSancionado=${encodeURIComponent(name ?? '')}`,
    isAnswer: (record) => words !== '' && fold(record.name ?? '').includes(words),
  };
}

/** A record found by name is the party's only when its CPF agrees with the digits that the register shows. */
function isSameParty({ document, name }: CguSanctionRecord, record: CguLiveRecord): boolean {
  const shown = shownOfMaskedCpf(document ?? '');
  if (shown === null) return document !== null || fold(record.name ?? '') === fold(name ?? '');
  const held = heldDocument(record.document ?? '');
  return (held.shown ?? middleOfCpf(held.plain ?? '')) === shown;
}

function recordOf(row: LiveSanction): CguLiveRecord {
  const date = (...written: readonly (string | null | undefined)[]): string | null =>
    written.map((one) => dayFirstDate(one ?? '')).find((one) => one !== null) ?? null;
  return {
    api_id: String(row.id),
    name: said(row.sancionado?.nome, row.punicao?.nomePunido, row.pessoa?.nome, row.pessoaJuridica?.nome),
    document: said(
      row.sancionado?.codigoFormatado,
      row.punicao?.cpfPunidoFormatado,
      row.pessoaJuridica?.cnpjFormatado,
      row.pessoa?.cnpjFormatado,
      row.pessoa?.cpfFormatado,
    ),
    category: said(row.tipoSancao?.descricaoResumida, row.tipoPunicao?.descricao, row.motivo),
    start_date: date(row.dataInicioSancao),
    end_date: date(row.dataFimSancao),
    publication_date: date(row.dataPublicacaoSancao, row.dataPublicacao),
    body: said(row.orgaoSancionador?.nome, row.orgaoSuperior?.nome, row.orgaoLotacao?.nome),
    process_number: said(row.numeroProcesso, row.punicao?.processo),
  };
}

/** The first that says something. */
function said(...values: readonly (string | null | undefined)[]): string | null {
  for (const value of values) {
    const text = value?.trim() ?? '';
    if (text !== '' && fold(text) !== 'sem informacao') return text;
  }
  return null;
}
