/* Brazil's Dívida Ativa over invented debtors, with everything that the real files are known for. */

const general =
  'CPF_CNPJ;TIPO_PESSOA;TIPO_DEVEDOR;NOME_DEVEDOR;UF_DEVEDOR;UNIDADE_RESPONSAVEL;NUMERO_INSCRICAO;TIPO_SITUACAO_INSCRICAO;SITUACAO_INSCRICAO;RECEITA_PRINCIPAL;DATA_INSCRICAO;INDICADOR_AJUIZADO;VALOR_CONSOLIDADO';

const first =
  '11.222.333/0001-81;Pessoa jurídica;PRINCIPAL;EMPRESA FICTICIA LTDA;SP;SAO PAULO;8020260000001;Em cobrança;ATIVA EM COBRANCA;Receita da dívida ativa - IRPJ;03/04/2025;NAO;1234.56';

/** Members of the general file: its parts repeat a row, and those who answer for a debt repeat it. */
const generalParts = {
  '1': [
    first,
    '11.222.333/0002-62;Pessoa jurídica;PRINCIPAL;EMPRESA FICTICIA LTDA FILIAL;RJ;RIO DE JANEIRO;8020260000002;Garantia;ATIVA AJUIZADA;Receita da dívida ativa - COFINS;10/02/2019;SIM;10000.00',
    'XXX982.247XX;Pessoa física;CORRESPONSAVEL;PESSOA INEXISTENTE DE SOUZA;SP;SAO PAULO;8020260000001;Em cobrança;ATIVA EM COBRANCA;Receita da dívida ativa - IRPJ;03/04/2025;NAO;1234.56',
    '***.982.247-**;Pessoa física;SOLIDARIO;JOAO MODELO DA SILVA;Si;RIO DE JANEIRO;8020260000002;Garantia;ATIVA AJUIZADA;Receita da dívida ativa - COFINS;10/02/2019;SIM;10000.00',
  ],
  NA: [
    first,
    '12.ABC.345/01DE-35;Pessoa jurídica;PRINCIPAL;CARVOARIA DE EXEMPLO EIRELI;MG;BELO HORIZONTE;6060000001;Benefício Fiscal;ATIVA NAO AJUIZAVEL;Receita da dívida ativa - SIMPLES NACIONAL;01/01/1000;NAO;77.1',
    'XXX444.777XX;Pessoa física;PRINCIPAL;MARIA DE EXEMPLO ?;BA;SALVADOR;5010000001;Em negociação;ATIVA COM PARCELAMENTO;Receita da dívida ativa - IRPF;05/05/2925;NAO;500',
  ],
};

const socialSecurity = general.replace('RECEITA_PRINCIPAL', 'TIPO_CREDITO');
const socialSecurityParts = {
  '1': [
    '11.222.333/0001-81;Pessoa jurídica;Principal;EMPRESA FICTICIA LTDA;SP;SAO PAULO;36000001;Suspenso por decisão judicial;AJUIZADA;Contribuição previdenciária;20/06/2012;SIM;2500.5',
    'XXX982.247XX;Pessoa física;Corresponsável;PESSOA INEXISTENTE DE SOUZA;SP;SAO PAULO;36000001;Suspenso por decisão judicial;AJUIZADA;Contribuição previdenciária;20/06/2012;SIM;2500.5',
  ],
};

const fgts =
  'CPF_CNPJ;TIPO_PESSOA;TIPO_DEVEDOR;NOME_DEVEDOR;UF_DEVEDOR;UNIDADE_RESPONSAVEL;ENTIDADE_RESPONSAVEL;UNIDADE_INSCRICAO;NUMERO_INSCRICAO;TIPO_SITUACAO_INSCRICAO;SITUACAO_INSCRICAO;RECEITA_PRINCIPAL;DATA_INSCRICAO;INDICADOR_AJUIZADO;VALOR_CONSOLIDADO';
const fgtsParts = {
  '1': [
    '11.222.333/0001-81;Pessoa jurídica;Solidário;EMPRESA FICTICIA LTDA;SP;PFN SP;CAIXA;SAO PAULO;FGSP202600001;Em cobrança;PROTESTADA;FGTS;07/07/2024;NAO;900.00',
    '00.000.000/0001-91;Pessoa jurídica;Principal;COMERCIO DE EXEMPLO S/A;DF;PFN DF;CAIXA;BRASILIA;FGSP202600001;Em cobrança;PROTESTADA;FGTS;07/07/2024;NAO;900.00',
  ],
};

/** The CSV members of each ZIP file, in ISO-8859-1, without their month. */
export const debtFiles = {
  Nao_Previdenciario: membersOf('SIDA', general, generalParts),
  Previdenciario: membersOf('PREV', socialSecurity, socialSecurityParts),
  FGTS: membersOf('FGTS', fgts, fgtsParts),
};

function membersOf(system: string, heading: string, parts: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(parts).map(([part, rows]) => ({
    name: `arquivo_lai_${system}_${part}`,
    csv: Uint8Array.from(`${[heading, ...rows].join('\n')}\n`, (character) => character.charCodeAt(0)),
  }));
}
