import { useIntl } from 'react-intl';
import type { DossierRow, Finding } from '@shared/dossier';
import { findOperation } from '@shared/operations';
import { lookupTone, toneWords, verdictTones, type VerdictTone } from '@shared/words/verdict';
import { VerdictShape } from '../design/VerdictShape';
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
  readonly dossier: Tallied;
}

/** The same in the width of a table's cell: shapes and numbers, the words on hover and for readers. */
export function VerdictTally({ dossier }: VerdictTallyProps) {
  const number = useNumber();
  const text = useTallyText();
  const tally = tallyOf(dossier);
  if (tally.length === 0) return <>—</>;
  return (
    <span className="verdict-tally" title={text(dossier)}>
      <span className="visually-hidden">{text(dossier)}</span>
      {tally.map(([tone, count]) => (
        <span key={tone} className={`tone-${tone}`} aria-hidden="true">
          <VerdictShape look={tone} />
          {number(count)}
        </span>
      ))}
    </span>
  );
}

/** The counts in words: `3 con registros, 1 sin respuesta`. */
export function useTallyText(): (dossier: Tallied) => string {
  const number = useNumber();
  const words = useText();
  return (dossier) =>
    tallyOf(dossier)
      .map(([tone, count]) => `${number(count)} ${words(toneWords[tone]).toLowerCase()}`)
      .join(', ');
}

type Tallied = Pick<DossierRow, 'verdicts' | 'foundBy' | 'unknown'>;

function tallyOf({ verdicts, foundBy, unknown }: Tallied): readonly (readonly [VerdictTone, number])[] {
  const adverse = foundBy.filter((operation) => findOperation(operation)?.adverse === true).length;
  const counts: readonly (readonly [VerdictTone, number])[] = [
    ['adverse', adverse],
    ['found', verdicts.found - adverse],
    ['nothing', verdicts.nothing - unknown],
    ['unknown', unknown],
    ['silent', verdicts.silent],
    ['yours', verdicts.yours],
    ['not_asked', verdicts.not_asked],
  ];
  return counts.filter(([, count]) => count > 0);
}
