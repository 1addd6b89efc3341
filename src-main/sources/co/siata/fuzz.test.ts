import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './parse/plain-text';
import { bytes } from '../../testing/ask';
import { damagedJson, observedIn } from '../../testing/damage';
import { parsePm25, parsePollutant } from './operations/air-quality';
import { parseNotices } from './operations/alerts';
import { parseCameras } from './operations/cameras';
import { parseSensors } from './operations/citizen-sensors';
import { parseZone } from './operations/forecast';
import { parseGauges, parseMonths, parseWindows, rainRows } from './operations/rainfall';
import { parseLevelDetail, parseLevels } from './operations/river-levels';
import { parseSeismic } from './operations/seismic-events';
import { parseStationFile } from './operations/stations';
import { parseUv, parseWeather, weatherRows } from './operations/weather';
import { parseCatalogue } from './parse/catalogue';
import { parseGraph, seriesOf } from './parse/series';
import { fixture, received } from './testing';

const odd = ['-999.0', 9999, 'No hay datos', '2099-02-30 10:00:00', '2099-11-20 10:00:00', '#79c454', '1,5'];

const series = (body: Uint8Array) => {
  const read = seriesOf(parseGraph(body), received);
  return read === null ? null : weatherRows(read);
};

const parsers: Readonly<Record<string, readonly [string, (body: Uint8Array) => unknown]>> = {
  weather: ['weather', parseWeather],
  uv: ['uv', (body) => parseUv(body, received)],
  gauges: ['gauges', parseGauges],
  windows: ['service-windows', parseWindows],
  months: ['service-months', (body) => parseMonths(body, received)],
  'rain graph': ['rain-graph', (body) => rainRows(parseGraph(body), received)],
  'weather graph': ['graph', series],
  levels: ['levels', parseLevels],
  'level detail': ['level-detail', (body) => parseLevelDetail(body, received)],
  pm25: ['pm25', parsePm25],
  ozone: ['service-o3', (body) => parsePollutant(body, 'o3')],
  sensors: ['sensors', (body) => parseSensors(body, received)],
  forecast: ['zone', (body) => parseZone(body, { municipality: 'Bello', zone: null })],
  notices: ['notices', (body) => parseNotices(body, 'active', received)],
  earthquakes: ['seismic', (body) => parseSeismic(body, 'accelerograph')],
  cameras: ['cameras', parseCameras],
  'station file': ['file', (body) => parseStationFile(body, received)],
  catalogue: ['catalogue', parseCatalogue],
};

/** What the parsers add of their own: marks, categories, windows, and the spelling of the ten municipalities. */
const ownWords =
  /^(source|computed|accelerograph|citizen|layer|graph|nivel|Bello|Medellín|Itagüí|Sabaneta|Envigado|bajo|moderado|alto|muy alto|extremo|Buena|Aceptable|Dañina.*|Muy dañina.*|Peligrosa|\d+[mhd]|Sensor ciudadano .*)$/;

/** Every number and text of a value, however deep. */
function leaves(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leaves);
}

function isSaid(leaf: string | number, said: readonly string[], text: string): boolean {
  if (typeof leaf === 'number')
    return said.some((word) => Number.parseFloat(word) === leaf) || text.includes(`${leaf}`);
  if (ownWords.test(leaf)) return true;
  // Moments and days were said without their zone, in Spanish order, or as seconds.
  const moment = /^(\d{4})-(\d\d)-(\d\d)(?:T\d\d:\d\d:\d\d-05:00)?$/.exec(leaf);
  if (moment !== null) return text.includes(leaf.slice(0, 10)) || /^\{[^]*"date": ?"?\d/.test(text);
  const folded = (one: string) => one.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  // Addresses of pictures were said without their folder.
  if (leaf.startsWith('https:'))
    return said.some((word) => word !== '' && decodeURIComponent(leaf).endsWith(word.trim()));
  // A path of the catalogue was said in two parts.
  const [team, name, ...more] = leaf.split('/');
  if (name !== undefined && more.length === 0 && said.includes(team ?? '') && said.includes(name))
    return true;
  return said.some(
    (word) =>
      folded(word).replaceAll('_', ' ').includes(folded(leaf).replaceAll('_', ' ')) ||
      folded(plainText(word)).includes(folded(leaf)),
  );
}

test.each(Object.entries(parsers))('%s: damage is refused or read as it stands', (_name, [file, parse]) => {
  let read = 0;
  fc.assert(
    fc.property(damagedJson(fixture(file), odd), (text) => {
      let value: unknown;
      if (observedIn('siata', () => (value = parse(bytes(text)))) !== undefined) return;
      read += 1;
      const said = leavesAndKeys(JSON.parse(text));
      for (const leaf of leaves(value)) expect(isSaid(leaf, said, text), `${leaf} in ${text}`).toBe(true);
    }),
    { numRuns: 150 },
  );
  // The damage is not so thorough that nothing was left to be read right.
  expect(read).toBeGreaterThan(0);
});

function leavesAndKeys(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return value === null ? [] : [String(value)];
  return Object.entries(value).flatMap(([key, member]) => [key, ...leavesAndKeys(member)]);
}
