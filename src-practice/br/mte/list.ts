/* An invented Cadastro de Empregadores, with everything that its real editions are known for. */

const heading = [
  'ID',
  'Ano da ação fiscal',
  'UF',
  'Empregador',
  'CNPJ/CPF',
  'Estabelecimento',
  'Trabalhadores envolvidos',
  'CNAE',
  'Decisão administrativa de procedência',
  'Inclusão no Cadastro de Empregadores',
];

const rows = [
  '1;2024;PA;EMPREGADOR FICTÍCIO;11.222.333/0001-81;FAZENDA MODELO, ZONA RURAL, CIDADE/PA;12;0151-2/01;10/02/2025;04/10/2025',
  '2;2021;MG;CARVOARIA DE EXEMPLO LTDA;12.ABC.345/01DE-35;SÍTIO INVENTADO, CIDADE/MG;7;0210-1/08;10/02/2022;05/10/2022 a 13/01/2023, 11/11/2024',
  '3;2020;BA;PESSOA INEXISTENTE DE SOUZA;529.982.247-25;RESIDÊNCIA DE PESSOA INEXISTENTE;1;9700-5/00;03/03/2021;05/10/2021 a 04/10/2023',
  '4;2023;SP;OUTRA PESSOA FICTÍCIA;***.444.777-**;OBRA SEM NOME, CIDADE/SP;3;4120-4/00;02/02/2024;05/04/2024 (*1)',
  '5;2022;PA;FILIAL DO EMPREGADOR FICTÍCIO;11.222.333/0002-62;FAZENDA SEGUNDA, CIDADE/PA;4;0151-2/01;01/02/2925;06/04/2026',
  '6;2019;GO;CERÂMICA DE EXEMPLO S.A.;00.000.000/0001-91;OLARIA – LUGAR NENHUM/GO;;2342-7/02;sem data;suspensa por decisão judicial',
];

const before = [
  'Cadastro de Empregadores que tenham submetido trabalhadores a condições análogas à de escravo',
  'Atualização periódica de 6 de abril de 2026.',
  'Cadastro atualizado em 04/09/2026.',
];
const after = ['(*1) Inclusão mantida por decisão judicial fictícia – processo inexistente.'];

/** The CSV file: windows-1252, with a line of text before its heading and one after its records. */
export const employersCsv = windows1252(
  [`${before[0]};;;;;;;;;`, '', heading.join(';'), ...rows, '', `${after[0]};;;;;;;;;`, ''].join('\r\n'),
);

/** The TXT file, with tabs: the one that says the edition. */
export const employersText = windows1252(
  [...before, '', heading.join('\t'), ...rows.map((row) => row.replaceAll(';', '\t')), ...after, ''].join(
    '\r\n',
  ),
);

/** The list is in Latin letters and dashes; those are all that differs here from ISO-8859-1. */
function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => (character === '–' ? 0x96 : character.charCodeAt(0)));
}
