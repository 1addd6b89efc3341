import { useIntl } from 'react-intl';
import type { BatchView } from '@shared/batch';
import { Progress } from '../design/Progress';

/** How far a batch is, in the colours of its verdicts. Rows that are not asked (to mend, repeated) do not count. */
export function BatchBar({ batch }: { readonly batch: BatchView }) {
  const intl = useIntl();
  const { counts } = batch;
  return (
    <Progress
      label={intl.formatMessage({ id: 'batches.progress' }, { name: batch.name })}
      max={counts.total - counts.invalid - counts.duplicate}
      parts={[
        { look: 'found', value: counts.found },
        { look: 'nothing', value: counts.nothing },
        { look: 'silent', value: counts.silent + counts.refused },
      ]}
    />
  );
}
