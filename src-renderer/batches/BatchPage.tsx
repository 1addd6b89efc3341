import { useIntl } from 'react-intl';
import { Awaiting } from '../bridge/Awaiting';
import { useAsk } from '../bridge/query';
import { Page, usePageTitle } from '../design/Page';
import { BatchHead } from './BatchHead';
import { BatchRows } from './BatchRows';
import { BatchStanding } from './BatchStanding';

/** One batch: where it stands, what can be done with it, its rows. */
export function BatchPage({ batchId }: { readonly batchId: string }) {
  const intl = useIntl();
  const asked = useAsk('batches.get', { batchId });
  // The list tells the same of it, mostly before this answer comes.
  const listed = useAsk('batches.list', {}).data?.find((entry) => entry.id === batchId);
  const batch = asked.data ?? listed;
  usePageTitle(batch?.name ?? intl.formatMessage({ id: 'nav.batches' }));
  if (asked.error !== null || batch === undefined)
    return (
      <Page>
        <Awaiting error={asked.error} lines={8} />
      </Page>
    );
  return (
    <Page layout="fill">
      <BatchHead batch={batch} />
      <BatchStanding batch={batch} />
      <BatchRows batch={batch} />
    </Page>
  );
}
