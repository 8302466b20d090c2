import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openFilters } from './deskFilters.ts';
import { deskList, deskRow } from './deskList.ts';
import { expect, test } from './fixtures.ts';
import { type ShopApi, type Shopper, signInBrowser } from './shopApi.ts';
import * as steps from './steps.ts';

interface Reviewed {
  shopper: Shopper;
  productId: string;
  /** Unlike the text of any other review. */
  text: string;
}

/** A new shopper's review, with one star. */
async function addReview(shop: ShopApi): Promise<Reviewed> {
  const { id: productId } = await shop.getProduct('Roasted Suji Semolina');
  const shopper = await shop.createShopper();
  const text = `Full of stones. ${shopper.phone}`;
  await shop.addReview(shopper, productId, text, 1);
  return { shopper, productId, text };
}

/** Opens the reviews of a product, and waits until they are read. */
async function openReviews(page: Page, { productId }: Reviewed): Promise<Locator> {
  await steps.open(page, `/product/${productId}`);
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  // The list of reviews, or the sentence that there is none.
  const list = page.getByRole('region', { name: 'Reviews', exact: true });
  await expect(list.or(page.getByText('Nobody has written about this product yet.'))).toBeVisible();
  return list;
}

/** The row of a review in a view of the desk's list. */
async function openRow(page: Page, { text }: Reviewed, view: string): Promise<Locator> {
  await page.goto(`/desk/reviews?view=${view}&stars=1`);
  await expect(deskList(page, 'Reviews')).toBeVisible();
  return deskRow(page, text);
}

async function openShopperPage(context: BrowserContext, origin: string, shopper: Shopper): Promise<Page> {
  await signInBrowser(context, origin, shopper);
  return context.newPage();
}

test('support hides a review with a reason, which its author sees, and shows it again @phone', async ({
  page,
  browser,
  shop,
  baseURL,
  isMobile,
  support: _,
}) => {
  const origin = String(baseURL);
  const reviewed = await addReview(shop);
  const visitor = await (await browser.newContext({ baseURL: origin })).newPage();
  const author = await openShopperPage(
    await browser.newContext({ baseURL: origin }),
    origin,
    reviewed.shopper,
  );
  await expect((await openReviews(visitor, reviewed)).getByText(reviewed.text)).toBeVisible();

  await test.step('filters find it', async () => {
    await page.goto('/desk/reviews');
    await openFilters(page, isMobile);
    await page.getByLabel('Show').selectOption('Critical');
    await page.getByLabel('Stars').selectOption('5');
    await expect(page.getByText('No review matches')).toBeVisible();
    await page.getByLabel('Stars').selectOption('1');
    await expect(deskRow(page, reviewed.text)).toBeVisible();
    await expect(page).toHaveURL(/view=critical&stars=1/);
    await expectAccessible(page);
  });

  const row = deskRow(page, reviewed.text);
  const dialog = page.getByRole('dialog');
  await test.step('hiding needs a reason, and can be undone', async () => {
    await row.getByRole('button', { name: /^Hide/ }).click();
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await dialog.getByLabel('Reason').fill('By mistake');
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Shoppers see the review again')).toBeVisible();
    await expect(row).toBeVisible();
  });

  await test.step('shoppers do not see it; its author sees the reason', async () => {
    await row.getByRole('button', { name: /^Hide/ }).click();
    await dialog.getByLabel('Reason').fill('It is about another product');
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expect(row).toHaveCount(0);
    await expect((await openReviews(visitor, reviewed)).getByText(reviewed.text)).toHaveCount(0);
    await openReviews(author, reviewed);
    const own = author.getByRole('region', { name: 'Your hidden review' });
    await expect(own).toContainText('It is about another product');
    await expect(own).toContainText(reviewed.text);
    // Elsewhere the header may cover a part of a control.
    await author.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(author);
  });

  await test.step('it is shown again', async () => {
    const hidden = await openRow(page, reviewed, 'hidden');
    await expect(hidden).toContainText('It is about another product');
    await hidden.getByRole('button', { name: /^Show/ }).click();
    await expect(hidden).toHaveCount(0);
    await expect((await openReviews(visitor, reviewed)).getByText(reviewed.text)).toBeVisible();
    await openReviews(author, reviewed);
    await expect(author.getByRole('region', { name: 'Your hidden review' })).toHaveCount(0);
  });
  await visitor.context().close();
  await author.context().close();
});

test('the owner answers a review publicly, edits the answer and removes it @phone', async ({
  page,
  browser,
  shop,
  baseURL,
  owner: _,
}) => {
  const reviewed = await addReview(shop);
  const visitor = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();

  const row = await openRow(page, reviewed, 'unanswered');
  await row.getByRole('button', { name: /^Answer/ }).click();
  await page.getByRole('dialog').getByLabel('Answer').fill('Sorry! We send you a new bag.');
  await page.getByRole('dialog').getByRole('button', { name: 'Answer' }).click();
  await expect(page.getByText('The review is answered')).toBeVisible();
  await expect(row).toHaveCount(0);
  const entry = (await openReviews(visitor, reviewed))
    .getByRole('listitem')
    .filter({ hasText: reviewed.text });
  await expect(entry).toContainText('Kirana’s answer');
  await expect(entry).toContainText('Sorry! We send you a new bag.');

  const answered = await openRow(page, reviewed, '');
  await answered.getByRole('button', { name: /^Edit the answer/ }).click();
  await page.getByRole('dialog').getByLabel('Answer').fill('Sorry! The new bag is on its way.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(answered).toContainText('The new bag is on its way.');
  await openReviews(visitor, reviewed);
  await expect(entry).toContainText('The new bag is on its way.');

  await answered.getByRole('button', { name: /^Edit the answer/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The answer is removed')).toBeVisible();
  await openReviews(visitor, reviewed);
  await expect(entry).not.toContainText('Kirana’s answer');
  await visitor.context().close();
});

test('the home page counts the critical reviews, and leads to them', async ({ page, shop, support: _ }) => {
  const reviewed = await addReview(shop);
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Critical reviews' }).click();
  await expect(deskRow(page, reviewed.text)).toBeVisible();
});
