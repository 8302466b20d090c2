import { Entity, ForeignKey, Index } from 'typeorm';
import { Flag, Id, Int, Paise, Ref, Text } from '../../../database/columns.ts';
import type { CountedIn } from '../../stock/inventoryItems.entity.ts';

/**
 * What is sold under an option of a product, with a price of its own. A product without rows has a variant for each of its options
 * (or one without a label) at its own price, each of which takes one unit of its own stock: see variants.service.ts.
 */
@Entity('variants')
@Index('variants_product_label', ['productId', 'label'], { unique: true })
export class Variant {
  @Id() id: string;
  @ForeignKey('Product', { onDelete: 'CASCADE' })
  @Ref()
  productId: string;
  /** Place among the product's variants, from 0: the index in its option lists. */
  @Int() position: number;
  /** The option, by which lines of carts and orders name it; empty when the product has no options. */
  @Text(200) label: string;
  /** The shopkeeper's own number of it; no product or other variant has the same. Null: none. */
  @Index('variants_sku', { unique: true })
  @Text(64, { nullable: true })
  sku: string | null;
  /** The number below the bar code: 8, 12, 13 or 14 digits; null: unknown. */
  @Text(14, { nullable: true }) gtin: string | null;
  @Paise() price: number;
  /** Never below `price`. */
  @Paise() oldPrice: number;
  /** What it contains, in `unit`; null: unknown. */
  @Int({ nullable: true }) amount: number | null;
  @Text(8, { nullable: true }) unit: CountedIn | null;
  /** URL of its own picture; null: the product's. */
  @Text(500, { nullable: true }) picture: string | null;
  /** Not on sale any more, for now. The row stays. */
  @Flag() paused: boolean;
  /** Its goods are weighed when they are packed: the price is for `amount`, and what is less is refunded then. */
  @Flag() weighed: boolean;
  /** What it draws on; null: its product's own inventory item. */
  @Index('variants_inventory')
  @ForeignKey('InventoryItem', { onDelete: 'RESTRICT' })
  @Ref({ nullable: true })
  inventoryId: string | null;
  /** Units of the inventory item that one of it takes, at least 1. */
  @Int({ default: 1 }) requiredQuantity: number;
}

/** A variant in the order of its product's others. */
export type CatalogVariant = Omit<Variant, 'position'>;
