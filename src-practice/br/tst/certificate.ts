import { formatCnpj, formatCpf } from '@shared/vocabulary/brazil';
import { plainPdf } from '../../pdf';

/** Documents that call up a behaviour; any other is clear. */
export const tstDocuments = {
  clear: '11222333000181',
  debts: '52998224725',
  secured: '12ABC34501DE35',
  unlisted: '11144477735',
  expired: '11444777000161',
  blocked: '99000001000101',
  changed: '99000002000148',
  otherPerson: '99000003000192',
  notPdf: '99000004000137',
  refused: '99000005000181',
} as const;

const other = '00000000000191';
const secured = '* Débito garantido por depósito, bloqueio de numerário ou penhora de bens suficientes.';
const suspended = '** Débito com exigibilidade suspensa.';

/** A certificate over invented cases, in the words of the real one. */
export function certificateOf(document: string): Uint8Array {
  const isCompany = document.length === 14;
  const shown = document === tstDocuments.otherPerson ? other : document;
  const written = isCompany ? formatCnpj(shown) : formatCpf(shown);
  const kind = isCompany ? 'CNPJ' : 'CPF';
  const name = isCompany ? 'EMPRESA FICTÍCIA LTDA (MATRIZ E FILIAIS)' : 'PESSOA FICTÍCIA DE EXEMPLO';
  const head = (title: readonly string[]) => [
    'PODER JUDICIÁRIO',
    'JUSTIÇA DO TRABALHO (PRÁTICA)',
    ...title,
    `Nome: ${name}`,
    `${kind}: ${written}`,
    'Certidão nº: 90000001/2026',
    'Expedição: 21/11/2026, às 10:00:00',
    'Validade: 20/05/2027 - 180 (cento e oitenta) dias, contados da data de sua expedição.',
  ];
  const states = (what: string) =>
    `Certifica-se que ${name}, inscrito(a) no ${kind} sob o nº ${written}, ${what} Banco Nacional de Devedores Trabalhistas.`;
  const positive = 'CERTIDÃO POSITIVA DE DÉBITOS TRABALHISTAS';
  switch (document) {
    case tstDocuments.debts:
      return plainPdf([
        ...head([positive]),
        states('CONSTA do'),
        '0000001-02.2021.5.02.0001 - TRT 02ª Região',
        '0000002-03.2022.5.15.0002 - TRT 15ª Região *',
        '0000003-04.2023.5.01.0003 - TRT 01ª Região **',
        secured,
        suspended,
        'Total de processos: 3',
      ]);
    case tstDocuments.secured:
      return plainPdf([
        ...head([positive, 'COM EFEITO DE NEGATIVA']),
        states('CONSTA do'),
        '0000004-05.2020.5.03.0004 - TRT 03ª Região *',
        secured,
        'Total de processos: 1',
      ]);
    case tstDocuments.unlisted:
      return plainPdf([...head([positive]), states('CONSTA do'), 'Processos: consulte o BNDT.']);
    case tstDocuments.changed:
      return plainPdf([...head(['CERTIDÃO DE DÉBITOS TRABALHISTAS']), states('NÃO CONSTA do')]);
    default:
      return plainPdf([
        ...head(['CERTIDÃO NEGATIVA DE DÉBITOS TRABALHISTAS']),
        states('NÃO CONSTA como inadimplente no'),
        'Do Banco Nacional de Devedores Trabalhistas constam os dados das pessoas inadimplentes.',
      ]);
  }
}
