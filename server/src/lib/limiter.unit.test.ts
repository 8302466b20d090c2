import { createTurns, unlessBusy } from './limiter.ts';

test('two work, one waits, and the fourth hears that it is too much', async () => {
  const inTurn = createTurns(2, 1);
  let working = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++working);
    await new Promise((resolve) => setTimeout(resolve, 5));
    working--;
    return 'done';
  };
  const answers = await Promise.all([1, 2, 3, 4].map(() => unlessBusy(() => inTurn(work))));
  expect(answers.slice(0, 3)).toEqual(['done', 'done', 'done']);
  expect(answers[3]).toMatchObject({ __typename: 'TooManyRequests', retryAfter: expect.any(Number) });
  expect(most).toBe(2);
  expect(await unlessBusy(() => inTurn(work))).toBe('done');
});

test('work that fails gives its turn back', async () => {
  const inTurn = createTurns(1, 0);
  const fail = () => Promise.reject(new Error('no'));
  await expect(unlessBusy(() => inTurn(fail))).rejects.toThrow('no');
  await expect(unlessBusy(() => inTurn(async () => 'done'))).resolves.toBe('done');
});
