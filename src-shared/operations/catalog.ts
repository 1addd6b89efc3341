import type { Operation } from './operation';
import { requestSchema, type JsonSchema } from './schema';

/** An operation as the interface's catalog lists it. */
export interface CatalogEntry {
  readonly id: string;
  readonly name: string;
  readonly method: 'POST';
  readonly path: string;
  /** Absolute; only where a service answers. */
  readonly url?: string;
  readonly country: string;
  readonly source: string;
  readonly rate_limit: { readonly requests: number; readonly window_seconds: number };
  readonly served_from: 'live' | 'dataset';
  readonly description: string;
  readonly required: readonly string[];
  readonly request_schema: JsonSchema;
  readonly example_request: unknown;
  readonly deprecated?: { readonly since: string; readonly sunset: string; readonly successor_url: string };
}

/**
 * The catalog's entry of a published operation. Throws for one that only the window opens.
 * @param baseUrl of the service that answers it; addresses stay paths without one
 */
export function catalogEntry(operation: Operation, baseUrl?: string): CatalogEntry {
  if (operation.path === null) throw new Error(`${operation.id} has no path`);
  const schema = requestSchema(operation);
  const { deprecated } = operation;
  return {
    id: operation.id,
    name: operation.title.en,
    method: 'POST',
    path: operation.path,
    ...(baseUrl === undefined ? {} : { url: baseUrl + operation.path }),
    country: operation.country,
    source: operation.source.id,
    rate_limit: { requests: operation.quota, window_seconds: 86_400 },
    served_from: operation.servedFrom,
    description: operation.description.en,
    required: (schema['required'] ?? []) as readonly string[],
    request_schema: schema,
    example_request: operation.example,
    ...(deprecated && {
      deprecated: {
        since: deprecated.since,
        sunset: deprecated.sunset,
        successor_url: (baseUrl ?? '') + deprecated.successor,
      },
    }),
  };
}
