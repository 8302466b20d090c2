import { CATALOGUE } from '../../../demo/catalogue.ts';
import { cases, moreGoods } from '../../../test/searchQuality.cases.ts';
import { findProducts, suggest } from './catalog.service.ts';
import { createProductIndex, toSearchDocument } from './searchDocument.ts';
import { buildSnapshot, type CatalogProduct } from './snapshot/snapshot.ts';

// What shoppers search for in the demo catalogue, and which products they must see first.

const noTexts: readonly string[] = [];
const categoryNames = new Map<string, readonly string[]>();
const search = createProductIndex(({ id }) => categoryNames.get(id) ?? []);
function put(name: string, names: readonly string[], others: Partial<CatalogProduct>, description: string) {
  const product = {
    id: name,
    name,
    countries: noTexts,
    size: noTexts,
    productWeight: noTexts,
    ...others,
  } as CatalogProduct;
  categoryNames.set(name, names);
  search.put(name, toSearchDocument(product, description, names));
}
for (const category of CATALOGUE)
  for (const subCategory of category.subCategories)
    for (const { name, brand, description, size = noTexts, weight = noTexts } of subCategory.products)
      put(name, [category.name, subCategory.name], { brand, size, productWeight: weight }, description);
const ctx = {
  catalog: {
    search,
    snapshot: buildSnapshot({ revision: 1, products: [], withdrawn: [], categories: [], banners: [] }),
  },
};

function topNames(text: string, first: number): string[] {
  const page = findProducts(ctx, { text, first, offset: 0 });
  if ('message' in page) throw new Error(page.message);
  return page.products.map(({ product }) => product.name);
}

/** Each name is the beginning of a product's name. */
type Expectation = [query: string, top: number, names: string[]];

const plain: Expectation[] = [
  ['paneer', 3, ['Paneer Malai', 'Low Fat Paneer']],
  ['milk', 5, ['Full Cream Milk', 'Toned Milk']],
  ['honey', 1, ['Wild Forest Honey']],
  ['eggs', 4, ['Farm Eggs', 'Free Range Brown Eggs', 'Kadaknath Eggs', 'Quail Eggs']],
  ['saffron', 2, ['Kashmiri Mongra Saffron']],
  ['toothpaste', 1, ['Clove & Mint Toothpaste']],
  ['soap', 2, ['Neem & Tulsi Bathing Soap', 'Mysore Style Sandalwood Soap']],
  ['salt', 3, ['Iodised Salt', 'Himalayan Pink Rock Salt']],
  ['noodles', 2, ['Masala Atta Noodles', 'Hakka Noodles']],
];
const severalWords: Expectation[] = [
  ['basmati rice', 2, ['Basmati Rice Aged', 'Everyday Basmati Rice']],
  ['green tea', 1, ['Kangra Green Tea']],
  ['brown eggs', 1, ['Free Range Brown Eggs']],
  ['dark chocolate', 1, ['Idukki Single Estate Dark Chocolate']],
  ['peanut butter', 1, ['Crunchy Peanut Butter']],
  ['coconut hair oil', 1, ['Pure Coconut Hair Oil']],
  ['red chilli powder', 1, ['Kashmiri Red Chilli Powder']],
  ['mango pickle', 1, ['Mango Pickle in Mustard Oil']],
  ['steel lunch box', 1, ['Insulated Steel Lunch Box']],
  ['powder for turmeric', 1, ['Turmeric Powder']],
  ['fresh pure kadaknath', 1, ['Kadaknath Eggs']],
  ['tomato ketchup without onion', 1, ['Tomato Ketchup']],
];
const prefixes: Expectation[] = [
  ['pane', 3, ['Paneer Malai', 'Low Fat Paneer']],
  ['choco', 5, ['Milk Chocolate', 'White Chocolate']],
  ['broc', 1, ['Broccoli Crown']],
  ['cardam', 1, ['Green Cardamom']],
  ['straw', 3, ['Mahabaleshwar Strawberry', 'Strawberry Cream Pastry']],
  ['shamp', 1, ['Shikakai & Reetha Shampoo']],
  ['aged basm', 1, ['Basmati Rice Aged']],
  ['pressure coo', 1, ['Outer Lid Pressure Cooker']],
];
const typos: Expectation[] = [
  ['panner', 3, ['Paneer Malai', 'Low Fat Paneer']],
  ['basmti rice', 2, ['Basmati Rice Aged', 'Everyday Basmati Rice']],
  ['turmric', 1, ['Turmeric Powder']],
  ['tumeric powdr', 1, ['Turmeric Powder']],
  ['choclate', 5, ['Milk Chocolate', 'White Chocolate']],
  ['shampo', 1, ['Shikakai & Reetha Shampoo']],
  ['biscuts', 2, ['Hyderabadi Fruit Biscuits', 'Milk Glucose Biscuits']],
  ['brocolli', 1, ['Broccoli Crown']],
  ['mlik', 5, ['Full Cream Milk', 'Toned Milk']],
  ['avacado', 1, ['Hass Avocado']],
  ['cinammon', 1, ['True Ceylon Cinnamon']],
  ['tootbrush', 1, ['Bamboo Toothbrush']],
];
const brands: Expectation[] = [
  ['dhenuka dairy milk', 3, ['Full Cream Milk', 'Toned Milk']],
  ['malaidar paneer', 2, ['Paneer Malai', 'Smoked Tandoori Paneer']],
  ['chaiwada', 4, ['Assam CTC Tea', 'Darjeeling First Flush', 'Masala Chai', 'Kangra Green Tea']],
  ['steelghar kadhai', 1, ['Tri-Ply Steel Kadhai']],
  ['neemgiri shampoo', 1, ['Shikakai & Reetha Shampoo']],
];
const hindi: Expectation[] = [
  ['atta', 3, ['Sharbati Chakki Atta', 'Multigrain Atta']],
  ['toor dal', 1, ['Toor Dal, Unpolished']],
  ['jeera', 3, ['Cumin Seeds Jeera', 'Jeera Fizz Can', 'Jeera Butter Sticks']],
  ['haldi', 2, ['Haldi Doodh']],
  ['dahi', 1, ['Set Dahi in Clay Pot']],
  ['desi ghee', 1, ['Desi Ghee Pouch']],
  ['besan', 1, ['Fine Besan Gram Flour']],
  ['gulab jamun', 1, ['Gulab Jamun Tin']],
  ['kaju katli', 1, ['Kaju Katli Diamonds']],
  ['kala chana', 1, ['Kala Chana']],
  ['agarbatti', 1, ['Mogra Agarbatti']],
  ['masala chai', 1, ['Masala Chai with Ginger']],
  ['moong dal', 2, ['Moong Dal, Yellow Split', 'Moong Dal Namkeen']],
  ['pudina', 1, ['Pudina Mint Leaves']],
  ['jhadu', 1, ['Phool Jhadu Grass Broom']],
];

