import { useEffect } from 'react';
import { useAsk } from '../bridge/query';
import { notifyFailed } from '../design/notices';
import { useText } from '../i18n/text';

/** What was said already, so that a reading of the state later on does not say it again. */
const said = new Set<string>();

/** Says what went wrong while the application started, such as settings that could not be read. */
export function useStartNotices(): void {
  const words = useText();
  const notices = useAsk('app.info', {}).data?.notices;
  useEffect(() => {
    for (const notice of notices ?? []) {
      if (said.has(notice.en)) continue;
      said.add(notice.en);
      notifyFailed(words(notice));
    }
  }, [notices, words]);
}
