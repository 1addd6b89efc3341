import type { TransportResponse } from './transport';

/** The headers of an answer, those that came several times joined as HTTP allows. */
export function joined(headers: TransportResponse['headers']): Readonly<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    if (value !== undefined) all[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return all;
}

export function lowerCased(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const name of Object.keys(headers)) all[name.toLowerCase()] = headers[name] ?? '';
  return all;
}
