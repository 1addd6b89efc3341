import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Chips } from '../../../design/toggles';
import { LineChart } from './LineChart';
import { clockOf, useReading } from './readings';
import { ReadingTable } from './ReadingTable';

export interface WeatherRow {
  readonly at: string;
  readonly temperature_c: number | null;
  readonly humidity_percent: number | null;
  readonly wind_speed_ms: number | null;
  readonly pressure_hpa: number | null;
}

const kinds = [
  { key: 'temperature_c', unit: '°C' },
  { key: 'humidity_percent', unit: '%' },
  { key: 'wind_speed_ms', unit: 'm/s' },
  { key: 'pressure_hpa', unit: 'hPa' },
] as const;
type Kind = (typeof kinds)[number]['key'];

/** Weather over time: one kind as a chart, all of them in the table beside it. */
export function WeatherChart({
  rows,
  tall = false,
}: {
  readonly rows: readonly WeatherRow[];
  readonly tall?: boolean;
}) {
  const intl = useIntl();
  const reading = useReading();
  const [kind, setKind] = useState<Kind>('temperature_c');
  const words = {
    temperature_c: intl.formatMessage({ id: 'valley.temperature' }),
    humidity_percent: intl.formatMessage({ id: 'valley.humidity' }),
    wind_speed_ms: intl.formatMessage({ id: 'valley.wind' }),
    pressure_hpa: intl.formatMessage({ id: 'valley.pressure' }),
  };
  const unit = kinds.find(({ key }) => key === kind)?.unit ?? '';
  return (
    <>
      <Chips
        label={intl.formatMessage({ id: 'valley.measured' })}
        choices={kinds.map(({ key }) => ({ value: key, label: words[key] }))}
        value={kind}
        onChange={setKind}
      />
      <div className={tall ? 'charted charted-tall' : 'charted'}>
        <LineChart
          label={words[kind]}
          unit={unit}
          points={rows.map((row) => ({ at: row.at, value: row[kind] }))}
        />
        <ReadingTable
          label={intl.formatMessage({ id: 'valley.readings' })}
          heads={[intl.formatMessage({ id: 'valley.time' }), '°C', '%', 'm/s', 'hPa']}
          rows={rows.map((row) => ({
            key: row.at,
            cells: [clockOf(row.at), ...kinds.map(({ key }) => reading(row[key]))],
          }))}
        />
      </div>
    </>
  );
}
