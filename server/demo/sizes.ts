import { type Measure, parseMeasure } from '../src/features/catalog/measures/measure.ts';
import type { DemoProduct } from './types.ts';

/** What an option costs and contains. */
export interface DemoSize {
  /** Rupees. */
  readonly price: number;
  readonly oldPrice: number;
  /** Units in stock; of loose goods the grams or pieces that all sizes share. */
  readonly stock: number;
  /** Null: of durable goods, which have no unit price. */
  readonly contents: Measure | null;
}

/**
 * The sizes of a product, in the order of its options; empty when all options cost the same.
 * @throws when it is unknown what a size contains
 */
export function sizesOf(product: DemoProduct): DemoSize[] {
  if (!product.otherSizes) return [];
  return [product, ...product.otherSizes].map((size, index) => ({
    price: size.price,
    oldPrice: size.oldPrice ?? size.price,
    stock: size.stock ?? product.stock,
    contents: product.durable ? null : contentsOf(product, index, size.contents),
  }));
}

/** What an option contains. @param text absent: the option says it */
function contentsOf({ name, weight, size }: DemoProduct, index: number, text?: string): Measure {
  for (const candidate of [text, weight?.[index], size?.[index]]) {
    const measure = parseMeasure(candidate ?? '');
    if (measure) return measure;
  }
  throw new Error(`It is unknown what option ${index + 1} of the demo product ${name} contains`);
}
