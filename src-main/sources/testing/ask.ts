import { expect } from 'vitest';
import { practiceCredential } from '@shared/credentials';
import { LookupError, type ErrorValue } from '@shared/errors';
import type { OperationSpec } from '@shared/operations/operation';
import type { z } from 'zod';
import type { OpenDataset, SourceHttp, SourceProfile, SourceRequest } from '../../engine/adapter';
import { systemClock } from '../../engine/clock';
import { createUpstream } from '../../upstream';
import { nodeTransport } from '../../upstream/node-transport';
import { adapters } from '..';

/**
 * Runs an adapter as the engine does: input through the contract, the answer held against it.
 * @param credential those of the stand-ins unless given
 */
export async function runAdapter<R extends z.ZodObject, D extends z.ZodType, A extends z.ZodType>(
  contract: OperationSpec<R, D, A>,
  input: z.input<R>,
  http: SourceHttp,
  credential: (source: string, id: string) => string | null = practiceCredential,
  dataset: OpenDataset = (id) => expect.unreachable(`opened ${id}`),
): Promise<{ data: z.output<D>; aside: z.output<A> }> {
  const adapter =
    adapters.find((bound) => bound.operation === contract.id) ?? expect.unreachable(`no ${contract.id}`);
  const context = {
    http,
    assistance: { ask: () => expect.unreachable(`${contract.id} asks a person`) },
    signal: new AbortController().signal,
    clock: systemClock,
    credential: (id: string) => credential(contract.source.id, id),
    dataset,
  };
  const answer = await adapter.run(contract.request.parse(input), context);
  return { data: contract.data.parse(answer.data), aside: contract.aside.parse(answer.aside) };
}

/** The typed error that the work ends with; an answer, or any other error, is the failure of the test. */
export async function failureOf(work: Promise<unknown>): Promise<ErrorValue> {
  const error = await work.then(
    (value) => expect.unreachable(`answered ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof LookupError)) throw error;
  return error.value;
}

/** Real HTTP to a stand-in. Made anew for each lookup, so that no breaker stays open from one to the next. */
export function httpTo(originMap: Readonly<Record<string, string>>, profile: SourceProfile): SourceHttp {
  const transport = nodeTransport();
  const upstream = createUpstream({ transport, originMap, clock: systemClock, random: () => 0.5 });
  return upstream.http(profile, { record: () => {} }, new AbortController().signal);
}

/** Answers requests from a list, in order, and keeps what was sent; one more than the list is the failure of the test. */
export function scriptedHttp(answers: readonly { readonly status?: number; readonly body: string }[]) {
  const sent: SourceRequest[] = [];
  const http: SourceHttp = {
    send: (request) => {
      const { status = 200, body } = answers[sent.length] ?? expect.unreachable(`asked ${request.url}`);
      sent.push(request);
      return Promise.resolve({
        url: request.url,
        status,
        headers: {},
        bytes: bytes(body),
        receivedAt: Date.now(),
        text: () => body,
      });
    },
  };
  return { sent, http };
}

/** Text as it goes over the wire in UTF-8. */
export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
