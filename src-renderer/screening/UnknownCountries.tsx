import { FormattedMessage, useIntl } from 'react-intl';
import { unknownCountries } from '@shared/vocabulary/countries';

/** Says which of these are no countries, as far as is known, and so change no score; nothing where all are. */
export function UnknownCountries({ of }: { readonly of: readonly string[] }) {
  const intl = useIntl();
  const unknown = unknownCountries(of);
  return (
    unknown.length > 0 && (
      <p className="note">
        <FormattedMessage
          id="screening.unknownCountries"
          values={{
            count: unknown.length,
            names: unknown
              .map((name) => intl.formatMessage({ id: 'words.quoted' }, { text: name }))
              .join(', '),
          }}
        />
      </p>
    )
  );
}
