import { useIntl } from 'react-intl';
import { call, failureWords } from '../bridge/bridge';
import { useText } from '../i18n/text';
import { IconButton } from './Button';
import { CopyIcon } from './icons';
import { notifyDone, notifyFailed } from './notices';

/** Puts text on the clipboard and says so. */
export function useCopy(): (text: string) => void {
  const intl = useIntl();
  const words = useText();
  return (text) => {
    call('app.copy', { text }).then(
      () => notifyDone(intl.formatMessage({ id: 'notice.copied' })),
      (error: unknown) => notifyFailed(words(failureWords(error))),
    );
  };
}

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for its name: «Copiar radicado». */
  readonly label: string;
}

/** Copies one value. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const copy = useCopy();
  return (
    <IconButton label={label} onPress={() => copy(text)}>
      <CopyIcon />
    </IconButton>
  );
}
