import { z } from 'zod';
import { readRecords } from './readRecords.ts';
import addresses from './records/addresses.json' with { type: 'json' };
import { type DemoAddress, demoAddress } from './types.ts';

/** The demo shop delivers in and around Bengaluru, also beyond the border of its State. */
export const ADDRESSES: readonly DemoAddress[] = readRecords(
  'addresses.json',
  z.array(demoAddress),
  addresses,
);
