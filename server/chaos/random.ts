import { createHash } from 'node:crypto';

/** Choices that are the same in every run with the same seed and key, whatever else goes on at the time. */
export interface Random {
  /** From 0 to below 1. */
  share(): number;
  chance(probability: number): boolean;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  pick<T>(choices: readonly T[]): T;
}

/** A random generator of its own for each `key`, such as one shopper's fifth checkout. */
export function randomOf(seed: number, ...key: (string | number)[]): Random {
  let state = createHash('sha256')
    .update(JSON.stringify([seed, ...key]))
    .digest()
    .readUInt32LE();
  // Mulberry32.
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(share() * (most - least + 1));
  return {
    share,
    whole,
    chance: (probability) => share() < probability,
    pick: (choices) => choices[whole(0, choices.length - 1)] as (typeof choices)[number],
  };
}
