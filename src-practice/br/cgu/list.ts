/* The four registers of CGU over invented parties, with everything that the real files are known for. */

const company = [
  'CADASTRO',
  'CÓDIGO DA SANÇÃO',
  'TIPO DE PESSOA',
  'CPF OU CNPJ DO SANCIONADO',
  'NOME DO SANCIONADO',
  'NOME INFORMADO PELO ÓRGÃO SANCIONADOR',
  'RAZÃO SOCIAL - CADASTRO RECEITA',
  'NOME FANTASIA - CADASTRO RECEITA',
  'NÚMERO DO PROCESSO',
  'CATEGORIA DA SANÇÃO',
  'VALOR DA MULTA',
  'DATA INÍCIO SANÇÃO',
  'DATA FINAL SANÇÃO',
  'DATA PUBLICAÇÃO',
  'PUBLICAÇÃO',
  'DETALHAMENTO DO MEIO DE PUBLICAÇÃO',
  'DATA DO TRÂNSITO EM JULGADO',
  'ABRAGÊNCIA DA SANÇÃO',
  'ÓRGÃO SANCIONADOR',
  'UF ÓRGÃO SANCIONADOR',
  'ESFERA ÓRGÃO SANCIONADOR',
  'FUNDAMENTAÇÃO LEGAL',
  'DATA ORIGEM INFORMAÇÃO',
  'ORIGEM INFORMAÇÕES',
  'OBSERVAÇÕES',
] as const;
type Company = (typeof company)[number];

const civilServant = [
  'CADASTRO',
  'CÓDIGO DA SANÇÃO',
  'TIPO DE PESSOA',
  'CPF OU CNPJ DO SANCIONADO',
  'NOME DO SANCIONADO',
  'CATEGORIA DA SANÇÃO',
  'NÚMERO DO DOCUMENTO',
  'NÚMERO DO PROCESSO',
  'DATA PUBLICAÇÃO',
  'CARGO EFETIVO',
  'FUNÇÃO OU CARGO DE CONFIANÇA',
  'ÓRGÃO DE LOTAÇÃO',
  'ÓRGÃO SANCIONADOR',
  'UF ÓRGÃO SANCIONADOR',
  'FUNDAMENTAÇÃO LEGAL',
] as const;

const nonProfit = [
  'CNPJ ENTIDADE',
  'NOME ENTIDADE',
  'NÚMERO CONVÊNIO',
  'ÓRGÃO CONCEDENTE',
  'MOTIVO DO IMPEDIMENTO',
] as const;

const nothing = 'Sem Informação';

function sanction(values: Partial<Record<Company, string>>): Record<Company, string> {
  return Object.fromEntries(company.map((name) => [name, values[name] ?? nothing])) as Record<
    Company,
    string
  >;
}

const first = sanction({
  CADASTRO: 'CEIS',
  'CÓDIGO DA SANÇÃO': '900001',
  'TIPO DE PESSOA': 'J',
  'CPF OU CNPJ DO SANCIONADO': '11222333000181',
  'NOME DO SANCIONADO': 'EMPRESA FICTÍCIA LTDA',
  'NOME INFORMADO PELO ÓRGÃO SANCIONADOR': 'EMPRESA FICTICIA',
  'RAZÃO SOCIAL - CADASTRO RECEITA': 'EMPRESA FICTÍCIA LTDA',
  'NOME FANTASIA - CADASTRO RECEITA': 'MERCADO DE EXEMPLO',
  'NÚMERO DO PROCESSO': '00000.000001/2024-01',
  'CATEGORIA DA SANÇÃO': 'Impedimento/proibição de contratar com prazo determinado',
  'DATA INÍCIO SANÇÃO': '10/05/2024',
  'DATA PUBLICAÇÃO': '12/05/2024',
  PUBLICAÇÃO: 'Diário Oficial da União Seção 3 pagina 1',
  'ABRAGÊNCIA DA SANÇÃO': 'Todas as Esferas em todos os Poderes',
  'ÓRGÃO SANCIONADOR': 'MINISTÉRIO INVENTADO',
  'UF ÓRGÃO SANCIONADOR': 'DF',
  'ESFERA ÓRGÃO SANCIONADOR': 'FEDERAL',
  'FUNDAMENTAÇÃO LEGAL': 'LEI 14133 - ART. 156, III;;LEI 8666 - ART. 87, IV',
  'DATA ORIGEM INFORMAÇÃO': '13/05/2024',
  'ORIGEM INFORMAÇÕES': 'MINISTÉRIO INVENTADO',
  OBSERVAÇÕES: 'Texto inventado; com "aspas"\ne uma segunda linha',
});

const second = sanction({
  CADASTRO: 'CEIS',
  'CÓDIGO DA SANÇÃO': '900002',
  'TIPO DE PESSOA': 'J',
  'CPF OU CNPJ DO SANCIONADO': '11222333000262',
  'NOME DO SANCIONADO': 'EMPRESA FICTÍCIA LTDA',
  'CATEGORIA DA SANÇÃO': 'Suspensão',
  'DATA INÍCIO SANÇÃO': '01/02/2020',
  'DATA FINAL SANÇÃO': '01/02/2022',
  'ÓRGÃO SANCIONADOR': 'PREFEITURA DE LUGAR NENHUM',
  'UF ÓRGÃO SANCIONADOR': 'SP',
  'ESFERA ÓRGÃO SANCIONADOR': 'MUNICIPAL',
});

