import { Failure } from '@shared/failure';
import type { Exchange, LookupView } from '@shared/lookup';
import { datasetMissing, LookupError, upstreamError } from '@shared/errors';
import { canonicalJson } from '@shared/canonical-json';
import type { Store } from '../store';
import { isRedirect } from '../upstream/answer';
import { removed } from '../upstream/secrets';
import { decodeText } from '../upstream/text-decoding';
import type { OpenDataset, SourceHttp, SourceRequest, SourceResponse } from './adapter';
import { isCaptureMethod } from '@shared/assistance';
import { capture, type Assistance } from './assistance';
import type { EngineOptions, Reparsed } from './engine';
import type { SourceRoute } from './routes';
import { runAdapter, type AnswerOrError } from './source';
import { inRange } from './text';
import { verdictOfError } from './verdict';

/**
 * Runs today's adapter over the kept exchanges of a lookup, and the copies of lists that it read, without the network.
 * @throws Failure (`conflict`) when the lookup has no evidence, today's adapter asks something that was not asked, or a
 * copy is no longer held
 */
export async function reparse(
  view: LookupView,
  route: SourceRoute,
  store: Store,
  options: Pick<EngineOptions, 'datasets' | 'clock' | 'log'>,
): Promise<Reparsed> {
  const { answer, error } = await readAgain(view, route, store, options);
  const data = answer === null ? null : inRange(route.operation, answer.data, view.input);
  const aside = answer?.aside ?? null;
  return {
    same: canonicalJson([data, aside, error]) === canonicalJson([view.data, view.aside, view.error]),
    view: {
      ...view,
      data,
      aside,
      error,
      digest: answer?.digest ?? null,
      verdict:
        error !== null ? verdictOfError(error, true) : answer?.digest.found === true ? 'found' : 'nothing',
    },
    error,
  };
}

/**
 * What today's adapter makes of the kept exchanges of a lookup: the whole text where there is one.
 * @throws Failure (`conflict`), as `reparse` does
 */
export async function readAgain(
  view: LookupView,
  route: SourceRoute,
  store: Store,
  options: Pick<EngineOptions, 'datasets' | 'clock' | 'log'>,
): Promise<AnswerOrError> {
  if (view.exchanges.length === 0 && view.generations.length === 0)
    throw new Failure('conflict', {
      es: 'Esta consulta no tiene evidencia propia que se pueda leer de nuevo.',
      en: 'This lookup has no evidence of its own that could be read again.',
    });
  const http = keptHttp(view, store);
  const context = {
    http: http.replay,
    dataset: keptDatasets(view, options),
    assistance: keptAssistance(view, store),
    signal: new AbortController().signal,
    clock: options.clock,
    // What stands in the kept addresses where a credential stood; who read a list alone may have had none.
    credential: () => (view.exchanges.length > 0 ? removed : null),
  };
  const result = await runAdapter(route, view.input, context, options.log);
  if (http.missing() !== null)
    throw new Failure('conflict', {
      es: `La versión actual consulta la fuente de otra manera (${http.missing()}); la evidencia no alcanza para leerla de nuevo.`,
      en: `The present version asks the source in another way (${http.missing()}); the evidence is not enough to read it again.`,
    });
  return result;
}

/** What was read in the assisted window, given once more; where nobody brought a result, the recorded error. */
function keptAssistance({ exchanges, error }: LookupView, store: Store): Assistance {
  return {
    ask() {
      const isDeclined = error?.code === 'upstream_error' && error.details.reason !== 'changed';
      if (isDeclined) return Promise.reject(new LookupError(error));
      return Promise.resolve(
        exchanges.flatMap(({ id, method, url, startedAt }) =>
          isCaptureMethod(method)
            ? [capture(method, url, store.evidence.body(id) ?? new Uint8Array(), startedAt)]
            : [],
        ),
      );
    },
  };
}

