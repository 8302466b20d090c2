import { Entity, Index } from 'typeorm';
import { Id, Int, Ref, Text, Time } from '../../database/columns.ts';

/** Why units came or went. Stored in rows: never rename one. */
export type StockMovementKind =
  | 'opening'
  | 'order'
  | 'cancel'
  | 'refund'
  | 'import'
  | 'received'
  | 'count'
  | 'waste'
  | 'correction';

/**
 * An entry of the stock ledger; never changed. The movements of an inventory item sum to its units on hand: those available plus those
 * reserved by open checkouts. A reservation is no movement.
 */
@Entity('stock_movements')
@Index('stock_movements_product', ['itemId', 'id', 'quantity'])
@Index('stock_movements_kind', ['kind', 'id'])
export class StockMovement {
  /** UUIDv7: sorts by time. An opening movement has its item's id, and so sorts before the item's others. */
  @Id() id: string;
  /**
   * The inventory item; a product's own one has the product's id. No foreign key: its check would lock the row, so that settlements would
   * wait for reservations. Neither is ever deleted.
   */
  @Ref({ name: 'productId' }) itemId: string;
  /** Negative when units go. */
  @Int() quantity: number;
  @Text(10) kind: StockMovementKind;
  /** Typed by staff; may be empty. */
  @Text(200) reason: string;
  /** The member of staff; null: the shop itself. No foreign key: the movement outlives the account. */
  @Ref({ nullable: true }) actorId: string | null;
  /** Id of the order or import; null: none. */
  @Ref({ nullable: true }) reference: string | null;
  @Time() createdAt: number;
}
