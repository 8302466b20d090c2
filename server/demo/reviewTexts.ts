import { z } from 'zod';
import { readRecords } from './readRecords.ts';
import texts from './records/reviewTexts.json' with { type: 'json' };
import shoppers from './records/shoppers.json' with { type: 'json' };
import { type DemoShopper, reviewTexts } from './types.ts';

/** The shoppers who wrote the demo reviews. */
export const SHOPPERS: readonly DemoShopper[] = readRecords(
  'shoppers.json',
  z.array(z.string()),
  shoppers,
).map((name) => ({ name, email: `${name.toLowerCase().replaceAll(' ', '.')}@shopper.example` }));

export const { openings: OPENINGS, closings: CLOSINGS } = readRecords('reviewTexts.json', reviewTexts, texts);
