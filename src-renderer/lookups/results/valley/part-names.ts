import { useIntl, type IntlShape } from 'react-intl';
import { pollutantSymbols } from '@shared/operations/co/siata/air';
import type { Station } from '@shared/operations/co/siata/fields';

export type Named = Pick<Station, 'station_code' | 'name'>;

/** What a part of an answer is called that an answer names by the source's layer or by a station's code. */
export function usePartName(stations: readonly Named[]): (part: string) => string {
  const intl = useIntl();
  return (part) => {
    const station = stations.find(({ station_code: code }) => code === part);
    if (station !== undefined)
      return intl.formatMessage({ id: 'valley.part.station' }, { name: station.name, code: part });
    return (
      layerName(part, intl) ??
      Object.entries(pollutantSymbols).find(([pollutant]) => pollutant === part)?.[1] ??
      part
    );
  };
}

function layerName(part: string, intl: IntlShape): string | null {
  switch (part) {
    case 'catalogue':
      return intl.formatMessage({ id: 'valley.part.catalogue' });
    case 'uv':
      return intl.formatMessage({ id: 'valley.part.uv' });
    case 'weather':
      return intl.formatMessage({ id: 'valley.part.weather' });
    case 'rain':
    case 'pluvios_v2':
      return intl.formatMessage({ id: 'valley.part.rain' });
    case '211':
      return intl.formatMessage({ id: 'valley.part.rainWindows' });
    case '210':
      return intl.formatMessage({ id: 'valley.part.rainMonths' });
    case 'pm25_minio':
      return intl.formatMessage({ id: 'valley.part.pm25' });
    default:
      return null;
  }
}
