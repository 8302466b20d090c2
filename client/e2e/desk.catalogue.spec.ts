import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test as base, expect } from './fixtures.ts';
import { signInBrowser } from './shopApi.ts';
import { startShopServer } from './shopServer.ts';

// Staff edit the catalogue at the desk. Each test has products of its own, by category, in a shop of each worker.

const test = base.extend<object, { editedShop: string }>({
  editedShop: [
    async ({ browserName: _ }, use, { project, parallelIndex }) => {
      const port = Number(process.env.E2E_PORT) + 15 + parallelIndex;
      const shop = await startShopServer(port, `${project.outputDir}/edited-shop-${parallelIndex}`);
      await use(shop.url);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ editedShop }, use) => use(editedShop),
});

const ask = async (request: APIRequestContext, query: string, variables: object, token?: string) => {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const response = await request.post('/graphql', {
    data: { query, variables },
    ...(headers && { headers }),
  });
  return (await response.json()).data;
};

/** The demo's owner. */
async function signInOwner(request: APIRequestContext) {
  const query = `mutation($input: SignInInput!) {
    signIn(input: $input) { ... on SignedIn { token user { id name email phone } } }
  }`;
  const password = 'kirana-demo';
  const { signIn } = await ask(request, query, { input: { email: 'owner@kirana.example', password } });
  return { ...signIn.user, password, token: signIn.token as string };
}

const PRODUCTS = `query($filter: DeskProductFilter) {
  desk { products(filter: $filter, first: 100) { nodes { id version name price brand } } }
}`;

const UPDATE =
  'mutation($changes: [DeskProductChange!]!) { updateProducts(changes: $changes) { __typename } }';

interface DeskProduct {
  id: string;
  version: string;
  name: string;
  price: number;
  brand: string;
}

/** Opens the grid with the products of a category. */
async function openGrid(page: Page, categoryId: string) {
  await page.goto(`/desk/products?category=${categoryId}`);
  await expect(page.getByRole('grid', { name: 'Products' })).toBeVisible();
}
const cell = (page: Page, row: number, field: string) => page.locator(`#cell-${row}-${field}`);

