import { serveFile } from '../../file';
import { serve, type Reply } from '../../serve';
import type { StandIn, StandInOptions } from '../../stand-in';
import { employersCsv, employersText } from './list';

const portal = 'https://www.gov.br';
const areas = '/trabalho-e-emprego/pt-br/assuntos/inspecao-do-trabalho/areas-de-atuacao';

export interface MteOptions extends StandInOptions {
  /** Replies by path in place of the stand-in's own. */
  readonly instead?: Readonly<Record<string, Reply>>;
}

/** Starts a stand-in for the ministry's page of the Cadastro de Empregadores and the files that it links. */
export async function startMte({ instead = {} }: MteOptions = {}): Promise<StandIn> {
  const files = new Map<string, readonly [Uint8Array, string]>([
    [`${areas}/cadastro_de_empregadores.csv`, [employersCsv, 'text/csv']],
    [`${areas}/cadastro_de_empregadores.txt`, [employersText, 'text/plain']],
  ]);
  const served = await serve(portal, (question) => {
    const { pathname } = question.url;
    const replaced = instead[pathname];
    if (replaced !== undefined) return replaced;
    if (pathname === `${areas}/combate-ao-trabalho-escravo-e-analogo-ao-de-escravo`)
      return { status: 200, headers: html, body: page };
    const file = files.get(pathname);
    return file === undefined
      ? { status: 404, headers: html, body: '<!DOCTYPE html><p>Página não encontrada</p>' }
      : serveFile(question, ...file);
  });
  return { originMap: { [portal]: served.origin }, close: served.close };
}

const html = { 'Content-Type': 'text/html; charset=utf-8' };

/** The list of conduct adjustments comes first: it is another list, and must not be taken for this one. */
const page = `<!DOCTYPE html><html lang="pt-br"><head><meta charset="utf-8"><title>Combate ao Trabalho Escravo</title></head><body>
<p>Cadastro de Empregadores em Ajustamento de Conduta:
<a href="${portal}${areas}/cadastro_de_empregadores_em_ajustamento_de_conduta.csv">CSV</a>
<a href="${areas}/cadastro_de_empregadores_ceac.csv">CSV</a></p>
<p>Cadastro de Empregadores: <a href="${portal}${areas}/cadastro_de_empregadores.pdf">PDF</a>
<a href="${portal}${areas}/cadastro_de_empregadores.xlsx">XLSX</a>
<a href="../areas-de-atuacao/cadastro_de_empregadores.csv">CSV</a>
<a href="${portal}${areas}/cadastro_de_empregadores.txt">TXT</a></p>
</body></html>`;
