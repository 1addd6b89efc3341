import { formatCnpj, formatCpf } from '@shared/vocabulary/brazil';
import {
  captcha,
  escapeHtml,
  formOf,
  isCode,
  movedTo,
  officialPage,
  visits,
  type Visit,
} from '../../assisted';
import { serve, type Question, type Reply } from '../../serve';
import type { StandIn } from '../../stand-in';

/*
 * CRF of the Caixa (RichFaces): the form asks by a script, which puts the answer in the place of a region of the page; a
 * link leads to a page with «Visualizar», and that to the certificate. Without scripts the form asks the same address.
 */

const origin = 'https://consulta-crf.caixa.gov.br';
const root = '/consultacrf/pages';

/** Employers that call up a behaviour; any other is regular. */
export const caixaDocuments = {
  regular: '11222333000181',
  irregular: '11444777000161',
  unknown: '52998224725',
  expired: '12ABC34501DE35',
  blocked: '99000001000101',
  changed: '99000002000148',
  otherEmployer: '99000003000192',
  refusing: '99000004000137',
} as const;

const sentences = {
  regular: 'A EMPRESA abaixo identificada está REGULAR perante o FGTS:',
  irregular:
    'As informações disponíveis não são suficientes para a comprovação automática da regularidade do empregador perante o FGTS.',
  unknown: 'Empregador não cadastrado.',
  changed: 'A situação da EMPRESA perante o FGTS está em análise.',
  refusing: 'A EMPRESA abaixo identificada NÃO está REGULAR perante o FGTS:',
} as const;

export async function startCaixa(): Promise<StandIn> {
  const sessions = visits('JSESSIONID');

  function reply(question: Question): Reply {
    const visit = sessions.of(question) ?? sessions.begin();
    const isSent = question.method === 'POST';
    switch (question.url.pathname) {
      case `${root}/consultaEmpregador.jsf`:
        return isSent ? asked(question, visit) : form(visit, '', '', sessions.cookie(visit));
      case `${root}/consultaRegularidade.jsf`:
        return visit.kept.has('document') ? issue() : movedTo(`${root}/consultaEmpregador.jsf`);
      case `${root}/impressao.jsf`:
        return certificate(visit.kept.get('document') ?? '');
      default:
        return { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<h1>404</h1>' };
    }
  }

  function asked(question: Question, visit: Visit): Reply {
    const fields = formOf(question);
    const written = fields.get('mainForm:txtInscricao1') ?? '';
    const document = written.replaceAll(/[./-]/g, '');
    const answer = (region: string) =>
      fields.has('AJAXREQUEST') ? fragment(region) : form(visit, written, region);
    if (document === caixaDocuments.blocked) return answer('<p>Request Rejected. Support ID: 0000000000</p>');
    const isExpired = document === caixaDocuments.expired && !visit.kept.has('hasExpired');
    if (isExpired || fields.get('javax.faces.ViewState') !== visit.id) {
      visit.kept.set('hasExpired', 'true');
      return answer('<p>javax.faces.application.ViewExpiredException: a sessão expirou.</p>');
    }
    if (!isCode(visit, fields.get('mainForm:txtCaptcha')))
      return answer(`<div class="feedback">Código Captcha Inválido</div>${code(visit)}`);
    visit.kept.set('document', document);
    return answer(result(document));
  }

  const server = await serve(origin, reply);
  return { originMap: { [origin]: server.origin }, close: () => server.close() };
}

function form(visit: Visit, document: string, region: string, headers: Reply['headers'] = {}): Reply {
  return officialPage(
    'Consulta Regularidade do Empregador',
    `<form id="mainForm" method="post" action="${root}/consultaEmpregador.jsf"><input type="hidden" name="javax.faces.ViewState" value="${visit.id}">
<p><label for="mainForm:tipoEstabelecimento">Tipo de inscrição</label> <select id="mainForm:tipoEstabelecimento" name="mainForm:tipoEstabelecimento"><option value="1">CNPJ</option><option value="2">CEI</option><option value="3">CPF</option></select></p>
<p><label for="mainForm:txtInscricao1">Inscrição</label> <input id="mainForm:txtInscricao1" name="mainForm:txtInscricao1" value="${escapeHtml(document)}"></p>
<p><label for="mainForm:uf">UF</label> <select id="mainForm:uf" name="mainForm:uf"><option value=""></option><option value="RJ">RJ</option><option value="SP">SP</option></select></p>
<div id="regiao">${region === '' ? code(visit) : region}</div>
<button id="mainForm:btnConsultar" ${region === '' || region.includes('data-practice-answer') ? 'data-practice-send' : ''}>Consultar</button></form>
<script>
document.getElementById('mainForm').addEventListener('submit', async (event) => {
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(event.target));
  fields.set('AJAXREQUEST', '_viewRoot');
  const answer = await fetch(event.target.action, { method: 'POST', body: fields });
  document.getElementById('regiao').innerHTML = await answer.text();
});
</script>`,
    headers,
  );
}

function code(visit: Visit): string {
  return `<div class="captcha-imagem">${captcha(visit, 'mainForm:txtCaptcha')}</div>`;
}

function fragment(body: string): Reply {
  return { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body };
}

function result(document: string): string {
  const feedback = (text: string) => `<div class="feedback">${text}</div>`;
  switch (document) {
    case caixaDocuments.irregular:
      return feedback(sentences.irregular) + employer(document);
    case caixaDocuments.unknown:
      return feedback(sentences.unknown);
    case caixaDocuments.changed:
      return feedback(sentences.changed) + employer(document);
    case caixaDocuments.refusing:
      return feedback(sentences.refusing) + employer(document);
    default:
      return `${feedback(sentences.regular)}${employer(document)}<p><a id="mainForm:linkCertificado" href="${root}/consultaRegularidade.jsf">Certificado de Regularidade do FGTS - CRF</a></p>`;
  }
}

function employer(document: string): string {
  return `<p>Inscrição: <span class="valor">${written(document)}</span></p><p>Razão Social: <span class="valor">EMPRESA FICTÍCIA LTDA</span></p>`;
}

function issue(): Reply {
  return officialPage(
    'Certificado de Regularidade do FGTS - CRF',
    `<p>Resultado da consulta (prática).</p><form id="mainForm" method="post" action="${root}/impressao.jsf"><button id="mainForm:btnVisualizar">Visualizar</button></form>`,
  );
}

function certificate(document: string): Reply {
  const shown = document === caixaDocuments.otherEmployer ? '00000000000191' : document;
  const line = (label: string, value: string) => `<p><strong>${label}:</strong> <span>${value}</span></p>`;
  return officialPage(
    'Certificado de Regularidade do FGTS - CRF',
    `${line('Inscrição', written(shown))}${line('Razão Social', 'EMPRESA FICTÍCIA LTDA')}${line('Endereço', 'RUA DE EXEMPLO 1 / CENTRO / CIDADE / RJ / 00000-000')}
<p>A Caixa Econômica Federal certifica que, nesta data, a empresa acima identificada encontra-se em situação regular perante o Fundo de Garantia do Tempo de Serviço - FGTS.</p>
<p>O presente Certificado não servirá de prova contra cobrança de quaisquer débitos.</p>
${line('Validade', '21/11/2026 a 20/12/2026')}${line('Certificação Número', '2026112100000000000001')}
<p>Informação obtida em 21/11/2026 10:00:00</p><button id="mainForm:btImprimir4">Imprimir</button>`,
  );
}

function written(document: string): string {
  return document.length === 11 ? formatCpf(document) : formatCnpj(document);
}
