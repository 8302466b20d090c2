import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

const PRODUCT = 'Toned Milk 3% Fat';

interface ReviewedProduct {
  id: string;
  reviewCount: number;
  reviews: { nodes: { review: string; customerName: string; dateCreated: string; customerRating: number }[] };
}

test('reviews are listed newest first', async ({ page, shop }) => {
  const { products } = await shop.query<{ products: { nodes: ReviewedProduct[] } }>(
    `{ products(first: 90) { nodes { id reviewCount reviews(first: 10) {
      nodes { review customerName dateCreated customerRating } } } } }`,
  );
  const [product] = products.nodes.sort((a, b) => b.reviewCount - a.reviewCount);
  if (!product) throw new Error('Nothing has been reviewed');
  const { nodes } = product.reviews;
  await steps.open(page, `/product/${product.id}`);
  await page.getByRole('tab', { name: `Reviews (${product.reviewCount})`, exact: true }).click();

  await test.step('the list has a heading and scrolls [2.product.27 2.product.28 6.visitor.2]', async () => {
    await expect(
      page.getByRole('heading', { name: 'Customer questions & answers', exact: true }),
    ).toBeVisible();
    const list = page.getByRole('region', { name: 'Reviews', exact: true });
    await expect(list.getByRole('listitem')).toHaveCount(product.reviewCount);
    expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
    await list.evaluate((element) => element.scrollTo(0, 50));
    expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(50);
  });

  await test.step('each review has name, date, stars and text [2.product.29 2.product.30]', async () => {
    const dates = nodes.map(({ dateCreated }) => dateCreated);
    expect(dates).toEqual(dates.toSorted().reverse());
    const entries = page.getByRole('region', { name: 'Reviews', exact: true }).getByRole('listitem');
    for (const [index, { review, customerName, dateCreated, customerRating }] of nodes.entries()) {
      const entry = entries.nth(index);
      await expect(entry.getByText(customerName, { exact: true })).toBeVisible();
      await expect(entry.getByText(dateCreated.slice(0, 10), { exact: true })).toBeVisible();
      await expect(entry.getByRole('img')).toHaveAccessibleName(`Rated ${customerRating} out of 5`);
      await expect(entry).toContainText(review);
    }
  });
});

test('a shopper adds a review; a visitor must sign in first', async ({ page, shop }) => {
  const product = await shop.getProduct(PRODUCT);
  await steps.open(page, `/product/${product.id}`);
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  const text = page.getByRole('textbox', { name: 'Your review', exact: true });
  const rating = page.getByRole('slider', { name: 'Your rating', exact: true });
  const submit = page.getByRole('button', { name: 'Submit Review', exact: true });

  await test.step('the form has a text, half stars and a button [2.product.31 3.review.2 9.rating.3]', async () => {
    await expect(page.getByRole('heading', { name: 'Add a review', exact: true })).toBeVisible();
    expect(await text.evaluate(({ tagName }) => tagName)).toBe('TEXTAREA');
    await expect(rating).toHaveValue('1');
    await rating.press('ArrowRight');
    await expect(rating).toHaveValue('1.5');
    await expect(submit).toBeVisible();
  });

  await test.step('a visitor cannot add a review [5.review.2 6.visitor.5]', async () => {
    await text.fill('Good milk.');
    await submit.click();
    await steps.expectAlert(page, 'Please Login first');
  });

  const shopper = await shop.createShopper();
  await steps.signIn(page, shopper);
  await page.getByRole('tab', { name: /^Reviews/ }).click();

  await test.step('a blank review is refused [5.review.1]', async () => {
    await text.fill('  ');
    await submit.click();
    await steps.expectAlert(page, 'Please add Review');
  });

  await test.step('the review is added at the top, and the form is cleared [2.product.32 4.review.1 4.review.2 4.review.3]', async () => {
    await text.fill('Sets a thick curd overnight.');
    // The visitor's stars are kept, as the text is.
    await expect(rating).toHaveValue('1.5');
    const release = await steps.delayOperation(page, 'AddReview');
    await submit.click();
    await expect(page.getByRole('button', { name: 'Adding...', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    release();
    await steps.expectMessage(page, 'Thank you! Your review is published.');
    const newest = page.getByRole('region', { name: 'Reviews', exact: true }).getByRole('listitem').first();
    await expect(newest).toContainText('Sets a thick curd overnight.');
    await expect(newest).toContainText(shopper.name);
    await expect(newest.getByRole('img')).toHaveAccessibleName('Rated 1.5 out of 5');
    await expect(text).toHaveValue('');
    await expect(rating).toHaveValue('1');
    await expect(
      page.getByRole('tab', { name: `Reviews (${product.reviewCount + 1})`, exact: true }),
    ).toBeVisible();
  });
});
