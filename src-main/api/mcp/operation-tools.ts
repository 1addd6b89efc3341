import type { Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Operation } from '@shared/operations/operation';
import { jsonSchema, requestSchema, type JsonSchema } from '@shared/operations/schema';
import type { RunLookup } from './lookups';
import type { McpTool } from './tool';

/** The answer of the interface to a lookup that takes longer than its caller waits. */
const pendingJob = z.strictObject({
  job_id: z.string().describe('For the tool job_status'),
  status: z.literal('pending'),
  status_url: z.url().describe('The same over HTTP, which takes an API key'),
});

/** One tool for each operation that the interface publishes, under the operation's id and in the registry's order. */
export function operationTools(operations: readonly Operation[], run: RunLookup): readonly McpTool[] {
  const published = operations.filter(({ path }) => path !== null);
  const idAt = new Map(published.map(({ path, id }) => [path, id]));
  return published.map((operation) => ({
    definition: definitionOf(operation, (path) => idAt.get(path) ?? path),
    call: (call) => run(operation, call.input, call),
  }));
}

/** A JSON Schema as tools declare it: of an object. */
export function toolSchema(schema: JsonSchema): Tool['inputSchema'] {
  return { ...schema, type: 'object' };
}

function definitionOf(operation: Operation, idAt: (path: string) => string): Tool {
  const { id, title, description, source, servedFrom, deprecated } = operation;
  const provenance =
    servedFrom === 'live'
      ? `Asks ${source.name.en} now.`
      : `Answered from a local copy of ${source.name.en}.`;
  const successor = deprecated === null ? '' : idAt(deprecated.successor);
  const warning =
    deprecated === null
      ? []
      : [
          `DEPRECATED since ${deprecated.since}; stops answering on ${deprecated.sunset}. Use ${successor} instead.`,
        ];
  return {
    name: id,
    title: title.en,
    description: [...warning, description.en, provenance].join(' '),
    inputSchema: toolSchema(requestSchema(operation)),
    outputSchema: toolSchema(
      jsonSchema(z.strictObject({ data: z.union([operation.data, pendingJob]) }), 'output'),
    ),
    annotations: {
      title: title.en,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: servedFrom === 'live',
    },
    _meta: {
      country: operation.country,
      source: source.id,
      served_from: servedFrom,
      ...(deprecated === null
        ? {}
        : { deprecated: { since: deprecated.since, sunset: deprecated.sunset, successor } }),
    },
  };
}
