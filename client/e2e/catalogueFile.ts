import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// A merchant's catalogue to import: generated, with the format and size of a real one.

const ROWS = 6000;
const COLUMNS =
  'index,product,category,sub_category,brand,sale_price,market_price,type,rating,description,image';

/** A row of the catalogue. */
export interface Row {
  product: string;
  brand: string;
  /** Rupees. */
  price: number;
}

/** The path of the catalogue file to import: IMPORT_CATALOGUE, otherwise a file that is generated in `folder`. */
export function catalogueFile(folder: string): string {
  if (process.env.IMPORT_CATALOGUE) return process.env.IMPORT_CATALOGUE;
  const file = path.join(folder, 'catalogue.csv');
  writeFileSync(file, [COLUMNS, ...generateRows()].join('\n'));
  return file;
}

/** Three products from different parts of the file, each with a unique plain name. */
export function pickThree(file: string): [Row, Row, Row] {
  const text = readFileSync(file, 'utf8');
  const lines = text.matchAll(
    /^\d+,([A-Z][A-Za-z ]{10,40}),(?:"[^"]*"|[^",]*),[^",]*,([A-Z][A-Za-z ]*),(\d+(?:\.\d+)?),/gm,
  );
  const rows = [...lines].map(([, product = '', brand = '', price]) => ({
    product: product.trim(),
    brand: brand.trim(),
    price: Number(price),
  }));
  const uniqueRows = rows.filter(({ product }) => text.split(product).length === 2);
  const [first, middle, last] = [uniqueRows.at(0), uniqueRows.at(uniqueRows.length / 2), uniqueRows.at(-1)];
  if (!first || !middle || !last || uniqueRows.length < 3)
    throw new Error(`${file} has no three products with unique plain names`);
  return [first, middle, last];
}

const QUALITIES = ['Roasted', 'Hand Picked', 'Stone Ground', 'Smoked', 'Sun Dried', 'Crisp', 'Old Town'];
const INGREDIENTS = [
  'Almond',
  'Barley',
  'Coconut',
  'Dill',
  'Elderberry',
  'Fennel',
  'Guava',
  'Hazelnut',
  'Jowar',
];
const FORMS = ['Flakes', 'Powder', 'Paste', 'Bites', 'Oil', 'Tea', 'Jam', 'Crackers'];
const BRANDS = ['Ambika', 'Borivali Stores', 'Chetana', 'Dakshin', 'Ekta', 'Firoza', 'Gomti'];
const CATEGORIES = [
  ['Snacks & Branded Foods', 'Dry Fruits'],
  ['"Foodgrains, Oil & Masala"', 'Flours'],
  ['Beverages', 'Tea'],
  ['Gourmet & World Food', 'Jams & Spreads'],
];

function* generateRows(): Generator<string> {
  const random = createRandom(6079);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let index = 1; index <= ROWS; index++) {
    const product = `${pick(QUALITIES)} ${pick(INGREDIENTS)} ${pick(FORMS)} ${toWord(index)}`;
    const price = Math.round(500 + random() * 90_000) / 100;
    const oldPrice = random() < 0.5 ? price : Math.ceil(price * 1.2);
    const [category, subCategory] = pick(CATEGORIES);
    const rating = random() < 0.3 ? '' : (1 + random() * 4).toFixed(1);
    const description = random() < 0.05 ? '' : `"${product}, ""just so"".\n\nKeep it dry."`;
    const brand = random() < 0.1 ? `${pick(BRANDS)} ` : pick(BRANDS);
    yield [
      index,
      product,
      category,
      subCategory,
      brand,
      price,
      oldPrice,
      'Pantry',
      rating,
      description,
      '',
    ].join();
  }
}

/** A number as a word, for unique product names: 1 is Aab, 2 is Aac. */
function toWord(number: number): string {
  const letter = (place: number) => String.fromCharCode(97 + (Math.floor(number / 26 ** place) % 26));
  return `${letter(2).toUpperCase()}${letter(1)}${letter(0)}`;
}

/** A seeded random number generator from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
