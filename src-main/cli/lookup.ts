import { Option } from 'commander';
import { errorBody } from '@shared/errors';
import { legalBases, type LegalBasis } from '@shared/lookup';
import { findOperation, publishedOperations } from '@shared/operations';
import { localOrganization } from '../engine/call';
import type { Declaring } from './declaring';
import { parseJson } from './json';
import type { Session } from './session';

/** `lookup`: one lookup. */
export function declareLookup({ program, text, read, execute }: Declaring): void {
  program
    .command('lookup')
    .description(
      text(
        'hace una consulta y escribe la respuesta como un documento JSON; código de salida 0 solo con estado 200',
        'look one thing up and print the answer as one JSON document; exit code 0 only for status 200',
      ),
    )
    .argument('<operation>', text('id o ruta de una operación', 'id or path of an operation'))
    .argument('<json>', text('cuerpo de la consulta', 'body of the request'))
    .option(
      '--fresh',
      text(
        'pregunta a la fuente aunque una respuesta anterior sirva',
        'ask the source even when an earlier answer could be served',
      ),
    )
    .option(
      '--purpose <text>',
      text('para qué se consulta; queda con la consulta', 'why it is asked; recorded with the lookup'),
    )
    .addOption(
      new Option('--legal-basis <basis>', text('queda con la consulta', 'recorded with the lookup')).choices(
        legalBases,
      ),
    )
    .option(
      '--idempotency-key <key>',
      text(
        'la misma clave con el mismo cuerpo devuelve la misma respuesta, sin preguntar',
        'the same key and body give the same answer again, without asking',
      ),
      read.idempotencyKey,
    )
    .action((operation: string, json: string, options: LookupOptions) =>
      execute((session) => runLookup(session, operation, json, options)),
    );
}

interface LookupOptions {
  readonly fresh?: boolean;
  readonly purpose?: string;
  readonly legalBasis?: LegalBasis;
  readonly idempotencyKey?: string;
}

/** `lookup OPERATION JSON`: one lookup; standard output holds the body of the interface and nothing else. */
async function runLookup(
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
