import { Entity, ForeignKey, Index } from 'typeorm';
import { Flag, Id, Int, Json, Paise, Ref, Text, Time } from '../../database/columns.ts';
import type { OfferKind, OfferScope } from './offer.ts';

/** What takes something off the price of a basket, by itself or by a code. It is never deleted, because orders refer to it. */
@Entity('offers')
export class Offer {
  @Id() id: string;
  /** As shoppers see it. */
  @Text(120) name: string;
  /** Normalised (`normalizeCode`); null: it applies by itself. */
  @Index('offers_code', { unique: true })
  @Text(40, { nullable: true })
  code: string | null;
  @Text(20) kind: OfferKind;
  /** Of the kind `PERCENT`, else 0. */
  @Int() percent: number;
  /** Of the kind `AMOUNT`, else 0. */
  @Paise() amount: number;
  /** Of the kinds `BUY_GET` and `CHEAPEST_FREE`, else 0. */
  @Int() buyQuantity: number;
  /** Of the kind `BUY_GET`, else 0. */
  @Int() freeQuantity: number;
  @Text(20) scope: OfferScope;
  /** Ids of categories, products or variants; empty for `ALL`. */
  @Json() scopeIds: string[];
  @Flag() firstOrderOnly: boolean;
  /** What the basket must cost before all discounts; 0: anything. */
  @Paise() minBasket: number;
  /** Null: at once. */
  @Time({ nullable: true }) startsAt: number | null;
  /** It ends at this time; null: never. */
  @Time({ nullable: true }) endsAt: number | null;
  /** In how many orders it can be used; null: no limit. */
  @Int({ nullable: true }) maxUses: number | null;
  /** In how many orders of one shopper it can be used; null: no limit. */
  @Int({ nullable: true }) maxUsesPerShopper: number | null;
  /** Uses in open and paid checkouts, counted by the statements that take and release them. */
  @Int({ default: 0 }) uses: number;
  /** Whether shoppers see it before they use it, in the cart and at its products. */
  @Flag() announced: boolean;
  @Flag() active: boolean;
  /** Grows with each change by staff. */
  @Int() version: number;
  @Time() createdAt: number;
  @Time() updatedAt: number;
  /** The member of staff who changed it last. No foreign key: it outlives the account. */
  @Ref() actorId: string;
}

/**
 * An offer in a checkout, with what it takes off. The checkout's state says what it counts as: reserved while it is open, used when it
 * is paid, else released. Never changes.
 */
@Entity('offer_uses')
@Index('offer_uses_checkout', ['checkoutId', 'offerId'], { unique: true })
@Index('offer_uses_shopper', ['offerId', 'userId'])
export class OfferUse {
  @Id() id: string;
  @ForeignKey('Offer', { onDelete: 'RESTRICT' })
  @Ref()
  offerId: string;
  @ForeignKey('Checkout', { onDelete: 'CASCADE' })
  @Ref()
  checkoutId: string;
  @ForeignKey('User', { onDelete: 'RESTRICT' })
  @Index('offer_uses_user')
  @Ref()
  userId: string;
  /** Name and code of the offer at that time. */
  @Text(120) name: string;
  @Text(40, { nullable: true }) code: string | null;
  /** What it takes off all lines together. */
  @Paise() amount: number;
  /** Its place in the order in which the discounts were taken off. */
  @Int() position: number;
}

/** The code that a shopper has typed for the cart. */
@Entity('cart_codes')
export class CartCode {
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @Id()
  userId: string;
  /** Normalised (`normalizeCode`). */
  @Text(40) code: string;
  @Time() createdAt: number;
}