describe.each(Object.entries({ plain, severalWords, prefixes, typos, brands, hindi }))('%s', (_, queries) => {
  test.each(queries)('%s: the first %i have %j', (query, top, names) => {
    const actual = topNames(query, top);
    expect(names.filter((name) => !actual.some((other) => other.startsWith(name)))).toEqual([]);
  });
});

test.each<Expectation>([
  ['pan', 6, ['Paneer Malai']],
  ['basmati r', 2, ['Basmati Rice Aged', 'Everyday Basmati Rice']],
  ['alphonso', 1, ['Alphonso Mango']],
  ['toor da', 1, ['Toor Dal, Unpolished']],
  ['panner', 3, ['Paneer Malai', 'Low Fat Paneer']],
  ['mil', 3, ['Full Cream Milk', 'Toned Milk', 'A2 Gir Cow Milk']],
  ['on', 1, ['Nashik Red Onion']],
  ['but', 3, ['Salted Table Butter', 'White Makhan']],
  ['dah', 1, ['Set Dahi']],
  // Not rice, which is `chokha` to some.
  ['cho', 3, ['Milk Chocolate', 'White Chocolate', 'Idukki Single']],
])('suggestions for %s: the first %i have %j', (query, top, names) => {
  const { products } = suggest(ctx, query, null);
  const actual = products.slice(0, top).map(({ name }) => name);
  expect(names.filter((name) => !actual.some((other) => other.startsWith(name)))).toEqual([]);
});

/** Whether a name that is one thing comes before all that are another. */
function isBefore(
  names: readonly string[],
  isOne: (name: string) => boolean,
  isOther: (name: string) => boolean,
): boolean {
  const index = names.findIndex(isOne);
  return index >= 0 && !names.slice(0, index).some(isOther);
}

describe('with more goods', () => {
  beforeAll(() => {
    for (const [name, category, subCategory, brand] of moreGoods)
      put(name, [category, subCategory], { brand }, '');
  });

  it('answers all but six queries as a shopper expects', () => {
    const wrong = cases.filter((line) => {
      const [query = '', expected = ''] = line.split(': ');
      const actual = topNames(query, 3);
      if (expected === '-') return actual.length > 0;
      const [first3 = '', later] = expected.split(' > ');
      const [wanted = '', ...unwanted] = first3.split(' ! ');
      const begins = (start: string) => actual.some((name) => name.startsWith(start));
      const isWanted = (name: string) => wanted.split(' / ').some((start) => name.startsWith(start));
      return (
        !actual.some(isWanted) ||
        unwanted.some(begins) ||
        (later !== undefined && isBefore(topNames(query, 100), (name) => name.startsWith(later), isWanted))
      );
    });
    const details = wrong.map(
      (line) => `${line} → ${topNames(line.split(': ')[0] as string, 3).join(' | ')}`,
    );
    expect(cases.length).toBeGreaterThanOrEqual(120);
    // A failure names all that are wrong.
    expect(details.length <= 6 ? [] : details).toEqual([]);
  });
});
