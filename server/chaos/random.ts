import { createHash } from 'node:crypto';

/** Random choices that depend on the seed and the key alone. */
export interface Random {
  /** At least 0, below 1. */
  fraction(): number;
  chance(probability: number): boolean;
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  pick<T>(choices: readonly T[]): T;
}

/** A generator for one `key`, such as a shopper's fifth checkout. */
export function randomOf(seed: number, ...key: (string | number)[]): Random {
  let state = createHash('sha256')
    .update(JSON.stringify([seed, ...key]))
    .digest()
    .readUInt32LE();
  // Mulberry32.
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
