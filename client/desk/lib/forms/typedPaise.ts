import { toExactPaise } from '../../../../server/src/lib/input/amount.input.ts';

/** Paise of a typed amount; NaN of a text that is none. */
export const typedPaise = (text: string): number =>
  toExactPaise(text.trim() === '' ? Number.NaN : Number(text));
