import { expect, type Page } from '@playwright/test';

/** Selects an item of the open menu. */
export async function selectMenuItem(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name });
  // Until the menu has its place, it is outside of the window: a click would scroll the page, and the menu would move under it.
  await expect(item).toBeInViewport({ ratio: 1 });
  // The menu ignores the pointer at first; the item under it is marked when it no longer does.
  await expect(async () => {
    await item.hover();
    await expect(item).toHaveAttribute('data-highlighted', { timeout: 500 });
  }).toPass();
  await item.click();
}
