import { describe, expect, it } from 'vitest';
import css from './tokens.css?raw';

function tokens(selector: string): Record<string, string> {
  const [, block] = css.split(`${selector} {`);
  const body = block?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

const light = tokens(':root');
const themes = { light, dark: { ...light, ...tokens(":root[data-theme='dark']") } };

/** Contrast of two colours after WCAG 2.2, 1 to 21. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['ground', 'panel', 'raised', 'hover', 'accent-soft'];
const inks = ['ink', 'ink-soft', 'accent'];
const verdicts = ['found', 'adverse', 'clear', 'nothing', 'silent', 'yours', 'not-asked'];

describe.each(Object.entries(themes))('the %s theme', (_, theme) => {
  const of = (name: string): string => {
    const value = theme[name];
    if (value === undefined) throw new Error(`no token ${name}`);
    return value;
  };

  it.each(inks.flatMap((ink) => grounds.map((ground) => [ink, ground])))('reads %s on %s', (ink, ground) => {
    expect(contrast(of(ink!), of(ground!))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(verdicts)('reads the verdict %s on its own ground and on the panels', (verdict) => {
    for (const ground of [`${verdict}-soft`, 'panel', 'ground'])
      expect(contrast(of(verdict), of(ground)), ground).toBeGreaterThanOrEqual(4.5);
  });

  it('reads the words of the main button', () => {
    expect(contrast(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('on-accent'), of('accent-hover'))).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the borders of controls', () => {
    for (const ground of ['panel', 'ground', 'raised'])
      expect(contrast(of('line-strong'), of(ground)), ground).toBeGreaterThanOrEqual(3);
  });
});
