import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

const box = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Search for items', exact: true });

test('a search loads the results and opens them after two seconds', async ({ page }) => {
  await steps.installClock(page);
  await steps.open(page, '/signIn');
  await steps.pauseClock(page);
  const operations = steps.recordOperations(page);
  const form = page.getByRole('banner').getByRole('search');

  await test.step('an empty text does not search [5.search.1]', async () => {
    await box(page).fill('  ');
    await form.getByRole('button', { name: 'Search', exact: true }).click();
    await page.clock.fastForward(3000);
    await steps.waitForRequests(page);
    await expect(page).toHaveURL('/signIn');
    expect(operations).not.toContain('Search');
  });

  await test.step('the icon becomes a spinner, and the results open two seconds later [2.search.1 4.search.1 4.search.2 4.search.3 4.search.4 9.delay.1]', async () => {
    await box(page).fill('paneer');
    const responseReceived = page.waitForResponse(
      (response) => response.request().postDataJSON()?.operationName === 'Search',
    );
    await form.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await expect(form.locator('[class*=spinner]')).toBeVisible();
    const { data } = await (await responseReceived).json();
    await page.clock.fastForward(1999);
    await expect(page).toHaveURL('/signIn');
    await page.clock.fastForward(1);
    await expect(page).toHaveURL('/search?q=paneer');
    await page.clock.resume();
    await expect(page.getByText(`We found ${data.products.totalCount} items for you!`)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(data.products.totalCount);
    await expect(page.getByRole('article').first().locator('a[title]')).toHaveAttribute('title', /paneer/i);
    await expect(box(page)).toHaveValue('');
    expect(operations.filter((operation) => operation === 'Search')).toHaveLength(1);
  });
});

test('the search panel of narrow screens closes after the search [4.search.5]', async ({ page }) => {
  await steps.installClock(page);
  await steps.setWidth(page, 991);
  await steps.open(page, '/signIn');
  await page
    .getByRole('navigation', { name: 'Shortcuts', exact: true })
    .getByRole('link', { name: 'Search', exact: true })
    .click();
  const panel = page.getByRole('dialog', { name: 'Search', exact: true });
  await panel.getByRole('combobox', { name: 'Search for items', exact: true }).fill('milk');
  await steps.pauseClock(page);
  await panel.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(panel).toBeVisible();
  await page.clock.resume();
  await expect(steps.heading(page, 'Results for “milk”')).toBeVisible();
  await expect(panel).toBeHidden();
});

test('text typed during a search stays for the next search', async ({ page }) => {
  await steps.installClock(page);
  await steps.open(page, '/signIn');
  await steps.pauseClock(page);
  await box(page).fill('milk');
  await box(page).press('Enter');
  await box(page).fill('milk chocolate');
  await page.clock.resume();
  await expect(steps.heading(page, 'Results for “milk”')).toBeVisible();
  await expect(box(page)).toHaveValue('milk chocolate');
  await expect(box(page)).toBeFocused();
});

test('a search replaces one that is still running', async ({ page }) => {
  await steps.installClock(page);
  await steps.open(page, '/signIn');
  await steps.pauseClock(page);
  await box(page).fill('milk');
  await box(page).press('Enter');
  await page.clock.fastForward(1000);
  await box(page).fill('paneer');
  await box(page).press('Enter');
  await page.clock.fastForward(1999);
  await expect(page).toHaveURL('/signIn');
  await page.clock.resume();
  await expect(steps.heading(page, 'Results for “paneer”')).toBeVisible();
  await expect(box(page)).toHaveValue('');
});

test('a search does not redirect a shopper who has opened another page', async ({ page }) => {
  await steps.installClock(page);
  await steps.open(page, '/');
  await steps.pauseClock(page);
  await box(page).fill('milk');
  await box(page).press('Enter');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy', exact: true }).click();
  await expect(steps.heading(page, 'Privacy Policy')).toBeVisible();
  await page.clock.runFor(3000);
  await expect(steps.heading(page, 'Privacy Policy')).toBeVisible();
});

test('a suggestion opens its product or category at once', async ({ page }) => {
  await steps.open(page, '/signIn');
  await box(page).pressSequentially('cooking cr');
  await page.getByRole('option', { name: /^Fresh Cooking Cream/ }).click();
  await expect(steps.heading(page, 'Fresh Cooking Cream')).toBeVisible();

  await box(page).pressSequentially('bakery');
  await expect(page.getByRole('option', { name: 'Bakery', exact: true })).toBeVisible();
  await box(page).press('ArrowDown');
  await box(page).press('Enter');
  await expect(steps.heading(page, 'Bakery')).toBeVisible();
  await expect(box(page)).toHaveValue('');
});
