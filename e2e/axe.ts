import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './app';
import { set } from './window';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails for what axe finds in the window as it stands, in the light and in the dark theme. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await set(page, { theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // Without its own page per frame, which Electron cannot open.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .withTags(rules)
      // It says for some seconds what was busy, by the name of a button that may be gone by then.
      .exclude('[data-live-announcer]')
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
    );
    expect.soft(found, `${screen}, ${theme}`).toEqual([]);
  }
}
