/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A new review. */
export type AddReviewInput = {
  /** 0.5 to 5 in half steps. */
  customerRating: number;
  /** `Product.id`; NotFound if it is not on sale. */
  productId: string;
  /** Whether it takes the place of one's earlier review of the product, if there is one; a hidden review stays as it is. */
  replace?: boolean | null | undefined;
  /** 1 to 5000 characters. */
  review: string;
};

/** A product to add to the cart. */
export type AddToCartInput = {
  /** One of the product's `options`; required if it has any. */
  option?: string | null | undefined;
  /** `Product.id`; NotFound if it is not on sale. */
  productId: string;
  /** At least 1. */
  quantity?: number;
};

/** The place of a banner. */
export type BannerKind =
  /** The slider on the home page. */
  | 'HOME'
  /** Tall banners beside lists. */
  | 'SIDE'
  /** The strip between the lists of the home page. */
  | 'STRIP';

/** Billing and delivery address. Every field but those of a business is required. */
export type BillingInput = {
  /** Name of that business, at most 100 characters. */
  businessName?: string | null | undefined;
  /** 1 to 100 characters. */
  city: string;
  /** 1 to 100 characters. */
  country: string;
  /** An e-mail address of at most 254 characters; need not be that of the account. */
  email: string;
  /** 1 to 100 characters. */
  fullName: string;
  /** GST number of a business that wants it on the invoice: 15 characters with a valid checksum, with `businessName`. Null or empty: a consumer. */
  gstin?: string | null | undefined;
  /** 1 to 20 characters. */
  phoneNumber: string;
  /** 1 to 100 characters. */
  state: string;
  /** House and street, 1 to 150 characters. */
  streetAddressLine1: string;
  /** Flat, floor or area, 1 to 150 characters. */
  streetAddressLine2: string;
  /** 1 to 20 characters. */
  zipCode: string;
};

/** Which order to cancel, and why. */
export type CancelOrderInput = {
  /** As in `RefundOrderInput`. */
  idempotencyKey: string;
  /** `Order.id`. */
  orderId: string;
  /** A sentence for the shopper, at most 200 characters. */
  reason: string;
};

/** The old and the new password. */
export type ChangePasswordInput = {
  /** 8 characters to 1024 bytes; PasswordTooCommon for the most common ones. */
  newPassword: string;
  /** The current password. WrongPassword if it is wrong, TooManyRequests after several wrong ones in a row. */
  oldPassword: string;
};

/** The reference amount of a category's comparable unit prices; products that are measured in another unit have the automatic one. */
export type ComparableUnit =
  /** Per 100 g. */
  | 'PER_100G'
  /** Per 100 ml. */
  | 'PER_100ML'
  /** Per kg. */
  | 'PER_KG'
  /** Per litre. */
  | 'PER_L'
  /** Per piece. */
  | 'PER_PIECE';

/** The arguments of Razorpay's handler. */
export type CompleteCheckoutInput = {
  /** Id of the provider's order, `Checkout.providerOrderId`. */
  razorpay_order_id: string;
  /** Id of the provider's payment. */
  razorpay_payment_id: string;
  /** The provider's signature of the two: HMAC-SHA256 in hexadecimal digits. */
  razorpay_signature: string;
};

/** Which events of the audit log. Of `subject`, `actorId`, `userId` and `text` the first that is given counts; all others must hold. */
export type DeskAuditLogFilter = {
  /** One of these, see `DeskAuditAction.name`. */
  actions?: Array<string> | null | undefined;
  /** Id of the member of staff who caused the event. */
  actorId?: string | null | undefined;
  /** The first day in the shop's time zone, such as 2026-11-23. */
  from?: string | null | undefined;
  /** What the event is about, such as `order:<id>`. */
  subject?: string | null | undefined;
  /**
   * Who did it, or whom or what it is about: the beginning of an e-mail address, the name of a member of staff, the id of an order,
   * a product or an account, or `order:<id>`.
   */
  text?: string | null | undefined;
  /** The last day. */
  to?: string | null | undefined;
  /** Id of the account concerned. */
  userId?: string | null | undefined;
};

/** What changes of a banner. Absent fields keep the stored value. */
export type DeskBannerChange = {
  /** `id` of a category or sub-category. */
  categoryId?: string | null | undefined;
  /** See `DeskBanner.id`. */
  id: string;
  /** Address of a picture that was uploaded for the banner's kind. */
  image?: string | null | undefined;
  /** ISO-8601; null: at once. */
  shownFrom?: string | null | undefined;
  /** ISO-8601; null: it stays. */
  shownUntil?: string | null | undefined;
  /** At most 200 characters. */
  text?: string | null | undefined;
  /** 1 to 120 characters. */
  title?: string | null | undefined;
  /** The `DeskBanner.version` that was shown: InvalidInput with the field `version` if it has another one by now. */
  version: string;
};

/** A line of a sample basket. */
export type DeskBasketLineInput = {
  /** One of the product's `options`; null: the first, if it has any. */
  option?: string | null | undefined;
  /** `Product.id`. */
  productId: string;
  /** 1 to 1000. */
  quantity: number;
};

/** What the best sellers are sorted by. */
export type DeskBestSellerOrder =
  /** By amount. */
  | 'SALES'
  /** By number of units. */
  | 'UNITS';

/** What changes of a category. Absent fields keep the stored value. */
export type DeskCategoryChange = {
  /** #rrggbb. */
  color?: string | null | undefined;
  /** See `DeskCategory.comparableUnit`; null stands for a value, too. */
  comparableUnit?: ComparableUnit | null | undefined;
  /** GST of its products that have none, as of a product; empty: none. */
  gst?: string | null | undefined;
  /** HSN code of its products that have none; empty: none. */
  hsn?: string | null | undefined;
  /** See `DeskCategory.id`. */
  id: string;
  /** Address of a picture that was uploaded as `tile`; null removes the picture. */
  image?: string | null | undefined;
  /** See `DeskNewCategory.name`. */
  name?: string | null | undefined;
  /** The `DeskCategory.version` that was shown: InvalidInput with the field `version` if it has another one by now. */
  version: string;
};

/** The steps of packing and delivery that staff move an order to; values of `OrderStatus`. */
export type DeskDeliveryStep =
  /** The shopper has it. */
  | 'delivered'
  /** On its way to the shopper. */
  | 'outForDelivery'
  /** Ready for delivery. */
  | 'packed'
  /** Staff collect the products. */
  | 'packing';

/** A picture of a product. */
export type DeskImageInput = {
  /** Text alternative, at most 200 characters; empty: the product's name. */
  alt?: string | null | undefined;
  /** `DeskImage.url`, or the address that an upload returned. */
  url: string;
};

/** A column of a file that is imported. */
export type DeskImportMappingInput = {
  /** See `DeskImportColumn.column`. */
  column: string;
  /** See `DeskImportFileColumn.index`. */
  index: number;
};

/** What an import would do with a record. */
export type DeskImportRowKind =
  /** Changes a product. */
  | 'changed'
  /** Nothing of its own: the record repeats an earlier one, or is about a variant of the same product, whose changes the earlier one has. */
  | 'merged'
  /** Creates a product. */
  | 'new'
  /** Nothing: the record is refused. */
  | 'refused'
  /** One of the others but `refused`, after a correction. */
  | 'repaired'
  /** Changes nothing. */
  | 'unchanged';

/** Where an import is. */
export type DeskImportState =
  /** The whole file is imported. */
  | 'done'
  /** Its file is there; nothing is imported yet. */
  | 'ready'
  /** It runs. */
  | 'running'
  /** It ended half-way. It can be continued or undone; but see `DeskImport.hasStoppedUndo`. */
  | 'stopped'
  /** It is being taken back. */
  | 'undoing'
  /** It was taken back. */
  | 'undone';

/** Texts of an information page. */
export type DeskInfoPageInput = {
  /** 1 to 12000 characters of plain text: paragraphs with blank lines between them; one that begins with `## ` is a heading. */
  body: string;
  /** One paragraph of 1 to 1000 characters. */
  intro: string;
  /** 1 to 80 characters. */
  title: string;
};

/** A change of the units of an inventory item, as `DeskProductChange.stockChange` is one of the product's own. */
export type DeskInventoryChange = {
  /** The `DeskInventoryItem.available` that was shown: DeskEditConflict if the item has another one by now. Null: any stock. */
  expectedStock?: number | null | undefined;
  /** See `DeskInventoryItem.id`. */
  inventoryId: string;
  /** Units that are added to `DeskInventoryItem.available` or, when negative, taken away. The opposite number undoes it. */
  stockChange: number;
};

/** Texts of a letter. */
export type DeskLetterInput = {
  /** 1 to 10000 characters of plain text. */
  body: string;
  /** One line of 1 to 150 characters. */
  subject: string;
};

/** What has become of a letter. */
export type DeskLetterState =
  /** It can be edited. */
  | 'draft'
  /** Its mails are being sent. */
  | 'sending'
  /** All mails have left the shop, or were given up. */
  | 'sent'
  /** It was stopped before all subscribers got it. */
  | 'stopped';

/** A list of the desk that has filters. */
export type DeskListName =
  /** The audit log. */
  | 'auditLog'
  /** The customers. */
  | 'customers'
  /** The orders. */
  | 'orders'
  /** The products. */
  | 'products'
  /** The refunds. */
  | 'refunds'
  /** The reviews. */
  | 'reviews'
  /** The low stock, the count of a shelf, and the history of the stock. */
  | 'stock';

/** Inventory items and their threshold. */
export type DeskLowStockThresholdInput = {
  /** `DeskStockedProduct.id` of 1 to 200 items. */
  productIds: Array<string>;
  /** The stock is low when so many units or fewer are available; at least 0. Null: the shop's default. */
  threshold?: number | null | undefined;
};

/** Where the shop's mails go. */
export type DeskMailDelivery =
  /** Nowhere: a live shop without a mail server sends none. */
  | 'NONE'
  /** Nowhere: the page `/sandbox/mails` of a demo shows them. */
  | 'SANDBOX'
  /** To a mail server, which sends them. */
  | 'SMTP';

/** A new banner. */
export type DeskNewBanner = {
  /** `id` of the category or sub-category that it links to. */
  categoryId: string;
  /** Address of a picture that was uploaded for this kind. */
  image: string;
  /** The place where it is shown; cannot be changed. */
  kind: BannerKind;
  /** ISO-8601; null: at once. */
  shownFrom?: string | null | undefined;
  /** ISO-8601, after `shownFrom`; null: it stays. */
  shownUntil?: string | null | undefined;
  /** At most 200 characters. */
  text?: string | null | undefined;
  /** 1 to 120 characters. */
  title: string;
};

/** A new category. See `DeskProductChange` for HSN code and GST. */
export type DeskNewCategory = {
  /** #rrggbb. */
  color: string;
  /** See `DeskCategory.comparableUnit`. */
  comparableUnit?: ComparableUnit | null | undefined;
  /** GST of its products that have none, as of a product. */
  gst?: string | null | undefined;
  /** HSN code of its products that have none. */
  hsn?: string | null | undefined;
  /** Address of a picture that was uploaded as `tile`. */
  image?: string | null | undefined;
  /** 1 to 120 characters, unique among its siblings. */
  name: string;
  /** `id` of the category of which it is a sub-category; null: a top category. */
  parentId?: string | null | undefined;
};

/** A new inventory item. */
export type DeskNewInventoryItem = {
  /** At most 64 characters, unique in the shop; null or empty: none. */
  code?: string | null | undefined;
  /** In what its units are counted. */
  countedIn: MeasureUnit;
  /** 1 to 200 characters. */
  name: string;
  /** Units on hand; 0 by default. */
  units?: number | null | undefined;
};

/** A new product. Absent fields are empty. See `DeskProductChange` for what they allow. */
export type DeskNewProduct = {
  /** 1 to 100 characters. */
  brand: string;
  /** See `DeskProductChange.contents`. */
  contents?: string | null | undefined;
  /** ISO2 codes. */
  countries?: Array<string> | null | undefined;
  /** ISO2 code of the country of origin. */
  countryOfOrigin?: string | null | undefined;
  /** At most 15,000 characters. */
  description?: string | null | undefined;
  /** False by default. */
  featured?: boolean | null | undefined;
  /** See `DeskProductChange.gst`. */
  gst?: string | null | undefined;
  /** See `DeskProductChange.hsn`. */
  hsn?: string | null | undefined;
  /**
   * Chosen by the client, 8 to 80 letters, digits, hyphens or underscores: the same product with the same key is created once, another
   * product with this key is refused. Null: each request creates a product.
   */
  idempotencyKey?: string | null | undefined;
  /** At most 10. */
  images?: Array<DeskImageInput> | null | undefined;
  /** 1 to 200 characters. */
  name: string;
  /** Rupees; by default `price`. */
  oldPrice?: number | null | undefined;
  /** Rupees. */
  price: number;
  /** Option list RAM. */
  productRam?: Array<string> | null | undefined;
  /** Option list WEIGHT. */
  productWeight?: Array<string> | null | undefined;
  /** `id`s of at most 20 other products. */
  relatedIds?: Array<string> | null | undefined;
  /** Option list Size. */
  size?: Array<string> | null | undefined;
  /** See `DeskProductChange.sku`. */
  sku?: string | null | undefined;
  /** Units on hand, 0 to 1,000,000; 0 by default. */
  stock?: number | null | undefined;
  /** `id` of a sub-category. */
  subCategoryId: string;
  /** See `DeskProductChange.variants`. */
  variants?: Array<DeskVariantInput> | null | undefined;
  /** True: it is prepared, but not on sale until `restoreProducts`. */
  withdrawn?: boolean | null | undefined;
};

/** An offer. */
export type DeskOfferInput = {
  /** Whether shoppers get it. */
  active: boolean;
  /** Rupees; 0 for other kinds than AMOUNT. */
  amount: number;
  /** See `DeskOffer.announced`; null: as before, and false for a new one. */
  announced?: boolean | null | undefined;
  /** Units to buy, 1 to 100; 0 for other kinds than BUY_GET and CHEAPEST_FREE. */
  buyQuantity: number;
  /** 3 to 40 letters, digits and hyphens; empty: it applies by itself. */
  code: string;
  /** ISO-8601; null: it does not end. */
  endsAt?: string | null | undefined;
  /** Whether only shoppers can use it who have ordered nothing yet. */
  firstOrderOnly: boolean;
  /** Free units, 1 to 100; 0 for other kinds than BUY_GET. */
  freeQuantity: number;
  /** What it takes off. */
  kind: OfferKind;
  /** In how many orders it can be used; null: no limit. */
  maxUses?: number | null | undefined;
  /** In how many orders of one shopper it can be used; null: no limit. */
  maxUsesPerShopper?: number | null | undefined;
  /** Rupees that a basket must cost before all discounts; 0: anything. */
  minBasket: number;
  /** 1 to 120 characters. */
  name: string;
  /** Whole percent, 1 to 100; 0 for other kinds than PERCENT. */
  percent: number;
  /** What it is for. */
  scope: OfferScope;
  /** Ids of the categories, products or variants, at most 500; empty for ALL. */
  scopeIds: Array<string>;
  /** ISO-8601; null: at once. */
  startsAt?: string | null | undefined;
};

/** What kind of thing happened to an order. */
export type DeskOrderEventKind =
  /** An event of the audit log. */
  | 'CHANGE'
  /** A mail to the shopper. */
  | 'MAIL'
  /** It was placed, which happens when it is paid. */
  | 'PLACED';

/** Which orders a list shows: those that satisfy all conditions. Null or empty: no restriction. */
export type DeskOrderFilter = {
  /** ISO-8601: placed before. */
  before?: string | null | undefined;
  /** ISO-8601: placed then or later. */
  from?: string | null | undefined;
  /** Rupees, inclusive. */
  maxAmount?: number | null | undefined;
  /** Rupees, inclusive. */
  minAmount?: number | null | undefined;
  /** What was given back. */
  payment?: DeskPaymentState | null | undefined;
  /** Beginning of the ZIP code, the city or the state. */
  place?: string | null | undefined;
  /**
   * Beginning of any word of the recipient's name, of the e-mail address, of the phone number (3 digits or more; any spelling), of the
   * payment's id, of the order's id (8 characters or more) or of its last 8 characters (4 or more); or the whole name with its last word
   * first; or the number of the invoice, also its six digits alone if it is of this financial year or the one before. If that finds no
   * order: parts of the name (one of 3 letters or more), in any order.
   */
  search?: string | null | undefined;
  /** Any of these. */
  statuses?: Array<OrderStatus> | null | undefined;
};

/** How a list of orders is sorted. */
export type DeskOrderSort =
  /** By amount, descending. */
  | 'HIGHEST_AMOUNT'
  /** By amount, ascending. */
  | 'LOWEST_AMOUNT'
  /** By date, descending. */
  | 'NEWEST'
  /** By date, ascending. */
  | 'OLDEST';

/** What was given back of a payment. */
export type DeskPaymentState =
  /** Nothing. */
  | 'CAPTURED'
  /** A part. */
  | 'PARTLY_REFUNDED'
  /** All. */
  | 'REFUNDED';

/** The status of a payment at the payment provider. */
export type DeskPaymentStatus =
  /** The bank has reserved the amount. */
  | 'authorized'
  /** The money is collected. */
  | 'captured'
  /** The bank has not answered yet. */
  | 'created'
  /** The bank has declined it. */
  | 'failed'
  /** All of it is refunded. */
  | 'refunded';

/** What changes of a product. Absent fields, and null, keep the stored value. */
export type DeskProductChange = {
  /** 1 to 100 characters. */
  brand?: string | null | undefined;
  /** An amount with its unit, such as `500 g`, `1.5 Kg`, `6 x 200 ml` or `1 dozen`. Empty: unknown from now on. */
  contents?: string | null | undefined;
  /** ISO2 codes; empty: all countries. */
  countries?: Array<string> | null | undefined;
  /** ISO2 code of the country of origin. Empty: the shop does not say from now on. */
  countryOfOrigin?: string | null | undefined;
  /** At most 15,000 characters. */
  description?: string | null | undefined;
  /** The `DeskProduct.stock` that was shown: DeskEditConflict if the product has another one by now. Null: any stock. */
  expectedStock?: number | null | undefined;
  /** See `DeskProduct.featured`. */
  featured?: boolean | null | undefined;
  /** GST in percent, one of the settings' rates, such as `5`; `exempt`; or empty: that of its category from now on. */
  gst?: string | null | undefined;
  /** HSN code of 4, 6 or 8 digits. Empty: that of its category from now on. */
  hsn?: string | null | undefined;
  /** See `DeskProduct.id`. */
  id: string;
  /** At most 10, the main one first. */
  images?: Array<DeskImageInput> | null | undefined;
  /** At most 20: changes of other inventory items, on which its variants draw. Each item once in a call. */
  inventoryChanges?: Array<DeskInventoryChange> | null | undefined;
  /** 1 to 200 characters. */
  name?: string | null | undefined;
  /** Rupees with at most two decimals, at least `price`. */
  oldPrice?: number | null | undefined;
  /** At least 0. */
  position?: number | null | undefined;
  /** Rupees with at most two decimals, more than 0 and at most `oldPrice`. */
  price?: number | null | undefined;
  /** At most 20 different options of at most 50 characters. */
  productRam?: Array<string> | null | undefined;
  /** As `productRam`. */
  productWeight?: Array<string> | null | undefined;
  /** `id`s of at most 20 different other products, in their order, also withdrawn ones; empty: the shop chooses. See `DeskProduct.related`. */
  relatedIds?: Array<string> | null | undefined;
  /** As `productRam`. */
  size?: Array<string> | null | undefined;
  /** At most 64 characters, different from those of all other products. Empty: the product has none from now on. */
  sku?: string | null | undefined;
  /**
   * Units that are added to `DeskProduct.stock` or, when negative, taken away. Writes a movement of the kind `correction` to the ledger
   * of the stock. The opposite number undoes it.
   */
  stockChange?: number | null | undefined;
  /** `id` of a sub-category, which determines the category, too. */
  subCategoryId?: string | null | undefined;
  /**
   * At most 20; replaces all of them. Their labels become the product's options, and the first one on sale determines its `price` and
   * `oldPrice`, which cannot be changed otherwise while there are several. Empty: one price and one stock.
   */
  variants?: Array<DeskVariantInput> | null | undefined;
  /** The `DeskProduct.version` that was shown: DeskEditConflict if the product has another one by now. */
  version: string;
  /** True: takes the product off sale. False: puts it on sale. */
  withdrawn?: boolean | null | undefined;
};

/** All conditions must hold. */
export type DeskProductFilter = {
  /** The whole name of a brand; case does not matter. */
  brand?: string | null | undefined;
  /** `id` of a top category. */
  categoryId?: string | null | undefined;
  /** True: only products whose price is below their old price. False: only others. */
  discounted?: boolean | null | undefined;
  /** True: only featured products. False: only others. */
  featured?: boolean | null | undefined;
  /** At most that many units in stock. */
  maxStock?: number | null | undefined;
  /** `id` of a sub-category. */
  subCategoryId?: string | null | undefined;
  /**
   * Of products on sale: words of name, brand, category and description, with typos and unfinished words. Of withdrawn products: parts of
   * name and brand. Of both: a whole id or SKU, which finds that product only.
   */
  text?: string | null | undefined;
  /** True: the withdrawn products. Otherwise those on sale. */
  withdrawn?: boolean | null | undefined;
};

/** Sort order of products; ties are ordered by `id`. */
export type DeskProductSort =
  /** By `updatedAt`, the earliest first. */
  | 'LEAST_RECENTLY_UPDATED'
  /** By `name`, A to Z, case-insensitive. */
  | 'NAME'
  /** By `name`, Z to A, case-insensitive. */
  | 'NAME_Z_TO_A'
  /** Newest products first. */
  | 'NEWEST'
  /** The shop's own order. */
  | 'POSITION'
  /** By `price`, descending. */
  | 'PRICE_HIGH_TO_LOW'
  /** By `price`, ascending. */
  | 'PRICE_LOW_TO_HIGH'
  /** By `updatedAt`, the latest first. */
  | 'RECENTLY_UPDATED'
  /** Best match first; only with a `text`, otherwise as POSITION. */
  | 'RELEVANCE'
  /** By `stock`, descending; ties by `id`, descending. */
  | 'STOCK_HIGH_TO_LOW'
  /** By `stock`, ascending. */
  | 'STOCK_LOW_TO_HIGH';

/** Which refunds a list shows: those that satisfy all conditions. Null: no restriction. */
export type DeskRefundFilter = {
  /** The first day in the shop's time zone on which a refund was requested, as `2026-11-23`. */
  from?: string | null | undefined;
  /** Only these. */
  state?: DeskRefundListState | null | undefined;
  /** The last day. */
  to?: string | null | undefined;
};

/** The refunds of a list. */
export type DeskRefundListState =
  /** See `DeskRefundState`. */
  | 'done'
  /** See `DeskRefundState`. */
  | 'failed'
  /** See `DeskRefundState`. */
  | 'pending'
  /** Refunds that staff have to settle: see `Desk.unresolvedRefunds`. */
  | 'unresolved';

/** The state of a refund. */
export type DeskRefundState =
  /** The provider has given the money back. */
  | 'done'
  /** The provider has refused it; no money has moved. */
  | 'failed'
  /** Requested; the shop asks the provider until it answers. */
  | 'pending';

/** Which reviews to list. A missing field does not restrict them. */
export type DeskReviewFilter = {
  /** True: only those that `Desk.criticalReviewCount` counts. */
  critical?: boolean | null | undefined;
  /** Whether the review is hidden. */
  hidden?: boolean | null | undefined;
  /** `DeskReview.id`: only this review; the other fields do not count then. */
  id?: string | null | undefined;
  /** `Product.id`. */
  productId?: string | null | undefined;
  /** Whole stars, 1 to 5; half stars belong to the next whole one: 2 means 1.5 and 2 stars. */
  stars?: Array<number> | null | undefined;
  /** Words in the product's name; only products on sale are found. */
  text?: string | null | undefined;
  /** True: only reviews without an answer. */
  unanswered?: boolean | null | undefined;
};

/** A change of one group. */
export type DeskSearchWordsChange = {
  /** 2 to 15 words of 1 to 40 characters; null: the group is removed. */
  after?: Array<string> | null | undefined;
  /** The words of the stored group; null: a new one is added. */
  before?: Array<string> | null | undefined;
};

/** The shop's settings. */
export type DeskSettingsInput = {
  /** At most 300 characters, in several lines; may be empty. */
  address: string;
  /** The allowed rates of GST in percent, at most 300 characters: see `DeskSettings.gstRates`. Null: they stay. */
  gstRates?: string | null | undefined;
  /** Whether the shop is registered for GST, in the State of its GSTIN. Null: it stays. */
  gstRegistered?: boolean | null | undefined;
  /** 15 characters with a valid checksum; may be empty unless the shop is registered for GST. */
  gstin: string;
  /** At most 300 characters, in several lines; may be empty. */
  invoiceText: string;
  /** 0 to 100000 units. */
  lowStockThreshold: number;
  /** 1 to 40 characters. */
  name: string;
  /** 3 to 25 digits, spaces, brackets and hyphens, with an optional leading plus. */
  phone: string;
  /** Whether staff must have a second factor to use the desk. */
  requireSecondFactor: boolean;
  /** Whether all offers that fit a cart apply together, or only the one that saves the most; null: as before. */
  stackOffers?: boolean | null | undefined;
  /** 1 to 40 characters, such as `24/7`. */
  supportHours: string;
};

/** How somebody can sign in. */
export type DeskSignInMethod =
  /** Through Google. */
  | 'GOOGLE'
  /** With e-mail address and password. */
  | 'PASSWORD';

/** A change of an inventory item's units on hand. */
export type DeskStockAdjustment = {
  /** Units that came; negative when they went. Not for a count. */
  change?: number | null | undefined;
  /** Units on hand from now on, at least 0. Only for a count. */
  countedUnits?: number | null | undefined;
  /** `DeskStockedProduct.onHand` as it was shown; the adjustment is refused when it has changed. Optional except for a count. */
  expectedOnHand?: number | null | undefined;
  /** Why. */
  kind: DeskStockAdjustmentKind;
  /** `DeskStockedProduct.id`. */
  productId: string;
  /** One line, at most 200 characters. */
  reason?: string | null | undefined;
};

/** How staff change the stock by hand. */
export type DeskStockAdjustmentKind =
  /** An earlier entry was wrong. Needs a reason. */
  | 'correction'
  /** A shelf was counted; `countedUnits` is its result, `expectedOnHand` the number that was shown. */
  | 'count'
  /** A delivery came; `change` is positive. */
  | 'received'
  /** Units were broken, spoilt or lost; `change` is negative. Needs a reason. */
  | 'waste';

/** Why units came or went. */
export type DeskStockMovementKind =
  /** An order was cancelled. */
  | 'cancel'
  /** An earlier entry was wrong. */
  | 'correction'
  /** A shelf was counted. */
  | 'count'
  /** An import set the stock. */
  | 'import'
  /** The units that the product had when its ledger began. */
  | 'opening'
  /** An order was paid. */
  | 'order'
  /** A delivery came. */
  | 'received'
  /** Refunded units came back. */
  | 'refund'
  /** Units were broken, spoilt or lost. */
  | 'waste';

/** Why the adjustment of an inventory item was refused. */
export type DeskStockRefusalReason =
  /** Fewer units would be left than shoppers who are paying have reserved. */
  | 'BELOW_RESERVED'
  /** The units on hand are not those that were shown. */
  | 'ON_HAND_CHANGED';

/** Whether an address gets the newsletter. */
export type DeskSubscriberState =
  /** It does. */
  | 'SUBSCRIBED'
  /** It did once. */
  | 'UNSUBSCRIBED';

