import { z } from 'zod';
import type { Db } from '../../../database/database.ts';
import { isDuplicate } from '../../../database/dialects.ts';
import { parseInput } from '../../../lib/input/parseInput.ts';
import { optionalLine, requiredLine } from '../../../lib/input/textInput.ts';
import type { InvalidInput } from '../../../lib/problems.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { recordAuditEvent } from '../../users/audit.service.ts';
import { type InventoryItem, insertInventoryItems } from '../inventoryItems.service.ts';
import { inventoryCodeTaken } from '../stock.problems.ts';

/** 1,000 tonnes in grams. */
const MAX_UNITS = 1_000_000_000;
const unitsRange = 'A stock is 0 to 1,000,000,000 units';

const itemInput = z.object({
  code: optionalLine('A code is one line').max(64, 'A code has at most 64 characters').nullish(),
  name: requiredLine('An inventory item needs a name').max(200, 'A name has at most 200 characters'),
  countedIn: z.enum(['PIECE', 'G', 'ML', 'CM']),
  units: z.int('Please give a number of units').min(0, unitsRange).max(MAX_UNITS, unitsRange).nullish(),
});

export interface InventoryItemCreated {
  __typename: 'DeskInventoryItemCreated';
  item: InventoryItem;
}

/** Creates an inventory item, with its first movement and an audit event. */
export async function createInventoryItem(
  { db }: { db: Db },
  actor: StaffActor,
  input: unknown,
): Promise<InventoryItemCreated | InvalidInput> {
  const parsed = parseInput(itemInput, input);
  if ('message' in parsed) return parsed;
  const { name, countedIn, units, code } = parsed.input;
  try {
    const item = await db.write(async (tx) => {
      const draft = { name, countedIn, code: code || null, units: units ?? 0 };
      const cause = { actorId: actor.id, ...(draft.units > 0 && { reason: 'First stock' }) };
      const [created] = await insertInventoryItems(tx, [draft], cause);
      if (!created) throw new Error('An inventory item was not stored');
      await recordAuditEvent(tx, actor, {
        action: 'stockAdjusted',
        userId: null,
        actorId: actor.id,
        subject: `inventory:${created.id}`,
        detail: `${name}: 0 → ${created.units}`,
      });
      return created;
    });
    return { __typename: 'DeskInventoryItemCreated', item };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return inventoryCodeTaken(code ?? '');
  }
}
