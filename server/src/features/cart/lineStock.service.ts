import { countFrom, itemOf } from '../catalog/variants/variants.service.ts';

/** A line, and what it draws on. */
interface DrawingLine {
  quantity: number;
  productId: string;
  inventoryId: string | null;
  requiredQuantity: number;
  /** Of the inventory item, that this shopper can buy. */
  units: number;
}

/**
 * How many of each line can be bought when the lines before it are bought as far as possible, which may draw on the same inventory item. So the
 * line that would be refused at the checkout shows it.
 */
export function countLines(lines: readonly DrawingLine[]): number[] {
  const takenOf = new Map<string, number>();
  return lines.map((line) => {
    const itemId = itemOf(line);
    const taken = takenOf.get(itemId) ?? 0;
    const count = countFrom(line.units - taken, line);
    takenOf.set(itemId, taken + Math.min(line.quantity, count) * line.requiredQuantity);
    return count;
  });
}
