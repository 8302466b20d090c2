import { Products } from '../../../test/generated/documents.ts';
import type { RestBanner, RestCategory, RestProduct, RestProductPage } from '../../../test/restTypes.ts';
import { startShop, type TestShop } from '../../../test/testkit.ts';

let kit: TestShop;
const get = async <Body>(path: string) => (await kit.rest<Body>('GET', path)).body;
const getPage = (path: string) => get<RestProductPage>(path);
const listCategories = async () => (await get<{ categoryList: RestCategory[] }>('/category/')).categoryList;

beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

describe('categories', () => {
  test('the list has both ids, absolute picture URLs, and sub-categories of the same shape [3.category.1 7.category.1]', async () => {
    const categoryList = await listCategories();
    expect(categoryList.length).toBeGreaterThanOrEqual(10);
    for (const category of categoryList) {
      expect(category.children.length).toBeGreaterThanOrEqual(4);
      for (const one of [category, ...category.children]) {
        expect(one._id).toBe(one.id);
        expect(one).toEqual({
          ...one,
          name: expect.any(String),
          slug: expect.any(String),
          color: expect.stringMatching(/^#[0-9a-f]{6}$/i),
          images: expect.any(Array),
          children: expect.any(Array),
        });
        for (const image of one.images) expect(image).toMatch(`${kit.url}/`);
      }
    }
    expect(await get('/category')).toEqual({ categoryList });
  });

  test('a category or sub-category is an array of one; an unknown one is an empty array [7.category.2]', async () => {
    const category = (await listCategories())[0]!;
    expect(await get(`/category/${category.id}`)).toEqual({ categoryData: [category] });
    const child = category.children[0]!;
    expect(await get(`/category/${child.id}`)).toEqual({ categoryData: [child] });
    for (const unknown of ['nothing', 'undefined', `${category.id}x`]) {
      const answer = await kit.rest('GET', `/category/${unknown}`);
      expect(answer).toMatchObject({ status: 200, body: { categoryData: [] } });
    }
  });
});

test('banners are bare arrays; a banner of a whole category has null as its sub-category [3.banner.1 7.banners.1]', async () => {
  for (const path of ['/homeBanner', '/banners', '/homeSideBanners']) {
    const banners = await get<RestBanner[]>(path);
    expect(banners.length).toBeGreaterThan(1);
    for (const banner of banners) {
      expect(banner._id).toBe(banner.id);
      expect(banner.images[0]).toMatch(`${kit.url}/`);
      expect(banner).toHaveProperty('catId');
      expect(banner).toHaveProperty('subCatId');
    }
  }
  expect((await get<RestBanner[]>('/banners')).map(({ subCatId }) => subCatId)).toContain(null);
});

describe('products', () => {
  let category: RestCategory;
  beforeAll(async () => {
    category = (await listCategories())[0]!;
  });

  test('a product has every field, in rupees, with lists that are never null [3.product.1 3.product.2 7.products.7]', async () => {
    const { id } = await kit.product('basmati');
    const product = await get<RestProduct>(`/products/${id}`);
    expect(product).toEqual({
      id,
      _id: id,
      name: expect.any(String),
      brand: expect.any(String),
      description: expect.stringMatching(/\w/),
      images: expect.any(Array),
      price: expect.any(Number),
      oldPrice: expect.any(Number),
      discount: expect.any(Number),
      rating: expect.any(Number),
      catId: expect.any(String),
      catName: expect.stringMatching(/\w/),
      subCatId: expect.any(String),
      subCatName: expect.stringMatching(/\w/),
      countInStock: await kit.stockOf(id),
      productRam: expect.any(Array),
      productWeight: expect.any(Array),
      size: expect.any(Array),
      options: expect.any(Array),
      dateCreated: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(product.images[0]).toMatch(`${kit.url}/`);
  });

  test('an unknown product is a JSON error [8.server.5]', async () => {
    const answer = await kit.rest('GET', '/products/nothing');
    expect(answer).toMatchObject({
      status: 404,
      body: { status: false, error: true, msg: expect.any(String), code: expect.stringMatching(/^[A-Z_]+$/) },
    });
  });

  test('categories and sub-categories list their products, at most 100 per page [7.products.3 7.products.4]', async () => {
    const ofCategory = await getPage(`/products/catId?catId=${category.id}&location=All`);
    expect(ofCategory).toMatchObject({ page: 1, totalPages: 1 });
    expect(ofCategory.products.length).toBeGreaterThan(10);
    for (const product of ofCategory.products) expect(product.catId).toBe(category.id);

    const sub = category.children[0]!.id;
    const ofSub = await getPage(`/products/subCatId?subCatId=${sub}`);
    expect(ofSub.products).toEqual(ofCategory.products.filter(({ subCatId }) => subCatId === sub));
    const { products } = await kit.gql(Products, { filter: { subCategoryId: sub } });
    const units = new Map(products.nodes.map(({ id, countInStock }) => [id, countInStock]));
    for (const { description, countInStock, id } of ofSub.products) {
      expect(description).toMatch(/\w/);
      expect(countInStock).toBe(units.get(id));
    }
    // It has no sizes with stocks of their own.
    const [mango] = ofSub.products;
    expect(mango!.countInStock).toBe(await kit.stockOf(mango!.id));
  });

  test('the pages contain every product once', async () => {
    const all = (await getPage(`/products/catId?catId=${category.id}`)).products;
    const pages = await Promise.all(
      [1, 2, 3].map((page) => getPage(`/products/catId?catId=${category.id}&page=${page}&perPage=4`)),
    );
    expect(pages.flatMap(({ products }) => products)).toEqual(all.slice(0, 12));
    expect(pages[2]).toMatchObject({ page: 3, totalPages: Math.ceil(all.length / 4) });
    expect(await get(`/products/catId?catId=${category.id}&page=999`)).toMatchObject({
      products: [],
      page: 999,
    });
  });

  test.each(['', 'All', 'null', 'undefined'])('location %p does not filter', async (location) => {
    const everything = await get(`/products/catId?catId=${category.id}`);
    expect(await get(`/products/catId?catId=${category.id}&location=${location}`)).toEqual(everything);
  });

  test('a location excludes products that are not sold there, in every list [7.products.2 7.products.3 7.products.4 7.products.5 7.products.6]', async () => {
    const { products } = kit.shop.catalog.snapshot;
    const limited = products.find(({ countries, featured }) => featured && countries.length > 0)!;
    const { id, catId, subCatId, rating, price } = await get<RestProduct>(`/products/${limited.id}`);
    for (const list of [
      '/products/featured?',
      `/products/catId?catId=${catId}&`,
      `/products/subCatId?subCatId=${subCatId}&`,
      `/products/rating?rating=${rating}&catId=${catId}&`,
      `/products/rating?rating=${rating}&subCatId=${subCatId}&`,
      `/products/fiterByPrice?minPrice=${price}&maxPrice=${price}&catId=${catId}&`,
      `/products/fiterByPrice?minPrice=${price}&maxPrice=${price}&subCatId=${subCatId}&`,
    ]) {
      const ids = async (location: string) => {
        const body = await get<RestProduct[] | RestProductPage>(`${list}location=${location}`);
        return ('products' in body ? body.products : body).map((product) => product.id);
      };
      expect(await ids('All')).toContain(id);
      expect(await ids(limited.countries[0]!)).toContain(id);
      expect(await ids('AQ')).not.toContain(id);
    }
  });

  test.each(['catId', 'subCatId'])(
    '%s of null, undefined, nothing or nobody is an empty list',
    async (name) => {
      for (const query of [`${name}=null`, `${name}=undefined`, `${name}=`, `${name}=nobody`, '']) {
        const answer = await kit.rest('GET', `/products/${name}?${query}`);
        expect(answer).toMatchObject({ status: 200, body: { products: [], totalPages: 0, page: 1 } });
      }
    },
  );

  test('the rating filter is exact [7.products.5]', async () => {
    const { rating } = (await getPage(`/products/catId?catId=${category.id}`)).products[0]!;
    const { products } = await getPage(`/products/rating?rating=${rating}&catId=${category.id}&location=All`);
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) expect(product).toMatchObject({ rating, catId: category.id });
    expect((await getPage(`/products/rating?rating=${rating}&subCatId=null`)).products).toEqual([]);
  });

  test('the bounds of the price filter are inclusive [7.products.6]', async () => {
    const all = (await getPage(`/products/catId?catId=${category.id}`)).products;
    const prices = all.map(({ price }) => price).sort((a, b) => a - b);
    const [low, high] = [prices[2]!, prices.at(-3)!];
    const { products } = await getPage(
      `/products/fiterByPrice?minPrice=${low}&maxPrice=${high}&catId=${category.id}&location=All`,
    );
    expect(products).toEqual(all.filter(({ price }) => price >= low && price <= high));
    expect(products.map(({ price }) => price)).toEqual(expect.arrayContaining([low, high]));
  });

  test('the featured products are a bare array [7.products.1]', async () => {
    const featured = await get<RestProduct[]>('/products/featured?location=IN');
    expect(featured.length).toBeGreaterThan(3);
    const { productById } = kit.shop.catalog.snapshot;
    for (const { id } of featured) expect(productById.get(id)).toMatchObject({ featured: true });
  });
});

describe('search', () => {
  test('is a bare array, best match first, also for a misspelled word [7.search.1]', async () => {
    for (const q of ['paneer', 'panner']) {
      const [first] = await get<RestProduct[]>(`/search?q=${q}`);
      expect(first?.name.toLowerCase()).toContain('paneer');
    }
  });

  test.each(['q=50%25%20off', 'q=100%', 'q=%E0%A4%A', 'q=a&b(', 'q=%26', 'q=(', 'q=xyzzyqwerty', 'q=%00'])(
    'half-encoded text is searched for as it is: %s',
    async (query) => {
      const answer = await kit.rest('GET', `/search?${query}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toBeInstanceOf(Array);
    },
  );

  test.each(['', 'q=', 'q=%20', 'q=rice&q=dal', 'q[]=rice', `q=${'x'.repeat(201)}`])(
    'without one text to look for it is an error: %s',
    async (query) => {
      const answer = await kit.rest('GET', `/search?${query}`);
      expect(answer).toMatchObject({
        status: 400,
        body: { status: false, error: true, msg: expect.stringMatching(/^q /), code: 'INPUT_INVALID' },
      });
    },
  );
});
