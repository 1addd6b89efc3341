import { FormattedMessage } from 'react-intl';
import type { Verdict as VerdictValue } from '@shared/verdict';
import { toneWords, verdictTone, type VerdictTone } from '@shared/words/verdict';
import { useText } from '../i18n/text';
import './Verdict.css';
import { VerdictShape } from './VerdictShape';

interface VerdictProps {
  readonly verdict: VerdictValue;
  /** The operation's contract says that a record found speaks against the person. */
  readonly adverse?: boolean;
}

/** A verdict with its word, shape and colour: the same in lists, results, dossiers and batches. */
export function Verdict({ verdict, adverse = false }: VerdictProps) {
  return <ToneMark tone={verdictTone(verdict, adverse)} />;
}

/** A verdict that is told already, by its tone. */
export function ToneMark({ tone }: { readonly tone: VerdictTone }) {
  const text = useText();
  return (
    <span className={`verdict verdict-${tone}`}>
      <VerdictShape look={tone} />
      {text(toneWords[tone])}
    </span>
  );
}

/** The place of a verdict while the answer is still awaited. */
export function VerdictRunning() {
  return (
    <span className="verdict verdict-running">
      <VerdictShape look="running" />
      <FormattedMessage id="verdict.running" />
    </span>
  );
}
