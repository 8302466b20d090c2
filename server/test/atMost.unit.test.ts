import { atMost } from '../tools/atMost.mjs';

test.each([
  { outcomes: ['right'], last: 'right', attempts: 1 },
  { outcomes: ['spoilt', 'right'], last: 'right', attempts: 2 },
  { outcomes: ['spoilt', 'spoilt', 'spoilt', 'right'], last: 'spoilt', attempts: 3 },
])('of $outcomes three attempts at most are made: $attempts', async ({ outcomes, last, attempts }) => {
  let made = 0;
  expect(
    await atMost(
      3,
      async () => outcomes[made++],
      (outcome) => outcome === 'spoilt',
    ),
  ).toBe(last);
  expect(made).toBe(attempts);
});
