import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureWords } from '../../../bridge/bridge';
import { useAsk } from '../../../bridge/query';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
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

interface PictureProps {
  readonly picture: { readonly bytes: Uint8Array; readonly type: string };
  readonly alt: string;
}

/** A picture from its bytes, under an address of the page's own as long as it is shown. */
function Picture({ picture, alt }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const bytes = picture.bytes as Uint8Array<ArrayBuffer>;
    const address = URL.createObjectURL(new Blob([bytes], { type: picture.type }));
    if (image.current !== null) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return <img ref={image} alt={alt} />;
}
