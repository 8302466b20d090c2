import { createSearchIndex, type Hits, type SearchText } from './searchIndex.ts';

const text = (name: string, rest: Partial<SearchText> = {}): SearchText => ({
  name,
  brand: '',
  category: '',
  description: '',
  ...rest,
});

const best = ({ length, itemAt, scores }: Hits<string>) =>
  Array.from({ length }, (_, at) => ({ id: itemAt(at), score: scores[at] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);

function indexOf(products: Record<string, SearchText>) {
  const index = createSearchIndex<string>();
  for (const [id, product] of Object.entries(products)) index.put(id, { item: id, text: product });
  return { index, ids: (words: string) => best(index.find(words)) };
}

describe('the search', () => {
  const { ids } = indexOf({
    paneer: text('Fresh Paneer Block'),
    panna: text('Aam Panna Drink', { description: 'Goes well with paneer.' }),
    basmati: text('Aged Basmati Rice', { brand: 'Tara' }),
    crème: text('Crème Biscuits', { category: 'Bakery' }),
  });

  test.each([
    ['panner', 'paneer'],
    ['paneer', 'paneer'],
    ['PANE', 'paneer'],
    ['basmti rice', 'basmati'],
    ['tara', 'basmati'],
    ['bakery', 'crème'],
    ['creme', 'crème'],
    ['rice from the farm', 'basmati'],
  ])('%s finds %s first', (words, id) => {
    expect(ids(words)[0]).toBe(id);
  });

  test('wants all words where one product has them, and some where none has', () => {
    expect(ids('fresh paneer')).toEqual(['paneer']);
    expect(ids('basmati xyzzy')).toEqual(['basmati']);
    expect(ids('xyzzy')).toEqual([]);
    expect(ids('of the')).toEqual([]);
    expect(ids(' & % ( ')).toEqual([]);
  });
});

describe('what is being typed', () => {
  const { index } = indexOf({
    organic: text('Organic Honey', { description: 'Bottled near Mysuru.' }),
    mango: text('Alphonso Mango', { brand: 'Tara', category: 'Fruit' }),
    toned: text('Toned Milk'),
  });
  const ids = (words: string) => best(index.suggest(words));

  test.each([
    ['or', ['organic']],
    ['milk to', ['toned']],
    ['ta', ['mango']],
    ['fru', ['mango']],
    ['alphonzo', ['mango']],
    ['my', []],
    ['m', []],
  ])('%s suggests %j', (words, expected) => {
    expect(ids(words)).toEqual(expected);
  });
});

test('a product that is put again or removed is found by its new text alone, at once', () => {
  const { index, ids } = indexOf({ one: text('Mango Pickle'), two: text('Lemon Pickle') });
  expect(ids('pickle').sort()).toEqual(['one', 'two']);
  index.put('one', { item: 'one', text: text('Garlic Chutney') });
  index.put('two', null);
  index.put('three', { item: 'three', text: text('Onion') });
  index.put('three', null);
  expect(ids('pickle')).toEqual([]);
  expect(ids('chutney')).toEqual(['one']);
  expect(ids('onion')).toEqual([]);
});

test('words are looked up once, until a product changes', () => {
  const { index } = indexOf({ rice: text('Basmati Rice'), paneer: text('Fresh Paneer') });
  const first = index.find('basmati rice');
  expect(index.find('Basmati  RICE')).toBe(first);
  expect(index.find('basmati rice xyzzy')).not.toBe(first);
  expect(index.find('qwert paneer')).toBe(index.find('zxcvb paneer'));
  expect(index.suggest('basmati rice')).not.toBe(first);
  index.put('tea', { item: 'tea', text: text('Masala Tea') });
  expect(index.find('basmati rice')).not.toBe(first);
});

test('products that are put again and again leave nothing behind', () => {
  const { index, ids } = indexOf({ rice: text('Basmati Rice', { description: 'Long grains' }) });
  for (let n = 0; n < 5000; n++) {
    index.put('tea', { item: 'tea', text: text(`Tea ${n}`) });
    index.put(`gone ${n}`, { item: `gone ${n}`, text: text('Rice of yesterday') });
    index.put(`gone ${n}`, null);
    if (n % 500 === 0) ids('tea');
  }
  while (!index.isComplete()) ids('tea');
  expect(ids('tea')).toEqual(['tea']);
  expect(ids('4999')).toEqual(['tea']);
  expect(ids('17')).toEqual([]);
  expect(ids('rice')).toEqual(['rice']);
  expect(ids('grains')).toEqual(['rice']);
});

test.each([
  ['mlik', 'milk'],
  ['choclate', 'chocolate'],
  ['tumeric powdr', 'turmeric'],
  ['cardmom', 'cardamom'],
])('%s is taken for %s', (typo, id) => {
  const { ids } = indexOf({
    milk: text('Toned Milk'),
    chocolate: text('Dark Chocolate'),
    turmeric: text('Turmeric Powder'),
    cardamom: text('Green Cardamom'),
  });
  expect(ids(typo)[0]).toBe(id);
});

test('what stands in the name comes before what the description mentions', () => {
  const { ids } = indexOf({
    tea: text('Masala Tea', { description: 'Drink it with ghee biscuits, ghee rice or ghee alone.' }),
    ghee: text('Cow Ghee', { description: 'From Gujarat.' }),
  });
  expect(ids('ghee')).toEqual(['ghee', 'tea']);
});
