import { Entity, Index } from 'typeorm';
import { Id, Int, Text, Time } from '../../database/columns.ts';

/** In what an inventory item is counted: pieces, grams, millilitres or centimetres. Stored in rows: never rename one. */
export type CountedIn = 'PIECE' | 'G' | 'ML' | 'CM';

/**
 * What is counted, besides the products' own units: every product has an inventory item of its own, whose id is the product's and
 * whose units are `Product.countInStock`. Variants that need another one draw on a row of this table.
 */
@Entity('inventory_items')
@Index('inventory_items_name', ['name', 'id'])
@Index('inventory_items_units', ['units', 'id', 'lowStockAt'])
export class InventoryItem {
  @Id() id: string;
  /** The shopkeeper's own name of it, by which an import finds it; null: none. */
  @Index('inventory_items_code', { unique: true })
  @Text(64, { nullable: true })
  code: string | null;
  @Text(200) name: string;
  @Text(8) countedIn: CountedIn;
  /** Available units; those reserved by open checkouts are not included. */
  @Int() units: number;
  /** The stock is low when so many units or fewer are available; null: the shop's default. */
  @Int({ nullable: true }) lowStockAt: number | null;
  @Time() createdAt: number;
}
