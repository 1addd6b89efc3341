import {
  codePicture,
  escapeHtml,
  formOf,
  isCode,
  movedTo,
  officialPage,
  toldCode,
  visits,
  type Visit,
} from '../../assisted';
import { serve, type Question, type Reply } from '../../serve';
import type { StandIn } from '../../stand-in';
import { certificateOf, tstDocuments } from './certificate';

export { tstDocuments } from './certificate';

/*
 * CNDT of the Tribunal Superior do Trabalho (JSF): a start page, a form whose picture a script fetches from an interface
 * of its own, and a PDF. Every page carries the state of its view; one that is not the session's has expired.
 */

const origin = 'https://cndt-certidao.tst.jus.br';

export async function startTst(): Promise<StandIn> {
  const sessions = visits('JSESSIONID');

  function reply(question: Question): Reply {
    const visit = sessions.of(question);
    const isSent = question.method === 'POST';
    switch (question.url.pathname) {
      case '/inicio.faces':
        if (isSent) return visit === undefined ? expired() : movedTo('/gerarCertidao.faces');
        return start(visit ?? sessions.begin());
      case '/gerarCertidao.faces':
        if (visit === undefined) return movedTo('/inicio.faces');
        return isSent ? asked(question, visit) : form(visit);
      case '/api':
        return visit === undefined ? { status: 403, body: '' } : challenge(visit);
      default:
        return { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<h1>404</h1>' };
    }
  }

  function start(visit: Visit): Reply {
    return officialPage(
      'Certidão Negativa de Débitos Trabalhistas',
      `<form method="post" action="/inicio.faces">${viewState(visit)}
<p><input type="submit" name="j_id_jsp_992698495_2:j_id_jsp_992698495_3" value="Emitir Certidão">
<input type="submit" name="j_id_jsp_992698495_2:j_id_jsp_992698495_4" value="Validar Certidão"></p></form>`,
      sessions.cookie(visit),
    );
  }

  function asked(question: Question, visit: Visit): Reply {
    const fields = formOf(question);
    const document = (fields.get('gerarCertidaoForm:cpfCnpj') ?? '').replaceAll(/[./-]/g, '');
    if (document === tstDocuments.blocked)
      return officialPage('Request Rejected', '<p>Request Rejected. Support ID: 0000000000</p>');
    if (fields.get('javax.faces.ViewState') !== visit.id) return expired();
    if (document === tstDocuments.expired && !visit.kept.has('hasExpired')) {
      visit.kept.set('hasExpired', 'true');
      return expired();
    }
    if (!isCode(visit, fields.get('resposta'))) return refused('Código de validação inválido');
    if (document === tstDocuments.refused) return refused('CNPJ inválido');
    const body = document === tstDocuments.notPdf ? '<html>erro</html>' : certificateOf(document);
    return {
      status: 200,
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="certidao_${encodeURIComponent(document)}.pdf"`,
      },
      body,
    };
  }

  const server = await serve(origin, reply);
  return { originMap: { [origin]: server.origin }, close: () => server.close() };
}

function form(visit: Visit): Reply {
  return officialPage(
    'Emitir Certidão',
    `<form id="gerarCertidaoForm" method="post" action="/gerarCertidao.faces">${viewState(visit)}
<input type="hidden" name="gerarCertidaoForm:podeFazerDownload" value="false"><input type="hidden" name="tokenDesafio" id="tokenDesafio" value="">
<p><label for="gerarCertidaoForm:cpfCnpj">Registro no CPF / CNPJ</label> <input id="gerarCertidaoForm:cpfCnpj" name="gerarCertidaoForm:cpfCnpj" maxlength="18"></p>
<p><img id="idImgBase64" alt="captcha" width="180" height="50"></p>
${toldCode(visit)}
<p><label for="idCampoResposta">Digite os caracteres exibidos na imagem</label> <input id="idCampoResposta" name="resposta" autocomplete="off" data-practice-answer></p>
<input type="submit" name="gerarCertidaoForm:btnEmitirCertidao" id="gerarCertidaoForm:btnEmitirCertidao" value="Emitir Certidão" data-practice-send></form>
<script>
fetch('/api').then((answer) => answer.json()).then(({ tokenDesafio, imagem }) => {
  document.getElementById('tokenDesafio').value = tokenDesafio;
  const bytes = imagem.map((byte) => String.fromCharCode(byte & 255)).join('');
  document.getElementById('idImgBase64').src = 'data:image/svg+xml;base64,' + btoa(bytes);
});
</script>`,
  );
}

/** The picture of the visit's code: bytes with their sign, as the interface gives them. */
function challenge(visit: Visit): Reply {
  const imagem = [...Buffer.from(codePicture(visit.code))].map((byte) => (byte > 127 ? byte - 256 : byte));
  return {
    status: 200,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    body: JSON.stringify({ tokenDesafio: `${visit.id}-desafio`, imagem }),
  };
}

function refused(message: string): Reply {
  return officialPage(
    'Emitir Certidão',
    `<div id="mensagens"><ul><li>${message}</li></ul></div>
<form method="get" action="/gerarCertidao.faces"><input type="submit" value="Emitir Nova Certidão" data-practice-send></form>`,
  );
}

function expired(): Reply {
  return officialPage(
    'Erro',
    '<p>javax.faces.application.ViewExpiredException: viewId:/gerarCertidao.faces</p>',
  );
}

function viewState(visit: Visit): string {
  return `<input type="hidden" name="javax.faces.ViewState" value="${escapeHtml(visit.id)}">`;
}
