import fc from 'fast-check';
import { editDistance } from './editDistance.ts';
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
  const index = createSearchIndex<string, Field>(fieldOptions);
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

  it('ranks a match in the name above several in the description', () => {
    const groceries = indexOf({
      tea: named('Masala Tea', { description: 'Drink it with ghee biscuits, ghee rice or ghee alone.' }),
      ghee: named('Cow Ghee', { description: 'From Gujarat.' }),
    });
    expect(groceries.search('ghee')).toEqual(['ghee', 'tea']);
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
  expect(index.search('qwert paneer')).toBe(index.search('zxcvb paneer'));
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

  it('finds the same documents with the same scores', () => {
    fc.assert(
      fc.property(
        fc.array(document, { maxLength: 60 }),
        fc.array(query, { minLength: 1, maxLength: 8 }),
        (documents, queries) => {
          const index = createSearchIndex<number, Field>(fieldOptions);
          documents.forEach((fields, id) => {
            index.put(String(id), { value: id, fields });
          });
          for (const query of queries) {
            const { length, valueAt, scores } = index.search(query);
            const actual = Array.from({ length }, (_, n) => [valueAt(n), scores[n] ?? 0] as const);
            const expected = scanAll(documents, query);
            expect(actual.map(([id]) => id).sort((a, b) => a - b)).toEqual([...expected.keys()]);
            for (const [id, score] of actual) expect(score).toBeCloseTo(expected.get(id) ?? 0, 3);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** The scores of the documents that a query matches, by id in ascending order. */
function scanAll(documents: readonly Fields[], query: string): Map<number, number> {
  const titles = documents.map((fields) => weightsOf(fields, ['name', 'brand', 'category']));
  const bodies = documents.map((fields) => weightsOf(fields, ['description']));
  const zones = [...titles, ...bodies];
  const dictionary = new Set(zones.flatMap((zone) => [...zone.keys()]));
  const postingCount = (term: string) => zones.filter((zone) => zone.has(term)).length;

  const queryTerms = tokenize(query).filter((term) => !isStopWord(term));
  const scoresByTerm = queryTerms.map((term) => {
    const scores = new Map<number, number>();
    for (const other of dictionary) {
      const isPrefix = other !== term && term.length > 1 && other.startsWith(term);
      const maxEdits = term.length > 3 && postingCount(term) <= 3 ? Math.round(term.length / 5) : 0;
      const distance = editDistance(term, other, maxEdits);
      const factor = Math.max(
        other === term ? 1 : 0,
        isPrefix ? (0.4 * term.length) / (term.length + 0.3 * (other.length - term.length)) : 0,
        other !== term && distance <= maxEdits ? (0.3 * term.length) / (term.length + distance) : 0,
      );
      if (factor === 0) continue;
      const rarity = Math.log(1 + (documents.length + 0.5) / (postingCount(other) + 0.5));
      for (const [n, zone] of zones.entries()) {
        const id = n % documents.length;
        const weight = zone.get(other);
        if (weight !== undefined) scores.set(id, (scores.get(id) ?? 0) + weight * factor * rarity);
      }
    }
    return scores;
  });
  const idsWhere = (condition: (matches: boolean[]) => boolean) =>
    documents.flatMap((_, id) => (condition(scoresByTerm.map((scores) => scores.has(id))) ? [id] : []));
  const withAllTerms = queryTerms.length > 0 ? idsWhere((matches) => matches.every(Boolean)) : [];
  const ids = withAllTerms.length > 0 ? withAllTerms : idsWhere((matches) => matches.some(Boolean));
  return new Map(ids.map((id) => [id, scoresByTerm.reduce((sum, scores) => sum + (scores.get(id) ?? 0), 0)]));
}

/** BM25+ weights of the terms of some fields, rounded to tenths as in postings. */
function weightsOf(fields: Fields, fieldNames: Field[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const field of fieldNames) {
    const { weight, typicalLength } = fieldOptions[field];
    const terms = tokenize(fields[field]).filter((term) => !isStopWord(term));
    for (const term of new Set(terms)) {
      const frequency = terms.filter((other) => other === term).length;
      const norm = 1.2 * (1 - 0.7 + (0.7 * terms.length) / typicalLength);
      const termWeight = weight * (0.5 + (frequency * 2.2) / (frequency + norm));
      weights.set(term, (weights.get(term) ?? 0) + termWeight);
    }
  }
  return new Map([...weights].map(([term, weight]) => [term, Math.min(255, Math.round(weight * 10)) / 10]));
}
