/** An amount of money, with both digits of its cents where it has any: `180.000.000,50 COP`. */
export function formatMoney(value: string, currency: string | null, locale: string): string {
  const amount = formatDecimal(/\.\d$/.test(value) ? `${value}0` : value, locale);
  return currency === null ? amount : `${amount}\u00a0${currency}`;
}

/** `1234567.5` to `1.234.567,5`: every digit stays, whatever their number. */
export function formatDecimal(value: string, locale: string): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value);
  if (match === null) return value;
  const [, sign, whole = '', fraction] = match;
  const marks = Object.fromEntries(
    new Intl.NumberFormat(locale, {
      useGrouping: 'always',
      minimumFractionDigits: 1,
    } as Intl.NumberFormatOptions)
      .formatToParts(1000)
      .map(({ type, value: mark }) => [type, mark]),
  );
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, marks['group'] ?? ' ');
  return `${sign}${grouped}${fraction === undefined ? '' : `${marks['decimal'] ?? '.'}${fraction}`}`;
}
