import type { Page } from '@playwright/test';
import { createStaff } from './deskStaff.ts';
import { expect, test } from './fixtures.ts';
import { type ShopApi, type Shopper, signInBrowser } from './shopApi.ts';

// Sessions that end while staff are typing. Each test has a member of staff of its own.

let manager: Shopper;

test.beforeEach(async ({ shop, context, place }) => {
  manager = await createStaff(shop, 'manager', place.dataDir);
  await signInBrowser(context, place.url, manager);
});

const endSession = (shop: ShopApi) => shop.query('mutation { signOut { message } }', {}, manager.token);

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog.getByLabel('E-mail')).toHaveValue(manager.email);
  await dialog.getByLabel('Password').fill(manager.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('what is typed stays while staff sign in over the page, and a save goes on', { tag: '@phone' }, async ({
  page,
  shop,
}) => {
  await test.step('a letter', async () => {
    await page.goto('/desk/newsletter/new');
    await page.getByLabel('Subject').fill('Mangoes are here');
    await page.getByLabel('Text', { exact: true }).fill('Come soon.');
    await endSession(shop);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await signInAgain(page);
    await expect(page.getByText('The draft is saved')).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('Mangoes are here');
  });

  await test.step('a product', async () => {
    manager.token = String(await page.evaluate(() => localStorage.getItem('token')));
    const { id } = await shop.getProduct('Fresh Cooking Cream');
    await page.goto(`/desk/products/${id}`);
    await page.getByRole('textbox', { name: 'Description' }).fill('Typed before the session ended.');
    await endSession(shop);
    // Another tab of the browser has noticed it.
    const other = await page.context().newPage();
    await other.goto('/orders');
    await expect(other).toHaveURL(/\/signIn/);
    await signInAgain(page);
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Typed before the session ended.',
    );
  });
});
