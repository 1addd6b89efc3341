import type { Operation } from '@shared/operations/operation';
import type { BoundAdapter } from './adapter';

/** An operation that a source answers. */
export interface SourceRoute {
  readonly operation: Operation;
  readonly adapter: BoundAdapter;
}

/** An operation that runs another one for each of its items. */
export interface ItemsRoute {
  readonly operation: Operation;
  readonly item: SourceRoute;
}

export type Route = SourceRoute | ItemsRoute;
export type Routes = ReadonlyMap<string, Route>;

/** Who answers each operation. Throws when one has nobody: that is a mistake of the composition, seen at start. */
export function routesOf(operations: readonly Operation[], adapters: readonly BoundAdapter[]): Routes {
  const byOperation = new Map(adapters.map((adapter) => [adapter.operation, adapter]));
  const routes = new Map<string, Route>();
  for (const operation of operations)
    if (operation.itemOperation === null)
      routes.set(operation.id, { operation, adapter: adapterFor(operation, byOperation) });
  for (const operation of operations)
    if (operation.itemOperation !== null)
      routes.set(operation.id, { operation, item: itemFor(operation, routes) });
  return routes;
}

function adapterFor(operation: Operation, adapters: ReadonlyMap<string, BoundAdapter>): BoundAdapter {
  const adapter = adapters.get(operation.id);
  if (adapter === undefined) throw new Error(`operation ${operation.id} has no adapter`);
  return adapter;
}

function itemFor(operation: Operation, routes: Routes): SourceRoute {
  const route = routes.get(operation.itemOperation ?? '');
  if (route === undefined || !('adapter' in route))
    throw new Error(`operation ${operation.id} has no operation for its items`);
  return route;
}
