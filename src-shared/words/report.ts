import type { CaptureKind } from '../assistance';
import type { ErrorCode, UpstreamReason } from '../errors';
import type { Text } from '../text';

/** Words of the report and of the other exports of a dossier. */
export const reportWords = {
  kind: { es: 'Informe de debida diligencia', en: 'Due diligence report' },
  dossier: { es: 'Expediente', en: 'Dossier' },
  cutOff: { es: 'Corte de la información', en: 'Information as of' },
  issued: { es: 'Emisión del informe', en: 'Report issued' },
  purpose: { es: 'Finalidad', en: 'Purpose' },
  legalBasis: { es: 'Base legal', en: 'Legal basis' },
  preparedBy: { es: 'Elaboró', en: 'Prepared by' },
  organization: { es: 'Organización', en: 'Organization' },
  findings: { es: 'Hallazgos', en: 'Findings' },
  person: { es: 'Persona natural', en: 'Natural person' },
  company: { es: 'Persona jurídica', en: 'Legal person' },
  notGiven: { es: 'No se indicó', en: 'Not given' },

  practiceMark: { es: 'PRÁCTICA · datos ficticios', en: 'PRACTICE · fictitious data' },
  practiceBox: {
    es: 'PRÁCTICA · este informe contiene datos ficticios y no sirve como prueba de nada',
    en: 'PRACTICE · this report contains fictitious data and proves nothing',
  },
  fingerprint: { es: 'SHA-256 de dossier.json', en: 'SHA-256 of dossier.json' },

  contents: { es: 'Contenido', en: 'Contents' },
  summary: { es: 'Resumen', en: 'Summary' },
  verdict: { es: 'Veredicto', en: 'Verdict' },
  meaning: { es: 'Qué significa', en: 'What it means' },
  count: { es: 'N.º', en: 'No.' },
  analystSummary: { es: 'Apreciación del analista', en: 'The analyst’s assessment' },
  noSummary: {
    es: 'El analista no escribió una apreciación.',
    en: 'The analyst wrote no assessment.',
  },
  decisions: { es: 'Decisiones', en: 'Decisions' },
  relevantFindings: { es: 'Hallazgos relevantes', en: 'Relevant findings' },
  noRelevant: {
    es: 'Ningún hallazgo se ha calificado como relevante.',
    en: 'No finding has been judged relevant.',
  },
  noFindings: {
    es: 'El expediente no contiene hallazgos: no se ha puesto en él ninguna consulta.',
    en: 'The dossier holds no findings: no lookup has been put into it.',
  },
  finding: { es: 'Hallazgo', en: 'Finding' },
  reason: { es: 'Motivo', en: 'Reason' },
  page: { es: 'Página', en: 'Page' },
  state: { es: 'Decisión', en: 'Decision' },

  analystDecision: { es: 'Decisión del analista', en: 'The analyst’s decision' },
  decidedOn: { es: 'decidido el', en: 'decided on' },
  note: { es: 'Nota', en: 'Note' },
  source: { es: 'Fuente', en: 'Source' },
  notAskedBy: { es: 'sin consultar al', en: 'not asked by' },
  askedOn: { es: 'consultada el', en: 'asked on' },
  fromCache: {
    es: 'respuesta conservada que se sirvió de nuevo el',
    en: 'kept answer that was served again on',
  },
  answerHash: { es: 'SHA-256 de la respuesta', en: 'SHA-256 of the answer' },
  noAnswerHash: { es: 'no hay respuesta', en: 'there is no answer' },
  requestId: { es: 'Id. de la consulta', en: 'Lookup id' },
  redirectedMark: { es: 'CONSULTA REDIRIGIDA', en: 'REDIRECTED LOOKUP' },
  appendixA: { es: 'Anexo A. Solicitudes a las fuentes', en: 'Appendix A. Requests to the sources' },
  fromLocalCopy: { es: 'desde una copia local de la lista', en: 'from a local copy of the list' },
  appendixAShort: { es: 'anexo A', en: 'appendix A' },
  appendixB: { es: 'Anexo B. Fuentes', en: 'Appendix B. Sources' },
  verification: { es: 'Cómo verificar este informe', en: 'How to verify this report' },
  number: { es: 'N.º', en: 'No.' },
  request: { es: 'Solicitud y huella', en: 'Request and digest' },
  time: { es: 'Hora', en: 'Time' },
  status: { es: 'Estado', en: 'Status' },
  bytes: { es: 'Bytes', en: 'Bytes' },
  sentTo: { es: 'enviada a', en: 'sent to' },
  noAnswer: { es: 'sin respuesta', en: 'no answer' },
  noRequests: {
    es: 'Ninguna consulta de este expediente hizo solicitudes a una fuente.',
    en: 'No lookup of this dossier made requests to a source.',
  },
  analyst: { es: 'analista', en: 'analyst' },
  authorization: { es: 'Autorización del titular', en: 'Authorization of the subject' },
  publisher: { es: 'Publica', en: 'Publisher' },
  homepage: { es: 'Página oficial', en: 'Official page' },
  operations: { es: 'Consultas usadas', en: 'Lookups used' },
  confidence: { es: 'Certeza', en: 'Confidence' },
  sourceNotes: { es: 'Lo que debe saberse', en: 'What to know' },
  factsOf: { es: 'Datos sobre la fuente al', en: 'Facts about the source as of' },
  yes: { es: 'sí', en: 'yes' },
  no: { es: 'no', en: 'no' },
  empty: { es: '—', en: '—' },
  none: { es: 'no hay', en: 'none' },
  file: { es: 'un archivo, que está en la evidencia', en: 'a file, which is in the evidence' },
  notGivenBySource: { es: 'Sin dato en la fuente', en: 'Not given by the source' },
  inEveryRow: { es: 'Igual en todas las filas', en: 'The same in every row' },
  moreColumns: {
    es: 'Cada fila tiene más campos: están en el JSON y en la evidencia del expediente.',
    en: 'Each row has more fields: they are in the JSON and the evidence of the dossier.',
  },
  answerGiven: { es: 'Lo que entregó la fuente', en: 'What the source gave' },
  text: { es: 'Texto', en: 'Text' },
  textLength: { es: 'Caracteres', en: 'Characters' },
  textHash: { es: 'Huella del texto', en: 'Text hash' },
  textElsewhere: {
    es: 'El informe muestra cómo empieza el texto; completo está en la evidencia.',
    en: 'The report shows how the text begins; the evidence holds it whole.',
  },
  continued: { es: '(continúa)', en: '(continued)' },
} as const satisfies Record<string, Text>;