const person = sanction({
  CADASTRO: 'CEIS',
  'CÓDIGO DA SANÇÃO': '900003',
  'TIPO DE PESSOA': 'F',
  'CPF OU CNPJ DO SANCIONADO': '52998224725',
  'NOME DO SANCIONADO': 'PESSOA INEXISTENTE DE SOUZA',
  'CATEGORIA DA SANÇÃO': 'Inidoneidade',
  'DATA INÍCIO SANÇÃO': '03/03/2923',
  'DATA FINAL SANÇÃO': '03/03/2925',
  'ÓRGÃO SANCIONADOR': 'TRIBUNAL DE EXEMPLO',
  'UF ÓRGÃO SANCIONADOR': 'MG',
  'ESFERA ÓRGÃO SANCIONADOR': 'ESTADUAL',
});

const companies = [
  first,
  second,
  person,
  // The file repeats a row.
  person,
  // A code that stands for two rows.
  {
    ...second,
    'CÓDIGO DA SANÇÃO': '900004',
    'DATA INÍCIO SANÇÃO': '02/02/2023',
    'DATA FINAL SANÇÃO': nothing,
  },
  {
    ...second,
    'CÓDIGO DA SANÇÃO': '900004',
    'DATA INÍCIO SANÇÃO': '03/02/2023',
    'DATA FINAL SANÇÃO': nothing,
  },
  // Without a code, and with letters in its CNPJ.
  sanction({
    CADASTRO: 'CEIS',
    'CÓDIGO DA SANÇÃO': '',
    'TIPO DE PESSOA': 'J',
    'CPF OU CNPJ DO SANCIONADO': '12ABC34501DE35',
    'NOME DO SANCIONADO': 'CARVOARIA DE EXEMPLO LTDA',
    'CATEGORIA DA SANÇÃO': 'Suspensão',
    'DATA INÍCIO SANÇÃO': '05/06/2026',
    'DATA FINAL SANÇÃO': '05/06/2099',
    'ÓRGÃO SANCIONADOR': 'ESTADO FICTÍCIO',
    'UF ÓRGÃO SANCIONADOR': 'PA',
    'ESFERA ÓRGÃO SANCIONADOR': 'ESTADUAL',
  }),
  // Its CNPJ lost the zero that it begins with.
  sanction({
    CADASTRO: 'CEIS',
    'CÓDIGO DA SANÇÃO': '900006',
    'TIPO DE PESSOA': 'J',
    'CPF OU CNPJ DO SANCIONADO': '1222333000128',
    'NOME DO SANCIONADO': 'CONSTRUTORA IMAGINÁRIA S.A.',
    'CATEGORIA DA SANÇÃO': 'Suspensão',
    'DATA INÍCIO SANÇÃO': '05/06/2025',
    'ÓRGÃO SANCIONADOR': 'MINISTÉRIO INVENTADO',
    'UF ÓRGÃO SANCIONADOR': 'DF',
    'ESFERA ÓRGÃO SANCIONADOR': 'FEDERAL',
  }),
];

const withoutFine = company.filter((name) => name !== 'VALOR DA MULTA');

/** The CSV of each register, in ISO-8859-1. */
export const registerFiles = {
  ceis: csv(withoutFine, companies),
  cnep: csv(company, [
    {
      ...first,
      CADASTRO: 'CNEP',
      'CÓDIGO DA SANÇÃO': '910001',
      'CATEGORIA DA SANÇÃO': 'Multa - Lei da Empresa Limpa',
      'VALOR DA MULTA': '1.234.567,89',
      'FUNDAMENTAÇÃO LEGAL': 'LEI 12846 - ART. 6º, I',
    },
  ]),
  cepim: csv(nonProfit, [
    {
      'CNPJ ENTIDADE': '00000000000191',
      'NOME ENTIDADE': 'ASSOCIAÇÃO DE EXEMPLO',
      'NÚMERO CONVÊNIO': '700001',
      'ÓRGÃO CONCEDENTE': 'MINISTÉRIO INVENTADO',
      'MOTIVO DO IMPEDIMENTO': 'OMISSÃO NO DEVER DE PRESTAR CONTAS',
    },
  ]),
  ceaf: csv(civilServant, [
    {
      CADASTRO: 'CEAF',
      'CÓDIGO DA SANÇÃO': '920001',
      'TIPO DE PESSOA': 'F',
      'CPF OU CNPJ DO SANCIONADO': '***.444.777-**',
      'NOME DO SANCIONADO': 'OUTRA PESSOA FICTÍCIA',
      'CATEGORIA DA SANÇÃO': 'Demissão',
      'NÚMERO DO DOCUMENTO': 'PORTARIA 1',
      'NÚMERO DO PROCESSO': '00000.000002/2023-02',
      'DATA PUBLICAÇÃO': '15/06/2023',
      'CARGO EFETIVO': 'ANALISTA',
      'FUNÇÃO OU CARGO DE CONFIANÇA': nothing,
      'ÓRGÃO DE LOTAÇÃO': 'AUTARQUIA INVENTADA',
      'ÓRGÃO SANCIONADOR': 'MINISTÉRIO INVENTADO',
      'UF ÓRGÃO SANCIONADOR': 'DF',
      'FUNDAMENTAÇÃO LEGAL': 'LEI 8112 - ART. 132, IV',
    },
  ]),
} as const;

function csv(heading: readonly string[], rows: readonly Readonly<Record<string, string>>[]): Uint8Array {
  const line = (cells: readonly string[]): string =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';');
  const text = [line(heading), ...rows.map((row) => line(heading.map((name) => row[name] ?? '')))].join(
    '\r\n',
  );
  return Uint8Array.from(`${text}\r\n`, (character) => character.charCodeAt(0));
}
