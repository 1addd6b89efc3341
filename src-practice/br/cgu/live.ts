import type { Reply } from '../../serve';

/* The portal's interface over the same invented parties. CEPIM ignores its filter, as the real one was seen to do. */

const pageSize = 15;

const filters: Readonly<Record<string, string>> = {
  ceis: 'codigoSancionado',
  cnep: 'codigoSancionado',
  ceaf: 'nomeSancionado',
};

/** What the interface answers to `/api-de-dados/ceis?codigoSancionado=…&pagina=1`. */
export function liveAnswer({ pathname, searchParams }: URL): Reply {
  const register = pathname.split('/').at(-1) ?? '';
  const all = records[register];
  if (all === undefined) return { status: 404, headers: json, body: '{}' };
  const filter = filters[register];
  const wanted = filter === undefined ? null : searchParams.get(filter);
  const found = all.filter(({ key }) => wanted === null || key.includes(wanted.toUpperCase()));
  const page = Number(searchParams.get('pagina'));
  const shown = found.slice((page - 1) * pageSize, page * pageSize).map(({ record }) => record);
  return { status: 200, headers: json, body: JSON.stringify(shown) };
}

const json = { 'Content-Type': 'application/json' };

const company = (id: number, start: string) => ({
  key: '11222333000181',
  record: {
    id,
    dataReferencia: '20/11/2026',
    dataInicioSancao: start,
    dataFimSancao: 'Sem informação',
    dataPublicacaoSancao: '12/05/2024',
    tipoSancao: { descricaoResumida: 'Impedimento/proibição de contratar com prazo determinado' },
    orgaoSancionador: { nome: 'MINISTÉRIO INVENTADO', siglaUf: 'DF', poder: 'EXECUTIVO' },
    sancionado: { nome: 'EMPRESA FICTÍCIA LTDA', codigoFormatado: '11.222.333/0001-81' },
    pessoa: { nome: 'EMPRESA FICTÍCIA LTDA', cnpjFormatado: '11.222.333/0001-81', cpfFormatado: '' },
    numeroProcesso: '00000.000001/2024-01',
  },
});

const records: Readonly<Record<string, readonly { readonly key: string; readonly record: object }[]>> = {
  // More than a page.
  ceis: Array.from({ length: pageSize + 1 }, (_, index) => company(70_001 + index, '10/05/2024')),
  // The sanction of the file is no longer listed.
  cnep: [],
  cepim: [
    {
      key: '',
      record: {
        id: 71_001,
        motivo: 'OMISSÃO NO DEVER DE PRESTAR CONTAS',
        orgaoSuperior: { nome: 'MINISTÉRIO INVENTADO' },
        pessoaJuridica: { nome: 'OUTRA ASSOCIAÇÃO DE EXEMPLO', cnpjFormatado: '11.222.333/0001-81' },
      },
    },
  ],
  ceaf: [
    {
      key: 'OUTRA PESSOA FICTÍCIA',
      record: {
        id: 72_001,
        dataPublicacao: '15/06/2023',
        punicao: {
          cpfPunidoFormatado: '***.444.777-**',
          nomePunido: 'OUTRA PESSOA FICTÍCIA',
          processo: '00000.000002/2023-02',
        },
        tipoPunicao: { descricao: 'Demissão' },
        orgaoLotacao: { nome: 'AUTARQUIA INVENTADA' },
      },
    },
    {
      key: 'OUTRA PESSOA FICTÍCIA DA SILVA',
      record: {
        id: 72_002,
        dataPublicacao: '16/06/2023',
        punicao: { cpfPunidoFormatado: '***.111.222-**', nomePunido: 'OUTRA PESSOA FICTÍCIA DA SILVA' },
        tipoPunicao: { descricao: 'Demissão' },
      },
    },
  ],
};