/** Opens the very copies that the lookup read. */
function keptDatasets(view: LookupView, { datasets }: Pick<EngineOptions, 'datasets'>): OpenDataset {
  const handles = new Map(
    view.generations.map(({ dataset, id, asOf }) => {
      const handle = datasets?.at(dataset, id);
      if (handle !== undefined) return [dataset, handle] as const;
      throw new Failure('conflict', {
        es: `La copia de la lista con datos al ${asOf} que se leyó ya no se conserva en este equipo; consulte de nuevo.`,
        en: `The copy of the list as of ${asOf} that was read is no longer held on this machine; ask again.`,
      });
    }),
  );
  return async (id) => {
    const handle = handles.get(id);
    if (handle !== undefined) return handle;
    // This list was missing: the lookup ended with that, or the adapter went on without it.
    throw view.error === null ? datasetMissing(view.operation, id) : new LookupError(view.error);
  };
}

interface KeptHttp {
  readonly replay: SourceHttp;
  /** What was asked for and never recorded; null when everything was there. */
  missing(): string | null;
}

/** HTTP that answers each request with the recorded exchange; where none was acceptable, with the recorded error. */
function keptHttp(view: LookupView, store: Store): KeptHttp {
  const left = [...view.exchanges];
  let missing: string | null = null;

  function take(isWanted: (exchange: Exchange) => boolean): Exchange | undefined {
    const index = left.findIndex(isWanted);
    return index === -1 ? undefined : left.splice(index, 1)[0];
  }

  /** The answer to a request, redirects followed as they were. */
  function answerTo(request: SourceRequest): Exchange | undefined {
    let exchange = take((other) => isSameRequest(other, request) && isUsable(other, request));
    while (exchange !== undefined && isRedirect(headed(exchange), request.accept)) {
      const target = pathOf(exchange.responseHeaders['location'] ?? '', exchange.url);
      exchange = take((other) => pathOf(other.url) === target && isUsable(other, request));
    }
    return exchange;
  }

  return {
    missing: () => missing,
    replay: {
      async send(request) {
        const exchange = answerTo(request);
        if (exchange !== undefined) return responseOf(exchange, store.evidence.body(exchange.id));
        const asked = view.exchanges.filter((other) => isSameRequest(other, request));
        const failed = asked.findLast((other) => !isUsable(other, request));
        // What failed without ending the lookup fails again; the adapter went on without it.
        if (failed !== undefined && view.error === null) throw failureOf(failed, view);
        if (view.error === null || asked.length === 0) {
          missing = `${request.method ?? 'GET'} ${request.url}`;
          throw new Error(`${missing} is not among the kept exchanges`);
        }
        throw new LookupError(view.error);
      },
    },
  };
}

function failureOf({ status, failure }: Exchange, { operation }: LookupView): LookupError {
  return upstreamError({
    reason: status === null ? 'unreachable' : 'source_error',
    source: operation,
    ...(status === null ? {} : { upstream_status: status }),
    ...(failure === null ? {} : { observed: failure }),
  });
}

function isSameRequest(exchange: Exchange, { method, url, body }: SourceRequest): boolean {
  return (
    exchange.method === (method ?? 'GET') && exchange.url === url && exchange.requestBody === (body ?? null)
  );
}

/** Failed tries stand among the exchanges too; the adapter got to see only what came after them. */
function isUsable(exchange: Exchange, { accept }: SourceRequest): boolean {
  const { status, failure } = exchange;
  if (status === null || failure !== null) return false;
  const isAnswer = (status >= 200 && status < 300) || accept?.includes(status) === true;
  return isAnswer || isRedirect(headed(exchange), accept);
}

function headed({ status, responseHeaders }: Exchange) {
  return { status: status ?? 0, headers: responseHeaders };
}

/** Without the origin, which the origin map may have replaced in a redirect. */
function pathOf(url: string, base?: string): string {
  const { pathname, search } = new URL(url, base);
  return pathname + search;
}

function responseOf(exchange: Exchange, body: Uint8Array | null): SourceResponse {
  const { url, status, responseHeaders, startedAt, durationMs } = exchange;
  const bytes = body ?? new Uint8Array();
  return {
    url,
    status: status ?? 0,
    headers: responseHeaders,
    bytes,
    receivedAt: startedAt + durationMs,
    text: () => decodeText(bytes, responseHeaders['content-type']),
  };
}
