import { inflections } from '../../../search/inflections.ts';
import { tokenize } from '../../../search/tokenizer.ts';
import { type GoodsKind, groceryWordsByKind } from './groceryWords.ts';

// Whether a product can be what its name calls it. Milk among chocolates is no milk, and turmeric among soaps is no turmeric.

/** Category names with one of these words are of goods that nobody eats. */
const NOT_EATEN = new Set(
  `care beauty hygiene grooming medicine medicines medical cosmetics makeup fragrances cleaning cleaners household home laundry detergents
   pooja puja pet pets garden gardening stationery toys kitchen kitchenware cookware bakeware serveware crockery cutlery utensils storage
   appliances electronics electricals accessories disposables hygienic`.split(/\s+/),
);

const EATEN: ReadonlySet<GoodsKind> = new Set<GoodsKind>([
  'vegetables',
  'fruit',
  'grains',
  'pulses',
  'spices',
  'oils',
  'dairy',
  'meatAndFish',
  'nuts',
  'snacksAndSweets',
  'drinks',
]);

/** By word, or phrase, of a synonym group; first the words that only categories are called by. */
const kindsByPhrase = new Map<string, Set<GoodsKind>>([
  ['drink', new Set(['drinks'])],
  ['beverage', new Set(['drinks'])],
  ['nut', new Set(['nuts'])],
  ['berry', new Set(['fruit'])],
  ['seafood', new Set(['meatAndFish'])],
  ['dessert', new Set(['snacksAndSweets'])],
]);
for (const [kind, groups] of groceryWordsByKind)
  for (const word of groups.flatMap(({ words }) => words)) {
    const phrase = tokenize(word).join(' ');
    kindsByPhrase.set(phrase, (kindsByPhrase.get(phrase) ?? new Set()).add(kind));
  }

/** The kinds of a word or phrase, in singular or plural; none if no synonym group has it. */
const kindsOf = (phrase: string): readonly GoodsKind[] => [
  ...new Set(
    [phrase, ...inflections(phrase)].flatMap((spelling) => [...(kindsByPhrase.get(spelling) ?? [])]),
  ),
];

/** The kinds of a sub-category such as `Butter & Ghee`; null if a part of its name may be of any kind. */
function kindsOfSubCategory(name: string): ReadonlySet<GoodsKind> | null {
  const parts = name.split(/[&,/]| and /i).map((part) => {
    const terms = tokenize(part);
    const phrases = [terms.join(' '), ...terms.reverse()];
    return phrases.map(kindsOf).find((kinds) => kinds.length > 0) ?? [];
  });
  return parts.every((kinds) => kinds.length > 0) ? new Set(parts.flat()) : null;
}

/** What a category and a sub-category tell of their products. */
export interface GoodsOfCategory {
  /** Whether a product can be the thing of a word. Words of no synonym group can be. */
  canBe(word: string): boolean;
  /** Whether the sub-category's name says what all of its products are. */
  isTold: boolean;
}

export function goodsOfCategory([category = '', subCategory = '']: readonly string[]): GoodsOfCategory {
  const isEaten = !tokenize(`${category} ${subCategory}`).some((term) => NOT_EATEN.has(term));
  const expected = kindsOfSubCategory(subCategory);
  const isExpected = (kind: GoodsKind): boolean => {
    if (EATEN.has(kind) && !isEaten) return false;
    if (!expected || expected.has(kind)) return true;
    // They are sold side by side.
    return (
      (kind === 'fruit' && expected.has('vegetables')) || (kind === 'vegetables' && expected.has('fruit'))
    );
  };
  return {
    canBe(word) {
      const kinds = kindsOf(word);
      return kinds.length === 0 || kinds.some(isExpected);
    },
    isTold: expected !== null,
  };
}
