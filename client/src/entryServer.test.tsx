// @vitest-environment node
import { prerenderToNodeStream } from 'react-dom/static';
import { beforeEach, expect, test, vi } from 'vitest';
import { isRenderedForShoppers, type RenderRequest, render } from './entryServer.tsx';

// What a page needs is read before it is rendered, so that it is rendered once.

vi.mock('react-dom/static', async (original) => {
  const { prerenderToNodeStream: real } = await original<typeof import('react-dom/static')>();
  return { prerenderToNodeStream: vi.fn(real) };
});
const rendered = vi.mocked(prerenderToNodeStream);
beforeEach(() => {
  rendered.mockClear();
  asked = [];
});

const images = [{ __typename: 'Image', url: '/media/a.webp', srcSet: null }];
const product = (name: string) => ({
  __typename: 'Product',
  ...{ id: name, name, brand: 'Kirana', description: 'Good', images, price: 10, oldPrice: 12, discount: 16 },
  ...{ rating: 4, reviewCount: 0, catId: 'c', catName: 'Tea', subCatId: 's', subCatName: 'Green Tea' },
  ...{ countInStock: 5, options: [], productRam: [], productWeight: [], size: [] },
});
const list = (name: string) => ({
  __typename: 'ProductList',
  totalCount: 1,
  nodes: [product(name)],
});
const entry = (productTitle: string) => ({
  ...{ id: productTitle, productId: productTitle, productTitle, image: images[0], rating: 4, price: 10 },
});
const line = (productTitle: string) => ({
  __typename: 'CartLine',
  ...entry(productTitle),
  ...{ quantity: 2, subTotal: 20, countInStock: 5, option: null },
});
const category = { __typename: 'Category', id: 's', name: 'Green Tea', color: '#fff', images };

/** The names of the operations that a page has run. */
let asked: string[] = [];

const answers: Record<string, Record<string, unknown>> = {
  Categories: {
    categories: [{ ...category, children: [{ __typename: 'Category', id: 't', name: 'Sencha' }] }],
  },
  Home: { slides: [], strip: [], side: [], featured: list('Featured Assam') },
  Popular: { products: list('Popular Darjeeling') },
  Search: { products: list('Found Oolong') },
  Product: { product: { ...product('Fine Matcha'), related: [product('Related Hojicha')] } },
  Viewer: {
    me: {
      __typename: 'User',
      ...{
        id: 'u',
        name: 'Asha',
        email: 'asha@example.com',
        phone: '1',
        emailVerified: true,
        hasPassword: true,
      },
      images: [{ __typename: 'Image', url: '/media/asha.webp', srcSet: null }],
      cart: { __typename: 'Cart', id: 'u', count: 1, total: 20, lines: [line('Fine Matcha')] },
      wishlist: [{ ...entry('Roasted Hojicha'), __typename: 'WishlistItem' }],
    },
  },
  Listing: {
    category: { ...category, parent: { __typename: 'Category', id: 'c', name: 'Tea' } },
    products: list('Listed Sencha'),
    banners: [],
  },
};

/** Each page has a turn at once, which only the story of turns looks at. */
const atOnce: RenderRequest['inTurn'] = (work) => work();

const page = (url: string, away: string[] = [], inTurn = atOnce, signedIn = false) =>
  render({
    url,
    location: null,
    origin: 'http://shop.test',
    inTurn,
    signedIn,
    execute: async ({ operationName = '' }) => {
      asked.push(operationName);
      if (away.includes(operationName)) throw new Error(`${operationName} cannot be read`);
      return { data: answers[operationName] };
    },
  });

test.each([
  ['/', ['Featured Assam', 'Popular Darjeeling', 'Green Tea']],
  ['/products/subCat/s', ['Listed Sencha', 'Green Tea']],
  ['/product/Fine%20Matcha', ['Fine Matcha', 'Related Hojicha', 'Green Tea']],
  ['/search?q=oolong', ['Found Oolong', 'Green Tea']],
  ['/cart', ['Your Cart', 'Green Tea']],
])('%s is rendered once, and complete', async (url, shown) => {
  const { status, body } = await page(url);
  expect(status).toBe(200);
  for (const text of shown) expect(body).toContain(text);
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('a page whose data cannot be read says so', async () => {
  expect(await page('/products/subCat/s', ['Listing'])).toMatchObject({ status: 503, body: '' });
  expect(await page('/', ['Popular'])).toMatchObject({ status: 503 });
});

test.each([
  ['can', [], 200],
  ['cannot', ['Listing', 'Categories'], 503],
])('what %s be read is asked for before the page has its turn, and not again', async (_, away, status) => {
  let before: string[] = [];
  const inTurn: typeof atOnce = (work) => {
    before = [...asked];
    return work();
  };
  expect(await page('/products/subCat/s', away, inTurn)).toMatchObject({ status });
  expect(before.sort()).toEqual(['Categories', 'Listing']);
  expect(asked).toHaveLength(before.length);
});

test.each([
  ['/search?q=oolong', 'http://shop.test/search'],
  ['/cart', 'http://shop.test/cart'],
])('%s is %s to search engines', async (url, canonical) => {
  const { head } = await page(url);
  expect(head).toContain(`<link rel="canonical" href="${canonical}"/>`);
  expect(head).not.toContain('noindex');
});

test.each([
  ['/cart', ['Fine Matcha', 'Proceed To CheckOut', 'Green Tea']],
  ['/myList', ['Roasted Hojicha', 'Green Tea']],
])('%s is rendered once for its shopper, whole, without styles of its own', async (url, shown) => {
  const { status, body, head, shopper } = await page(url, [], atOnce, true);
  expect(status).toBe(200);
  for (const text of [...shown, '/media/asha.webp']) expect(body).toContain(text);
  expect(shopper).toEqual({
    userId: 'u',
    name: 'Asha',
    email: 'asha@example.com',
    image: '/media/asha.webp',
  });
  // The browser puts nothing but the body in the place of the visitors’ page.
  expect(head).not.toContain('<style');
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('where it cannot be read who the shopper is, there is no page of theirs', async () => {
  expect(await page('/cart', ['Viewer'], atOnce, true)).toMatchObject({
    status: 503,
    body: '',
    shopper: null,
  });
});

test.each([
  ['/cart', true],
  ['/myList?from=mail', true],
  ['/', false],
  ['/checkout', false],
  ['//cart', false],
])('%s is rendered for shoppers: %s', (url, is) => {
  expect(isRenderedForShoppers(url)).toBe(is);
});
