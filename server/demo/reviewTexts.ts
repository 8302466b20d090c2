import type { DemoShopper } from './types.ts';

/** Categories whose reviews have the same sentences. */
export type ProductKind =
  | 'fresh'
  | 'dairy'
  | 'staple'
  | 'snack'
  | 'drink'
  | 'personal'
  | 'household'
  | 'kitchen';
export type Stars = 5 | 4 | 3 | 2 | 1;
export type Sentences = Record<Stars, readonly string[]>;

/** The shoppers who wrote the demo reviews. */
export const SHOPPERS: readonly DemoShopper[] = [
  'Asha Menon',
  'Rohit Deshpande',
  'Fatima Shaikh',
  'Gurpreet Sandhu',
  'Lakshmi Iyer',
  'Arjun Bhattacharya',
  'Meera Nambiar',
  'Imran Qureshi',
  'Kavya Reddy',
  'Sunil Choudhary',
  'Tenzin Dolma',
  'Priya Raghavan',
  'Joseph Fernandes',
  'Nandita Ghosh',
  'Vikram Rathore',
  'Harini Subramanian',
  'Manoj Tiwari',
  'Zoya Ansari',
  'Devika Pillai',
  'Ketan Shah',
  'Bina Gurung',
  'Oliver Whitcombe',
  'Hannah Lindqvist',
  'Daniel Okafor',
  'Mei Tan',
  'Sofia Marchetti',
  'Ravi Jayawardena',
  'Claire Dubois',
  'Yusuf Al Harthy',
  'Anjali Kulkarni',
  'Peter Novak',
  'Shreya Mohanty',
].map((name) => ({ name, email: `${name.toLowerCase().replaceAll(' ', '.')}@shopper.example` }));

/** By slug of the category. */
export const PRODUCT_KINDS: Readonly<Record<string, ProductKind>> = {
  'fruits-vegetables': 'fresh',
  'dairy-eggs': 'dairy',
  'atta-rice-dal': 'staple',
  'masala-spices': 'staple',
  'snacks-namkeen': 'snack',
  bakery: 'snack',
  beverages: 'drink',
  'sweets-chocolate': 'snack',
  'breakfast-instant-food': 'staple',
  'personal-care': 'personal',
  'household-cleaning': 'household',
  'kitchen-appliances': 'kitchen',
};

