import type { StockedProduct } from '../shoppers/products.ts';
import type { Line, Snapshot } from './snapshot.ts';
import { missingOf } from './weights.ts';

type ReportViolation = (
  invariant:
    | 'stock is never negative'
    | 'units are on sale, reserved or sold'
    | 'the stock ledger sums to the stock',
  detail: string,
) => void;

/** Units of an inventory item. */
interface Demand {
  itemId: string;
  units: number;
}

/** @returns a function for what a line takes by the variant that is stored, whatever the line itself says it has taken */
export function createDemandOf({ variants }: Pick<Snapshot, 'variants'>): (line: Line) => Demand {
  const variantOf = new Map(variants.map((variant) => [keyOf(variant.productId, variant.label), variant]));
  return ({ productId, option, quantity }) => {
    const variant = variantOf.get(keyOf(productId, option ?? ''));
    return {
      itemId: variant?.inventoryId ?? productId,
      units: Number(quantity) * Number(variant?.requiredQuantity ?? 1),
    };
  };
}

const keyOf = (productId: string, label: string): string => `${productId} ${label}`;

/** The sum of the units of each inventory item. */
export function sumByItem(demands: readonly Demand[]): Map<string, number> {
  const total = new Map<string, number>();
  for (const { itemId, units } of demands) total.set(itemId, (total.get(itemId) ?? 0) + units);
  return total;
}

/** What has returned because a line weighs less, but for the part of units that returned as a whole. */
function returnedForWeight(
  line: Snapshot['orderLines'][number],
  refundLines: Snapshot['refundLines'],
): number {
  const missing = missingOf(line);
  if (missing === 0) return 0;
  const own = refundLines.filter(({ orderLineId }) => orderLineId === line.id);
  const returned = own.reduce((sum, refundLine) => sum + Number(refundLine.returned), 0);
  return missing - Math.floor((missing * returned) / Number(line.weighedUnits));
}

/** Checks the units of each inventory item, and its ledger. */
export function checkStock(
  snapshot: Snapshot,
  stockedProducts: readonly StockedProduct[],
  report: ReportViolation,
): void {
  const { items, reservations, orderLines, refundLines, ledgerMismatches } = snapshot;
  const demandOf = createDemandOf(snapshot);
  const reserved = sumByItem(reservations.map(demandOf));
  const sold = sumByItem(orderLines.map(demandOf));
  const returned = sumByItem([
    ...refundLines.map((line) => demandOf({ ...line, quantity: line.returned })),
    ...orderLines.map((line) => ({ ...demandOf(line), units: returnedForWeight(line, refundLines) })),
  ]);
  const available = new Map(items.map(({ id, units }) => [id, Number(units)]));
  for (const [id, count] of available)
    if (count < 0) report('stock is never negative', `inventory item ${id} has ${count}`);
  for (const { id, units } of new Set(stockedProducts.map(({ item }) => item))) {
    const parts = [
      available.get(id) ?? 0,
      reserved.get(id) ?? 0,
      (sold.get(id) ?? 0) - (returned.get(id) ?? 0),
    ];
    const sum = parts.reduce((total, part) => total + part, 0);
    if (sum !== units)
      report(
        'units are on sale, reserved or sold',
        `inventory item ${id}: ${parts.join(' + ')} is not ${units}`,
      );
  }
  for (const { itemId, onHand, ledger } of ledgerMismatches)
    report(
      'the stock ledger sums to the stock',
      `inventory item ${itemId} has ${onHand}, its movements ${ledger}`,
    );
}
