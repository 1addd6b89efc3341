import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { useIntl } from 'react-intl';
import { IconButton } from './Button';
import { CloseIcon } from './icons';
import './notices.css';

interface Notice {
  readonly words: string;
  readonly tone: 'done' | 'failed';
}

const queue = new ToastQueue<Notice>({ maxVisibleToasts: 3 });

/** Says that something was done. It leaves by itself; nothing may depend on reading it. */
export function notifyDone(words: string): void {
  queue.add({ words, tone: 'done' }, { timeout: 5000 });
}

/** Says that something could not be done; it stays until it is closed. */
export function notifyFailed(words: string): void {
  queue.add({ words, tone: 'failed' });
}

/** Where notices appear: mounted once, by the frame. */
export function Notices() {
  const intl = useIntl();
  return (
    <ToastRegion queue={queue} className="notices" aria-label={intl.formatMessage({ id: 'frame.notices' })}>
      {({ toast }) => (
        <Toast toast={toast} className={`notice notice-${toast.content.tone}`}>
          <ToastContent className="notice-words">
            <Text slot="title">{toast.content.words}</Text>
          </ToastContent>
          <IconButton slot="close" label={intl.formatMessage({ id: 'action.close' })}>
            <CloseIcon />
          </IconButton>
        </Toast>
      )}
    </ToastRegion>
  );
}
