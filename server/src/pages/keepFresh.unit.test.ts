import { keepFresh } from './keepFresh.ts';

/** A function to wrap that counts its calls and answers when told. */
function slow() {
  const waiting: { key: string; answer: (text: string) => void; fail: (error: Error) => void }[] = [];
  const make = (key: string) =>
    new Promise<string>((answer, fail) => {
      waiting.push({ key, answer, fail });
    });
  return { make, waiting };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('callers that come meanwhile share one answer', async () => {
  const { make, waiting } = slow();
  const get = keepFresh({ freshMs: 1000, kept: 10 }, make);
  const both = Promise.all([get('a'), get('a')]);
  waiting[0]?.answer('page');
  expect(await both).toEqual(['page', 'page']);
  expect(waiting).toHaveLength(1);
});

test('an answer is used again until it is no longer fresh', async () => {
  let made = 0;
  const get = keepFresh({ freshMs: 1000, kept: 10 }, async () => ++made);
  expect(await get('a')).toBe(1);
  jest.advanceTimersByTime(999);
  expect(await get('a')).toBe(1);
  jest.advanceTimersByTime(2);
  expect(await get('a')).toBe(2);
  expect(await get('b')).toBe(3);
});

test('a failure is not kept', async () => {
  const { make, waiting } = slow();
  const get = keepFresh({ freshMs: 1000, kept: 10 }, make);
  const first = get('a');
  waiting[0]?.fail(new Error('no'));
  await expect(first).rejects.toThrow('no');
  const second = get('a');
  waiting[1]?.answer('page');
  expect(await second).toBe('page');
});

test('the oldest answers go first', async () => {
  let made = 0;
  const get = keepFresh({ freshMs: 1000, kept: 2 }, async () => ++made);
  await get('a');
  await get('b');
  await get('c');
  expect(await get('c')).toBe(3);
  expect(await get('b')).toBe(2);
  expect(await get('a')).toBe(4);
});
