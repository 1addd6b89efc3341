import { localOrganization } from '../engine/call';
import { findOperation } from '@shared/operations';
import { UsageError } from '../launch/options';
import type { Session } from './session';

/** `quota [OPERATION LIMIT]`: prints the quotas as JSON, after setting one. */
export async function runQuota(
  { output, workspace }: Session,
  operation: string | undefined,
  limit: number | undefined,
): Promise<number> {
  if (operation !== undefined) {
    if (limit === undefined) throw new UsageError('quota needs an operation and its limit, or neither.');
    if (findOperation(operation) === undefined) throw new UsageError(`There is no operation ${operation}.`);
    const { engine } = await workspace();
    engine.setQuota(localOrganization, operation, limit);
  }
  const { engine } = await workspace();
  await output.json(engine.quota(localOrganization));
  return 0;
}
