import type { Page } from '@playwright/test';

/** Opens the filters of a list of the desk, which are behind a button on phones. */
export async function openFilters(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
}