/** A variant as it is to be. */
export type DeskVariantInput = {
  /** 1 to 1,000,000, in `unit`; null: unknown. */
  amount?: number | null | undefined;
  /** 8, 12, 13 or 14 digits with a right check digit; null or empty: unknown. */
  gtin?: string | null | undefined;
  /** See `DeskVariant.id`. Null: a new one. */
  id?: string | null | undefined;
  /** See `DeskInventoryItem.id`. Null: the product's own one. */
  inventoryId?: string | null | undefined;
  /** At most 50 characters, different from those of the other variants; empty only for a single one. */
  label: string;
  /** Rupees, at least `price`; null: equal to it. */
  oldPrice?: number | null | undefined;
  /** See `DeskVariant.paused`. */
  paused?: boolean | null | undefined;
  /** URL of an uploaded picture; null or empty: the product's. */
  picture?: string | null | undefined;
  /** Rupees with at most two decimals, more than 0. */
  price: number;
  /** Units of the inventory item that one of it takes: 1 to 1,000,000. */
  requiredQuantity?: number | null | undefined;
  /** At most 64 characters, unique in the shop; null or empty: none. */
  sku?: string | null | undefined;
  /** Given together with `amount`. */
  unit?: MeasureUnit | null | undefined;
  /** See `DeskVariant.weighed`; only with an `amount` in grams or millilitres. */
  weighed?: boolean | null | undefined;
};

/** Whom to invite. */
export type InviteStaffMemberInput = {
  /** At most 254 characters; case-insensitive. */
  email: string;
  /** The role that the person gets. */
  role: StaffRole;
};

/** In what goods are measured. */
export type MeasureUnit =
  /** Centimetres. */
  | 'CM'
  /** Grams. */
  | 'G'
  /** Millilitres. */
  | 'ML'
  /** Pieces. */
  | 'PIECE';

/** What an offer takes off. */
export type OfferKind =
  /** `amount`, at most what its products cost. */
  | 'AMOUNT'
  /** In each group of `buyQuantity` + `freeQuantity` units, the `freeQuantity` cheapest are free. */
  | 'BUY_GET'
  /** The cheapest unit is free, once, if there are at least `buyQuantity` units. */
  | 'CHEAPEST_FREE'
  /** The fee of the delivery. The shop has no fees, so it cannot be switched on. */
  | 'FREE_DELIVERY'
  /** `percent` of what its products cost. */
  | 'PERCENT';

/** What an offer is for. */
export type OfferScope =
  /** All products. */
  | 'ALL'
  /** The products of categories and sub-categories. */
  | 'CATEGORIES'
  /** Products. */
  | 'PRODUCTS'
  /** Variants of products. */
  | 'VARIANTS';

/** States move forward, but for steps that staff take back at once: pending, paid, packing, packed, outForDelivery, delivered; or cancelled, refunded. */
export type OrderStatus =
  /** Cancelled before it was packed; the shopper gets the money back. */
  | 'cancelled'
  /** Delivered to the shopper. */
  | 'delivered'
  /** On its way to the shopper. */
  | 'outForDelivery'
  /** Ready for delivery. */
  | 'packed'
  /** The shop is collecting the products. */
  | 'packing'
  /** The payment is verified. */
  | 'paid'
  /** Not paid yet. */
  | 'pending'
  /** The whole payment was refunded. */
  | 'refunded';

/** State of a payment without an order. */
export type PaymentNoticeState =
  /** The provider has not confirmed the payment yet. It becomes an order or is refunded. */
  | 'confirming'
  /** It was refunded in full. */
  | 'refunded'
  /** It is being refunded in full; the provider has not confirmed that yet. */
  | 'refunding';

/**
 * What kind of problem it is: stable, while `message` is a sentence for people. The parameters of a code, from which a client can make
 * a sentence of its own, are fields of the problem's type; a field that a code does not need is null.
 */
export type ProblemCode =
  /** The shop has blocked the account. */
  | 'ACCOUNT_BLOCKED'
  /** The account was deleted, and nothing more is kept about it. */
  | 'ACCOUNT_DELETED'
  /** What is left of one of the cart's products is reserved by other shoppers who are paying. Parameter: `productName`. */
  | 'ALL_RESERVED'
  /** REST only: the product is in the cart. */
  | 'ALREADY_IN_CART'
  /** The product is on the list. */
  | 'ALREADY_IN_WISHLIST'
  /** The shopper has reviewed the product. */
  | 'ALREADY_REVIEWED'
  /** The e-mail address belongs to a member of staff. */
  | 'ALREADY_STAFF'
  /** The amount is above the most that one order can cost. Parameter: `max`, in rupees. */
  | 'AMOUNT_TOO_LARGE'
  /** The amount is below the least that can be paid or refunded. Parameter: `min`, in rupees. */
  | 'AMOUNT_TOO_SMALL'
  /** There is no such banner. */
  | 'BANNER_NOT_FOUND'
  /** The cart is empty. */
  | 'CART_EMPTY'
  /** The line is not in the cart any more. */
  | 'CART_LINE_NOT_FOUND'
  /** The cart was paid a moment ago. */
  | 'CART_PAID'
  /** The category still has products, sub-categories or banners. Parameter: `name`. */
  | 'CATEGORY_NOT_EMPTY'
  /** There is no such category. */
  | 'CATEGORY_NOT_FOUND'
  /** A sub-category has no sub-categories. */
  | 'CATEGORY_TOO_DEEP'
  /** Somebody else has changed this since the caller read it; nothing was stored. */
  | 'CHANGED_MEANWHILE'
  /** Another checkout of the shopper took this one's place. */
  | 'CHECKOUT_REPLACED'
  /** The code of the second factor is wrong or was used before. */
  | 'CODE_WRONG'
  /** The cart costs less than the coupon code needs. Parameter: `missing`, in rupees. */
  | 'COUPON_BELOW_MINIMUM'
  /** The coupon code cannot be used any more. */
  | 'COUPON_ENDED'
  /** The coupon code cannot be used yet. */
  | 'COUPON_NOT_STARTED'
  /** The coupon code is for other products than those in the cart. */
  | 'COUPON_NO_MATCHING_PRODUCTS'
  /** The coupon code is for a shopper's first order. */
  | 'COUPON_ONLY_FIRST_ORDER'
  /** Other offers save the shopper more than the coupon code. */
  | 'COUPON_OTHER_OFFER_BETTER'
  /** The coupon code needs more units of its products. Parameter: `missingUnits`. */
  | 'COUPON_TOO_FEW_UNITS'
  /** There is no such coupon code. */
  | 'COUPON_UNKNOWN'
  /** The shopper has used the coupon code as often as one shopper can. */
  | 'COUPON_USED_BY_SHOPPER'
  /** Shoppers have used the coupon code as often as it can be used. */
  | 'COUPON_USED_UP'
  /** E-mail address or password is wrong. */
  | 'CREDENTIALS_WRONG'
  /** A cursor is not one of this list. */
  | 'CURSOR_INVALID'
  /** The account belongs to the staff. */
  | 'CUSTOMER_IS_STAFF'
  /** There is no such customer any more. */
  | 'CUSTOMER_NOT_FOUND'
  /** A text is no day, such as `2026-11-23`. */
  | 'DAY_INVALID'
  /** The account with this e-mail address has a password: sign in with it. */
  | 'EMAIL_HAS_PASSWORD'
  /** A text is no e-mail address. */
  | 'EMAIL_INVALID'
  /** The e-mail address is not the account's. */
  | 'EMAIL_NOT_OF_ACCOUNT'
  /** An account with this e-mail address exists. */
  | 'EMAIL_TAKEN'
  /** A page is to have fewer or more items than are allowed. Parameters: `min`, `max`. */
  | 'FIRST_OUT_OF_RANGE'
  /** The action needs a sign-in within the last minutes. */
  | 'FRESH_SIGN_IN_NEEDED'
  /** REST only: Google cannot be reached. Parameter: `retryAfter`. */
  | 'GOOGLE_UNAVAILABLE'
  /** A text is no GST identification number. */
  | 'GSTIN_INVALID'
  /** The table of GST rates cannot be read. */
  | 'GST_RATES_INVALID'
  /** The rate is none of the allowed ones, or the goods are exempt and have none. */
  | 'GST_RATE_INVALID'
  /** A text is not the number below a bar code. */
  | 'GTIN_INVALID'
  /** This is no HSN code of 4, 6 or 8 digits. */
  | 'HSN_INVALID'
  /** The idempotency key belongs to another request. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** Another import is running. */
  | 'IMPORT_BUSY'
  /** The columns of the file cannot be read as chosen. Parameter: `name`, of the column, where one is to blame. */
  | 'IMPORT_COLUMNS_INVALID'
  /** Columns are not chosen that an import needs. Parameter: `name`, with commas between several. */
  | 'IMPORT_COLUMNS_MISSING'
  /** The import's file is no longer there. */
  | 'IMPORT_FILE_GONE'
  /** The file is no catalogue. */
  | 'IMPORT_FILE_INVALID'
  /** The chosen line does not name columns. */
  | 'IMPORT_LINE_INVALID'
  /** There is no such import. */
  | 'IMPORT_NOT_FOUND'
  /** The import was started at the command line and can be continued only there. */
  | 'IMPORT_OF_COMMAND_LINE'
  /** The import would do something else than its preview says. */
  | 'IMPORT_PREVIEW_OUTDATED'
  /** The import's state does not allow the action. */
  | 'IMPORT_STATE_CONFLICT'
  /** There is no such information page. */
  | 'INFO_PAGE_NOT_FOUND'
  /** A value is not valid, in a way that no other code describes. Parameter, as of all codes about input: `field`. */
  | 'INPUT_INVALID'
  /** REST only: the shop failed. Parameter: `requestId`. */
  | 'INTERNAL_ERROR'
  /** The invitation is used, withdrawn, too old, or for another e-mail address. */
  | 'INVITATION_INVALID'
  /** REST only: the order has no such invoice or credit note. */
  | 'INVOICE_NOT_FOUND'
  /** There is no such letter. */
  | 'LETTER_NOT_FOUND'
  /** The letter is no draft any more. Parameter: `letter`. */
  | 'LETTER_NO_DRAFT'
  /** So much is stored already that nothing can be added. Parameter: `max`. */
  | 'LIMIT_REACHED'
  /** The order has no such line, or the line is not weighed when it is packed. */
  | 'LINE_NOT_WEIGHABLE'
  /** The line has another weight already. */
  | 'LINE_WEIGHED'
  /** The link of a mail does not work any more. */
  | 'LINK_EXPIRED'
  /** Something is listed twice. */
  | 'LISTED_TWICE'
  /** The person is no member of staff any more. */
  | 'MEMBER_NOT_FOUND'
  /** The shop was interrupted before it reached this order. */
  | 'MOVE_INTERRUPTED'
  /** There is something with this name already. Parameter: `name`. */
  | 'NAME_TAKEN'
  /** There is no such note that the caller may delete. */
  | 'NOTE_NOT_FOUND'
  /** The caller's role does not allow the action. */
  | 'NOT_ALLOWED'
  /** REST only: this shop does not offer it. */
  | 'NOT_OFFERED'
  /** A text is to be one line, without control characters. */
  | 'NOT_ONE_LINE'
  /** The action needs a signed-in shopper. */
  | 'NOT_SIGNED_IN'
  /** REST only: the id of another shopper. */
  | 'NOT_YOURS'
  /** The shop has no mail server, so it cannot send letters. */
  | 'NO_MAIL_SERVER'
  /** There is no such offer. */
  | 'OFFER_NOT_FOUND'
  /** The stock of one of the cart's products is smaller than its quantity. Parameters: `available`, `productName`. */
  | 'ONLY_SOME_LEFT'
  /** None of the product's options was chosen. */
  | 'OPTION_UNKNOWN'
  /** There is no such order. */
  | 'ORDER_NOT_FOUND'
  /** The order is refunded in full, which does not allow the step. Parameter: `status`. */
  | 'ORDER_REFUNDED'
  /** The order's status does not allow the step. Parameter: `status`. */
  | 'ORDER_STATUS_CONFLICT'
  /** A number is too small or too large. Parameters: `min`, `max`; one of them may be missing. */
  | 'OUT_OF_RANGE'
  /** An owner of the shop cannot delete the own account. */
  | 'OWNER_CANNOT_LEAVE'
  /** The account is the caller's own. */
  | 'OWN_ACCOUNT'
  /** Only a member with a second factor can require one of all. */
  | 'OWN_SECOND_FACTOR_NEEDED'
  /** Too many people use this password. */
  | 'PASSWORD_TOO_COMMON'
  /** The current password is wrong. */
  | 'PASSWORD_WRONG'
  /** The payment is not for the total of the cart. */
  | 'PAYMENT_NOT_FOR_CART'
  /** REST only: no order was placed, and the payment was not taken. */
  | 'PAYMENT_NOT_TAKEN'
  /** A payment of the shopper is open or being confirmed, so the account cannot be deleted. */
  | 'PAYMENT_OPEN'
  /** The payment is being confirmed. */
  | 'PAYMENT_PENDING'
  /** The payment could not become an order and is refunded in full. */
  | 'PAYMENT_REFUNDED'
  /** The payment could not be verified; no order was placed. */
  | 'PAYMENT_REFUSED'
  /** REST only: a PDF could not be drawn. Parameter: `retryAfter`. */
  | 'PDF_UNAVAILABLE'
  /** A period ends before it begins, begins in the future or is too long. Parameter of the last: `max`, in days. */
  | 'PERIOD_INVALID'
  /** A text is no phone number. */
  | 'PHONE_INVALID'
  /** An account with this phone number exists. */
  | 'PHONE_TAKEN'
  /** A file is no picture that the shop can read. */
  | 'PICTURE_INVALID'
  /** A picture was not uploaded for this purpose. */
  | 'PICTURE_NOT_UPLOADED'
  /** A picture's file is too large. Parameter: `max`, in MB. */
  | 'PICTURE_TOO_LARGE'
  /** Values of products cannot be stored. Parameter: `refusals`. */
  | 'PRODUCTS_REFUSED'
  /** An option was chosen of a product that has none. */
  | 'PRODUCT_HAS_NO_OPTIONS'
  /** There is no such product. */
  | 'PRODUCT_NOT_FOUND'
  /** The product is not on sale any more. */
  | 'PRODUCT_NOT_ON_SALE'
  /** The payment provider cannot be reached; nothing was charged or refunded. */
  | 'PROVIDER_UNAVAILABLE'
  /** The stock is smaller than the quantity. Parameter: `available`. */
  | 'QUANTITY_ABOVE_STOCK'
  /** Only units of lines can return to the stock. */
  | 'REFUND_CANNOT_RESTOCK'
  /** The order has no such line. */
  | 'REFUND_LINE_NOT_FOUND'
  /** The caller's role may refund missing lines while an order is packed, nothing else. */
  | 'REFUND_MISSING_LINES_ONLY'
  /** A refund is either of lines, or of an amount, or of the whole order. */
  | 'REFUND_PART_INVALID'
  /** The payment has less left than is to be refunded. Parameter: `left`. */
  | 'REFUND_TOO_LARGE'
  /** The line has fewer units left than are to be refunded. Parameters: `max`, `name`. */
  | 'REFUND_UNITS_TOO_MANY'
  /** REST only: a page of another site, or a request without a valid signature. */
  | 'REQUEST_FORBIDDEN'
  /** REST only: the request cannot be read, for example a body that is no JSON. */
  | 'REQUEST_INVALID'
  /** A value is missing or empty. */
  | 'REQUIRED'
  /** The review's state does not allow the action. Parameter: `review`. */
  | 'REVIEW_CONFLICT'
  /** There is no such review. */
  | 'REVIEW_NOT_FOUND'
  /** REST only: there is no such call. */
  | 'ROUTE_NOT_FOUND'
  /** A group of search words cannot be stored. */
  | 'SEARCH_WORDS_INVALID'
  /** The member has a second factor already. */
  | 'SECOND_FACTOR_EXISTS'
  /** The desk needs the caller's second factor. */
  | 'SECOND_FACTOR_NEEDED'
  /** A second payment for the same goods is being confirmed; it will be refunded. */
  | 'SECOND_PAYMENT_PENDING'
  /** REST only: the shop, or a service that it needs, is away. */
  | 'SHOP_UNAVAILABLE'
  /** The sign-in through Google took too long or was used before. */
  | 'SIGN_IN_EXPIRED'
  /** Google does not confirm the sign-in. */
  | 'SIGN_IN_NOT_CONFIRMED'
  /** Another product has the SKU. */
  | 'SKU_TAKEN'
  /** One of the cart's products is sold out. Parameter: `productName`. */
  | 'SOLD_OUT'
  /** Only the results of a search can be sorted by relevance. */
  | 'SORT_NEEDS_TEXT'
  /** Adjustments of stock were refused. Parameter: `refusals`. */
  | 'STOCK_REFUSED'
  /** A stock would have more units than are possible. Parameter: `max`. */
  | 'STOCK_TOO_LARGE'
  /** The link belongs to no subscription of the newsletter. */
  | 'SUBSCRIPTION_NOT_FOUND'
  /** A text has characters that cannot be stored. */
  | 'TEXT_NOT_STORABLE'
  /** Something would end before it begins. */
  | 'TIMES_NOT_IN_ORDER'
  /** A list has too few items. Parameter: `min`. */
  | 'TOO_FEW'
  /** A text has too many characters. Parameter: `max`. */
  | 'TOO_LONG'
  /** A list has too many items. Parameter: `max`, where there is a fixed limit. */
  | 'TOO_MANY'
  /** Too many attempts in a short time. Parameter: `retryAfter`. */
  | 'TOO_MANY_REQUESTS'
  /** A text has too few characters. Parameter: `min`. */
  | 'TOO_SHORT'
  /** The cart costs something else than the shopper has seen. Parameter: `cart`. */
  | 'TOTAL_CHANGED'
  /** The step can no longer be undone. Parameter: `status`. */
  | 'UNDO_TOO_LATE'
  /** The caller has no such view. */
  | 'VIEW_NOT_FOUND'
  /** The item is not on the list any more. */
  | 'WISHLIST_ITEM_NOT_FOUND';

/** All conditions must hold. */
export type ProductFilter = {
  /** `id` of a top-level category. */
  categoryId?: string | null | undefined;
  /** ISO2 code: only products with that `Product.countryOfOrigin`. Null: no restriction. */
  countryOfOrigin?: string | null | undefined;
  /** True: only featured products. False: only others. Null: all. */
  featured?: boolean | null | undefined;
  /** ISO2 code: only products sold in that country. Null or All: no restriction. */
  location?: string | null | undefined;
  /** Rupees, inclusive; compared with `Product.priceRange.lowest`. */
  maxPrice?: number | null | undefined;
  /** Rupees, inclusive; compared with `Product.priceRange.lowest`. */
  minPrice?: number | null | undefined;
  /** At least that many stars, 1 to 5. */
  minRating?: number | null | undefined;
  /** Exactly that rating. */
  rating?: number | null | undefined;
  /** `id` of a sub-category. */
  subCategoryId?: string | null | undefined;
  /** Words to search for in name, brand, category and description; tolerates typos and unfinished words. */
  text?: string | null | undefined;
};

/** Sort order of a list; ties are ordered by `id`. */
export type ProductSort =
  /** By `discount`, descending. */
  | 'DISCOUNT'
  /** The shop's own order. */
  | 'FEATURED'
  /** By `name`, A to Z, case-insensitive. */
  | 'NAME'
  /** Newest products first. */
  | 'NEWEST'
  /** By `priceRange.lowest`, descending. */
  | 'PRICE_HIGH_TO_LOW'
  /** By `priceRange.lowest`, ascending. */
  | 'PRICE_LOW_TO_HIGH'
  /** By `rating`, descending. */
  | 'RATING'
  /** Best match first; only with `text`. */
  | 'RELEVANCE'
  /**
   * By the lowest unit price of the variants on sale, ascending: first products that are measured by weight, then by volume, by length and by
   * the piece, last those without a known amount.
   */
  | 'UNIT_PRICE_LOW_TO_HIGH';

/** Units of a line to refund. */
export type RefundLineInput = {
  /** `OrderLine.id`. */
  orderLineId: string;
  /** At least 1, at most the units that are not refunded yet. */
  quantity: number;
};

/** What to refund: exactly one of `lines`, `amount` and `whole`. */
export type RefundOrderInput = {
  /** Rupees, at least 1. */
  amount?: number | null | undefined;
  /**
   * Chosen by the client, 8 to 80 letters, digits, hyphens or underscores: the same request with the same key returns the same refund,
   * another request with this key InvalidInput.
   */
  idempotencyKey: string;
  /** Units of lines, at the price of the order. */
  lines?: Array<RefundLineInput> | null | undefined;
  /** `Order.id`. */
  orderId: string;
  /** A sentence for the shopper, at most 200 characters. */
  reason: string;
  /** Whether the units return to the stock; not with `amount`. */
  restock?: boolean | null | undefined;
  /** All that is left, with all units that are not refunded yet. */
  whole?: boolean | null | undefined;
};

/** Token and new password. */
export type ResetPasswordInput = {
  /** 8 characters to 1024 bytes; PasswordTooCommon for the most common ones. */
  newPassword: string;
  /** The token in the link. LinkExpired if it is unknown, used or too old. */
  token: string;
};

/** E-mail address and password. */
export type SignInInput = {
  /** The account's e-mail address; case-insensitive. */
  email: string;
  /** WrongCredentials if it is wrong, TooManyRequests after several wrong ones in a row. */
  password: string;
};

/** Data of a new account. The first invalid field is returned as InvalidInput. */
export type SignUpInput = {
  /** At most 254 characters; stored in lower case. EmailTaken when it has an account. */
  email: string;
  /** 1 to 100 characters. */
  name: string;
  /** 8 characters to 1024 bytes; PasswordTooCommon for the most common ones. */
  password: string;
  /** 6 to 15 digits, with an optional leading plus. */
  phone: string;
};

/** Whether a member of staff can use the desk in this session. */
export type StaffAccess =
  /** `verifySecondFactor` opens it. */
  | 'codeNeeded'
  /** The desk is open. */
  | 'open'
  /** All staff need a second factor, and this member has none: `setUpSecondFactor` begins. */
  | 'setupNeeded';

/** A role of staff. */
export type StaffRole =
  /** Runs the daily business: everything but staff and settings. */
  | 'manager'
  /** Runs the shop: has every permission. */
  | 'owner'
  /** Packs orders and counts stock. */
  | 'packer'
  /** Helps customers: orders, refunds, accounts, reviews. */
  | 'support';

/** A line and its new quantity. */
export type UpdateCartLineInput = {
  /** `CartLine.id`; NotFound if it is not in the caller's cart. */
  id: string;
  /** At least 1. */
  quantity: number;
};

/** A whole profile; replaces the stored one. */
export type UpdateProfileInput = {
  /** URLs returned by the shopper's own uploads (POST /api/user/upload); the avatar first, at least one. */
  images: Array<string>;
  /** 1 to 100 characters. */
  name: string;
  /** 6 to 15 digits, with an optional leading plus. */
  phone: string;
};

/** What the scale says of a line of an order. */
export type WeighOrderLineInput = {
  /** What they weigh together, in `DeskLineWeight.unit`: at least 1, at most one and a half times what was ordered. */
  amount: number;
  /** `DeskOrder.id`. */
  orderId: string;
  /** `DeskOrderLine.id`. */
  orderLineId: string;
  /** Units that are weighed together: all of the line that are not refunded. */
  units: number;
};

export type SignInOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInOptionsQuery = { signInOptions: { google: boolean, demo: boolean, mail: boolean } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp:
    | { __typename: 'EmailTaken', message: string }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'PasswordTooCommon', message: string }
    | { __typename: 'PhoneTaken', message: string }
    | { __typename: 'SignedUp', user: { id: string, name: string, email: string, phone: string | null, isAdmin: boolean, emailVerified: boolean, hasPassword: boolean, images: Array<{ url: string }> } }
    | { __typename: 'TooManyRequests', message: string }
   };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn:
    | { __typename: 'AccountBlocked', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'SignedIn', token: string, user: { id: string, name: string, email: string, phone: string | null, isAdmin: boolean, emailVerified: boolean, hasPassword: boolean, cart: { count: number }, images: Array<{ url: string }> } }
    | { __typename: 'TooManyRequests', message: string, retryAfter: number }
    | { __typename: 'WrongCredentials', message: string }
   };

export type SignInWithGoogleMutationVariables = Exact<{
  code: string;
}>;


export type SignInWithGoogleMutation = { signInWithGoogle:
    | { __typename: 'AccountBlocked', message: string }
    | { __typename: 'SignedIn', token: string, user: { id: string, name: string, email: string, phone: string | null, isAdmin: boolean, emailVerified: boolean, hasPassword: boolean, images: Array<{ url: string }> } }
    | { __typename: 'TooManyRequests', message: string }
    | { __typename: 'WrongCredentials', message: string }
   };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { __typename: 'SignedOut' } };

export type SessionDetailsFragment = { id: string, device: string, address: string, firstSeen: string, lastSeen: string, current: boolean };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { me: { sessions: Array<{ id: string, device: string, address: string, firstSeen: string, lastSeen: string, current: boolean }> } | null };

export type SignOutSessionMutationVariables = Exact<{
  id: string;
}>;


export type SignOutSessionMutation = { signOutSession:
    | { __typename: 'NotSignedIn' }
    | { __typename: 'SessionsChanged', sessions: Array<{ id: string, device: string, address: string, firstSeen: string, lastSeen: string, current: boolean }> }
   };

export type SignOutOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutOtherSessionsMutation = { signOutOtherSessions:
    | { __typename: 'NotSignedIn' }
    | { __typename: 'SessionsChanged', sessions: Array<{ id: string, device: string, address: string, firstSeen: string, lastSeen: string, current: boolean }> }
   };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword:
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'PasswordChanged' }
    | { __typename: 'PasswordTooCommon', message: string }
    | { __typename: 'TooManyRequests', message: string, retryAfter: number }
    | { __typename: 'WrongPassword', message: string }
   };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'PasswordResetRequested', message: string }
    | { __typename: 'TooManyRequests', message: string }
   };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword:
    | { __typename: 'AccountBlocked', message: string }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'LinkExpired', message: string }
    | { __typename: 'PasswordReset' }
    | { __typename: 'PasswordTooCommon', message: string }
    | { __typename: 'TooManyRequests', message: string }
   };

export type RequestEmailVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailVerificationMutation = { requestEmailVerification:
    | { __typename: 'EmailVerificationRequested', message: string }
    | { __typename: 'NotSignedIn' }
    | { __typename: 'TooManyRequests' }
   };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail:
    | { __typename: 'EmailVerified', user: { emailVerified: boolean } }
    | { __typename: 'LinkExpired' }
    | { __typename: 'NotSignedIn' }
   };

export type CartDetailsFragment = { id: string, count: number, total: number, lines: Array<{ id: string, productId: string, productTitle: string, price: number, quantity: number, subTotal: number, option: string | null, countInStock: number }> };

export type MyCartQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCartQuery = { me: { id: string, cart: { id: string, count: number, total: number, lines: Array<{ id: string, productId: string, productTitle: string, price: number, quantity: number, subTotal: number, option: string | null, countInStock: number }> } } | null };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { addToCart:
    | { __typename: 'CartChanged', cart: { id: string, count: number, total: number, lines: Array<{ id: string, productId: string, productTitle: string, price: number, quantity: number, subTotal: number, option: string | null, countInStock: number }> } }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'OutOfStock', message: string, available: number }
   };

export type UpdateCartLineMutationVariables = Exact<{
  input: UpdateCartLineInput;
}>;


export type UpdateCartLineMutation = { updateCartLine:
    | { __typename: 'CartChanged', cart: { id: string, count: number, total: number, lines: Array<{ id: string, productId: string, productTitle: string, price: number, quantity: number, subTotal: number, option: string | null, countInStock: number }> } }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'OutOfStock', message: string, available: number }
   };

export type RemoveCartLineMutationVariables = Exact<{
  id: string;
}>;


