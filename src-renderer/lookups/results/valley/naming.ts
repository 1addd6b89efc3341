import { useIntl } from 'react-intl';
import type { Pollutant } from '@shared/operations/co/siata/air';
import type { Station } from '@shared/operations/co/siata/fields';

/** Symbols as chemistry writes them, the same in every language. */
export const symbols: Readonly<Record<Pollutant, string>> = {
  pm25: 'PM2.5',
  pm10: 'PM10',
  o3: 'O₃',
  co: 'CO',
  no2: 'NO₂',
  so2: 'SO₂',
};

/** «Medellín · código 201». */
export function usePlaceOf(): (station: Pick<Station, 'municipality' | 'station_code'>) => string {
  const intl = useIntl();
  return ({ municipality, station_code: code }) =>
    [municipality, intl.formatMessage({ id: 'valley.code' }, { code })].filter(Boolean).join(' · ');
}

/** The name of the only station as the title of its result; the subject stays where there are several. */
export function titleOf(stations: readonly Pick<Station, 'name'>[]): { readonly title?: string } {
  const [only, other] = stations;
  return only === undefined || other !== undefined ? {} : { title: only.name };
}
