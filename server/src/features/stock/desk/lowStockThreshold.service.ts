import type { Db } from '../../../database/database.ts';
import { parseInput } from '../../../lib/input/parseInput.ts';
import { catchProblem, type InvalidInput, type NotFound, throwProblem } from '../../../lib/problems.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { recordAuditEvents } from '../../users/audit.service.ts';
import { recordThresholdChange } from '../reports/lowStockReports.service.ts';
import { productNotFound } from '../stock.problems.ts';
import { readThresholds, storeThreshold } from './lowStock.queries.ts';
import { findStockedProducts, type StockedProduct } from './stockedProducts.queries.ts';
import { thresholdInput } from './threshold.input.ts';

export interface LowStockThresholdSet {
  __typename: 'DeskLowStockThresholdSet';
  products: StockedProduct[];
}

/** Sets at how many units the stock of inventory items counts as low, of all of them or none. Null: the shop's default. */
export async function setLowStockThreshold(
  { db }: { db: Db },
  actor: StaffActor,
  input: unknown,
): Promise<LowStockThresholdSet | NotFound | InvalidInput> {
  const parsed = parseInput(thresholdInput, input);
  if ('message' in parsed) return parsed;
  const { threshold } = parsed.input;
  const ids = [...new Set(parsed.input.productIds)].sort();
  const problem = await catchProblem<void, NotFound>(() =>
    db.write(async (tx) => {
      const items = await readThresholds(tx, ids);
      if (items.length !== ids.length) throwProblem(productNotFound());
      const changed = items.filter(({ lowStockAt }) => lowStockAt !== (threshold ?? null));
      await storeThreshold(tx, ids, threshold ?? null);
      await recordThresholdChange(
        tx,
        changed.map(({ id }) => id),
      );
      await recordAuditEvents(
        tx,
        actor,
        items.map(({ id, kind }) => ({
          action: 'lowStockThresholdSet' as const,
          userId: null,
          actorId: actor.id,
          subject: `${kind}:${id}`,
          detail: threshold == null ? 'default' : String(threshold),
        })),
      );
    }),
  );
  if (problem) return problem;
  const products = await findStockedProducts(db.read, ids);
  return { __typename: 'DeskLowStockThresholdSet', products: [...products.values()] };
}
