import type { Text } from './text';
import { violationMessage, type RuleParams } from './violations';

/** Why a source did not answer; `details.reason` of every `upstream_error`. */
export type UpstreamReason =
  | 'timeout'
  | 'unreachable'
  | 'blocked'
  | 'changed'
  | 'source_error'
  | 'assistance_declined'
  | 'credential_missing'
  | 'credential_refused'
  | 'dataset_missing';

/** One rule of a request that its body breaks. `path` is a JSON Pointer into the body, `rule` a keyword of JSON Schema. */
export interface Violation {
  readonly path: string;
  readonly rule: string;
  /** In English; `violationMessage` gives the reader's language. */
  readonly message: string;
  /** What the words are made of; not sent to callers. */
  readonly params?: RuleParams;
}

/** What is wrong with a request before its body can be judged. */
export type RequestReason =
  | 'foreign_host'
  | 'foreign_origin'
  | 'unknown_path'
  | 'unknown_job'
  | 'method_not_allowed'
  | 'content_type'
  | 'malformed_body'
  | 'duplicate_member'
  | 'body_too_large'
  | 'idempotency_key_invalid'
  | 'malformed_request'
  | 'headers_too_large'
  | 'request_timeout';

/** What the details of each error code hold. Everything here is plain JSON. */
export interface ErrorDetails {
  invalid_request: {
    readonly violations?: readonly Violation[];
    readonly reason?: 'idempotency_key_reused' | 'refused_by_source' | 'unknown_operation' | RequestReason;
    /** The source's own words, in its language, when it refused the question. */
    readonly source_message?: string;
  };
  too_many_results: { readonly source_message: string };
  unauthorized: Record<never, never>;
  rate_limited: { readonly limit: number; readonly retry_after_seconds: number };
  gone: { readonly sunset: string; readonly successor: string };
  internal_error: { readonly reason?: 'disk_full' };
  upstream_error: {
    readonly reason: UpstreamReason;
    readonly source: string;
    readonly attempts?: number;
    readonly upstream_status?: number;
    /** What was seen, for the person who mends the adapter; never shown as the main message. */
    readonly observed?: string;
    /** ISO 8601: the source is not asked again before this moment. */
    readonly retry_at?: string;
    readonly source_message?: string;
    /** The credential that is missing or was refused, where one gets it, and the variable the command line takes it from. */
    readonly credential?: { readonly id: string; readonly url: string; readonly variable: string };
    /** Id of the data set that is not on this machine, for `dataset_missing`. */
    readonly dataset?: string;
  };
}

export type ErrorCode = keyof ErrorDetails;

const statuses: Record<ErrorCode, number> = {
  invalid_request: 400,
  too_many_results: 400,
  unauthorized: 401,
  gone: 410,
  rate_limited: 429,
  internal_error: 500,
  upstream_error: 502,
};

/** An error as it is stored and sent between processes; its words are made at the door, in the reader's language. */
export type ErrorValue = {
  readonly [C in ErrorCode]: { readonly code: C; readonly details: ErrorDetails[C] };
}[ErrorCode];

/** The one error class of the engine: everything that can go wrong with a lookup, with a closed set of codes. */
export class LookupError extends Error {
  override readonly name = 'LookupError';
  readonly value: ErrorValue;

  constructor(value: ErrorValue, options?: ErrorOptions) {
    super(`${value.code} ${JSON.stringify(value.details)}`, options);
    this.value = value;
  }

  /** The HTTP status of the interface for this error. */
  get status(): number {
    return statusOf(this.value.code);
  }
}

/** The HTTP status of an error. */
export function statusOf(code: ErrorCode): number {
  return statuses[code];
}

/** Shorthand for the commonest throw of adapters and of the upstream client. */
export function upstreamError(details: ErrorDetails['upstream_error'], options?: ErrorOptions): LookupError {
  return new LookupError({ code: 'upstream_error', details }, options);
}

/** Whether what was thrown says that the source gave no answer, or none that is understood. */
export function isUpstreamError(thrown: unknown): thrown is LookupError {
  return thrown instanceof LookupError && thrown.value.code === 'upstream_error';
}

/** Where a credential comes from and where it is put, after the sentence that asks for it. */
function credentialWays({ credential }: ErrorDetails['upstream_error']): Text {
  if (credential === undefined) return { es: '', en: '' };
  const { url, variable } = credential;
  return {
    es: ` Se obtiene en ${url} y se guarda en Ajustes, «Credenciales de fuentes»; la línea de comandos y su servicio la toman de la variable ${variable}.`,
    en: ` It is got at ${url} and set in Settings, “Source credentials”; the command line and its service take it from the variable ${variable}.`,
  };
}

