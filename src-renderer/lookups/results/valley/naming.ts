import { useIntl } from 'react-intl';
import type { Station } from '@shared/operations/co/siata/fields';

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
