import { decisionOf, type HitVerdict, type ScreeningHit } from '@shared/screening';
import { hitVerdictWords, undecidedWord } from '@shared/words/screening';
import { Tag } from '../design/Tag';
import { useText } from '../i18n/text';

const tones = { true_match: 'adverse', false_match: 'plain', unclear: 'silent' } as const satisfies Record<
  HitVerdict,
  string
>;

/** What was decided about a hit, in a word. */
export function DecisionTag({ hit }: { readonly hit: Pick<ScreeningHit, 'decisions'> }) {
  const text = useText();
  const verdict = decisionOf(hit)?.verdict;
  return verdict === undefined ? (
    <Tag tone="accent">{text(undecidedWord)}</Tag>
  ) : (
    <Tag tone={tones[verdict]}>{text(hitVerdictWords[verdict])}</Tag>
  );
}
