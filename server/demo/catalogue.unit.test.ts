import { existsSync } from 'node:fs';
import { BANNERS } from './banners.ts';
import { allProducts, CATALOGUE } from './catalogue.ts';
import { EMOJI, type EmojiName, emojiPath } from './emoji.ts';
import { allRecipes, bannerPicture, productPictures, tilePicture } from './pictures.ts';
import { readRecords } from './readRecords.ts';
import { REVIEWS } from './reviews.ts';
import { SHOPPERS } from './reviewTexts.ts';
import { sizesOf } from './sizes.ts';
import { type DemoBannerKind, type DemoProduct, demoBanner } from './types.ts';

const products = allProducts();

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;
const share = (fits: (product: DemoProduct) => unknown) => products.filter(fits).length / products.length;
const optionLists = ({ weight, size, ram }: DemoProduct) =>
  [weight, size, ram].filter((list) => list !== undefined);
const sizedProducts = products.filter(({ otherSizes }) => otherSizes);
/** How many packages of the first size a stock is enough for. */
const packagesOf = (product: DemoProduct) => {
  const [first] = sizesOf(product);
  return product.loose && first?.contents ? Math.floor(product.stock / first.contents.amount) : product.stock;
};

describe('the demo catalogue', () => {
  test('has the promised extent', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(10);
    expect(products.length).toBeGreaterThanOrEqual(250);
    expect(isUnique(CATALOGUE.map((category) => category.slug))).toBe(true);
    expect(isUnique(CATALOGUE.map((category) => category.name))).toBe(true);
  });

  test.each(CATALOGUE)('$name has four or more distinct, filled sub-categories', ({ subCategories }) => {
    expect(subCategories.length).toBeGreaterThanOrEqual(4);
    expect(isUnique(subCategories.map((sub) => sub.name))).toBe(true);
    for (const { ownTaxes = {}, products } of subCategories)
      expect(products.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(ownTaxes)));
    expect(subCategories.filter((sub) => sub.products.length === 0)).toEqual([]);
  });

  test('names are unique, 10 to 90 characters, some truly long', () => {
    const names = products.map((product) => product.name);
    expect(isUnique(names.map((name) => name.toLowerCase()))).toBe(true);
    expect(names.filter((name) => name.length < 10 || name.length > 90)).toEqual([]);
    expect(names.filter((name) => name.length >= 80).length).toBeGreaterThanOrEqual(5);
  });

  test('descriptions are unique and say something', () => {
    const descriptions = products.map((product) => product.description);
    expect(isUnique(descriptions)).toBe(true);
    expect(descriptions.filter((text) => text.length < 80)).toEqual([]);
    const sentences = descriptions.flatMap((text) => text.split(/(?<=[.!?])\s+/));
    expect(isUnique(sentences)).toBe(true);
  });

  test('prices are whole rupees (clients of the old API pay no paise), never above the old price, from Rs 5 to five digits', () => {
    const prices = products.map((product) => product.price);
    const wrong = [...products, ...products.flatMap(sizesOf)].filter(
      ({ price, oldPrice }) =>
        oldPrice < price || [price, oldPrice].some((rupees) => Number(rupees.toFixed(2)) !== rupees),
    );
    expect(wrong).toEqual([]);
    expect(Math.min(...prices)).toBe(5);
    expect(Math.max(...prices)).toBeGreaterThanOrEqual(12_000);
    expect(Math.max(...prices)).toBeLessThanOrEqual(48_000);
  });

  test('stock is a whole number of units', () => {
    expect(products.filter(({ stock }) => !Number.isInteger(stock) || stock < 0)).toEqual([]);
  });

  test.each<[string, number, number, (product: DemoProduct) => unknown]>([
    ['sold out', 0.02, 0.06, ({ stock }) => stock === 0],
    ['down to a few units', 0.07, 0.13, (product) => packagesOf(product) >= 1 && packagesOf(product) <= 6],
    ['in stock by the hundred', 0.2, 0.6, (product) => packagesOf(product) >= 100],
    ['with prices by size', 0.4, 0.7, ({ otherSizes }) => otherSizes],
    ['sold loose', 0.02, 0.1, ({ loose }) => loose],
    ['weighed when packed', 0.01, 0.05, ({ weighed }) => weighed],
    ['discounted', 0.38, 0.52, ({ price, oldPrice }) => oldPrice > price],
    ['limited to some countries', 0.06, 0.1, ({ countries }) => countries],
    ['imported', 0.01, 0.05, ({ countryOfOrigin }) => countryOfOrigin],
    ['of known contents', 0.1, 0.3, ({ contents }) => contents],
    ['featured', 0.07, 0.12, ({ featured }) => featured],
    ['offered in several weights', 0.3, 0.7, ({ weight }) => weight],
    ['offered in several sizes', 0.15, 0.5, ({ size }) => size],
    ['offered with a choice of RAM', 0.005, 0.05, ({ ram }) => ram],
    ['offered with two option lists', 0.03, 0.12, (product) => optionLists(product).length === 2],
  ])('products %s are between %d and %d of all', (_, least, most, fits) => {
    expect(share(fits)).toBeGreaterThanOrEqual(least);
    expect(share(fits)).toBeLessThanOrEqual(most);
  });

  test('contents are only those of products without options, and of sizes whose option does not say it', () => {
    const wrong = products.filter(
      (product) => product.contents && !product.otherSizes && optionLists(product).length > 0,
    );
    expect(wrong).toEqual([]);
  });

  test.each(sizedProducts)('$name: every option is a size, and a larger one costs less a unit', (product) => {
    const sizes = sizesOf(product);
    expect(sizes.length).toBe(optionLists(product)[0]?.length);
    expect(new Set(sizes.map(({ contents }) => contents?.unit)).size).toBe(1);
    for (const [index, { price, contents }] of sizes.entries()) {
      const smaller = sizes[index - 1];
      if (!smaller) continue;
      expect(price).toBeGreaterThan(smaller.price);
      // Durable goods have no amount, and a pack may have as many, but larger pieces.
      if (!contents || !smaller.contents || contents.amount === smaller.contents.amount) continue;
      expect(contents.amount).toBeGreaterThan(smaller.contents.amount);
      expect(price * smaller.contents.amount).toBeLessThanOrEqual(smaller.price * contents.amount);
    }
  });

  test('options cost the same only where they are a choice: of a fit or a shape', () => {
    const choices = products.filter((product) => !product.otherSizes && optionLists(product).length > 0);
    expect(choices.map(({ name }) => name).toSorted()).toEqual([
      'Bamboo Toothbrush, Soft',
      'Handloom Cotton Apron',
      'LED Bulb 9 W, Warm White',
      'Neem Wood Comb',
      'Rubber Gloves, Long Cuff',
    ]);
  });

  test('durable goods have sizes, and those are no amounts', () => {
    const durable = products.filter((product) => product.durable);
    expect(durable.length).toBeGreaterThan(10);
    expect(durable.filter(({ otherSizes, contents }) => !otherSizes || contents)).toEqual([]);
  });

  test('goods that are weighed when they are packed have sizes in grams', () => {
    const units = products
      .filter(({ weighed }) => weighed)
      .flatMap((product) => sizesOf(product).map(({ contents }) => contents?.unit));
    expect(new Set(units)).toEqual(new Set(['G']));
  });

  test('sizes of loose goods share one stock, all others say theirs', () => {
    expect(products.filter(({ loose, otherSizes }) => loose && !otherSizes)).toEqual([]);
    const wrong = sizedProducts.filter(({ loose, otherSizes = [] }) =>
      otherSizes.some(({ stock }) => (stock === undefined) !== (loose ?? false)),
    );
    expect(wrong).toEqual([]);
    // The stock of loose goods is counted in what the smallest size takes of it.
    for (const product of products.filter(({ loose }) => loose))
      expect(packagesOf(product)).toBeGreaterThan(0);
  });

  test('option lists of one product are equally long, filled and without repetition', () => {
    const wrong = products.filter((product) => {
      const lists = optionLists(product);
      return (
        new Set(lists.map((list) => list.length)).size > 1 ||
        lists.some((list) => !list.length || !isUnique(list))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('countries are two-letter codes, mostly but not always with India', () => {
    const limited = products.flatMap(({ countries }) => (countries ? [countries] : []));
    expect(limited.flat().filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    expect(limited.some((codes) => codes.includes('IN'))).toBe(true);
    expect(limited.some((codes) => !codes.includes('IN'))).toBe(true);
  });

  test.each(['paneer', 'basmati rice', 'mango', 'milk', 'ghee', 'tea', 'turmeric', 'atta', 'dal', 'coffee'])(
    '%s can be found by name',
    (word) => {
      const pattern = new RegExp(`\\b${word}\\b`, 'i');
      expect(products.filter(({ name }) => pattern.test(name))).not.toEqual([]);
    },
  );
});

describe('pictures', () => {
  test('every emoji has its file', () => {
    const missing = (Object.keys(EMOJI) as EmojiName[]).filter((name) => !existsSync(emojiPath(name)));
    expect(missing).toEqual([]);
  });

  test('every product has three or more distinct pictures that get composed', () => {
    const composed = new Set(allRecipes().map((recipe) => recipe.key));
    const wrong = products.filter((product) => {
      const keys = productPictures(product);
      return keys.length < 3 || !isUnique(keys) || keys.some((key) => !composed.has(key));
    });
    expect(wrong).toEqual([]);
    expect(CATALOGUE.filter(({ picture }) => !composed.has(tilePicture(picture)))).toEqual([]);
    expect(BANNERS.filter((banner) => !composed.has(bannerPicture(banner)))).toEqual([]);
  });

  test('there are few enough of them to be composed at the first start', () => {
    expect(allRecipes().length).toBeLessThanOrEqual(700);
  });

  test('a product from elsewhere is refused', () => {
    const stranger = { ...products[0], name: 'Not of this shop' } as DemoProduct;
    expect(() => productPictures(stranger)).toThrow('Not of this shop');
  });
});

describe('banners', () => {
  test.each<[DemoBannerKind, number]>([
    ['HOME', 4],
    ['STRIP', 4],
    ['SIDE', 2],
  ])('%s: there are at least %d', (kind, least) => {
    expect(BANNERS.filter((banner) => banner.kind === kind).length).toBeGreaterThanOrEqual(least);
  });

  test.each(BANNERS)('$title leads to something that exists', ({ category, subCategory }) => {
    const target = CATALOGUE.find(({ slug }) => slug === category);
    expect(target).toBeDefined();
    if (subCategory) expect(target?.subCategories.map(({ name }) => name)).toContain(subCategory);
  });

  test('some strip banners lead to a sub-category, others to a category alone', () => {
    const strips = BANNERS.filter(({ kind }) => kind === 'STRIP');
    expect(strips.some(({ subCategory }) => subCategory)).toBe(true);
    expect(strips.some(({ subCategory }) => !subCategory)).toBe(true);
  });
});

describe('a data file', () => {
  test.each([
    [{ ...BANNERS[0], pictures: ['nothing'] }, 'pictures[0]'],
    [{ ...BANNERS[0], colour: '#fdeec6' }, 'colour'],
    [{ ...BANNERS[0], title: undefined }, 'title'],
  ])('with a wrong record is refused, and the place is named (%#)', (banner, place) => {
    const read = () => readRecords('banners.json', demoBanner, banner);
    expect(read).toThrow('server/demo/records/banners.json');
    expect(read).toThrow(place);
  });
});

describe('reviews', () => {
  test('there are a few hundred', () => {
    expect(REVIEWS.length).toBeGreaterThanOrEqual(350);
  });

  test('a shopper reviews a product at most once, and nobody says the same of it', () => {
    expect(isUnique(REVIEWS.map(({ product, customerName }) => `${product}|${customerName}`))).toBe(true);
    expect(isUnique(REVIEWS.map(({ product, text }) => `${product}|${text}`))).toBe(true);
  });

  test('they are by known shoppers, on known products, with half-star ratings', () => {
    const names = new Set(products.map(({ name }) => name));
    const shoppers = new Set(SHOPPERS.map(({ name }) => name));
    const wrong = REVIEWS.filter(
      ({ product, customerName, rating, daysAgo }) =>
        !names.has(product) ||
        !shoppers.has(customerName) ||
        rating < 1 ||
        rating > 5 ||
        !Number.isInteger(rating * 2) ||
        daysAgo < 1,
    );
    expect(wrong).toEqual([]);
    expect(isUnique(SHOPPERS.map(({ email }) => email))).toBe(true);
  });

  test('about half of the products have some, none more than eight', () => {
    const counts = new Map<string, number>();
    for (const { product } of REVIEWS) counts.set(product, (counts.get(product) ?? 0) + 1);
    expect(counts.size / products.length).toBeGreaterThan(0.45);
    expect(counts.size / products.length).toBeLessThan(0.65);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(8);
  });
});