/** What was read in the assisted window, in the list of requests. */
export const captureWords: Readonly<Record<CaptureKind, Text>> = {
  page: { es: 'Página vista', en: 'Page seen' },
  answer: { es: 'Respuesta recibida por la página', en: 'Answer received by the page' },
  download: { es: 'Archivo entregado por la página', en: 'File handed over by the page' },
  picture: { es: 'Imagen de la página', en: 'Picture of the page' },
};

export const confidenceWords = {
  seen: {
    es: 'La forma de las respuestas se observó en la fuente.',
    en: 'The shape of the answers was seen at the source.',
  },
  inferred: {
    es: 'La forma de las respuestas se dedujo de su documentación.',
    en: 'The shape of the answers was inferred from its documentation.',
  },
  unknown: {
    es: 'La forma de las respuestas no se ha confirmado.',
    en: 'The shape of the answers has not been confirmed.',
  },
} as const satisfies Record<string, Text>;

/** Why a source gave no usable answer, as a report states it: the fact, without advice to the person at the window. */
export const silenceWords: Readonly<Record<UpstreamReason, Text>> = {
  timeout: { es: 'la fuente no respondió a tiempo', en: 'the source did not answer in time' },
  unreachable: { es: 'no fue posible conectarse con la fuente', en: 'the source could not be reached' },
  blocked: { es: 'la fuente rechazó la solicitud', en: 'the source refused the request' },
  changed: {
    es: 'la respuesta no tiene la forma conocida y no se interpretó; se conserva como evidencia',
    en: 'the answer does not have the known shape and was not interpreted; it is kept as evidence',
  },
  source_error: {
    es: 'la fuente respondió con un error propio',
    en: 'the source answered with an error of its own',
  },
  assistance_declined: {
    es: 'la consulta necesitaba la intervención de una persona y no se completó',
    en: 'the lookup needed a person to take part and was not completed',
  },
  credential_missing: {
    es: 'la fuente exige una credencial propia y no había ninguna; no se consultó',
    en: 'the source asks for a credential of one’s own and there was none; it was not asked',
  },
  credential_refused: {
    es: 'la fuente rechazó la credencial con que se la consultó',
    en: 'the source refused the credential it was asked with',
  },
  dataset_missing: {
    es: 'la lista con que se responde no estaba en el equipo; no se consultó',
    en: 'the list that answers was not on the machine; it was not asked',
  },
};

