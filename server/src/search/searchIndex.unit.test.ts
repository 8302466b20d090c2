import fc from 'fast-check';
import { editDistance } from './editDistance.ts';
import { createSearchIndex, type Hits } from './searchIndex.ts';
import type { SearchText } from './termWeights.ts';
import { stopWords, wordsOf } from './tokenize.ts';

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

test('who waits until all is indexed finds all', async () => {
  const products = Array.from({ length: 1500 }, (_, id) => [`tea ${id}`, text('Masala Tea')] as const);
  const { index, ids } = indexOf(Object.fromEntries(products));
  expect(index.isComplete()).toBe(false);
  await Promise.all([index.completed(), index.completed()]);
  expect(index.isComplete()).toBe(true);
  expect(ids('tea')).toHaveLength(1500);
  await index.completed();
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

describe('what is found, and how much it counts, is what going through all products would say', () => {
  const word = fc.constantFrom(
    ...[
      'rice',
      'ricotta',
      'mango',
      'mangoes',
      'mingo',
      'tea',
      'teak',
      'honey',
      'honeyed',
      'oil',
      'salt',
      'of',
    ],
  );
  const words = (most: number) => fc.array(word, { maxLength: most }).map((list) => list.join(' '));
  const product = fc.record({ name: words(3), brand: words(1), category: words(2), description: words(6) });
  const question = fc
    .array(fc.oneof(word, fc.constantFrom('mnago', 'riec', 'honee', 'xyzzy', 'te', 'ma', 'salty')), {
      minLength: 1,
      maxLength: 4,
    })
    .map((list) => list.join(' '));

  test('for any products and questions', () => {
    fc.assert(
      fc.property(
        fc.array(product, { maxLength: 60 }),
        fc.array(question, { minLength: 1, maxLength: 8 }),
        (products, questions) => {
          const index = createSearchIndex<number>();
          products.forEach((one, id) => {
            index.put(String(id), { item: id, text: one });
          });
          for (const asked of questions) {
            const { length, itemAt, scores } = index.find(asked);
            const found = Array.from({ length }, (_, at) => [itemAt(at), scores[at] ?? 0] as const);
            const expected = goneThrough(products, asked);
            expect(found.map(([id]) => id).sort((a, b) => a - b)).toEqual([...expected.keys()]);
            for (const [id, score] of found) expect(score).toBeCloseTo(expected.get(id) ?? 0, 3);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** Ids of the products that a search should find, with their scores, in the order of the ids. */
function goneThrough(products: readonly SearchText[], asked: string): Map<number, number> {
  const heads = products.map(({ name, brand, category }) =>
    weightsIn([
      [name, 4, 5],
      [brand, 2, 2],
      [category, 1.5, 4],
    ]),
  );
  const descriptions = products.map(({ description }) => weightsIn([[description, 0.5, 30]]));
  const standings = [...heads, ...descriptions];
  const vocabulary = new Set(standings.flatMap((standing) => [...standing.keys()]));
  const frequency = (word: string) => standings.filter((standing) => standing.has(word)).length;

  const searched = wordsOf(asked).filter((word) => !stopWords.has(word));
  const ofWord = searched.map((word) => {
    const scores = new Map<number, number>();
    for (const other of vocabulary) {
      const begins = other !== word && word.length > 1 && other.startsWith(word);
      const edits = word.length > 3 && frequency(word) <= 3 ? Math.round(word.length / 5) : 0;
      const distance = editDistance(word, other, edits);
      const weight = Math.max(
        other === word ? 1 : 0,
        begins ? (0.4 * word.length) / (word.length + 0.3 * (other.length - word.length)) : 0,
        other !== word && distance <= edits ? (0.3 * word.length) / (word.length + distance) : 0,
      );
      if (weight === 0) continue;
      const rarity = Math.log(1 + (products.length + 0.5) / (frequency(other) + 0.5));
      for (const [at, standing] of standings.entries()) {
        const id = at % products.length;
        const worth = standing.get(other);
        if (worth !== undefined) scores.set(id, (scores.get(id) ?? 0) + worth * weight * rarity);
      }
    }
    return scores;
  });
  const having = (count: (held: boolean[]) => boolean) =>
    products.flatMap((_, id) => (count(ofWord.map((scores) => scores.has(id))) ? [id] : []));
  const all = searched.length > 0 ? having((held) => held.every(Boolean)) : [];
  const found = all.length > 0 ? all : having((held) => held.some(Boolean));
  return new Map(found.map((id) => [id, ofWord.reduce((sum, scores) => sum + (scores.get(id) ?? 0), 0)]));
}

/** What the words of a product's parts weigh, in the steps of the index. */
function weightsIn(parts: readonly [text: string, boost: number, usual: number][]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [text, boost, usual] of parts) {
    const words = wordsOf(text).filter((word) => !stopWords.has(word));
    const norm = 1.2 * (0.3 + (0.7 * words.length) / usual);
    for (const word of new Set(words)) {
      const times = words.filter((other) => other === word).length;
      weights.set(word, (weights.get(word) ?? 0) + boost * (0.5 + (times * 2.2) / (times + norm)));
    }
  }
  return new Map([...weights].map(([word, weight]) => [word, Math.min(255, Math.round(weight * 10)) / 10]));
}