export type RemoveCartLineMutation = { removeCartLine:
    | { __typename: 'CartChanged', cart: { id: string, count: number, total: number, lines: Array<{ id: string, productId: string, productTitle: string, price: number, quantity: number, subTotal: number, option: string | null, countInStock: number }> } }
    | { __typename: 'NotSignedIn', message: string }
   };

export type ProductsQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  offset?: number | null | undefined;
}>;


export type ProductsQuery = { products: { totalCount: number, highestPrice: number | null, importedFrom: Array<{ iso2: string, country: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, name: string, price: number, oldPrice: number, discount: number, rating: number, reviewCount: number, catId: string, catName: string, subCatId: string, options: Array<string>, countries: Array<string>, countInStock: number, images: Array<{ url: string }>, countryOfOrigin: { iso2: string } | null }> } };

export type ProductCardsQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
  first?: number | null | undefined;
}>;


export type ProductCardsQuery = { products: { totalCount: number, nodes: Array<{ name: string, price: number, rating: number, images: Array<{ url: string }> }> } };

export type ProductDetailsQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  first?: number | null | undefined;
}>;


export type ProductDetailsQuery = { products: { nodes: Array<{ description: string, countInStock: number, reviews: { nodes: Array<{ review: string }> } }> } };

export type ListedVariantsQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
  first?: number | null | undefined;
}>;


export type ListedVariantsQuery = { products: { nodes: Array<{ id: string, price: number, countInStock: number, priceRange: { lowest: number, highest: number }, variants: Array<{ id: string, label: string | null, price: number, oldPrice: number, discount: number, countInStock: number, gtin: string | null, image: { url: string } | null }> }> } };

export type ProductQueryVariables = Exact<{
  id: string;
}>;


export type ProductQuery = { product: { id: string, name: string, brand: string, description: string, price: number, oldPrice: number, discount: number, rating: number, reviewCount: number, catName: string, subCatName: string, countInStock: number, images: Array<{ url: string, srcSet: string | null }>, related: Array<{ id: string }>, reviews: { totalCount: number, nodes: Array<{ review: string, customerName: string, customerRating: number }> } } | null };

export type RelatedProductsQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  location?: string | null | undefined;
}>;


export type RelatedProductsQuery = { product: { related: Array<{ id: string }> } | null };

export type SuggestionsQueryVariables = Exact<{
  text: string;
  location?: string | null | undefined;
}>;


export type SuggestionsQuery = { suggestions: { products: Array<{ id: string, name: string, countries: Array<string> }>, categories: Array<{ id: string, name: string, parent: { name: string } | null }> } };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { categories: Array<{ id: string, name: string, color: string, images: Array<{ url: string }>, children: Array<{ id: string, name: string, parent: { id: string } | null }> }> };

export type BannersQueryVariables = Exact<{
  kind: BannerKind;
}>;


export type BannersQuery = { banners: Array<{ title: string, catId: string, subCatId: string | null, images: Array<{ url: string }> }> };

export type UnitPricePartsFragment = { id: string, price: number, netQuantity: string | null, unitPrice: { price: number, amount: number, unit: MeasureUnit, reference: string } | null, comparablePrice: { price: number, amount: number, unit: MeasureUnit, reference: string } | null };

export type UnitPricesQueryVariables = Exact<{
  id: string;
}>;


export type UnitPricesQuery = { product: { shownVariant: { id: string, price: number, netQuantity: string | null, unitPrice: { price: number, amount: number, unit: MeasureUnit, reference: string } | null, comparablePrice: { price: number, amount: number, unit: MeasureUnit, reference: string } | null }, variants: Array<{ id: string, price: number, netQuantity: string | null, unitPrice: { price: number, amount: number, unit: MeasureUnit, reference: string } | null, comparablePrice: { price: number, amount: number, unit: MeasureUnit, reference: string } | null }> } | null };

export type CartUnitPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type CartUnitPricesQuery = { me: { cart: { lines: Array<{ price: number, variant: { comparablePrice: { price: number, reference: string } | null } | null }> } } | null };

export type DeskProductPartsFragment = { id: string, version: string, sku: string | null, name: string, brand: string, description: string, thumbnail: string | null, price: number, oldPrice: number, subCategoryId: string, stock: number, productRam: Array<string>, productWeight: Array<string>, size: Array<string>, countries: Array<string>, countryOfOrigin: string | null, contents: string | null, featured: boolean, hsn: string, gst: string, position: number, withdrawn: boolean, rating: number, reviewCount: number, updatedAt: string, images: Array<{ url: string, srcSet: string | null, alt: string }>, image: { url: string, srcSet: string | null } | null, category: { id: string, name: string }, subCategory: { id: string, name: string }, related: Array<{ id: string, withdrawn: boolean }> };

export type DeskProductsQueryVariables = Exact<{
  filter?: DeskProductFilter | null | undefined;
  sort?: DeskProductSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DeskProductsQuery = { desk: { products: { totalCount: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, version: string, sku: string | null, name: string, brand: string, description: string, thumbnail: string | null, price: number, oldPrice: number, subCategoryId: string, stock: number, productRam: Array<string>, productWeight: Array<string>, size: Array<string>, countries: Array<string>, countryOfOrigin: string | null, contents: string | null, featured: boolean, hsn: string, gst: string, position: number, withdrawn: boolean, rating: number, reviewCount: number, updatedAt: string, images: Array<{ url: string, srcSet: string | null, alt: string }>, image: { url: string, srcSet: string | null } | null, category: { id: string, name: string }, subCategory: { id: string, name: string }, related: Array<{ id: string, withdrawn: boolean }> }> } } | null };

export type DeskProductQueryVariables = Exact<{
  id: string;
}>;


export type DeskProductQuery = { desk: { product: { id: string, version: string, sku: string | null, name: string, brand: string, description: string, thumbnail: string | null, price: number, oldPrice: number, subCategoryId: string, stock: number, productRam: Array<string>, productWeight: Array<string>, size: Array<string>, countries: Array<string>, countryOfOrigin: string | null, contents: string | null, featured: boolean, hsn: string, gst: string, position: number, withdrawn: boolean, rating: number, reviewCount: number, updatedAt: string, images: Array<{ url: string, srcSet: string | null, alt: string }>, image: { url: string, srcSet: string | null } | null, category: { id: string, name: string }, subCategory: { id: string, name: string }, related: Array<{ id: string, withdrawn: boolean }> } | null } | null };

export type DeskCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskCategoriesQuery = { desk: { categories: Array<{ id: string, version: string, name: string, slug: string, color: string, comparableUnit: ComparableUnit | null, parentId: string | null, productCount: number, withdrawnCount: number, hasMemory: boolean, image: { url: string } | null, children: Array<{ id: string, version: string, name: string, parentId: string | null, productCount: number, withdrawnCount: number }> }> } | null };

export type DeskBannersQueryVariables = Exact<{
  kind: BannerKind;
}>;


export type DeskBannersQuery = { desk: { banners: Array<{ id: string, version: string, kind: BannerKind, title: string, text: string, shownFrom: string | null, shownUntil: string | null, shownNow: boolean, image: { url: string, srcSet: string | null }, category: { id: string } }> } | null };

export type UpdateProductsMutationVariables = Exact<{
  changes: Array<DeskProductChange> | DeskProductChange;
  dryRun?: boolean | null | undefined;
}>;


