import { useIntl } from 'react-intl';

/** Whole numbers with their thousands marked: `2.480` in Spanish, `2,480` in English. */
export function useNumber(): (value: number) => string {
  return groupedIn(useIntl().locale).format;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Kept: a table asks for hundreds at once, and to find one in the library's memory costs more than to use it. */
function groupedIn(locale: string): Intl.NumberFormat {
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { useGrouping: 'always' });
    formats.set(locale, format);
  }
  return format;
}

/** Bytes → `512 B`, `3,4 KiB`. */
export function useBytes(): (value: number) => string {
  const intl = useIntl();
  return (value) => {
    if (value < 1024) return `${value} B`;
    const [amount, unit] = value < 1024 * 1024 ? [value / 1024, 'KiB'] : [value / 1024 / 1024, 'MiB'];
    return `${intl.formatNumber(amount, { maximumFractionDigits: 1 })} ${unit}`;
  };
}
