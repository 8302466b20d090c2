import { z } from 'zod';
import { optionalLine, requiredLine } from '../../../lib/input/textInput.ts';
import { MAX_ITEM_CODE, MAX_ITEM_UNITS } from '../stock.input.ts';

const unitsRange = 'A stock is 0 to 1,000,000,000 units';

/** A new inventory item. */
export const inventoryItemInput = z.object({
  code: optionalLine('A code is one line')
    .max(MAX_ITEM_CODE, `A code has at most ${MAX_ITEM_CODE} characters`)
    .nullish(),
  name: requiredLine('An inventory item needs a name').max(200, 'A name has at most 200 characters'),
  countedIn: z.enum(['PIECE', 'G', 'ML', 'CM']),
  units: z.int('Please give a number of units').min(0, unitsRange).max(MAX_ITEM_UNITS, unitsRange).nullish(),
});
