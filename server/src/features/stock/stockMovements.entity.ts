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
 * An entry of the stock ledger; never changed. The movements of a product sum to its units on hand: those available plus those
 * reserved by open checkouts. A reservation is no movement.
 */
@Entity('stock_movements')
@Index('stock_movements_product', ['productId', 'id', 'quantity'])
@Index('stock_movements_kind', ['kind', 'id'])
export class StockMovement {
  /** UUIDv7: sorts by time. An opening movement has its product's id, and so sorts before the product's others. */
  @Id() id: string;
  /** No foreign key: its check would lock the product, so that settlements would wait for reservations. Products are never deleted. */
  @Ref() productId: string;
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
