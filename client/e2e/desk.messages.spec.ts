import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

/** Whether two parts of the page overlap in the window. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of them is not in the page');
  const isBeside =
    a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;
  return !isBeside;
}

test('messages cover neither the button that is needed next nor a dialog', { tag: '@phone' }, async ({
  page,
  shop,
  owner,
  isMobile,
}) => {
  const shopper = await shop.createShopper();
  await shop.placeOrder(shopper, 'Fresh Cooking Cream');
  const { desk } = await shop.query<{ desk: { orders: { nodes: { id: string }[] } } }>(
    'query ($search: String!) { desk { orders(first: 1, filter: { search: $search }) { nodes { id } } } }',
    { search: shopper.email },
    owner.token,
  );
  await page.goto(`/desk/orders/${desk.orders.nodes[0]?.id}`);
  const message = page.locator('[data-scope=toast][data-part=root]').filter({ hasText: 'being packed now' });
  const missing = page.getByRole('button', { name: 'Something is missing…' });

  await test.step('a button where they would be', async () => {
    if (!isMobile) await page.setViewportSize({ width: 900, height: 600 });
    await page.getByRole('button', { name: 'Start packing' }).first().click();
    await expect(message).toBeVisible();
    await missing.evaluate(
      (element, y) => window.scrollBy({ top: element.getBoundingClientRect().top - y, behavior: 'instant' }),
      isMobile ? 90 : 450,
    );
    await expect.poll(() => overlap(message, missing)).toBe(false);
    await expect(message.getByText('Undo')).toBeInViewport();
  });

  await test.step('a dialog that opens meanwhile', async () => {
    await missing.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(message).toBeVisible();
    await expect.poll(() => overlap(message, dialog)).toBe(false);
  });
});

test('a refusal stays readable in the page', async ({ page, owner: _ }) => {
  await page.goto('/desk/newsletter/new');
  await page.getByLabel('Subject').fill('Refused');
  await page.getByLabel('Text', { exact: true }).fill('A letter that the shop refuses.');
  await steps.failOperation(page, 'SaveLetter');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const refusal = page.getByRole('main').getByRole('alert').filter({ hasText: 'cannot be reached' });
  await expect(refusal).toBeInViewport();
  await refusal.getByRole('button', { name: 'Close message' }).click();
  await expect(refusal).toBeHidden();
});
