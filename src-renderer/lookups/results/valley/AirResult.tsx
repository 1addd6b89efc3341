import { FormattedMessage, useIntl } from 'react-intl';
import {
  pollutants,
  type airQuality,
  type airStation,
  pollutantSymbols,
  type Pollutant,
} from '@shared/operations/co/siata/air';
import type { z } from 'zod';
import { Fact, Facts } from '../../../design/Facts';
import { Tag } from '../../../design/Tag';
import type { ResultProps } from '../views';
import { icaMark } from './categories';
import { MarkLabel } from './marks';
import { Missing } from './Missing';
import { titleOf } from './naming';
import { useColombianTime, useReading, useReadingColumn } from './readings';
import { ReadingTable } from './ReadingTable';
import { StationFacts } from './StationFacts';
import { useStationsTab } from './useStationsTab';

type Air = z.output<(typeof airQuality)['data']>;
type Station = z.output<typeof airStation>;

/** Air stations by the category of their index, each with its six pollutants. */
export default function AirResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const reading = useReading();
  const column = useReadingColumn<Station>();
  const stations = useStationsTab<Station>(view);
  const data = view.data as Air;
  const none = intl.formatMessage({ id: 'valley.air.noIndex' });
  const symbol = (pollutant: Pollutant | null) => (pollutant === null ? '—' : pollutantSymbols[pollutant]);

  return children({
    ...titleOf(data.stations),
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="valley.stations" />}>{data.total}</Fact>
          <Fact name={<FormattedMessage id="valley.air.highest" />}>
            {reading(
              data.stations.reduce<number | null>(
                (most, { ica }) => (ica !== null && ica > (most ?? -1) ? ica : most),
                null,
              ),
              '',
              0,
            )}
          </Fact>
        </Facts>
        <Missing
          parts={data.unavailable_layers}
          stations={data.stations}
          unplaced={data.without_municipality}
        />
      </>
    ),
    tabs: [
      stations({
        name: 'air-quality',
        label: intl.formatMessage({ id: 'valley.air' }),
        rows: data.stations,
        rowKey: (row) => row.station_code,
        markOf: (row) => icaMark(row.category, none),
        badgeOf: (row) => (row.ica === null ? null : reading(row.ica, '', 0)),
        heads: { mark: intl.formatMessage({ id: 'valley.air.category' }) },
        columns: [
          column({ id: 'ica', header: 'ICA', width: '64px', of: (row) => row.ica, digits: 0 }),
          {
            id: 'driving',
            header: intl.formatMessage({ id: 'valley.air.driving' }),
            width: '110px',
            optional: true,
            cell: (row) => symbol(row.driving_pollutant),
            text: (row) => symbol(row.driving_pollutant),
            sortBy: (row) => symbol(row.driving_pollutant),
          },
        ],
        detail: (row) => (
          <>
            <Facts>
              <Fact name="ICA">{reading(row.ica, '', 0)}</Fact>
              <Fact name={<FormattedMessage id="valley.air.driving" />}>{symbol(row.driving_pollutant)}</Fact>
              <StationFacts station={row} />
            </Facts>
            <Pollutants station={row} none={none} />
          </>
        ),
      }),
    ],
  });
}

function Pollutants({ station, none }: { readonly station: Station; readonly none: string }) {
  const intl = useIntl();
  const reading = useReading();
  const time = useColombianTime();
  const measured = pollutants.flatMap((name) => {
    const one = station.pollutants[name];
    return one === null ? [] : [{ name, one }];
  });
  const label = intl.formatMessage({ id: 'valley.air.pollutants' });
  return (
    <>
      <ReadingTable
        label={label}
        worded={[intl.formatMessage({ id: 'valley.air.category' })]}
        heads={[
          intl.formatMessage({ id: 'valley.air.pollutant' }),
          'µg/m³',
          'ICA',
          intl.formatMessage({ id: 'valley.air.category' }),
          intl.formatMessage({ id: 'valley.observed' }),
        ]}
        rows={measured.map(({ name, one }) => ({
          key: name,
          cells: [
            `${pollutantSymbols[name]}, ${one.averaging_hours} h`,
            reading(one.concentration),
            reading(one.ica, '', 0),
            <span key="category" className="reading-marks">
              <MarkLabel mark={icaMark(one.category, none)} />
              {one.index_source === 'computed' && (
                <Tag>
                  <FormattedMessage id="valley.air.computed" />
                </Tag>
              )}
              {one.stale === true && (
                <Tag tone="silent">
                  <FormattedMessage id="valley.air.stale" />
                </Tag>
              )}
            </span>,
            time(one.observed_at),
          ],
        }))}
      />
      <p className="note">
        <FormattedMessage id="valley.air.norm" />
      </p>
    </>
  );
}
