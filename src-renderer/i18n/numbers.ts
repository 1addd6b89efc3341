import { useIntl } from 'react-intl';

/** Whole numbers with their thousands marked: `2.480` in Spanish, `2,480` in English. */
export function useNumber(): (value: number) => string {
  const intl = useIntl();
  return (value) => intl.formatNumber(value, { useGrouping: 'always' });
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
