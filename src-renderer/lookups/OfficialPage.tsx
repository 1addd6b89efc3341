import { useReportFailure } from '../bridge/failures';
import { useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { OutsideIcon } from '../design/icons';

/** Opens a page of the source in the system's browser, which its arrow says. */
export function OfficialPage({
  url,
  children,
}: {
  readonly url: string;
  readonly children: React.ReactNode;
}) {
  const report = useReportFailure();
  const openSource = useSend('app.openSource');
  return (
    <Button kind="link" onPress={() => openSource.mutate({ url }, { onError: report })}>
      {children}
      <OutsideIcon />
    </Button>
  );
}
