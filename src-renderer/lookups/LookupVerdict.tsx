import type { LookupRow } from '@shared/lookup';
import { findOperation } from '@shared/operations';
import { lookupTone } from '@shared/words/verdict';
import { ToneMark } from '../design/Verdict';

/** What a lookup came to. */
export function LookupVerdict({
  lookup,
}: {
  readonly lookup: Pick<LookupRow, 'operation' | 'verdict' | 'digest'>;
}) {
  return <ToneMark tone={lookupTone(lookup, findOperation(lookup.operation))} />;
}
