import { FormattedMessage, useIntl } from 'react-intl';
import type { TextPage } from '@shared/operations/long-text';
import { Callout } from '../../../design/Callout';
import type { TextOrigin } from './citation';
import { TextReader } from './TextReader';

interface TextTabProps {
  readonly lookupId: string;
  readonly page: TextPage;
  readonly origin: TextOrigin;
}

/** The text of an answer, or why there is none: an empty text must not read as «the document says nothing». */
export function TextTab({ lookupId, page, origin }: TextTabProps) {
  const intl = useIntl();
  if (page.total_chars === 0)
    return (
      <Callout
        tone="silent"
        title={intl.formatMessage({
          id: page.text_status === 'scanned' ? 'text.scanned' : 'text.unavailable',
        })}
      >
        <p>
          <FormattedMessage id="text.unavailableWords" />
        </p>
      </Callout>
    );
  return (
    <>
      {page.text_status === 'partial' && (
        <Callout tone="silent" title={intl.formatMessage({ id: 'text.partial' })} />
      )}
      <TextReader lookupId={lookupId} answered={page} origin={origin} />
    </>
  );
}
