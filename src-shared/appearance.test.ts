import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appearanceOf, appearanceQuery } from './appearance';
import { defaultSettings } from './default-settings';

describe('appearance', () => {
  it('comes through an address unchanged', () => {
    fc.assert(
      fc.property(
        fc.record({
          language: fc.constantFrom('es', 'en'),
          theme: fc.constantFrom('system', 'light', 'dark'),
          practice: fc.boolean(),
        }),
        (appearance) => {
          const query = new URLSearchParams(appearanceQuery(appearance));
          expect(appearanceOf(Object.fromEntries(query))).toEqual(appearance);
        },
      ),
    );
  });

  it('is the initial one where nothing, or nothing known, is said', () => {
    const { language, theme, practice } = defaultSettings;
    const initial = { language, theme, practice };
    expect(appearanceOf({})).toEqual(initial);
    expect(appearanceOf({ language: 'fr', theme: 7, practice: 'yes' })).toEqual(initial);
  });
});
