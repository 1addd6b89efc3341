import { portions } from '../bridge/portions';
import { useSend } from '../bridge/query';

/** Lookups, rows of a batch through theirs, or screenings. */
export type Addable =
  | { readonly lookupIds: readonly string[] }
  | { readonly screeningIds: readonly string[] }
  | { readonly batchId: string; readonly rows: readonly number[] };

interface Addition {
  readonly count: number;
  /** Answers with the number of the dossier; what goes wrong stands in `error`, too. */
  readonly addTo: (dossierId: string) => Promise<string>;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** Puts things into a dossier, however many they are. */
export function useAddition(what: Addable): Addition {
  const lookups = useSend('dossiers.addLookups');
  const rows = useSend('dossiers.addBatchRows');
  const screenings = useSend('dossiers.addScreenings');
  const addTo = async (dossierId: string) => {
    let number = '';
    if ('rows' in what)
      for (const portion of portions(what.rows))
        number = (await rows.mutateAsync({ dossierId, batchId: what.batchId, rows: portion })).number;
    else if ('screeningIds' in what)
      for (const screeningIds of portions(what.screeningIds))
        number = (await screenings.mutateAsync({ dossierId, screeningIds })).number;
    else
      for (const lookupIds of portions(what.lookupIds))
        number = (await lookups.mutateAsync({ dossierId, lookupIds })).number;
    return number;
  };
  return {
    count: countOf(what),
    addTo,
    isPending: lookups.isPending || rows.isPending || screenings.isPending,
    error: lookups.error ?? rows.error ?? screenings.error,
  };
}

function countOf(what: Addable): number {
  if ('rows' in what) return what.rows.length;
  return 'screeningIds' in what ? what.screeningIds.length : what.lookupIds.length;
}
