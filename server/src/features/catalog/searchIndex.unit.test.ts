import { createSearchIndex, type SearchText } from './searchIndex.ts';

const text = (name: string, rest: Partial<SearchText> = {}): SearchText => ({
  name,
  brand: '',
  category: '',
  description: '',
  ...rest,
});

function indexOf(products: Record<string, SearchText>) {
  const index = createSearchIndex();
  for (const [id, product] of Object.entries(products)) index.put(id, product);
  return { index, ids: (words: string) => index.find(words).map(({ id }) => id) };
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
  const ids = (words: string) => index.suggest(words).map(({ id }) => id);

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
  index.put('one', text('Garlic Chutney'));
  index.put('two', null);
  index.put('three', text('Onion'));
  index.put('three', null);
  expect(ids('pickle')).toEqual([]);
  expect(ids('chutney')).toEqual(['one']);
  expect(ids('onion')).toEqual([]);
});
