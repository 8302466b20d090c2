import { LRUCache } from 'lru-cache';
import { inflections } from '../../../search/inflections.ts';
import { isStopWord, tokenize } from '../../../search/tokenizer.ts';
import { compounds } from './compounds.ts';
import { type GoodsOfCategory, goodsOfCategory } from './goodsKinds.ts';

/** What a product is, by its name and its categories. */
export interface NameParts {
  /** The noun that the product is: `milk` of `Toned Milk 3% Fat`; of a compound its joined form: `condensedmilk`. */
  head: string;
  /** The part of the name with the head. */
  main: string;
  /** What else the name says: flavours, packaging, use. */
  details: string;
}

/** What ends a part of a name. */
const separator = /\s+[-–—|+]\s*|[,(){}[\]:;|]|\s(?:with|for|in|from|without|by|on)\s/i;

/** Forms, packaging and other words that may follow the noun. */
const FORMS = new Set(
  `powder powders seed seeds leaf leaves stick sticks cube cubes slice slices piece pieces flake flakes granules block crown combo
   pouch packet pack packs bottle bottles box tin jar can cup cups tub tray bunch punnet bag bags bar refill
   sachet carton roll rolls pair set kit duo aged whole split fine plain raw fresh loose regular organic large medium small mini extra
   cut chopped peeled diced sliced frozen dried dry boiled roasted unpolished premium classic original natural white brown red green black
   yellow g gm gms kg ml l ltr litre pcs pc inch cm w`.split(/\s+/),
);

/** Words of category names that describe products. */
const ATTRIBUTES = new Set(
  `hair skin baby body face hand bath kitchen dish floor toilet home car shoe pet care health healthy food foods need needs product products
   fresh organic gourmet world branded imported indian instant exotic everyday ready cook eat men women mother dining garden style party
   ground blended special specials cleaning household personal cold hot whole dry dairy fruit fruits vegetable vegetables green mix mixes`.split(
    /\s+/,
  ),
);

/** Prepared things that may follow what they are made of: `Chicken - Nuggets`. */
const PREPARED = new Set(
  `tablet tablets capsule capsules drops syrup juice soup tea chips wafers pickle sauce chutney spread jam momos nuggets sausage sausages ham
   salami mortadella finger fingers burger patty kebab biscuits biscuit cookies cookie shortbread cake candy chocolate bar shampoo soap
   conditioner lotion gel serum mask scrub noodles pasta mix`.split(/\s+/),
);

/** Things that are named by what they are for: `Juice/Water Glass`. */
const WARE = new Set(
  `glass glasses mug mugs tumbler tumblers jar jars cup cups bottle bottles dispenser container box bowl bowls plate plates pan pot tray spoon
   cutter grinder crusher strainer knife rack holder stand bag cover mat brush set tawa kadai cooker`.split(
    /\s+/,
  ),
);

/** What the names of a product's category and sub-category tell of its own name. */
interface CategoryClues extends GoodsOfCategory {
  /** The words of both, in singular and plural. */
  words: ReadonlySet<string>;
}

/** A catalogue has few categories. */
const cluesOf = new LRUCache<string, CategoryClues>({ max: 500 });

function readCategories(names: readonly string[]): CategoryClues {
  const key = names.join('\n');
  const clues = cluesOf.get(key) ?? { words: categoryWordsOf(names), ...goodsOfCategory(names) };
  cluesOf.set(key, clues);
  return clues;
}

/**
 * Splits a name. Of several parts with a noun, the one that the categories name is what the product is; by default the first one. A
 * set of several goods is none of them.
 * @param categoryNames of the product's category and sub-category
 */
export function splitName(name: string, categoryNames: readonly string[]): NameParts {
  const { words: categoryWords, canBe, isTold } = readCategories(categoryNames);
  if (isSet(name, categoryWords)) return { head: '', main: '', details: name };
  const parts = name.split(separator).filter((part) => part.trim() !== '');
  const nouns = parts.map((part) => nounsOf(part, categoryWords));
  const isPrepared = PREPARED.has(nouns[1]?.words.at(-1) ?? '');
  const named = isPrepared ? 1 : nouns.findIndex(({ isNamed }) => isNamed);
  const index =
    named >= 0
      ? named
      : Math.max(
          0,
          nouns.findIndex(({ words }) => words.length > 0),
        );
  const heads = nouns[index]?.words ?? [];
  // `Milk - Soya` is soya milk.
  const attribute = tokenize(parts[index + 1] ?? '').find((term) => compounds.has(`${term} ${heads[0]}`));
  const possible = (attribute ? [attribute + heads[0]] : heads).filter(canBe);
  return {
    // `Dairy Milk` among chocolates is a chocolate.
    head: possible.length === 0 && isTold ? (categoryNames[1] as string) : possible.join(' '),
    main: parts[index] ?? '',
    details: parts.filter((_, n) => n !== index).join(' '),
  };
}

/** Whether a name lists several goods: `Rice 1 kg + Dal 500 g`. */
function isSet(name: string, categoryWords: ReadonlySet<string>): boolean {
  const goods = name.split('+').filter((part) => /\p{L}{3}/u.test(part));
  if (goods.length < 2) return false;
  const terms = goods.map(tokenize);
  return (
    terms.filter((words) => words.some((term) => /^\d.*\p{L}$/u.test(term))).length > 0 ||
    terms.filter((words) => words.some((term) => categoryWords.has(term))).length > 1
  );
}

/** The nouns of a part; names in several languages, `Fennel/Saunf`, have several. */
function nounsOf(part: string, categoryWords: ReadonlySet<string>): { words: string[]; isNamed: boolean } {
  const names = part.split('/').map((text) => tokenize(text).filter((term) => !isStopWord(term)));
  const isWare = WARE.has(names.at(-1)?.at(-1) ?? '');
  const words = (isWare ? names.slice(-1) : names)
    .map((terms) => headOf(terms, categoryWords))
    .filter(Boolean);
  return { words, isNamed: names.some((terms) => terms.some((term) => categoryWords.has(term))) };
}

function headOf(terms: readonly string[], categoryWords: ReadonlySet<string>): string {
  const noun = lastIndex(terms, (term) => !FORMS.has(term) && !/^\p{N}/u.test(term));
  for (const last of [terms.length - 1, noun]) {
    const compound = last > 0 ? `${terms[last - 1]} ${singular(terms[last] as string)}` : '';
    if (compounds.has(compound)) return compound.replace(' ', '');
  }
  const named = lastIndex(terms, (term) => categoryWords.has(term));
  return terms[named >= 0 ? named : noun >= 0 ? noun : terms.length - 1] ?? '';
}

const lastIndex = (terms: readonly string[], isRight: (term: string) => boolean): number =>
  terms.reduce((last, term, n) => (isRight(term) ? n : last), -1);

const singular = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : word);

/** The words of category names in singular and plural. */
const categoryWordsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names
      .flatMap(tokenize)
      .filter((word) => !isStopWord(word) && !FORMS.has(word) && !ATTRIBUTES.has(word))
      .flatMap((word) => [word, ...inflections(word)]),
  );
