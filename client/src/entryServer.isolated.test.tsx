// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from './entryServer.tsx';

vi.mock('react-dom/server', async (original) => {
  const { renderToString: real } = await original<typeof import('react-dom/server')>();
  return { renderToString: vi.fn(real) };
});
const renders = vi.mocked(renderToString);
let operations: string[] = [];
beforeEach(() => {
  renders.mockClear();
  operations = [];
});

const images = [{ __typename: 'Image', url: '/media/a.webp', srcSet: null }];
const variant = {
  __typename: 'ProductVariant',
  ...{ id: 'v', label: null, gtin: null, image: null, amount: null, unit: null },
  ...{ price: 10, oldPrice: 12, discount: 16, countInStock: 5, unitPrice: null, comparablePrice: null },
  ...{ weighed: false, netQuantity: null },
};
const product = (name: string) => ({
  __typename: 'Product',
  ...{
    id: name,
    name,
    brand: 'Kirana',
    description: 'Good',
    images,
    imageAlts: [],
    price: 10,
    oldPrice: 12,
    discount: 16,
  },
  ...{ rating: 4, reviewCount: 0, catId: 'c', catName: 'Tea', subCatId: 's', subCatName: 'Green Tea' },
  ...{
    countInStock: 5,
    countryOfOrigin: null,
    options: [],
    productRam: [],
    productWeight: [],
    size: [],
  },
  priceRange: { __typename: 'PriceRange', lowest: 10, highest: 10 },
  variants: [variant],
});
const emptyCart = {
  __typename: 'Cart',
  id: 'u',
  saved: 0,
  discounts: [],
  acceptsCodes: false,
  couponCode: null,
  codeProblem: null,
};
const list = (name: string) => ({
  __typename: 'ProductList',
  totalCount: 1,
  highestPrice: 10,
  importedFrom: [],
  nodes: [product(name)],
});
const entry = (productTitle: string) => ({
  ...{ id: productTitle, productId: productTitle, productTitle, image: images[0], rating: 4, price: 10 },
});
const line = (productTitle: string) => ({
  __typename: 'CartLine',
  ...entry(productTitle),
  ...{ quantity: 2, subTotal: 20, countInStock: 5, option: null, variant: null },
});
const category = { __typename: 'Category', id: 's', name: 'Green Tea', color: '#fff', images };

const results: Record<string, Record<string, unknown>> = {
  Categories: {
    categories: [{ ...category, children: [{ __typename: 'Category', id: 't', name: 'Sencha' }] }],
  },
  ShopInfo: { shopInfo: { __typename: 'ShopInfo', name: 'Kirana', phone: '1800', supportHours: '24/7' } },
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
      cart: { ...emptyCart, count: 1, subTotal: 20, total: 20, lines: [line('Fine Matcha')] },
      wishlist: [{ ...entry('Roasted Hojicha'), __typename: 'WishlistItem' }],
    },
  },
  SignInOptions: { signInOptions: { __typename: 'SignInOptions', google: false, demo: true, mail: false } },
  Orders: {
    me: {
      __typename: 'User',
      ...{ id: 'u', orders: [], paymentNotices: [] },
      cart: { ...emptyCart, count: 0, subTotal: 0, total: 0, lines: [] },
    },
  },
  BillingDefaults: {
    shopInfo: { __typename: 'ShopInfo', gstRegistered: false },
    me: {
      __typename: 'User',
      ...{ id: 'u', name: 'Asha', email: 'asha@example.com', phone: '1', lastBilling: null },
    },
  },
  ConfirmingPayments: {
    me: {
      __typename: 'User',
      ...{ id: 'u', paymentNotices: [] },
      cart: { ...emptyCart, count: 1, subTotal: 20, total: 20, lines: [line('Fine Matcha')] },
    },
  },
  CategoryListing: {
    category: { ...category, parent: { __typename: 'Category', id: 'c', name: 'Tea' } },
    products: list('Listed Sencha'),
    banners: [],
  },
};

/** By URL: results that differ from those of the other pages. */
const otherResults: Record<string, typeof results> = {
  '/product/unknown': { Product: { product: null } },
  '/products/subCat/s?page=9': {
    CategoryListing: {
      ...results.CategoryListing,
      products: { ...list('Listed Sencha'), totalCount: 30, nodes: [] },
    },
  },
};

interface Options {
  /** Operations that fail. */
  failing?: string[];
  expiresAt?: number;
  isSignedIn?: boolean;
}

const renderPage = (url: string, { failing = [], expiresAt = Infinity, isSignedIn = false }: Options = {}) =>
  render({
    url,
    location: null,
    origin: 'http://shop.test',
    expiresAt,
    isSignedIn,
    execute: async ({ operationName = '' }) => {
      operations.push(operationName);
      if (failing.includes(operationName)) throw new Error(`${operationName} failed`);
      return {
        data: otherResults[url]?.[operationName] ?? results[operationName],
      };
    },
  });

