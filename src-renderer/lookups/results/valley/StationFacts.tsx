import { FormattedMessage } from 'react-intl';
import type { Station } from '@shared/operations/co/siata/fields';
import { Fact } from '../../../design/Facts';
import { useColombianTime } from './readings';

/** When a station measured, and where it stands. */
export function StationFacts({ station }: { readonly station: Station }) {
  const time = useColombianTime();
  const places = [station.basin_name, station.neighborhood, station.commune].filter(
    (place) => place !== null,
  );
  return (
    <>
      <Fact name={<FormattedMessage id="valley.observed" />}>{time(station.observed_at)}</Fact>
      {places.length > 0 && <Fact name={<FormattedMessage id="valley.place" />}>{places.join(', ')}</Fact>}
      {station.latitude !== null && station.longitude !== null && (
        <Fact name={<FormattedMessage id="valley.coordinates" />}>
          <span className="mono">
            {station.latitude.toFixed(5)}, {station.longitude.toFixed(5)}
          </span>
        </Fact>
      )}
    </>
  );
}
