import { createLooks } from './freshness.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Looks that end when they are told to. */
function lookAt() {
  const under: { succeed(): void; fail(): void }[] = [];
  const looks = createLooks(
    () =>
      new Promise((resolve, reject) => {
        const begunAt = performance.now();
        under.push({
          succeed() {
            looks.succeeded(begunAt);
            resolve();
          },
          fail: () => reject(new Error('It is away')),
        });
      }),
  );
  return { looks, under };
}

test('what was seen within the last second is shown at once; then all wait for one more look', async () => {
  const { looks, under } = lookAt();
  jest.advanceTimersByTime(999);
  expect(looks.another()).toBeNull();
  jest.advanceTimersByTime(1);
  const waiting = [looks.another(), looks.another()];
  expect(waiting).toEqual([expect.any(Promise), expect.any(Promise)]);
  expect(under).toHaveLength(1);
  jest.advanceTimersByTime(300);
  under[0]?.succeed();
  await Promise.all(waiting);
  expect(looks.another()).toBeNull();
  // What a look tells is as old as its beginning.
  jest.advanceTimersByTime(700);
  expect(looks.another()).not.toBeNull();
  expect(under).toHaveLength(2);
});

test('what is away is not waited for again, until a look has succeeded', async () => {
  const { looks, under } = lookAt();
  jest.advanceTimersByTime(1000);
  const failing = looks.another();
  under[0]?.fail();
  await failing;
  jest.advanceTimersByTime(60_000);
  expect(looks.another()).toBeNull();
  looks.succeeded(performance.now());
  jest.advanceTimersByTime(1000);
  expect(looks.another()).not.toBeNull();
});

test('who waits for a look that does not end is given what is known after two seconds', async () => {
  const { looks, under } = lookAt();
  jest.advanceTimersByTime(1000);
  const hanging = looks.another();
  jest.advanceTimersByTime(2000);
  await hanging;
  expect(looks.another()).toBeNull();
  // It may come to an end yet.
  under[0]?.succeed();
  expect(looks.another()).not.toBeNull();
});
