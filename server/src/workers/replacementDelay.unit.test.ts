import { createReplacementDelay } from './replacementDelay.ts';

let time = 1000;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => jest.restoreAllMocks());

describe('createReplacementDelay', () => {
  it('allows the given number of replacements at once, and later ones when the window has passed', () => {
    const nextDelay = createReplacementDelay(3, 60_000);
    expect([nextDelay(), nextDelay(), nextDelay()]).toEqual([0, 0, 0]);
    time += 10_000;
    expect(nextDelay()).toBe(50_000);
    // The fifth replacement follows the second one by a window, the seventh the fourth.
    expect([nextDelay(), nextDelay()]).toEqual([50_000, 50_000]);
    expect(nextDelay()).toBe(110_000);
  });

  it('does not delay workers that die seldom', () => {
    const nextDelay = createReplacementDelay(2, 60_000);
    for (let death = 0; death < 10; death++) {
      expect(nextDelay()).toBe(0);
      time += 31_000;
    }
  });
});
