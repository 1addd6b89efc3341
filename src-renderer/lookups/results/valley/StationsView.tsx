import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LookupView } from '@shared/lookup';
import { Button } from '../../../design/Button';
import { DataTable, type Column } from '../../../design/DataTable';
import { ChevronLeftIcon } from '../../../design/icons';
import { MarkLabel, type Mark } from './marks';
import { useReading } from './readings';
import './valley.css';
import { ValleyMap } from './ValleyMap';

export interface Placed {
  readonly name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly distance_km: number | null;
}

export interface StationsViewProps<Row extends Placed> {
  readonly view: LookupView;
  /** Under which the choice of columns is remembered. */
  readonly name: string;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Where the row lies, under its name. */
  readonly placeOf: (row: Row) => string | null;
  readonly markOf: (row: Row) => Mark;
  /** A few characters beside the mark on the map. */
  readonly badgeOf?: (row: Row) => string | null;
  /** Heads of the columns of names and marks, where «station» and «state» do not fit. */
  readonly heads?: { readonly name?: string; readonly mark?: string };
  readonly columns: readonly Column<Row>[];
  /** Everything about one row. */
  readonly detail: (row: Row) => ReactNode;
}

/** Stations on the map and in a list that tell the same; the one that is opened takes the place of the list. */
export function StationsView<Row extends Placed>({
  view,
  name,
  label,
  rows,
  rowKey,
  placeOf,
  markOf,
  badgeOf,
  heads = {},
  columns,
  detail,
}: StationsViewProps<Row>) {
  const intl = useIntl();
  const reading = useReading();
  const [chosen, setChosen] = useState<string | null>(null);
  const [only] = rows.length === 1 ? rows : [];
  const open = only ?? rows.find((row) => rowKey(row) === chosen);
  const hasPoint = rows.some(({ distance_km: distance }) => distance !== null);
  const detailRegion = useRef<HTMLElement>(null);

  const choose = (key: string) => {
    setChosen(key);
    requestAnimationFrame(() => detailRegion.current?.focus());
  };

  const all: readonly Column<Row>[] = [
    {
      id: 'name',
      header: heads.name ?? intl.formatMessage({ id: 'valley.station' }),
      width: 'minmax(130px, 1.6fr)',
      cell: (row) => (
        <>
          <span className="station-name">{row.name}</span>
          {placeOf(row) !== null && <span className="station-place">{placeOf(row)}</span>}
        </>
      ),
      text: (row) => row.name,
      sortBy: (row) => row.name,
    },
    ...(hasPoint
      ? [
          {
            id: 'distance',
            header: 'km',
            width: '60px',
            align: 'end' as const,
            cell: (row: Row) => reading(row.distance_km, '', 2),
            text: (row: Row) => reading(row.distance_km, '', 2),
            sortBy: (row: Row) => row.distance_km ?? Infinity,
          },
        ]
      : []),
    {
      id: 'mark',
      header: heads.mark ?? intl.formatMessage({ id: 'valley.state' }),
      width: 'minmax(112px, 1.1fr)',
      cell: (row) => <MarkLabel mark={markOf(row)} />,
      text: (row) => markOf(row).label,
      sortBy: (row) => markOf(row).id,
    },
    ...columns,
  ];

  const input = view.input as { latitude?: number; longitude?: number; radius_km?: number };
  const { latitude, longitude, radius_km: radius } = input;
  const around =
    latitude === undefined || longitude === undefined || radius === undefined
      ? null
      : { latitude, longitude, radius_km: radius };

  return (
    <div className="stations-frame">
      <div className="stations">
        <ValleyMap
          label={label}
          current={open === undefined ? null : rowKey(open)}
          onChoose={choose}
          around={around}
          pins={rows.flatMap((row) =>
            row.latitude === null || row.longitude === null
              ? []
              : [
                  {
                    key: rowKey(row),
                    name: row.name,
                    latitude: row.latitude,
                    longitude: row.longitude,
                    mark: markOf(row),
                    badge: badgeOf?.(row) ?? null,
                  },
                ],
          )}
        />
        {open === undefined ? (
          <div className="stations-list">
            <DataTable
              name={name}
              label={label}
              columns={all}
              rows={rows}
              rowKey={rowKey}
              tall
              onOpen={(row) => choose(rowKey(row))}
              empty={
                <p className="frame-wait soft">
                  <FormattedMessage id="valley.none" />
                </p>
              }
            />
          </div>
        ) : (
          // Esc leads back to the list from anywhere in the detail.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <section
            className="station"
            aria-label={open.name}
            // It scrolls, and takes the focus when it opens.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            ref={detailRegion}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || only !== undefined) return;
              event.stopPropagation();
              setChosen(null);
            }}
          >
            <header className="station-head">
              {only === undefined && (
                <Button kind="quiet" onPress={() => setChosen(null)}>
                  <ChevronLeftIcon />
                  <FormattedMessage id="valley.back" values={{ count: rows.length }} />
                </Button>
              )}
              <h2>{open.name}</h2>
              <p className="station-line">
                <MarkLabel mark={markOf(open)} />
                {placeOf(open) !== null && <span className="soft">{placeOf(open)}</span>}
                {open.distance_km !== null && (
                  <span className="soft">
                    {intl.formatMessage({ id: 'valley.away' }, { km: reading(open.distance_km, '', 2) })}
                  </span>
                )}
              </p>
            </header>
            {detail(open)}
          </section>
        )}
      </div>
    </div>
  );
}
