import { errorBody } from '@shared/errors';
import type { LegalBasis } from '@shared/lookup';
import { findOperation, publishedOperations } from '@shared/operations';
import { localOrganization } from '../engine/call';
import { parseJson } from './json';
import type { Session } from './session';

export interface LookupOptions {
  readonly fresh?: boolean;
  readonly purpose?: string;
  readonly legalBasis?: LegalBasis;
  readonly idempotencyKey?: string;
}

/** `lookup OPERATION JSON`: one lookup; standard output holds the body of the interface and nothing else. */
export async function runLookup(
  session: Session,
  operation: string,
  text: string,
  options: LookupOptions,
): Promise<number> {
  const input = parseJson(text);
  const { engine } = await session.workspace();
  const outcome = await engine.lookup({
    operation: operationId(operation),
    input,
    organization: localOrganization,
    door: 'cli',
    fresh: options.fresh ?? false,
    purpose: options.purpose ?? null,
    legalBasis: options.legalBasis ?? null,
    patienceMs: Infinity,
    signal: session.signal,
    ...(options.idempotencyKey === undefined ? {} : { idempotencyKey: options.idempotencyKey }),
  });
  await session.output.json(
    outcome.error === null
      ? { data: outcome.data }
      : errorBody(outcome.error, outcome.requestId, session.language),
  );
  return outcome.status === 200 ? 0 : 1;
}

/** An operation is named by its id or by its path; what is neither is left to the engine to refuse. */
function operationId(name: string): string {
  return findOperation(name)?.id ?? publishedOperations.find(({ path }) => path === name)?.id ?? name;
}