test.describe('the grid of products', () => {
  test.beforeEach(async ({ context, request, baseURL }) => {
    await signInBrowser(context, String(baseURL), await signInOwner(request));
  });

  async function productsOf(request: APIRequestContext, categoryId: string): Promise<DeskProduct[]> {
    const { token } = await signInOwner(request);
    return (await ask(request, PRODUCTS, { filter: { categoryId } }, token)).desk.products.nodes;
  }

  test('reprices a whole category by percent, and undoes it', async ({ page, request, shop }) => {
    const [category] = await shop.listCategories();
    const before = await productsOf(request, category!.id);
    await openGrid(page, category!.id);
    await expectAccessible(page);
    await page.getByLabel('Select all loaded products').check({ force: true });
    await page.getByRole('button', { name: 'Change many…' }).click();
    await page.getByLabel('Percent, may be negative').fill('10');
    await page.getByRole('button', { name: 'Fill in' }).click();
    await expect(page.getByRole('status').filter({ hasText: `in ${before.length} products` })).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/products saved|refused/).first()).toBeVisible();
    const after = await productsOf(request, category!.id);
    expect(after.length).toBeGreaterThan(10);
    const raised = (price: number) => Math.round(price * 110 + 1e-6) / 100;
    expect(after.map(({ price }) => price)).toEqual(before.map(({ price }) => raised(price)));
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    expect(await productsOf(request, category!.id)).toEqual(before);
  });

  test('is edited by keyboard and by pasting, and shows what was refused', async ({
    page,
    request,
    shop,
  }) => {
    const category = (await shop.listCategories())[1]!;
    const before = await productsOf(request, category.id);
    await openGrid(page, category.id);
    await cell(page, 0, 'brand').click();
    await page.keyboard.type('Typed');
    await page.keyboard.press('Enter');
    await expect(cell(page, 1, 'brand')).toBeFocused();
    await page.keyboard.press('F2');
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Pasted 1\nPasted 2\n');
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    });
    await expect(cell(page, 2, 'brand')).toHaveText('Pasted 2');
    await cell(page, 0, 'oldPrice').click();
    await page.keyboard.type('0.5');
    await page.keyboard.press('Tab');
    await expect(page.getByText('4 changes in 3 products')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(cell(page, 0, 'oldPrice')).toHaveAttribute('aria-invalid', 'true');
    expect((await productsOf(request, category.id))[0]!.brand).toBe(before[0]!.brand);
    await cell(page, 0, 'oldPrice').click();
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('3 products saved')).toBeVisible();
    const brands = (await productsOf(request, category.id)).slice(0, 3).map(({ brand }) => brand);
    expect(brands).toEqual(['Typed', 'Pasted 1', 'Pasted 2']);
  });

  test('edits stock and SKU, shows a sale meanwhile, and undoes it', async ({ page, request, shop }) => {
    const category = (await shop.listCategories())[3]!;
    await openGrid(page, category.id);
    const stock = Number(await cell(page, 0, 'stock').innerText());
    await cell(page, 0, 'stock').click();
    await page.keyboard.type(String(stock + 20));
    await page.keyboard.press('Enter');
    const [product] = await productsOf(request, category.id);
    // Somebody else takes two units away before the edit is saved.
    const { token } = await signInOwner(request);
    const changes = [{ id: product!.id, version: product!.version, stockChange: -2 }];
    await ask(request, UPDATE, { changes }, token);
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else has changed these products' });
    const row = dialog.getByRole('row', { name: /Stock/ });
    await expect(row).toContainText(new RegExp(`${stock}.*${stock + 20}.*${stock - 2}`));
    await dialog.getByRole('button', { name: 'Keep mine', exact: true }).click();
    await cell(page, 0, 'sku').click();
    const sku = `E2E-${product!.id.slice(-6)}`;
    await page.keyboard.type(sku);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${product!.name} saved`)).toBeVisible();
    await expect(cell(page, 0, 'stock')).toHaveText(String(stock + 20));
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(cell(page, 0, 'stock')).toHaveText(String(stock - 2));
    await expect(cell(page, 0, 'sku')).toHaveText('');
  });

  test('shows both versions when somebody else has changed a product', async ({ page, request, shop }) => {
    const category = (await shop.listCategories())[2]!;
    await openGrid(page, category.id);
    await cell(page, 0, 'brand').click();
    await page.keyboard.type('Mine');
    await page.keyboard.press('Enter');
    const [product] = await productsOf(request, category.id);
    const { token } = await signInOwner(request);
    const changes = [{ id: product!.id, version: product!.version, brand: 'Theirs' }];
    await ask(request, UPDATE, { changes }, token);
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else has changed these products' });
    await expect(dialog.getByRole('row', { name: /Brand/ })).toContainText(/Mine.*Theirs/);
    await dialog.getByRole('button', { name: 'Keep mine', exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/ saved$/)).toBeVisible();
    expect((await productsOf(request, category.id))[0]!.brand).toBe('Mine');
  });
});

test('a product is edited on a page of its own', async ({ page, context, request, baseURL, shop }) => {
  await signInBrowser(context, String(baseURL), await signInOwner(request));
  const { id, name } = await shop.getProduct('Sharbati Chakki Atta, Stone Ground');
  await page.goto(`/desk/products/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Text alternative of picture 1').fill('A sack of rice');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} saved`)).toBeVisible();
  await page.goto(`/product/${id}`);
  await expect(page.getByAltText('A sack of rice')).toBeVisible();
});

test('categories and banners are created and deleted', async ({ page, context, request, baseURL }) => {
  await signInBrowser(context, String(baseURL), await signInOwner(request));
  await page.goto('/desk/categories');
  await page.getByRole('button', { name: 'New category', exact: true }).click();
  await page.getByLabel('Name').fill('Pooja needs');
  await page.getByRole('button', { name: 'Save' }).click();
  const category = page.getByRole('region', { name: 'Pooja needs' });
  await expect(category).toContainText('0 products');
  await expectAccessible(page);
  await category.getByRole('button', { name: 'Delete Pooja needs' }).click();
  await expect(category).toBeHidden();

  await page.goto('/desk/banners');
  await expect(page.getByText('Shown now').first()).toBeVisible();
  await expectAccessible(page);
  const first = page.getByRole('article').first();
  const title = await first.locator('p').first().innerText();
  await first.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Shown until').fill('2020-01-01T00:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('article').filter({ hasText: title }).first()).toContainText('Not shown now');
});
