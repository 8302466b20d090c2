import type { Locator, Page } from '@playwright/test';

/** A list of the desk by its name: a table, or on a phone cards. */
export const deskList = (page: Page, name: string): Locator =>
  page.getByRole('table', { name, exact: true }).or(page.getByRole('list', { name, exact: true }));

/** The rows, or cards, that have a text. */
export const deskRow = (page: Page, hasText: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText });
