import { useIntl } from 'react-intl';
import type { Column } from '../../../design/DataTable';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';

/** Readings with their unit: `21,4 °C`; a dash for none. */
export function useReading(): (value: number | null, unit?: string, digits?: number) => string {
  const intl = useIntl();
  return (value, unit = '', digits = 1) =>
    value === null
      ? '—'
      : `${intl.formatNumber(value, { maximumFractionDigits: digits })}${unit === '' ? '' : ` ${unit}`}`;
}

interface ReadingColumn<Row> {
  readonly id: string;
  /** What is measured, by its unit. */
  readonly header: string;
  /** A CSS grid track. */
  readonly width: string;
  readonly of: (row: Row) => number | null;
  readonly digits?: number;
  readonly optional?: boolean;
  /** Until the person chooses it. */
  readonly hidden?: boolean;
}

/** Makes columns of readings, which are sorted by their value. */
export function useReadingColumn<Row>(): (column: ReadingColumn<Row>) => Column<Row> {
  const reading = useReading();
  return ({ of, digits, ...column }) => ({
    ...column,
    align: 'end',
    cell: (row) => reading(of(row), '', digits),
    text: (row) => reading(of(row), '', digits),
    sortBy: (row) => of(row) ?? -Infinity,
  });
}

/** Moments of Colombian time (`…-05:00`) in that time, wherever this machine stands: `21 nov 2026, 07:54`. */
export function useColombianTime(): (at: string | null) => string {
  const language = useLanguage();
  return (at) => {
    if (at === null) return '—';
    const [day = '', time] = at.split('T');
    return time === undefined
      ? formatDate(day, language)
      : `${formatDate(day, language)}, ${time.slice(0, 5)}`;
  };
}

/** `07:54` of a moment of Colombian time. */
export function clockOf(at: string): string {
  return at.slice(11, 16);
}

const units: Readonly<Record<string, string>> = { m: 'minute', h: 'hour', d: 'day' };

/** A window such as `5m`, `1h`, `30d` in words: `5 min`, `1 h`, `30 días`. */
export function useWindowWords(): (window: string) => string {
  const intl = useIntl();
  return (window) => {
    const unit = units[window.slice(-1)];
    const amount = Number.parseInt(window, 10);
    return unit === undefined || Number.isNaN(amount)
      ? window
      : intl.formatNumber(amount, { style: 'unit', unit, unitDisplay: 'short' });
  };
}
