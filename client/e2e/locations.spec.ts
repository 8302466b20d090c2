import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

/** A product that is sold in India only. */
const GIR_MILK = 'A2 Gir Cow Milk in Glass Bottle';
/** A country whose name is truncated in the header. */
const LONG_NAME = 'South Georgia and the South Sandwich Islands';

const opener = (page: Page, label: string) =>
  page.getByRole('banner').getByRole('button', { name: label, exact: true }).first();
const box = (page: Page) => page.getByRole('textbox', { name: 'Search a country', exact: true });
const entries = (page: Page) =>
  page.getByRole('list').filter({ hasText: 'Your Location' }).getByRole('listitem');
const storedLocation = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('location'), localStorage.getItem('locationTabIndex')]);

/** Selects an entry and waits until the page has reloaded. */
async function selectEntry(page: Page, name: string) {
  const reload = page.waitForEvent('load');
  await entries(page).getByRole('button', { name, exact: true }).click();
  await reload;
  await steps.open(page, page.url());
}

test('the shop shows the products of the selected country', async ({ page, shop }) => {
  const { subCatId } = await shop.getProduct(GIR_MILK);
  const { countries } = await shop.query<{ countries: { id: string; country: string; iso2: string }[] }>(
    '{ countries { id country iso2 } }',
  );
  const positionOf = (name: string) => String(countries.findIndex(({ country }) => country === name) + 1);
  const milk = page.getByRole('main').getByTitle(GIR_MILK);
  await steps.open(page, `/products/subCat/${subCatId}`);

  await test.step('no country is selected by default, and all products are shown [3.storage.2 3.storage.3 4.location.3 9.location.1]', async () => {
    await expect(opener(page, 'Your Location')).toBeVisible();
    await expect.poll(() => storedLocation(page)).toEqual(['All', '0']);
    await expect(milk).toBeVisible();
  });

  await test.step('the selector lists the placeholder and all countries [2.location.1 2.location.2 2.location.3 3.country.1 7.countries.1]', async () => {
    await opener(page, 'Your Location').click();
    await expect(box(page)).toHaveAttribute('placeholder', 'Search here...');
    expect(countries.length).toBeGreaterThan(200);
    for (const { id, iso2 } of countries) {
      expect(id).not.toBe('');
      expect(iso2).toMatch(/^[A-Z]{2}$/);
    }
    await expect(entries(page)).toHaveText(['Your Location', ...countries.map(({ country }) => country)]);
  });

  await test.step('a click outside or on the label closes the selector [2.location.4 4.location.6]', async () => {
    await page.mouse.click(5, 500);
    await expect(box(page)).toBeHidden();
    await opener(page, 'Your Location').click();
    await expect(box(page)).toBeVisible();
    await opener(page, 'Your Location').click();
    await expect(box(page)).toBeHidden();
  });

  await test.step('a text filters the countries [4.location.5]', async () => {
    await opener(page, 'Your Location').click();
    await box(page).fill('SANDwich');
    await expect(entries(page)).toHaveText(['Your Location', LONG_NAME]);
  });

  await test.step('a selected country is stored and reloads the page [2.location.5 3.storage.1 3.storage.3 4.location.1 4.location.2 4.location.4 9.cut.1]', async () => {
    await selectEntry(page, LONG_NAME);
    await expect.poll(() => storedLocation(page)).toEqual(['GS', positionOf(LONG_NAME)]);
    await expect(opener(page, `${LONG_NAME.slice(0, 25)}...`)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(milk).toBeHidden();
  });

  await test.step('products of India are shown for India [4.location.2]', async () => {
    await opener(page, `${LONG_NAME.slice(0, 25)}...`).click();
    await selectEntry(page, 'India');
    await expect.poll(() => storedLocation(page)).toEqual(['IN', positionOf('India')]);
    await expect(milk).toBeVisible();
  });

  await test.step('the label is the entry’s name [2.location.5 3.storage.1 4.location.1]', async () => {
    let label = 'India';
    for (const code of ['HK', 'CI', 'CD']) {
      const name = countries.find(({ iso2 }) => iso2 === code)?.country ?? '';
      await opener(page, label).click();
      await selectEntry(page, name);
      await expect.poll(() => storedLocation(page)).toEqual([code, positionOf(name)]);
      label = name.length > 25 ? `${name.slice(0, 25)}...` : name;
      await opener(page, label).click();
      await expect(entries(page).locator('[aria-current]')).toHaveText(name);
      await page.keyboard.press('Escape');
    }
    await opener(page, label).click();
    await selectEntry(page, 'India');
  });

  await test.step('the arrow keys move through the list, and Enter selects the first match', async () => {
    await opener(page, 'India').click();
    await box(page).fill('land');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(entries(page).getByRole('button').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(box(page)).toBeFocused();
    await box(page).fill('finl');
    const reload = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await reload;
    await steps.open(page, page.url());
    await expect.poll(() => storedLocation(page)).toEqual(['FI', positionOf('Finland')]);
  });

  await test.step('the placeholder shows all products again [3.storage.2 4.location.3]', async () => {
    await opener(page, 'Finland').click();
    await selectEntry(page, 'Your Location');
    await expect.poll(() => storedLocation(page)).toEqual(['All', '0']);
    await expect(milk).toBeVisible();
  });
});