describe('a page for visitors', () => {
  it.each([
    ['/', ['Featured Assam', 'Popular Darjeeling', 'Green Tea']],
    ['/products/subCat/s', ['Listed Sencha', 'Green Tea']],
    ['/product/Fine%20Matcha', ['Fine Matcha', 'Related Hojicha', 'Green Tea']],
    ['/search?q=oolong', ['Found Oolong', 'Green Tea']],
    ['/cart', ['Your Cart', 'Green Tea']],
    ['/signIn', ['Sign In', 'Green Tea']],
    ['//', ['Featured Assam', 'Green Tea']],
  ])('%s is rendered once, with its data', async (url, texts) => {
    const { status, body, state } = await renderPage(url);
    expect(status).toBe(200);
    for (const text of texts) expect(body).toContain(text);
    expect(renders).toHaveBeenCalledTimes(1);
    expect(JSON.parse(state).shopper).toBeNull();
  });

  it.each([
    ['/no/such/page', 'NotFoundPage'],
    ['//no-such-page', 'NotFoundPage'],
    ['//[', 'NotFoundPage'],
    ['/product/unknown', 'ProductPage'],
  ])('%s has status 404', async (url, page) => {
    expect(await renderPage(url)).toMatchObject({ status: 404, page });
  });

  it('is empty with status 503 when its data cannot be read', async () => {
    expect(await renderPage('/products/subCat/s', { failing: ['CategoryListing'] })).toMatchObject({
      status: 503,
      body: '',
    });
    expect(await renderPage('/', { failing: ['Popular'] })).toMatchObject({ status: 503 });
    expect(renders).not.toHaveBeenCalled();
  });

  it('reads each query once, before it is rendered', async () => {
    await renderPage('/');
    expect(operations.sort()).toEqual(['Categories', 'Home', 'Popular', 'ShopInfo']);
    expect(renders).toHaveBeenCalledTimes(1);
  });

  it('is not rendered when nobody waits for it any more', async () => {
    expect(await renderPage('/', { expiresAt: Date.now() - 1 })).toMatchObject({ status: 503, body: '' });
    expect(renders).not.toHaveBeenCalled();
  });

  it.each([
    ['/search?q=oolong', 'http://shop.test/search?q=oolong', 'noindex'],
    ['/search?q=oolong&page=2&sort=name', 'http://shop.test/search?q=oolong&amp;page=2', 'noindex'],
    ['/products/subCat/s?page=2&min=200', 'http://shop.test/products/subCat/s?page=2', 'index'],
    ['/cart', 'http://shop.test/cart', 'index'],
  ])('%s has the canonical address %s: %s', async (url, canonical, robots) => {
    const { head } = await renderPage(url);
    expect(head).toContain(`<link rel="canonical" href="${canonical}"/>`);
    expect(head.includes('noindex')).toBe(robots === 'noindex');
  });

  it.each([
    ['/search?q=oolong&page=2', '<title>Results for “oolong”, page 2 · Kirana</title>'],
    ['/products/subCat/s?page=2', '<title>Green Tea, page 2 · Kirana</title>'],
  ])('%s has a title of its own', async (url, title) => {
    expect((await renderPage(url)).head).toContain(title);
  });

  it('behind the last one of a list is not found, and links to the last one', async () => {
    const { status, body } = await renderPage('/products/subCat/s?page=9');
    expect(status).toBe(404);
    expect(body).toContain('This list has no such page');
    expect(body).toContain('href="/products/subCat/s?page=2"');
  });
});

describe('a page for a shopper', () => {
  it.each([
    ['/cart', ['Fine Matcha', 'Proceed To CheckOut', 'Green Tea']],
    ['/myList', ['Roasted Hojicha', 'Green Tea']],
    ['/checkout', ['BILLING DETAILS', 'Fine Matcha']],
    ['/my-account', ['asha@example.com']],
    ['/orders', ['Orders']],
  ])('%s is rendered once, with the data and the id of its shopper', async (url, texts) => {
    const { status, body, state } = await renderPage(url, { isSignedIn: true });
    expect(status).toBe(200);
    for (const text of [...texts, '/media/asha.webp']) expect(body).toContain(text);
    expect(JSON.parse(state).shopper).toEqual({
      userId: 'u',
      name: 'Asha',
      email: 'asha@example.com',
      image: '/media/asha.webp',
    });
    expect(renders).toHaveBeenCalledTimes(1);
  });

  it('is empty with status 503 when the shopper cannot be read', async () => {
    expect(await renderPage('/cart', { failing: ['Viewer'], isSignedIn: true })).toMatchObject({
      status: 503,
      body: '',
      state: '',
    });
  });
});
