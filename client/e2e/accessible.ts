import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

/** WCAG 2.2 level AA, which axe does not check completely by default, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only the colours differ in dark mode. */
const DARK_MODE_RULES = ['color-contrast'];

/** The parts around every page; checked once, with the home page. */
const FRAME = 'header, footer, nav[aria-label=Shortcuts]';

/** axe without its comments: each document that is checked has to parse it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How often a page is measured at most while its notices come and go. */
const MAX_ROUNDS = 3;

/** Checks a page with axe in light and dark mode. @param within a selector of the part to check; 'html' includes the frame */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  for (const [colorScheme, runOnly] of [
    ['light', RULES],
    ['dark', DARK_MODE_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // The desk changes its colours before the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const violations = await findViolations(page, runOnly, within);
    const messages = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${colorScheme} ${id}: ${html}\n${failureSummary}`),
    );
    expect(messages).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Measures again when a notice came or went meanwhile: a fading text has other colours. */
async function findViolations(page: Page, runOnly: string[], within?: string) {
  for (let round = 1; ; round++) {
    await waitForTransitions(page);
    const notices = await readNotices(page);
    const violations = await runAxe(page, runOnly, within);
    if (violations.length === 0 || round === MAX_ROUNDS) return violations;
    if (notices === (await readNotices(page))) return violations;
  }
}

/** Loads axe into the document once. The pages have no iframes. */
async function runAxe(page: Page, runOnly: string[], within?: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([context, options]) => {
      const { axe } = window as never as { axe: typeof Axe };
      return (await axe.run(context, options)).violations;
    },
    [
      within ? { include: within } : { exclude: FRAME },
      // No rule here needs the text of the style sheets.
      { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies Axe.RunOptions,
    ] as const,
  );
}

/** The notices, also those that fade; a faded one differs from a whole one. */
function readNotices(page: Page): Promise<string> {
  return page
    .locator('[data-notice]')
    .evaluateAll((notices) =>
      notices.map((notice) => `${getComputedStyle(notice).opacity} ${notice.textContent}`).join(),
    );
}

/** axe measures colours, which are final only after transitions. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  );
}
