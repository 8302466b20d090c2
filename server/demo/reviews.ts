import { CATALOGUE } from './catalogue.ts';
import {
  CLOSINGS,
  GOODS_OF_CATEGORY,
  OPENINGS,
  type Sentences,
  SHOPPERS,
  type Stars,
} from './reviewTexts.ts';
import type { DemoReview } from './types.ts';

const SEED = 20_250_131;
const SHARE_REVIEWED = 0.57;
const MOST_REVIEWS = 8;
const OLDEST_DAYS = 420;

/**
 * Reviews of about half of the catalogue's products, one to eight each, the same ones in every run.
 * A shopper reviews a product at most once.
 */
export const REVIEWS: readonly DemoReview[] = makeReviews();

function makeReviews(): DemoReview[] {
  const random = randomFrom(SEED);
  return CATALOGUE.flatMap((category) => {
    const productKind = GOODS_OF_CATEGORY[category.slug];
    if (!productKind) throw new Error(`No review texts for the category ${category.slug}`);
    const products = category.subCategories.flatMap((sub) => sub.products);
    return products.flatMap((product) =>
      random() < SHARE_REVIEWED ? reviewsOf(product.name, OPENINGS[productKind], random) : [],
    );
  });
}

type Random = () => number;

function reviewsOf(product: string, openings: Sentences, random: Random): DemoReview[] {
  const count = 1 + Math.floor(random() ** 2 * MOST_REVIEWS);
  const liking = 3.6 + random() * 1.4;
  const shoppers = shuffled(SHOPPERS, random);
  const said = new Set<string>();
  const reviews: DemoReview[] = [];
  for (const { name } of shoppers.slice(0, count)) {
    const rating = ratingAround(liking, random);
    const stars = wholeStars(rating);
    // A mood may have fewer openings than the product has reviews of that mood: nobody repeats another.
    const opening = shuffled(openings[stars], random).find((sentence) => !said.has(sentence));
    if (!opening) continue;
    said.add(opening);
    const closing = random() < 0.5 ? ` ${pick(CLOSINGS[stars], random)}` : '';
    const daysAgo = 1 + Math.floor(random() * OLDEST_DAYS);
    reviews.push({ product, customerName: name, rating, text: opening + closing, daysAgo });
  }
  return reviews;
}

/** 1 to 5 in half steps, most often near the middle given. */
function ratingAround(middle: number, random: Random): number {
  const deviation = (random() + random() + random() - 1.5) * 2.4;
  return Math.min(5, Math.max(1, Math.round((middle + deviation) * 2) / 2));
}

function wholeStars(rating: number): Stars {
  if (rating >= 4.5) return 5;
  if (rating >= 3.5) return 4;
  if (rating >= 2.5) return 3;
  return rating >= 1.5 ? 2 : 1;
}

function pick(items: readonly string[], random: Random): string {
  return items[Math.floor(random() * items.length)] ?? '';
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
