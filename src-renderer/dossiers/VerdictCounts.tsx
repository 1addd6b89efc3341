import { useIntl } from 'react-intl';
import type { Finding } from '@shared/dossier';
import { findOperation } from '@shared/operations';
import type { Verdict as VerdictValue } from '@shared/verdict';
import { VerdictShape } from '../design/Verdict';
import { useVerdictWord, verdictLook, type VerdictLook } from '../design/verdicts';
import { useNumber } from '../i18n/numbers';

const order: readonly VerdictLook[] = [
  'adverse',
  'found',
  'clear',
  'nothing',
  'silent',
  'yours',
  'not_asked',
];

/** How many findings came to what, each verdict with its shape and word. */
export function VerdictCounts({ findings }: { readonly findings: readonly Finding[] }) {
  const intl = useIntl();
  const number = useNumber();
  const word = useVerdictWord();
  const counts = new Map<VerdictLook, { word: string; count: number }>();
  for (const { lookup } of findings) {
    const adverse = findOperation(lookup.operation)?.adverse ?? false;
    const look = verdictLook(lookup.verdict, adverse);
    counts.set(look, { word: word(lookup.verdict, adverse), count: (counts.get(look)?.count ?? 0) + 1 });
  }
  return (
    <ul className="verdict-counts" aria-label={intl.formatMessage({ id: 'dossiers.counts' })}>
      <li>
        {intl.formatMessage(
          { id: 'dossiers.findings' },
          { count: findings.length, b: (chunks) => <b key="count">{chunks}</b> },
        )}
      </li>
      {order.map((look) => {
        const entry = counts.get(look);
        return (
          entry !== undefined && (
            <li key={look} className={`tone-${look}`}>
              <VerdictShape look={look} />
              <b>{number(entry.count)}</b> <span>{entry.word.toLowerCase()}</span>
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