function upstreamSentence(details: ErrorDetails['upstream_error']): Text {
  const { es, en } = upstreamWords[details.reason];
  const ways = credentialWays(details);
  return { es: es + ways.es, en: en + ways.en };
}

/** The error of a lookup whose list is not on this machine. */
export function datasetMissing(source: string, dataset: string): LookupError {
  return upstreamError({ reason: 'dataset_missing', source, dataset });
}

const upstreamWords: Record<UpstreamReason, Text> = {
  timeout: {
    es: 'La fuente no respondió a tiempo. Esto no significa que no haya registros; consulte de nuevo más tarde.',
    en: 'The source did not answer in time. This does not mean that there are no records; ask again later.',
  },
  unreachable: {
    es: 'No fue posible conectarse con la fuente. Revise su conexión; en redes corporativas el puerto de salida puede estar cerrado.',
    en: 'The source could not be reached. Check the connection; corporate networks may block the outgoing port.',
  },
  blocked: {
    es: 'La fuente rechazó la consulta desde esta red o por exceso de peticiones. Espere antes de consultar de nuevo.',
    en: 'The source refused the request from this network, or because of too many requests. Wait before asking again.',
  },
  changed: {
    es: 'La respuesta de la fuente no tiene la forma conocida y no se interpreta. Se conservó como evidencia; revísela a mano.',
    en: 'The answer of the source does not have the known shape and is not interpreted. It was kept as evidence; read it by hand.',
  },
  source_error: {
    es: 'La fuente respondió con un error propio. Esto no significa que no haya registros; consulte de nuevo más tarde.',
    en: 'The source answered with an error of its own. This does not mean that there are no records; ask again later.',
  },
  assistance_declined: {
    es: 'La consulta necesitaba la intervención de una persona y no se completó.',
    en: 'The lookup needed a person to take part and was not completed.',
  },
  credential_missing: {
    es: 'La fuente solo responde a quien tiene una credencial propia, y no hay ninguna guardada. Nada se consultó.',
    en: 'The source answers only those who have a credential of their own, and none is set. Nothing was asked.',
  },
  credential_refused: {
    es: 'La fuente rechazó la credencial guardada: puede estar incompleta, vencida o revocada. Esto no significa que no haya registros.',
    en: 'The source refused the credential that is set: it may be incomplete, expired or revoked. This does not mean that there are no records.',
  },
  dataset_missing: {
    es: 'La lista con que se responde esta consulta no está en este equipo. Descárguela o impórtela en «Listas» y consulte de nuevo; esto no significa que no haya registros.',
    en: 'The list that answers this lookup is not on this machine. Get it or import it under “Lists” and ask again; this does not mean that there are no records.',
  },
};

const requestWords: Record<RequestReason, Text> = {
  foreign_host: {
    es: 'El servicio solo responde a su propia dirección en este equipo (encabezado Host).',
    en: 'The service answers only at its own address on this machine (Host header).',
  },
  foreign_origin: {
    es: 'El servicio no responde a páginas de otro origen (encabezado Origin).',
    en: 'The service does not answer pages of another origin (Origin header).',
  },
  unknown_path: {
    es: 'No hay nada en esta ruta. /catalog lista las operaciones.',
    en: 'There is nothing at this path. /catalog lists the operations.',
  },
  unknown_job: {
    es: 'La organización no tiene una consulta pendiente con este identificador.',
    en: 'The organization has no job with this id.',
  },
  method_not_allowed: {
    es: 'Esta ruta no admite ese método; el encabezado Allow dice cuál.',
    en: 'This path does not take that method; the Allow header says which it takes.',
  },
  content_type: {
    es: 'El cuerpo debe ser JSON en UTF-8 sin comprimir (Content-Type: application/json).',
    en: 'The body must be JSON in UTF-8, not compressed (Content-Type: application/json).',
  },
  malformed_body: { es: 'El cuerpo no es JSON válido.', en: 'The body is not valid JSON.' },
  duplicate_member: {
    es: 'Un objeto del cuerpo nombra dos veces el mismo miembro.',
    en: 'An object of the body names a member twice.',
  },
  body_too_large: {
    es: 'El cuerpo es demasiado grande; puede tener como máximo 1 MiB.',
    en: 'The body is too large; it may have at most 1 MiB.',
  },
  idempotency_key_invalid: {
    es: 'Idempotency-Key debe tener de 1 a 255 caracteres ASCII visibles, con o sin comillas.',
    en: 'Idempotency-Key must have 1 to 255 visible ASCII characters, with or without quotes.',
  },
  malformed_request: { es: 'La petición no es HTTP válido.', en: 'The request is not valid HTTP.' },
  headers_too_large: {
    es: 'Los encabezados son demasiado grandes; pueden tener como máximo 16 KiB.',
    en: 'The headers are too large; they may have at most 16 KiB.',
  },
  request_timeout: {
    es: 'La petición no llegó completa a tiempo.',
    en: 'The request did not arrive in full in time.',
  },
};

