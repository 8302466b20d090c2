import { CATALOGUE } from './catalogue.ts';
import { pick, type Random, randomFrom, shuffle } from './random.ts';
import { CLOSINGS, OPENINGS, SHOPPERS } from './reviewTexts.ts';
import type { DemoReview, Sentences, Stars } from './types.ts';

const SEED = 20_250_131;
/** Share of the products that have reviews. */
const REVIEWED_SHARE = 0.57;
/** Per product. */
const MAX_REVIEWS = 8;
const MAX_AGE_DAYS = 420;

/**
 * Reviews of about half of the catalogue's products, one to eight each, the same ones in every run.
 * A shopper reviews a product at most once.
 */
export const REVIEWS: readonly DemoReview[] = makeReviews();

function makeReviews(): DemoReview[] {
  const random = randomFrom(SEED);
  return CATALOGUE.flatMap((category) => {
    const products = category.subCategories.flatMap((sub) => sub.products);
    return products.flatMap((product) =>
      random() < REVIEWED_SHARE ? reviewsOf(product.name, OPENINGS[category.kind], random) : [],
    );
  });
}

function reviewsOf(product: string, openings: Sentences, random: Random): DemoReview[] {
  const count = 1 + Math.floor(random() ** 2 * MAX_REVIEWS);
  const meanRating = 3.6 + random() * 1.4;
  const shoppers = shuffle(SHOPPERS, random);
  const usedOpenings = new Set<string>();
  const reviews: DemoReview[] = [];
  for (const { name } of shoppers.slice(0, count)) {
    const rating = ratingAround(meanRating, random);
    const stars = wholeStars(rating);
    // There may be fewer openings than reviews with so many stars; no two reviews have the same opening.
    const opening = shuffle(openings[stars], random).find((sentence) => !usedOpenings.has(sentence));
    if (!opening) continue;
    usedOpenings.add(opening);
    const closing = random() < 0.5 ? ` ${pick(CLOSINGS[stars], random) ?? ''}` : '';
    const daysAgo = 1 + random() * MAX_AGE_DAYS;
    reviews.push({ product, customerName: name, rating, text: opening + closing, daysAgo });
  }
  return reviews;
}

/** 1 to 5 in half steps, most often near the mean. */
function ratingAround(mean: number, random: Random): number {
  const deviation = (random() + random() + random() - 1.5) * 2.4;
  return Math.min(5, Math.max(1, Math.round((mean + deviation) * 2) / 2));
}

function wholeStars(rating: number): Stars {
  if (rating >= 4.5) return 5;
  if (rating >= 3.5) return 4;
  if (rating >= 2.5) return 3;
  return rating >= 1.5 ? 2 : 1;
}
