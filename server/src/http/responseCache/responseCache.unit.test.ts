import { createAnswer } from './cachedResponse.ts';
import { createAnswers } from './responseCache.ts';

const catalog = { now: { revision: 1 }, ensureFresh: () => null } as unknown as Parameters<
  typeof createAnswers
>[0];
const stock = new Map<string, number>();
const shownStock = {
  known: (id: string) => stock.get(id),
  load: async (id: string) => stock.get(`${id} later`) ?? 0,
  note: () => {},
};

const entry = (text: string, units: Record<string, number> = {}, revision = 1) => ({
  answer: createAnswer(200, {}, text),
  seen: { revision, stock: new Map(Object.entries(units)) },
  forEverybody: true,
});

test('memory is bounded: what was asked for the longest time ago goes first, and what is huge does not come in', () => {
  const answers = createAnswers(catalog, shownStock, 100_000);
  for (let n = 0; n < 100; n++) {
    answers.keep(`key ${n}`, entry('x'.repeat(5000)));
    answers.find('key 0');
  }
  const there = Array.from({ length: 100 }, (_, n) => answers.find(`key ${n}`)).filter(Boolean);
  expect(there.length).toBeGreaterThan(5);
  expect(there.length).toBeLessThan(20);
  expect(answers.find('key 0')).toBeDefined();
  expect(answers.find('key 1')).toBeUndefined();
  answers.keep('huge', entry('x'.repeat(50_000)));
  expect(answers.find('huge')).toBeUndefined();
  answers.keep('k'.repeat(50_000), entry('x'));
  expect(answers.find('k'.repeat(50_000))).toBeUndefined();
});

test('an answer is right as long as revision and stock are what it shows', async () => {
  const answers = createAnswers(catalog, shownStock);
  answers.keep('page', entry('x'.repeat(300_000)));
  expect(answers.find('page')).toBeDefined();
  answers.keep('plain', entry('x'));
  answers.keep('old', entry('x', {}, 0));
  answers.keep('unfinished', { ...entry('x'), seen: { revision: null, stock: new Map() } });
  expect(answers.find('plain')).toBeDefined();
  expect(answers.find('old')).toBeUndefined();
  expect(answers.find('unfinished')).toBeUndefined();

  answers.keep('three', entry('x', { rice: 3 }));
  stock.set('rice', 3);
  expect(answers.find('three')).toBeDefined();
  stock.set('rice', 2);
  expect(answers.find('three')).toBeUndefined();
  stock.delete('rice');
  stock.set('rice later', 3);
  expect(await answers.find('three')).toBeDefined();
  stock.set('rice later', 2);
  expect(await answers.find('three')).toBeUndefined();
});

test('while the database is being looked at, nothing is given that was right before', async () => {
  const now = { revision: 1 };
  let seen = () => {};
  const looking = new Promise<void>((resolve) => {
    seen = resolve;
  });
  const answers = createAnswers(
    { now, ensureFresh: () => looking } as unknown as Parameters<typeof createAnswers>[0],
    shownStock,
  );
  answers.keep('before', entry('x'));
  const found = answers.find('before');
  now.revision = 2;
  seen();
  expect(await found).toBeUndefined();
  answers.keep('after', entry('x', {}, 2));
  expect(await answers.find('after')).toBeDefined();
});