function words(error: ErrorValue): Text {
  switch (error.code) {
    case 'invalid_request':
      return invalidRequestWords(error.details);
    case 'too_many_results':
      return {
        es: `La búsqueda es demasiado amplia para la fuente: «${error.details.source_message}». Escriba el nombre más completo, elija un despacho o limite a procesos activos.`,
        en: `The search is too broad for the source: “${error.details.source_message}”. Give a fuller name, choose a court, or keep to active cases.`,
      };
    case 'unauthorized':
      return { es: 'Falta la clave o no es válida.', en: 'The API key is missing or not valid.' };
    case 'gone':
      return {
        es: `Esta operación dejó de responder el ${error.details.sunset}. Use ${error.details.successor}.`,
        en: `This operation stopped answering on ${error.details.sunset}. Use ${error.details.successor}.`,
      };
    case 'rate_limited':
      return {
        es: `Se agotó el cupo de esta operación, que es de ${error.details.limit} en 24 horas. Vuelve a haber cupo en ${waitWords(error.details.retry_after_seconds).es}.`,
        en: `The quota of this operation, ${error.details.limit} in 24 hours, is used up. There is more in ${waitWords(error.details.retry_after_seconds).en}.`,
      };
    case 'internal_error':
      if (error.details.reason === 'disk_full')
        return {
          es: 'No queda espacio en el disco para guardar la consulta, y nada se cobró del cupo. Libere espacio y consulte de nuevo.',
          en: 'The disk has no room left to keep the lookup, and no quota was used. Free some space and ask again.',
        };
      return {
        es: 'La aplicación falló al procesar la consulta. El error quedó en el registro técnico; nada se cobró del cupo.',
        en: 'The application failed while processing the lookup. The error is in the technical log; no quota was used.',
      };
    case 'upstream_error':
      return upstreamSentence(error.details);
  }
}

function invalidRequestWords(details: ErrorDetails['invalid_request']): Text {
  if (details.reason === 'idempotency_key_reused')
    return {
      es: 'La clave de idempotencia ya se usó con otra consulta. Use una clave nueva.',
      en: 'The idempotency key was already used with another body. Use a new key.',
    };
  if (details.reason === 'unknown_operation')
    return { es: 'No existe esa operación.', en: 'There is no such operation.' };
  if (details.reason === 'refused_by_source')
    return {
      es: `La fuente no aceptó los datos de la consulta: «${details.source_message ?? ''}».`,
      en: `The source did not accept the request: “${details.source_message ?? ''}”.`,
    };
  if (details.reason !== undefined) return requestWords[details.reason];
  const count = details.violations?.length ?? 0;
  return {
    es:
      count === 1 ? 'Un dato de la consulta no es válido.' : `${count} datos de la consulta no son válidos.`,
    en:
      count === 1
        ? 'One value of the request is not valid.'
        : `${count} values of the request are not valid.`,
  };
}

function waitWords(seconds: number): Text {
  const minutes = Math.ceil(seconds / 60);
  const joined = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return { es: joined, en: joined };
}

/** The sentence a person reads: what happened and what to do. */
export function describeError(error: ErrorValue, language: keyof Text): string {
  return words(error)[language];
}

/** The error body of the interface. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly request_id: string;
    readonly details?: ErrorValue['details'];
  };
}

/** An error as every door writes it. @param language of the message */
export function errorBody(error: ErrorValue, requestId: string, language: keyof Text): ErrorBody {
  const details = detailsFor(error, language);
  return {
    error: {
      code: error.code,
      message: describeError(error, language),
      request_id: requestId,
      ...(Object.keys(details).length > 0 ? { details } : {}),
    },
  };
}

/** The details of an error as a caller gets them: violations with their message in the caller's language. */
export function detailsFor(error: ErrorValue, language: keyof Text): ErrorValue['details'] {
  if (error.code !== 'invalid_request' || error.details.violations === undefined) return error.details;
  const violations = error.details.violations.map((violation) => ({
    path: violation.path,
    rule: violation.rule,
    message: violationMessage(violation, language),
  }));
  return { ...error.details, violations };
}
