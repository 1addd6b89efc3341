import { formOf, officialPage } from '../assisted';
import { serve, type Question, type Reply } from '../serve';
import type { StandIn } from '../stand-in';

/*
 * SIMIT: a page of scripts on one host that asks an interface on another. The proof of work of the real page is left out;
 * without scripts the form asks the same address.
 */

const pageOrigin = 'https://www.fcm.org.co';
const answerOrigin = 'https://consultasimit.fcm.org.co';
const answerPath = '/simit/microservices/estado-cuenta-simit/estadocuenta/consulta';

/** Plates and documents that call up a behaviour; any other is clear. */
export const simitQueries = {
  owing: 'ABC123',
  clear: 'XYZ98A',
  changed: '10000003',
  contradiction: '10000004',
  nothingListed: '10000005',
  severalPersons: '10000006',
} as const;

export async function startSimit(): Promise<StandIn> {
  const answers = await serve(answerOrigin, answer);
  const pages = await serve(pageOrigin, (question) =>
    question.url.pathname === '/simit/' ? page(answers.origin + answerPath) : { status: 404, body: '' },
  );
  return {
    originMap: { [pageOrigin]: pages.origin, [answerOrigin]: answers.origin },
    close: async () => {
      await Promise.all([pages.close(), answers.close()]);
    },
  };
}

function page(target: string): Reply {
  return officialPage(
    'Estado de cuenta',
    `<form id="consulta" method="post" action="${target}">
<p><label for="txtBusqueda">Número de documento o placa</label> <input id="txtBusqueda" name="filtro"></p>
<button id="btnNumDocPlaca" data-practice-send>Consultar</button></form>
<div id="resumenEstadoCuenta"></div>
<div id="modal-multiples-personas" style="display:none"><p>Seleccione la persona</p><button type="button" value="1">ANA MODELO FICTICIA</button> <button type="button" value="2">CARLOS EJEMPLO PRUEBA</button></div>
<script>
const choice = document.getElementById('modal-multiples-personas');
async function ask(persona) {
  const filtro = document.getElementById('txtBusqueda').value;
  const answer = await fetch('${target}', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ filtro, persona, reCaptchaDTO: { response: '[]', consumidor: '1' } }),
  });
  const { multas } = await answer.json();
  const isOpen = filtro === '${simitQueries.severalPersons}' && persona === null;
  choice.style.display = isOpen ? 'block' : 'none';
  if (isOpen) return;
  const count = (isSummons) => multas.filter(({ comparendo }) => comparendo === isSummons).length;
  const total = multas.reduce((sum, { infracciones }) => sum + infracciones[0].valorInfraccion, 0);
  document.getElementById('resumenEstadoCuenta').innerText = 'Comparendos: ' + count(true) + '\\nMultas: ' + count(false) + '\\nAcuerdos de pago: 0\\nTotal: $ ' + total.toLocaleString('es-CO');
}
document.getElementById('consulta').addEventListener('submit', (event) => {
  event.preventDefault();
  void ask(null);
});
for (const button of choice.querySelectorAll('button')) button.addEventListener('click', () => void ask(button.value));
</script>`,
  );
}

function answer(question: Question): Reply {
  const headers = {
    'Content-Type': 'application/json',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'content-type',
  };
  if (question.method === 'OPTIONS') return { status: 204, headers, body: '' };
  if (question.url.pathname !== answerPath) return { status: 404, headers, body: '{}' };
  const { query, person } = askedBy(question);
  return { status: 200, headers, body: JSON.stringify(account(query, person)) };
}

function askedBy(question: Question): { readonly query: string; readonly person: string | null } {
  if (question.headers['content-type']?.includes('json') !== true)
    return { query: formOf(question).get('filtro') ?? '', person: null };
  const { filtro, persona } = JSON.parse(question.body.toString()) as { filtro?: unknown; persona?: unknown };
  return { query: String(filtro), person: typeof persona === 'string' ? persona : null };
}

function account(query: string, person: string | null): unknown {
  const clear = { pazSalvo: true, cancelada: false, suspendida: false, multas: [], comparendos: [] };
  const fine = {
    comparendo: true,
    numeroComparendo: '99999000000000000001',
    fechaComparendo: '15/01/2026 00:00:00',
    organismoTransito: '00000000 Ciudad Demo',
    estadoComparendo: 'Pendiente',
    estadoCartera: 'Pendiente de pago',
    valorPagar: 600000,
    infracciones: [
      {
        codigoInfraccion: 'C02',
        descripcionInfraccion: 'Estacionar en sitio prohibido',
        valorInfraccion: 600000,
      },
    ],
  };
  switch (query.toUpperCase()) {
    case simitQueries.owing:
      return {
        ...clear,
        pazSalvo: false,
        multas: [
          fine,
          { ...fine, comparendo: false, numeroComparendo: '', numeroResolucion: 'R-1', valorPagar: 0 },
        ],
      };
    case simitQueries.severalPersons:
      return person === '2' ? { ...clear, pazSalvo: false, multas: [fine] } : clear;
    case simitQueries.changed:
      return { ...clear, pazSalvo: 'SI' };
    case simitQueries.nothingListed:
      return { ...clear, pazSalvo: false };
    case simitQueries.contradiction:
      return { ...clear, multas: [fine] };
    default:
      return clear;
  }
}
