import { hourOf } from './clock';
import type { Site } from './network';

/** Weather of a station at a moment: warm at two in the afternoon, cooler and wetter up the slopes. */
export function weatherAt({ lot }: Site, ms: number) {
  const warmth = Math.cos(((hourOf(ms) - 14) / 24) * 2 * Math.PI);
  const flutter = Math.sin(ms / 137_000 + lot * 50) * 0.3;
  const temperature = tenths(20 + 4.5 * warmth - lot * 3 + flutter);
  return {
    temperature,
    humidity: Math.round(72 - 16 * warmth + lot * 8),
    pressure: tenths(848 + lot * 6 - warmth),
    speed: tenths(1.2 + warmth * 0.7 + lot + flutter),
    direction: Math.round((lot * 360 + ms / 600_000) % 360),
  };
}

/** Millimetres that fell in a step of so many minutes: a shower passes some gauges in the afternoon. */
export function rainAt({ lot }: Site, ms: number, minutes: number): number {
  const shower = Math.max(0, Math.sin(((hourOf(ms) - 13 - lot * 4) / 4) * Math.PI));
  const isOut = hourOf(ms) < 13 + lot * 4 || hourOf(ms) > 17 + lot * 4 || lot < 0.35;
  return isOut ? 0 : tenths(shower * lot * 0.12 * minutes);
}

/** What fell in the minutes before a moment. */
export function rainOver(site: Site, ms: number, minutes: number): number {
  const step = minutes <= 1440 ? 5 : 60;
  let sum = 0;
  for (let back = 0; back < minutes; back += step) sum += rainAt(site, ms - back * 60_000, step);
  return tenths(sum);
}

/** Flood thresholds of a stream in metres. */
export function limitsOf({ lot }: Site) {
  const safe = hundredths(0.7 + lot * 1.2);
  return {
    safe,
    precaution: hundredths(safe * 1.5),
    minor: hundredths(safe * 1.9),
    major: hundredths(safe * 2.4),
  };
}

/** Level of a stream in metres: one station in eight stands above its safe level. */
export function levelAt(site: Site, ms: number): number {
  const { safe } = limitsOf(site);
  const share = site.lot > 0.875 ? 1.1 + (site.lot - 0.875) * 9 : 0.2 + site.lot * 0.6;
  return hundredths(safe * share + Math.sin(ms / 900_000 + site.lot * 9) * 0.05 * safe);
}

/** PM2.5 over 24 hours in µg/m³. */
export function pm25At({ lot }: Site): number {
  return tenths(9 + lot * 34);
}

export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