/** Why a lookup came to no answer for other reasons than the source's silence. */
export const refusalWords: Readonly<Record<Exclude<ErrorCode, 'upstream_error'>, Text>> = {
  invalid_request: {
    es: 'los datos de la consulta no fueron aceptados',
    en: 'the values of the lookup were not accepted',
  },
  too_many_results: {
    es: 'la búsqueda era demasiado amplia para la fuente',
    en: 'the search was too broad for the source',
  },
  unauthorized: { es: 'faltaba una clave válida', en: 'a valid key was missing' },
  rate_limited: {
    es: 'el cupo de consultas estaba agotado',
    en: 'the quota of lookups was used up',
  },
  gone: { es: 'la operación ya no responde', en: 'the operation no longer answers' },
  internal_error: {
    es: 'la aplicación falló al procesar la consulta',
    en: 'the application failed while processing the lookup',
  },
};

/** The sentences that say what was asked and what came of it. */
export const sentences = {
  found: (asked: string, count: string | null): Text => ({
    es: `Se preguntó por ${asked} y la fuente respondió con registros${count === null ? '' : ` (${count})`}.`,
    en: `The source was asked for ${asked} and answered with records${count === null ? '' : ` (${count})`}.`,
  }),
  nothing: (asked: string): Text => ({
    es: `Se preguntó por ${asked} y la fuente respondió en su totalidad sin registros.`,
    en: `The source was asked for ${asked} and answered in full, with no records.`,
  }),
  unknown: (asked: string): Text => ({
    es: `Se preguntó por ${asked} y la fuente respondió que no lo conoce. Esto no dice nada a favor ni en contra.`,
    en: `The source was asked for ${asked} and answered that it does not know them. This says nothing for or against.`,
  }),
  silent: (asked: string, why: string, attempts: string): Text => ({
    es: `Se preguntó por ${asked} y no hubo respuesta utilizable: ${why}${attempts}. Esto no significa que no existan registros.`,
    en: `The source was asked for ${asked} and gave no usable answer: ${why}${attempts}. This does not mean that there are no records.`,
  }),
  yours: (asked: string, why: string | null): Text =>
    why === null
      ? {
          es: `No se había consultado al corte: la fuente exige la intervención de una persona para preguntar por ${asked}.`,
          en: `Not yet asked at the time of the report: the source needs a person to take part to ask for ${asked}.`,
        }
      : {
          es: `No hay respuesta sobre ${asked} al corte: ${why}.`,
          en: `There is no answer about ${asked} at the time of the report: ${why}.`,
        },
  refused: (asked: string, why: string): Text => ({
    es: `Se preguntó por ${asked} y la fuente no aceptó la consulta: ${why}. Esto no significa que no existan registros.`,
    en: `The source was asked for ${asked} and did not accept the question: ${why}. This does not mean that there are no records.`,
  }),
  sourceSaid: (words: string): Text => ({ es: ` («${words}»)`, en: ` (“${words}”)` }),
  notAsked: (asked: string, why: string | null): Text => ({
    es: `No se preguntó a la fuente por ${asked}${why === null ? '' : `: ${why}`}.`,
    en: `The source was not asked for ${asked}${why === null ? '' : `: ${why}`}.`,
  }),
  attempts: (times: readonly string[]): Text => ({
    es:
      times.length === 1
        ? ` (un intento, a las ${times[0]})`
        : ` (${times.length} intentos: ${times.join(', ')})`,
    en:
      times.length === 1
        ? ` (one attempt, at ${times[0]})`
        : ` (${times.length} attempts: ${times.join(', ')})`,
  }),
  tally: (total: number): Text => ({
    es: total === 1 ? 'Este expediente reúne una consulta.' : `Este expediente reúne ${total} consultas.`,
    en: total === 1 ? 'This dossier holds one lookup.' : `This dossier holds ${total} lookups.`,
  }),
  readByHand: (count: number): Text => ({
    es: `${counted(count, 'respuesta que la aplicación no reconoció fue leída', 'respuestas que la aplicación no reconoció fueron leídas')} a mano por el analista; la lectura figura en el hallazgo y no cuenta como veredicto.`,
    en: `${count} ${count === 1 ? 'answer that the application did not recognise was' : 'answers that the application did not recognise were'} read by hand by the analyst; the reading stands in the finding and does not count as a verdict.`,
  }),
  decided: (relevant: number, notRelevant: number, pending: number): Text => ({
    es: `${counted(relevant, 'relevante', 'relevantes')}, ${counted(notRelevant, 'no relevante', 'no relevantes')} y ${counted(pending, 'pendiente', 'pendientes')} de decisión.`,
    en: `${relevant} relevant, ${notRelevant} not relevant and ${pending} still to be decided.`,
  }),
  requests: (count: number): Text => ({
    es: counted(count, 'solicitud', 'solicitudes'),
    en: counted(count, 'request', 'requests'),
  }),
  listRead: (dataset: string, date: string): Text => ({
    es: `Copia local de la lista «${dataset}», datos al ${date}:`,
    en: `Local copy of the list “${dataset}”, as of ${date}:`,
  }),
  requestRange: (first: number, last: number): Text => ({
    es: first === last ? `n.º ${first}` : `n.º ${first} a ${last}`,
    en: first === last ? `no. ${first}` : `nos. ${first} to ${last}`,
  }),
  pageOf: (page: number, pages: number): Text => ({ es: `${page} de ${pages}`, en: `${page} of ${pages}` }),
  missingGlyphs: {
    es: 'Los caracteres que la letra del informe no tiene se imprimen como [U+hhhh], su código Unicode; el texto original está en dossier.json.',
    en: 'Characters that the typeface of the report lacks are printed as [U+hhhh], their Unicode code; the original text is in dossier.json.',
  },
} as const;

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The closing page: what a third party can check, and with what. */
export const verificationWords: readonly Text[] = [
  {
    es: 'Cada solicitud a una fuente se conservó tal como se hizo, con su respuesta byte por byte. El anexo A da de cada una la hora, el tamaño y el SHA-256 del cuerpo recibido.',
    en: 'Each request to a source was kept as it was made, with its answer byte by byte. Appendix A gives the time, the size and the SHA-256 of the body received for each.',
  },
  {
    es: 'El archivo ZIP del mismo expediente contiene esos cuerpos en la carpeta evidence, las respuestas interpretadas en answers, este informe y dossier.json. Se verifica sin este programa: descomprímalo y ejecute «sha256sum -c SHA256SUMS» (Linux), «shasum -a 256 -c SHA256SUMS» (macOS) o «Get-FileHash» (Windows).',
    en: 'The ZIP file of the same dossier holds those bodies in the folder evidence, the interpreted answers in answers, this report and dossier.json. It can be verified without this program: unpack it and run “sha256sum -c SHA256SUMS” (Linux), “shasum -a 256 -c SHA256SUMS” (macOS) or “Get-FileHash” (Windows).',
  },
  {
    es: 'Al pie de cada página está el SHA-256 de dossier.json: si coincide con el del archivo, el informe y los datos son los mismos.',
    en: 'At the foot of each page stands the SHA-256 of dossier.json: if it equals that of the file, report and data are the same.',
  },
  {
    es: '«Sin registros» se escribe solo cuando la fuente respondió de forma completa y expresa que no hay. Una respuesta incompleta o irreconocible es «Sin respuesta».',
    en: '“No records” is written only when the source answered in full and said expressly that there are none. An incomplete or unrecognised answer is “No answer”.',
  },
];
