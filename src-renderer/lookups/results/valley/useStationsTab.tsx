import { useIntl } from 'react-intl';
import type { LookupView } from '@shared/lookup';
import type { Station } from '@shared/operations/co/siata/fields';
import type { TabItem } from '../../../design/Tabs';
import { usePlaceOf } from './naming';
import { StationsView, type Placed, type StationsViewProps } from './StationsView';

interface StationsTab<Row extends Placed> extends Omit<StationsViewProps<Row>, 'view' | 'placeOf'> {
  /** The name of the tab where these are no stations. */
  readonly tab?: string;
}

/** The tab of an answer about stations: on the map and in a list, each with its municipality and code. */
export function useStationsTab<Row extends Placed & Pick<Station, 'municipality' | 'station_code'>>(
  view: LookupView,
): (stations: StationsTab<Row>) => TabItem {
  const intl = useIntl();
  const placeOf = usePlaceOf();
  return ({ tab, ...stations }) => ({
    id: 'stations',
    label: tab ?? intl.formatMessage({ id: 'valley.tab.stations' }, { count: stations.rows.length }),
    content: <StationsView<Row> view={view} placeOf={placeOf} {...stations} />,
  });
}
