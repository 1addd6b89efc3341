import { useIntl } from 'react-intl';
import type { ScreeningFile } from '@shared/screening-files';
import { Progress } from '../../design/Progress';

/** How far a file is: names with hits, names without, and what is still to do. */
export function FileBar({ file: { name, counts } }: { readonly file: ScreeningFile }) {
  const intl = useIntl();
  return (
    <Progress
      label={intl.formatMessage({ id: 'screening.progressOf' }, { name })}
      max={counts.total - counts.invalid}
      parts={[
        { look: 'found', value: counts.withHits },
        { look: 'nothing', value: counts.done - counts.withHits },
      ]}
    />
  );
}
