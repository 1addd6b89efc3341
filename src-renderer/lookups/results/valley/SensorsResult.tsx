import { FormattedMessage, useIntl } from 'react-intl';
import type { citizenSensor, citizenSensors } from '@shared/operations/co/siata/air';
import type { z } from 'zod';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import type { ResultProps } from '../views';
import { icaMark } from './categories';
import { Missing } from './Missing';
import { titleOf } from './naming';
import { useReading, useReadingColumn } from './readings';
import { StationFacts } from './StationFacts';
import { useStationsTab } from './useStationsTab';

type Sensors = z.output<(typeof citizenSensors)['data']>;
type Sensor = z.output<typeof citizenSensor>;

/** Low-cost sensors: indicative, and said to be so. */
export default function SensorsResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const reading = useReading();
  const column = useReadingColumn<Sensor>();
  const stations = useStationsTab<Sensor>(view);
  const data = view.data as Sensors;
  const none = intl.formatMessage({ id: 'valley.silentSensor' });
  return children({
    ...titleOf(data.stations),
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="valley.sensors" />}>{data.total}</Fact>
          <Fact name={<FormattedMessage id="valley.reporting" />}>
            {data.stations.filter(({ reporting }) => reporting).length}
          </Fact>
        </Facts>
        <Callout tone="note">
          <p>
            <FormattedMessage id="valley.indicative" />
          </p>
        </Callout>
        <Missing parts={[]} unplaced={data.without_municipality} />
      </>
    ),
    tabs: [
      stations({
        tab: intl.formatMessage({ id: 'valley.tab.sensors' }, { count: data.total }),
        name: 'citizen-sensors',
        label: intl.formatMessage({ id: 'valley.sensors' }),
        rows: data.stations,
        rowKey: (row) => row.station_code,
        markOf: (row) => icaMark(row.reporting ? row.category : null, none),
        heads: {
          name: intl.formatMessage({ id: 'valley.sensor' }),
          mark: intl.formatMessage({ id: 'valley.air.category' }),
        },
        columns: [
          column({ id: 'pm25', header: 'µg/m³', width: '72px', of: (row) => row.pm25_last_hour_ugm3 }),
          column({
            id: 'ica',
            header: 'ICA',
            width: '64px',
            of: (row) => row.ica_daily,
            digits: 0,
            optional: true,
          }),
        ],
        detail: (row) => (
          <Facts layout="list">
            <Fact name={<FormattedMessage id="valley.sensor.lastHour" />}>
              {reading(row.pm25_last_hour_ugm3, 'µg/m³')}
            </Fact>
            <Fact name={<FormattedMessage id="valley.sensor.daily" />}>
              {reading(row.ica_daily, '', 0)}
              {row.category !== null && ` · ${row.category}`}
            </Fact>
            <Fact name={<FormattedMessage id="valley.sensor.recovery24h" />}>
              {reading(row.data_recovery_24h_percent, '%')}
            </Fact>
            <Fact name={<FormattedMessage id="valley.sensor.recovery15d" />}>
              {reading(row.data_recovery_15d_percent, '%')}
            </Fact>
            <StationFacts station={row} />
          </Facts>
        ),
      }),
    ],
  });
}
