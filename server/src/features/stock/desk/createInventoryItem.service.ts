import type { Db } from '../../../database/database.ts';
import { isDuplicate } from '../../../database/dialects.ts';
import { parseInput } from '../../../lib/input/parseInput.ts';
import type { InvalidInput } from '../../../lib/problems.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { recordStaffEvent } from '../../users/audit.service.ts';
import { findItemByCode, type InventoryItem, insertInventoryItems } from '../inventoryItems.service.ts';
import { inventoryCodeTaken } from '../stock.problems.ts';
import { inventoryItemInput } from './inventoryItem.input.ts';

export interface InventoryItemCreated {
  __typename: 'DeskInventoryItemCreated';
  item: InventoryItem;
}

/** Creates an inventory item, with its first movement and an audit event. Its code is another one than all others, also without capitals. */
export async function createInventoryItem(
  { db }: { db: Db },
  actor: StaffActor,
  input: unknown,
): Promise<InventoryItemCreated | InvalidInput> {
  const parsed = parseInput(inventoryItemInput, input);
  if ('message' in parsed) return parsed;
  const { name, countedIn, units, code } = parsed.input;
  try {
    return await db.write(async (tx) => {
      const present = code ? await findItemByCode(tx, code) : null;
      if (present?.code) return inventoryCodeTaken(present.code);
      const draft = { name, countedIn, code: code || null, units: units ?? 0 };
      const cause = { actorId: actor.id, ...(draft.units > 0 && { reason: 'First stock' }) };
      const [created] = await insertInventoryItems(tx, [draft], cause);
      if (!created) throw new Error('An inventory item was not stored');
      await recordStaffEvent(tx, actor, {
        action: 'stockAdjusted',
        subject: `inventory:${created.id}`,
        detail: `${name}: 0 → ${created.units}`,
      });
      return { __typename: 'DeskInventoryItemCreated', item: created };
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return inventoryCodeTaken(code ?? '');
  }
}
