import { FormattedMessage } from 'react-intl';
import type { DatasetView } from '@shared/dataset';
import { Tag } from '../design/Tag';

/** Where a list stands, in a word: what must not be overlooked comes first. */
export function DatasetMark({ view }: { readonly view: DatasetView }) {
  if (view.running !== null)
    return (
      <Tag tone="accent">
        <FormattedMessage id="datasets.running" />
      </Tag>
    );
  if (view.generation === null)
    return (
      <Tag tone="silent">
        <FormattedMessage id={view.isOutdated ? 'datasets.outdated' : 'datasets.missing'} />
      </Tag>
    );
  if (view.isStale)
    return (
      <Tag tone="adverse">
        <FormattedMessage id="datasets.stale" />
      </Tag>
    );
  return (
    <Tag>
      <FormattedMessage id="datasets.current" />
    </Tag>
  );
}
