import { randomUUID } from 'node:crypto';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { ErrorValue } from '@shared/errors';
import { catalogEntry } from '@shared/operations/catalog';
import type { Operation } from '@shared/operations/operation';
import { answerSchema, jsonSchema, requestSchema } from '@shared/operations/schema';
import { validate } from '@shared/operations/validate';
import type { Engine } from '../../engine/engine';
import { pendingBody } from '../answers';
import type { RunLookup } from './lookups';
import { toolSchema } from './operation-tools';
import { failure, limitOf, resultOf, success } from './results';
import { search } from './search';
import type { Caller, McpTool, ToolCall } from './tool';
import { reportWhile } from './waiting';

/** How long `job_status` waits for a job, in milliseconds. */
const jobPatienceMs = 25_000;

/** A tool of a few lines: its request, what it says of itself, and what it does with a valid request. */
interface Declared<R extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly request: R;
  readonly output: z.ZodObject;
  readonly asksSources?: boolean;
  readonly run: (input: z.output<R>, call: ToolCall) => CallToolResult | Promise<CallToolResult>;
}

/**
 * Tools with which an agent finds and runs an operation without having read the schemas of all of them.
 */
export function discoveryTools(
  operations: readonly Operation[],
  engine: Pick<Engine, 'awaitJob' | 'quotaOf'>,
  runLookup: RunLookup,
): readonly McpTool[] {
  const published = operations.filter(({ path }) => path !== null);
  const operationOf = (id: string): Operation | undefined =>
    published.find((operation) => operation.id === id);
  const ids = z.string().min(1).max(100).describe('Id of an operation, which is also the name of its tool');

  return [
    tool({
      name: 'search_operations',
      title: 'Search the operations',
      description:
        'Finds operations by words of what is looked for (Spanish or English: a source, a country, a kind of record). ' +
        'Without words it lists them all. describe_operation tells how one is asked; run_operation asks it.',
      request: z.strictObject({
        query: z.string().max(200).default('').describe('A few words'),
        country: z.enum(countries).optional().describe('Only operations of this country'),
        limit: z.int().min(1).max(200).default(20).describe('At most so many, the best first'),
      }),
      output: z.strictObject({
        total: z.int(),
        operations: z.array(
          z.strictObject({
            id: z.string(),
            name: z.string(),
            description: z.string(),
            country: z.string(),
            source: z.string(),
            served_from: z.string(),
            required: z.array(z.string()),
            deprecated: z.boolean(),
          }),
        ),
      }),
      run({ query, country, limit }) {
        const found = search(
          published.filter((operation) => country === undefined || operation.country === country),
          query,
        );
        return success({ total: found.length, operations: found.slice(0, limit).map(briefly) });
      },
    }),
    tool({
      name: 'describe_operation',
      title: 'Describe an operation',
      description:
        'Tells everything about one operation: schemas of its request and its answer, an example, its source, and how ' +
        'many lookups are left.',
      request: z.strictObject({ operation: ids }),
      output: z.looseObject({ id: z.string(), description: z.string() }),
      run({ operation: id }, { caller }) {
        const operation = operationOf(id);
        if (operation === undefined) return refused(unknownOperation, caller);
        return success({
          ...catalogEntry(operation, caller.baseUrl),
          answer_schema: answerSchema(operation),
          quota: limitOf(engine.quotaOf(caller.organization, id)),
        });
      },
    }),
    tool({
      name: 'run_operation',
      title: 'Run an operation',
      description:
        'Asks one operation, as the tool of its name does. For clients that do not list a tool for each operation.',
      request: z.strictObject({
        operation: ids,
        input: z.record(z.string(), z.unknown()).default({}).describe('The body of its request'),
      }),
      output: z.strictObject({ data: z.unknown() }),
      asksSources: true,
      run({ operation: id, input }, call) {
        const operation = operationOf(id);
        return operation === undefined
          ? refused(unknownOperation, call.caller)
          : runLookup(operation, input, call);
      },
    }),
    tool({
      name: 'job_status',
      title: 'Ask for a pending lookup',
      description:
        'Gives the answer of a lookup that was pending. Waits for it a while; when it is pending still, ask again.',
      request: z.strictObject({
        job_id: z.string().min(1).max(64).describe('As the pending answer gave it'),
      }),
      output: z.strictObject({ data: z.unknown() }),
      async run({ job_id: id }, call) {
        const { caller, signal } = call;
        const wait = { patienceMs: jobPatienceMs, signal };
        const job = await reportWhile(
          engine.awaitJob(id, caller.organization, wait),
          call,
          jobPatienceMs,
          'Waiting for the pending lookup',
        );
        if (job === undefined) return refused(unknownJob, caller);
        return job.done ? resultOf(job.outcome, caller) : success(pendingBody(caller.baseUrl, id));
      },
    }),
  ];
}

const countries = ['CO', 'PE', 'MX', 'BR', 'US', 'GLOBAL'] as const satisfies readonly Operation['country'][];
const unknownOperation: ErrorValue = { code: 'invalid_request', details: { reason: 'unknown_operation' } };
const unknownJob: ErrorValue = { code: 'invalid_request', details: { reason: 'unknown_job' } };

function refused(error: ErrorValue, caller: Caller): CallToolResult {
  return failure(error, randomUUID(), caller);
}

function briefly(operation: Operation) {
  const { id, title, description, country, source, servedFrom, deprecated } = operation;
  return {
    id,
    name: title.en,
    description: description.en,
    country,
    source: source.id,
    served_from: servedFrom,
    required: requestSchema(operation)['required'] ?? [],
    deprecated: deprecated !== null,
  };
}

/** Checks the arguments as an operation's are checked, with every violation told. */
function tool<R extends z.ZodObject>({
  name,
  title,
  description,
  request,
  output,
  asksSources,
  run,
}: Declared<R>): McpTool {
  return {
    definition: {
      name,
      title,
      description,
      inputSchema: toolSchema(jsonSchema(request, 'input')),
      outputSchema: toolSchema(jsonSchema(output, 'output')),
      annotations: {
        title,
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: asksSources ?? false,
      },
    },
    async call(call) {
      const valid = validate(request, call.input);
      if (valid.ok) return run(valid.input as z.output<R>, call);
      return refused({ code: 'invalid_request', details: { violations: valid.violations } }, call.caller);
    },
  };
}
