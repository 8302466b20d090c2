import { createHash } from 'node:crypto';

/** Pseudo-random values that depend on the seed and the key alone. */
export interface Random {
  /** At least 0, below 1. */
  fraction(): number;
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean;
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  pick<T>(choices: readonly T[]): T;
}

/** Creates a generator for one `key`, for instance the checkout of one number. */
export function createRandom(seed: number, ...key: (string | number)[]): Random {
  let state = createHash('sha256')
    .update(JSON.stringify([seed, ...key]))
    .digest()
    .readUInt32LE();
  // The algorithm is Mulberry32.
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));
  return {
    fraction,
    integer,
    chance: (probability) => fraction() < probability,
    pick: (choices) => choices[integer(0, choices.length - 1)] as (typeof choices)[number],
  };
}

/** Picks a choice with a probability in proportion to its weight. */
export function pickWeighted<T extends string>(random: Random, weights: { [choice in T]: number }): T {
  const entries = Object.entries(weights) as [T, number][];
  let remainder = random.fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of entries) {
    remainder -= weight;
    if (remainder < 0) return choice;
  }
  return entries[0]?.[0] as T;
}
