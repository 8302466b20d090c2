import fc from 'fast-check';
import { consonantKey } from './consonantKey.ts';
import { editDistance, maxTypoEdits } from './editDistance.ts';
import { inflections } from './inflections.ts';
import { createSearchIndex, type FieldOptions, type SearchMatches } from './searchIndex.ts';
import { isStopWord, tokenize } from './tokenizer.ts';

type Field = 'name' | 'brand' | 'category' | 'description';
type Fields = Record<Field, string>;

const fieldOptions: Record<Field, FieldOptions> = {
  name: { zone: 'title', weight: 4, typicalLength: 5 },
  brand: { zone: 'title', weight: 2, typicalLength: 2 },
  category: { zone: 'title', weight: 1.5, typicalLength: 4 },
  description: { zone: 'body', weight: 0.5, typicalLength: 30 },
};

const named = (name: string, others: Partial<Fields> = {}): Fields => ({
  name,
  brand: '',
  category: '',
  description: '',
  ...others,
});

const idsByScore = ({ length, valueAt, scores }: SearchMatches<string>) =>
  Array.from({ length }, (_, n) => ({ id: valueAt(n), score: scores[n] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);

function indexOf(documents: Record<string, Fields>) {
  const index = createSearchIndex<string, Field>({
    fields: fieldOptions,
    titleOf: (id) => documents[id]?.name ?? '',
  });
  for (const [id, fields] of Object.entries(documents)) index.put(id, { value: id, fields });
  return { index, search: (query: string) => idsByScore(index.search(query)) };
}

describe('search', () => {
  const { search } = indexOf({
    paneer: named('Fresh Paneer Block'),
    panna: named('Aam Panna Drink', { description: 'Goes well with paneer.' }),
    basmati: named('Aged Basmati Rice', { brand: 'Tara' }),
    crème: named('Crème Biscuits', { category: 'Bakery' }),
  });

  it.each([
    ['panner', 'paneer'],
    ['paneer', 'paneer'],
    ['PANE', 'paneer'],
    ['basmti rice', 'basmati'],
    ['tara', 'basmati'],
    ['bakery', 'crème'],
    ['creme', 'crème'],
    ['rice from the farm', 'basmati'],
  ])('ranks first for %s: %s', (query, id) => {
    expect(search(query)[0]).toBe(id);
  });

  it('returns documents with all terms or, if there are none, those with any', () => {
    expect(search('fresh paneer')).toEqual(['paneer']);
    expect(search('basmati xyzzy')).toEqual(['basmati']);
    expect(search('xyzzy')).toEqual([]);
    expect(search('of the')).toEqual([]);
    expect(search(' & % ( ')).toEqual([]);
  });

  it.each([
    ['mlik', 'milk'],
    ['choclate', 'chocolate'],
    ['tumeric powdr', 'turmeric'],
    ['cardmom', 'cardamom'],
  ])('corrects %s to %s', (query, id) => {
    const groceries = indexOf({
      milk: named('Toned Milk'),
      chocolate: named('Dark Chocolate'),
      turmeric: named('Turmeric Powder'),
      cardamom: named('Green Cardamom'),
    });
    expect(groceries.search(query)[0]).toBe(id);
  });

  it('searches descriptions after names', () => {
    const groceries = indexOf({
      tea: named('Masala Tea', { description: 'Drink it with ghee biscuits, ghee rice or ghee alone.' }),
      ghee: named('Cow Ghee', { description: 'From Gujarat.' }),
    });
    expect(groceries.search('ghee')).toEqual(['ghee', 'tea']);
    expect(groceries.search('biscuits')).toEqual(['tea']);
  });
});

describe('what a document is', () => {
  const fields = {
    kind: { zone: 'title', weight: 1, typicalLength: 1, isKind: true },
    ...fieldOptions,
  } as const;
  const documents: Record<string, Fields & { kind: string }> = {
    chips: { ...named('Chips', { brand: 'Lays' }), kind: 'Chips' },
    dip: { ...named('Dip', { brand: 'Lays' }), kind: 'Dip' },
    soap: { ...named('Green Apple Soap Green Apple'), kind: 'Soap' },
    apple: { ...named('Long Name of an Apple with a Green Skin'), kind: 'Apple' },
    tall: { ...named('Rice 5 kg'), kind: 'Rice' },
    rice: { ...named('Long Grain Rice'), kind: 'Rice' },
  };
  const index = createSearchIndex({ fields, titleOf: (id: string) => documents[id]?.name ?? '' });
  for (const [id, fields] of Object.entries(documents)) index.put(id, { value: id, fields });
  index.setSynonyms([{ words: ['chips'], narrower: ['lays'] }]);
  const search = (query: string) => idsByScore(index.search(query));
  afterEach(() => index.setDemoted(new Set()));

  it('comes before what has the words', () => {
    expect(search('green apple')).toEqual(['apple', 'soap']);
  });

  it('counts beside a brand that stands for it', () => {
    expect(search('lays')).toEqual(['chips', 'dip']);
  });

  it('is found with an amount that a document lacks', () => {
    expect(search('rice 5kg')).toEqual(['tall', 'rice']);
    expect(search('rice 5kg basmati')).toEqual(['tall', 'rice']);
  });

  it('ranks a demoted document below those that match as well, and above those that match worse', () => {
    index.setDemoted(new Set(['tall']));
    expect(search('rice')).toEqual(['rice', 'tall']);
    index.setDemoted(new Set(['apple', 'chips']));
    expect(search('apple')).toEqual(['apple', 'soap']);
    // Also after the document is put again, and when others were removed.
    index.put('rice', { value: 'rice', fields: documents.rice as Fields & { kind: string } });
    index.setDemoted(new Set(['rice']));
    index.put('tall', { value: 'tall', fields: documents.tall as Fields & { kind: string } });
    expect(search('rice')).toEqual(['tall', 'rice']);
    index.setDemoted(new Set(['tall']));
    index.put('tall', { value: 'tall', fields: documents.tall as Fields & { kind: string } });
    expect(search('rice')).toEqual(['rice', 'tall']);
  });
});

describe('synonyms', () => {
  const { index, search } = indexOf({
    milk: named('Toned Milk'),
    latte: named('Doodh Latte'),
    okra: named('Lady Finger'),
    chips: named('Potato Chips'),
    vim: named('Vim Bar'),
  });
  index.setSynonyms([
    { words: ['milk', 'doodh', 'दूध'] },
    { words: ['okra', 'bhindi', 'lady finger'] },
    { words: ['chips'], narrower: ['lays', 'crunch bar'] },
  ]);

  it.each([
    ['दूध', ['latte', 'milk']],
    ['milk', ['latte', 'milk']],
    ['dudhh', ['latte', 'milk']],
    ['okras', ['okra']],
    ['bhindi', ['okra']],
    ['ladyfinger', ['okra']],
    ['crunchbar', ['chips']],
    ['lays', ['chips']],
    ['chip', ['chips']],
  ])('finds for %s: %j', (query, ids) => {
    expect(search(query).sort()).toEqual(ids);
  });
});

describe('suggest', () => {
  const { index } = indexOf({
    organic: named('Organic Honey', { description: 'Bottled near Mysuru.' }),
    mango: named('Alphonso Mango', { brand: 'Tara', category: 'Fruit' }),
    toned: named('Toned Milk'),
  });

  it.each([
    ['or', ['organic']],
    ['milk to', ['toned']],
    ['ta', ['mango']],
    ['fru', ['mango']],
    ['alphonzo', ['mango']],
    ['my', []],
    ['m', []],
  ])('returns for %s: %j', (query, ids) => {
    expect(idsByScore(index.suggest(query))).toEqual(ids);
  });
});

describe('changes', () => {
  it('apply to the next search', () => {
    const { index, search } = indexOf({ one: named('Mango Pickle'), two: named('Lemon Pickle') });
    expect(search('pickle').sort()).toEqual(['one', 'two']);
    index.put('one', { value: 'one', fields: named('Garlic Chutney') });
    index.remove('two');
    index.put('three', { value: 'three', fields: named('Onion') });
    index.remove('three');
    expect(search('pickle')).toEqual([]);
    expect(search('chutney')).toEqual(['one']);
    expect(search('onion')).toEqual([]);
  });

  it('are indexed in the background', async () => {
    const documents = Array.from({ length: 1500 }, (_, id) => [`tea ${id}`, named('Masala Tea')] as const);
    const { index, search } = indexOf(Object.fromEntries(documents));
    expect(index.isComplete()).toBe(false);
    await Promise.all([index.whenComplete(), index.whenComplete()]);
    expect(index.isComplete()).toBe(true);
    expect(search('tea')).toHaveLength(1500);
    await index.whenComplete();
  });

  it('leave nothing behind when documents are replaced and removed many times', () => {
    const { index, search } = indexOf({ rice: named('Basmati Rice', { description: 'Long grains' }) });
    for (let n = 0; n < 5000; n++) {
      index.put('tea', { value: 'tea', fields: named(`Tea ${n}`) });
      index.put(`removed ${n}`, { value: `removed ${n}`, fields: named('Rice of yesterday') });
      index.remove(`removed ${n}`);
      if (n % 500 === 0) search('tea');
    }
    while (!index.isComplete()) search('tea');
    expect(search('tea')).toEqual(['tea']);
    expect(search('4999')).toEqual(['tea']);
    expect(search('17')).toEqual([]);
    expect(search('rice')).toEqual(['rice']);
    expect(search('grains')).toEqual(['rice']);
  });
});

it('caches the matches of a query until a document changes', () => {
  const { index } = indexOf({ rice: named('Basmati Rice'), paneer: named('Fresh Paneer') });
  const matches = index.search('basmati rice');
  expect(index.search('Basmati  RICE')).toBe(matches);
  expect(index.search('basmati rice xyzzy')).not.toBe(matches);
  expect(index.suggest('basmati rice')).not.toBe(matches);
  index.put('tea', { value: 'tea', fields: named('Masala Tea') });
  expect(index.search('basmati rice')).not.toBe(matches);
});

describe('compared with a scan of all documents', () => {
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
  const words = (maxLength: number) => fc.array(word, { maxLength }).map((list) => list.join(' '));
  const document = fc.record({ name: words(3), brand: words(1), category: words(2), description: words(6) });
  const query = fc
    .array(fc.oneof(word, fc.constantFrom('mnago', 'riec', 'honee', 'xyzzy', 'te', 'ma', 'salty')), {
      minLength: 1,
      maxLength: 4,
    })
    .map((list) => list.join(' '));

  it('finds the same documents', () => {
    fc.assert(
      fc.property(
        fc.array(document, { maxLength: 60 }),
        fc.array(query, { minLength: 1, maxLength: 8 }),
        (documents, queries) => {
          const index = createSearchIndex<number, Field>({ fields: fieldOptions, titleOf: () => '' });
          documents.forEach((fields, id) => {
            index.put(String(id), { value: id, fields });
          });
          for (const query of queries) {
            const { length, valueAt } = index.search(query);
            const actual = Array.from({ length }, (_, n) => valueAt(n));
            expect(actual.sort((a, b) => a - b)).toEqual(scanAll(documents, query));
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

const termsOf = (text: string) => tokenize(text).filter((term) => !isStopWord(term));

/** The ids of the documents that a query matches, in ascending order. */
function scanAll(documents: readonly Fields[], query: string): number[] {
  const titles = documents.map(({ name, brand, category }) => termsOf(`${name} ${brand} ${category}`));
  const bodies = documents.map(({ description }) => termsOf(description));
  const containers = [...titles, ...bodies];
  const postingCount = (term: string) => containers.filter((terms) => terms.includes(term)).length;
  const queryTerms = termsOf(query);
  const conditions = queryTerms.map((term) => {
    const forms = [term, ...inflections(term)];
    const exactCount = forms.reduce((sum, form) => sum + postingCount(form), 0);
    const maxEdits = exactCount === 0 || (term.length > 4 && exactCount <= 3) ? maxTypoEdits(term.length) : 0;
    const isExact = (other: string) => forms.includes(other);
    const isPrefix = (other: string) => term.length > 1 && other.startsWith(term);
    const isTypo = (other: string) => maxEdits > 0 && editDistance(term, other, maxEdits) <= maxEdits;
    const soundsLike = (other: string) =>
      consonantKey(term).length > 1 && consonantKey(other) === consonantKey(term);
    const isFound = containers.some((terms) =>
      terms.some((other) => isExact(other) || isPrefix(other) || isTypo(other)),
    );
    return {
      isInTitle: (id: number) => titles[id]?.some((other) => isExact(other) || isPrefix(other)) ?? false,
      isAnywhere: (id: number) =>
        [...(titles[id] ?? []), ...(bodies[id] ?? [])].some((other) => isExact(other) || isPrefix(other)) ||
        (titles[id]?.some((other) => isTypo(other) || (!isFound && soundsLike(other))) ?? false),
    };
  });
  const ids = documents.map((_, id) => id);
  const withAll = (name: keyof (typeof conditions)[number]) =>
    ids.filter((id) => conditions.length > 0 && conditions.every((condition) => condition[name](id)));
  if (withAll('isInTitle').length > 0) return withAll('isAnywhere');
  return ids.filter((id) => conditions.some(({ isAnywhere }) => isAnywhere(id)));
}
