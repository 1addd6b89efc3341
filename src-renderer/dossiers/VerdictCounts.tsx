import { useIntl } from 'react-intl';
import type { Finding } from '@shared/dossier';
import { findOperation } from '@shared/operations';
import type { Verdict as VerdictValue } from '@shared/verdict';
import { lookupTone, toneWords, verdictTones, type VerdictTone } from '@shared/words/verdict';
import { VerdictShape } from '../design/Verdict';
import { useVerdictWord } from '../design/verdicts';
import { useNumber } from '../i18n/numbers';
import { useText } from '../i18n/text';

/** How many findings came to what, each verdict with its shape and word. */
export function VerdictCounts({ findings }: { readonly findings: readonly Finding[] }) {
  const intl = useIntl();
  const number = useNumber();
  const words = useText();
  const counts = new Map<VerdictTone, number>();
  for (const { lookup } of findings) {
    // One word is counted once: green and neutral both say that there are no records.
    const look = lookupTone(lookup, findOperation(lookup.operation));
    const tone = look === 'clear' ? 'nothing' : look;
    counts.set(tone, (counts.get(tone) ?? 0) + 1);
  }
  return (
    <ul className="verdict-counts" aria-label={intl.formatMessage({ id: 'dossiers.counts' })}>
      <li>
        {intl.formatMessage(
          { id: 'dossiers.findings' },
          { count: findings.length, b: (chunks) => <b key="count">{chunks}</b> },
        )}
      </li>
      {verdictTones.map((tone) => {
        const count = counts.get(tone);
        return (
          count !== undefined && (
            <li key={tone} className={`tone-${tone}`}>
              <VerdictShape look={tone} />
              <b>{number(count)}</b> <span>{words(toneWords[tone]).toLowerCase()}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}

interface VerdictTallyProps {
  readonly verdicts: Readonly<Record<VerdictValue, number>>;
}

/** The same in the width of a table's cell: shapes and numbers, the words on hover and for readers. */
export function VerdictTally({ verdicts }: VerdictTallyProps) {
  const number = useNumber();
  const text = useTallyText();
  const present = (Object.keys(verdicts) as VerdictValue[]).filter((verdict) => verdicts[verdict] > 0);
  if (present.length === 0) return <>—</>;
  return (
    <span className="verdict-tally" title={text(verdicts)}>
      <span className="visually-hidden">{text(verdicts)}</span>
      {present.map((verdict) => (
        <span key={verdict} className={`tone-${verdict}`} aria-hidden="true">
          <VerdictShape look={verdict} />
          {number(verdicts[verdict])}
        </span>
      ))}
    </span>
  );
}

/** The counts in words: `3 con registros, 1 sin respuesta`. */
export function useTallyText(): (verdicts: Readonly<Record<VerdictValue, number>>) => string {
  const number = useNumber();
  const word = useVerdictWord();
  return (verdicts) =>
    (Object.keys(verdicts) as VerdictValue[])
      .filter((verdict) => verdicts[verdict] > 0)
      .map((verdict) => `${number(verdicts[verdict])} ${word(verdict).toLowerCase()}`)
      .join(', ');
}
