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
 * How many of each line can be bought besides the other lines, which may draw on the same inventory item. If it is not sufficient for all of
 * them, the earlier ones come first: so the line that would be refused at the checkout shows it.
 */
export function countLines(lines: readonly DrawingLine[]): number[] {
  const unitsLeft = new Map(lines.map((line) => [itemOf(line), line.units]));
  const leftFor = (line: DrawingLine) => unitsLeft.get(itemOf(line)) ?? 0;
  const bought = lines.map((line) => {
    const count = Math.min(line.quantity, countFrom(leftFor(line), line));
    unitsLeft.set(itemOf(line), leftFor(line) - count * line.requiredQuantity);
    return { line, count };
  });
  return bought.map(({ line, count }) => count + countFrom(leftFor(line), line));
}
