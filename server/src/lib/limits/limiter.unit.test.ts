import { createLimiter, rejectWhenOverloaded } from './limiter.ts';

describe('limiter', () => {
  it('runs two, queues one and rejects the fourth', async () => {
    const limit = createLimiter(2, 1);
    let running = 0;
    let maxRunning = 0;
    const work = async () => {
      maxRunning = Math.max(maxRunning, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      return 'done';
    };
    const results = await Promise.all([1, 2, 3, 4].map(() => rejectWhenOverloaded(() => limit(work))));
    expect(results.slice(0, 3)).toEqual(['done', 'done', 'done']);
    expect(results[3]).toMatchObject({ __typename: 'TooManyRequests', retryAfter: expect.any(Number) });
    expect(maxRunning).toBe(2);
    expect(await rejectWhenOverloaded(() => limit(work))).toBe('done');
  });

  it('frees the slot of work that fails', async () => {
    const limit = createLimiter(1, 0);
    const fail = () => Promise.reject(new Error('no'));
    await expect(rejectWhenOverloaded(() => limit(fail))).rejects.toThrow('no');
    await expect(rejectWhenOverloaded(() => limit(async () => 'done'))).resolves.toBe('done');
  });
});
