import { FormattedMessage, useIntl } from 'react-intl';
import type { AssistedNotice as Notice } from '@shared/operations/operation';
import { Callout } from '../../design/Callout';
import { useText } from '../../i18n/text';
import { OfficialPage } from '../OfficialPage';

interface AssistedNoticeProps {
  readonly notice: Notice;
  /** The lookup can also be answered without a person. */
  readonly isPartly?: boolean;
}

/** Says before a lookup that a person does it, and who may ask. */
export function AssistedNotice({ notice, isPartly = false }: AssistedNoticeProps) {
  const intl = useIntl();
  const text = useText();
  const { terms } = notice;
  return (
    <Callout
      tone={notice.thirdParties === 'forbidden' ? 'adverse' : 'yours'}
      title={intl.formatMessage({ id: titleOf(notice, isPartly) })}
      actions={
        terms !== null && (
          <OfficialPage url={terms}>
            <FormattedMessage id="form.assistedTerms" />
          </OfficialPage>
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