export type UpdateProductsMutation = { updateProducts:
    | { __typename: 'DeskEditConflict', message: string, conflicts: Array<{ givenVersion: string, changedBy: string | null, changedAt: string | null, isOwnChange: boolean, stored: { id: string, version: string, sku: string | null, name: string, brand: string, description: string, thumbnail: string | null, price: number, oldPrice: number, subCategoryId: string, stock: number, productRam: Array<string>, productWeight: Array<string>, size: Array<string>, countries: Array<string>, countryOfOrigin: string | null, contents: string | null, featured: boolean, hsn: string, gst: string, position: number, withdrawn: boolean, rating: number, reviewCount: number, updatedAt: string, images: Array<{ url: string, srcSet: string | null, alt: string }>, image: { url: string, srcSet: string | null } | null, category: { id: string, name: string }, subCategory: { id: string, name: string }, related: Array<{ id: string, withdrawn: boolean }> } }> }
    | { __typename: 'DeskProductsRefused', message: string, refusals: Array<{ productId: string | null, field: string | null, code: ProblemCode, message: string }> }
    | { __typename: 'DeskProductsUpdated', products: Array<{ id: string, version: string, sku: string | null, name: string, brand: string, description: string, thumbnail: string | null, price: number, oldPrice: number, subCategoryId: string, stock: number, productRam: Array<string>, productWeight: Array<string>, size: Array<string>, countries: Array<string>, countryOfOrigin: string | null, contents: string | null, featured: boolean, hsn: string, gst: string, position: number, withdrawn: boolean, rating: number, reviewCount: number, updatedAt: string, images: Array<{ url: string, srcSet: string | null, alt: string }>, image: { url: string, srcSet: string | null } | null, category: { id: string, name: string }, subCategory: { id: string, name: string }, related: Array<{ id: string, withdrawn: boolean }> }>, previous: Array<{ id: string, version: string, sku: string | null, name: string, brand: string, description: string, thumbnail: string | null, price: number, oldPrice: number, subCategoryId: string, stock: number, productRam: Array<string>, productWeight: Array<string>, size: Array<string>, countries: Array<string>, countryOfOrigin: string | null, contents: string | null, featured: boolean, hsn: string, gst: string, position: number, withdrawn: boolean, rating: number, reviewCount: number, updatedAt: string, images: Array<{ url: string, srcSet: string | null, alt: string }>, image: { url: string, srcSet: string | null } | null, category: { id: string, name: string }, subCategory: { id: string, name: string }, related: Array<{ id: string, withdrawn: boolean }> }> }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type UpdateRefusedEntriesMutationVariables = Exact<{
  changes: Array<DeskProductChange> | DeskProductChange;
}>;


export type UpdateRefusedEntriesMutation = { updateProducts:
    | { __typename: 'DeskEditConflict' }
    | { __typename: 'DeskProductsRefused', refusals: Array<{ field: string | null, entryId: string | null, entryField: string | null }> }
    | { __typename: 'DeskProductsUpdated' }
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAllowed' }
    | { __typename: 'NotSignedIn' }
   };

export type CreateProductMutationVariables = Exact<{
  input: DeskNewProduct;
}>;


export type CreateProductMutation = { createProduct:
    | { __typename: 'DeskProductCreated', product: { id: string, version: string, sku: string | null, name: string, brand: string, description: string, thumbnail: string | null, price: number, oldPrice: number, subCategoryId: string, stock: number, productRam: Array<string>, productWeight: Array<string>, size: Array<string>, countries: Array<string>, countryOfOrigin: string | null, contents: string | null, featured: boolean, hsn: string, gst: string, position: number, withdrawn: boolean, rating: number, reviewCount: number, updatedAt: string, images: Array<{ url: string, srcSet: string | null, alt: string }>, image: { url: string, srcSet: string | null } | null, category: { id: string, name: string }, subCategory: { id: string, name: string }, related: Array<{ id: string, withdrawn: boolean }> } }
    | { __typename: 'DeskProductsRefused', message: string, refusals: Array<{ productId: string | null, field: string | null, code: ProblemCode, message: string }> }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type DuplicateProductMutationVariables = Exact<{
  id: string;
}>;


export type DuplicateProductMutation = { duplicateProduct:
    | { __typename: 'DeskProductCreated', product: { id: string, version: string, sku: string | null, name: string, brand: string, description: string, thumbnail: string | null, price: number, oldPrice: number, subCategoryId: string, stock: number, productRam: Array<string>, productWeight: Array<string>, size: Array<string>, countries: Array<string>, countryOfOrigin: string | null, contents: string | null, featured: boolean, hsn: string, gst: string, position: number, withdrawn: boolean, rating: number, reviewCount: number, updatedAt: string, images: Array<{ url: string, srcSet: string | null, alt: string }>, image: { url: string, srcSet: string | null } | null, category: { id: string, name: string }, subCategory: { id: string, name: string }, related: Array<{ id: string, withdrawn: boolean }> } }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type WithdrawProductsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type WithdrawProductsMutation = { withdrawProducts:
    | { __typename: 'DeskProductsMoved', products: Array<{ id: string, withdrawn: boolean, version: string }> }
    | { __typename: 'DeskProductsRefused', message: string, refusals: Array<{ productId: string | null, field: string | null, code: ProblemCode, message: string }> }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type RestoreProductsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreProductsMutation = { restoreProducts:
    | { __typename: 'DeskProductsMoved', products: Array<{ id: string, withdrawn: boolean, version: string }> }
    | { __typename: 'DeskProductsRefused', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type CreateCategoryMutationVariables = Exact<{
  input: DeskNewCategory;
}>;


export type CreateCategoryMutation = { createCategory:
    | { __typename: 'DeskCategorySaved', category: { id: string, version: string, name: string, slug: string, color: string, parentId: string | null, image: { url: string, srcSet: string | null } | null } }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type UpdateCategoryMutationVariables = Exact<{
  change: DeskCategoryChange;
}>;


export type UpdateCategoryMutation = { updateCategory:
    | { __typename: 'DeskCategorySaved', category: { id: string, version: string, name: string, slug: string, color: string, image: { url: string } | null } }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type DeleteCategoryMutationVariables = Exact<{
  id: string;
  version: string;
}>;


export type DeleteCategoryMutation = { deleteCategory:
    | { __typename: 'DeskCategoryDeleted', id: string }
    | { __typename: 'DeskCategoryNotEmpty', message: string }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type SortCategoriesMutationVariables = Exact<{
  parentId?: string | null | undefined;
  ids: Array<string> | string;
}>;


export type SortCategoriesMutation = { sortCategories:
    | { __typename: 'DeskCategoriesSorted', categories: Array<{ id: string }> }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type CreateBannerMutationVariables = Exact<{
  input: DeskNewBanner;
}>;


export type CreateBannerMutation = { createBanner:
    | { __typename: 'DeskBannerSaved', banner: { id: string, version: string, kind: BannerKind, title: string, shownFrom: string | null, shownUntil: string | null, shownNow: boolean, image: { url: string, srcSet: string | null }, category: { id: string } } }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type UpdateBannerMutationVariables = Exact<{
  change: DeskBannerChange;
}>;


export type UpdateBannerMutation = { updateBanner:
    | { __typename: 'DeskBannerSaved', banner: { id: string, version: string, title: string, text: string, shownFrom: string | null, shownUntil: string | null, shownNow: boolean } }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type DeleteBannerMutationVariables = Exact<{
  id: string;
  version: string;
}>;


export type DeleteBannerMutation = { deleteBanner:
    | { __typename: 'DeskBannerDeleted', id: string }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type SortBannersMutationVariables = Exact<{
  kind: BannerKind;
  ids: Array<string> | string;
}>;


export type SortBannersMutation = { sortBanners:
    | { __typename: 'DeskBannersSorted', banners: Array<{ id: string }> }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type ProductsWithoutTaxQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ProductsWithoutTaxQuery = { desk: { productsWithoutTax: { nodes: Array<{ id: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null };

export type BeginCheckoutMutationVariables = Exact<{
  billing: BillingInput;
  total?: number | null | undefined;
}>;


export type BeginCheckoutMutation = { beginCheckout:
    | { __typename: 'CartEmpty', message: string }
    | { __typename: 'CheckoutBegun', checkout: { id: string, amount: number, amountInPaise: number, currency: string, keyId: string, providerOrderId: string, scriptUrl: string, expiresAt: string } }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'OutOfStock', message: string, available: number }
    | { __typename: 'PaymentUnavailable', message: string }
    | { __typename: 'TotalChanged', message: string, cart: { total: number } }
   };

export type CompleteCheckoutMutationVariables = Exact<{
  input: CompleteCheckoutInput;
}>;


export type CompleteCheckoutMutation = { completeCheckout:
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'OrderPlaced', order: { id: string, paymentId: string, amount: number, status: OrderStatus, name: string, address: string, pincode: string, email: string, products: Array<{ productTitle: string, option: string | null, quantity: number, price: number, subTotal: number }> }, cart: { count: number, total: number } }
    | { __typename: 'PaymentPending', message: string }
    | { __typename: 'PaymentRefunded', message: string }
    | { __typename: 'PaymentRefused', message: string }
   };

export type CancelCheckoutMutationVariables = Exact<{
  id: string;
}>;


export type CancelCheckoutMutation = { cancelCheckout:
    | { __typename: 'CheckoutCancelled' }
    | { __typename: 'NotSignedIn' }
   };

export type LastBillingQueryVariables = Exact<{ [key: string]: never; }>;


export type LastBillingQuery = { me: { lastBilling: { fullName: string, country: string, streetAddressLine1: string, streetAddressLine2: string, city: string, state: string, zipCode: string, phoneNumber: string, email: string } | null } | null };

export type CustomerRowFragment = { id: string, name: string, email: string, emailVerified: boolean, phone: string | null, signsInWith: Array<DeskSignInMethod>, staffRole: StaffRole | null, joined: string, lastSeen: string | null, blockedAt: string | null, blockedReason: string | null, orderCount: number, orderTotal: number };

export type CustomersQueryVariables = Exact<{
  search?: string | null | undefined;
  blocked?: boolean | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type CustomersQuery = { desk: { customers: { nodes: Array<{ id: string, name: string, email: string, emailVerified: boolean, phone: string | null, signsInWith: Array<DeskSignInMethod>, staffRole: StaffRole | null, joined: string, lastSeen: string | null, blockedAt: string | null, blockedReason: string | null, orderCount: number, orderTotal: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type CustomerQueryVariables = Exact<{
  id: string;
  orders?: number;
  afterOrder?: string | null | undefined;
  events?: number;
  afterEvent?: string | null | undefined;
}>;


export type CustomerQuery = { desk: { customer: { cartCount: number, wishlistCount: number, id: string, name: string, email: string, emailVerified: boolean, phone: string | null, signsInWith: Array<DeskSignInMethod>, staffRole: StaffRole | null, joined: string, lastSeen: string | null, blockedAt: string | null, blockedReason: string | null, orderCount: number, orderTotal: number, orders: { nodes: Array<{ id: string, status: OrderStatus, amount: number, lines: Array<{ title: string, quantity: number }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, reviews: Array<{ id: string, productName: string, customerRating: number, review: string, hidden: boolean, hiddenReason: string | null }>, sessions: Array<{ id: string, device: string, started: string, lastUsed: string }>, events: { nodes: Array<{ id: string, action: string, title: string, detail: string, orderId: string | null, actorName: string | null, date: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null } | null };

type CustomerResult_DeskCustomerChanged_Fragment = { __typename: 'DeskCustomerChanged', message: string, customer: { id: string, name: string, email: string, emailVerified: boolean, phone: string | null, signsInWith: Array<DeskSignInMethod>, staffRole: StaffRole | null, joined: string, lastSeen: string | null, blockedAt: string | null, blockedReason: string | null, orderCount: number, orderTotal: number, sessions: Array<{ id: string }> } };

type CustomerResult_DeskCustomerIsStaff_Fragment = { __typename: 'DeskCustomerIsStaff', message: string };

type CustomerResult_InvalidInput_Fragment = { __typename: 'InvalidInput', message: string, field: string | null };

type CustomerResult_NotAllowed_Fragment = { __typename: 'NotAllowed', message: string };

type CustomerResult_NotFound_Fragment = { __typename: 'NotFound', message: string };

type CustomerResult_NotSignedIn_Fragment = { __typename: 'NotSignedIn', message: string };

export type CustomerResultFragment =
  | CustomerResult_DeskCustomerChanged_Fragment
  | CustomerResult_DeskCustomerIsStaff_Fragment
  | CustomerResult_InvalidInput_Fragment
  | CustomerResult_NotAllowed_Fragment
  | CustomerResult_NotFound_Fragment
  | CustomerResult_NotSignedIn_Fragment
;

export type SignOutCustomerSessionMutationVariables = Exact<{
  id: string;
  sessionId: string;
}>;


export type SignOutCustomerSessionMutation = { signOutCustomerSession:
    | { __typename: 'DeskCustomerChanged', message: string, customer: { id: string, name: string, email: string, emailVerified: boolean, phone: string | null, signsInWith: Array<DeskSignInMethod>, staffRole: StaffRole | null, joined: string, lastSeen: string | null, blockedAt: string | null, blockedReason: string | null, orderCount: number, orderTotal: number, sessions: Array<{ id: string }> } }
    | { __typename: 'DeskCustomerIsStaff', message: string }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type SignOutCustomerMutationVariables = Exact<{
  id: string;
}>;


export type SignOutCustomerMutation = { signOutCustomer:
    | { __typename: 'DeskCustomerChanged', message: string, customer: { id: string, name: string, email: string, emailVerified: boolean, phone: string | null, signsInWith: Array<DeskSignInMethod>, staffRole: StaffRole | null, joined: string, lastSeen: string | null, blockedAt: string | null, blockedReason: string | null, orderCount: number, orderTotal: number, sessions: Array<{ id: string }> } }
    | { __typename: 'DeskCustomerIsStaff', message: string }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type BlockCustomerMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type BlockCustomerMutation = { blockCustomer:
    | { __typename: 'DeskCustomerChanged', message: string, customer: { id: string, name: string, email: string, emailVerified: boolean, phone: string | null, signsInWith: Array<DeskSignInMethod>, staffRole: StaffRole | null, joined: string, lastSeen: string | null, blockedAt: string | null, blockedReason: string | null, orderCount: number, orderTotal: number, sessions: Array<{ id: string }> } }
    | { __typename: 'DeskCustomerIsStaff', message: string }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type UnblockCustomerMutationVariables = Exact<{
  id: string;
}>;


export type UnblockCustomerMutation = { unblockCustomer:
    | { __typename: 'DeskCustomerChanged', message: string, customer: { id: string, name: string, email: string, emailVerified: boolean, phone: string | null, signsInWith: Array<DeskSignInMethod>, staffRole: StaffRole | null, joined: string, lastSeen: string | null, blockedAt: string | null, blockedReason: string | null, orderCount: number, orderTotal: number, sessions: Array<{ id: string }> } }
    | { __typename: 'DeskCustomerIsStaff', message: string }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type ExportCustomerDataMutationVariables = Exact<{
  id: string;
}>;


export type ExportCustomerDataMutation = { exportCustomerData:
    | { __typename: 'DeskCustomerData', fileName: string, json: string }
    | { __typename: 'DeskCustomerIsStaff', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type EraseCustomerMutationVariables = Exact<{
  id: string;
  email: string;
}>;


export type EraseCustomerMutation = { eraseCustomer:
    | { __typename: 'DeskCustomerErased', id: string, message: string }
    | { __typename: 'DeskCustomerIsStaff', message: string }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'PaymentPending', message: string }
   };

export type DeskImportsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DeskImportsQuery = { desk: { imports: { nodes: Array<{ id: string, fileName: string, actorName: string, state: DeskImportState, hasStoppedUndo: boolean, seemsInterrupted: boolean, problem: string, total: number, done: number, imported: number, updated: number, repaired: number, refused: number, restored: number, kept: number, createdAt: string, finishedAt: string | null, undoneAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, importColumns: Array<{ column: string, required: boolean }> } | null };

export type DeskImportQueryVariables = Exact<{
  id: string;
  kind?: DeskImportRowKind | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DeskImportQuery = { desk: { import: { id: string, fileName: string, actorName: string, state: DeskImportState, hasStoppedUndo: boolean, seemsInterrupted: boolean, problem: string, total: number, done: number, imported: number, updated: number, repaired: number, refused: number, restored: number, kept: number, createdAt: string, finishedAt: string | null, undoneAt: string | null, file: { missing: Array<string>, encoding: string, headerLine: number, columns: Array<{ index: number, name: string, sample: string }>, mapping: Array<{ column: string, index: number }>, firstLines: Array<{ line: number, text: string }> } | null, preview: { id: string, total: number, imported: number, updated: number, unchanged: number, repaired: number, refused: number, movedStock: number, newCategories: Array<string>, categoriesToCreate: Array<{ category: string, subCategory: string | null, products: number, similarName: string | null }>, rows: { nodes: Array<{ line: number, outcome: DeskImportRowKind, isCorrected: boolean, name: string, sku: string | null, variant: string | null, changes: Array<{ column: string, old: string, new: string }>, notes: Array<{ column: string, reason: string, old: string, new: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null } | null } | null };

export type ImportStateQueryVariables = Exact<{
  id: string;
}>;


export type ImportStateQuery = { desk: { import: { id: string, fileName: string, actorName: string, state: DeskImportState, hasStoppedUndo: boolean, seemsInterrupted: boolean, problem: string, total: number, done: number, imported: number, updated: number, repaired: number, refused: number, restored: number, kept: number, createdAt: string, finishedAt: string | null, undoneAt: string | null } | null } | null };

export type ActiveImportQueryVariables = Exact<{ [key: string]: never; }>;


export type ActiveImportQuery = { desk: { activeImport: { id: string } | null } | null };

export type MapImportColumnsMutationVariables = Exact<{
  id: string;
  mapping?: Array<DeskImportMappingInput> | DeskImportMappingInput | null | undefined;
  headerLine?: number | null | undefined;
  setsMovedStock?: boolean | null | undefined;
  readsContents?: boolean | null | undefined;
}>;


export type MapImportColumnsMutation = { mapImportColumns:
    | { __typename: 'DeskImportUpdated', import: { id: string, fileName: string, actorName: string, state: DeskImportState, hasStoppedUndo: boolean, seemsInterrupted: boolean, problem: string, total: number, done: number, imported: number, updated: number, repaired: number, refused: number, restored: number, kept: number, createdAt: string, finishedAt: string | null, undoneAt: string | null } }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type StartImportMutationVariables = Exact<{
  id: string;
  previewId?: string | null | undefined;
}>;


export type StartImportMutation = { startImport:
    | { __typename: 'DeskImportBusy', message: string }
    | { __typename: 'DeskImportUpdated', import: { id: string, fileName: string, actorName: string, state: DeskImportState, hasStoppedUndo: boolean, seemsInterrupted: boolean, problem: string, total: number, done: number, imported: number, updated: number, repaired: number, refused: number, restored: number, kept: number, createdAt: string, finishedAt: string | null, undoneAt: string | null } }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type UndoImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoImportMutation = { undoImport:
    | { __typename: 'DeskImportBusy', message: string }
    | { __typename: 'DeskImportUpdated', import: { id: string, fileName: string, actorName: string, state: DeskImportState, hasStoppedUndo: boolean, seemsInterrupted: boolean, problem: string, total: number, done: number, imported: number, updated: number, repaired: number, refused: number, restored: number, kept: number, createdAt: string, finishedAt: string | null, undoneAt: string | null } }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type ImportFieldsFragment = { id: string, fileName: string, actorName: string, state: DeskImportState, hasStoppedUndo: boolean, seemsInterrupted: boolean, problem: string, total: number, done: number, imported: number, updated: number, repaired: number, refused: number, restored: number, kept: number, createdAt: string, finishedAt: string | null, undoneAt: string | null };

export type SubscribeToNewsletterMutationVariables = Exact<{
  email: string;
}>;


export type SubscribeToNewsletterMutation = { subscribeToNewsletter:
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NewsletterSubscribed', message: string }
    | { __typename: 'TooManyRequests', message: string, retryAfter: number }
   };

export type UnsubscribeFromNewsletterMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeFromNewsletterMutation = { unsubscribeFromNewsletter:
    | { __typename: 'NewsletterUnsubscribed' }
    | { __typename: 'NotFound' }
    | { __typename: 'TooManyRequests' }
   };

export type SubscribersQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: DeskSubscriberState | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SubscribersQuery = { desk: { subscribers: { nodes: Array<{ id: string, email: string, subscribedAt: string, unsubscribedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ExportSubscribersMutationVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ExportSubscribersMutation = { exportSubscribers:
    | { __typename: 'DeskSubscribersCsv', csv: string, endCursor: string | null }
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAllowed' }
    | { __typename: 'NotSignedIn' }
    | { __typename: 'TooManyRequests' }
   };

export type LettersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LettersQuery = { desk: { letters: { nodes: Array<{ id: string, subject: string, body: string, state: DeskLetterState, version: number, recipientCount: number, sentCount: number, startedAt: string | null, finishedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type LetterQueryVariables = Exact<{
  id: string;
}>;


export type LetterQuery = { desk: { letter: { id: string, subject: string, body: string, state: DeskLetterState, version: number, recipientCount: number, sentCount: number, startedAt: string | null, finishedAt: string | null } | null } | null };

export type LetterPreviewQueryVariables = Exact<{
  body: string;
}>;


export type LetterPreviewQuery = { desk: { letterPreview: string } | null };

export type LetterStateFragment = { id: string, subject: string, body: string, state: DeskLetterState, version: number, recipientCount: number, sentCount: number, startedAt: string | null, finishedAt: string | null };

export type SaveLetterMutationVariables = Exact<{
  id?: string | null | undefined;
  version: number;
  input: DeskLetterInput;
}>;


export type SaveLetterMutation = { saveLetter:
    | { __typename: 'DeskLetterConflict', message: string, letter: { id: string, subject: string, body: string, state: DeskLetterState, version: number, recipientCount: number, sentCount: number, startedAt: string | null, finishedAt: string | null } }
    | { __typename: 'DeskLetterSaved', letter: { id: string, subject: string, body: string, state: DeskLetterState, version: number, recipientCount: number, sentCount: number, startedAt: string | null, finishedAt: string | null } }
    | { __typename: 'InvalidInput', field: string | null, message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type SendTestLetterMutationVariables = Exact<{
  id: string;
}>;


export type SendTestLetterMutation = { sendTestLetter:
    | { __typename: 'DeskTestLetterSent' }
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAllowed' }
    | { __typename: 'NotFound' }
    | { __typename: 'NotSignedIn' }
    | { __typename: 'TooManyRequests' }
   };

export type SendLetterMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SendLetterMutation = { sendLetter:
    | { __typename: 'DeskLetterConflict' }
    | { __typename: 'DeskLetterStarted', letter: { id: string, subject: string, body: string, state: DeskLetterState, version: number, recipientCount: number, sentCount: number, startedAt: string | null, finishedAt: string | null } }
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAllowed' }
    | { __typename: 'NotFound' }
    | { __typename: 'NotSignedIn' }
   };

export type StopLetterMutationVariables = Exact<{
  id: string;
}>;


export type StopLetterMutation = { stopLetter:
    | { __typename: 'DeskLetterConflict' }
    | { __typename: 'DeskLetterStopped', letter: { id: string, subject: string, body: string, state: DeskLetterState, version: number, recipientCount: number, sentCount: number, startedAt: string | null, finishedAt: string | null } }
    | { __typename: 'NotAllowed' }
    | { __typename: 'NotFound' }
    | { __typename: 'NotSignedIn' }
   };

export type SubscriberCountQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriberCountQuery = { desk: { subscriberCount: number } | null };

export type CartDiscountsFragment = { count: number, subTotal: number, saved: number, total: number, couponCode: string | null, discounts: Array<{ name: string, code: string | null, amount: number }>, codeProblem: { code: ProblemCode, message: string, missing: number | null, missingUnits: number | null } | null, lines: Array<{ productTitle: string, quantity: number, subTotal: number, discount: number }> };

export type DiscountedCartQueryVariables = Exact<{ [key: string]: never; }>;


export type DiscountedCartQuery = { me: { cart: { count: number, subTotal: number, saved: number, total: number, couponCode: string | null, discounts: Array<{ name: string, code: string | null, amount: number }>, codeProblem: { code: ProblemCode, message: string, missing: number | null, missingUnits: number | null } | null, lines: Array<{ productTitle: string, quantity: number, subTotal: number, discount: number }> } } | null };

export type ApplyCouponMutationVariables = Exact<{
  code: string;
}>;


export type ApplyCouponMutation = { applyCoupon:
    | { __typename: 'CartChanged', cart: { count: number, subTotal: number, saved: number, total: number, couponCode: string | null, discounts: Array<{ name: string, code: string | null, amount: number }>, codeProblem: { code: ProblemCode, message: string, missing: number | null, missingUnits: number | null } | null, lines: Array<{ productTitle: string, quantity: number, subTotal: number, discount: number }> } }
    | { __typename: 'CouponProblem', code: ProblemCode, message: string }
    | { __typename: 'NotSignedIn', code: ProblemCode, message: string }
    | { __typename: 'TooManyRequests', code: ProblemCode, message: string }
   };

export type RemoveCouponMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveCouponMutation = { removeCoupon:
    | { __typename: 'CartChanged', cart: { count: number, subTotal: number, saved: number, total: number, couponCode: string | null, discounts: Array<{ name: string, code: string | null, amount: number }>, codeProblem: { code: ProblemCode, message: string, missing: number | null, missingUnits: number | null } | null, lines: Array<{ productTitle: string, quantity: number, subTotal: number, discount: number }> } }
    | { __typename: 'NotSignedIn', message: string }
   };

export type DiscountedOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type DiscountedOrdersQuery = { me: { orders: Array<{ id: string, amount: number, saved: number, discounts: Array<{ name: string, code: string | null, amount: number }>, products: Array<{ id: string, quantity: number, subTotal: number, discount: number }> }> } | null };

export type AnnouncedOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type AnnouncedOffersQuery = { offers: Array<{ id: string, name: string, code: string | null, endsAt: string | null }> };

export type OffersOfProductQueryVariables = Exact<{
  id: string;
}>;


export type OffersOfProductQuery = { product: { id: string, offers: Array<{ name: string, code: string | null }> } | null };

export type OfferDetailsFragment = { id: string, name: string, code: string | null, kind: OfferKind, percent: number, amount: number, buyQuantity: number, freeQuantity: number, scope: OfferScope, scopeIds: Array<string>, scopeNames: Array<string>, firstOrderOnly: boolean, minBasket: number, startsAt: string | null, endsAt: string | null, maxUses: number | null, maxUsesPerShopper: number | null, announced: boolean, active: boolean, reservedUses: number, usedUses: number, cost: number, version: number };

export type OffersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OffersQuery = { desk: { offers: { nodes: Array<{ id: string, name: string, code: string | null, kind: OfferKind, percent: number, amount: number, buyQuantity: number, freeQuantity: number, scope: OfferScope, scopeIds: Array<string>, scopeNames: Array<string>, firstOrderOnly: boolean, minBasket: number, startsAt: string | null, endsAt: string | null, maxUses: number | null, maxUsesPerShopper: number | null, announced: boolean, active: boolean, reservedUses: number, usedUses: number, cost: number, version: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null };

export type OfferQueryVariables = Exact<{
  id: string;
}>;


export type OfferQuery = { desk: { offer: { id: string, name: string, code: string | null, kind: OfferKind, percent: number, amount: number, buyQuantity: number, freeQuantity: number, scope: OfferScope, scopeIds: Array<string>, scopeNames: Array<string>, firstOrderOnly: boolean, minBasket: number, startsAt: string | null, endsAt: string | null, maxUses: number | null, maxUsesPerShopper: number | null, announced: boolean, active: boolean, reservedUses: number, usedUses: number, cost: number, version: number } | null } | null };

export type OfferPreviewQueryVariables = Exact<{
  input: DeskOfferInput;
  basket: Array<DeskBasketLineInput> | DeskBasketLineInput;
}>;


export type OfferPreviewQuery = { desk: { offerPreview:
      | { __typename: 'DeskOfferPreview', subTotal: number, saved: number, total: number, problem: string | null, lines: Array<{ name: string, quantity: number, subTotal: number, discount: number }> }
      | { __typename: 'InvalidInput', message: string, field: string | null }
      | { __typename: 'NotAllowed', message: string }
      | { __typename: 'NotSignedIn', message: string }
     } | null };

export type SaveOfferMutationVariables = Exact<{
  id?: string | null | undefined;
  version: number;
  input: DeskOfferInput;
}>;


export type SaveOfferMutation = { saveOffer:
    | { __typename: 'DeskOfferSaved', offer: { id: string, name: string, code: string | null, kind: OfferKind, percent: number, amount: number, buyQuantity: number, freeQuantity: number, scope: OfferScope, scopeIds: Array<string>, scopeNames: Array<string>, firstOrderOnly: boolean, minBasket: number, startsAt: string | null, endsAt: string | null, maxUses: number | null, maxUsesPerShopper: number | null, announced: boolean, active: boolean, reservedUses: number, usedUses: number, cost: number, version: number } }
    | { __typename: 'InvalidInput', code: ProblemCode, message: string, field: string | null }
    | { __typename: 'NotAllowed', code: ProblemCode, message: string }
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'NotSignedIn', code: ProblemCode, message: string }
   };

export type MyOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type MyOrdersQuery = { me: { cart: { count: number }, orders: Array<{ id: string, date: string, paymentId: string, amount: number, refunded: number, status: OrderStatus, products: Array<{ productId: string, quantity: number, refundedUnits: number }> }>, paymentNotices: Array<{ state: PaymentNoticeState, message: string, amount: number, paymentId: string | null, date: string }> } | null };

export type MyOrderQueryVariables = Exact<{
  id: string;
}>;


export type MyOrderQuery = { me: { order: { id: string, date: string } | null } | null };

export type MyDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDocumentsQuery = { me: { orders: Array<{ invoice: { number: string, title: string, date: string, total: number, pdfPath: string } | null, creditNotes: Array<{ number: string, title: string, date: string, total: number, pdfPath: string }> }> } | null };

export type DeskOrdersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter: DeskOrderFilter;
  sort: DeskOrderSort;
}>;


export type DeskOrdersQuery = { desk: { orders: { nodes: Array<{ id: string, status: OrderStatus, name: string, amount: number, units: number, nextStep: DeskDeliveryStep | null, date: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean }, count: { value: number, isExact: boolean } } } | null };

export type DeskOrdersInFullQueryVariables = Exact<{
  first: number;
}>;


export type DeskOrdersInFullQuery = { desk: { orders: { nodes: Array<{ id: string, lines: Array<{ id: string, title: string, option: string | null, quantity: number, price: number, subTotal: number, image: { url: string } }>, shopper: { id: string, name: string, email: string, orderCount: number } | null, invoice: { number: string } | null, notes: Array<{ id: string, authorName: string, isOwn: boolean, mayDelete: boolean, text: string, date: string }>, timeline: Array<{ kind: DeskOrderEventKind, title: string, detail: string, actorName: string | null, date: string }> }> } } | null };

export type DeskOrderQueryVariables = Exact<{
  id: string;
}>;


export type DeskOrderQuery = { desk: { order: { id: string, paymentId: string, status: OrderStatus, nextStep: DeskDeliveryStep | null, name: string, phoneNumber: string, email: string, address: string, pincode: string, city: string, state: string, gstin: string | null, businessName: string | null, amount: number, refundedAmount: number, units: number, canIssueInvoice: boolean, isErasurePending: boolean, lines: Array<{ title: string, option: string | null, quantity: number, price: number, subTotal: number }>, shopper: { id: string, name: string, email: string, orderCount: number } | null, invoice: { number: string, date: string, seller: { name: string, address: string, gstin: string, phone: string, invoiceText: string } } | null, notes: Array<{ id: string, authorName: string, isOwn: boolean, mayDelete: boolean, text: string }>, timeline: Array<{ kind: DeskOrderEventKind, title: string, detail: string, actorName: string | null }> } | null } | null };

export type DeskPackListQueryVariables = Exact<{
  orderIds: Array<string> | string;
}>;


export type DeskPackListQuery = { desk: { packList: { orders: Array<{ id: string, name: string, status: OrderStatus }>, others: Array<{ id: string, status: OrderStatus }>, sections: Array<{ category: string, subCategory: string, items: Array<{ productId: string, title: string, option: string | null, thumbnail: string, quantity: number, image: { url: string }, orders: Array<{ orderId: string, quantity: number }> }> }> } } | null };

export type DeskOrderViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskOrderViewsQuery = { desk: { orderViews: Array<{ id: string, name: string, query: string, shared: boolean, isOwn: boolean }> } | null };

export type MoveOrdersMutationVariables = Exact<{
  orderIds: Array<string> | string;
  to: DeskDeliveryStep;
}>;


export type MoveOrdersMutation = { moveOrders:
    | { __typename: 'DeskOrdersMoved', moves: Array<{ orderId: string, order: { id: string, status: OrderStatus } | null, problem:
          | { __typename: 'AccountBlocked', message: string }
          | { __typename: 'AlreadyInWishlist', message: string }
          | { __typename: 'AlreadyReviewed', message: string }
          | { __typename: 'AlreadyStaff', message: string }
          | { __typename: 'CartEmpty', message: string }
          | { __typename: 'CouponProblem', message: string }
          | { __typename: 'DeskCategoryNotEmpty', message: string }
          | { __typename: 'DeskCustomerIsStaff', message: string }
          | { __typename: 'DeskEditConflict', message: string }
          | { __typename: 'DeskImportBusy', message: string }
          | { __typename: 'DeskInfoPageConflict', message: string }
          | { __typename: 'DeskLetterConflict', message: string }
          | { __typename: 'DeskProductsRefused', message: string }
          | { __typename: 'DeskReviewConflict', message: string }
          | { __typename: 'DeskSearchWordsConflict', message: string }
          | { __typename: 'DeskSettingsConflict', message: string }
          | { __typename: 'DeskStockRefused', message: string }
          | { __typename: 'EmailTaken', message: string }
          | { __typename: 'FreshSignInNeeded', message: string }
          | { __typename: 'InvalidInput', message: string }
          | { __typename: 'InvitationInvalid', message: string }
          | { __typename: 'LinkExpired', message: string }
          | { __typename: 'MoveInterrupted', message: string }
          | { __typename: 'NotAllowed', message: string }
          | { __typename: 'NotFound', message: string }
          | { __typename: 'NotSignedIn', message: string }
          | { __typename: 'OrderStatusConflict', message: string }
          | { __typename: 'OutOfStock', message: string }
          | { __typename: 'OwnAccount', message: string }
          | { __typename: 'PasswordTooCommon', message: string }
          | { __typename: 'PaymentPending', message: string }
          | { __typename: 'PaymentRefunded', message: string }
          | { __typename: 'PaymentRefused', message: string }
          | { __typename: 'PaymentUnavailable', message: string }
          | { __typename: 'PhoneTaken', message: string }
          | { __typename: 'RefundTooLarge', message: string }
          | { __typename: 'SecondFactorExists', message: string }
          | { __typename: 'TooManyRequests', message: string }
          | { __typename: 'TotalChanged', message: string }
          | { __typename: 'WrongCode', message: string }
          | { __typename: 'WrongCredentials', message: string }
          | { __typename: 'WrongPassword', message: string }
         | null }> }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type UndoOrderMovesMutationVariables = Exact<{
  orderIds: Array<string> | string;
  step: DeskDeliveryStep;
}>;


export type UndoOrderMovesMutation = { undoOrderMoves:
    | { __typename: 'DeskOrdersMoved', moves: Array<{ orderId: string, order: { id: string, status: OrderStatus } | null, problem:
          | { __typename: 'AccountBlocked', message: string }
          | { __typename: 'AlreadyInWishlist', message: string }
          | { __typename: 'AlreadyReviewed', message: string }
          | { __typename: 'AlreadyStaff', message: string }
          | { __typename: 'CartEmpty', message: string }
          | { __typename: 'CouponProblem', message: string }
          | { __typename: 'DeskCategoryNotEmpty', message: string }
          | { __typename: 'DeskCustomerIsStaff', message: string }
          | { __typename: 'DeskEditConflict', message: string }
          | { __typename: 'DeskImportBusy', message: string }
          | { __typename: 'DeskInfoPageConflict', message: string }
          | { __typename: 'DeskLetterConflict', message: string }
          | { __typename: 'DeskProductsRefused', message: string }
          | { __typename: 'DeskReviewConflict', message: string }
          | { __typename: 'DeskSearchWordsConflict', message: string }
          | { __typename: 'DeskSettingsConflict', message: string }
          | { __typename: 'DeskStockRefused', message: string }
          | { __typename: 'EmailTaken', message: string }
          | { __typename: 'FreshSignInNeeded', message: string }
          | { __typename: 'InvalidInput', message: string }
          | { __typename: 'InvitationInvalid', message: string }
          | { __typename: 'LinkExpired', message: string }
          | { __typename: 'MoveInterrupted', message: string }
          | { __typename: 'NotAllowed', message: string }
          | { __typename: 'NotFound', message: string }
          | { __typename: 'NotSignedIn', message: string }
          | { __typename: 'OrderStatusConflict', message: string }
          | { __typename: 'OutOfStock', message: string }
          | { __typename: 'OwnAccount', message: string }
          | { __typename: 'PasswordTooCommon', message: string }
          | { __typename: 'PaymentPending', message: string }
          | { __typename: 'PaymentRefunded', message: string }
          | { __typename: 'PaymentRefused', message: string }
          | { __typename: 'PaymentUnavailable', message: string }
          | { __typename: 'PhoneTaken', message: string }
          | { __typename: 'RefundTooLarge', message: string }
          | { __typename: 'SecondFactorExists', message: string }
          | { __typename: 'TooManyRequests', message: string }
          | { __typename: 'TotalChanged', message: string }
          | { __typename: 'WrongCode', message: string }
          | { __typename: 'WrongCredentials', message: string }
          | { __typename: 'WrongPassword', message: string }
         | null }> }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type AddOrderNoteMutationVariables = Exact<{
  orderId: string;
  text: string;
}>;


export type AddOrderNoteMutation = { addOrderNote:
    | { __typename: 'DeskOrderNote', id: string, text: string, authorName: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type DeleteOrderNoteMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOrderNoteMutation = { deleteOrderNote:
    | { __typename: 'DeskOrderNoteDeleted', orderId: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type SaveOrderViewMutationVariables = Exact<{
  name: string;
  query: string;
  shared: boolean;
}>;


export type SaveOrderViewMutation = { saveOrderView:
    | { __typename: 'DeskOrderView', id: string, name: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type DeleteOrderViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOrderViewMutation = { deleteOrderView:
    | { __typename: 'DeskOrderViewDeleted', id: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type ExportOrdersMutationVariables = Exact<{
  after?: string | null | undefined;
  filter: DeskOrderFilter;
}>;


export type ExportOrdersMutation = { exportOrders:
    | { __typename: 'DeskOrdersCsv', csv: string, endCursor: string | null }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'TooManyRequests', message: string }
   };

export type DeskOrdersByIdQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeskOrdersByIdQuery = { desk: { ordersById: Array<{ id: string, lines: Array<{ title: string, refundedUnits: number }> }> } | null };

export type IssueInvoicesMutationVariables = Exact<{
  orderIds: Array<string> | string;
}>;


export type IssueInvoicesMutation = { issueInvoices:
    | { __typename: 'DeskInvoicesIssued', orders: Array<{ id: string, invoice: { number: string, date: string } | null }> }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type TaxDocumentFieldsFragment = { kind: string, pdfPath: string, title: string, number: string, date: string, orderNumber: string, notes: Array<string>, invoice: { number: string } | null, seller: { gstin: string, state: string | null }, buyer: { name: string, addressLines: Array<string>, gstin: string | null, businessName: string | null }, tax: { placeOfSupply: string } | null, tables: Array<{ name: string, headings: Array<string>, totals: Array<Array<string>>, rows: Array<{ cells: Array<string>, note: string | null }> }> };

export type DeskTaxDocumentsQueryVariables = Exact<{
  id: string;
}>;


export type DeskTaxDocumentsQuery = { desk: { order: { invoice: { pdfPath: string, document: { kind: string, pdfPath: string, title: string, number: string, date: string, orderNumber: string, notes: Array<string>, invoice: { number: string } | null, seller: { gstin: string, state: string | null }, buyer: { name: string, addressLines: Array<string>, gstin: string | null, businessName: string | null }, tax: { placeOfSupply: string } | null, tables: Array<{ name: string, headings: Array<string>, totals: Array<Array<string>>, rows: Array<{ cells: Array<string>, note: string | null }> }> } } | null, creditNotes: Array<{ kind: string, pdfPath: string, title: string, number: string, date: string, orderNumber: string, notes: Array<string>, invoice: { number: string } | null, seller: { gstin: string, state: string | null }, buyer: { name: string, addressLines: Array<string>, gstin: string | null, businessName: string | null }, tax: { placeOfSupply: string } | null, tables: Array<{ name: string, headings: Array<string>, totals: Array<Array<string>>, rows: Array<{ cells: Array<string>, note: string | null }> }> }> } | null } | null };

export type ExportTaxReportMutationVariables = Exact<{
  from: string;
  to: string;
}>;


export type ExportTaxReportMutation = { exportTaxReport:
    | { __typename: 'DeskTaxReport', json: string | null, tables: Array<{ name: string, columns: Array<string>, rows: Array<Array<string>>, figureColumns: Array<number>, totals: Array<string> | null, csv: string }> }
    | { __typename: 'InvalidInput', field: string | null, message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'TooManyRequests', message: string }
   };

export type RefundFieldsFragment = { id: string, orderId: string | null, amount: number, reason: string, state: DeskRefundState, failure: string | null, restock: boolean, requestedBy: string | null, providerRefundId: string | null, attempts: number, nextTryAt: string | null, lines: Array<{ quantity: number, returned: number, orderLine: { id: string, productTitle: string } | null }> };

export type RefundOrderMutationVariables = Exact<{
  input: RefundOrderInput;
}>;


export type RefundOrderMutation = { refundOrder:
    | { __typename: 'DeskOrderRefunded', refund: { id: string, orderId: string | null, amount: number, reason: string, state: DeskRefundState, failure: string | null, restock: boolean, requestedBy: string | null, providerRefundId: string | null, attempts: number, nextTryAt: string | null, lines: Array<{ quantity: number, returned: number, orderLine: { id: string, productTitle: string } | null }> }, payment: { id: string, left: number, order: { status: OrderStatus, refundedAmount: number } } }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'PaymentUnavailable', message: string }
    | { __typename: 'RefundTooLarge', message: string, left: number }
   };

export type CancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type CancelOrderMutation = { cancelOrder:
    | { __typename: 'DeskOrderRefunded', refund: { id: string, orderId: string | null, amount: number, reason: string, state: DeskRefundState, failure: string | null, restock: boolean, requestedBy: string | null, providerRefundId: string | null, attempts: number, nextTryAt: string | null, lines: Array<{ quantity: number, returned: number, orderLine: { id: string, productTitle: string } | null }> }, payment: { id: string, left: number, order: { status: OrderStatus, refundedAmount: number } } }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'OrderStatusConflict', message: string, status: OrderStatus }
    | { __typename: 'PaymentUnavailable', message: string }
   };

export type OrderPaymentQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderPaymentQuery = { desk: { orderPayment: { id: string, orderId: string, amount: number, left: number, refunds: Array<{ id: string, orderId: string | null, amount: number, reason: string, state: DeskRefundState, failure: string | null, restock: boolean, requestedBy: string | null, providerRefundId: string | null, attempts: number, nextTryAt: string | null, lines: Array<{ quantity: number, returned: number, orderLine: { id: string, productTitle: string } | null }> }>, lines: Array<{ itemId: string, left: number, amounts: Array<number>, orderLine: { id: string, quantity: number } }>, atProvider: { status: DeskPaymentStatus, left: number, refundsByHand: Array<{ date: string | null, amount: number, state: DeskRefundState }> } | null } | null } | null };

export type RefundsQueryVariables = Exact<{
  filter?: DeskRefundFilter | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type RefundsQuery = { desk: { refunds: { nodes: Array<{ date: string, id: string, orderId: string | null, amount: number, reason: string, state: DeskRefundState, failure: string | null, restock: boolean, requestedBy: string | null, providerRefundId: string | null, attempts: number, nextTryAt: string | null, lines: Array<{ quantity: number, returned: number, orderLine: { id: string, productTitle: string } | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, sum: { count: number, amount: number } | null } } | null };

export type ExportRefundsMutationVariables = Exact<{
  filter?: DeskRefundFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ExportRefundsMutation = { exportRefunds:
    | { __typename: 'DeskRefundsCsv', csv: string, endCursor: string | null }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'TooManyRequests', message: string }
   };

export type WeighOrderLineMutationVariables = Exact<{
  input: WeighOrderLineInput;
}>;


export type WeighOrderLineMutation = { weighOrderLine:
    | { __typename: 'DeskOrderLineWeighed', short: number, refund: { id: string, orderId: string | null, amount: number, reason: string, state: DeskRefundState, failure: string | null, restock: boolean, requestedBy: string | null, providerRefundId: string | null, attempts: number, nextTryAt: string | null, lines: Array<{ quantity: number, returned: number, orderLine: { id: string, productTitle: string } | null }> } | null, order: { refundedAmount: number, lines: Array<{ id: string, weight: { ordered: number, unit: MeasureUnit, text: string | null } | null }>, timeline: Array<{ title: string, detail: string }> } }
    | { __typename: 'InvalidInput', code: ProblemCode, message: string }
    | { __typename: 'NotAllowed', code: ProblemCode, message: string }
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'NotSignedIn', code: ProblemCode, message: string }
    | { __typename: 'OrderStatusConflict', code: ProblemCode, message: string }
    | { __typename: 'PaymentUnavailable', code: ProblemCode, message: string }
    | { __typename: 'RefundTooLarge', code: ProblemCode, message: string }
   };

export type WeighedOrderQueryVariables = Exact<{
  id: string;
}>;


export type WeighedOrderQuery = { me: { order: { refunded: number, products: Array<{ weighed: boolean, weight: string | null, refundedUnits: number }> } | null } | null };

export type ReportQueryVariables = Exact<{
  lastDays?: number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  by?: DeskBestSellerOrder | null | undefined;
}>;


export type ReportQuery = { desk: { report: { current: { from: string, to: string, sales: number, orders: number, averageBasket: number | null, refunds: number, refundCount: number, checkoutsBegun: number, checkoutsPaid: number, days: Array<{ date: string, orders: number, sales: number, checkoutsBegun: number, checkoutsPaid: number }> }, previous: { from: string, to: string, sales: number, orders: number, averageBasket: number | null, refunds: number, refundCount: number, checkoutsBegun: number, checkoutsPaid: number, days: Array<{ date: string, orders: number, sales: number, checkoutsBegun: number, checkoutsPaid: number }> }, today: { from: string, to: string, sales: number, orders: number, averageBasket: number | null, refunds: number, refundCount: number, checkoutsBegun: number, checkoutsPaid: number, days: Array<{ date: string, orders: number, sales: number, checkoutsBegun: number, checkoutsPaid: number }> }, yesterday: { from: string, to: string, sales: number, orders: number, averageBasket: number | null, refunds: number, refundCount: number, checkoutsBegun: number, checkoutsPaid: number, days: Array<{ date: string, orders: number, sales: number, checkoutsBegun: number, checkoutsPaid: number }> }, bestSellers: Array<{ id: string, name: string, units: number, sales: number }>, categories: Array<{ id: string, name: string, units: number, sales: number }> } } | null };

export type FiguresFragment = { from: string, to: string, sales: number, orders: number, averageBasket: number | null, refunds: number, refundCount: number, checkoutsBegun: number, checkoutsPaid: number, days: Array<{ date: string, orders: number, sales: number, checkoutsBegun: number, checkoutsPaid: number }> };

export type OpenTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenTasksQuery = { desk: { openTasks: { paidOrders: number, packingOrders: number, packedOrders: number, unresolvedRefunds: number } } | null };

export type ReviewsQueryVariables = Exact<{
  productId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ReviewsQuery = { product: { rating: number, reviewCount: number, reviews: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ review: string }> } } | null };

export type AddReviewMutationVariables = Exact<{
  input: AddReviewInput;
}>;


export type AddReviewMutation = { addReview:
    | { __typename: 'AlreadyReviewed', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'ReviewAdded', review: { customerName: string, customerRating: number, dateCreated: string }, product: { rating: number, reviewCount: number } }
    | { __typename: 'TooManyRequests', message: string, retryAfter: number }
   };

export type ReviewOfQueryVariables = Exact<{
  productId: string;
}>;


export type ReviewOfQuery = { me: { reviewOf: { review: string, customerRating: number, answer: { text: string } | null } | null } | null, product: { rating: number, reviewCount: number } | null };

export type DeskReviewFieldsFragment = { id: string, productId: string, productName: string, customerId: string, accountId: string | null, customerName: string, customerRating: number, review: string, dateCreated: string, hidden: boolean, hiddenReason: string | null, product: { id: string } | null, answer: { text: string, date: string } | null };

export type DeskReviewsQueryVariables = Exact<{
  filter?: DeskReviewFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DeskReviewsQuery = { desk: { reviews: { nodes: Array<{ id: string, productId: string, productName: string, customerId: string, accountId: string | null, customerName: string, customerRating: number, review: string, dateCreated: string, hidden: boolean, hiddenReason: string | null, product: { id: string } | null, answer: { text: string, date: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type CriticalReviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type CriticalReviewsQuery = { desk: { criticalReviewCount: number } | null };

type DeskReviewOutcome_DeskReviewChanged_Fragment = { __typename: 'DeskReviewChanged', review: { id: string, productId: string, productName: string, customerId: string, accountId: string | null, customerName: string, customerRating: number, review: string, dateCreated: string, hidden: boolean, hiddenReason: string | null, product: { id: string } | null, answer: { text: string, date: string } | null } };

type DeskReviewOutcome_DeskReviewConflict_Fragment = { __typename: 'DeskReviewConflict', message: string, review: { id: string, productId: string, productName: string, customerId: string, accountId: string | null, customerName: string, customerRating: number, review: string, dateCreated: string, hidden: boolean, hiddenReason: string | null, product: { id: string } | null, answer: { text: string, date: string } | null } };

type DeskReviewOutcome_InvalidInput_Fragment = { __typename: 'InvalidInput', message: string, field: string | null };

type DeskReviewOutcome_NotAllowed_Fragment = { __typename: 'NotAllowed', message: string };

type DeskReviewOutcome_NotFound_Fragment = { __typename: 'NotFound', message: string };

type DeskReviewOutcome_NotSignedIn_Fragment = { __typename: 'NotSignedIn', message: string };

export type DeskReviewOutcomeFragment =
  | DeskReviewOutcome_DeskReviewChanged_Fragment
  | DeskReviewOutcome_DeskReviewConflict_Fragment
  | DeskReviewOutcome_InvalidInput_Fragment
  | DeskReviewOutcome_NotAllowed_Fragment
  | DeskReviewOutcome_NotFound_Fragment
  | DeskReviewOutcome_NotSignedIn_Fragment
;

export type HideReviewMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type HideReviewMutation = { hideReview:
    | { __typename: 'DeskReviewChanged', review: { id: string, productId: string, productName: string, customerId: string, accountId: string | null, customerName: string, customerRating: number, review: string, dateCreated: string, hidden: boolean, hiddenReason: string | null, product: { id: string } | null, answer: { text: string, date: string } | null } }
    | { __typename: 'DeskReviewConflict', message: string, review: { id: string, productId: string, productName: string, customerId: string, accountId: string | null, customerName: string, customerRating: number, review: string, dateCreated: string, hidden: boolean, hiddenReason: string | null, product: { id: string } | null, answer: { text: string, date: string } | null } }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type ShowReviewMutationVariables = Exact<{
  id: string;
}>;


export type ShowReviewMutation = { showReview:
    | { __typename: 'DeskReviewChanged', review: { id: string, productId: string, productName: string, customerId: string, accountId: string | null, customerName: string, customerRating: number, review: string, dateCreated: string, hidden: boolean, hiddenReason: string | null, product: { id: string } | null, answer: { text: string, date: string } | null } }
    | { __typename: 'DeskReviewConflict', message: string, review: { id: string, productId: string, productName: string, customerId: string, accountId: string | null, customerName: string, customerRating: number, review: string, dateCreated: string, hidden: boolean, hiddenReason: string | null, product: { id: string } | null, answer: { text: string, date: string } | null } }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type AnswerReviewMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type AnswerReviewMutation = { answerReview:
    | { __typename: 'DeskReviewChanged', review: { id: string, productId: string, productName: string, customerId: string, accountId: string | null, customerName: string, customerRating: number, review: string, dateCreated: string, hidden: boolean, hiddenReason: string | null, product: { id: string } | null, answer: { text: string, date: string } | null } }
    | { __typename: 'DeskReviewConflict', message: string, review: { id: string, productId: string, productName: string, customerId: string, accountId: string | null, customerName: string, customerRating: number, review: string, dateCreated: string, hidden: boolean, hiddenReason: string | null, product: { id: string } | null, answer: { text: string, date: string } | null } }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type EditReviewAnswerMutationVariables = Exact<{
  id: string;
  text: string;
  previousText?: string | null | undefined;
}>;


export type EditReviewAnswerMutation = { editReviewAnswer:
    | { __typename: 'DeskReviewChanged', review: { id: string, productId: string, productName: string, customerId: string, accountId: string | null, customerName: string, customerRating: number, review: string, dateCreated: string, hidden: boolean, hiddenReason: string | null, product: { id: string } | null, answer: { text: string, date: string } | null } }
    | { __typename: 'DeskReviewConflict', message: string, review: { id: string, productId: string, productName: string, customerId: string, accountId: string | null, customerName: string, customerRating: number, review: string, dateCreated: string, hidden: boolean, hiddenReason: string | null, product: { id: string } | null, answer: { text: string, date: string } | null } }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type RemoveReviewAnswerMutationVariables = Exact<{
  id: string;
}>;


export type RemoveReviewAnswerMutation = { removeReviewAnswer:
    | { __typename: 'DeskReviewChanged', review: { id: string, productId: string, productName: string, customerId: string, accountId: string | null, customerName: string, customerRating: number, review: string, dateCreated: string, hidden: boolean, hiddenReason: string | null, product: { id: string } | null, answer: { text: string, date: string } | null } }
    | { __typename: 'DeskReviewConflict', message: string, review: { id: string, productId: string, productName: string, customerId: string, accountId: string | null, customerName: string, customerRating: number, review: string, dateCreated: string, hidden: boolean, hiddenReason: string | null, product: { id: string } | null, answer: { text: string, date: string } | null } }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type PublicReviewsQueryVariables = Exact<{
  productId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PublicReviewsQuery = { product: { rating: number, reviewCount: number, reviews: { totalCount: number, pageInfo: { endCursor: string | null }, nodes: Array<{ id: string, review: string, answer: { text: string, date: string } | null }> } } | null };

export type HiddenReviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type HiddenReviewsQuery = { me: { hiddenReviews: Array<{ id: string, productId: string, review: string, reason: string }> } | null };

export type ShopInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopInfoQuery = { shopInfo: { name: string, phone: string, supportHours: string, address: string, gstin: string, utcOffset: string } };

export type InfoPageQueryVariables = Exact<{
  slug: string;
}>;


export type InfoPageQuery = { infoPage: { slug: string, title: string, intro: string, sections: Array<{ heading: string | null, paragraphs: Array<string> }> } | null };

export type EditedSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditedSettingsQuery = { desk: { settings: { version: number, updatedAt: string | null, gstRegistered: boolean, gstRates: string, name: string, address: string, gstin: string, phone: string, invoiceText: string, supportHours: string, lowStockThreshold: number, requireSecondFactor: boolean }, infoPages: Array<{ slug: string, version: number, original: { title: string }, texts: { title: string, intro: string, body: string } }> } | null };

export type AllSettingsFragment = { gstRegistered: boolean, gstRates: string, name: string, address: string, gstin: string, phone: string, invoiceText: string, supportHours: string, lowStockThreshold: number, requireSecondFactor: boolean };

export type AllPageFragment = { slug: string, version: number, texts: { title: string, intro: string, body: string } };

export type UpdateSettingsMutationVariables = Exact<{
  input: DeskSettingsInput;
  version: number;
}>;


export type UpdateSettingsMutation = { updateSettings:
    | { __typename: 'DeskSettingsConflict', message: string, settings: { version: number, gstRegistered: boolean, gstRates: string, name: string, address: string, gstin: string, phone: string, invoiceText: string, supportHours: string, lowStockThreshold: number, requireSecondFactor: boolean } }
    | { __typename: 'DeskSettingsSaved', settings: { version: number, gstRegistered: boolean, gstRates: string, name: string, address: string, gstin: string, phone: string, invoiceText: string, supportHours: string, lowStockThreshold: number, requireSecondFactor: boolean } }
    | { __typename: 'InvalidInput', field: string | null, message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type UpdateInfoPageMutationVariables = Exact<{
  slug: string;
  input: DeskInfoPageInput;
  version: number;
}>;


export type UpdateInfoPageMutation = { updateInfoPage:
    | { __typename: 'DeskInfoPageConflict', message: string, page: { slug: string, version: number, texts: { title: string, intro: string, body: string } } }
    | { __typename: 'DeskInfoPageSaved', page: { slug: string, version: number, texts: { title: string, intro: string, body: string } } }
    | { __typename: 'InvalidInput', field: string | null, message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type SearchWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchWordsQuery = { desk: { searchWords: { own: Array<{ words: Array<string>, joins: Array<{ words: Array<string>, narrower: Array<string> }> }>, builtIn: Array<{ words: Array<string>, narrower: Array<string> }> } } | null };

export type ChangeSearchWordsMutationVariables = Exact<{
  changes: Array<DeskSearchWordsChange> | DeskSearchWordsChange;
}>;


export type ChangeSearchWordsMutation = { changeSearchWords:
    | { __typename: 'DeskSearchWordsConflict', message: string }
    | { __typename: 'DeskSearchWordsSaved', searchWords: { own: Array<{ words: Array<string> }> } }
    | { __typename: 'InvalidInput', field: string | null, message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type ExportSearchWordsMutationVariables = Exact<{ [key: string]: never; }>;


export type ExportSearchWordsMutation = { exportSearchWords:
    | { __typename: 'DeskSearchWordsCsv', csv: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'TooManyRequests', message: string }
   };

export type InviteStaffMemberMutationVariables = Exact<{
  input: InviteStaffMemberInput;
}>;


export type InviteStaffMemberMutation = { inviteStaffMember:
    | { __typename: 'AlreadyStaff', message: string }
    | { __typename: 'DeskInvitationLink', message: string, link: string }
    | { __typename: 'DeskStaffInvited', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'TooManyRequests', message: string }
   };

export type CheckStaffInvitationMutationVariables = Exact<{
  token: string;
}>;


export type CheckStaffInvitationMutation = { checkStaffInvitation:
    | { __typename: 'InvitationInvalid' }
    | { __typename: 'StaffInvitationOpen', role: StaffRole, shopName: string }
   };

export type AcceptStaffInvitationMutationVariables = Exact<{
  token: string;
}>;


export type AcceptStaffInvitationMutation = { acceptStaffInvitation:
    | { __typename: 'InvitationInvalid', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'StaffInvitationAccepted' }
   };

export type WithdrawStaffInvitationMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawStaffInvitationMutation = { withdrawStaffInvitation:
    | { __typename: 'DeskInvitationWithdrawn' }
    | { __typename: 'NotAllowed' }
    | { __typename: 'NotSignedIn' }
   };

export type ChangeStaffRoleMutationVariables = Exact<{
  id: string;
  role?: StaffRole | null | undefined;
}>;


export type ChangeStaffRoleMutation = { changeStaffRole:
    | { __typename: 'DeskStaffChanged' }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'OwnAccount', message: string }
   };

export type SignOutStaffMemberMutationVariables = Exact<{
  id: string;
}>;


export type SignOutStaffMemberMutation = { signOutStaffMember:
    | { __typename: 'DeskStaffChanged' }
    | { __typename: 'NotAllowed' }
    | { __typename: 'NotFound' }
    | { __typename: 'NotSignedIn' }
    | { __typename: 'OwnAccount' }
   };

export type StaffSessionsQueryVariables = Exact<{
  id: string;
}>;


export type StaffSessionsQuery = { desk: { staffSessions: Array<{ id: string, device: string, started: string, lastUsed: string, current: boolean }> } | null };

export type SignOutStaffSessionMutationVariables = Exact<{
  id: string;
  sessionId: string;
}>;


export type SignOutStaffSessionMutation = { signOutStaffSession:
    | { __typename: 'DeskStaffChanged' }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'OwnAccount', message: string }
   };

export type ResetSecondFactorMutationVariables = Exact<{
  id: string;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor:
    | { __typename: 'DeskStaffChanged' }
    | { __typename: 'NotAllowed' }
    | { __typename: 'NotFound' }
    | { __typename: 'NotSignedIn' }
    | { __typename: 'OwnAccount' }
   };

export type StaffListQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffListQuery = { desk: { staff: Array<{ id: string, name: string, email: string, role: StaffRole, hasSecondFactor: boolean, lastSeen: string | null }>, staffInvitations: Array<{ id: string, email: string, role: StaffRole, expiresAt: string }> } | null };

export type DeskOfMeQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskOfMeQuery = { me: { staffRole: StaffRole | null, staffAccess: StaffAccess | null } | null, desk: { me: { id: string, role: StaffRole, hasSecondFactor: boolean } } | null };

export type AuditLogQueryVariables = Exact<{
  filter?: DeskAuditLogFilter | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { desk: { auditLog: { nodes: Array<{ id: string, action: string, title: string, actorId: string | null, actorName: string | null, actorEmail: string | null, userId: string | null, userName: string | null, userEmail: string | null, subject: string | null, productName: string | null, detail: string, at: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type AuditActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditActionsQuery = { desk: { auditActions: Array<{ title: string, actions: Array<{ name: string, title: string }> }> } | null };

export type ExportAuditLogMutationVariables = Exact<{
  filter?: DeskAuditLogFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ExportAuditLogMutation = { exportAuditLog:
    | { __typename: 'DeskAuditLogCsv', csv: string, endCursor: string | null }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'TooManyRequests', message: string }
   };

export type SetUpSecondFactorMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type SetUpSecondFactorMutation = { setUpSecondFactor:
    | { __typename: 'DeskSecondFactorSetup', secret: string, uri: string }
    | { __typename: 'FreshSignInNeeded' }
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAllowed' }
    | { __typename: 'NotSignedIn' }
    | { __typename: 'SecondFactorExists' }
    | { __typename: 'TooManyRequests' }
    | { __typename: 'WrongPassword' }
   };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor:
    | { __typename: 'DeskSecondFactorConfirmed', recoveryCodes: Array<string> }
    | { __typename: 'NotAllowed' }
    | { __typename: 'NotSignedIn' }
    | { __typename: 'SecondFactorExists' }
    | { __typename: 'TooManyRequests' }
    | { __typename: 'WrongCode' }
   };

export type VerifySecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type VerifySecondFactorMutation = { verifySecondFactor:
    | { __typename: 'DeskSecondFactorVerified' }
    | { __typename: 'NotAllowed' }
    | { __typename: 'NotSignedIn' }
    | { __typename: 'TooManyRequests' }
    | { __typename: 'WrongCode' }
   };

export type RemoveSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor:
    | { __typename: 'DeskSecondFactorRemoved' }
    | { __typename: 'NotAllowed' }
    | { __typename: 'NotSignedIn' }
    | { __typename: 'TooManyRequests' }
    | { __typename: 'WrongCode' }
   };

export type MailDeliveryQueryVariables = Exact<{ [key: string]: never; }>;


export type MailDeliveryQuery = { desk: { mailDelivery: DeskMailDelivery } | null };

export type SavedViewsQueryVariables = Exact<{
  list: DeskListName;
}>;


export type SavedViewsQuery = { desk: { savedViews: Array<{ id: string, name: string, query: string, shared: boolean, isOwn: boolean }> } | null };

export type SaveViewMutationVariables = Exact<{
  list: DeskListName;
  name: string;
  query: string;
  shared: boolean;
}>;


export type SaveViewMutation = { saveView:
    | { __typename: 'DeskSavedView', id: string, name: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type DeleteViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteViewMutation = { deleteView:
    | { __typename: 'DeskViewDeleted', id: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type LowStockQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LowStockQuery = { desk: { lowStockCount: number, lowStock: { nodes: Array<{ id: string, name: string, available: number, countedIn: MeasureUnit, isSoldOut: boolean, lowStockThreshold: number, hasOwnThreshold: boolean }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type UnsoldItemsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type UnsoldItemsQuery = { desk: { unsoldItems: { nodes: Array<{ id: string, name: string, available: number, countedIn: MeasureUnit }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type StockedProductsQueryVariables = Exact<{
  categoryId?: string | null | undefined;
  subCategoryId?: string | null | undefined;
  text?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type StockedProductsQuery = { desk: { stockedProducts: { nodes: Array<{ id: string, name: string, subCatId: string, available: number, reserved: number, onHand: number, toPack: number, countedIn: MeasureUnit, isWithdrawn: boolean, image: { url: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type StockMovementsQueryVariables = Exact<{
  productId?: string | null | undefined;
  kind?: DeskStockMovementKind | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type StockMovementsQuery = { desk: { stockMovements: { nodes: Array<{ id: string, kind: DeskStockMovementKind, quantity: number, before: number, after: number, reason: string, actorId: string | null, actorName: string | null, reference: string | null, date: string, product: { id: string, name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type AdjustStockMutationVariables = Exact<{
  adjustments: Array<DeskStockAdjustment> | DeskStockAdjustment;
}>;


export type AdjustStockMutation = { adjustStock:
    | { __typename: 'DeskStockAdjusted', products: Array<{ id: string, available: number, reserved: number, onHand: number }> }
    | { __typename: 'DeskStockRefused', message: string, refusals: Array<{ productId: string, reason: DeskStockRefusalReason, expectedOnHand: number | null, onHand: number, reserved: number }> }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type SetLowStockThresholdMutationVariables = Exact<{
  input: DeskLowStockThresholdInput;
}>;


export type SetLowStockThresholdMutation = { setLowStockThreshold:
    | { __typename: 'DeskLowStockThresholdSet', products: Array<{ id: string, lowStockThreshold: number, hasOwnThreshold: boolean }> }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type ProfileFragment = { id: string, name: string, email: string, phone: string | null, isAdmin: boolean, emailVerified: boolean, hasPassword: boolean, images: Array<{ url: string }> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string, phone: string | null, isAdmin: boolean, emailVerified: boolean, hasPassword: boolean, images: Array<{ url: string }> } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile:
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'PhoneTaken', message: string }
    | { __typename: 'ProfileUpdated', user: { id: string, name: string, email: string, phone: string | null, isAdmin: boolean, emailVerified: boolean, hasPassword: boolean, images: Array<{ url: string }> } }
   };

export type DeleteAccountMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type DeleteAccountMutation = { deleteAccount:
    | { __typename: 'AccountDeleted' }
    | { __typename: 'FreshSignInNeeded', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'PaymentPending', message: string }
    | { __typename: 'TooManyRequests', message: string }
    | { __typename: 'WrongPassword', message: string }
   };

export type VariantPartsFragment = { id: string, label: string | null, price: number, oldPrice: number, discount: number, countInStock: number, amount: number | null, unit: MeasureUnit | null, weighed: boolean, gtin: string | null, image: { url: string } | null };

export type VariantsOfProductQueryVariables = Exact<{
  id: string;
}>;


export type VariantsOfProductQuery = { product: { id: string, price: number, oldPrice: number, discount: number, countInStock: number, options: Array<string>, productWeight: Array<string>, priceRange: { lowest: number, highest: number }, variants: Array<{ id: string, label: string | null, price: number, oldPrice: number, discount: number, countInStock: number, amount: number | null, unit: MeasureUnit | null, weighed: boolean, gtin: string | null, image: { url: string } | null }> } | null };

export type VariantQueryVariables = Exact<{
  id: string;
}>;


export type VariantQuery = { variant: { id: string, label: string | null, price: number, oldPrice: number, discount: number, countInStock: number, amount: number | null, unit: MeasureUnit | null, weighed: boolean, gtin: string | null, image: { url: string } | null } | null };

export type VariantCartQueryVariables = Exact<{ [key: string]: never; }>;


export type VariantCartQuery = { me: { id: string, cart: { total: number, lines: Array<{ id: string, option: string | null, price: number, quantity: number, subTotal: number, countInStock: number, variant: { id: string, label: string | null, price: number, oldPrice: number, discount: number, countInStock: number, amount: number | null, unit: MeasureUnit | null, weighed: boolean, gtin: string | null, image: { url: string } | null } | null }> } } | null };

export type DeskVariantsQueryVariables = Exact<{
  id: string;
}>;


export type DeskVariantsQuery = { desk: { product: { id: string, version: string, price: number, oldPrice: number, stock: number, productWeight: Array<string>, size: Array<string>, variants: Array<{ id: string, label: string, sku: string | null, gtin: string | null, price: number, oldPrice: number, amount: number | null, unit: MeasureUnit | null, picture: string | null, paused: boolean, weighed: boolean, requiredQuantity: number, inventoryItem: { id: string, code: string | null, name: string, countedIn: MeasureUnit, available: number } | null }> } | null } | null };

export type CreateInventoryItemMutationVariables = Exact<{
  input: DeskNewInventoryItem;
}>;


export type CreateInventoryItemMutation = { createInventoryItem:
    | { __typename: 'DeskInventoryItemCreated', item: { id: string, code: string | null, name: string, countedIn: MeasureUnit, available: number } }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type InventoryItemsQueryVariables = Exact<{
  text?: string | null | undefined;
}>;


export type InventoryItemsQuery = { desk: { inventoryItems: Array<{ id: string, code: string | null, name: string, countedIn: MeasureUnit, available: number }> } | null };

export type ChargedPricesQueryVariables = Exact<{
  id: string;
}>;


export type ChargedPricesQuery = { desk: { product: { version: string, chargedPrices: Array<number>, variants: Array<{ label: string, chargedPrices: Array<number> }> } | null } | null };

export type UpdatePricesMutationVariables = Exact<{
  changes: Array<DeskProductChange> | DeskProductChange;
}>;


export type UpdatePricesMutation = { updateProducts:
    | { __typename: 'DeskEditConflict' }
    | { __typename: 'DeskProductsRefused' }
    | { __typename: 'DeskProductsUpdated', products: Array<{ id: string, chargedPrices: Array<number>, variants: Array<{ label: string, chargedPrices: Array<number> }> }> }
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAllowed' }
    | { __typename: 'NotSignedIn' }
   };

export type WishlistFragment = { item: { id: string } | null, wishlist: Array<{ id: string, productTitle: string, price: number }> };

export type MyListQueryVariables = Exact<{ [key: string]: never; }>;


export type MyListQuery = { me: { wishlist: Array<{ id: string }> } | null };

export type AddToWishlistMutationVariables = Exact<{
  productId: string;
}>;


export type AddToWishlistMutation = { addToWishlist:
    | { __typename: 'AlreadyInWishlist', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'WishlistChanged', item: { id: string } | null, wishlist: Array<{ id: string, productTitle: string, price: number }> }
   };

export type RemoveFromWishlistMutationVariables = Exact<{
  id: string;
}>;


export type RemoveFromWishlistMutation = { removeFromWishlist:
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'WishlistChanged', item: { id: string } | null, wishlist: Array<{ id: string, productTitle: string, price: number }> }
   };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const SessionDetailsFragmentDoc = new TypedDocumentString(`
    fragment SessionDetails on Session {
  id
  device
  address
  firstSeen
  lastSeen
  current
}
    `, {"fragmentName":"SessionDetails"}) as unknown as TypedDocumentString<SessionDetailsFragment, unknown>;
export const CartDetailsFragmentDoc = new TypedDocumentString(`
    fragment CartDetails on Cart {
  id
  count
  total
  lines {
    id
    productId
    productTitle
    price
    quantity
    subTotal
    option
    countInStock
  }
}
    `, {"fragmentName":"CartDetails"}) as unknown as TypedDocumentString<CartDetailsFragment, unknown>;
export const UnitPricePartsFragmentDoc = new TypedDocumentString(`
    fragment UnitPriceParts on ProductVariant {
  id
  price
  netQuantity
  unitPrice {
    price
    amount
    unit
    reference
  }
  comparablePrice {
    price
    amount
    unit
    reference
  }
}
    `, {"fragmentName":"UnitPriceParts"}) as unknown as TypedDocumentString<UnitPricePartsFragment, unknown>;
export const DeskProductPartsFragmentDoc = new TypedDocumentString(`
    fragment DeskProductParts on DeskProduct {
  id
  version
  sku
  name
  brand
  description
  images {
    url
    srcSet
    alt
  }
  image {
    url
    srcSet
  }
  thumbnail
  price
  oldPrice
  category {
    id
    name
  }
  subCategory {
    id
    name
  }
  subCategoryId
  stock
  productRam
  productWeight
  size
  countries
  countryOfOrigin
  contents
  related {
    id
    withdrawn
  }
  featured
  hsn
  gst
  position
  withdrawn
  rating
  reviewCount
  updatedAt
}
    `, {"fragmentName":"DeskProductParts"}) as unknown as TypedDocumentString<DeskProductPartsFragment, unknown>;
export const CustomerRowFragmentDoc = new TypedDocumentString(`
    fragment CustomerRow on DeskCustomer {
  id
  name
  email
  emailVerified
  phone
  signsInWith
  staffRole
  joined
  lastSeen
  blockedAt
  blockedReason
  orderCount
  orderTotal
}
    `, {"fragmentName":"CustomerRow"}) as unknown as TypedDocumentString<CustomerRowFragment, unknown>;
export const CustomerResultFragmentDoc = new TypedDocumentString(`
    fragment CustomerResult on DeskCustomerResult {
  __typename
  ... on DeskCustomerChanged {
    message
    customer {
      ...CustomerRow
      sessions {
        id
      }
    }
  }
  ... on Problem {
    message
  }
  ... on InvalidInput {
    field
  }
}
    fragment CustomerRow on DeskCustomer {
  id
  name
  email
  emailVerified
  phone
  signsInWith
  staffRole
  joined
  lastSeen
  blockedAt
  blockedReason
  orderCount
  orderTotal
}`, {"fragmentName":"CustomerResult"}) as unknown as TypedDocumentString<CustomerResultFragment, unknown>;
export const ImportFieldsFragmentDoc = new TypedDocumentString(`
    fragment ImportFields on DeskImport {
  id
  fileName
  actorName
  state
  hasStoppedUndo
  seemsInterrupted
  problem
  total
  done
  imported
  updated
  repaired
  refused
  restored
  kept
  createdAt
  finishedAt
  undoneAt
}
    `, {"fragmentName":"ImportFields"}) as unknown as TypedDocumentString<ImportFieldsFragment, unknown>;
export const LetterStateFragmentDoc = new TypedDocumentString(`
    fragment LetterState on DeskLetter {
  id
  subject
  body
  state
  version
  recipientCount
  sentCount
  startedAt
  finishedAt
}
    `, {"fragmentName":"LetterState"}) as unknown as TypedDocumentString<LetterStateFragment, unknown>;
export const CartDiscountsFragmentDoc = new TypedDocumentString(`
    fragment CartDiscounts on Cart {
  count
  subTotal
  discounts {
    name
    code
    amount
  }
  saved
  total
  couponCode
  codeProblem {
    code
    message
    missing
    missingUnits
  }
  lines {
    productTitle
    quantity
    subTotal
    discount
  }
}
    `, {"fragmentName":"CartDiscounts"}) as unknown as TypedDocumentString<CartDiscountsFragment, unknown>;
export const OfferDetailsFragmentDoc = new TypedDocumentString(`
    fragment OfferDetails on DeskOffer {
  id
  name
  code
  kind
  percent
  amount
  buyQuantity
  freeQuantity
  scope
  scopeIds
  scopeNames
  firstOrderOnly
  minBasket
  startsAt
  endsAt
  maxUses
  maxUsesPerShopper
  announced
  active
  reservedUses
  usedUses
  cost
  version
}
    `, {"fragmentName":"OfferDetails"}) as unknown as TypedDocumentString<OfferDetailsFragment, unknown>;
export const TaxDocumentFieldsFragmentDoc = new TypedDocumentString(`
    fragment TaxDocumentFields on DeskTaxDocument {
  kind
  pdfPath
  title
  number
  date
  orderNumber
  invoice {
    number
  }
  seller {
    gstin
    state
  }
  buyer {
    name
    addressLines
    gstin
    businessName
  }
  tax {
    placeOfSupply
  }
  tables {
    name
    headings
    rows {
      cells
      note
    }
    totals
  }
  notes
}
    `, {"fragmentName":"TaxDocumentFields"}) as unknown as TypedDocumentString<TaxDocumentFieldsFragment, unknown>;
export const RefundFieldsFragmentDoc = new TypedDocumentString(`
    fragment RefundFields on DeskRefund {
  id
  orderId
  amount
  reason
  state
  failure
  restock
  requestedBy
  providerRefundId
  attempts
  nextTryAt
  lines {
    orderLine {
      id
      productTitle
    }
    quantity
    returned
  }
}
    `, {"fragmentName":"RefundFields"}) as unknown as TypedDocumentString<RefundFieldsFragment, unknown>;
export const FiguresFragmentDoc = new TypedDocumentString(`
    fragment Figures on DeskFigures {
  from
  to
  sales
  orders
  averageBasket
  refunds
  refundCount
  checkoutsBegun
  checkoutsPaid
  days {
    date
    orders
    sales
    checkoutsBegun
    checkoutsPaid
  }
}
    `, {"fragmentName":"Figures"}) as unknown as TypedDocumentString<FiguresFragment, unknown>;
export const DeskReviewFieldsFragmentDoc = new TypedDocumentString(`
    fragment DeskReviewFields on DeskReview {
  id
  productId
  productName
  product {
    id
  }
  customerId
  accountId
  customerName
  customerRating
  review
  dateCreated
  hidden
  hiddenReason
  answer {
    text
    date
  }
}
    `, {"fragmentName":"DeskReviewFields"}) as unknown as TypedDocumentString<DeskReviewFieldsFragment, unknown>;
export const DeskReviewOutcomeFragmentDoc = new TypedDocumentString(`
    fragment DeskReviewOutcome on DeskReviewResult {
  __typename
  ... on DeskReviewChanged {
    review {
      ...DeskReviewFields
    }
  }
  ... on DeskReviewConflict {
    review {
      ...DeskReviewFields
    }
  }
  ... on Problem {
    message
  }
  ... on InvalidInput {
    field
  }
}
    fragment DeskReviewFields on DeskReview {
  id
  productId
  productName
  product {
    id
  }
  customerId
  accountId
  customerName
  customerRating
  review
  dateCreated
  hidden
  hiddenReason
  answer {
    text
    date
  }
}`, {"fragmentName":"DeskReviewOutcome"}) as unknown as TypedDocumentString<DeskReviewOutcomeFragment, unknown>;
export const AllSettingsFragmentDoc = new TypedDocumentString(`
    fragment AllSettings on DeskSettings {
  gstRegistered
  gstRates
  name
  address
  gstin
  phone
  invoiceText
  supportHours
  lowStockThreshold
  requireSecondFactor
}
    `, {"fragmentName":"AllSettings"}) as unknown as TypedDocumentString<AllSettingsFragment, unknown>;
export const AllPageFragmentDoc = new TypedDocumentString(`
    fragment AllPage on DeskInfoPage {
  slug
  version
  texts {
    title
    intro
    body
  }
}
    `, {"fragmentName":"AllPage"}) as unknown as TypedDocumentString<AllPageFragment, unknown>;
export const ProfileFragmentDoc = new TypedDocumentString(`
    fragment Profile on User {
  id
  name
  email
  phone
  images {
    url
  }
  isAdmin
  emailVerified
  hasPassword
}
    `, {"fragmentName":"Profile"}) as unknown as TypedDocumentString<ProfileFragment, unknown>;
export const VariantPartsFragmentDoc = new TypedDocumentString(`
    fragment VariantParts on ProductVariant {
  id
  label
  price
  oldPrice
  discount
  countInStock
  amount
  unit
  image {
    url
  }
  weighed
  gtin
}
    `, {"fragmentName":"VariantParts"}) as unknown as TypedDocumentString<VariantPartsFragment, unknown>;
export const WishlistFragmentDoc = new TypedDocumentString(`
    fragment Wishlist on WishlistChanged {
  item {
    id
  }
  wishlist {
    id
    productTitle
    price
  }
}
    `, {"fragmentName":"Wishlist"}) as unknown as TypedDocumentString<WishlistFragment, unknown>;
export const SignInOptions = new TypedDocumentString(`
    query SignInOptions {
  signInOptions {
    google
    demo
    mail
  }
}
    `) as unknown as TypedDocumentString<SignInOptionsQuery, SignInOptionsQueryVariables>;
export const SignUp = new TypedDocumentString(`
    mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    __typename
    ... on SignedUp {
      user {
        ...Profile
      }
    }
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
  }
}
    fragment Profile on User {
  id
  name
  email
  phone
  images {
    url
  }
  isAdmin
  emailVerified
  hasPassword
}`) as unknown as TypedDocumentString<SignUpMutation, SignUpMutationVariables>;
export const SignIn = new TypedDocumentString(`
    mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignedIn {
      token
      user {
        ...Profile
        cart {
          count
        }
      }
    }
    ... on Problem {
      message
    }
    ... on TooManyRequests {
      retryAfter
    }
  }
}
    fragment Profile on User {
  id
  name
  email
  phone
  images {
    url
  }
  isAdmin
  emailVerified
  hasPassword
}`) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const SignInWithGoogle = new TypedDocumentString(`
    mutation SignInWithGoogle($code: String!) {
  signInWithGoogle(code: $code) {
    __typename
    ... on SignedIn {
      token
      user {
        ...Profile
      }
    }
    ... on Problem {
      message
    }
  }
}
    fragment Profile on User {
  id
  name
  email
  phone
  images {
    url
  }
  isAdmin
  emailVerified
  hasPassword
}`) as unknown as TypedDocumentString<SignInWithGoogleMutation, SignInWithGoogleMutationVariables>;
export const SignOut = new TypedDocumentString(`
    mutation SignOut {
  signOut {
    __typename
  }
}
    `) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const Sessions = new TypedDocumentString(`
    query Sessions {
  me {
    sessions {
      ...SessionDetails
    }
  }
}
    fragment SessionDetails on Session {
  id
  device
  address
  firstSeen
  lastSeen
  current
}`) as unknown as TypedDocumentString<SessionsQuery, SessionsQueryVariables>;
export const SignOutSession = new TypedDocumentString(`
    mutation SignOutSession($id: ID!) {
  signOutSession(id: $id) {
    __typename
    ... on SessionsChanged {
      sessions {
        ...SessionDetails
      }
    }
  }
}
    fragment SessionDetails on Session {
  id
  device
  address
  firstSeen
  lastSeen
  current
}`) as unknown as TypedDocumentString<SignOutSessionMutation, SignOutSessionMutationVariables>;
export const SignOutOtherSessions = new TypedDocumentString(`
    mutation SignOutOtherSessions {
  signOutOtherSessions {
    __typename
    ... on SessionsChanged {
      sessions {
        ...SessionDetails
      }
    }
  }
}
    fragment SessionDetails on Session {
  id
  device
  address
  firstSeen
  lastSeen
  current
}`) as unknown as TypedDocumentString<SignOutOtherSessionsMutation, SignOutOtherSessionsMutationVariables>;
export const ChangePassword = new TypedDocumentString(`
    mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    __typename
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
    ... on TooManyRequests {
      retryAfter
    }
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const RequestPasswordReset = new TypedDocumentString(`
    mutation RequestPasswordReset($email: String!) {
  requestPasswordReset(email: $email) {
    __typename
    ... on PasswordResetRequested {
      message
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPassword = new TypedDocumentString(`
    mutation ResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    __typename
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const RequestEmailVerification = new TypedDocumentString(`
    mutation RequestEmailVerification {
  requestEmailVerification {
    __typename
    ... on EmailVerificationRequested {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RequestEmailVerificationMutation, RequestEmailVerificationMutationVariables>;
export const VerifyEmail = new TypedDocumentString(`
    mutation VerifyEmail($token: String!) {
  verifyEmail(token: $token) {
    __typename
    ... on EmailVerified {
      user {
        emailVerified
      }
    }
  }
}
    `) as unknown as TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const MyCart = new TypedDocumentString(`
    query MyCart {
  me {
    id
    cart {
      ...CartDetails
    }
  }
}
    fragment CartDetails on Cart {
  id
  count
  total
  lines {
    id
    productId
    productTitle
    price
    quantity
    subTotal
    option
    countInStock
  }
}`) as unknown as TypedDocumentString<MyCartQuery, MyCartQueryVariables>;
export const AddToCart = new TypedDocumentString(`
    mutation AddToCart($input: AddToCartInput!) {
  addToCart(input: $input) {
    __typename
    ... on CartChanged {
      cart {
        ...CartDetails
      }
    }
    ... on Problem {
      message
    }
    ... on OutOfStock {
      available
    }
  }
}
    fragment CartDetails on Cart {
  id
  count
  total
  lines {
    id
    productId
    productTitle
    price
    quantity
    subTotal
    option
    countInStock
  }
}`) as unknown as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>;
export const UpdateCartLine = new TypedDocumentString(`
    mutation UpdateCartLine($input: UpdateCartLineInput!) {
  updateCartLine(input: $input) {
    __typename
    ... on CartChanged {
      cart {
        ...CartDetails
      }
    }
    ... on Problem {
      message
    }
    ... on OutOfStock {
      available
    }
  }
}
    fragment CartDetails on Cart {
  id
  count
  total
  lines {
    id
    productId
    productTitle
    price
    quantity
    subTotal
    option
    countInStock
  }
}`) as unknown as TypedDocumentString<UpdateCartLineMutation, UpdateCartLineMutationVariables>;
export const RemoveCartLine = new TypedDocumentString(`
    mutation RemoveCartLine($id: ID!) {
  removeCartLine(id: $id) {
    __typename
    ... on CartChanged {
      cart {
        ...CartDetails
      }
    }
    ... on Problem {
      message
    }
  }
}
    fragment CartDetails on Cart {
  id
  count
  total
  lines {
    id
    productId
    productTitle
    price
    quantity
    subTotal
    option
    countInStock
  }
}`) as unknown as TypedDocumentString<RemoveCartLineMutation, RemoveCartLineMutationVariables>;
export const Products = new TypedDocumentString(`
    query Products($filter: ProductFilter, $sort: ProductSort, $first: Int, $after: String, $offset: Int) {
  products(
    filter: $filter
    sort: $sort
    first: $first
    after: $after
    offset: $offset
  ) {
    totalCount
    highestPrice
    importedFrom {
      iso2
      country
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      name
      price
      oldPrice
      discount
      rating
      reviewCount
      images {
        url
      }
      catId
      catName
      subCatId
      options
      countries
      countryOfOrigin {
        iso2
      }
      countInStock
    }
  }
}
    `) as unknown as TypedDocumentString<ProductsQuery, ProductsQueryVariables>;
export const ProductCards = new TypedDocumentString(`
    query ProductCards($filter: ProductFilter, $sort: ProductSort, $first: Int) {
  products(filter: $filter, sort: $sort, first: $first) {
    totalCount
    nodes {
      name
      price
      rating
      images {
        url
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProductCardsQuery, ProductCardsQueryVariables>;
export const ProductDetails = new TypedDocumentString(`
    query ProductDetails($filter: ProductFilter, $first: Int) {
  products(filter: $filter, first: $first, sort: NEWEST) {
    nodes {
      description
      countInStock
      reviews(first: 3) {
        nodes {
          review
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProductDetailsQuery, ProductDetailsQueryVariables>;
export const ListedVariants = new TypedDocumentString(`
    query ListedVariants($filter: ProductFilter, $sort: ProductSort, $first: Int) {
  products(filter: $filter, sort: $sort, first: $first) {
    nodes {
      id
      price
      countInStock
      priceRange {
        lowest
        highest
      }
      variants {
        id
        label
        price
        oldPrice
        discount
        countInStock
        gtin
        image {
          url
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListedVariantsQuery, ListedVariantsQueryVariables>;
export const Product = new TypedDocumentString(`
    query Product($id: ID!) {
  product(id: $id) {
    id
    name
    brand
    description
    images {
      url
      srcSet
    }
    price
    oldPrice
    discount
    rating
    reviewCount
    catName
    subCatName
    countInStock
    related {
      id
    }
    reviews(first: 5) {
      totalCount
      nodes {
        review
        customerName
        customerRating
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProductQuery, ProductQueryVariables>;
export const RelatedProducts = new TypedDocumentString(`
    query RelatedProducts($id: ID!, $first: Int = 12, $location: String) {
  product(id: $id) {
    related(first: $first, location: $location) {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RelatedProductsQuery, RelatedProductsQueryVariables>;
export const Suggestions = new TypedDocumentString(`
    query Suggestions($text: String!, $location: String) {
  suggestions(text: $text, location: $location) {
    products {
      id
      name
      countries
    }
    categories {
      id
      name
      parent {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SuggestionsQuery, SuggestionsQueryVariables>;
export const Categories = new TypedDocumentString(`
    query Categories {
  categories {
    id
    name
    color
    images {
      url
    }
    children {
      id
      name
      parent {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CategoriesQuery, CategoriesQueryVariables>;
export const Banners = new TypedDocumentString(`
    query Banners($kind: BannerKind!) {
  banners(kind: $kind) {
    title
    catId
    subCatId
    images {
      url
    }
  }
}
    `) as unknown as TypedDocumentString<BannersQuery, BannersQueryVariables>;
export const UnitPrices = new TypedDocumentString(`
    query UnitPrices($id: ID!) {
  product(id: $id) {
    shownVariant {
      ...UnitPriceParts
    }
    variants {
      ...UnitPriceParts
    }
  }
}
    fragment UnitPriceParts on ProductVariant {
  id
  price
  netQuantity
  unitPrice {
    price
    amount
    unit
    reference
  }
  comparablePrice {
    price
    amount
    unit
    reference
  }
}`) as unknown as TypedDocumentString<UnitPricesQuery, UnitPricesQueryVariables>;
export const CartUnitPrices = new TypedDocumentString(`
    query CartUnitPrices {
  me {
    cart {
      lines {
        price
        variant {
          comparablePrice {
            price
            reference
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CartUnitPricesQuery, CartUnitPricesQueryVariables>;
export const DeskProducts = new TypedDocumentString(`
    query DeskProducts($filter: DeskProductFilter, $sort: DeskProductSort, $first: Int, $after: String) {
  desk {
    products(filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...DeskProductParts
      }
    }
  }
}
    fragment DeskProductParts on DeskProduct {
  id
  version
  sku
  name
  brand
  description
  images {
    url
    srcSet
    alt
  }
  image {
    url
    srcSet
  }
  thumbnail
  price
  oldPrice
  category {
    id
    name
  }
  subCategory {
    id
    name
  }
  subCategoryId
  stock
  productRam
  productWeight
  size
  countries
  countryOfOrigin
  contents
  related {
    id
    withdrawn
  }
  featured
  hsn
  gst
  position
  withdrawn
  rating
  reviewCount
  updatedAt
}`) as unknown as TypedDocumentString<DeskProductsQuery, DeskProductsQueryVariables>;
export const DeskProduct = new TypedDocumentString(`
    query DeskProduct($id: ID!) {
  desk {
    product(id: $id) {
      ...DeskProductParts
    }
  }
}
    fragment DeskProductParts on DeskProduct {
  id
  version
  sku
  name
  brand
  description
  images {
    url
    srcSet
    alt
  }
  image {
    url
    srcSet
  }
  thumbnail
  price
  oldPrice
  category {
    id
    name
  }
  subCategory {
    id
    name
  }
  subCategoryId
  stock
  productRam
  productWeight
  size
  countries
  countryOfOrigin
  contents
  related {
    id
    withdrawn
  }
  featured
  hsn
  gst
  position
  withdrawn
  rating
  reviewCount
  updatedAt
}`) as unknown as TypedDocumentString<DeskProductQuery, DeskProductQueryVariables>;
export const DeskCategories = new TypedDocumentString(`
    query DeskCategories {
  desk {
    categories {
      id
      version
      name
      slug
      color
      image {
        url
      }
      comparableUnit
      parentId
      productCount
      withdrawnCount
      hasMemory
      children {
        id
        version
        name
        parentId
        productCount
        withdrawnCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeskCategoriesQuery, DeskCategoriesQueryVariables>;
export const DeskBanners = new TypedDocumentString(`
    query DeskBanners($kind: BannerKind!) {
  desk {
    banners(kind: $kind) {
      id
      version
      kind
      title
      text
      image {
        url
        srcSet
      }
      category {
        id
      }
      shownFrom
      shownUntil
      shownNow
    }
  }
}
    `) as unknown as TypedDocumentString<DeskBannersQuery, DeskBannersQueryVariables>;
export const UpdateProducts = new TypedDocumentString(`
    mutation UpdateProducts($changes: [DeskProductChange!]!, $dryRun: Boolean) {
  updateProducts(changes: $changes, dryRun: $dryRun) {
    __typename
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
    ... on DeskProductsUpdated {
      products {
        ...DeskProductParts
      }
      previous {
        ...DeskProductParts
      }
    }
    ... on DeskEditConflict {
      conflicts {
        givenVersion
        changedBy
        changedAt
        isOwnChange
        stored {
          ...DeskProductParts
        }
      }
    }
    ... on DeskProductsRefused {
      refusals {
        productId
        field
        code
        message
      }
    }
  }
}
    fragment DeskProductParts on DeskProduct {
  id
  version
  sku
  name
  brand
  description
  images {
    url
    srcSet
    alt
  }
  image {
    url
    srcSet
  }
  thumbnail
  price
  oldPrice
  category {
    id
    name
  }
  subCategory {
    id
    name
  }
  subCategoryId
  stock
  productRam
  productWeight
  size
  countries
  countryOfOrigin
  contents
  related {
    id
    withdrawn
  }
  featured
  hsn
  gst
  position
  withdrawn
  rating
  reviewCount
  updatedAt
}`) as unknown as TypedDocumentString<UpdateProductsMutation, UpdateProductsMutationVariables>;
export const UpdateRefusedEntries = new TypedDocumentString(`
    mutation UpdateRefusedEntries($changes: [DeskProductChange!]!) {
  updateProducts(changes: $changes) {
    __typename
    ... on DeskProductsRefused {
      refusals {
        field
        entryId
        entryField
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateRefusedEntriesMutation, UpdateRefusedEntriesMutationVariables>;
export const CreateProduct = new TypedDocumentString(`
    mutation CreateProduct($input: DeskNewProduct!) {
  createProduct(input: $input) {
    __typename
    ... on Problem {
      message
    }
    ... on DeskProductCreated {
      product {
        ...DeskProductParts
      }
    }
    ... on DeskProductsRefused {
      refusals {
        productId
        field
        code
        message
      }
    }
  }
}
    fragment DeskProductParts on DeskProduct {
  id
  version
  sku
  name
  brand
  description
  images {
    url
    srcSet
    alt
  }
  image {
    url
    srcSet
  }
  thumbnail
  price
  oldPrice
  category {
    id
    name
  }
  subCategory {
    id
    name
  }
  subCategoryId
  stock
  productRam
  productWeight
  size
  countries
  countryOfOrigin
  contents
  related {
    id
    withdrawn
  }
  featured
  hsn
  gst
  position
  withdrawn
  rating
  reviewCount
  updatedAt
}`) as unknown as TypedDocumentString<CreateProductMutation, CreateProductMutationVariables>;
export const DuplicateProduct = new TypedDocumentString(`
    mutation DuplicateProduct($id: ID!) {
  duplicateProduct(id: $id) {
    __typename
    ... on Problem {
      message
    }
    ... on DeskProductCreated {
      product {
        ...DeskProductParts
      }
    }
  }
}
    fragment DeskProductParts on DeskProduct {
  id
  version
  sku
  name
  brand
  description
  images {
    url
    srcSet
    alt
  }
  image {
    url
    srcSet
  }
  thumbnail
  price
  oldPrice
  category {
    id
    name
  }
  subCategory {
    id
    name
  }
  subCategoryId
  stock
  productRam
  productWeight
  size
  countries
  countryOfOrigin
  contents
  related {
    id
    withdrawn
  }
  featured
  hsn
  gst
  position
  withdrawn
  rating
  reviewCount
  updatedAt
}`) as unknown as TypedDocumentString<DuplicateProductMutation, DuplicateProductMutationVariables>;
export const WithdrawProducts = new TypedDocumentString(`
    mutation WithdrawProducts($ids: [ID!]!) {
  withdrawProducts(ids: $ids) {
    __typename
    ... on Problem {
      message
    }
    ... on DeskProductsMoved {
      products {
        id
        withdrawn
        version
      }
    }
    ... on DeskProductsRefused {
      refusals {
        productId
        field
        code
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WithdrawProductsMutation, WithdrawProductsMutationVariables>;
export const RestoreProducts = new TypedDocumentString(`
    mutation RestoreProducts($ids: [ID!]!) {
  restoreProducts(ids: $ids) {
    __typename
    ... on Problem {
      message
    }
    ... on DeskProductsMoved {
      products {
        id
        withdrawn
        version
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreProductsMutation, RestoreProductsMutationVariables>;
export const CreateCategory = new TypedDocumentString(`
    mutation CreateCategory($input: DeskNewCategory!) {
  createCategory(input: $input) {
    __typename
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
    ... on DeskCategorySaved {
      category {
        id
        version
        name
        slug
        color
        parentId
        image {
          url
          srcSet
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCategoryMutation, CreateCategoryMutationVariables>;
export const UpdateCategory = new TypedDocumentString(`
    mutation UpdateCategory($change: DeskCategoryChange!) {
  updateCategory(change: $change) {
    __typename
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
    ... on DeskCategorySaved {
      category {
        id
        version
        name
        slug
        color
        image {
          url
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateCategoryMutation, UpdateCategoryMutationVariables>;
export const DeleteCategory = new TypedDocumentString(`
    mutation DeleteCategory($id: ID!, $version: String!) {
  deleteCategory(id: $id, version: $version) {
    __typename
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
    ... on DeskCategoryDeleted {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteCategoryMutation, DeleteCategoryMutationVariables>;
export const SortCategories = new TypedDocumentString(`
    mutation SortCategories($parentId: ID, $ids: [ID!]!) {
  sortCategories(parentId: $parentId, ids: $ids) {
    __typename
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
    ... on DeskCategoriesSorted {
      categories {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SortCategoriesMutation, SortCategoriesMutationVariables>;
export const CreateBanner = new TypedDocumentString(`
    mutation CreateBanner($input: DeskNewBanner!) {
  createBanner(input: $input) {
    __typename
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
    ... on DeskBannerSaved {
      banner {
        id
        version
        kind
        title
        image {
          url
          srcSet
        }
        category {
          id
        }
        shownFrom
        shownUntil
        shownNow
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreateBannerMutation, CreateBannerMutationVariables>;
export const UpdateBanner = new TypedDocumentString(`
    mutation UpdateBanner($change: DeskBannerChange!) {
  updateBanner(change: $change) {
    __typename
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
    ... on DeskBannerSaved {
      banner {
        id
        version
        title
        text
        shownFrom
        shownUntil
        shownNow
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateBannerMutation, UpdateBannerMutationVariables>;
export const DeleteBanner = new TypedDocumentString(`
    mutation DeleteBanner($id: ID!, $version: String!) {
  deleteBanner(id: $id, version: $version) {
    __typename
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
    ... on DeskBannerDeleted {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteBannerMutation, DeleteBannerMutationVariables>;
export const SortBanners = new TypedDocumentString(`
    mutation SortBanners($kind: BannerKind!, $ids: [ID!]!) {
  sortBanners(kind: $kind, ids: $ids) {
    __typename
    ... on Problem {
      message
    }
    ... on DeskBannersSorted {
      banners {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SortBannersMutation, SortBannersMutationVariables>;
export const ProductsWithoutTax = new TypedDocumentString(`
    query ProductsWithoutTax($first: Int, $after: String) {
  desk {
    productsWithoutTax(first: $first, after: $after) {
      nodes {
        id
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProductsWithoutTaxQuery, ProductsWithoutTaxQueryVariables>;
export const BeginCheckout = new TypedDocumentString(`
    mutation BeginCheckout($billing: BillingInput!, $total: Float) {
  beginCheckout(billing: $billing, total: $total) {
    __typename
    ... on CheckoutBegun {
      checkout {
        id
        amount
        amountInPaise
        currency
        keyId
        providerOrderId
        scriptUrl
        expiresAt
      }
    }
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
    ... on OutOfStock {
      available
    }
    ... on TotalChanged {
      cart {
        total
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BeginCheckoutMutation, BeginCheckoutMutationVariables>;
export const CompleteCheckout = new TypedDocumentString(`
    mutation CompleteCheckout($input: CompleteCheckoutInput!) {
  completeCheckout(input: $input) {
    __typename
    ... on OrderPlaced {
      order {
        id
        paymentId
        amount
        status
        name
        address
        pincode
        email
        products {
          productTitle
          option
          quantity
          price
          subTotal
        }
      }
      cart {
        count
        total
      }
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CompleteCheckoutMutation, CompleteCheckoutMutationVariables>;
export const CancelCheckout = new TypedDocumentString(`
    mutation CancelCheckout($id: ID!) {
  cancelCheckout(id: $id) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<CancelCheckoutMutation, CancelCheckoutMutationVariables>;
export const LastBilling = new TypedDocumentString(`
    query LastBilling {
  me {
    lastBilling {
      fullName
      country
      streetAddressLine1
      streetAddressLine2
      city
      state
      zipCode
      phoneNumber
      email
    }
  }
}
    `) as unknown as TypedDocumentString<LastBillingQuery, LastBillingQueryVariables>;
export const Customers = new TypedDocumentString(`
    query Customers($search: String, $blocked: Boolean, $first: Int! = 50, $after: String) {
  desk {
    customers(search: $search, blocked: $blocked, first: $first, after: $after) {
      nodes {
        ...CustomerRow
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    fragment CustomerRow on DeskCustomer {
  id
  name
  email
  emailVerified
  phone
  signsInWith
  staffRole
  joined
  lastSeen
  blockedAt
  blockedReason
  orderCount
  orderTotal
}`) as unknown as TypedDocumentString<CustomersQuery, CustomersQueryVariables>;
export const Customer = new TypedDocumentString(`
    query Customer($id: ID!, $orders: Int! = 10, $afterOrder: String, $events: Int! = 20, $afterEvent: String) {
  desk {
    customer(id: $id) {
      ...CustomerRow
      orders(first: $orders, after: $afterOrder) {
        nodes {
          id
          status
          amount
          lines {
            title
            quantity
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      reviews {
        id
        productName
        customerRating
        review
        hidden
        hiddenReason
      }
      cartCount
      wishlistCount
      sessions {
        id
        device
        started
        lastUsed
      }
      events(first: $events, after: $afterEvent) {
        nodes {
          id
          action
          title
          detail
          orderId
          actorName
          date
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
    fragment CustomerRow on DeskCustomer {
  id
  name
  email
  emailVerified
  phone
  signsInWith
  staffRole
  joined
  lastSeen
  blockedAt
  blockedReason
  orderCount
  orderTotal
}`) as unknown as TypedDocumentString<CustomerQuery, CustomerQueryVariables>;
export const SignOutCustomerSession = new TypedDocumentString(`
    mutation SignOutCustomerSession($id: ID!, $sessionId: ID!) {
  signOutCustomerSession(id: $id, sessionId: $sessionId) {
    ...CustomerResult
  }
}
    fragment CustomerRow on DeskCustomer {
  id
  name
  email
  emailVerified
  phone
  signsInWith
  staffRole
  joined
  lastSeen
  blockedAt
  blockedReason
  orderCount
  orderTotal
}
fragment CustomerResult on DeskCustomerResult {
  __typename
  ... on DeskCustomerChanged {
    message
    customer {
      ...CustomerRow
      sessions {
        id
      }
    }
  }
  ... on Problem {
    message
  }
  ... on InvalidInput {
    field
  }
}`) as unknown as TypedDocumentString<SignOutCustomerSessionMutation, SignOutCustomerSessionMutationVariables>;
export const SignOutCustomer = new TypedDocumentString(`
    mutation SignOutCustomer($id: ID!) {
  signOutCustomer(id: $id) {
    ...CustomerResult
  }
}
    fragment CustomerRow on DeskCustomer {
  id
  name
  email
  emailVerified
  phone
  signsInWith
  staffRole
  joined
  lastSeen
  blockedAt
  blockedReason
  orderCount
  orderTotal
}
fragment CustomerResult on DeskCustomerResult {
  __typename
  ... on DeskCustomerChanged {
    message
    customer {
      ...CustomerRow
      sessions {
        id
      }
    }
  }
  ... on Problem {
    message
  }
  ... on InvalidInput {
    field
  }
}`) as unknown as TypedDocumentString<SignOutCustomerMutation, SignOutCustomerMutationVariables>;
export const BlockCustomer = new TypedDocumentString(`
    mutation BlockCustomer($id: ID!, $reason: String!) {
  blockCustomer(id: $id, reason: $reason) {
    ...CustomerResult
  }
}
    fragment CustomerRow on DeskCustomer {
  id
  name
  email
  emailVerified
  phone
  signsInWith
  staffRole
  joined
  lastSeen
  blockedAt
  blockedReason
  orderCount
  orderTotal
}
fragment CustomerResult on DeskCustomerResult {
  __typename
  ... on DeskCustomerChanged {
    message
    customer {
      ...CustomerRow
      sessions {
        id
      }
    }
  }
  ... on Problem {
    message
  }
  ... on InvalidInput {
    field
  }
}`) as unknown as TypedDocumentString<BlockCustomerMutation, BlockCustomerMutationVariables>;
export const UnblockCustomer = new TypedDocumentString(`
    mutation UnblockCustomer($id: ID!) {
  unblockCustomer(id: $id) {
    ...CustomerResult
  }
}
    fragment CustomerRow on DeskCustomer {
  id
  name
  email
  emailVerified
  phone
  signsInWith
  staffRole
  joined
  lastSeen
  blockedAt
  blockedReason
  orderCount
  orderTotal
}
fragment CustomerResult on DeskCustomerResult {
  __typename
  ... on DeskCustomerChanged {
    message
    customer {
      ...CustomerRow
      sessions {
        id
      }
    }
  }
  ... on Problem {
    message
  }
  ... on InvalidInput {
    field
  }
}`) as unknown as TypedDocumentString<UnblockCustomerMutation, UnblockCustomerMutationVariables>;
export const ExportCustomerData = new TypedDocumentString(`
    mutation ExportCustomerData($id: ID!) {
  exportCustomerData(id: $id) {
    __typename
    ... on DeskCustomerData {
      fileName
      json
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ExportCustomerDataMutation, ExportCustomerDataMutationVariables>;
export const EraseCustomer = new TypedDocumentString(`
    mutation EraseCustomer($id: ID!, $email: String!) {
  eraseCustomer(id: $id, email: $email) {
    __typename
    ... on DeskCustomerErased {
      id
      message
    }
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
  }
}
    `) as unknown as TypedDocumentString<EraseCustomerMutation, EraseCustomerMutationVariables>;
export const DeskImports = new TypedDocumentString(`
    query DeskImports($first: Int, $after: String) {
  desk {
    imports(first: $first, after: $after) {
      nodes {
        ...ImportFields
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    importColumns {
      column
      required
    }
  }
}
    fragment ImportFields on DeskImport {
  id
  fileName
  actorName
  state
  hasStoppedUndo
  seemsInterrupted
  problem
  total
  done
  imported
  updated
  repaired
  refused
  restored
  kept
  createdAt
  finishedAt
  undoneAt
}`) as unknown as TypedDocumentString<DeskImportsQuery, DeskImportsQueryVariables>;
export const DeskImport = new TypedDocumentString(`
    query DeskImport($id: ID!, $kind: DeskImportRowKind, $first: Int, $after: String) {
  desk {
    import(id: $id) {
      ...ImportFields
      file {
        columns {
          index
          name
          sample
        }
        mapping {
          column
          index
        }
        missing
        encoding
        headerLine
        firstLines {
          line
          text
        }
      }
      preview {
        id
        total
        imported
        updated
        unchanged
        repaired
        refused
        movedStock
        newCategories
        categoriesToCreate {
          category
          subCategory
          products
          similarName
        }
        rows(kind: $kind, first: $first, after: $after) {
          nodes {
            line
            outcome
            isCorrected
            name
            sku
            variant
            changes {
              column
              old
              new
            }
            notes {
              column
              reason
              old
              new
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
}
    fragment ImportFields on DeskImport {
  id
  fileName
  actorName
  state
  hasStoppedUndo
  seemsInterrupted
  problem
  total
  done
  imported
  updated
  repaired
  refused
  restored
  kept
  createdAt
  finishedAt
  undoneAt
}`) as unknown as TypedDocumentString<DeskImportQuery, DeskImportQueryVariables>;
export const ImportState = new TypedDocumentString(`
    query ImportState($id: ID!) {
  desk {
    import(id: $id) {
      ...ImportFields
    }
  }
}
    fragment ImportFields on DeskImport {
  id
  fileName
  actorName
  state
  hasStoppedUndo
  seemsInterrupted
  problem
  total
  done
  imported
  updated
  repaired
  refused
  restored
  kept
  createdAt
  finishedAt
  undoneAt
}`) as unknown as TypedDocumentString<ImportStateQuery, ImportStateQueryVariables>;
export const ActiveImport = new TypedDocumentString(`
    query ActiveImport {
  desk {
    activeImport {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ActiveImportQuery, ActiveImportQueryVariables>;
export const MapImportColumns = new TypedDocumentString(`
    mutation MapImportColumns($id: ID!, $mapping: [DeskImportMappingInput!], $headerLine: Int, $setsMovedStock: Boolean, $readsContents: Boolean) {
  mapImportColumns(
    id: $id
    mapping: $mapping
    headerLine: $headerLine
    setsMovedStock: $setsMovedStock
    readsContents: $readsContents
  ) {
    __typename
    ... on DeskImportUpdated {
      import {
        ...ImportFields
      }
    }
    ... on Problem {
      message
    }
  }
}
    fragment ImportFields on DeskImport {
  id
  fileName
  actorName
  state
  hasStoppedUndo
  seemsInterrupted
  problem
  total
  done
  imported
  updated
  repaired
  refused
  restored
  kept
  createdAt
  finishedAt
  undoneAt
}`) as unknown as TypedDocumentString<MapImportColumnsMutation, MapImportColumnsMutationVariables>;
export const StartImport = new TypedDocumentString(`
    mutation StartImport($id: ID!, $previewId: ID) {
  startImport(id: $id, previewId: $previewId) {
    __typename
    ... on DeskImportUpdated {
      import {
        ...ImportFields
      }
    }
    ... on Problem {
      message
    }
  }
}
    fragment ImportFields on DeskImport {
  id
  fileName
  actorName
  state
  hasStoppedUndo
  seemsInterrupted
  problem
  total
  done
  imported
  updated
  repaired
  refused
  restored
  kept
  createdAt
  finishedAt
  undoneAt
}`) as unknown as TypedDocumentString<StartImportMutation, StartImportMutationVariables>;
export const UndoImport = new TypedDocumentString(`
    mutation UndoImport($id: ID!) {
  undoImport(id: $id) {
    __typename
    ... on DeskImportUpdated {
      import {
        ...ImportFields
      }
    }
    ... on Problem {
      message
    }
  }
}
    fragment ImportFields on DeskImport {
  id
  fileName
  actorName
  state
  hasStoppedUndo
  seemsInterrupted
  problem
  total
  done
  imported
  updated
  repaired
  refused
  restored
  kept
  createdAt
  finishedAt
  undoneAt
}`) as unknown as TypedDocumentString<UndoImportMutation, UndoImportMutationVariables>;
export const SubscribeToNewsletter = new TypedDocumentString(`
    mutation SubscribeToNewsletter($email: String!) {
  subscribeToNewsletter(email: $email) {
    __typename
    ... on NewsletterSubscribed {
      message
    }
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
    ... on TooManyRequests {
      retryAfter
    }
  }
}
    `) as unknown as TypedDocumentString<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;
export const UnsubscribeFromNewsletter = new TypedDocumentString(`
    mutation UnsubscribeFromNewsletter($token: String!) {
  unsubscribeFromNewsletter(token: $token) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<UnsubscribeFromNewsletterMutation, UnsubscribeFromNewsletterMutationVariables>;
export const Subscribers = new TypedDocumentString(`
    query Subscribers($search: String, $state: DeskSubscriberState, $first: Int, $after: String) {
  desk {
    subscribers(search: $search, state: $state, first: $first, after: $after) {
      nodes {
        id
        email
        subscribedAt
        unsubscribedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SubscribersQuery, SubscribersQueryVariables>;
export const ExportSubscribers = new TypedDocumentString(`
    mutation ExportSubscribers($search: String, $after: String) {
  exportSubscribers(search: $search, after: $after) {
    __typename
    ... on DeskSubscribersCsv {
      csv
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ExportSubscribersMutation, ExportSubscribersMutationVariables>;
export const Letters = new TypedDocumentString(`
    query Letters($first: Int, $after: String) {
  desk {
    letters(first: $first, after: $after) {
      nodes {
        ...LetterState
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    fragment LetterState on DeskLetter {
  id
  subject
  body
  state
  version
  recipientCount
  sentCount
  startedAt
  finishedAt
}`) as unknown as TypedDocumentString<LettersQuery, LettersQueryVariables>;
export const Letter = new TypedDocumentString(`
    query Letter($id: ID!) {
  desk {
    letter(id: $id) {
      ...LetterState
    }
  }
}
    fragment LetterState on DeskLetter {
  id
  subject
  body
  state
  version
  recipientCount
  sentCount
  startedAt
  finishedAt
}`) as unknown as TypedDocumentString<LetterQuery, LetterQueryVariables>;
export const LetterPreview = new TypedDocumentString(`
    query LetterPreview($body: String!) {
  desk {
    letterPreview(body: $body)
  }
}
    `) as unknown as TypedDocumentString<LetterPreviewQuery, LetterPreviewQueryVariables>;
export const SaveLetter = new TypedDocumentString(`
    mutation SaveLetter($id: ID, $version: Int!, $input: DeskLetterInput!) {
  saveLetter(id: $id, version: $version, input: $input) {
    __typename
    ... on DeskLetterSaved {
      letter {
        ...LetterState
      }
    }
    ... on DeskLetterConflict {
      letter {
        ...LetterState
      }
    }
    ... on InvalidInput {
      field
    }
    ... on Problem {
      message
    }
  }
}
    fragment LetterState on DeskLetter {
  id
  subject
  body
  state
  version
  recipientCount
  sentCount
  startedAt
  finishedAt
}`) as unknown as TypedDocumentString<SaveLetterMutation, SaveLetterMutationVariables>;
export const SendTestLetter = new TypedDocumentString(`
    mutation SendTestLetter($id: ID!) {
  sendTestLetter(id: $id) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<SendTestLetterMutation, SendTestLetterMutationVariables>;
export const SendLetter = new TypedDocumentString(`
    mutation SendLetter($id: ID!, $version: Int!) {
  sendLetter(id: $id, version: $version) {
    __typename
    ... on DeskLetterStarted {
      letter {
        ...LetterState
      }
    }
  }
}
    fragment LetterState on DeskLetter {
  id
  subject
  body
  state
  version
  recipientCount
  sentCount
  startedAt
  finishedAt
}`) as unknown as TypedDocumentString<SendLetterMutation, SendLetterMutationVariables>;
export const StopLetter = new TypedDocumentString(`
    mutation StopLetter($id: ID!) {
  stopLetter(id: $id) {
    __typename
    ... on DeskLetterStopped {
      letter {
        ...LetterState
      }
    }
  }
}
    fragment LetterState on DeskLetter {
  id
  subject
  body
  state
  version
  recipientCount
  sentCount
  startedAt
  finishedAt
}`) as unknown as TypedDocumentString<StopLetterMutation, StopLetterMutationVariables>;
export const SubscriberCount = new TypedDocumentString(`
    query SubscriberCount {
  desk {
    subscriberCount
  }
}
    `) as unknown as TypedDocumentString<SubscriberCountQuery, SubscriberCountQueryVariables>;
export const DiscountedCart = new TypedDocumentString(`
    query DiscountedCart {
  me {
    cart {
      ...CartDiscounts
    }
  }
}
    fragment CartDiscounts on Cart {
  count
  subTotal
  discounts {
    name
    code
    amount
  }
  saved
  total
  couponCode
  codeProblem {
    code
    message
    missing
    missingUnits
  }
  lines {
    productTitle
    quantity
    subTotal
    discount
  }
}`) as unknown as TypedDocumentString<DiscountedCartQuery, DiscountedCartQueryVariables>;
export const ApplyCoupon = new TypedDocumentString(`
    mutation ApplyCoupon($code: String!) {
  applyCoupon(code: $code) {
    __typename
    ... on CartChanged {
      cart {
        ...CartDiscounts
      }
    }
    ... on Problem {
      code
      message
    }
  }
}
    fragment CartDiscounts on Cart {
  count
  subTotal
  discounts {
    name
    code
    amount
  }
  saved
  total
  couponCode
  codeProblem {
    code
    message
    missing
    missingUnits
  }
  lines {
    productTitle
    quantity
    subTotal
    discount
  }
}`) as unknown as TypedDocumentString<ApplyCouponMutation, ApplyCouponMutationVariables>;
export const RemoveCoupon = new TypedDocumentString(`
    mutation RemoveCoupon {
  removeCoupon {
    __typename
    ... on CartChanged {
      cart {
        ...CartDiscounts
      }
    }
    ... on Problem {
      message
    }
  }
}
    fragment CartDiscounts on Cart {
  count
  subTotal
  discounts {
    name
    code
    amount
  }
  saved
  total
  couponCode
  codeProblem {
    code
    message
    missing
    missingUnits
  }
  lines {
    productTitle
    quantity
    subTotal
    discount
  }
}`) as unknown as TypedDocumentString<RemoveCouponMutation, RemoveCouponMutationVariables>;
export const DiscountedOrders = new TypedDocumentString(`
    query DiscountedOrders {
  me {
    orders {
      id
      amount
      saved
      discounts {
        name
        code
        amount
      }
      products {
        id
        quantity
        subTotal
        discount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DiscountedOrdersQuery, DiscountedOrdersQueryVariables>;
export const AnnouncedOffers = new TypedDocumentString(`
    query AnnouncedOffers {
  offers {
    id
    name
    code
    endsAt
  }
}
    `) as unknown as TypedDocumentString<AnnouncedOffersQuery, AnnouncedOffersQueryVariables>;
export const OffersOfProduct = new TypedDocumentString(`
    query OffersOfProduct($id: ID!) {
  product(id: $id) {
    id
    offers {
      name
      code
    }
  }
}
    `) as unknown as TypedDocumentString<OffersOfProductQuery, OffersOfProductQueryVariables>;
export const Offers = new TypedDocumentString(`
    query Offers($first: Int, $after: String) {
  desk {
    offers(first: $first, after: $after) {
      nodes {
        ...OfferDetails
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}
    fragment OfferDetails on DeskOffer {
  id
  name
  code
  kind
  percent
  amount
  buyQuantity
  freeQuantity
  scope
  scopeIds
  scopeNames
  firstOrderOnly
  minBasket
  startsAt
  endsAt
  maxUses
  maxUsesPerShopper
  announced
  active
  reservedUses
  usedUses
  cost
  version
}`) as unknown as TypedDocumentString<OffersQuery, OffersQueryVariables>;
export const Offer = new TypedDocumentString(`
    query Offer($id: ID!) {
  desk {
    offer(id: $id) {
      ...OfferDetails
    }
  }
}
    fragment OfferDetails on DeskOffer {
  id
  name
  code
  kind
  percent
  amount
  buyQuantity
  freeQuantity
  scope
  scopeIds
  scopeNames
  firstOrderOnly
  minBasket
  startsAt
  endsAt
  maxUses
  maxUsesPerShopper
  announced
  active
  reservedUses
  usedUses
  cost
  version
}`) as unknown as TypedDocumentString<OfferQuery, OfferQueryVariables>;
export const OfferPreview = new TypedDocumentString(`
    query OfferPreview($input: DeskOfferInput!, $basket: [DeskBasketLineInput!]!) {
  desk {
    offerPreview(input: $input, basket: $basket) {
      __typename
      ... on DeskOfferPreview {
        lines {
          name
          quantity
          subTotal
          discount
        }
        subTotal
        saved
        total
        problem
      }
      ... on Problem {
        message
      }
      ... on InvalidInput {
        field
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OfferPreviewQuery, OfferPreviewQueryVariables>;
export const SaveOffer = new TypedDocumentString(`
    mutation SaveOffer($id: ID, $version: Int!, $input: DeskOfferInput!) {
  saveOffer(id: $id, version: $version, input: $input) {
    __typename
    ... on DeskOfferSaved {
      offer {
        ...OfferDetails
      }
    }
    ... on Problem {
      code
      message
    }
    ... on InvalidInput {
      field
    }
  }
}
    fragment OfferDetails on DeskOffer {
  id
  name
  code
  kind
  percent
  amount
  buyQuantity
  freeQuantity
  scope
  scopeIds
  scopeNames
  firstOrderOnly
  minBasket
  startsAt
  endsAt
  maxUses
  maxUsesPerShopper
  announced
  active
  reservedUses
  usedUses
  cost
  version
}`) as unknown as TypedDocumentString<SaveOfferMutation, SaveOfferMutationVariables>;
export const MyOrders = new TypedDocumentString(`
    query MyOrders {
  me {
    cart {
      count
    }
    orders {
      id
      date
      paymentId
      amount
      refunded
      status
      products {
        productId
        quantity
        refundedUnits
      }
    }
    paymentNotices {
      state
      message
      amount
      paymentId
      date
    }
  }
}
    `) as unknown as TypedDocumentString<MyOrdersQuery, MyOrdersQueryVariables>;
export const MyOrder = new TypedDocumentString(`
    query MyOrder($id: ID!) {
  me {
    order(id: $id) {
      id
      date
    }
  }
}
    `) as unknown as TypedDocumentString<MyOrderQuery, MyOrderQueryVariables>;
export const MyDocuments = new TypedDocumentString(`
    query MyDocuments {
  me {
    orders {
      invoice {
        number
        title
        date
        total
        pdfPath
      }
      creditNotes {
        number
        title
        date
        total
        pdfPath
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MyDocumentsQuery, MyDocumentsQueryVariables>;
export const DeskOrders = new TypedDocumentString(`
    query DeskOrders($first: Int!, $after: String, $filter: DeskOrderFilter!, $sort: DeskOrderSort!) {
  desk {
    orders(first: $first, after: $after, filter: $filter, sort: $sort) {
      nodes {
        id
        status
        name
        amount
        units
        nextStep
        date
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      count {
        value
        isExact
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeskOrdersQuery, DeskOrdersQueryVariables>;
export const DeskOrdersInFull = new TypedDocumentString(`
    query DeskOrdersInFull($first: Int!) {
  desk {
    orders(first: $first) {
      nodes {
        id
        lines {
          id
          title
          option
          quantity
          price
          subTotal
          image {
            url
          }
        }
        shopper {
          id
          name
          email
          orderCount
        }
        invoice {
          number
        }
        notes {
          id
          authorName
          isOwn
          mayDelete
          text
          date
        }
        timeline {
          kind
          title
          detail
          actorName
          date
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeskOrdersInFullQuery, DeskOrdersInFullQueryVariables>;
export const DeskOrder = new TypedDocumentString(`
    query DeskOrder($id: ID!) {
  desk {
    order(id: $id) {
      id
      paymentId
      status
      nextStep
      name
      phoneNumber
      email
      address
      pincode
      city
      state
      gstin
      businessName
      amount
      refundedAmount
      units
      lines {
        title
        option
        quantity
        price
        subTotal
      }
      shopper {
        id
        name
        email
        orderCount
      }
      invoice {
        number
        date
        seller {
          name
          address
          gstin
          phone
          invoiceText
        }
      }
      canIssueInvoice
      isErasurePending
      notes {
        id
        authorName
        isOwn
        mayDelete
        text
      }
      timeline {
        kind
        title
        detail
        actorName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeskOrderQuery, DeskOrderQueryVariables>;
export const DeskPackList = new TypedDocumentString(`
    query DeskPackList($orderIds: [ID!]!) {
  desk {
    packList(orderIds: $orderIds) {
      orders {
        id
        name
        status
      }
      others {
        id
        status
      }
      sections {
        category
        subCategory
        items {
          productId
          title
          option
          image {
            url
          }
          thumbnail
          quantity
          orders {
            orderId
            quantity
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeskPackListQuery, DeskPackListQueryVariables>;
export const DeskOrderViews = new TypedDocumentString(`
    query DeskOrderViews {
  desk {
    orderViews {
      id
      name
      query
      shared
      isOwn
    }
  }
}
    `) as unknown as TypedDocumentString<DeskOrderViewsQuery, DeskOrderViewsQueryVariables>;
export const MoveOrders = new TypedDocumentString(`
    mutation MoveOrders($orderIds: [ID!]!, $to: DeskDeliveryStep!) {
  moveOrders(orderIds: $orderIds, to: $to) {
    __typename
    ... on DeskOrdersMoved {
      moves {
        orderId
        order {
          id
          status
        }
        problem {
          __typename
          ... on Problem {
            message
          }
        }
      }
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<MoveOrdersMutation, MoveOrdersMutationVariables>;
export const UndoOrderMoves = new TypedDocumentString(`
    mutation UndoOrderMoves($orderIds: [ID!]!, $step: DeskDeliveryStep!) {
  undoOrderMoves(orderIds: $orderIds, step: $step) {
    __typename
    ... on DeskOrdersMoved {
      moves {
        orderId
        order {
          id
          status
        }
        problem {
          __typename
          ... on Problem {
            message
          }
        }
      }
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<UndoOrderMovesMutation, UndoOrderMovesMutationVariables>;
export const AddOrderNote = new TypedDocumentString(`
    mutation AddOrderNote($orderId: ID!, $text: String!) {
  addOrderNote(orderId: $orderId, text: $text) {
    __typename
    ... on DeskOrderNote {
      id
      text
      authorName
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddOrderNoteMutation, AddOrderNoteMutationVariables>;
export const DeleteOrderNote = new TypedDocumentString(`
    mutation DeleteOrderNote($id: ID!) {
  deleteOrderNote(id: $id) {
    __typename
    ... on DeskOrderNoteDeleted {
      orderId
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteOrderNoteMutation, DeleteOrderNoteMutationVariables>;
export const SaveOrderView = new TypedDocumentString(`
    mutation SaveOrderView($name: String!, $query: String!, $shared: Boolean!) {
  saveOrderView(name: $name, query: $query, shared: $shared) {
    __typename
    ... on DeskOrderView {
      id
      name
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SaveOrderViewMutation, SaveOrderViewMutationVariables>;
export const DeleteOrderView = new TypedDocumentString(`
    mutation DeleteOrderView($id: ID!) {
  deleteOrderView(id: $id) {
    __typename
    ... on DeskOrderViewDeleted {
      id
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteOrderViewMutation, DeleteOrderViewMutationVariables>;
export const ExportOrders = new TypedDocumentString(`
    mutation ExportOrders($after: String, $filter: DeskOrderFilter!) {
  exportOrders(after: $after, filter: $filter) {
    __typename
    ... on DeskOrdersCsv {
      csv
      endCursor
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ExportOrdersMutation, ExportOrdersMutationVariables>;
export const DeskOrdersById = new TypedDocumentString(`
    query DeskOrdersById($ids: [ID!]!) {
  desk {
    ordersById(ids: $ids) {
      id
      lines {
        title
        refundedUnits
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeskOrdersByIdQuery, DeskOrdersByIdQueryVariables>;
export const IssueInvoices = new TypedDocumentString(`
    mutation IssueInvoices($orderIds: [ID!]!) {
  issueInvoices(orderIds: $orderIds) {
    __typename
    ... on DeskInvoicesIssued {
      orders {
        id
        invoice {
          number
          date
        }
      }
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<IssueInvoicesMutation, IssueInvoicesMutationVariables>;
export const DeskTaxDocuments = new TypedDocumentString(`
    query DeskTaxDocuments($id: ID!) {
  desk {
    order(id: $id) {
      invoice {
        pdfPath
        document {
          ...TaxDocumentFields
        }
      }
      creditNotes {
        ...TaxDocumentFields
      }
    }
  }
}
    fragment TaxDocumentFields on DeskTaxDocument {
  kind
  pdfPath
  title
  number
  date
  orderNumber
  invoice {
    number
  }
  seller {
    gstin
    state
  }
  buyer {
    name
    addressLines
    gstin
    businessName
  }
  tax {
    placeOfSupply
  }
  tables {
    name
    headings
    rows {
      cells
      note
    }
    totals
  }
  notes
}`) as unknown as TypedDocumentString<DeskTaxDocumentsQuery, DeskTaxDocumentsQueryVariables>;
export const ExportTaxReport = new TypedDocumentString(`
    mutation ExportTaxReport($from: String!, $to: String!) {
  exportTaxReport(from: $from, to: $to) {
    __typename
    ... on DeskTaxReport {
      json
      tables {
        name
        columns
        rows
        figureColumns
        totals
        csv
      }
    }
    ... on InvalidInput {
      field
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ExportTaxReportMutation, ExportTaxReportMutationVariables>;
export const RefundOrder = new TypedDocumentString(`
    mutation RefundOrder($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    __typename
    ... on DeskOrderRefunded {
      refund {
        ...RefundFields
      }
      payment {
        id
        left
        order {
          status
          refundedAmount
        }
      }
    }
    ... on RefundTooLarge {
      message
      left
    }
    ... on Problem {
      message
    }
  }
}
    fragment RefundFields on DeskRefund {
  id
  orderId
  amount
  reason
  state
  failure
  restock
  requestedBy
  providerRefundId
  attempts
  nextTryAt
  lines {
    orderLine {
      id
      productTitle
    }
    quantity
    returned
  }
}`) as unknown as TypedDocumentString<RefundOrderMutation, RefundOrderMutationVariables>;
export const CancelOrder = new TypedDocumentString(`
    mutation CancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    __typename
    ... on DeskOrderRefunded {
      refund {
        ...RefundFields
      }
      payment {
        id
        left
        order {
          status
          refundedAmount
        }
      }
    }
    ... on OrderStatusConflict {
      message
      status
    }
    ... on Problem {
      message
    }
  }
}
    fragment RefundFields on DeskRefund {
  id
  orderId
  amount
  reason
  state
  failure
  restock
  requestedBy
  providerRefundId
  attempts
  nextTryAt
  lines {
    orderLine {
      id
      productTitle
    }
    quantity
    returned
  }
}`) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const OrderPayment = new TypedDocumentString(`
    query OrderPayment($orderId: ID!) {
  desk {
    orderPayment(orderId: $orderId) {
      id
      orderId
      amount
      left
      refunds {
        ...RefundFields
      }
      lines {
        orderLine {
          id
          quantity
        }
        itemId
        left
        amounts
      }
      atProvider {
        status
        left
        refundsByHand {
          date
          amount
          state
        }
      }
    }
  }
}
    fragment RefundFields on DeskRefund {
  id
  orderId
  amount
  reason
  state
  failure
  restock
  requestedBy
  providerRefundId
  attempts
  nextTryAt
  lines {
    orderLine {
      id
      productTitle
    }
    quantity
    returned
  }
}`) as unknown as TypedDocumentString<OrderPaymentQuery, OrderPaymentQueryVariables>;
export const Refunds = new TypedDocumentString(`
    query Refunds($filter: DeskRefundFilter, $first: Int! = 50, $after: String) {
  desk {
    refunds(filter: $filter, first: $first, after: $after) {
      nodes {
        ...RefundFields
        date
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      sum {
        count
        amount
      }
    }
  }
}
    fragment RefundFields on DeskRefund {
  id
  orderId
  amount
  reason
  state
  failure
  restock
  requestedBy
  providerRefundId
  attempts
  nextTryAt
  lines {
    orderLine {
      id
      productTitle
    }
    quantity
    returned
  }
}`) as unknown as TypedDocumentString<RefundsQuery, RefundsQueryVariables>;
export const ExportRefunds = new TypedDocumentString(`
    mutation ExportRefunds($filter: DeskRefundFilter, $after: String) {
  exportRefunds(filter: $filter, after: $after) {
    __typename
    ... on DeskRefundsCsv {
      csv
      endCursor
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ExportRefundsMutation, ExportRefundsMutationVariables>;
export const WeighOrderLine = new TypedDocumentString(`
    mutation WeighOrderLine($input: WeighOrderLineInput!) {
  weighOrderLine(input: $input) {
    __typename
    ... on DeskOrderLineWeighed {
      short
      refund {
        ...RefundFields
      }
      order {
        refundedAmount
        lines {
          id
          weight {
            ordered
            unit
            text
          }
        }
        timeline {
          title
          detail
        }
      }
    }
    ... on Problem {
      code
      message
    }
  }
}
    fragment RefundFields on DeskRefund {
  id
  orderId
  amount
  reason
  state
  failure
  restock
  requestedBy
  providerRefundId
  attempts
  nextTryAt
  lines {
    orderLine {
      id
      productTitle
    }
    quantity
    returned
  }
}`) as unknown as TypedDocumentString<WeighOrderLineMutation, WeighOrderLineMutationVariables>;
export const WeighedOrder = new TypedDocumentString(`
    query WeighedOrder($id: ID!) {
  me {
    order(id: $id) {
      refunded
      products {
        weighed
        weight
        refundedUnits
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WeighedOrderQuery, WeighedOrderQueryVariables>;
export const Report = new TypedDocumentString(`
    query Report($lastDays: Int, $from: String, $to: String, $by: DeskBestSellerOrder = SALES) {
  desk {
    report(lastDays: $lastDays, from: $from, to: $to) {
      current {
        ...Figures
      }
      previous {
        ...Figures
      }
      today {
        ...Figures
      }
      yesterday {
        ...Figures
      }
      bestSellers(by: $by) {
        id
        name
        units
        sales
      }
      categories {
        id
        name
        units
        sales
      }
    }
  }
}
    fragment Figures on DeskFigures {
  from
  to
  sales
  orders
  averageBasket
  refunds
  refundCount
  checkoutsBegun
  checkoutsPaid
  days {
    date
    orders
    sales
    checkoutsBegun
    checkoutsPaid
  }
}`) as unknown as TypedDocumentString<ReportQuery, ReportQueryVariables>;
export const OpenTasks = new TypedDocumentString(`
    query OpenTasks {
  desk {
    openTasks {
      paidOrders
      packingOrders
      packedOrders
      unresolvedRefunds
    }
  }
}
    `) as unknown as TypedDocumentString<OpenTasksQuery, OpenTasksQueryVariables>;
export const Reviews = new TypedDocumentString(`
    query Reviews($productId: ID!, $first: Int, $after: String) {
  product(id: $productId) {
    rating
    reviewCount
    reviews(first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        review
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReviewsQuery, ReviewsQueryVariables>;
export const AddReview = new TypedDocumentString(`
    mutation AddReview($input: AddReviewInput!) {
  addReview(input: $input) {
    __typename
    ... on ReviewAdded {
      review {
        customerName
        customerRating
        dateCreated
      }
      product {
        rating
        reviewCount
      }
    }
    ... on Problem {
      message
    }
    ... on TooManyRequests {
      retryAfter
    }
  }
}
    `) as unknown as TypedDocumentString<AddReviewMutation, AddReviewMutationVariables>;
export const ReviewOf = new TypedDocumentString(`
    query ReviewOf($productId: ID!) {
  me {
    reviewOf(productId: $productId) {
      review
      customerRating
      answer {
        text
      }
    }
  }
  product(id: $productId) {
    rating
    reviewCount
  }
}
    `) as unknown as TypedDocumentString<ReviewOfQuery, ReviewOfQueryVariables>;
export const DeskReviews = new TypedDocumentString(`
    query DeskReviews($filter: DeskReviewFilter, $first: Int, $after: String) {
  desk {
    reviews(filter: $filter, first: $first, after: $after) {
      nodes {
        ...DeskReviewFields
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    fragment DeskReviewFields on DeskReview {
  id
  productId
  productName
  product {
    id
  }
  customerId
  accountId
  customerName
  customerRating
  review
  dateCreated
  hidden
  hiddenReason
  answer {
    text
    date
  }
}`) as unknown as TypedDocumentString<DeskReviewsQuery, DeskReviewsQueryVariables>;
export const CriticalReviews = new TypedDocumentString(`
    query CriticalReviews {
  desk {
    criticalReviewCount
  }
}
    `) as unknown as TypedDocumentString<CriticalReviewsQuery, CriticalReviewsQueryVariables>;
export const HideReview = new TypedDocumentString(`
    mutation HideReview($id: ID!, $reason: String!) {
  hideReview(id: $id, reason: $reason) {
    ...DeskReviewOutcome
  }
}
    fragment DeskReviewFields on DeskReview {
  id
  productId
  productName
  product {
    id
  }
  customerId
  accountId
  customerName
  customerRating
  review
  dateCreated
  hidden
  hiddenReason
  answer {
    text
    date
  }
}
fragment DeskReviewOutcome on DeskReviewResult {
  __typename
  ... on DeskReviewChanged {
    review {
      ...DeskReviewFields
    }
  }
  ... on DeskReviewConflict {
    review {
      ...DeskReviewFields
    }
  }
  ... on Problem {
    message
  }
  ... on InvalidInput {
    field
  }
}`) as unknown as TypedDocumentString<HideReviewMutation, HideReviewMutationVariables>;
export const ShowReview = new TypedDocumentString(`
    mutation ShowReview($id: ID!) {
  showReview(id: $id) {
    ...DeskReviewOutcome
  }
}
    fragment DeskReviewFields on DeskReview {
  id
  productId
  productName
  product {
    id
  }
  customerId
  accountId
  customerName
  customerRating
  review
  dateCreated
  hidden
  hiddenReason
  answer {
    text
    date
  }
}
fragment DeskReviewOutcome on DeskReviewResult {
  __typename
  ... on DeskReviewChanged {
    review {
      ...DeskReviewFields
    }
  }
  ... on DeskReviewConflict {
    review {
      ...DeskReviewFields
    }
  }
  ... on Problem {
    message
  }
  ... on InvalidInput {
    field
  }
}`) as unknown as TypedDocumentString<ShowReviewMutation, ShowReviewMutationVariables>;
export const AnswerReview = new TypedDocumentString(`
    mutation AnswerReview($id: ID!, $text: String!) {
  answerReview(id: $id, text: $text) {
    ...DeskReviewOutcome
  }
}
    fragment DeskReviewFields on DeskReview {
  id
  productId
  productName
  product {
    id
  }
  customerId
  accountId
  customerName
  customerRating
  review
  dateCreated
  hidden
  hiddenReason
  answer {
    text
    date
  }
}
fragment DeskReviewOutcome on DeskReviewResult {
  __typename
  ... on DeskReviewChanged {
    review {
      ...DeskReviewFields
    }
  }
  ... on DeskReviewConflict {
    review {
      ...DeskReviewFields
    }
  }
  ... on Problem {
    message
  }
  ... on InvalidInput {
    field
  }
}`) as unknown as TypedDocumentString<AnswerReviewMutation, AnswerReviewMutationVariables>;
export const EditReviewAnswer = new TypedDocumentString(`
    mutation EditReviewAnswer($id: ID!, $text: String!, $previousText: String) {
  editReviewAnswer(id: $id, text: $text, previousText: $previousText) {
    ...DeskReviewOutcome
  }
}
    fragment DeskReviewFields on DeskReview {
  id
  productId
  productName
  product {
    id
  }
  customerId
  accountId
  customerName
  customerRating
  review
  dateCreated
  hidden
  hiddenReason
  answer {
    text
    date
  }
}
fragment DeskReviewOutcome on DeskReviewResult {
  __typename
  ... on DeskReviewChanged {
    review {
      ...DeskReviewFields
    }
  }
  ... on DeskReviewConflict {
    review {
      ...DeskReviewFields
    }
  }
  ... on Problem {
    message
  }
  ... on InvalidInput {
    field
  }
}`) as unknown as TypedDocumentString<EditReviewAnswerMutation, EditReviewAnswerMutationVariables>;
export const RemoveReviewAnswer = new TypedDocumentString(`
    mutation RemoveReviewAnswer($id: ID!) {
  removeReviewAnswer(id: $id) {
    ...DeskReviewOutcome
  }
}
    fragment DeskReviewFields on DeskReview {
  id
  productId
  productName
  product {
    id
  }
  customerId
  accountId
  customerName
  customerRating
  review
  dateCreated
  hidden
  hiddenReason
  answer {
    text
    date
  }
}
fragment DeskReviewOutcome on DeskReviewResult {
  __typename
  ... on DeskReviewChanged {
    review {
      ...DeskReviewFields
    }
  }
  ... on DeskReviewConflict {
    review {
      ...DeskReviewFields
    }
  }
  ... on Problem {
    message
  }
  ... on InvalidInput {
    field
  }
}`) as unknown as TypedDocumentString<RemoveReviewAnswerMutation, RemoveReviewAnswerMutationVariables>;
export const PublicReviews = new TypedDocumentString(`
    query PublicReviews($productId: ID!, $first: Int, $after: String) {
  product(id: $productId) {
    rating
    reviewCount
    reviews(first: $first, after: $after) {
      totalCount
      pageInfo {
        endCursor
      }
      nodes {
        id
        review
        answer {
          text
          date
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PublicReviewsQuery, PublicReviewsQueryVariables>;
export const HiddenReviews = new TypedDocumentString(`
    query HiddenReviews {
  me {
    hiddenReviews {
      id
      productId
      review
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<HiddenReviewsQuery, HiddenReviewsQueryVariables>;
export const ShopInfo = new TypedDocumentString(`
    query ShopInfo {
  shopInfo {
    name
    phone
    supportHours
    address
    gstin
    utcOffset
  }
}
    `) as unknown as TypedDocumentString<ShopInfoQuery, ShopInfoQueryVariables>;
export const InfoPage = new TypedDocumentString(`
    query InfoPage($slug: String!) {
  infoPage(slug: $slug) {
    slug
    title
    intro
    sections {
      heading
      paragraphs
    }
  }
}
    `) as unknown as TypedDocumentString<InfoPageQuery, InfoPageQueryVariables>;
export const EditedSettings = new TypedDocumentString(`
    query EditedSettings {
  desk {
    settings {
      ...AllSettings
      version
      updatedAt
    }
    infoPages {
      ...AllPage
      original {
        title
      }
    }
  }
}
    fragment AllSettings on DeskSettings {
  gstRegistered
  gstRates
  name
  address
  gstin
  phone
  invoiceText
  supportHours
  lowStockThreshold
  requireSecondFactor
}
fragment AllPage on DeskInfoPage {
  slug
  version
  texts {
    title
    intro
    body
  }
}`) as unknown as TypedDocumentString<EditedSettingsQuery, EditedSettingsQueryVariables>;
export const UpdateSettings = new TypedDocumentString(`
    mutation UpdateSettings($input: DeskSettingsInput!, $version: Int!) {
  updateSettings(input: $input, version: $version) {
    __typename
    ... on DeskSettingsSaved {
      settings {
        ...AllSettings
        version
      }
    }
    ... on DeskSettingsConflict {
      settings {
        ...AllSettings
        version
      }
    }
    ... on InvalidInput {
      field
    }
    ... on Problem {
      message
    }
  }
}
    fragment AllSettings on DeskSettings {
  gstRegistered
  gstRates
  name
  address
  gstin
  phone
  invoiceText
  supportHours
  lowStockThreshold
  requireSecondFactor
}`) as unknown as TypedDocumentString<UpdateSettingsMutation, UpdateSettingsMutationVariables>;
export const UpdateInfoPage = new TypedDocumentString(`
    mutation UpdateInfoPage($slug: String!, $input: DeskInfoPageInput!, $version: Int!) {
  updateInfoPage(slug: $slug, input: $input, version: $version) {
    __typename
    ... on DeskInfoPageSaved {
      page {
        ...AllPage
      }
    }
    ... on DeskInfoPageConflict {
      page {
        ...AllPage
      }
    }
    ... on InvalidInput {
      field
    }
    ... on Problem {
      message
    }
  }
}
    fragment AllPage on DeskInfoPage {
  slug
  version
  texts {
    title
    intro
    body
  }
}`) as unknown as TypedDocumentString<UpdateInfoPageMutation, UpdateInfoPageMutationVariables>;
export const SearchWords = new TypedDocumentString(`
    query SearchWords {
  desk {
    searchWords {
      own {
        words
        joins {
          words
          narrower
        }
      }
      builtIn {
        words
        narrower
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SearchWordsQuery, SearchWordsQueryVariables>;
export const ChangeSearchWords = new TypedDocumentString(`
    mutation ChangeSearchWords($changes: [DeskSearchWordsChange!]!) {
  changeSearchWords(changes: $changes) {
    __typename
    ... on DeskSearchWordsSaved {
      searchWords {
        own {
          words
        }
      }
    }
    ... on InvalidInput {
      field
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeSearchWordsMutation, ChangeSearchWordsMutationVariables>;
export const ExportSearchWords = new TypedDocumentString(`
    mutation ExportSearchWords {
  exportSearchWords {
    __typename
    ... on DeskSearchWordsCsv {
      csv
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ExportSearchWordsMutation, ExportSearchWordsMutationVariables>;
export const InviteStaffMember = new TypedDocumentString(`
    mutation InviteStaffMember($input: InviteStaffMemberInput!) {
  inviteStaffMember(input: $input) {
    __typename
    ... on DeskStaffInvited {
      message
    }
    ... on DeskInvitationLink {
      message
      link
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<InviteStaffMemberMutation, InviteStaffMemberMutationVariables>;
export const CheckStaffInvitation = new TypedDocumentString(`
    mutation CheckStaffInvitation($token: String!) {
  checkStaffInvitation(token: $token) {
    __typename
    ... on StaffInvitationOpen {
      role
      shopName
    }
  }
}
    `) as unknown as TypedDocumentString<CheckStaffInvitationMutation, CheckStaffInvitationMutationVariables>;
export const AcceptStaffInvitation = new TypedDocumentString(`
    mutation AcceptStaffInvitation($token: String!) {
  acceptStaffInvitation(token: $token) {
    __typename
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables>;
export const WithdrawStaffInvitation = new TypedDocumentString(`
    mutation WithdrawStaffInvitation($id: ID!) {
  withdrawStaffInvitation(id: $id) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<WithdrawStaffInvitationMutation, WithdrawStaffInvitationMutationVariables>;
export const ChangeStaffRole = new TypedDocumentString(`
    mutation ChangeStaffRole($id: ID!, $role: StaffRole) {
  changeStaffRole(id: $id, role: $role) {
    __typename
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeStaffRoleMutation, ChangeStaffRoleMutationVariables>;
export const SignOutStaffMember = new TypedDocumentString(`
    mutation SignOutStaffMember($id: ID!) {
  signOutStaffMember(id: $id) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<SignOutStaffMemberMutation, SignOutStaffMemberMutationVariables>;
export const StaffSessions = new TypedDocumentString(`
    query StaffSessions($id: ID!) {
  desk {
    staffSessions(id: $id) {
      id
      device
      started
      lastUsed
      current
    }
  }
}
    `) as unknown as TypedDocumentString<StaffSessionsQuery, StaffSessionsQueryVariables>;
export const SignOutStaffSession = new TypedDocumentString(`
    mutation SignOutStaffSession($id: ID!, $sessionId: ID!) {
  signOutStaffSession(id: $id, sessionId: $sessionId) {
    __typename
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SignOutStaffSessionMutation, SignOutStaffSessionMutationVariables>;
export const ResetSecondFactor = new TypedDocumentString(`
    mutation ResetSecondFactor($id: ID!) {
  resetSecondFactor(id: $id) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const StaffList = new TypedDocumentString(`
    query StaffList {
  desk {
    staff {
      id
      name
      email
      role
      hasSecondFactor
      lastSeen
    }
    staffInvitations {
      id
      email
      role
      expiresAt
    }
  }
}
    `) as unknown as TypedDocumentString<StaffListQuery, StaffListQueryVariables>;
export const DeskOfMe = new TypedDocumentString(`
    query DeskOfMe {
  me {
    staffRole
    staffAccess
  }
  desk {
    me {
      id
      role
      hasSecondFactor
    }
  }
}
    `) as unknown as TypedDocumentString<DeskOfMeQuery, DeskOfMeQueryVariables>;
export const AuditLog = new TypedDocumentString(`
    query AuditLog($filter: DeskAuditLogFilter, $first: Int! = 50, $after: String) {
  desk {
    auditLog(filter: $filter, first: $first, after: $after) {
      nodes {
        id
        action
        title
        actorId
        actorName
        actorEmail
        userId
        userName
        userEmail
        subject
        productName
        detail
        at
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AuditLogQuery, AuditLogQueryVariables>;
export const AuditActions = new TypedDocumentString(`
    query AuditActions {
  desk {
    auditActions {
      title
      actions {
        name
        title
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AuditActionsQuery, AuditActionsQueryVariables>;
export const ExportAuditLog = new TypedDocumentString(`
    mutation ExportAuditLog($filter: DeskAuditLogFilter, $after: String) {
  exportAuditLog(filter: $filter, after: $after) {
    __typename
    ... on DeskAuditLogCsv {
      csv
      endCursor
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ExportAuditLogMutation, ExportAuditLogMutationVariables>;
export const SetUpSecondFactor = new TypedDocumentString(`
    mutation SetUpSecondFactor($password: String) {
  setUpSecondFactor(password: $password) {
    __typename
    ... on DeskSecondFactorSetup {
      secret
      uri
    }
  }
}
    `) as unknown as TypedDocumentString<SetUpSecondFactorMutation, SetUpSecondFactorMutationVariables>;
export const ConfirmSecondFactor = new TypedDocumentString(`
    mutation ConfirmSecondFactor($code: String!) {
  confirmSecondFactor(code: $code) {
    __typename
    ... on DeskSecondFactorConfirmed {
      recoveryCodes
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const VerifySecondFactor = new TypedDocumentString(`
    mutation VerifySecondFactor($code: String!) {
  verifySecondFactor(code: $code) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<VerifySecondFactorMutation, VerifySecondFactorMutationVariables>;
export const RemoveSecondFactor = new TypedDocumentString(`
    mutation RemoveSecondFactor($code: String!) {
  removeSecondFactor(code: $code) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const MailDelivery = new TypedDocumentString(`
    query MailDelivery {
  desk {
    mailDelivery
  }
}
    `) as unknown as TypedDocumentString<MailDeliveryQuery, MailDeliveryQueryVariables>;
export const SavedViews = new TypedDocumentString(`
    query SavedViews($list: DeskListName!) {
  desk {
    savedViews(list: $list) {
      id
      name
      query
      shared
      isOwn
    }
  }
}
    `) as unknown as TypedDocumentString<SavedViewsQuery, SavedViewsQueryVariables>;
export const SaveView = new TypedDocumentString(`
    mutation SaveView($list: DeskListName!, $name: String!, $query: String!, $shared: Boolean!) {
  saveView(list: $list, name: $name, query: $query, shared: $shared) {
    __typename
    ... on DeskSavedView {
      id
      name
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SaveViewMutation, SaveViewMutationVariables>;
export const DeleteView = new TypedDocumentString(`
    mutation DeleteView($id: ID!) {
  deleteView(id: $id) {
    __typename
    ... on DeskViewDeleted {
      id
    }
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteViewMutation, DeleteViewMutationVariables>;
export const LowStock = new TypedDocumentString(`
    query LowStock($first: Int, $after: String) {
  desk {
    lowStockCount
    lowStock(first: $first, after: $after) {
      nodes {
        id
        name
        available
        countedIn
        isSoldOut
        lowStockThreshold
        hasOwnThreshold
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LowStockQuery, LowStockQueryVariables>;
export const UnsoldItems = new TypedDocumentString(`
    query UnsoldItems($first: Int, $after: String) {
  desk {
    unsoldItems(first: $first, after: $after) {
      nodes {
        id
        name
        available
        countedIn
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UnsoldItemsQuery, UnsoldItemsQueryVariables>;
export const StockedProducts = new TypedDocumentString(`
    query StockedProducts($categoryId: ID, $subCategoryId: ID, $text: String, $first: Int, $after: String) {
  desk {
    stockedProducts(
      categoryId: $categoryId
      subCategoryId: $subCategoryId
      text: $text
      first: $first
      after: $after
    ) {
      nodes {
        id
        name
        subCatId
        available
        reserved
        onHand
        toPack
        countedIn
        image {
          url
        }
        isWithdrawn
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StockedProductsQuery, StockedProductsQueryVariables>;
export const StockMovements = new TypedDocumentString(`
    query StockMovements($productId: ID, $kind: DeskStockMovementKind, $first: Int, $after: String) {
  desk {
    stockMovements(productId: $productId, kind: $kind, first: $first, after: $after) {
      nodes {
        id
        product {
          id
          name
        }
        kind
        quantity
        before
        after
        reason
        actorId
        actorName
        reference
        date
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StockMovementsQuery, StockMovementsQueryVariables>;
export const AdjustStock = new TypedDocumentString(`
    mutation AdjustStock($adjustments: [DeskStockAdjustment!]!) {
  adjustStock(adjustments: $adjustments) {
    __typename
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
    ... on DeskStockAdjusted {
      products {
        id
        available
        reserved
        onHand
      }
    }
    ... on DeskStockRefused {
      refusals {
        productId
        reason
        expectedOnHand
        onHand
        reserved
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AdjustStockMutation, AdjustStockMutationVariables>;
export const SetLowStockThreshold = new TypedDocumentString(`
    mutation SetLowStockThreshold($input: DeskLowStockThresholdInput!) {
  setLowStockThreshold(input: $input) {
    __typename
    ... on Problem {
      message
    }
    ... on DeskLowStockThresholdSet {
      products {
        id
        lowStockThreshold
        hasOwnThreshold
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SetLowStockThresholdMutation, SetLowStockThresholdMutationVariables>;
export const Me = new TypedDocumentString(`
    query Me {
  me {
    ...Profile
  }
}
    fragment Profile on User {
  id
  name
  email
  phone
  images {
    url
  }
  isAdmin
  emailVerified
  hasPassword
}`) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const UpdateProfile = new TypedDocumentString(`
    mutation UpdateProfile($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    __typename
    ... on ProfileUpdated {
      user {
        ...Profile
      }
    }
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
  }
}
    fragment Profile on User {
  id
  name
  email
  phone
  images {
    url
  }
  isAdmin
  emailVerified
  hasPassword
}`) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const DeleteAccount = new TypedDocumentString(`
    mutation DeleteAccount($password: String) {
  deleteAccount(password: $password) {
    __typename
    ... on Problem {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const VariantsOfProduct = new TypedDocumentString(`
    query VariantsOfProduct($id: ID!) {
  product(id: $id) {
    id
    price
    oldPrice
    discount
    countInStock
    options
    productWeight
    priceRange {
      lowest
      highest
    }
    variants {
      ...VariantParts
    }
  }
}
    fragment VariantParts on ProductVariant {
  id
  label
  price
  oldPrice
  discount
  countInStock
  amount
  unit
  image {
    url
  }
  weighed
  gtin
}`) as unknown as TypedDocumentString<VariantsOfProductQuery, VariantsOfProductQueryVariables>;
export const Variant = new TypedDocumentString(`
    query Variant($id: ID!) {
  variant(id: $id) {
    ...VariantParts
  }
}
    fragment VariantParts on ProductVariant {
  id
  label
  price
  oldPrice
  discount
  countInStock
  amount
  unit
  image {
    url
  }
  weighed
  gtin
}`) as unknown as TypedDocumentString<VariantQuery, VariantQueryVariables>;
export const VariantCart = new TypedDocumentString(`
    query VariantCart {
  me {
    id
    cart {
      total
      lines {
        id
        option
        price
        quantity
        subTotal
        countInStock
        variant {
          ...VariantParts
        }
      }
    }
  }
}
    fragment VariantParts on ProductVariant {
  id
  label
  price
  oldPrice
  discount
  countInStock
  amount
  unit
  image {
    url
  }
  weighed
  gtin
}`) as unknown as TypedDocumentString<VariantCartQuery, VariantCartQueryVariables>;
export const DeskVariants = new TypedDocumentString(`
    query DeskVariants($id: ID!) {
  desk {
    product(id: $id) {
      id
      version
      price
      oldPrice
      stock
      productWeight
      size
      variants {
        id
        label
        sku
        gtin
        price
        oldPrice
        amount
        unit
        picture
        paused
        weighed
        inventoryItem {
          id
          code
          name
          countedIn
          available
        }
        requiredQuantity
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeskVariantsQuery, DeskVariantsQueryVariables>;
export const CreateInventoryItem = new TypedDocumentString(`
    mutation CreateInventoryItem($input: DeskNewInventoryItem!) {
  createInventoryItem(input: $input) {
    __typename
    ... on Problem {
      message
    }
    ... on InvalidInput {
      field
    }
    ... on DeskInventoryItemCreated {
      item {
        id
        code
        name
        countedIn
        available
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreateInventoryItemMutation, CreateInventoryItemMutationVariables>;
export const InventoryItems = new TypedDocumentString(`
    query InventoryItems($text: String) {
  desk {
    inventoryItems(text: $text) {
      id
      code
      name
      countedIn
      available
    }
  }
}
    `) as unknown as TypedDocumentString<InventoryItemsQuery, InventoryItemsQueryVariables>;
export const ChargedPrices = new TypedDocumentString(`
    query ChargedPrices($id: ID!) {
  desk {
    product(id: $id) {
      version
      chargedPrices
      variants {
        label
        chargedPrices
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ChargedPricesQuery, ChargedPricesQueryVariables>;
export const UpdatePrices = new TypedDocumentString(`
    mutation UpdatePrices($changes: [DeskProductChange!]!) {
  updateProducts(changes: $changes) {
    __typename
    ... on DeskProductsUpdated {
      products {
        id
        chargedPrices
        variants {
          label
          chargedPrices
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UpdatePricesMutation, UpdatePricesMutationVariables>;
export const MyList = new TypedDocumentString(`
    query MyList {
  me {
    wishlist {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<MyListQuery, MyListQueryVariables>;
export const AddToWishlist = new TypedDocumentString(`
    mutation AddToWishlist($productId: ID!) {
  addToWishlist(productId: $productId) {
    __typename
    ...Wishlist
    ... on Problem {
      message
    }
  }
}
    fragment Wishlist on WishlistChanged {
  item {
    id
  }
  wishlist {
    id
    productTitle
    price
  }
}`) as unknown as TypedDocumentString<AddToWishlistMutation, AddToWishlistMutationVariables>;
export const RemoveFromWishlist = new TypedDocumentString(`
    mutation RemoveFromWishlist($id: ID!) {
  removeFromWishlist(id: $id) {
    __typename
    ...Wishlist
    ... on Problem {
      message
    }
  }
}
    fragment Wishlist on WishlistChanged {
  item {
    id
  }
  wishlist {
    id
    productTitle
    price
  }
}`) as unknown as TypedDocumentString<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables>;