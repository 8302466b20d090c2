import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 at level AA, which axe does not look at in full unless it is told to, and what it holds for good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing but the colours is another in the dark. */
const RULES_IN_THE_DARK = ['color-contrast'];

/** What stands around every page: looking at it once is enough. */
const FRAME = 'header, footer, nav[aria-label=Shortcuts]';

/** Has axe look at what is shown, in light and in dark colours: at the page, or only `within` a part of it, or 'html' for all. */
export async function isAccessible(page: Page, within?: string): Promise<void> {
  for (const [colorScheme, runOnly] of [
    ['light', RULES],
    ['dark', RULES_IN_THE_DARK],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // Colours are measured, so nothing may be half faded.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
    );
    // The pages have no frames; for those axe would open a page of its own each time.
    const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] }).setLegacyMode();
    const { violations } = await (within ? axe.include(within) : axe.exclude(FRAME)).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${colorScheme} ${id}: ${html}\n${failureSummary}`),
    );
    expect(found).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
