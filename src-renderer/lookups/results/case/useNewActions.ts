import { useCallback } from 'react';
import type { LookupView } from '@shared/lookup';
import { useAsk } from '../../../bridge/query';
import type { CaseAction, JudicialCase } from './types';

const enough = 20;

/**
 * Tells which actions of a case were not there when the same radicado was last asked. Nothing is new without an earlier
 * answer about the same record.
 */
export function useNewActions(view: LookupView): (action: CaseAction) => boolean {
  const data = view.data as JudicialCase;
  const history = useAsk('lookups.list', {
    filter: { text: view.subject, operation: view.operation, verdict: 'found', door: null },
    offset: 0,
    limit: enough,
  });
  const before = history.data?.rows.find(
    (row) => row.subject === view.subject && row.requestedAt < view.requestedAt && row.origin === 'source',
  );
  const earlier = useAsk('lookups.get', { id: before?.id ?? '' }, { enabled: before !== undefined });
  const known = earlier.data?.data as JudicialCase | null | undefined;
  const comparable = known?.primary_case?.id === data.primary_case?.id && known?.primary_case != null;
  const last = comparable
    ? Math.max(0, ...(known?.actions ?? []).map((action) => action.sequence))
    : Number.POSITIVE_INFINITY;
  return useCallback((action) => action.sequence > last, [last]);
}
