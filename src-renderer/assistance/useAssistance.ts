import type { AssistanceView } from '@shared/assistance';
import type { Channel, Request } from '@shared/ipc';
import { useReportFailure } from '../bridge/failures';
import { useAsk, useSend } from '../bridge/query';

/** The lookups that wait for a person, in the order they came. */
export function useAssistance(): readonly AssistanceView[] {
  return useAsk('assistance.list', {}).data ?? [];
}

type Act = Extract<
  Channel,
  | 'assistance.open'
  | 'assistance.readNow'
  | 'assistance.restart'
  | 'assistance.unusable'
  | 'assistance.postpone'
  | 'assistance.decline'
>;

/** Does something with one of them; what went wrong is shown as a notice. */
export function useAssist<C extends Act>(channel: C): (lookupId: string) => void {
  const report = useReportFailure();
  const { mutate } = useSend(channel);
  return (lookupId) => mutate({ lookupId } as Request<C>, { onError: report });
}
