import { retryWhile } from '../tools/programs/retryWhile.mjs';

test.each([
  { outcomes: ['succeeded'], last: 'succeeded', attempts: 1 },
  { outcomes: ['failed', 'succeeded'], last: 'succeeded', attempts: 2 },
  { outcomes: ['failed', 'failed', 'failed', 'succeeded'], last: 'failed', attempts: 3 },
])(
  'makes $attempts of three attempts when the outcomes are $outcomes',
  async ({ outcomes, last, attempts }) => {
    let made = 0;
    expect(
      await retryWhile(
        3,
        async () => outcomes[made++],
        (outcome) => outcome === 'failed',
      ),
    ).toBe(last);
    expect(made).toBe(attempts);
  },
);
