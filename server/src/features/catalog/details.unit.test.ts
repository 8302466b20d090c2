import { createAnswer } from '../../http/responseCache/cachedResponse.ts';
import { type Answers, createAnswers } from '../../http/responseCache/responseCache.ts';
import { beginSeeing, createDetails } from './details.ts';

/** A shop in which `units` of everything are left. */
function shopWith(units: number) {
  const catalog = { now: { revision: 1 }, ensureFresh: () => null, search: { isComplete: () => true } };
  const left = { units };
  const shownStock = { known: () => left.units, load: async () => left.units, note: () => {} };
  return { catalog, shownStock, left, db: {} } as unknown as Parameters<typeof createDetails>[0] & {
    catalog: Parameters<typeof createAnswers>[0];
    left: { units: number };
  };
}

test('an answer that shows two numbers for a product is given to nobody else, whatever is left', async () => {
  const shop = shopWith(3);
  const answers: Answers = createAnswers(shop.catalog, shop.shownStock);
  const seen = beginSeeing(shop.catalog);
  const details = createDetails(shop, null, seen);
  const keep = () => answers.keep('page', { answer: createAnswer(200, {}, 'x'), seen, forEverybody: true });

  expect(await details.countInStock('rice')).toBe(3);
  expect(await details.countInStock('rice')).toBe(3);
  keep();
  expect(answers.find('page')).toBeDefined();

  for (const units of [2, 3]) {
    shop.left.units = units;
    expect(await details.countInStock('rice')).toBe(units);
    keep();
    expect(answers.find('page')).toBeUndefined();
  }
});
