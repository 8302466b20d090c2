import type { Page } from '@playwright/test';
import { deskList } from './deskList.ts';
import { expect } from './fixtures.ts';

/** Starts the import whose preview is shown; if it has new categories, confirms them before. */
export async function startImport(page: Page): Promise<void> {
  await expect(deskList(page, 'Preview')).toBeVisible();
  const confirmation = page.getByRole('checkbox', { name: /^Create th/ });
  if ((await confirmation.count()) > 0) await confirmation.press('Space');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
}
