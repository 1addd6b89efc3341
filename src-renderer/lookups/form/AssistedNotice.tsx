import { FormattedMessage, useIntl } from 'react-intl';
import type { AssistedNotice as Notice } from '@shared/operations/operation';
import { useReportFailure } from '../../bridge/failures';
import { useSend } from '../../bridge/query';
import { Button } from '../../design/Button';
import { Callout } from '../../design/Callout';
import { useText } from '../../i18n/text';

interface AssistedNoticeProps {
  readonly notice: Notice;
  /** The lookup can also be answered without a person. */
  readonly isPartly?: boolean;
}

/** Says before a lookup that a person does it, and who may ask. */
export function AssistedNotice({ notice, isPartly = false }: AssistedNoticeProps) {
  const intl = useIntl();
  const text = useText();
  const report = useReportFailure();
  const openSource = useSend('app.openSource');
  const { terms } = notice;
  return (
    <Callout
      tone={notice.thirdParties === 'forbidden' ? 'adverse' : 'yours'}
      title={intl.formatMessage({ id: titleOf(notice, isPartly) })}
      actions={
        terms !== null && (
          <Button kind="quiet" onPress={() => openSource.mutate({ url: terms }, { onError: report })}>
            <FormattedMessage id="form.assistedTerms" />
          </Button>
        )
      }
    >
      <p>{text(notice.words)}</p>
    </Callout>
  );
}

function titleOf({ thirdParties }: Notice, isPartly: boolean) {
  if (thirdParties === 'forbidden') return 'form.assistedForbidden';
  return isPartly ? 'form.assistedPartly' : 'form.assisted';
}
