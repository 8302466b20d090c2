import { expect, test } from './fixtures.ts';
import { newPhone } from './shopApi.ts';
import * as steps from './steps.ts';

const TABLET = 'Rasoi Recipe Tablet, Splash Proof';

test('a sign-up from a product page restores what was chosen there, and adds the product once', {
  tag: '@phone',
}, async ({ page, shop }) => {
  const { id } = await shop.getProduct(TABLET);
  await steps.open(page, `/product/${id}`);
  const ram = page.getByRole('group', { name: 'RAM', exact: true }).getByRole('button', { name: '6 GB' });
  const quantity = steps.quantityOf(page, TABLET);
  const reviews = page.getByRole('tab', { name: /^Reviews/ });
  const text = page.getByRole('textbox', { name: 'Your review' });
  await ram.click();
  await quantity.getByRole('button', { name: 'One more' }).click();
  await reviews.click();
  await text.fill('Bright screen.');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByRole('alert').locator('..').getByRole('link', { name: 'Sign In' }).click();

  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await steps.input(page, 'Full Name').fill('Nila Rao');
  await steps.input(page, 'Email').fill(`nila.${crypto.randomUUID()}@kirana.example`);
  await steps.input(page, 'Phone').fill(newPhone());
  await steps.input(page, 'Password').fill('ten green mangoes');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL(/\/signIn\?next=/);
  await steps.input(page, 'Password').fill('ten green mangoes');
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();

  await steps.expectMessage(page, 'Item is added in the cart');
  await expect(page).toHaveURL(`/product/${id}`);
  await expect(ram).toHaveAttribute('aria-pressed', 'true');
  await expect(quantity).toContainText('2');
  await expect(reviews).toHaveAttribute('aria-selected', 'true');
  await expect(text).toHaveValue('Bright screen.');
  await page.reload();
  await steps.waitForHydration(page);
  await steps.openCart(page);
  await expect(steps.quantityOf(page, TABLET)).toContainText('2');
  await expect(steps.cartRow(page, TABLET)).toContainText('6 GB');
});

test('a review that a visitor has written is published after the sign-in', async ({ page, shop }) => {
  const { email, password } = await shop.createShopper();
  const { id } = await shop.getProduct('Toned Milk 3% Fat');
  await steps.open(page, `/product/${id}`);
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  const text = page.getByRole('textbox', { name: 'Your review' });
  await text.fill('Good for tea, too.');
  await page.getByRole('slider', { name: 'Your rating' }).fill('4');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await page.getByRole('alert').locator('..').getByRole('link', { name: 'Sign In' }).click();
  await steps.input(page, 'Email').fill(email);
  await steps.input(page, 'Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();

  await steps.expectMessage(page, 'Thank you! Your review is published.');
  const newest = page.getByRole('region', { name: 'Reviews', exact: true }).getByRole('listitem').first();
  await expect(newest).toContainText('Good for tea, too.');
  await expect(newest.getByRole('img')).toHaveAccessibleName('Rated 4 out of 5');
  await expect(text).toHaveValue('');
});
