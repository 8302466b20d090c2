import { expect, type Page } from '@playwright/test';

/** Selects an item of the open menu. */
export async function selectMenuItem(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name });
  // Until the menu has its place, it is above the page: a click would scroll the page, and the menu would move under it.
  await expect(item).toBeInViewport();
  await item.click();
}
