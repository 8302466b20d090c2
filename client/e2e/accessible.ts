import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe finds nothing on the page as it stands. */
export async function isAccessible(page: Page): Promise<void> {
  // Colours are measured, so nothing may be half faded.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  );
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** WCAG 2.2 at level AA, which axe does not look at in full unless it is told to, and what it holds for good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Has axe look at what is shown, in light and in dark colours; `within` where only a part is new. */
export async function isAccessibleInAllColours(page: Page, within = 'html'): Promise<void> {
  await holds(page, 'light', (axe) => axe.include(within).withTags(RULES));
  // Nothing but the colours is another in the dark.
  await holds(page, 'dark', (axe) => axe.include(within).withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: 'light' });
}

async function holds(page: Page, colorScheme: 'light' | 'dark', choose: (axe: AxeBuilder) => AxeBuilder) {
  await page.emulateMedia({ colorScheme });
  // Colours are measured, so nothing may be half faded.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  );
  const axe = choose(new AxeBuilder({ page })).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${colorScheme} ${id}: ${html}\n${failureSummary}`),
  );
  expect(found).toEqual([]);
}
