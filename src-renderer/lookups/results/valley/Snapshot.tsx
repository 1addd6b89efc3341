import { FormattedMessage, useIntl } from 'react-intl';
import { failureWords } from '../../../bridge/bridge';
import { useAsk } from '../../../bridge/query';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { Picture } from '../../../design/Picture';
import { formatMoment } from '../../../i18n/dates';
import { useLanguage, useText } from '../../../i18n/text';

/** The latest picture of a camera, fetched by the main process when it is looked at. It is not kept. */
export function Snapshot({ url, name }: { readonly url: string; readonly name: string }) {
  const intl = useIntl();
  const text = useText();
  const language = useLanguage();
  const picture = useAsk('cameras.snapshot', { url });
  if (picture.isError)
    return (
      <Callout
        tone="silent"
        alert
        actions={
          <Button onPress={() => void picture.refetch()}>
            <FormattedMessage id="valley.camera.again" />
          </Button>
        }
      >
        <p>{text(failureWords(picture.error))}</p>
      </Callout>
    );
  return (
    <figure className="snapshot">
      {picture.data === undefined ? (
        <div
          className="skeleton-line snapshot-wait"
          role="status"
          aria-label={intl.formatMessage({ id: 'valley.camera.loading' })}
        />
      ) : (
        <Picture picture={picture.data} alt={intl.formatMessage({ id: 'valley.camera.alt' }, { name })} />
      )}
      <figcaption className="spread">
        <span className="note">
          {picture.data === undefined ? (
            ''
          ) : picture.data.takenAt === null ? (
            <FormattedMessage id="valley.camera.undated" />
          ) : (
            <FormattedMessage
              id="valley.camera.taken"
              values={{ time: formatMoment(picture.data.takenAt, language) }}
            />
          )}
        </span>
        <Button isPending={picture.isFetching} onPress={() => void picture.refetch()}>
          <FormattedMessage id="valley.camera.again" />
        </Button>
      </figcaption>
    </figure>
  );
}