export const OPENINGS: Record<ProductKind, Sentences> = {
  fresh: {
    5: [
      'Not one bad piece in the whole bag, and I checked.',
      'Better than what the cart outside our building sells, and cheaper today.',
      'It smelled the way it did at my grandparents’ farm.',
      'Still firm after five days in the fridge drawer.',
      'My daughter, who refuses everything green, asked for a second helping.',
    ],
    4: [
      'Fresh and clean, only the sizes were a little mixed.',
      'Good quality, though two of them needed one more day to ripen.',
      'Arrived cool and dry; one piece had a bruise.',
    ],
    3: [
      'Fine for cooking, but I would not put it in a salad.',
      'Half was lovely and half was only average.',
      'Decent, yet smaller than the picture made me think.',
    ],
    2: ['Wilted at the edges by the same evening.', 'Too many soft ones at the bottom this time.'],
    1: ['Arrived crushed under the flour; most of it went into the bin.'],
  },
  dairy: {
    5: [
      'Thick and fresh, with at least four days left before the date.',
      'Tastes like what our milkman brought when I was small.',
      'Came properly cold even on a 41 degree afternoon.',
      'We tried three others this year and have stopped looking.',
    ],
    4: [
      'Very good taste; the pack could close better.',
      'Rich and fresh, a little dearer than I am used to.',
      'Good, and the delivery was early enough for breakfast.',
    ],
    3: [
      'All right for tea and cooking, nothing to write home about.',
      'The last lot was creamier than this one.',
    ],
    2: ['Only one day left before the date when it reached me.', 'Turned sour sooner than it should have.'],
    1: ['The seal was broken and it had leaked over everything.'],
  },
  staple: {
    5: [
      'Cooked exactly as described, and the aroma filled the stairwell.',
      'No stones, no husk, no insects; I have bought it four times now.',
      'My mother-in-law approves, so the discussion is over.',
      'A little goes a long way, so the price is fair.',
      'Clean, evenly sorted and freshly packed: the date was last week.',
    ],
    4: [
      'Good everyday quality, I only wish the pouch had a zip.',
      'Works well once you find the right amount of water.',
      'Flavour is strong and honest; slightly more salt than I like.',
    ],
    3: [
      'Does the job, but I could not taste what the fuss is about.',
      'Some broken bits at the bottom of the pack, otherwise fine.',
      'Average this time. The earlier batch was better.',
    ],
    2: ['Needed far longer on the stove than the pack says.', 'The aroma was gone within two weeks.'],
    1: ['Found weevils on opening, and I opened it on day one.'],
  },
  snack: {
    5: [
      'The box was empty before the guests had sat down.',
      'Crisp to the last piece and not a bit oily.',
      'Exactly the taste of the old shop near our school.',
      'I hide it from the children on the top shelf. They have found a stool.',
      'Not too sweet and not too salty: somebody tasted it before selling it.',
    ],
    4: [
      'Tasty and fresh, though the pack is half air.',
      'Lovely with tea; a touch less sugar would make it perfect.',
      'Good crunch, a few pieces had broken on the way.',
    ],
    3: [
      'Nice enough, but we would not finish a second pack.',
      'Looks better than it tastes; still, it got eaten.',
    ],
    2: ['A stale edge to the oil that I could not ignore.', 'Far too sweet for us, even shared among six.'],
    1: ['Soft, broken and close to its date. Not what I paid for.'],
  },
  drink: {
    5: [
      'This is now the first thing I reach for in the morning.',
      'Strong colour, clean taste, and nothing artificial after it.',
      'Served it to friends who asked for the name twice.',
      'It saved our summer; we order it by the half dozen.',
    ],
    4: [
      'Pleasant and refreshing, best when it is very cold.',
      'Good flavour, but I use a little more than the label says.',
      'Well balanced; the lid needs a stronger hand than mine.',
    ],
    3: ['Drinkable, just weaker than I had hoped.', 'Fine for guests, I prefer my old brand for myself.'],
    2: ['More sugar than fruit, in my opinion.', 'It settled into a thick layer that would not mix.'],
    1: ['Leaked on the way and the rest tasted flat.'],
  },
  personal: {
    5: [
      'My skin stopped itching in the second week.',
      'A gentle scent that does not fight with my perfume.',
      'Lasted seven weeks with daily use by two people.',
      'Finally something that suits my curly hair and our hard water.',
    ],
    4: [
      'Works well; the smell is strong for the first hour.',
      'Good results, though the cap is fiddly with wet hands.',
      'Feels like a far more expensive thing.',
    ],
    3: [
      'No harm, no miracle after a month.',
      'Nice texture, but I did not see the difference that it promises.',
    ],
    2: ['Left my skin dry, so I have passed it on.', 'Finished much too quickly for the size of it.'],
    1: ['Gave me a rash on the second day; please test a little first.'],
  },
  household: {
    5: [
      'Cleaned a stain that I had stopped seeing years ago.',
      'Half of what I used before does the same work.',
      'Our help asked me to buy nothing else from now on.',
      'Smells like a clean house and not like a hospital.',
    ],
    4: [
      'Does what it says; a refill pack would be welcome.',
      'Good and sturdy, the colour differs from the picture.',
      'Works nicely, needs a second go on old marks.',
    ],
    3: ['Ordinary, but so is the price.', 'It is fine for light work and no more than that.'],
    2: ['Wore out within a month of normal use.', 'Too strong a smell for a small flat.'],
    1: ['Came cracked, and it took two calls to be heard.'],
  },
  kitchen: {
    5: [
      'Feels made for twenty years and not for two.',
      'Used daily for three months, and it still looks new.',
      'It has changed how often we cook at home.',
      'Heavier than expected, in the good way.',
    ],
    4: [
      'Solid work; the manual could be clearer.',
      'Very happy with it, though it takes up some counter space.',
      'Good value at the sale price, I would wait for that.',
    ],
    3: [
      'Works, but the finish around the edges is rough.',
      'It does the main thing well and the extras poorly.',
    ],
    2: ['Louder than I can bear before breakfast.', 'The handle came loose after a few weeks.'],
    1: ['Stopped working on the ninth day; waiting for the technician.'],
  },
};

/** Said after an opening by about half of the shoppers; fits goods of every kind. */
export const CLOSINGS: Sentences = {
  5: [
    'Will order again.',
    'Already told my sister about it.',
    'Keep it exactly as it is, please.',
    'Delivery was before time too.',
    'Worth every rupee.',
    'This one goes onto my monthly list.',
  ],
  4: [
    'Would still recommend it.',
    'One star short of perfect.',
    'I will buy it again in an offer.',
    'Packing was neat.',
    'On the whole a good buy.',
  ],
  3: ['May give it another try.', 'Three stars, fairly meant.', 'You could do worse at this price.'],
  2: [
    'I expected more after reading the other reviews.',
    'Not for me, sorry.',
    'The refund was quick, at least.',
  ],
  1: ['Would not order it again.', 'Support refunded me the next day, hence not zero.'],
};
