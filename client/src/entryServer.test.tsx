// @vitest-environment node
import { prerenderStatic } from '@apollo/client/react/ssr';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from './entryServer.tsx';

// What a page needs is read before it is rendered, so that it is rendered once.

vi.mock('@apollo/client/react/ssr', async (original) => {
  const { prerenderStatic: real } = await original<typeof import('@apollo/client/react/ssr')>();
  return { prerenderStatic: vi.fn(real) };
});
const renderedRepeatedly = vi.mocked(prerenderStatic);
beforeEach(() => {
  renderedRepeatedly.mockClear();
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
const category = { __typename: 'Category', id: 's', name: 'Green Tea', color: '#fff', images };

const answers: Record<string, Record<string, unknown>> = {
  Categories: {
    categories: [{ ...category, children: [{ __typename: 'Category', id: 't', name: 'Sencha' }] }],
  },
  Home: { slides: [], strip: [], side: [], featured: list('Featured Assam') },
  Popular: { products: list('Popular Darjeeling') },
  Search: { products: list('Found Oolong') },
  Product: { product: { ...product('Fine Matcha'), related: [product('Related Hojicha')] } },
  Listing: {
    category: { ...category, parent: { __typename: 'Category', id: 'c', name: 'Tea' } },
    products: list('Listed Sencha'),
    banners: [],
  },
};

const page = (url: string, away: string[] = []) =>
  render({
    url,
    location: null,
    origin: 'http://shop.test',
    execute: async ({ operationName = '' }) => {
      if (away.includes(operationName)) throw new Error(`${operationName} cannot be read`);
      return { data: answers[operationName] };
    },
  });

test.each([
  ['/', ['Featured Assam', 'Popular Darjeeling', 'Green Tea']],
  ['/products/subCat/s', ['Listed Sencha', 'Green Tea']],
  ['/product/Fine%20Matcha', ['Fine Matcha', 'Related Hojicha', 'Green Tea']],
  ['/search?q=oolong', ['Found Oolong', 'Green Tea']],
])('%s is rendered once, and complete', async (url, shown) => {
  const { status, body } = await page(url);
  expect(status).toBe(200);
  for (const text of shown) expect(body).toContain(text);
  expect(renderedRepeatedly).not.toHaveBeenCalled();
});

test('a page whose data cannot be read says so', async () => {
  expect(await page('/products/subCat/s', ['Listing'])).toMatchObject({ status: 503, body: '' });
  expect(await page('/', ['Popular'])).toMatchObject({ status: 503 });
});
