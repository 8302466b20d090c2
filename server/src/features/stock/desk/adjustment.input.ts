import { z } from 'zod';
import type { ProblemCode } from '../../../lib/generated/problemCodes.ts';
import { rule } from '../../../lib/input/rule.ts';
import { optionalLine } from '../../../lib/input/textInput.ts';
import { MAX_ITEM_UNITS } from '../stock.input.ts';

const tooMany = 'At most 1,000,000,000 units can be adjusted at once';
const wholeUnits = z
  .int('Please give a whole number of units')
  .min(-MAX_ITEM_UNITS, tooMany)
  .max(MAX_ITEM_UNITS, tooMany)
  .nullish();

/** A change of a product's units on hand; either `change` or `countedUnits` is given. */
export const adjustmentInput = z
  .object({
    productId: z.string(),
    kind: z.enum(['received', 'count', 'waste', 'correction']),
    change: wholeUnits,
    countedUnits: wholeUnits.refine(
      (units) => (units ?? 0) >= 0,
      rule('OUT_OF_RANGE', 'Please give a whole number of units from 0', { min: 0 }),
    ),
    expectedOnHand: wholeUnits,
    reason: optionalLine('Please give a reason in one line').max(200, 'This reason is too long').nullish(),
  })
  .superRefine(({ kind, change, countedUnits, expectedOnHand, reason }, { addIssue }) => {
    const refuse = (path: string, message: string, code: ProblemCode = 'INPUT_INVALID') =>
      addIssue({ code: 'custom', path: [path], ...rule(code, message) });
    if (kind === 'count') {
      if (countedUnits == null) refuse('countedUnits', 'Please give the number of counted units', 'REQUIRED');
      if (expectedOnHand == null)
        refuse('expectedOnHand', 'A count needs the units that were shown', 'REQUIRED');
      if (change != null) refuse('change', 'A count has no change');
      return;
    }
    if (countedUnits != null) refuse('countedUnits', 'Only a count has counted units');
    if (!change) refuse('change', 'Please give the number of units that came or went', 'REQUIRED');
    else if (kind === 'waste' && change > 0) refuse('change', 'Waste takes units away');
    else if (kind === 'received' && change < 0) refuse('change', 'A delivery adds units');
    if ((kind === 'waste' || kind === 'correction') && !reason)
      refuse('reason', 'Please give a reason', 'REQUIRED');
  });
