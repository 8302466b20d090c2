import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pay } from './steps.ts';

// The playground must work without the internet.

test.use({ viewport: { width: 1440, height: 900 } });

/** Requests to other origins. */
let foreignRequests: string[];

test.beforeEach(async ({ page, baseURL }) => {
  foreignRequests = [];
  const { origin } = new URL(String(baseURL));
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      foreignRequests.push(route.request().url());
      return route.abort();
    },
  );
  await page.goto('/graphql');
  await expect(page.getByRole('button', { name: /Examples$/ })).toBeVisible();
  await expect(page.getByText('query Categories')).toBeVisible();
});

test.afterEach(() => {
  expect(foreignRequests).toEqual([]);
});

const example = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Examples' }).getByRole('button', { name, exact: true });

const token = (page: Page) => page.getByLabel('Bearer token');

/** Runs the operation in the editor, and checks its name. Resolves to the data. */
async function execute(page: Page, operation: string) {
  const response = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes(` ${operation}`)),
  );
  await page.getByRole('button', { name: /^Execute query/ }).click();
  const { data, errors } = await (await response).json();
  expect(errors).toBeUndefined();
  return data;
}

/** Opens an example and runs it unchanged. */
async function run(page: Page, name: string, operation: string) {
  await example(page, name).click();
  await expect(page.getByText(new RegExp(`^(query|mutation)\\s${operation}\\b`))).toBeVisible();
  return execute(page, operation);
}

test('the playground shows the schema’s documentation and completes input', async ({ page }) => {
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.getByText('The GraphQL schema of the Kirana shop.')).toBeVisible();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByText('The top-level categories in the shop')).toBeVisible();

  await page.getByText('query Categories').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('{ sugg', { delay: 50 });
  await expect(page.getByRole('option', { name: /^suggestions/ })).toBeVisible();
});

test('the explorer composes a query from fields', async ({ page }) => {
  await page.getByRole('button', { name: /GraphiQL Explorer/ }).click();
  await page.getByText('slug').first().click();
  const { categories } = await execute(page, 'Categories');
  expect(categories[0].slug ?? categories[0].children[0].slug).toMatch(/\w/);
});

test('the editor marks an error at its position', async ({ page }) => {
  await page.getByText('query Categories').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('{ nothing }');
  await expect(page.locator('.squiggly-error')).toBeVisible();
});

test('the examples work from a sign-up to an order', async ({ page }) => {
  const { products } = await run(page, 'A page of products', 'Products');
  expect(products.nodes).toHaveLength(5);
  expect((await run(page, 'A product', 'Product')).product.description).toMatch(/\w/);
  expect((await run(page, 'Search', 'Search')).products.nodes[0].name).toMatch(/mango/i);
  expect((await run(page, 'Suggestions while typing', 'Suggestions')).suggestions.products).not.toEqual([]);
  expect((await run(page, 'Who am I', 'Me')).me).toBeNull();

  const { signUp } = await run(page, 'Sign up', 'SignUp');
  const { signIn } = await run(page, 'Sign in', 'SignIn');
  await expect(token(page)).toHaveValue(signIn.token);
  expect((await run(page, 'Who am I', 'Me')).me.id).toBe(signUp.user.id);

  expect((await run(page, 'Put a product on My List', 'AddToWishlist')).addToWishlist.wishlist).toHaveLength(
    1,
  );
  expect((await run(page, 'My List', 'MyList')).me.wishlist).toHaveLength(1);

  expect((await run(page, 'Put a product into the cart', 'AddToCart')).addToCart.cart.count).toBe(1);
  await run(page, 'Change a quantity', 'UpdateCartLine');
  const { cart } = (await run(page, 'My cart', 'MyCart')).me;
  expect(cart.lines[0].quantity).toBe(2);

  const { beginCheckout } = await run(page, 'Begin to pay', 'BeginCheckout');
  expect(beginCheckout.checkout.amount).toBe(cart.total);
  await page.getByRole('button', { name: `Pay Rs ${cart.total}`, exact: true }).click();
  await pay(page, `Rs ${cart.total}`);
  await expect(page.getByText(/^mutation\sCompleteCheckout\b/)).toBeVisible();
  const { completeCheckout } = await execute(page, 'CompleteCheckout');
  expect(completeCheckout.order).toMatchObject({ amount: cart.total, status: 'paid' });
  expect((await run(page, 'My orders', 'Orders')).me.orders).toHaveLength(1);

  expect((await run(page, 'Write a review', 'AddReview')).addReview.review.id).toMatch(/\w/);
  expect((await run(page, 'Reviews of a product', 'Reviews')).product.reviews.nodes).not.toEqual([]);

  await page.reload();
  await expect(token(page)).toHaveValue(signIn.token);
  await run(page, 'Sign out', 'SignOut');
  await expect(token(page)).toHaveValue('');
});

test('the browser stores nothing that is typed', async ({ page }) => {
  await example(page, 'Sign up').click();
  const { signUp } = await execute(page, 'SignUp');
  expect(signUp.__typename).toBe('SignedUp');
  // GraphiQL stores its state with a delay.
  await page.waitForTimeout(1000);
  const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(storage).not.toMatch(/mangoes|SignUp|password/i);
});

test('the demo account signs in with one click', async ({ page }) => {
  const { signIn } = await run(page, 'Sign in', 'SignIn');
  await expect(token(page)).toHaveValue(signIn.token);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the result is below the operation, and both are wide enough', async ({ page }) => {
    const boxOf = async (name: string) => {
      const box = await page.getByRole('region', { name, exact: true }).boundingBox();
      if (!box) throw new Error(`There is no ${name}`);
      return box;
    };
    const [operation, result] = [await boxOf('Operation Editor'), await boxOf('Result Window')];
    expect(operation.width).toBeGreaterThan(250);
    expect(result.width).toBeGreaterThan(250);
    expect(result.y).toBeGreaterThanOrEqual(operation.y + operation.height);
    await expect(page.getByRole('region', { name: 'Examples' })).toBeHidden();
  });
});

test('the playground’s content security policy allows the shop’s own scripts only, and applies to no other page', async ({
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(path, { headers: { accept: 'text/html' } })).headers()['content-security-policy'];
  expect(await policyOf('/graphql')).toContain("font-src 'self' data:");
  expect(await policyOf('/graphql')).not.toContain('unsafe-eval');
  expect(await policyOf('/')).not.toContain('font-src');
});

test('the examples of the desk work with the demo’s owner', async ({ page }) => {
  const { signIn } = await run(page, 'Sign in as the owner', 'SignInOwner');
  expect(signIn.user.staffRole).toBe('owner');
  await expect(token(page)).toHaveValue(signIn.token);
  expect((await run(page, 'What my role may do', 'DeskMe')).desk.me.permissions).toContain('PACK_ORDERS');
  expect((await run(page, 'Paid orders', 'DeskOrders')).desk.orders.nodes).not.toEqual([]);
  const { moveOrders } = await run(page, 'Move an order', 'MoveOrder');
  expect(moveOrders.moves).toMatchObject([{ order: { status: 'packing' }, problem: null }]);
  expect((await run(page, 'Figures of 30 days', 'DeskFigures')).desk.report.current.orders).toBeGreaterThan(
    0,
  );
  expect((await run(page, 'Low stock', 'DeskLowStock')).desk.lowStock.nodes).not.toEqual([]);
  const { auditLog } = (await run(page, 'Audit log', 'DeskAuditLog')).desk;
  expect(auditLog.nodes).toContainEqual(
    expect.objectContaining({ action: 'orderMoved', subject: `order:${moveOrders.moves[0].order.id}` }),
  );
});
