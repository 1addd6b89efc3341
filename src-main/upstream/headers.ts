import type { TransportResponse } from './transport';

/** The headers of an answer, those that came several times joined as HTTP allows. */
export function joined(headers: TransportResponse['headers']): Readonly<Record<string, string>> {
  const entries: [string, string][] = [];
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) entries.push([name, Array.isArray(value) ? value.join(', ') : value]);
  return Object.fromEntries(entries);
}

export function lowerCased(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
