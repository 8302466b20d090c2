import type { GraphQLResolveInfo } from 'graphql';
import type { DeskCustomerSession as DeskCustomerSessionModel, DeskStaffSession as DeskStaffSessionModel, Session as SessionModel } from '../features/auth/models.ts';
import type { Cart as CartModel, CartLine as CartLineModel } from '../features/cart/models.ts';
import type { DeskBuiltInSearchWords as DeskBuiltInSearchWordsModel, Banner as BannerModel, DeskBanner as DeskBannerModel, Category as CategoryModel, DeskCategory as DeskCategoryModel, ProductConnection as ProductConnectionModel, DeskCategoriesSorted as DeskCategoriesSortedModel, DeskProduct as DeskProductModel, DeskRefusal as DeskRefusalModel, UnitPrice as UnitPriceModel, DeskSearchWords as DeskSearchWordsModel, Product as ProductModel, DeskVariant as DeskVariantModel, ProductVariant as ProductVariantModel, DeskOwnSearchWords as DeskOwnSearchWordsModel } from '../features/catalog/models.ts';
import type { Checkout as CheckoutModel, DeskRefundSum as DeskRefundSumModel, PaymentNotice as PaymentNoticeModel, DeskRefundByHand as DeskRefundByHandModel, DeskPayment as DeskPaymentModel, DeskPaymentAtProvider as DeskPaymentAtProviderModel, DeskRefundableLine as DeskRefundableLineModel, DeskRefund as DeskRefundModel, DeskRefundConnection as DeskRefundConnectionModel, DeskOrderLineWeighed as DeskOrderLineWeighedModel } from '../features/checkout/models.ts';
import type { DeskCustomer as DeskCustomerModel } from '../features/customers/models.ts';
import type { DeskImportPreview as DeskImportPreviewModel, DeskImportRow as DeskImportRowModel, DeskImport as DeskImportModel } from '../features/import/models.ts';
import type { Country as CountryModel } from '../features/locations/models.ts';
import type { DeskLetter as DeskLetterModel, DeskSubscriber as DeskSubscriberModel } from '../features/newsletter/models.ts';
import type { DeskOffer as DeskOfferModel, DeskOfferPreview as DeskOfferPreviewModel, DeskOfferPreviewLine as DeskOfferPreviewLineModel, Offer as OfferModel, Discount as DiscountModel } from '../features/offers/models.ts';
import type { DeskOrderView as DeskOrderViewModel, DeskOrder as DeskOrderModel, DeskOrderMove as DeskOrderMoveModel, DeskOrderConnection as DeskOrderConnectionModel, DeskOrderNote as DeskOrderNoteModel, DeskOrderEvent as DeskOrderEventModel, DeskPackList as DeskPackListModel, DeskPackListItem as DeskPackListItemModel, DeskSubjectSales as DeskSubjectSalesModel, DeskDocumentRow as DeskDocumentRowModel, DeskDocumentTable as DeskDocumentTableModel, DeskTaxDocumentReference as DeskTaxDocumentReferenceModel, DeskTaxDocument as DeskTaxDocumentModel, OrderDocument as OrderDocumentModel, DeskInvoice as DeskInvoiceModel, DeskTaxReport as DeskTaxReportModel, DeskTaxTable as DeskTaxTableModel, DeskOrderLine as DeskOrderLineModel, OrderLine as OrderLineModel, Order as OrderModel } from '../features/orders/models.ts';
import type { DeskDaySales as DeskDaySalesModel, DeskFigures as DeskFiguresModel, DeskOpenTasks as DeskOpenTasksModel, DeskReport as DeskReportModel } from '../features/reports/models.ts';
import type { DeskReview as DeskReviewModel, Review as ReviewModel } from '../features/reviews/models.ts';
import type { DeskInfoPage as DeskInfoPageModel, DeskSettings as DeskSettingsModel } from '../features/settings/models.ts';
import type { DeskStaffInvitation as DeskStaffInvitationModel, DeskStaffMember as DeskStaffMemberModel, DeskMe as DeskMeModel, DeskSavedView as DeskSavedViewModel, Desk as DeskModel } from '../features/staff/models.ts';
import type { DeskStockMovement as DeskStockMovementModel, DeskStockedProduct as DeskStockedProductModel, DeskInventoryItem as DeskInventoryItemModel } from '../features/stock/models.ts';
import type { DeskAuditEvent as DeskAuditEventModel, DeskCustomerEvent as DeskCustomerEventModel, User as UserModel } from '../features/users/models.ts';
import type { WishlistItem as WishlistItemModel } from '../features/wishlist/models.ts';
import type { Context } from '../graphql/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

/** Result of `acceptStaffInvitation`. */
export type AcceptStaffInvitationResult = InvitationInvalid | NotSignedIn | StaffInvitationAccepted;

/** The shop has blocked the account. Only told to who has its password, its Google account or a link mailed to it. */
export type AccountBlocked = Problem & {
  __typename?: 'AccountBlocked';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The account is deleted. */
export type AccountDeleted = {
  __typename?: 'AccountDeleted';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** A new review. */
export type AddReviewInput = {
  /** 0.5 to 5 in half steps. */
  customerRating: Scalars['Float']['input'];
  /** `Product.id`; NotFound if it is not on sale. */
  productId: Scalars['ID']['input'];
  /** Whether it takes the place of one's earlier review of the product, if there is one; a hidden review stays as it is. */
  replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 5000 characters. */
  review: Scalars['String']['input'];
};

/** Result of `addReview`. */
export type AddReviewResult = AlreadyReviewed | InvalidInput | NotFound | NotSignedIn | ReviewAdded | TooManyRequests;

/** A product to add to the cart. */
export type AddToCartInput = {
  /** One of the product's `options`; required if it has any. */
  option?: InputMaybe<Scalars['String']['input']>;
  /** `Product.id`; NotFound if it is not on sale. */
  productId: Scalars['ID']['input'];
  /** At least 1. */
  quantity?: Scalars['Int']['input'];
};

/** Result of `addToCart`. */
export type AddToCartResult = CartChanged | InvalidInput | NotFound | NotSignedIn | OutOfStock;

/** Result of `addToWishlist`. */
export type AddToWishlistResult = AlreadyInWishlist | NotFound | NotSignedIn | WishlistChanged;

/** The product is already on My List. */
export type AlreadyInWishlist = Problem & {
  __typename?: 'AlreadyInWishlist';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The shopper has already reviewed this product. */
export type AlreadyReviewed = Problem & {
  __typename?: 'AlreadyReviewed';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The person is a member of staff already. */
export type AlreadyStaff = Problem & {
  __typename?: 'AlreadyStaff';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** Result of `applyCoupon`. */
export type ApplyCouponResult = CartChanged | CouponProblem | NotSignedIn | TooManyRequests;

/** A picture that links to its sub-category if it has one, otherwise to its category. */
export type Banner = {
  __typename?: 'Banner';
  /** `id` of the linked category. */
  catId: Scalars['ID']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** The first is shown. */
  images: Array<Image>;
  /** `id` of the linked sub-category; null if it links to the category. */
  subCatId?: Maybe<Scalars['ID']['output']>;
  /** A second, smaller line; may be empty. */
  text: Scalars['String']['output'];
  /** Text shown over the picture, and its text alternative. */
  title: Scalars['String']['output'];
};

/** The place of a banner. */
export type BannerKind =
  /** The slider on the home page. */
  | 'HOME'
  /** Tall banners beside lists. */
  | 'SIDE'
  /** The strip between the lists of the home page. */
  | 'STRIP';

/** Result of `beginCheckout`. */
export type BeginCheckoutResult = CartEmpty | CheckoutBegun | InvalidInput | NotSignedIn | OutOfStock | PaymentUnavailable | TotalChanged;

/** Billing and delivery address as given at a checkout. */
export type Billing = {
  __typename?: 'Billing';
  /** Name of the business; null or empty: a consumer. */
  businessName?: Maybe<Scalars['String']['output']>;
  /** City. */
  city: Scalars['String']['output'];
  /** Country. */
  country: Scalars['String']['output'];
  /** E-mail address; need not be that of the account. */
  email: Scalars['String']['output'];
  /** Who pays. */
  fullName: Scalars['String']['output'];
  /** GST number of the business; null or empty: a consumer. */
  gstin?: Maybe<Scalars['String']['output']>;
  /** Phone number. */
  phoneNumber: Scalars['String']['output'];
  /** State. */
  state: Scalars['String']['output'];
  /** House and street. */
  streetAddressLine1: Scalars['String']['output'];
  /** Flat, floor or area. */
  streetAddressLine2: Scalars['String']['output'];
  /** ZIP code. */
  zipCode: Scalars['String']['output'];
};

/** Billing and delivery address. Every field but those of a business is required. */
export type BillingInput = {
  /** Name of that business, at most 100 characters. */
  businessName?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  city: Scalars['String']['input'];
  /** 1 to 100 characters. */
  country: Scalars['String']['input'];
  /** An e-mail address of at most 254 characters; need not be that of the account. */
  email: Scalars['String']['input'];
  /** 1 to 100 characters. */
  fullName: Scalars['String']['input'];
  /** GST number of a business that wants it on the invoice: 15 characters with a valid checksum, with `businessName`. Null or empty: a consumer. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 20 characters. */
  phoneNumber: Scalars['String']['input'];
  /** 1 to 100 characters. */
  state: Scalars['String']['input'];
  /** House and street, 1 to 150 characters. */
  streetAddressLine1: Scalars['String']['input'];
  /** Flat, floor or area, 1 to 150 characters. */
  streetAddressLine2: Scalars['String']['input'];
  /** 1 to 20 characters. */
  zipCode: Scalars['String']['input'];
};

/** Result of `cancelCheckout`. */
export type CancelCheckoutResult = CheckoutCancelled | NotSignedIn;

/** Which order to cancel, and why. */
export type CancelOrderInput = {
  /** As in `RefundOrderInput`. */
  idempotencyKey: Scalars['String']['input'];
  /** `Order.id`. */
  orderId: Scalars['ID']['input'];
  /** A sentence for the shopper, at most 200 characters. */
  reason: Scalars['String']['input'];
};

/** A shopper's cart. */
export type Cart = {
  __typename?: 'Cart';
  /** Whether the shop has coupon codes now. */
  acceptsCodes: Scalars['Boolean']['output'];
  /** Why `couponCode` takes nothing off; null if it does, or there is none. */
  codeProblem?: Maybe<CouponProblem>;
  /** Number of lines. */
  count: Scalars['Int']['output'];
  /** The coupon code that the shopper has applied; null: none. */
  couponCode?: Maybe<Scalars['String']['output']>;
  /** What offers take off, in the order in which they do; empty: nothing. */
  discounts: Array<Discount>;
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Oldest first. */
  lines: Array<CartLine>;
  /** Rupees: sum of the `discounts`. */
  saved: Scalars['Float']['output'];
  /** Rupees: sum of the lines' `subTotal`, before discounts. */
  subTotal: Scalars['Float']['output'];
  /** Rupees: what is to be paid, which is `subTotal` without `saved`. */
  total: Scalars['Float']['output'];
};

/** The cart after the change. */
export type CartChanged = {
  __typename?: 'CartChanged';
  /** The whole cart. */
  cart: Cart;
};

/** The cart is empty. */
export type CartEmpty = Problem & {
  __typename?: 'CartEmpty';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** A product in the cart, with the product's current title, picture, rating, price and stock. */
export type CartLine = {
  __typename?: 'CartLine';
  /**
   * Units that can be bought now besides the other lines, which may draw on the same stock; less than `quantity` if the earlier lines leave
   * too little.
   */
  countInStock: Scalars['Int']['output'];
  /** Rupees: what offers take off the line; 0 without any. */
  discount: Scalars['Float']['output'];
  /** Opaque; of the line, not of the product. */
  id: Scalars['ID']['output'];
  /** The product's first picture. */
  image: Image;
  /** The chosen one of the product's `options`; null if it has none. */
  option?: Maybe<Scalars['String']['output']>;
  /** Rupees per unit. */
  price: Scalars['Float']['output'];
  /** The product. */
  product: Product;
  /** `id` of the product. */
  productId: Scalars['ID']['output'];
  /** The product's `name`. */
  productTitle: Scalars['String']['output'];
  /** Units, at least 1. */
  quantity: Scalars['Int']['output'];
  /** See `Product.rating`. */
  rating: Scalars['Float']['output'];
  /** Rupees: price times quantity, before the discount. */
  subTotal: Scalars['Float']['output'];
  /** What of the product is bought, with its price; null if `option` is no longer one of the product's. */
  variant?: Maybe<ProductVariant>;
};

/** A category, or a sub-category of one. */
export type Category = {
  __typename?: 'Category';
  /** Sub-categories in the shop's order; empty for a sub-category. */
  children: Array<Category>;
  /** Tile colour as #rrggbb. */
  color: Scalars['String']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** The first is used on tiles; may be empty. */
  images: Array<Image>;
  /** Human-readable; can be shown as it is. */
  name: Scalars['String']['output'];
  /** Parent category; null for a top-level category. */
  parent?: Maybe<Category>;
  /** For URLs: lower case, words joined with hyphens, unique. */
  slug: Scalars['String']['output'];
};

/** The old and the new password. */
export type ChangePasswordInput = {
  /** 8 characters to 1024 bytes; PasswordTooCommon for the most common ones. */
  newPassword: Scalars['String']['input'];
  /** The current password. WrongPassword if it is wrong, TooManyRequests after several wrong ones in a row. */
  oldPassword: Scalars['String']['input'];
};

/** Result of `changePassword`. */
export type ChangePasswordResult = InvalidInput | NotSignedIn | PasswordChanged | PasswordTooCommon | TooManyRequests | WrongPassword;

/** Result of `checkStaffInvitation`. */
export type CheckStaffInvitationResult = InvitationInvalid | StaffInvitationOpen;

/** An open checkout; its fields are the options of the provider's popup. */
export type Checkout = {
  __typename?: 'Checkout';
  /** Rupees. */
  amount: Scalars['Float']['output'];
  /** The same amount in paise, as the popup needs it. */
  amountInPaise: Scalars['Int']['output'];
  /** Always INR. */
  currency: Scalars['String']['output'];
  /** The stock is reserved until then: ISO-8601. */
  expiresAt: Scalars['String']['output'];
  /** Opaque; for `cancelCheckout`. */
  id: Scalars['ID']['output'];
  /** The provider's public key. */
  keyId: Scalars['String']['output'];
  /** Id of the provider's order. */
  providerOrderId: Scalars['String']['output'];
  /** Address of the provider's checkout.js; may be relative to the shop's address. */
  scriptUrl: Scalars['String']['output'];
};

/** The popup can be opened. */
export type CheckoutBegun = {
  __typename?: 'CheckoutBegun';
  /** The checkout; the same one for the same cart while it is open. */
  checkout: Checkout;
};

/** The checkout is cancelled, or had already ended. */
export type CheckoutCancelled = {
  __typename?: 'CheckoutCancelled';
  /** The id that was sent. */
  id: Scalars['ID']['output'];
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
  razorpay_order_id: Scalars['String']['input'];
  /** Id of the provider's payment. */
  razorpay_payment_id: Scalars['String']['input'];
  /** The provider's signature of the two: HMAC-SHA256 in hexadecimal digits. */
  razorpay_signature: Scalars['String']['input'];
};

/** Result of `completeCheckout`. */
export type CompleteCheckoutResult = NotSignedIn | OrderPlaced | PaymentPending | PaymentRefunded | PaymentRefused;

/** A country of the location selector. Source: the countries-list package (ISO 3166-1). */
export type Country = {
  __typename?: 'Country';
  /** English name. */
  country: Scalars['String']['output'];
  /** Equal to `iso2`. */
  id: Scalars['ID']['output'];
  /** Two capital letters, such as IN. */
  iso2: Scalars['String']['output'];
};

/** A coupon code takes nothing off. */
export type CouponProblem = Problem & {
  __typename?: 'CouponProblem';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** Rupees that the cart lacks; null if it is something else. */
  missing?: Maybe<Scalars['Float']['output']>;
  /** Units of the offer's products that the cart lacks; null if it is something else. */
  missingUnits?: Maybe<Scalars['Int']['output']>;
};

/** Result of `deleteAccount`; PaymentPending while a checkout is open or a payment is being confirmed. */
export type DeleteAccountResult = AccountDeleted | FreshSignInNeeded | InvalidInput | NotSignedIn | PaymentPending | TooManyRequests | WrongPassword;

/** What staff read at the desk. */
export type Desk = {
  __typename?: 'Desk';
  /** The import that runs or is being taken back, whoever has started it; null: none. Meanwhile no other one can be started or taken back. */
  activeImport?: Maybe<DeskImport>;
  /** Every event that the audit log can have, in groups, for its filter. */
  auditActions: Array<DeskAuditActionGroup>;
  /** What happened to accounts and money, and what staff have done, newest first. */
  auditLog: DeskAuditLog;
  /** All banners of a kind in the shop's order, also those that shoppers do not see now. */
  banners: Array<DeskBanner>;
  /** All top categories in the shop's order, each with its sub-categories. */
  categories: Array<DeskCategory>;
  /** Number of critical reviews, at most 100: up to two stars, not answered, not hidden, of the last 30 days. */
  criticalReviewCount: Scalars['Int']['output'];
  /** An account; null for an unknown or deleted one. */
  customer?: Maybe<DeskCustomer>;
  /** Accounts that are not deleted, newest first; those of staff, too. */
  customers: DeskCustomerConnection;
  /** An import; null if the id is unknown. Read it again to follow a running one. */
  import?: Maybe<DeskImport>;
  /** All columns that an import reads. */
  importColumns: Array<DeskImportColumn>;
  /** The imports of the last 90 days, newest first, those at the command line included. */
  imports: DeskImportConnection;
  /** The texts of all information pages. */
  infoPages: Array<DeskInfoPage>;
  /** At most 50 inventory items besides the products' own ones, by name. */
  inventoryItems: Array<DeskInventoryItem>;
  /** A letter; null if the id is unknown. */
  letter?: Maybe<DeskLetter>;
  /** The text of a letter as its readers get it, with a link to unsubscribe that works for nobody. */
  letterPreview: Scalars['String']['output'];
  /** All letters, the newest first. */
  letters: DeskLetterConnection;
  /**
   * Inventory items on sale whose stock is low (`available` is at most `lowStockThreshold`), those of which the fewest packages can be bought
   * first.
   */
  lowStock: DeskStockedProductConnection;
  /** Number of inventory items on sale whose stock is low; at most 1000, which may have been true a minute ago. */
  lowStockCount: Scalars['Int']['output'];
  /** Where the shop's mails go. */
  mailDelivery: DeskMailDelivery;
  /** The member of staff who sends the request. */
  me: DeskMe;
  /** An offer; null for an unknown id. */
  offer?: Maybe<DeskOffer>;
  /** What an offer, saved or not, would take off a basket, alone, and if its days and limits allow it. */
  offerPreview: DeskOfferPreviewResult;
  /** All offers, the newest first. */
  offers: DeskOfferConnection;
  /**
   * What somebody has to do. Each count is exact below 1000 and stops there, that of `unresolvedRefunds` at 200; that it has reached 1000 may have
   * been true a minute ago.
   */
  openTasks: DeskOpenTasks;
  /** Any order; null if there is none. */
  order?: Maybe<DeskOrder>;
  /** The payment of an order with its refunds; null for an unknown order. */
  orderPayment?: Maybe<DeskPayment>;
  /**
   * The member's saved views of the list of orders by name, then those that others share by name, at most 200 of them.
   * @deprecated Since 2026-11-30: `savedViews` has those of all lists.
   */
  orderViews: Array<DeskOrderView>;
  /** A page of all orders. */
  orders: DeskOrderConnection;
  /** Some orders, in this order, such as to print them. Unknown orders are left out. */
  ordersById: Array<DeskOrder>;
  /** What to collect for some orders, of those that are paid or being packed. Unknown orders are left out. */
  packList: DeskPackList;
  /** A product, also a withdrawn one; null if the id is unknown. */
  product?: Maybe<DeskProduct>;
  /**
   * Products, one page at a time. Which products it lists is up to a second old; their values are current. Cursors are stable, as those
   * of `Query.products`.
   */
  products: DeskProductConnection;
  /**
   * Products on sale that invoices cannot have tax for: they have no HSN code or no rate of GST, neither their own nor one of their
   * categories'. Oldest first; `totalCount` is null.
   */
  productsWithoutTax: DeskProductConnection;
  /** A page of all refunds that this shop has made, newest first. */
  refunds: DeskRefundConnection;
  /**
   * The shop's figures of some days, and of as many days before them. Days are those of the shop's time zone, as `2026-11-23`. A wrong period is
   * answered by an error with the code BAD_USER_INPUT.
   */
  report: DeskReport;
  /** Reviews of all products, newest first. */
  reviews: DeskReviewConnection;
  /** All roles with their permissions. */
  roles: Array<DeskRole>;
  /**
   * The member's own views of a list by name, then those that others share by name, at most 200 of them. None of a list that the member
   * may not see.
   */
  savedViews: Array<DeskSavedView>;
  /** The words that the search knows for one thing, such as `pyaz` and `onion`: the shop's own groups, and the built-in ones. */
  searchWords: DeskSearchWords;
  /** The shop's settings. */
  settings: DeskSettings;
  /** All staff, by role and name. */
  staff: Array<DeskStaffMember>;
  /** The invitations that can still be accepted, newest first. */
  staffInvitations: Array<DeskStaffInvitation>;
  /** The devices on which a member of staff is signed in: that of this request first, then by last use. Empty for everybody else. */
  staffSessions: Array<DeskStaffSession>;
  /** The ledger of the stock: movements, newest first. */
  stockMovements: DeskStockMovementConnection;
  /**
   * The inventory items of products on sale, in the shop's order of the products, or by relevance with a text. A page has those of `first`
   * products; an item on which products of several pages draw is on each of them.
   */
  stockedProducts: DeskStockedProductConnection;
  /** Number of subscribers, at most a minute old. */
  subscriberCount: Scalars['Int']['output'];
  /** Who gets the newsletter: by e-mail address with a search, else the newest first. */
  subscribers: DeskSubscriberConnection;
  /**
   * Refunds that staff have to settle, newest first, at most 200: those that the payment provider has not completed after some attempts, and those of the
   * last 60 days that it has refused, as long as no other refund of their payment was made since.
   * @deprecated Since 2026-11-27: `refunds` lists them with `state: unresolved`.
   */
  unresolvedRefunds: Array<DeskRefund>;
  /** Inventory items with available units, on which no variant of any product draws, by name: such as packages of goods that are sold loose now. */
  unsoldItems: DeskStockedProductConnection;
};


/** What staff read at the desk. */
export type DeskAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeskAuditLogFilter>;
  first?: Scalars['Int']['input'];
};


/** What staff read at the desk. */
export type DeskBannersArgs = {
  kind: BannerKind;
};


/** What staff read at the desk. */
export type DeskCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** What staff read at the desk. */
export type DeskCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  blocked?: InputMaybe<Scalars['Boolean']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What staff read at the desk. */
export type DeskImportArgs = {
  id: Scalars['ID']['input'];
};


/** What staff read at the desk. */
export type DeskImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What staff read at the desk. */
export type DeskInventoryItemsArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
};


/** What staff read at the desk. */
export type DeskLetterArgs = {
  id: Scalars['ID']['input'];
};


/** What staff read at the desk. */
export type DeskLetterPreviewArgs = {
  body: Scalars['String']['input'];
};


/** What staff read at the desk. */
export type DeskLettersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What staff read at the desk. */
export type DeskLowStockArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What staff read at the desk. */
export type DeskOfferArgs = {
  id: Scalars['ID']['input'];
};


/** What staff read at the desk. */
export type DeskOfferPreviewArgs = {
  basket: Array<DeskBasketLineInput>;
  input: DeskOfferInput;
};


/** What staff read at the desk. */
export type DeskOffersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What staff read at the desk. */
export type DeskOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What staff read at the desk. */
export type DeskOrderPaymentArgs = {
  orderId: Scalars['ID']['input'];
};


/** What staff read at the desk. */
export type DeskOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: DeskOrderFilter;
  first?: Scalars['Int']['input'];
  sort?: DeskOrderSort;
};


/** What staff read at the desk. */
export type DeskOrdersByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What staff read at the desk. */
export type DeskPackListArgs = {
  orderIds: Array<Scalars['ID']['input']>;
};


/** What staff read at the desk. */
export type DeskProductArgs = {
  id: Scalars['ID']['input'];
};


/** What staff read at the desk. */
export type DeskProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeskProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DeskProductSort>;
};


/** What staff read at the desk. */
export type DeskProductsWithoutTaxArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What staff read at the desk. */
export type DeskRefundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeskRefundFilter>;
  first?: Scalars['Int']['input'];
};


/** What staff read at the desk. */
export type DeskReportArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  lastDays?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};


/** What staff read at the desk. */
export type DeskReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeskReviewFilter>;
  first?: Scalars['Int']['input'];
};


/** What staff read at the desk. */
export type DeskSavedViewsArgs = {
  list: DeskListName;
};


/** What staff read at the desk. */
export type DeskStaffSessionsArgs = {
  id: Scalars['ID']['input'];
};


/** What staff read at the desk. */
export type DeskStockMovementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<DeskStockMovementKind>;
  productId?: InputMaybe<Scalars['ID']['input']>;
};


/** What staff read at the desk. */
export type DeskStockedProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** What staff read at the desk. */
export type DeskSubscribersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<DeskSubscriberState>;
};


/** What staff read at the desk. */
export type DeskUnsoldItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of `adjustStock`. */
export type DeskAdjustStockResult = DeskStockAdjusted | DeskStockRefused | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** An event that the audit log can have. */
export type DeskAuditAction = {
  __typename?: 'DeskAuditAction';
  /** Its name, such as `orderMoved`: see `DeskAuditEvent.action`. */
  name: Scalars['String']['output'];
  /** What happened, in words, such as `Order moved`. */
  title: Scalars['String']['output'];
};

/** Events of the audit log that are about the same kind of thing. */
export type DeskAuditActionGroup = {
  __typename?: 'DeskAuditActionGroup';
  /** The events. */
  actions: Array<DeskAuditAction>;
  /** What they are about, such as `Orders`. */
  title: Scalars['String']['output'];
};

/** An event of the audit log. */
export type DeskAuditEvent = {
  __typename?: 'DeskAuditEvent';
  /** What happened, such as `orderMoved`. */
  action: Scalars['String']['output'];
  /** The e-mail address of that person. */
  actorEmail?: Maybe<Scalars['String']['output']>;
  /** Id of the member of staff who caused it; null for the account's own user and for the shop. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** The name of that person. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** The client's IP address; empty for events of the shop itself. */
  address: Scalars['String']['output'];
  /** Time: ISO-8601. */
  at: Scalars['String']['output'];
  /** What has changed, in words; may be empty. */
  detail: Scalars['String']['output'];
  /** Opaque; sorts by time. */
  id: Scalars['ID']['output'];
  /** The name of the product that it is about; null if it is about something else, or the product is withdrawn. */
  productName?: Maybe<Scalars['String']['output']>;
  /** What it is about, such as `order:<id>`; null for the account itself. */
  subject?: Maybe<Scalars['String']['output']>;
  /** What happened, in words, such as `Order moved`. */
  title: Scalars['String']['output'];
  /** The e-mail address of its user. */
  userEmail?: Maybe<Scalars['String']['output']>;
  /** Id of the account concerned; null if there is none. */
  userId?: Maybe<Scalars['ID']['output']>;
  /** The name of its user. */
  userName?: Maybe<Scalars['String']['output']>;
};

/** A page of the audit log. */
export type DeskAuditLog = {
  __typename?: 'DeskAuditLog';
  /** The events of the page, newest first. */
  nodes: Array<DeskAuditEvent>;
  /** Position of the page. */
  pageInfo: PageInfo;
};

/** A part of the audit log as a file. */
export type DeskAuditLogCsv = {
  __typename?: 'DeskAuditLogCsv';
  /** Rows of a CSV file; the first part begins with the names of the columns. Times are the shop's, such as `2026-11-23 18:05:09`. */
  csv: Scalars['String']['output'];
  /** Pass it as `after` for the next part; null: this is the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
};

/** Which events of the audit log. Of `subject`, `actorId`, `userId` and `text` the first that is given counts; all others must hold. */
export type DeskAuditLogFilter = {
  /** One of these, see `DeskAuditAction.name`. */
  actions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Id of the member of staff who caused the event. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** The first day in the shop's time zone, such as 2026-11-23. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** What the event is about, such as `order:<id>`. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /**
   * Who did it, or whom or what it is about: the beginning of an e-mail address, the name of a member of staff, the id of an order,
   * a product or an account, or `order:<id>`.
   */
  text?: InputMaybe<Scalars['String']['input']>;
  /** The last day. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** Id of the account concerned. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** A banner as staff see it. */
export type DeskBanner = {
  __typename?: 'DeskBanner';
  /** The category or sub-category that it links to. */
  category: DeskCategory;
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** The picture. */
  image: Image;
  /** The place where it is shown. */
  kind: BannerKind;
  /** Shoppers see it from this time on: ISO-8601; null: at once. */
  shownFrom?: Maybe<Scalars['String']['output']>;
  /** Whether shoppers see it now. */
  shownNow: Scalars['Boolean']['output'];
  /** Shoppers no longer see it from this time on: ISO-8601; null: it stays. */
  shownUntil?: Maybe<Scalars['String']['output']>;
  /** A second, smaller line; may be empty. */
  text: Scalars['String']['output'];
  /** Text shown over the picture. */
  title: Scalars['String']['output'];
  /** Changes whenever a field below changes. Send it with a change. */
  version: Scalars['String']['output'];
};

/** What changes of a banner. Absent fields keep the stored value. */
export type DeskBannerChange = {
  /** `id` of a category or sub-category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** See `DeskBanner.id`. */
  id: Scalars['ID']['input'];
  /** Address of a picture that was uploaded for the banner's kind. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** ISO-8601; null: at once. */
  shownFrom?: InputMaybe<Scalars['String']['input']>;
  /** ISO-8601; null: it stays. */
  shownUntil?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The `DeskBanner.version` that was shown: InvalidInput with the field `version` if it has another one by now. */
  version: Scalars['String']['input'];
};

/** The banner is deleted. */
export type DeskBannerDeleted = {
  __typename?: 'DeskBannerDeleted';
  /** The id that was sent. */
  id: Scalars['ID']['output'];
};

/** The banner is saved. */
export type DeskBannerSaved = {
  __typename?: 'DeskBannerSaved';
  /** The banner. */
  banner: DeskBanner;
};

/** The banners are sorted. */
export type DeskBannersSorted = {
  __typename?: 'DeskBannersSorted';
  /** The banners of the kind in the new order. */
  banners: Array<DeskBanner>;
};

/** A line of a sample basket. */
export type DeskBasketLineInput = {
  /** One of the product's `options`; null: the first, if it has any. */
  option?: InputMaybe<Scalars['String']['input']>;
  /** `Product.id`. */
  productId: Scalars['ID']['input'];
  /** 1 to 1000. */
  quantity: Scalars['Int']['input'];
};

/** What the best sellers are sorted by. */
export type DeskBestSellerOrder =
  /** By amount. */
  | 'SALES'
  /** By number of units. */
  | 'UNITS';

/** A built-in group. */
export type DeskBuiltInSearchWords = {
  __typename?: 'DeskBuiltInSearchWords';
  /** Each finds what is called by any of `words`, but not the other way round: brands that stand for the thing. */
  narrower: Array<Scalars['String']['output']>;
  /** Each finds what is called by any of them. */
  words: Array<Scalars['String']['output']>;
};

/** Result of `cancelOrder`. */
export type DeskCancelOrderResult = DeskOrderRefunded | InvalidInput | NotAllowed | NotFound | NotSignedIn | OrderStatusConflict | PaymentUnavailable;

/** The categories are sorted. */
export type DeskCategoriesSorted = {
  __typename?: 'DeskCategoriesSorted';
  /** All top categories in the shop's order. */
  categories: Array<DeskCategory>;
};

/** A category or sub-category as staff see it. */
export type DeskCategory = {
  __typename?: 'DeskCategory';
  /** Its sub-categories in the shop's order. */
  children: Array<DeskCategory>;
  /** Tile colour as #rrggbb. */
  color: Scalars['String']['output'];
  /**
   * What the comparable unit prices of its products are for. Null: that of its category; of a top category: automatic (per 100 g, 100 ml,
   * metre or piece).
   */
  comparableUnit?: Maybe<ComparableUnit>;
  /** GST of its products that have none: percent, `exempt`, or empty. */
  gst: Scalars['String']['output'];
  /** Whether any of its products on sale has the option list RAM. */
  hasMemory: Scalars['Boolean']['output'];
  /** HSN code of its products that have none; empty: none. */
  hsn: Scalars['String']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Its picture; null: none. */
  image?: Maybe<Image>;
  /** Plain text; unique among its siblings. */
  name: Scalars['String']['output'];
  /** `id` of its category; null: it is a top category. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Number of its products on sale; up to a second old. */
  productCount: Scalars['Int']['output'];
  /** For URLs; never changes. */
  slug: Scalars['String']['output'];
  /** Changes whenever a field changes that can be edited here. Send it with a change. */
  version: Scalars['String']['output'];
  /** Number of its products that are not on sale. A category with any products cannot be deleted. */
  withdrawnCount: Scalars['Int']['output'];
};

/** What changes of a category. Absent fields keep the stored value. */
export type DeskCategoryChange = {
  /** #rrggbb. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** See `DeskCategory.comparableUnit`; null stands for a value, too. */
  comparableUnit?: InputMaybe<ComparableUnit>;
  /** GST of its products that have none, as of a product; empty: none. */
  gst?: InputMaybe<Scalars['String']['input']>;
  /** HSN code of its products that have none; empty: none. */
  hsn?: InputMaybe<Scalars['String']['input']>;
  /** See `DeskCategory.id`. */
  id: Scalars['ID']['input'];
  /** Address of a picture that was uploaded as `tile`; null removes the picture. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** See `DeskNewCategory.name`. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The `DeskCategory.version` that was shown: InvalidInput with the field `version` if it has another one by now. */
  version: Scalars['String']['input'];
};

/** The category is deleted. */
export type DeskCategoryDeleted = {
  __typename?: 'DeskCategoryDeleted';
  /** The id that was sent. */
  id: Scalars['ID']['output'];
};

/** The category cannot be deleted, because it still has products, sub-categories or banners. */
export type DeskCategoryNotEmpty = Problem & {
  __typename?: 'DeskCategoryNotEmpty';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** Name of the category. */
  name: Scalars['String']['output'];
};

/** The category is saved. */
export type DeskCategorySaved = {
  __typename?: 'DeskCategorySaved';
  /** The category. */
  category: DeskCategory;
};

/** Result of `confirmSecondFactor`. */
export type DeskConfirmSecondFactorResult = DeskSecondFactorConfirmed | NotAllowed | NotSignedIn | SecondFactorExists | TooManyRequests | WrongCode;

/** Result of `createBanner`. */
export type DeskCreateBannerResult = DeskBannerSaved | InvalidInput | NotAllowed | NotSignedIn;

/** Result of `createCategory`. */
export type DeskCreateCategoryResult = DeskCategorySaved | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** Result of `createInventoryItem`. */
export type DeskCreateInventoryItemResult = DeskInventoryItemCreated | InvalidInput | NotAllowed | NotSignedIn;

/** Result of `createProduct`. */
export type DeskCreateProductResult = DeskProductCreated | DeskProductsRefused | NotAllowed | NotSignedIn;

/** An account as staff see it: never a password, a token or a hash. */
export type DeskCustomer = {
  __typename?: 'DeskCustomer';
  /** When it was blocked: ISO-8601; null unless it is blocked. */
  blockedAt?: Maybe<Scalars['String']['output']>;
  /** Why; null unless it is blocked. */
  blockedReason?: Maybe<Scalars['String']['output']>;
  /** Number of lines of the cart. */
  cartCount: Scalars['Int']['output'];
  /** `User.email`. */
  email: Scalars['String']['output'];
  /** `User.emailVerified`. */
  emailVerified: Scalars['Boolean']['output'];
  /** What has happened to the account, newest first; empty for an account of the staff, see `Desk.auditLog`. */
  events: DeskCustomerEventConnection;
  /** `User.id`. */
  id: Scalars['ID']['output'];
  /** When the account was opened: ISO-8601. */
  joined: Scalars['String']['output'];
  /** Last use of a session, accurate to ten minutes: ISO-8601; null without a session. */
  lastSeen?: Maybe<Scalars['String']['output']>;
  /** `User.name`. */
  name: Scalars['String']['output'];
  /** Number of all orders. */
  orderCount: Scalars['Int']['output'];
  /** Sum of all orders in rupees, without what was given back. */
  orderTotal: Scalars['Float']['output'];
  /** All orders, newest first. */
  orders: DeskCustomerOrderConnection;
  /** `User.phone`. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The newest 100 reviews, hidden ones too, newest first. */
  reviews: Array<DeskReview>;
  /** Sessions by last use; empty for an account of the staff, see `Desk.staff`. */
  sessions: Array<DeskCustomerSession>;
  /** Empty when nobody can sign in, as for the authors of the demo's reviews. */
  signsInWith: Array<DeskSignInMethod>;
  /** The account's role at the desk; null for a shopper. */
  staffRole?: Maybe<StaffRole>;
  /** Number of items of My List. */
  wishlistCount: Scalars['Int']['output'];
};


/** An account as staff see it: never a password, a token or a hash. */
export type DeskCustomerEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** An account as staff see it: never a password, a token or a hash. */
export type DeskCustomerOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** The account is changed, or was so already. */
export type DeskCustomerChanged = {
  __typename?: 'DeskCustomerChanged';
  /** The account after the change. */
  customer: DeskCustomer;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** A page of accounts. */
export type DeskCustomerConnection = {
  __typename?: 'DeskCustomerConnection';
  /** The accounts of the page, newest first. */
  nodes: Array<DeskCustomer>;
  /** Position of the page. */
  pageInfo: PageInfo;
};

/** The personal data of a shopper, as a file. */
export type DeskCustomerData = {
  __typename?: 'DeskCustomerData';
  /** A name for the file. */
  fileName: Scalars['String']['output'];
  /** The content: JSON, the same as of `GET /api/user/{id}/data`. */
  json: Scalars['String']['output'];
};

/** The account is deleted. */
export type DeskCustomerErased = {
  __typename?: 'DeskCustomerErased';
  /** `DeskCustomer.id`. */
  id: Scalars['ID']['output'];
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** Something that has happened to an account. */
export type DeskCustomerEvent = {
  __typename?: 'DeskCustomerEvent';
  /** As in the audit log, such as `signedIn` or `customerBlocked`. */
  action: Scalars['String']['output'];
  /** Name of the member of staff who did it; null for the shopper and for the shop itself. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** ISO-8601. */
  date: Scalars['String']['output'];
  /** What has changed, in words; may be empty. */
  detail: Scalars['String']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Id of the order that it is about; null if it is about something else. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** What happened, in words, such as `Signed in`. */
  title: Scalars['String']['output'];
};

/** A page of what has happened to an account. */
export type DeskCustomerEventConnection = {
  __typename?: 'DeskCustomerEventConnection';
  /** The events of the page, newest first. */
  nodes: Array<DeskCustomerEvent>;
  /** Position of the page. */
  pageInfo: PageInfo;
};

/** The account is one of the staff: an owner must remove the person from the staff first. Nothing is changed. */
export type DeskCustomerIsStaff = Problem & {
  __typename?: 'DeskCustomerIsStaff';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** A page of an account's orders. */
export type DeskCustomerOrderConnection = {
  __typename?: 'DeskCustomerOrderConnection';
  /** The orders of the page, newest first. */
  nodes: Array<DeskOrder>;
  /** Position of the page. */
  pageInfo: PageInfo;
};

/** Result of a change of an account by staff. */
export type DeskCustomerResult = DeskCustomerChanged | DeskCustomerIsStaff | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** A signed-in device of a shopper. */
export type DeskCustomerSession = {
  __typename?: 'DeskCustomerSession';
  /** Browser and system, such as `Firefox on Linux`. */
  device: Scalars['String']['output'];
  /** Opaque; not the session token. */
  id: Scalars['ID']['output'];
  /** Time of the last use, accurate to ten minutes: ISO-8601. */
  lastUsed: Scalars['String']['output'];
  /** Time of the sign-in: ISO-8601. */
  started: Scalars['String']['output'];
};

/** What was sold on a day, and the checkouts that began on it. */
export type DeskDaySales = {
  __typename?: 'DeskDaySales';
  /** Checkouts that began on the day. */
  checkoutsBegun: Scalars['Int']['output'];
  /** Those of them that are paid. */
  checkoutsPaid: Scalars['Int']['output'];
  /** The day. */
  date: Scalars['String']['output'];
  /** Number of orders. */
  orders: Scalars['Int']['output'];
  /** Rupees. */
  sales: Scalars['Float']['output'];
};

/** Result of `deleteBanner`. */
export type DeskDeleteBannerResult = DeskBannerDeleted | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** Result of `deleteCategory`. */
export type DeskDeleteCategoryResult = DeskCategoryDeleted | DeskCategoryNotEmpty | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** Result of `deleteOrderNote`; NotFound: it is gone, or the member may not delete it. */
export type DeskDeleteOrderNoteResult = DeskOrderNoteDeleted | NotAllowed | NotFound | NotSignedIn;

/** Result of `deleteOrderView`; NotFound: it is gone, or the member may not delete it. */
export type DeskDeleteOrderViewResult = DeskOrderViewDeleted | NotAllowed | NotFound | NotSignedIn;

/** Result of `deleteView`; NotFound: it is gone, or the member may not delete it. */
export type DeskDeleteViewResult = DeskViewDeleted | NotAllowed | NotFound | NotSignedIn;

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

/** A row of a table of a document. */
export type DeskDocumentRow = {
  __typename?: 'DeskDocumentRow';
  /** Its texts by column. */
  cells: Array<Scalars['String']['output']>;
  /** What stands below all its columns, such as a discount; null: nothing. */
  note?: Maybe<Scalars['String']['output']>;
};

/** A table of a document, as texts. Amounts are in rupees. */
export type DeskDocumentTable = {
  __typename?: 'DeskDocumentTable';
  /** Headings of the columns. The first column has texts, the others have numbers. */
  headings: Array<Scalars['String']['output']>;
  /** `Products` or `Tax by rate`. */
  name: Scalars['String']['output'];
  /** The rows. */
  rows: Array<DeskDocumentRow>;
  /** Cells of the sums below the rows. */
  totals: Array<Array<Scalars['String']['output']>>;
};

/** The tax of a document. */
export type DeskDocumentTax = {
  __typename?: 'DeskDocumentTax';
  /** Such as `27-Maharashtra`. */
  placeOfSupply: Scalars['String']['output'];
};

/** Result of `duplicateProduct`. */
export type DeskDuplicateProductResult = DeskProductCreated | NotAllowed | NotFound | NotSignedIn;

/** Some of the products were changed since they were shown. Nothing was saved. */
export type DeskEditConflict = Problem & {
  __typename?: 'DeskEditConflict';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Each such product. */
  conflicts: Array<DeskProductConflict>;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** Result of `eraseCustomer`. */
export type DeskEraseCustomerResult = DeskCustomerErased | DeskCustomerIsStaff | InvalidInput | NotAllowed | NotFound | NotSignedIn | PaymentPending;

/** Result of `exportAuditLog`. */
export type DeskExportAuditLogResult = DeskAuditLogCsv | InvalidInput | NotAllowed | NotSignedIn | TooManyRequests;

/** Result of `exportCustomerData`. */
export type DeskExportCustomerDataResult = DeskCustomerData | DeskCustomerIsStaff | NotAllowed | NotFound | NotSignedIn;

/** Result of `exportOrders`. */
export type DeskExportOrdersResult = DeskOrdersCsv | InvalidInput | NotAllowed | NotSignedIn | TooManyRequests;

/** Result of `exportRefunds`. */
export type DeskExportRefundsResult = DeskRefundsCsv | InvalidInput | NotAllowed | NotSignedIn | TooManyRequests;

/** Result of `exportSearchWords`. */
export type DeskExportSearchWordsResult = DeskSearchWordsCsv | NotAllowed | NotSignedIn | TooManyRequests;

/** Result of `exportSubscribers`. */
export type DeskExportSubscribersResult = DeskSubscribersCsv | InvalidInput | NotAllowed | NotSignedIn | TooManyRequests;

/**
 * Figures of some days. Sales are the amounts of the orders that were placed, those that were cancelled or refunded later included; refunds
 * are a figure of their own, of the day on which they were requested.
 */
export type DeskFigures = {
  __typename?: 'DeskFigures';
  /** Rupees; null without orders. */
  averageBasket?: Maybe<Scalars['Float']['output']>;
  /** Checkouts that began in the period; payments for those of earlier days count after a minute at most. */
  checkoutsBegun: Scalars['Int']['output'];
  /** Those of them that are paid. */
  checkoutsPaid: Scalars['Int']['output'];
  /** Each day, the first one first. */
  days: Array<DeskDaySales>;
  /** First day. */
  from: Scalars['String']['output'];
  /** Number of orders. */
  orders: Scalars['Int']['output'];
  /** Number of these refunds. */
  refundCount: Scalars['Int']['output'];
  /** Refunds of orders by staff that have not failed, in rupees. */
  refunds: Scalars['Float']['output'];
  /** Rupees; the sum of the days. */
  sales: Scalars['Float']['output'];
  /** Last day. */
  to: Scalars['String']['output'];
};

/** A picture of a product. */
export type DeskImage = {
  __typename?: 'DeskImage';
  /** Text alternative; empty: the product's name. */
  alt: Scalars['String']['output'];
  /** See `Image.srcSet`. */
  srcSet?: Maybe<Scalars['String']['output']>;
  /** See `Image.url`. */
  url: Scalars['String']['output'];
};

/** A picture of a product. */
export type DeskImageInput = {
  /** Text alternative, at most 200 characters; empty: the product's name. */
  alt?: InputMaybe<Scalars['String']['input']>;
  /** `DeskImage.url`, or the address that an upload returned. */
  url: Scalars['String']['input'];
};

/** An import of a catalogue file. POST the file to `/desk/imports` to get its id. */
export type DeskImport = {
  __typename?: 'DeskImport';
  /** Name of the member of staff; `Command line` for an import there. */
  actorName: Scalars['String']['output'];
  /** ISO-8601. */
  createdAt: Scalars['String']['output'];
  /** Records that are processed. */
  done: Scalars['Int']['output'];
  /** Its file; null when it was deleted, a day after it was sent, or was imported at the command line. */
  file?: Maybe<DeskImportFile>;
  /** As the file was called when it was sent. */
  fileName: Scalars['String']['output'];
  /** ISO-8601; null until the whole file is imported. */
  finishedAt?: Maybe<Scalars['String']['output']>;
  /** Whether its undo ended half-way, of a state `stopped`: `undoImport` continues the undo, and `startImport` is refused. */
  hasStoppedUndo: Scalars['Boolean']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Products that it has created. */
  imported: Scalars['Int']['output'];
  /** Changes that the undo has kept, because of what somebody has changed since. */
  kept: Scalars['Int']['output'];
  /**
   * What the import would do now; what it was going to do if it has begun. Made at the first reading, which takes seconds for a large
   * file. Null without a file, or while required columns are missing.
   */
  preview?: Maybe<DeskImportPreview>;
  /** Why it stopped; empty if it did not. */
  problem: Scalars['String']['output'];
  /** Whether `DeskProduct.contents` are read from the ends of names, where records do not say them and none are stored. */
  readsContents: Scalars['Boolean']['output'];
  /** Records that were refused. */
  refused: Scalars['Int']['output'];
  /** Records that were corrected, or merged into an earlier one. */
  repaired: Scalars['Int']['output'];
  /** Changes that the undo has taken back. */
  restored: Scalars['Int']['output'];
  /**
   * Whether it runs, or is being taken back, and has not said for some seconds that it does: its process has probably ended. Ten seconds
   * after its last word the state is `stopped`.
   */
  seemsInterrupted: Scalars['Boolean']['output'];
  /** Whether units become those of the file although they have moved since the export that it comes from. */
  setsMovedStock: Scalars['Boolean']['output'];
  /** Where it is. */
  state: DeskImportState;
  /** Records of the file; 0 before it was started. */
  total: Scalars['Int']['output'];
  /** ISO-8601; null unless it was taken back. */
  undoneAt?: Maybe<Scalars['String']['output']>;
  /** Products that it has changed. */
  updated: Scalars['Int']['output'];
};

/** Another import runs, or is being taken back: try again when `Desk.activeImport` is null. */
export type DeskImportBusy = Problem & {
  __typename?: 'DeskImportBusy';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** A category or sub-category that an import would create. */
export type DeskImportCategory = {
  __typename?: 'DeskImportCategory';
  /** Name of the category, or of the one that the sub-category is in. */
  category: Scalars['String']['output'];
  /** Products that the import would put into it. */
  products: Scalars['Int']['output'];
  /** The existing category, or sub-category of the same category, of which it may be a misspelling. */
  similarName?: Maybe<Scalars['String']['output']>;
  /** Null: it is the category itself. */
  subCategory?: Maybe<Scalars['String']['output']>;
};

/** A value that an import would change. */
export type DeskImportChange = {
  __typename?: 'DeskImportChange';
  /**
   * See `DeskImportColumn.column`; `on sale` for a product that comes back. Of a variant its option and the column's label (`500 g: Selling price`), of
   * an inventory item its name (`Bananas, loose: Stock`), `Variants` for their number, and `Order of the variants`.
   */
  column: Scalars['String']['output'];
  /** As a file has it; empty: none. */
  new: Scalars['String']['output'];
  /** As a file has it; empty: none. */
  old: Scalars['String']['output'];
};

/** A column that an import reads. */
export type DeskImportColumn = {
  __typename?: 'DeskImportColumn';
  /** As in the first line of an export. */
  column: Scalars['String']['output'];
  /** What shopkeepers call it. */
  label: Scalars['String']['output'];
  /** Whether new products need it. Not needed with an SKU or id of products of the shop; a sub-category or an MRP replaces category or selling price. */
  required: Scalars['Boolean']['output'];
};

/** A page of imports. */
export type DeskImportConnection = {
  __typename?: 'DeskImportConnection';
  /** The imports of this page. */
  nodes: Array<DeskImport>;
  /** Where the next page begins. */
  pageInfo: PageInfo;
};

/** The columns of a file. */
export type DeskImportFile = {
  __typename?: 'DeskImportFile';
  /** All columns, in the order of the file. */
  columns: Array<DeskImportFileColumn>;
  /** `UTF-8`, `UTF-16`, `UTF-16BE`, `Windows-1252`, or `Excel workbook`; of several sheets with the names of the one that is read and of the others. */
  encoding: Scalars['String']['output'];
  /** The beginnings of the first 50 lines that are not blank. */
  firstLines: Array<DeskImportFileLine>;
  /** Number of the line, or of the row of a workbook, that names the columns, from 1. */
  headerLine: Scalars['Int']['output'];
  /** Which of them are imported; by their names until `mapImportColumns`. */
  mapping: Array<DeskImportMapping>;
  /** Columns that an import needs and the mapping lacks. */
  missing: Array<Scalars['String']['output']>;
};

/** A column of a file. */
export type DeskImportFileColumn = {
  __typename?: 'DeskImportFileColumn';
  /** Place in the file, from 0. */
  index: Scalars['Int']['output'];
  /** From the line that names the columns; may be empty. */
  name: Scalars['String']['output'];
  /** Its first value; empty if the first 50 records have none. */
  sample: Scalars['String']['output'];
};

/** A line at the beginning of a file. */
export type DeskImportFileLine = {
  __typename?: 'DeskImportFileLine';
  /** From 1. */
  line: Scalars['Int']['output'];
  /** Its first 200 characters. */
  text: Scalars['String']['output'];
};

/** A column of a file that is imported. */
export type DeskImportMapping = {
  __typename?: 'DeskImportMapping';
  /** See `DeskImportColumn.column`. */
  column: Scalars['String']['output'];
  /** See `DeskImportFileColumn.index`. */
  index: Scalars['Int']['output'];
};

/** A column of a file that is imported. */
export type DeskImportMappingInput = {
  /** See `DeskImportColumn.column`. */
  column: Scalars['String']['input'];
  /** See `DeskImportFileColumn.index`. */
  index: Scalars['Int']['input'];
};

/** A correction, or why a record is merged or refused. */
export type DeskImportNote = {
  __typename?: 'DeskImportNote';
  /** See `DeskImportColumn.column`; empty for the whole record. */
  column: Scalars['String']['output'];
  /** What is used instead; empty: nothing. */
  new: Scalars['String']['output'];
  /** What the file has. */
  old: Scalars['String']['output'];
  /** A sentence. */
  reason: Scalars['String']['output'];
};

/** What an import would do. */
export type DeskImportPreview = {
  __typename?: 'DeskImportPreview';
  /** The same with their products, and with existing names of which they may be misspellings. */
  categoriesToCreate: Array<DeskImportCategory>;
  /** Opaque. The same as long as the import would do the same. */
  id: Scalars['ID']['output'];
  /** New products. */
  imported: Scalars['Int']['output'];
  /** Records whose units have moved since the export that the file comes from: see `DeskImport.setsMovedStock`. */
  movedStock: Scalars['Int']['output'];
  /**
   * Categories that would be created, sub-categories as `Category / Sub-category`.
   * @deprecated Since 2026-11-28: `categoriesToCreate` has them with their products.
   */
  newCategories: Array<Scalars['String']['output']>;
  /** Records that would be refused. */
  refused: Scalars['Int']['output'];
  /** Records that would be corrected, or merged into an earlier one. Each is counted in one of the others, too, unless it is merged. */
  repaired: Scalars['Int']['output'];
  /** The records, in the order of the file; those about the variants of one product follow one another. */
  rows: DeskImportRowConnection;
  /** Records of the file. */
  total: Scalars['Int']['output'];
  /** Products that would stay as they are. */
  unchanged: Scalars['Int']['output'];
  /** Products that would change. */
  updated: Scalars['Int']['output'];
};


/** What an import would do. */
export type DeskImportPreviewRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<DeskImportRowKind>;
};

/** A record of a file, and what an import would do with it. */
export type DeskImportRow = {
  __typename?: 'DeskImportRow';
  /** What would change in the product; of a new one its prices, stock and category, as they would be stored. */
  changes: Array<DeskImportChange>;
  /** Whether values of the record are corrected, or it repeats an earlier one. */
  isCorrected: Scalars['Boolean']['output'];
  /** Line of the file on which it begins, from 1. */
  line: Scalars['Int']['output'];
  /** The product's name, the stored one if the file has none, or if a refused record is about a stored product; empty if neither is known. */
  name: Scalars['String']['output'];
  /** What is wrong with the record, and what is assumed of a new product because the record does not say it. */
  notes: Array<DeskImportNote>;
  /** Never `repaired`; see `isCorrected`. */
  outcome: DeskImportRowKind;
  /** The product's SKU; null: it has none, or no stored product is known of a merged or refused record. */
  sku?: Maybe<Scalars['String']['output']>;
  /** The option of the variant that the record is about; null: it is about the product as a whole, or says none and was refused; empty: the only variant. */
  variant?: Maybe<Scalars['String']['output']>;
};

/** A page of records. */
export type DeskImportRowConnection = {
  __typename?: 'DeskImportRowConnection';
  /** The records of this page. */
  nodes: Array<DeskImportRow>;
  /** Where the next page begins. */
  pageInfo: PageInfo;
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

/** The import, after the change. */
export type DeskImportUpdated = {
  __typename?: 'DeskImportUpdated';
  /** The import. */
  import: DeskImport;
};

/** The texts of an information page. `{shop}`, `{phone}` and `{hours}` stand for the shop's settings. */
export type DeskInfoPage = {
  __typename?: 'DeskInfoPage';
  /** The texts that the shop came with. */
  original: DeskInfoPageTexts;
  /** The page's path segment; there is a fixed number of pages. */
  slug: Scalars['String']['output'];
  /** The current texts. */
  texts: DeskInfoPageTexts;
  /** Time of the last change: ISO-8601; null: never changed. */
  updatedAt?: Maybe<Scalars['String']['output']>;
  /** Grows with each change; 0: never changed. */
  version: Scalars['Int']['output'];
};

/** The page was changed meanwhile; nothing was saved. */
export type DeskInfoPageConflict = Problem & {
  __typename?: 'DeskInfoPageConflict';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** The page as it is now. */
  page: DeskInfoPage;
};

/** Texts of an information page. */
export type DeskInfoPageInput = {
  /** 1 to 12000 characters of plain text: paragraphs with blank lines between them; one that begins with `## ` is a heading. */
  body: Scalars['String']['input'];
  /** One paragraph of 1 to 1000 characters. */
  intro: Scalars['String']['input'];
  /** 1 to 80 characters. */
  title: Scalars['String']['input'];
};

/** Result of `updateInfoPage`. */
export type DeskInfoPageResult = DeskInfoPageConflict | DeskInfoPageSaved | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** The page was saved. */
export type DeskInfoPageSaved = {
  __typename?: 'DeskInfoPageSaved';
  /** The page with its new texts. */
  page: DeskInfoPage;
};

/** Texts of an information page. */
export type DeskInfoPageTexts = {
  __typename?: 'DeskInfoPageTexts';
  /** Paragraphs with blank lines between them; one that begins with `## ` is a heading. */
  body: Scalars['String']['output'];
  /** The first paragraph. */
  intro: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A change of the units of an inventory item, as `DeskProductChange.stockChange` is one of the product's own. */
export type DeskInventoryChange = {
  /** The `DeskInventoryItem.available` that was shown: DeskEditConflict if the item has another one by now. Null: any stock. */
  expectedStock?: InputMaybe<Scalars['Int']['input']>;
  /** See `DeskInventoryItem.id`. */
  inventoryId: Scalars['ID']['input'];
  /** Units that are added to `DeskInventoryItem.available` or, when negative, taken away. The opposite number undoes it. */
  stockChange: Scalars['Int']['input'];
};

/** What is counted, besides the products' own units: variants of one or of several products may draw on it. */
export type DeskInventoryItem = {
  __typename?: 'DeskInventoryItem';
  /** Units that shoppers can buy; those in open checkouts are not included. */
  available: Scalars['Int']['output'];
  /** The shopkeeper's own name of it, unique in the shop, by which an import finds it; null: none. */
  code?: Maybe<Scalars['String']['output']>;
  /** In what its units are counted. */
  countedIn: MeasureUnit;
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Plain text. */
  name: Scalars['String']['output'];
};

/** An inventory item was created. */
export type DeskInventoryItemCreated = {
  __typename?: 'DeskInventoryItemCreated';
  /** The new inventory item. */
  item: DeskInventoryItem;
};

/** The shop has no mail server: the caller hands the link over. */
export type DeskInvitationLink = {
  __typename?: 'DeskInvitationLink';
  /** Works once, within seven days, for the invited e-mail address. It cannot be read again. */
  link: Scalars['String']['output'];
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The invitation is withdrawn. */
export type DeskInvitationWithdrawn = {
  __typename?: 'DeskInvitationWithdrawn';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** Result of `inviteStaffMember`. */
export type DeskInviteStaffMemberResult = AlreadyStaff | DeskInvitationLink | DeskStaffInvited | InvalidInput | NotAllowed | NotSignedIn | TooManyRequests;

/** The invoice of an order; it stays when the order is cancelled or refunded later. */
export type DeskInvoice = {
  __typename?: 'DeskInvoice';
  /** When it was issued: ISO-8601. */
  date: Scalars['String']['output'];
  /** All that is printed on it. */
  document: DeskTaxDocument;
  /** Such as `26-27/000123`: consecutive within a financial year, which begins on 1 April. */
  number: Scalars['String']['output'];
  /** Path of its PDF at this server: `GET` with the session's token. */
  pdfPath: Scalars['String']['output'];
  /** What it says of the shop, as the settings were when it was issued. */
  seller: DeskInvoiceSeller;
};

/** What an invoice says of the shop. It never changes, so that a second print is equal to the first. */
export type DeskInvoiceSeller = {
  __typename?: 'DeskInvoiceSeller';
  /** Address in several lines; empty: none. */
  address: Scalars['String']['output'];
  /** GST identification number; empty: none. */
  gstin: Scalars['String']['output'];
  /** The text below the products; empty: none. */
  invoiceText: Scalars['String']['output'];
  /** Name of the shop. */
  name: Scalars['String']['output'];
  /** The number of the support line. */
  phone: Scalars['String']['output'];
};

/** The orders, in the order of the call; unknown ones are left out. */
export type DeskInvoicesIssued = {
  __typename?: 'DeskInvoicesIssued';
  /** `DeskOrder.invoice` is null for an order that was cancelled or refunded in full before it had one. */
  orders: Array<DeskOrder>;
};

/** Result of `issueInvoices`; InvalidInput for too many orders. */
export type DeskIssueInvoicesResult = DeskInvoicesIssued | InvalidInput | NotAllowed | NotSignedIn;

/** A newsletter. */
export type DeskLetter = {
  __typename?: 'DeskLetter';
  /** Plain text; addresses of pages in it are links in most mail programs. */
  body: Scalars['String']['output'];
  /** When it was sent or stopped: ISO-8601; null: not yet. */
  finishedAt?: Maybe<Scalars['String']['output']>;
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Subscribers when sending began; 0 for a draft. */
  recipientCount: Scalars['Int']['output'];
  /** Mails that have left the shop, or were given up. */
  sentCount: Scalars['Int']['output'];
  /** When sending began: ISO-8601; null: a draft. */
  startedAt?: Maybe<Scalars['String']['output']>;
  /** What has become of it. */
  state: DeskLetterState;
  /** Subject of the mails. */
  subject: Scalars['String']['output'];
  /** Time of the last change of the texts: ISO-8601. */
  updatedAt: Scalars['String']['output'];
  /** Grows with each change of the texts. */
  version: Scalars['Int']['output'];
};

/** The letter was changed meanwhile, or it is no draft any more. */
export type DeskLetterConflict = Problem & {
  __typename?: 'DeskLetterConflict';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** The letter as it is now. */
  letter: DeskLetter;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** A page of letters. */
export type DeskLetterConnection = {
  __typename?: 'DeskLetterConnection';
  /** The letters of this page. */
  nodes: Array<DeskLetter>;
  /** Where this page ends. */
  pageInfo: PageInfo;
};

/** Texts of a letter. */
export type DeskLetterInput = {
  /** 1 to 10000 characters of plain text. */
  body: Scalars['String']['input'];
  /** One line of 1 to 150 characters. */
  subject: Scalars['String']['input'];
};

/** The draft is stored. */
export type DeskLetterSaved = {
  __typename?: 'DeskLetterSaved';
  /** The draft. */
  letter: DeskLetter;
};

/** The letter is being sent. */
export type DeskLetterStarted = {
  __typename?: 'DeskLetterStarted';
  /** The letter. */
  letter: DeskLetter;
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

/** The letter is stopped. */
export type DeskLetterStopped = {
  __typename?: 'DeskLetterStopped';
  /** The letter. */
  letter: DeskLetter;
};

/** What a line of an order weighs, which is entered when it is packed. */
export type DeskLineWeight = {
  __typename?: 'DeskLineWeight';
  /** What was ordered of the units that are packed, in `unit`. */
  ordered: Scalars['Int']['output'];
  /** What was ordered and what it weighs, such as `500 g, weighed 430 g`; null: it is not weighed yet. */
  text?: Maybe<Scalars['String']['output']>;
  /** Grams or millilitres. */
  unit: MeasureUnit;
};

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
  productIds: Array<Scalars['ID']['input']>;
  /** The stock is low when so many units or fewer are available; at least 0. Null: the shop's default. */
  threshold?: InputMaybe<Scalars['Int']['input']>;
};

/** The threshold was set. */
export type DeskLowStockThresholdSet = {
  __typename?: 'DeskLowStockThresholdSet';
  /** The items. */
  products: Array<DeskStockedProduct>;
};

/** Where the shop's mails go. */
export type DeskMailDelivery =
  /** Nowhere: a live shop without a mail server sends none. */
  | 'NONE'
  /** Nowhere: the page `/sandbox/mails` of a demo shows them. */
  | 'SANDBOX'
  /** To a mail server, which sends them. */
  | 'SMTP';

/** Result of `mapImportColumns`. */
export type DeskMapImportColumnsResult = DeskImportUpdated | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** The member of staff who sends the request. */
export type DeskMe = {
  __typename?: 'DeskMe';
  /** Whether signing in to the desk needs a second factor. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** `User.id`. */
  id: Scalars['ID']['output'];
  /** `User.name`. */
  name: Scalars['String']['output'];
  /** What the role allows. */
  permissions: Array<DeskPermission>;
  /** The current role. */
  role: StaffRole;
};

/** Result of `moveOrders` and `undoOrderMoves`; InvalidInput for too many orders. */
export type DeskMoveOrdersResult = DeskOrdersMoved | InvalidInput | NotAllowed | NotSignedIn;

/** A new banner. */
export type DeskNewBanner = {
  /** `id` of the category or sub-category that it links to. */
  categoryId: Scalars['ID']['input'];
  /** Address of a picture that was uploaded for this kind. */
  image: Scalars['String']['input'];
  /** The place where it is shown; cannot be changed. */
  kind: BannerKind;
  /** ISO-8601; null: at once. */
  shownFrom?: InputMaybe<Scalars['String']['input']>;
  /** ISO-8601, after `shownFrom`; null: it stays. */
  shownUntil?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters. */
  title: Scalars['String']['input'];
};

/** A new category. See `DeskProductChange` for HSN code and GST. */
export type DeskNewCategory = {
  /** #rrggbb. */
  color: Scalars['String']['input'];
  /** See `DeskCategory.comparableUnit`. */
  comparableUnit?: InputMaybe<ComparableUnit>;
  /** GST of its products that have none, as of a product. */
  gst?: InputMaybe<Scalars['String']['input']>;
  /** HSN code of its products that have none. */
  hsn?: InputMaybe<Scalars['String']['input']>;
  /** Address of a picture that was uploaded as `tile`. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters, unique among its siblings. */
  name: Scalars['String']['input'];
  /** `id` of the category of which it is a sub-category; null: a top category. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** A new inventory item. */
export type DeskNewInventoryItem = {
  /** At most 64 characters, unique in the shop; null or empty: none. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** In what its units are counted. */
  countedIn: MeasureUnit;
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Units on hand; 0 by default. */
  units?: InputMaybe<Scalars['Int']['input']>;
};

/** A new product. Absent fields are empty. See `DeskProductChange` for what they allow. */
export type DeskNewProduct = {
  /** 1 to 100 characters. */
  brand: Scalars['String']['input'];
  /** See `DeskProductChange.contents`. */
  contents?: InputMaybe<Scalars['String']['input']>;
  /** ISO2 codes. */
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** ISO2 code of the country of origin. */
  countryOfOrigin?: InputMaybe<Scalars['String']['input']>;
  /** At most 15,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** False by default. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** See `DeskProductChange.gst`. */
  gst?: InputMaybe<Scalars['String']['input']>;
  /** See `DeskProductChange.hsn`. */
  hsn?: InputMaybe<Scalars['String']['input']>;
  /**
   * Chosen by the client, 8 to 80 letters, digits, hyphens or underscores: the same product with the same key is created once, another
   * product with this key is refused. Null: each request creates a product.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** At most 10. */
  images?: InputMaybe<Array<DeskImageInput>>;
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Rupees; by default `price`. */
  oldPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Rupees. */
  price: Scalars['Float']['input'];
  /** Option list RAM. */
  productRam?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Option list WEIGHT. */
  productWeight?: InputMaybe<Array<Scalars['String']['input']>>;
  /** `id`s of at most 20 other products. */
  relatedIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Option list Size. */
  size?: InputMaybe<Array<Scalars['String']['input']>>;
  /** See `DeskProductChange.sku`. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Units on hand, 0 to 1,000,000; 0 by default. */
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** `id` of a sub-category. */
  subCategoryId: Scalars['ID']['input'];
  /** See `DeskProductChange.variants`. */
  variants?: InputMaybe<Array<DeskVariantInput>>;
  /** True: it is prepared, but not on sale until `restoreProducts`. */
  withdrawn?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An offer, which takes something off the price of a basket by itself or by a coupon code. */
export type DeskOffer = {
  __typename?: 'DeskOffer';
  /** Whether shoppers get it. */
  active: Scalars['Boolean']['output'];
  /** Rupees; 0 for other kinds than AMOUNT. */
  amount: Scalars['Float']['output'];
  /** Whether shoppers see it before they use it: in the cart if it has a code, and at its products unless it is for all of them. */
  announced: Scalars['Boolean']['output'];
  /** Units to buy; 0 for other kinds than BUY_GET and CHEAPEST_FREE. */
  buyQuantity: Scalars['Int']['output'];
  /** In capitals; null: it applies by itself. */
  code?: Maybe<Scalars['String']['output']>;
  /** Rupees that it took off these orders. */
  cost: Scalars['Float']['output'];
  /** ISO-8601; null: it does not end. */
  endsAt?: Maybe<Scalars['String']['output']>;
  /** Whether only shoppers can use it who have ordered nothing yet. */
  firstOrderOnly: Scalars['Boolean']['output'];
  /** Free units; 0 for other kinds than BUY_GET. */
  freeQuantity: Scalars['Int']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** What it takes off. */
  kind: OfferKind;
  /** In how many orders it can be used; null: no limit. */
  maxUses?: Maybe<Scalars['Int']['output']>;
  /** In how many orders of one shopper it can be used; null: no limit. */
  maxUsesPerShopper?: Maybe<Scalars['Int']['output']>;
  /** Rupees that a basket must cost before all discounts; 0: anything. */
  minBasket: Scalars['Float']['output'];
  /** As shoppers see it. */
  name: Scalars['String']['output'];
  /** Whole percent, 1 to 100; 0 for other kinds than PERCENT. */
  percent: Scalars['Int']['output'];
  /** Open checkouts with it. */
  reservedUses: Scalars['Int']['output'];
  /** What it is for. */
  scope: OfferScope;
  /** Ids of the categories, products or variants; empty for ALL. */
  scopeIds: Array<Scalars['ID']['output']>;
  /** Names of `scopeIds`, in their order. */
  scopeNames: Array<Scalars['String']['output']>;
  /** ISO-8601; null: at once. */
  startsAt?: Maybe<Scalars['String']['output']>;
  /** Time of the last change: ISO-8601. */
  updatedAt: Scalars['String']['output'];
  /** Orders with it. */
  usedUses: Scalars['Int']['output'];
  /** Grows with each change. */
  version: Scalars['Int']['output'];
};

/** A page of offers. */
export type DeskOfferConnection = {
  __typename?: 'DeskOfferConnection';
  /** The offers, in the order of the list. */
  nodes: Array<DeskOffer>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
};

/** An offer. */
export type DeskOfferInput = {
  /** Whether shoppers get it. */
  active: Scalars['Boolean']['input'];
  /** Rupees; 0 for other kinds than AMOUNT. */
  amount: Scalars['Float']['input'];
  /** See `DeskOffer.announced`; null: as before, and false for a new one. */
  announced?: InputMaybe<Scalars['Boolean']['input']>;
  /** Units to buy, 1 to 100; 0 for other kinds than BUY_GET and CHEAPEST_FREE. */
  buyQuantity: Scalars['Int']['input'];
  /** 3 to 40 letters, digits and hyphens; empty: it applies by itself. */
  code: Scalars['String']['input'];
  /** ISO-8601; null: it does not end. */
  endsAt?: InputMaybe<Scalars['String']['input']>;
  /** Whether only shoppers can use it who have ordered nothing yet. */
  firstOrderOnly: Scalars['Boolean']['input'];
  /** Free units, 1 to 100; 0 for other kinds than BUY_GET. */
  freeQuantity: Scalars['Int']['input'];
  /** What it takes off. */
  kind: OfferKind;
  /** In how many orders it can be used; null: no limit. */
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  /** In how many orders of one shopper it can be used; null: no limit. */
  maxUsesPerShopper?: InputMaybe<Scalars['Int']['input']>;
  /** Rupees that a basket must cost before all discounts; 0: anything. */
  minBasket: Scalars['Float']['input'];
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** Whole percent, 1 to 100; 0 for other kinds than PERCENT. */
  percent: Scalars['Int']['input'];
  /** What it is for. */
  scope: OfferScope;
  /** Ids of the categories, products or variants, at most 500; empty for ALL. */
  scopeIds: Array<Scalars['ID']['input']>;
  /** ISO-8601; null: at once. */
  startsAt?: InputMaybe<Scalars['String']['input']>;
};

/** What an offer takes off a sample basket. */
export type DeskOfferPreview = {
  __typename?: 'DeskOfferPreview';
  /** The lines, in the order of the basket. */
  lines: Array<DeskOfferPreviewLine>;
  /** Why it takes nothing off; null if it does. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Rupees that the offer takes off. */
  saved: Scalars['Float']['output'];
  /** Rupees before the discount. */
  subTotal: Scalars['Float']['output'];
  /** Rupees that the shopper pays. */
  total: Scalars['Float']['output'];
};

/** A line of a sample basket. */
export type DeskOfferPreviewLine = {
  __typename?: 'DeskOfferPreviewLine';
  /** Rupees that the offer takes off. */
  discount: Scalars['Float']['output'];
  /** The product's name, with the option. */
  name: Scalars['String']['output'];
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** Rupees: price times quantity. */
  subTotal: Scalars['Float']['output'];
};

/** Result of `Desk.offerPreview`. */
export type DeskOfferPreviewResult = DeskOfferPreview | InvalidInput | NotAllowed | NotSignedIn;

/** The offer was stored. */
export type DeskOfferSaved = {
  __typename?: 'DeskOfferSaved';
  /** As it is stored. */
  offer: DeskOffer;
};

/** What somebody has to do. */
export type DeskOpenTasks = {
  __typename?: 'DeskOpenTasks';
  /** Packed orders that are not on their way yet. */
  packedOrders: Scalars['Int']['output'];
  /** Orders that are being packed. */
  packingOrders: Scalars['Int']['output'];
  /** Paid orders that nobody packs yet. */
  paidOrders: Scalars['Int']['output'];
  /** The length of `Desk.unresolvedRefunds`. */
  unresolvedRefunds: Scalars['Int']['output'];
};

/** An order as staff see it; products and prices as they were at the time of purchase. */
export type DeskOrder = {
  __typename?: 'DeskOrder';
  /** Street lines. */
  address: Scalars['String']['output'];
  /** Rupees: what was paid, which is the sum of the lines' `subTotal` without the `discounts`. */
  amount: Scalars['Float']['output'];
  /** Name of that business; null: none. */
  businessName?: Maybe<Scalars['String']['output']>;
  /** Whether `issueInvoices` gives it an invoice: it has none, and was not cancelled or refunded in full. */
  canIssueInvoice: Scalars['Boolean']['output'];
  /** As given at the checkout; empty for orders of clients of the REST API. */
  city: Scalars['String']['output'];
  /** What was credited of its invoice, oldest first: one for each refund that has succeeded since. An invoice without tax has none. */
  creditNotes: Array<DeskTaxDocument>;
  /** Time of the order: ISO-8601. */
  date: Scalars['String']['output'];
  /** What offers took off, in the order in which they did; empty: nothing. */
  discounts: Array<Discount>;
  /** As given at the checkout. */
  email: Scalars['String']['output'];
  /** GST number of a business that wants it on the invoice; null: none. */
  gstin?: Maybe<Scalars['String']['output']>;
  /** Opaque; the shopper sees it, too. */
  id: Scalars['ID']['output'];
  /** Null: it has none yet, see `issueInvoices`. */
  invoice?: Maybe<DeskInvoice>;
  /**
   * The account was deleted while the order was not delivered yet: name, phone number and address are erased when it ends, two months after
   * the deletion at the latest.
   */
  isErasurePending: Scalars['Boolean']['output'];
  /** The ordered products; at least one. */
  lines: Array<DeskOrderLine>;
  /** Name of the recipient. */
  name: Scalars['String']['output'];
  /** The step that `moveOrders` can move it to; null: none. */
  nextStep?: Maybe<DeskDeliveryStep>;
  /** What staff have written about it, oldest first. */
  notes: Array<DeskOrderNote>;
  /** Id of the provider's payment. */
  paymentId: Scalars['String']['output'];
  /** As given at the checkout. */
  phoneNumber: Scalars['String']['output'];
  /** ZIP code. */
  pincode: Scalars['String']['output'];
  /** Rupees: the part of `amount` that was given back or is on its way back. */
  refundedAmount: Scalars['Float']['output'];
  /** The account that placed it; null if it is gone. */
  shopper?: Maybe<DeskOrderShopper>;
  /** As given at the checkout; empty for orders of clients of the REST API. */
  state: Scalars['String']['output'];
  /** Current state. */
  status: OrderStatus;
  /** What happened to it, oldest first. */
  timeline: Array<DeskOrderEvent>;
  /** Number of units of all lines. */
  units: Scalars['Int']['output'];
};

/** A page of orders. */
export type DeskOrderConnection = {
  __typename?: 'DeskOrderConnection';
  /** Number of orders on all pages, counted to 1000. */
  count: DeskOrderCount;
  /** The orders of the page. */
  nodes: Array<DeskOrder>;
  /** Position of the page. */
  pageInfo: PageInfo;
};

/** A number of orders. */
export type DeskOrderCount = {
  __typename?: 'DeskOrderCount';
  /** False: there are more. */
  isExact: Scalars['Boolean']['output'];
  /** At most 1000. */
  value: Scalars['Int']['output'];
};

/** Something that happened to an order. */
export type DeskOrderEvent = {
  __typename?: 'DeskOrderEvent';
  /** The member of staff who did it; null: the shopper, the shop itself or the payment provider. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** When: ISO-8601. */
  date: Scalars['String']['output'];
  /** From what to what, or whether the mail was sent; may be empty. */
  detail: Scalars['String']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** What kind of thing. */
  kind: DeskOrderEventKind;
  /** What happened, or the subject of the mail. */
  title: Scalars['String']['output'];
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
  before?: InputMaybe<Scalars['String']['input']>;
  /** ISO-8601: placed then or later. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Rupees, inclusive. */
  maxAmount?: InputMaybe<Scalars['Float']['input']>;
  /** Rupees, inclusive. */
  minAmount?: InputMaybe<Scalars['Float']['input']>;
  /** What was given back. */
  payment?: InputMaybe<DeskPaymentState>;
  /** Beginning of the ZIP code, the city or the state. */
  place?: InputMaybe<Scalars['String']['input']>;
  /**
   * Beginning of any word of the recipient's name, of the e-mail address, of the phone number (3 digits or more; any spelling), of the
   * payment's id, of the order's id (8 characters or more) or of its last 8 characters (4 or more); or the whole name with its last word
   * first; or the number of the invoice, also its six digits alone if it is of this financial year or the one before. If that finds no
   * order: parts of the name (one of 3 letters or more), in any order.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these. */
  statuses?: InputMaybe<Array<OrderStatus>>;
};

/** A product of an order, as it was at the time of purchase. */
export type DeskOrderLine = {
  __typename?: 'DeskOrderLine';
  /** Rupees: what offers took off the line; 0 without any. */
  discount: Scalars['Float']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** The product's first picture at that time. */
  image: Image;
  /** The chosen option; null if it had none. */
  option?: Maybe<Scalars['String']['output']>;
  /** Rupees per unit. */
  price: Scalars['Float']['output'];
  /** `Product.id`; the product may no longer be on sale. */
  productId: Scalars['ID']['output'];
  /** Units, at least 1. */
  quantity: Scalars['Int']['output'];
  /** Units of the line that are refunded, such as those that were missing when the order was packed. */
  refundedUnits: Scalars['Int']['output'];
  /** Rupees: price times quantity, before the discount. */
  subTotal: Scalars['Float']['output'];
  /** The product's name at that time. */
  title: Scalars['String']['output'];
  /** Null: the line is not weighed when it is packed. */
  weight?: Maybe<DeskLineWeight>;
};

/** The weight is stored. */
export type DeskOrderLineWeighed = {
  __typename?: 'DeskOrderLineWeighed';
  /** The order after it. */
  order: DeskOrder;
  /** Null: nothing is missing, or less than Rs 1 was paid for it or is left of the payment, which the provider does not refund. */
  refund?: Maybe<DeskRefund>;
  /** Rupees that were paid for what is missing; 0: nothing is. */
  short: Scalars['Float']['output'];
};

/** What became of one of several orders. */
export type DeskOrderMove = {
  __typename?: 'DeskOrderMove';
  /** The order as it is now; null: there is none, or it cannot be read at the moment. */
  order?: Maybe<DeskOrder>;
  /** As in the call. */
  orderId: Scalars['ID']['output'];
  /** Why it was not moved, OrderStatusConflict, NotFound or MoveInterrupted; null: it was. */
  problem?: Maybe<Problem>;
};

/** What a member of staff has written about an order. */
export type DeskOrderNote = {
  __typename?: 'DeskOrderNote';
  /** The author's name. */
  authorName: Scalars['String']['output'];
  /** When it was written: ISO-8601. */
  date: Scalars['String']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Whether the member of staff who sends the request has written it. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether that member may delete it: who has written it, and an owner of the shop. */
  mayDelete: Scalars['Boolean']['output'];
  /** Plain text with line breaks. */
  text: Scalars['String']['output'];
};

/** The note is deleted. */
export type DeskOrderNoteDeleted = {
  __typename?: 'DeskOrderNoteDeleted';
  /** `id` of the order that it was about. */
  orderId: Scalars['ID']['output'];
};

/** Result of `addOrderNote`; NotFound: there is no such order. */
export type DeskOrderNoteResult = DeskOrderNote | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** The refund is recorded and requested at the payment provider. It may be pending, or refused by the provider: see `refund.state`. */
export type DeskOrderRefunded = {
  __typename?: 'DeskOrderRefunded';
  /** The payment after the refund. */
  payment: DeskPayment;
  /** The refund. */
  refund: DeskRefund;
};

/** The account that placed an order. */
export type DeskOrderShopper = {
  __typename?: 'DeskOrderShopper';
  /** `User.email`. */
  email: Scalars['String']['output'];
  /** `User.id`. */
  id: Scalars['ID']['output'];
  /** `User.name`. */
  name: Scalars['String']['output'];
  /** Number of all orders of the account. */
  orderCount: Scalars['Int']['output'];
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

/** Filters of the list of orders under a name. */
export type DeskOrderView = {
  __typename?: 'DeskOrderView';
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Whether the member of staff who sends the request owns it. Its owner may delete it; owners of the shop any shared one. */
  isOwn: Scalars['Boolean']['output'];
  /** Chosen by the owner. */
  name: Scalars['String']['output'];
  /** The query of the page's URL, without the question mark. */
  query: Scalars['String']['output'];
  /** Whether all staff see it. */
  shared: Scalars['Boolean']['output'];
};

/** The view is deleted. */
export type DeskOrderViewDeleted = {
  __typename?: 'DeskOrderViewDeleted';
  /** `DeskOrderView.id`. */
  id: Scalars['ID']['output'];
};

/** A part of a CSV file. */
export type DeskOrdersCsv = {
  __typename?: 'DeskOrdersCsv';
  /** Rows, ending with a line break; the first part begins with the titles of the columns. Texts that a spreadsheet would calculate begin with a quote. Times are the shop's, such as `2026-11-23 18:05:09`. */
  csv: Scalars['String']['output'];
  /** Where the next part begins; null: this is the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
};

/** What became of each order, in the order of the call. */
export type DeskOrdersMoved = {
  __typename?: 'DeskOrdersMoved';
  /** One for each order. */
  moves: Array<DeskOrderMove>;
};

/** A group of the shop's own words: each finds what is called by any of them. */
export type DeskOwnSearchWords = {
  __typename?: 'DeskOwnSearchWords';
  /** The built-in groups that share a word with it, and have its words, too. */
  joins: Array<DeskBuiltInSearchWords>;
  /** Words or phrases. */
  words: Array<Scalars['String']['output']>;
};

/** What to collect for some orders. */
export type DeskPackList = {
  __typename?: 'DeskPackList';
  /** The orders that are paid or being packed, oldest first. */
  orders: Array<DeskPackListOrder>;
  /** The other orders, oldest first: nothing is to be packed for them any more, or not yet. */
  others: Array<DeskPackListOrder>;
  /** The products, sorted as the shop sorts its categories. */
  sections: Array<DeskPackListSection>;
};

/** A product of a pack list. */
export type DeskPackListItem = {
  __typename?: 'DeskPackListItem';
  /** The product's picture. */
  image: Image;
  /** The chosen option; null if it had none. */
  option?: Maybe<Scalars['String']['output']>;
  /** Units for each order. */
  orders: Array<DeskPackListPortion>;
  /** `Product.id`. */
  productId: Scalars['ID']['output'];
  /** Units for all orders. */
  quantity: Scalars['Int']['output'];
  /** Address of the product's picture in its smallest size; may be relative to the shop's. */
  thumbnail: Scalars['String']['output'];
  /** The product's name when it was bought. */
  title: Scalars['String']['output'];
};

/** An order of a pack list. */
export type DeskPackListOrder = {
  __typename?: 'DeskPackListOrder';
  /** `DeskOrder.id`. */
  id: Scalars['ID']['output'];
  /** Name of the recipient. */
  name: Scalars['String']['output'];
  /** Current state. */
  status: OrderStatus;
};

/** Units of a product for one order. */
export type DeskPackListPortion = {
  __typename?: 'DeskPackListPortion';
  /** `DeskOrder.id`. */
  orderId: Scalars['ID']['output'];
  /** Units. */
  quantity: Scalars['Int']['output'];
};

/** Products of a pack list that stand together. */
export type DeskPackListSection = {
  __typename?: 'DeskPackListSection';
  /** Name of the category; empty for products that are no longer on sale. */
  category: Scalars['String']['output'];
  /** The products, by title. */
  items: Array<DeskPackListItem>;
  /** Name of the sub-category. */
  subCategory: Scalars['String']['output'];
};

/** The payment of an order. */
export type DeskPayment = {
  __typename?: 'DeskPayment';
  /** Rupees that were captured. */
  amount: Scalars['Float']['output'];
  /** The payment as the provider has it; asks the provider. Null while that is away. */
  atProvider?: Maybe<DeskPaymentAtProvider>;
  /** When it was captured: ISO-8601. */
  date: Scalars['String']['output'];
  /** The payment provider's id. */
  id: Scalars['ID']['output'];
  /** Rupees that can still be refunded, as far as the shop knows. It does not ask the provider; `atProvider` does. */
  left: Scalars['Float']['output'];
  /** The units that are not refunded yet, by line. */
  lines: Array<DeskRefundableLine>;
  /** The order. */
  order: DeskOrder;
  /** `Order.id`. */
  orderId: Scalars['ID']['output'];
  /** The refunds that the shop has made, oldest first. */
  refunds: Array<DeskRefund>;
};

/** A payment as the payment provider has it. */
export type DeskPaymentAtProvider = {
  __typename?: 'DeskPaymentAtProvider';
  /** Rupees that can still be refunded, less than `DeskPayment.left` where somebody has refunded at the provider. */
  left: Scalars['Float']['output'];
  /** Refunds that were made at the provider, not by this shop. */
  refundsByHand: Array<DeskRefundByHand>;
  /** Its status. */
  status: DeskPaymentStatus;
};

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

/** Something that staff may do at the desk. */
export type DeskPermission =
  /** Count and correct the stock. */
  | 'ADJUST_STOCK'
  /** Cancel orders, which refunds them. */
  | 'CANCEL_ORDERS'
  /** Change products, categories and banners. */
  | 'EDIT_CATALOGUE'
  /** Sign customers out, block and unblock them, export and erase their data. */
  | 'EDIT_CUSTOMERS'
  /** Change the shop's settings. */
  | 'EDIT_SETTINGS'
  /** Export lists of orders, with shoppers' names, phone numbers and addresses. */
  | 'EXPORT_ORDERS'
  /** Import catalogues and undo imports. */
  | 'IMPORT_CATALOGUE'
  /** See and change offers and coupon codes. */
  | 'MANAGE_OFFERS'
  /** Invite and remove staff, and change their roles. */
  | 'MANAGE_STAFF'
  /** Hide, show and answer reviews. */
  | 'MODERATE_REVIEWS'
  /** Move orders from paid to delivered. */
  | 'PACK_ORDERS'
  /** Search and export the audit log. */
  | 'READ_AUDIT_LOG'
  /** See products, categories and banners, withdrawn ones too. */
  | 'READ_CATALOGUE'
  /** See customers. */
  | 'READ_CUSTOMERS'
  /** See orders. */
  | 'READ_ORDERS'
  /** See the shop's figures. */
  | 'READ_REPORTS'
  /** See the stock and its movements. */
  | 'READ_STOCK'
  /** Refund lines that are missing from an order while it is packed. */
  | 'REFUND_MISSING_LINES'
  /** Refund orders in whole or in part. */
  | 'REFUND_ORDERS'
  /** See subscribers and send the newsletter. */
  | 'SEND_NEWSLETTER'
  /** Sign in to the desk: also before the second factor is given, which all other permissions need. */
  | 'SIGN_IN_TO_DESK'
  /** Open the desk. */
  | 'USE_DESK'
  /** Write notes about orders, for staff. */
  | 'WRITE_ORDER_NOTES';

/** A product as staff see it, on sale or withdrawn. */
export type DeskProduct = {
  __typename?: 'DeskProduct';
  /** Plain text. */
  brand: Scalars['String']['output'];
  /** Its category. */
  category: DeskCategory;
  /**
   * Rupees that it was on sale for, now or within the last 30 days, lowest first: an old price is true if it is one of them. Up to a minute old.
   * Of a product with variants: before it had them.
   */
  chargedPrices: Array<Scalars['Float']['output']>;
  /**
   * What a package contains, such as `500 g` or `6 pieces`; null: unknown. It is the amount of its variant while it has no options and no variants
   * with prices of their own.
   */
  contents?: Maybe<Scalars['String']['output']>;
  /** ISO2 codes of the countries where it is sold; empty means all. */
  countries: Array<Scalars['String']['output']>;
  /** ISO2 code of the country of origin; null: the shop does not say. */
  countryOfOrigin?: Maybe<Scalars['String']['output']>;
  /** ISO-8601. */
  createdAt: Scalars['String']['output'];
  /** Plain text, paragraphs separated by an empty line; may be empty. */
  description: Scalars['String']['output'];
  /** Whether it is among the featured products of the home page. */
  featured: Scalars['Boolean']['output'];
  /** GST of its own: percent, such as `5`; `exempt`; or empty: that of its category. */
  gst: Scalars['String']['output'];
  /** HSN code of its own; empty: that of its category. */
  hsn: Scalars['String']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** The first of its own pictures; null: it has none. */
  image?: Maybe<Image>;
  /** Its own pictures, the main one first; empty: shoppers see the category's. */
  images: Array<DeskImage>;
  /** Plain text. */
  name: Scalars['String']['output'];
  /** Rupees, before the discount; equal to `price` without one. */
  oldPrice: Scalars['Float']['output'];
  /** Place in the shop's own order: lower ones come first, equal ones by id. */
  position: Scalars['Int']['output'];
  /** Rupees per unit. */
  price: Scalars['Float']['output'];
  /** Option list RAM. */
  productRam: Array<Scalars['String']['output']>;
  /** Option list WEIGHT. */
  productWeight: Array<Scalars['String']['output']>;
  /** Mean of the reviews' stars with one decimal; 0 without any. */
  rating: Scalars['Float']['output'];
  /**
   * Other products that staff have chosen for its page, in their order, also withdrawn ones, which shoppers do not see; empty: the shop
   * shows others of its sub-category.
   */
  related: Array<DeskProduct>;
  /** Number of reviews. */
  reviewCount: Scalars['Int']['output'];
  /** Option list Size. */
  size: Array<Scalars['String']['output']>;
  /** The shopkeeper's own number of the product, unique in the shop; null: none. An import finds the product by it. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Units that shoppers can buy; those in open checkouts are not included. */
  stock: Scalars['Int']['output'];
  /** Its sub-category. */
  subCategory: DeskCategory;
  /** `id` of its sub-category. */
  subCategoryId: Scalars['ID']['output'];
  /** Address of the first of its own pictures in its smallest size, for lists; may be relative to the shop's. Null: it has none. */
  thumbnail?: Maybe<Scalars['String']['output']>;
  /** When staff or an import last changed anything but the stock, or created it: ISO-8601. */
  updatedAt: Scalars['String']['output'];
  /** Its variants with prices of their own, in the order of its options; empty: it has one price and one stock, in each of its options. */
  variants: Array<DeskVariant>;
  /** Changes whenever staff or an import change a field below that can be edited here, other than the stock, also back. Send it with a change. */
  version: Scalars['String']['output'];
  /** Whether it is no longer, or not yet, on sale. */
  withdrawn: Scalars['Boolean']['output'];
};

/** What changes of a product. Absent fields, and null, keep the stored value. */
export type DeskProductChange = {
  /** 1 to 100 characters. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** An amount with its unit, such as `500 g`, `1.5 Kg`, `6 x 200 ml` or `1 dozen`. Empty: unknown from now on. */
  contents?: InputMaybe<Scalars['String']['input']>;
  /** ISO2 codes; empty: all countries. */
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** ISO2 code of the country of origin. Empty: the shop does not say from now on. */
  countryOfOrigin?: InputMaybe<Scalars['String']['input']>;
  /** At most 15,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The `DeskProduct.stock` that was shown: DeskEditConflict if the product has another one by now. Null: any stock. */
  expectedStock?: InputMaybe<Scalars['Int']['input']>;
  /** See `DeskProduct.featured`. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** GST in percent, one of the settings' rates, such as `5`; `exempt`; or empty: that of its category from now on. */
  gst?: InputMaybe<Scalars['String']['input']>;
  /** HSN code of 4, 6 or 8 digits. Empty: that of its category from now on. */
  hsn?: InputMaybe<Scalars['String']['input']>;
  /** See `DeskProduct.id`. */
  id: Scalars['ID']['input'];
  /** At most 10, the main one first. */
  images?: InputMaybe<Array<DeskImageInput>>;
  /** At most 20: changes of other inventory items, on which its variants draw. Each item once in a call. */
  inventoryChanges?: InputMaybe<Array<DeskInventoryChange>>;
  /** 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Rupees with at most two decimals, at least `price`. */
  oldPrice?: InputMaybe<Scalars['Float']['input']>;
  /** At least 0. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Rupees with at most two decimals, more than 0 and at most `oldPrice`. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** At most 20 different options of at most 50 characters. */
  productRam?: InputMaybe<Array<Scalars['String']['input']>>;
  /** As `productRam`. */
  productWeight?: InputMaybe<Array<Scalars['String']['input']>>;
  /** `id`s of at most 20 different other products, in their order, also withdrawn ones; empty: the shop chooses. See `DeskProduct.related`. */
  relatedIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** As `productRam`. */
  size?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 64 characters, different from those of all other products. Empty: the product has none from now on. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /**
   * Units that are added to `DeskProduct.stock` or, when negative, taken away. Writes a movement of the kind `correction` to the ledger
   * of the stock. The opposite number undoes it.
   */
  stockChange?: InputMaybe<Scalars['Int']['input']>;
  /** `id` of a sub-category, which determines the category, too. */
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * At most 20; replaces all of them. Their labels become the product's options, and the first one on sale determines its `price` and
   * `oldPrice`, which cannot be changed otherwise while there are several. Empty: one price and one stock.
   */
  variants?: InputMaybe<Array<DeskVariantInput>>;
  /** The `DeskProduct.version` that was shown: DeskEditConflict if the product has another one by now. */
  version: Scalars['String']['input'];
  /** True: takes the product off sale. False: puts it on sale. */
  withdrawn?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A product that was changed meanwhile. */
export type DeskProductConflict = {
  __typename?: 'DeskProductConflict';
  /** When it was changed last: ISO-8601; null: only the stock differs. */
  changedAt?: Maybe<Scalars['String']['output']>;
  /** Name of the member of staff who has changed it last; null: an import, or only the stock differs. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** The version that was sent. */
  givenVersion: Scalars['String']['output'];
  /** Whether the viewer has changed it last, in another window. */
  isOwnChange: Scalars['Boolean']['output'];
  /** The product as it is stored now. */
  stored: DeskProduct;
};

/** A page of products. */
export type DeskProductConnection = {
  __typename?: 'DeskProductConnection';
  /** The products of the page. */
  nodes: Array<DeskProduct>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /**
   * Number of products on all pages; null where counting would take long: with `maxStock` or by stock in a large catalogue, and of
   * `Desk.productsWithoutTax`.
   */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** The product is created. */
export type DeskProductCreated = {
  __typename?: 'DeskProductCreated';
  /** The new product. */
  product: DeskProduct;
};

/** All conditions must hold. */
export type DeskProductFilter = {
  /** The whole name of a brand; case does not matter. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** `id` of a top category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** True: only products whose price is below their old price. False: only others. */
  discounted?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only featured products. False: only others. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most that many units in stock. */
  maxStock?: InputMaybe<Scalars['Int']['input']>;
  /** `id` of a sub-category. */
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Of products on sale: words of name, brand, category and description, with typos and unfinished words. Of withdrawn products: parts of
   * name and brand. Of both: a whole id or SKU, which finds that product only.
   */
  text?: InputMaybe<Scalars['String']['input']>;
  /** True: the withdrawn products. Otherwise those on sale. */
  withdrawn?: InputMaybe<Scalars['Boolean']['input']>;
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

/** The products are withdrawn, or on sale again. */
export type DeskProductsMoved = {
  __typename?: 'DeskProductsMoved';
  /** The products as they are now. */
  products: Array<DeskProduct>;
};

/** Some of the values cannot be stored. Nothing was saved. */
export type DeskProductsRefused = Problem & {
  __typename?: 'DeskProductsRefused';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** Each refused value. */
  refusals: Array<DeskRefusal>;
};

/** All changes are saved. */
export type DeskProductsUpdated = {
  __typename?: 'DeskProductsUpdated';
  /** The products as they were before, in the same order. */
  previous: Array<DeskProduct>;
  /** The products as they are now, in the order of the changes. */
  products: Array<DeskProduct>;
};

/** A refund that this shop makes. */
export type DeskRefund = {
  __typename?: 'DeskRefund';
  /** Rupees; 0 where an order was cancelled of whose payment less than Rs 1 was left. */
  amount: Scalars['Float']['output'];
  /** How often the provider was asked. */
  attempts: Scalars['Int']['output'];
  /** When it was requested: ISO-8601. */
  date: Scalars['String']['output'];
  /** When the provider refused it for good: ISO-8601; null unless it has failed. */
  failedAt?: Maybe<Scalars['String']['output']>;
  /** Why the provider has refused it; null unless it has failed. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** The units that it is for; empty for an amount. */
  lines: Array<DeskRefundLine>;
  /** When the provider is asked again: ISO-8601; null when the refund is done or has failed. */
  nextTryAt?: Maybe<Scalars['String']['output']>;
  /** `Order.id`; null for the full refund of a payment that did not become an order. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** The payment provider's id of the payment. */
  paymentId: Scalars['ID']['output'];
  /** The provider's id of the refund; null before its first answer. */
  providerRefundId?: Maybe<Scalars['String']['output']>;
  /** The sentence for the shopper. */
  reason: Scalars['String']['output'];
  /** The name of the member of staff; null where the shop itself refunds. */
  requestedBy?: Maybe<Scalars['String']['output']>;
  /** Whether the units return to the stock. */
  restock: Scalars['Boolean']['output'];
  /** Its state. */
  state: DeskRefundState;
};

/** A refund that was made at the payment provider, not by this shop. */
export type DeskRefundByHand = {
  __typename?: 'DeskRefundByHand';
  /** Rupees. */
  amount: Scalars['Float']['output'];
  /** When it was made: ISO-8601; null where the provider does not say. */
  date?: Maybe<Scalars['String']['output']>;
  /** The provider's id. */
  id: Scalars['ID']['output'];
  /** Its state. */
  state: DeskRefundState;
};

/** A page of refunds. */
export type DeskRefundConnection = {
  __typename?: 'DeskRefundConnection';
  /** The refunds of this page. */
  nodes: Array<DeskRefund>;
  /** Where the next page begins. */
  pageInfo: PageInfo;
  /**
   * Sum of the refunds of the filter's days, as `DeskFigures.refunds` has it: of orders, by staff, in whatever state but failed. Null without a first day,
   * and with a state.
   */
  sum?: Maybe<DeskRefundSum>;
};

/** Which refunds a list shows: those that satisfy all conditions. Null: no restriction. */
export type DeskRefundFilter = {
  /** The first day in the shop's time zone on which a refund was requested, as `2026-11-23`. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Only these. */
  state?: InputMaybe<DeskRefundListState>;
  /** The last day. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** Units of an order's line that a refund is for. */
export type DeskRefundLine = {
  __typename?: 'DeskRefundLine';
  /** The line; null once it is deleted. */
  orderLine?: Maybe<OrderLine>;
  /** Refunded units; 0: the refund is for what the line weighs less than ordered. */
  quantity: Scalars['Int']['output'];
  /** How many of them were returned to the stock. */
  returned: Scalars['Int']['output'];
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

/** Result of `refundOrder`. */
export type DeskRefundOrderResult = DeskOrderRefunded | InvalidInput | NotAllowed | NotFound | NotSignedIn | PaymentUnavailable | RefundTooLarge;

/** The state of a refund. */
export type DeskRefundState =
  /** The provider has given the money back. */
  | 'done'
  /** The provider has refused it; no money has moved. */
  | 'failed'
  /** Requested; the shop asks the provider until it answers. */
  | 'pending';

/** A number of refunds. */
export type DeskRefundSum = {
  __typename?: 'DeskRefundSum';
  /** Rupees. */
  amount: Scalars['Float']['output'];
  /** How many. */
  count: Scalars['Int']['output'];
};

/** A line of an order, with what can still be refunded of it. */
export type DeskRefundableLine = {
  __typename?: 'DeskRefundableLine';
  /** Rupees that a refund of 1, 2, … of these units gives back. */
  amounts: Array<Scalars['Float']['output']>;
  /** Inventory item that the line's units were taken from: the product's own unless its variant draws on another. */
  itemId: Scalars['ID']['output'];
  /** Units that are not refunded yet. */
  left: Scalars['Int']['output'];
  /** The line. */
  orderLine: OrderLine;
};

/** A part of the refunds as CSV. */
export type DeskRefundsCsv = {
  __typename?: 'DeskRefundsCsv';
  /** As `DeskOrdersCsv.csv`. */
  csv: Scalars['String']['output'];
  /** Where the next part begins; null: this is the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
};

/** Why a value was refused. */
export type DeskRefusal = {
  __typename?: 'DeskRefusal';
  /** For programs. */
  code: ProblemCode;
  /** Name of the input field of that variant or item, such as `sku`; null without `entryId`. */
  entryField?: Maybe<Scalars['String']['output']>;
  /** Of `variants` the `id` of the variant, of `inventoryChanges` that of the item; null: no single one, or a new variant. */
  entryId?: Maybe<Scalars['ID']['output']>;
  /** Name of the input field; null: the product as a whole. */
  field?: Maybe<Scalars['String']['output']>;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** `id` of the product; null: the new one. */
  productId?: Maybe<Scalars['ID']['output']>;
};

/** Result of `removeSecondFactor`. */
export type DeskRemoveSecondFactorResult = DeskSecondFactorRemoved | NotAllowed | NotSignedIn | TooManyRequests | WrongCode;

/** The shop's figures of a period, and of today. */
export type DeskReport = {
  __typename?: 'DeskReport';
  /** The ten products of which most was sold, the best first; of several days at most a minute old. */
  bestSellers: Array<DeskSubjectSales>;
  /** What was sold of each top category, the best first; of several days at most a minute old. */
  categories: Array<DeskSubjectSales>;
  /** The period itself. */
  current: DeskFigures;
  /** As many days directly before it. If the period ends today, they end at the present time of day. */
  previous: DeskFigures;
  /** Today so far, whatever the period. */
  today: DeskFigures;
  /** Yesterday up to the present time of day. */
  yesterday: DeskFigures;
};


/** The shop's figures of a period, and of today. */
export type DeskReportBestSellersArgs = {
  by?: DeskBestSellerOrder;
};

/** Result of `restoreProducts`. */
export type DeskRestoreProductsResult = DeskProductsMoved | DeskProductsRefused | InvalidInput | NotAllowed | NotSignedIn;

/** A review as staff see it. */
export type DeskReview = {
  __typename?: 'DeskReview';
  /** `DeskCustomer.id` of the shopper who wrote it; null if the account is deleted. */
  accountId?: Maybe<Scalars['ID']['output']>;
  /** The shop's answer; null without one. */
  answer?: Maybe<ReviewAnswer>;
  /** `id` of the shopper who wrote it. */
  customerId: Scalars['ID']['output'];
  /** The shopper's name at the time of writing. */
  customerName: Scalars['String']['output'];
  /** Stars, 0.5 to 5 in half steps. */
  customerRating: Scalars['Float']['output'];
  /** Time of writing: ISO-8601. */
  dateCreated: Scalars['String']['output'];
  /** Whether it is hidden from shoppers. */
  hidden: Scalars['Boolean']['output'];
  /** Why, as the author was told; null unless hidden. */
  hiddenReason?: Maybe<Scalars['String']['output']>;
  /** `Review.id`. */
  id: Scalars['ID']['output'];
  /** The product; null if it is not on sale any more. */
  product?: Maybe<Product>;
  /** `Product.id`. */
  productId: Scalars['ID']['output'];
  /** The product's name. */
  productName: Scalars['String']['output'];
  /** The text, plain. */
  review: Scalars['String']['output'];
};

/** The review is changed, or was so already. */
export type DeskReviewChanged = {
  __typename?: 'DeskReviewChanged';
  /** The review after the change. */
  review: DeskReview;
};

/** The review was answered, or its answer removed, meanwhile; nothing was saved. */
export type DeskReviewConflict = Problem & {
  __typename?: 'DeskReviewConflict';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** The review as it is now. */
  review: DeskReview;
};

/** A page of reviews. */
export type DeskReviewConnection = {
  __typename?: 'DeskReviewConnection';
  /** The reviews of the page, newest first. */
  nodes: Array<DeskReview>;
  /** Position of the page. */
  pageInfo: PageInfo;
};

/** Which reviews to list. A missing field does not restrict them. */
export type DeskReviewFilter = {
  /** True: only those that `Desk.criticalReviewCount` counts. */
  critical?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the review is hidden. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** `DeskReview.id`: only this review; the other fields do not count then. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** `Product.id`. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** Whole stars, 1 to 5; half stars belong to the next whole one: 2 means 1.5 and 2 stars. */
  stars?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Words in the product's name; only products on sale are found. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** True: only reviews without an answer. */
  unanswered?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of a change of a review by staff. */
export type DeskReviewResult = DeskReviewChanged | DeskReviewConflict | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** A role and what it allows. */
export type DeskRole = {
  __typename?: 'DeskRole';
  /** What it allows. */
  permissions: Array<DeskPermission>;
  /** The role. */
  role: StaffRole;
};

/** Result of `saveLetter`. */
export type DeskSaveLetterResult = DeskLetterConflict | DeskLetterSaved | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** Result of `saveOffer`. */
export type DeskSaveOfferResult = DeskOfferSaved | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** Result of `saveOrderView`. */
export type DeskSaveOrderViewResult = DeskOrderView | InvalidInput | NotAllowed | NotSignedIn;

/** Result of `saveView`; NotAllowed: also of a list that the member may not see. */
export type DeskSaveViewResult = DeskSavedView | InvalidInput | NotAllowed | NotSignedIn;

/** Filters of a list under a name. */
export type DeskSavedView = {
  __typename?: 'DeskSavedView';
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Whether the member of staff who sends the request owns it. Its owner may delete it; owners of the shop any shared one. */
  isOwn: Scalars['Boolean']['output'];
  /** Chosen by the owner. */
  name: Scalars['String']['output'];
  /** The query of the page's URL, without the question mark. */
  query: Scalars['String']['output'];
  /** Whether all staff who may see the list see the view. */
  shared: Scalars['Boolean']['output'];
};

/** The words that the search knows for one thing. */
export type DeskSearchWords = {
  __typename?: 'DeskSearchWords';
  /** Groups that each shop has. Nobody can change them, but an own group adds its words to those with which it shares one. */
  builtIn: Array<DeskBuiltInSearchWords>;
  /** The shop's own groups, in the order in which they were added; no word is in two of them. */
  own: Array<DeskOwnSearchWords>;
};

/** A change of one group. */
export type DeskSearchWordsChange = {
  /** 2 to 15 words of 1 to 40 characters; null: the group is removed. */
  after?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The words of the stored group; null: a new one is added. */
  before?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A group to be changed is not there any more; nothing was saved. */
export type DeskSearchWordsConflict = Problem & {
  __typename?: 'DeskSearchWordsConflict';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The shop's own groups as a CSV file. */
export type DeskSearchWordsCsv = {
  __typename?: 'DeskSearchWordsCsv';
  /** The columns word1, word2, …, and one row a group, ending with a line break. Texts that a spreadsheet would calculate begin with a quote. */
  csv: Scalars['String']['output'];
};

/** Result of `changeSearchWords`. */
export type DeskSearchWordsResult = DeskSearchWordsConflict | DeskSearchWordsSaved | InvalidInput | NotAllowed | NotSignedIn;

/** The groups are stored as they were sent. */
export type DeskSearchWordsSaved = {
  __typename?: 'DeskSearchWordsSaved';
  /** All groups. */
  searchWords: DeskSearchWords;
};

/** The second factor is on. */
export type DeskSecondFactorConfirmed = {
  __typename?: 'DeskSecondFactorConfirmed';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** Each opens the desk once, when the phone is lost. They cannot be read again. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** The second factor is off. */
export type DeskSecondFactorRemoved = {
  __typename?: 'DeskSecondFactorRemoved';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The secret of a new second factor. */
export type DeskSecondFactorSetup = {
  __typename?: 'DeskSecondFactorSetup';
  /** In Base32, to be typed into the app. */
  secret: Scalars['String']['output'];
  /** The same as an `otpauth:` address, for a QR code. */
  uri: Scalars['String']['output'];
};

/** The desk is open. */
export type DeskSecondFactorVerified = {
  __typename?: 'DeskSecondFactorVerified';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** Result of `sendLetter`. */
export type DeskSendLetterResult = DeskLetterConflict | DeskLetterStarted | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** Result of `sendTestLetter`. */
export type DeskSendTestLetterResult = DeskTestLetterSent | InvalidInput | NotAllowed | NotFound | NotSignedIn | TooManyRequests;

/** Result of `setLowStockThreshold`. */
export type DeskSetLowStockThresholdResult = DeskLowStockThresholdSet | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** Result of `setUpSecondFactor`. */
export type DeskSetUpSecondFactorResult = DeskSecondFactorSetup | FreshSignInNeeded | InvalidInput | NotAllowed | NotSignedIn | SecondFactorExists | TooManyRequests | WrongPassword;

/** The shop's settings. */
export type DeskSettings = {
  __typename?: 'DeskSettings';
  /** Address on invoices; empty: none. */
  address: Scalars['String']['output'];
  /** The allowed rates of GST in percent, a line for each day on which they changed: `2025-09-22: 0, 5, 18, 40`. */
  gstRates: Scalars['String']['output'];
  /** Whether the shop is registered for GST, in the State of its GSTIN: invoices show the tax, and refunds get credit notes. */
  gstRegistered: Scalars['Boolean']['output'];
  /** GST identification number on invoices; empty: none. */
  gstin: Scalars['String']['output'];
  /** Below the products of an invoice, such as what the prices include; empty: none. */
  invoiceText: Scalars['String']['output'];
  /** The stock of a product without a threshold of its own is low when so many units or fewer are available. */
  lowStockThreshold: Scalars['Int']['output'];
  /** Name of the shop. */
  name: Scalars['String']['output'];
  /** The number of the support line, as it is shown. */
  phone: Scalars['String']['output'];
  /** Whether staff must have a second factor to use the desk. */
  requireSecondFactor: Scalars['Boolean']['output'];
  /** Whether all offers that fit a cart apply together, or only the one that saves the most. */
  stackOffers: Scalars['Boolean']['output'];
  /** When somebody answers the phone. */
  supportHours: Scalars['String']['output'];
  /** Time of the last change: ISO-8601; null: never changed. */
  updatedAt?: Maybe<Scalars['String']['output']>;
  /** Grows with each change; 0: never changed. */
  version: Scalars['Int']['output'];
};

/** The settings were changed meanwhile; nothing was saved. */
export type DeskSettingsConflict = Problem & {
  __typename?: 'DeskSettingsConflict';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** The settings as they are now. */
  settings: DeskSettings;
};

/** The shop's settings. */
export type DeskSettingsInput = {
  /** At most 300 characters, in several lines; may be empty. */
  address: Scalars['String']['input'];
  /** The allowed rates of GST in percent, at most 300 characters: see `DeskSettings.gstRates`. Null: they stay. */
  gstRates?: InputMaybe<Scalars['String']['input']>;
  /** Whether the shop is registered for GST, in the State of its GSTIN. Null: it stays. */
  gstRegistered?: InputMaybe<Scalars['Boolean']['input']>;
  /** 15 characters with a valid checksum; may be empty unless the shop is registered for GST. */
  gstin: Scalars['String']['input'];
  /** At most 300 characters, in several lines; may be empty. */
  invoiceText: Scalars['String']['input'];
  /** 0 to 100000 units. */
  lowStockThreshold: Scalars['Int']['input'];
  /** 1 to 40 characters. */
  name: Scalars['String']['input'];
  /** 3 to 25 digits, spaces, brackets and hyphens, with an optional leading plus. */
  phone: Scalars['String']['input'];
  /** Whether staff must have a second factor to use the desk. */
  requireSecondFactor: Scalars['Boolean']['input'];
  /** Whether all offers that fit a cart apply together, or only the one that saves the most; null: as before. */
  stackOffers?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 40 characters, such as `24/7`. */
  supportHours: Scalars['String']['input'];
};

/** Result of `updateSettings`. */
export type DeskSettingsResult = DeskSettingsConflict | DeskSettingsSaved | InvalidInput | NotAllowed | NotSignedIn;

/** The settings were saved. */
export type DeskSettingsSaved = {
  __typename?: 'DeskSettingsSaved';
  /** The new settings. */
  settings: DeskSettings;
};

/** How somebody can sign in. */
export type DeskSignInMethod =
  /** Through Google. */
  | 'GOOGLE'
  /** With e-mail address and password. */
  | 'PASSWORD';

/** Result of `sortBanners`. */
export type DeskSortBannersResult = DeskBannersSorted | InvalidInput | NotAllowed | NotSignedIn;

/** Result of `sortCategories`. */
export type DeskSortCategoriesResult = DeskCategoriesSorted | InvalidInput | NotAllowed | NotSignedIn;

/** The member of staff is changed. */
export type DeskStaffChanged = {
  __typename?: 'DeskStaffChanged';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** An invitation to the staff that nobody has accepted yet. */
export type DeskStaffInvitation = {
  __typename?: 'DeskStaffInvitation';
  /** The invited address. */
  email: Scalars['String']['output'];
  /** When it ends: ISO-8601. */
  expiresAt: Scalars['String']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** The role that it gives. */
  role: StaffRole;
};

/** The invitation is on its way. */
export type DeskStaffInvited = {
  __typename?: 'DeskStaffInvited';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** A member of staff. */
export type DeskStaffMember = {
  __typename?: 'DeskStaffMember';
  /** `User.email`. */
  email: Scalars['String']['output'];
  /** Whether signing in to the desk needs a second factor. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** `User.id`. */
  id: Scalars['ID']['output'];
  /** Time of the last request, accurate to ten minutes: ISO-8601. Null without a session. */
  lastSeen?: Maybe<Scalars['String']['output']>;
  /** `User.name`. */
  name: Scalars['String']['output'];
  /** The current role. */
  role: StaffRole;
};

/** Result of `changeStaffRole`, `signOutStaffMember`, `signOutStaffSession` and `resetSecondFactor`. */
export type DeskStaffMemberResult = DeskStaffChanged | NotAllowed | NotFound | NotSignedIn | OwnAccount;

/** A device on which a member of staff is signed in. */
export type DeskStaffSession = {
  __typename?: 'DeskStaffSession';
  /** Whether it is the session of this request. */
  current: Scalars['Boolean']['output'];
  /** Browser and system, such as `Firefox on Linux`. */
  device: Scalars['String']['output'];
  /** Opaque; not the session token. */
  id: Scalars['ID']['output'];
  /** Time of the last use, accurate to ten minutes: ISO-8601. */
  lastUsed: Scalars['String']['output'];
  /** Time of the sign-in: ISO-8601. */
  started: Scalars['String']['output'];
};

/** Result of `startImport`. */
export type DeskStartImportResult = DeskImportBusy | DeskImportUpdated | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** The stock was adjusted. */
export type DeskStockAdjusted = {
  __typename?: 'DeskStockAdjusted';
  /** The items with their new stock, in the order of the adjustments. */
  products: Array<DeskStockedProduct>;
};

/** A change of an inventory item's units on hand. */
export type DeskStockAdjustment = {
  /** Units that came; negative when they went. Not for a count. */
  change?: InputMaybe<Scalars['Int']['input']>;
  /** Units on hand from now on, at least 0. Only for a count. */
  countedUnits?: InputMaybe<Scalars['Int']['input']>;
  /** `DeskStockedProduct.onHand` as it was shown; the adjustment is refused when it has changed. Optional except for a count. */
  expectedOnHand?: InputMaybe<Scalars['Int']['input']>;
  /** Why. */
  kind: DeskStockAdjustmentKind;
  /** `DeskStockedProduct.id`. */
  productId: Scalars['ID']['input'];
  /** One line, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
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

/** An entry of the stock ledger; never changes. */
export type DeskStockMovement = {
  __typename?: 'DeskStockMovement';
  /** `User.id` of the member of staff; null: the shop itself. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** Name of the member of staff; null: the shop itself. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Units on hand after. */
  after: Scalars['Int']['output'];
  /** Units on hand before. */
  before: Scalars['Int']['output'];
  /** ISO-8601. */
  date: Scalars['String']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Why units came or went. */
  kind: DeskStockMovementKind;
  /** The inventory item. */
  product: DeskStockedProduct;
  /** Units that came; negative when they went, 0 for a count that found what was expected. */
  quantity: Scalars['Int']['output'];
  /** Typed by staff; may be empty. */
  reason: Scalars['String']['output'];
  /** `Order.id` of an order, cancellation or refund, or the id of an import; else null. */
  reference?: Maybe<Scalars['ID']['output']>;
};

/** A page of the stock ledger. */
export type DeskStockMovementConnection = {
  __typename?: 'DeskStockMovementConnection';
  /** The movements of this page, newest first. */
  nodes: Array<DeskStockMovement>;
  /** Where the next page begins. */
  pageInfo: PageInfo;
};

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

/** An inventory item whose adjustment was refused. */
export type DeskStockRefusal = {
  __typename?: 'DeskStockRefusal';
  /** The units on hand that were shown; null when none were given. */
  expectedOnHand?: Maybe<Scalars['Int']['output']>;
  /** The units on hand now. */
  onHand: Scalars['Int']['output'];
  /** `DeskStockedProduct.id`. */
  productId: Scalars['ID']['output'];
  /** Why. */
  reason: DeskStockRefusalReason;
  /** Units that shoppers who are paying have reserved now. */
  reserved: Scalars['Int']['output'];
};

/** Why the adjustment of an inventory item was refused. */
export type DeskStockRefusalReason =
  /** Fewer units would be left than shoppers who are paying have reserved. */
  | 'BELOW_RESERVED'
  /** The units on hand are not those that were shown. */
  | 'ON_HAND_CHANGED';

/** Nothing was changed, because of one or more inventory items. */
export type DeskStockRefused = Problem & {
  __typename?: 'DeskStockRefused';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** The items, with the numbers. */
  refusals: Array<DeskStockRefusal>;
};

/**
 * An inventory item with its stock: a product's own one, or another one on which variants draw. That has the brand, picture and categories of the
 * first product that draws on it.
 */
export type DeskStockedProduct = {
  __typename?: 'DeskStockedProduct';
  /** Units that can be bought now. */
  available: Scalars['Int']['output'];
  /** `Product.brand`. */
  brand: Scalars['String']['output'];
  /** `Category.id` of the category; empty: no product draws on the item. */
  catId: Scalars['ID']['output'];
  /** In what its units are counted; a product's own ones are pieces. */
  countedIn: MeasureUnit;
  /** Whether the threshold is the item's own; else it is the shop's default. */
  hasOwnThreshold: Scalars['Boolean']['output'];
  /** `Product.id` of a product's own item, else `DeskInventoryItem.id`. */
  id: Scalars['ID']['output'];
  /** The product's first picture. */
  image: Image;
  /** Whether fewer units are available than any variant that draws on it requires. */
  isSoldOut: Scalars['Boolean']['output'];
  /** Whether no product that draws on it is on sale any more. */
  isWithdrawn: Scalars['Boolean']['output'];
  /**
   * The stock is low when so many units or fewer are available. The shop's default is so many times what the smallest variant requires; of a product's
   * own item, a number of units.
   */
  lowStockThreshold: Scalars['Int']['output'];
  /** `Product.name`, with the option of the variant if it is the only one that draws on the product's own item; or `DeskInventoryItem.name`. */
  name: Scalars['String']['output'];
  /** Available and reserved units: the sum of the product's movements. Sold units do not count, although they may wait to be packed. */
  onHand: Scalars['Int']['output'];
  /** Units that shoppers who are paying have reserved. */
  reserved: Scalars['Int']['output'];
  /** `Category.id` of the sub-category; empty: no product draws on the item. */
  subCatId: Scalars['ID']['output'];
  /**
   * Sold units of orders of the last 14 days that are not packed yet. They still lie on the shelf, beside those on hand. Of weighed goods
   * it is what the scale said, if that is less than ordered.
   */
  toPack: Scalars['Int']['output'];
};

/** A page of inventory items with their stock. */
export type DeskStockedProductConnection = {
  __typename?: 'DeskStockedProductConnection';
  /** The items of this page. */
  nodes: Array<DeskStockedProduct>;
  /** Where the next page begins. */
  pageInfo: PageInfo;
};

/** Result of `stopLetter`. */
export type DeskStopLetterResult = DeskLetterConflict | DeskLetterStopped | NotAllowed | NotFound | NotSignedIn;

/** What was sold of a product or category. */
export type DeskSubjectSales = {
  __typename?: 'DeskSubjectSales';
  /** Id of the product or category. */
  id: Scalars['ID']['output'];
  /** Its present name. */
  name: Scalars['String']['output'];
  /** Rupees. */
  sales: Scalars['Float']['output'];
  /** Units sold. */
  units: Scalars['Int']['output'];
};

/** An address that has subscribed to the newsletter. */
export type DeskSubscriber = {
  __typename?: 'DeskSubscriber';
  /** Lower case. */
  email: Scalars['String']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Time of the first subscription: ISO-8601. */
  subscribedAt: Scalars['String']['output'];
  /** When the subscription ended: ISO-8601; null: it has not. */
  unsubscribedAt?: Maybe<Scalars['String']['output']>;
};

/** A page of subscribers. */
export type DeskSubscriberConnection = {
  __typename?: 'DeskSubscriberConnection';
  /** The subscribers of this page. */
  nodes: Array<DeskSubscriber>;
  /** Where this page ends. */
  pageInfo: PageInfo;
};

/** Whether an address gets the newsletter. */
export type DeskSubscriberState =
  /** It does. */
  | 'SUBSCRIBED'
  /** It did once. */
  | 'UNSUBSCRIBED';

/** A part of a CSV file of subscribers. */
export type DeskSubscribersCsv = {
  __typename?: 'DeskSubscribersCsv';
  /** Rows, ending with a line break; the first part begins with the titles of the columns. Texts that a spreadsheet would calculate begin with a quote. Times are the shop's, such as `2026-11-23 18:05:09`. */
  csv: Scalars['String']['output'];
  /** Where the next part begins; null: this is the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
};

/** An invoice or a credit note as it is printed. */
export type DeskTaxDocument = {
  __typename?: 'DeskTaxDocument';
  /** Who buys, and where the goods go. */
  buyer: DeskTaxDocumentBuyer;
  /** When it was issued: ISO-8601. */
  date: Scalars['String']['output'];
  /** Of a credit note: the invoice that it changes; else null. */
  invoice?: Maybe<DeskTaxDocumentReference>;
  /** `invoice` or `creditNote`. */
  kind: Scalars['String']['output'];
  /** What stands below the tables in the PDF, such as offers and credit notes. */
  notes: Array<Scalars['String']['output']>;
  /** Such as `26-27/000123`, of a credit note `CN/26-27/000123`. */
  number: Scalars['String']['output'];
  /** When the order was placed: ISO-8601. */
  orderDate: Scalars['String']['output'];
  /** The end of the order's id. */
  orderNumber: Scalars['String']['output'];
  /** Id of the provider's payment. */
  paymentId: Scalars['String']['output'];
  /** Path of its PDF at this server: `GET` with the session's token. */
  pdfPath: Scalars['String']['output'];
  /** What it says of the shop, as the settings were when the invoice was issued. */
  seller: DeskTaxDocumentSeller;
  /** The products and the sums by rate, as the PDF shows them. */
  tables: Array<DeskDocumentTable>;
  /** Null: it has no tax, because the shop was not registered for GST, or no product had a rate. */
  tax?: Maybe<DeskDocumentTax>;
  /** `Invoice`, `Tax Invoice`, `Bill of Supply`, `Invoice-cum-Bill of Supply` or `Credit Note`. */
  title: Scalars['String']['output'];
};

/** Who buys. Of a deleted account: `Former customer` without an address; a business keeps its GSTIN and name. */
export type DeskTaxDocumentBuyer = {
  __typename?: 'DeskTaxDocumentBuyer';
  /** Street, city, State and PIN code, as far as they are known. */
  addressLines: Array<Scalars['String']['output']>;
  /** Name of the business; null: a consumer. */
  businessName?: Maybe<Scalars['String']['output']>;
  /** GST number of the business; null: a consumer. */
  gstin?: Maybe<Scalars['String']['output']>;
  /** Name of the recipient. */
  name: Scalars['String']['output'];
  /** Empty: none. */
  phone: Scalars['String']['output'];
};

/** Another document. */
export type DeskTaxDocumentReference = {
  __typename?: 'DeskTaxDocumentReference';
  /** When it was issued: ISO-8601. */
  date: Scalars['String']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
};

/** What a tax document says of the shop. It never changes. */
export type DeskTaxDocumentSeller = {
  __typename?: 'DeskTaxDocumentSeller';
  /** Address in several lines; empty: none. */
  address: Scalars['String']['output'];
  /** GST identification number; empty: none. */
  gstin: Scalars['String']['output'];
  /** Name of the shop. */
  name: Scalars['String']['output'];
  /** The number of the support line. */
  phone: Scalars['String']['output'];
  /** The State of the GSTIN, such as `27-Maharashtra`; null without one. */
  state?: Maybe<Scalars['String']['output']>;
};

/** The sales and taxes of a period. */
export type DeskTaxReport = {
  __typename?: 'DeskTaxReport';
  /** GSTR-1's tables as JSON, in the shape of the GST portal's offline tool; null unless the period is of one month, or a whole quarter. */
  json?: Maybe<Scalars['String']['output']>;
  /** Tables of GSTR-1, all credit notes, and the sales without a rate. */
  tables: Array<DeskTaxTable>;
};

/** Result of `exportTaxReport`. */
export type DeskTaxReportResult = DeskTaxReport | InvalidInput | NotAllowed | NotSignedIn | TooManyRequests;

/** A table of a tax report. */
export type DeskTaxTable = {
  __typename?: 'DeskTaxTable';
  /** Titles of the columns. */
  columns: Array<Scalars['String']['output']>;
  /** The columns and rows as CSV, without the totals. */
  csv: Scalars['String']['output'];
  /** Indexes of the columns of figures, such as amounts, quantities and rates: not of numbers that are names, such as HSN codes. */
  figureColumns: Array<Scalars['Int']['output']>;
  /** As GSTR-1 calls it, such as `B2CS`. */
  name: Scalars['String']['output'];
  /** Cells of the rows; amounts in rupees. */
  rows: Array<Array<Scalars['String']['output']>>;
  /** What it lists. */
  title: Scalars['String']['output'];
  /** A cell for each column: in rupees the sum of its amounts, empty where nothing is added up, such as rates and values of whole invoices. Null: no column is added up. */
  totals?: Maybe<Array<Scalars['String']['output']>>;
};

/** The test mail is on its way. */
export type DeskTestLetterSent = {
  __typename?: 'DeskTestLetterSent';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** Result of `undoImport`. */
export type DeskUndoImportResult = DeskImportBusy | DeskImportUpdated | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** Result of `updateBanner`. */
export type DeskUpdateBannerResult = DeskBannerSaved | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** Result of `updateCategory`. */
export type DeskUpdateCategoryResult = DeskCategorySaved | InvalidInput | NotAllowed | NotFound | NotSignedIn;

/** Result of `updateProducts`. */
export type DeskUpdateProductsResult = DeskEditConflict | DeskProductsRefused | DeskProductsUpdated | InvalidInput | NotAllowed | NotSignedIn;

/** What is sold under an option of a product, with a price of its own. */
export type DeskVariant = {
  __typename?: 'DeskVariant';
  /** What it contains, in `unit`; null: unknown. */
  amount?: Maybe<Scalars['Int']['output']>;
  /** Rupees that it was on sale for: see `DeskProduct.chargedPrices`, which are among them. */
  chargedPrices: Array<Scalars['Float']['output']>;
  /** The number below the bar code; null: unknown. */
  gtin?: Maybe<Scalars['String']['output']>;
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** The inventory item that it draws on; null: the product's own one, whose units are `DeskProduct.stock`. */
  inventoryItem?: Maybe<DeskInventoryItem>;
  /** The option; empty if the product has none. */
  label: Scalars['String']['output'];
  /** Rupees; equal to `price` without a discount. */
  oldPrice: Scalars['Float']['output'];
  /** Whether it is off sale for now. */
  paused: Scalars['Boolean']['output'];
  /** URL of its own picture; null: the product's. */
  picture?: Maybe<Scalars['String']['output']>;
  /** Rupees. */
  price: Scalars['Float']['output'];
  /** Units of the inventory item that one of it takes. */
  requiredQuantity: Scalars['Int']['output'];
  /** The shopkeeper's own number of it, unique in the shop among products and variants; null: none. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Null together with `amount`. */
  unit?: Maybe<MeasureUnit>;
  /** See `ProductVariant.weighed`. */
  weighed: Scalars['Boolean']['output'];
};

/** A variant as it is to be. */
export type DeskVariantInput = {
  /** 1 to 1,000,000, in `unit`; null: unknown. */
  amount?: InputMaybe<Scalars['Int']['input']>;
  /** 8, 12, 13 or 14 digits with a right check digit; null or empty: unknown. */
  gtin?: InputMaybe<Scalars['String']['input']>;
  /** See `DeskVariant.id`. Null: a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** See `DeskInventoryItem.id`. Null: the product's own one. */
  inventoryId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50 characters, different from those of the other variants; empty only for a single one. */
  label: Scalars['String']['input'];
  /** Rupees, at least `price`; null: equal to it. */
  oldPrice?: InputMaybe<Scalars['Float']['input']>;
  /** See `DeskVariant.paused`. */
  paused?: InputMaybe<Scalars['Boolean']['input']>;
  /** URL of an uploaded picture; null or empty: the product's. */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** Rupees with at most two decimals, more than 0. */
  price: Scalars['Float']['input'];
  /** Units of the inventory item that one of it takes: 1 to 1,000,000. */
  requiredQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** At most 64 characters, unique in the shop; null or empty: none. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Given together with `amount`. */
  unit?: InputMaybe<MeasureUnit>;
  /** See `DeskVariant.weighed`; only with an `amount` in grams or millilitres. */
  weighed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of `verifySecondFactor`. */
export type DeskVerifySecondFactorResult = DeskSecondFactorVerified | NotAllowed | NotSignedIn | TooManyRequests | WrongCode;

/** The view is deleted. */
export type DeskViewDeleted = {
  __typename?: 'DeskViewDeleted';
  /** `DeskSavedView.id`. */
  id: Scalars['ID']['output'];
};

/** Result of `weighOrderLine`. */
export type DeskWeighOrderLineResult = DeskOrderLineWeighed | InvalidInput | NotAllowed | NotFound | NotSignedIn | OrderStatusConflict | PaymentUnavailable | RefundTooLarge;

/** Result of `withdrawProducts`. */
export type DeskWithdrawProductsResult = DeskProductsMoved | DeskProductsRefused | InvalidInput | NotAllowed | NotSignedIn;

/** Result of `withdrawStaffInvitation`. */
export type DeskWithdrawStaffInvitationResult = DeskInvitationWithdrawn | NotAllowed | NotSignedIn;

/** What an offer takes off a cart or an order. */
export type Discount = {
  __typename?: 'Discount';
  /** Rupees, above 0. */
  amount: Scalars['Float']['output'];
  /** The coupon code that it was applied by; null: it applies by itself. */
  code?: Maybe<Scalars['String']['output']>;
  /** The offer's name. */
  name: Scalars['String']['output'];
};

/** The e-mail address already has an account. */
export type EmailTaken = Problem & {
  __typename?: 'EmailTaken';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** A link was mailed, or the address is already verified. */
export type EmailVerificationRequested = {
  __typename?: 'EmailVerificationRequested';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The address is verified. */
export type EmailVerified = {
  __typename?: 'EmailVerified';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** The shopper, verified. */
  user: User;
};

/** The session is too old for this action: sign in again. */
export type FreshSignInNeeded = Problem & {
  __typename?: 'FreshSignInNeeded';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** A review that only its author still sees. */
export type HiddenReview = {
  __typename?: 'HiddenReview';
  /** `Review.id`. */
  id: Scalars['ID']['output'];
  /** `id` of the product. */
  productId: Scalars['ID']['output'];
  /** Why the shop has hidden it, plain; may be empty. */
  reason: Scalars['String']['output'];
  /** The text, plain. */
  review: Scalars['String']['output'];
};

/** A picture. */
export type Image = {
  __typename?: 'Image';
  /** All sizes in the form of HTML's srcset; null when there is only one. The addresses may be relative to the shop's. */
  srcSet?: Maybe<Scalars['String']['output']>;
  /** Address of the largest size; may be relative to the shop's address. */
  url: Scalars['String']['output'];
};

/** A page about the shop. */
export type InfoPage = {
  __typename?: 'InfoPage';
  /** The first paragraph. */
  intro: Scalars['String']['output'];
  /** The rest of the page. */
  sections: Array<InfoSection>;
  /** The page's path segment. */
  slug: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** Paragraphs below a heading. */
export type InfoSection = {
  __typename?: 'InfoSection';
  /** Null for paragraphs before the first heading. */
  heading?: Maybe<Scalars['String']['output']>;
  /** Plain text. */
  paragraphs: Array<Scalars['String']['output']>;
};

/** A field is missing or malformed; the first one is reported. */
export type InvalidInput = Problem & {
  __typename?: 'InvalidInput';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Name of the input field; null if the input as a whole is invalid. */
  field?: Maybe<Scalars['String']['output']>;
  /** Parameter of the code: the most that is allowed. */
  max?: Maybe<Scalars['Float']['output']>;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** Parameter of the code: the least that is allowed. */
  min?: Maybe<Scalars['Float']['output']>;
  /** Parameter of the code: name of the thing that the message is about. */
  name?: Maybe<Scalars['String']['output']>;
};

/** The invitation is unknown, used, withdrawn, too old, or for another e-mail address. */
export type InvitationInvalid = Problem & {
  __typename?: 'InvitationInvalid';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** Whom to invite. */
export type InviteStaffMemberInput = {
  /** At most 254 characters; case-insensitive. */
  email: Scalars['String']['input'];
  /** The role that the person gets. */
  role: StaffRole;
};

/** The token is unknown, used, expired, or belongs to another account. */
export type LinkExpired = Problem & {
  __typename?: 'LinkExpired';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
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

/** The shop has failed at this order, or at one before it, in `moveOrders` or `undoOrderMoves`. */
export type MoveInterrupted = Problem & {
  __typename?: 'MoveInterrupted';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** Changes. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Makes the signed-in user a member of staff. The invitation must be for the user's e-mail address. If it was mailed, the address
   * counts as verified from then on.
   */
  acceptStaffInvitation: AcceptStaffInvitationResult;
  /** Adds a note for staff to an order, which has at most 200. */
  addOrderNote: DeskOrderNoteResult;
  /** Adds a review; one per shopper and product, which `AddReviewInput.replace` edits. */
  addReview: AddReviewResult;
  /** Adds a product to the cart; adding the same product and option again increases the quantity of its line. */
  addToCart: AddToCartResult;
  /** Adds a product to My List. */
  addToWishlist: AddToWishlistResult;
  /** Changes the units on hand of several inventory items, all of them or none, each with a movement in the ledger. */
  adjustStock: DeskAdjustStockResult;
  /** Answers a review publicly. Its author gets a mail. A review has at most one answer. */
  answerReview: DeskReviewResult;
  /**
   * Applies a coupon code to the cart, instead of an earlier one. A code that takes nothing off because of what is in the cart is kept, and
   * `Cart.codeProblem` says what it lacks; other codes that take nothing off are refused. Limited for each account.
   */
  applyCoupon: ApplyCouponResult;
  /**
   * Begins a checkout of the cart: computes the amount from the shop's prices, reserves the stock until `expiresAt` and
   * creates an order at the payment provider. Called again for the same cart content (a double click, a second tab), it returns the
   * same checkout.
   */
  beginCheckout: BeginCheckoutResult;
  /**
   * Blocks a shopper's account: all its sessions end at once, and it cannot sign in. Paid orders and payments that are being confirmed go
   * on; cart and My List stay.
   */
  blockCustomer: DeskCustomerResult;
  /** Cancels a checkout (the popup was closed) and frees its stock. A paid checkout is not changed. */
  cancelCheckout: CancelCheckoutResult;
  /**
   * Cancels an order before it is packed: its units return to the stock, all that is left is refunded, and the shopper gets one mail. Less
   * than Rs 1 is not refunded, because the payment provider refuses that: the amount of the refund is 0 then, and the mail says so.
   */
  cancelOrder: DeskCancelOrderResult;
  /** Sets a new password and ends all other sessions. */
  changePassword: ChangePasswordResult;
  /** Adds, replaces and removes groups of the shop's own search words, all or none. The search knows them at once. */
  changeSearchWords: DeskSearchWordsResult;
  /** Changes the role of another member of staff, effective from the next request. */
  changeStaffRole: DeskStaffMemberResult;
  /** Says whether an invitation to the staff can still be accepted; changes nothing. A mutation, because its result is not for caches. */
  checkStaffInvitation: CheckStaffInvitationResult;
  /**
   * Completes a checkout with the result of the provider's popup. Once the payment is verified, order, stock and emptied cart
   * are committed in one transaction. Called again for the same payment, it returns the same order.
   */
  completeCheckout: CompleteCheckoutResult;
  /** Turns the second factor on with its first code, and ends all other sessions of the account. */
  confirmSecondFactor: DeskConfirmSecondFactorResult;
  /** Creates a banner behind the others of its kind. */
  createBanner: DeskCreateBannerResult;
  /** Creates a category or sub-category behind its siblings. */
  createCategory: DeskCreateCategoryResult;
  /** Creates an inventory item with its first units. No variant draws on it yet. */
  createInventoryItem: DeskCreateInventoryItemResult;
  /** Creates a product behind all others, with its first stock as the first movement of its ledger. */
  createProduct: DeskCreateProductResult;
  /**
   * Deletes the shopper's account and all personal data; cannot be undone. Orders stay, without name and address; an order that has not
   * arrived keeps them until it is delivered or cancelled.
   * `GET /api/user/{id}/data` exports the data beforehand.
   */
  deleteAccount: DeleteAccountResult;
  /** Deletes a banner. */
  deleteBanner: DeskDeleteBannerResult;
  /** Deletes a category that has no products (also none that are withdrawn), sub-categories and banners. */
  deleteCategory: DeskDeleteCategoryResult;
  /** Deletes one of the member's own notes; an owner of the shop deletes any. */
  deleteOrderNote: DeskDeleteOrderNoteResult;
  /**
   * Deletes one of the member's own views; an owner of the shop deletes any shared one, too.
   * @deprecated Since 2026-11-30: `deleteView` deletes those of all lists.
   */
  deleteOrderView: DeskDeleteOrderViewResult;
  /** Deletes one of the member's own views; an owner of the shop deletes any shared one, too. */
  deleteView: DeskDeleteViewResult;
  /** Creates a copy of a product, with its related products, without its stock and reviews. The copy is not on sale until `restoreProducts`. */
  duplicateProduct: DeskDuplicateProductResult;
  /** Replaces the text of an answer. */
  editReviewAnswer: DeskReviewResult;
  /**
   * Deletes the account and all personal data of a shopper who has asked for it; cannot be undone. Orders stay, without name and address.
   * PaymentPending while a checkout is open or a payment is being confirmed.
   */
  eraseCustomer: DeskEraseCustomerResult;
  /** The next part of the audit log as CSV, at most 1000 rows; recorded in the audit log. */
  exportAuditLog: DeskExportAuditLogResult;
  /** All personal data of a shopper who has asked for them; recorded in the audit log. */
  exportCustomerData: DeskExportCustomerDataResult;
  /** The next part of a list of orders as CSV, at most 500 rows; each part is recorded in the audit log. */
  exportOrders: DeskExportOrdersResult;
  /** Returns the next refunds as CSV, at most 500, newest first. Each part of an export is recorded in the audit log. */
  exportRefunds: DeskExportRefundsResult;
  /** The shop's own groups as CSV, which `POST /desk/search-words` reads. */
  exportSearchWords: DeskExportSearchWordsResult;
  /** The next part of the subscribers as CSV, at most 1000 rows; each part is recorded in the audit log. */
  exportSubscribers: DeskExportSubscribersResult;
  /**
   * The sales and taxes of some days, by the invoices and credit notes that were issued on them. It has the GST numbers of buyers, so each one is
   * recorded in the audit log.
   */
  exportTaxReport: DeskTaxReportResult;
  /** Hides a review from shoppers and from the product's rating. Its author gets a mail with the reason. */
  hideReview: DeskReviewResult;
  /**
   * Mails an invitation, valid for seven days, or returns its link if the shop cannot send mail. A newer one to the same address
   * replaces it.
   */
  inviteStaffMember: DeskInviteStaffMemberResult;
  /**
   * Gives each order its invoice, unless it has one. An order that was cancelled or refunded in full before gets none. Orders also get theirs
   * when they are packed. A number is never taken back.
   */
  issueInvoices: DeskIssueInvoicesResult;
  /** Chooses how an import reads its file, before it is started. */
  mapImportColumns: DeskMapImportColumnsResult;
  /** Moves orders to the next step of packing and delivery, one by one: those that cannot move do not stop the others. */
  moveOrders: DeskMoveOrdersResult;
  /**
   * Refunds an order by lines, by an amount, or whole, and tells the shopper by mail. What is refunded never exceeds what was captured.
   * Whoever lacks the permission REFUND_ORDERS can refund lines of an order that is being packed, without returning them to the stock.
   */
  refundOrder: DeskRefundOrderResult;
  /** Removes a line from the cart. Succeeds as well if it is already removed. */
  removeCartLine: RemoveCartLineResult;
  /** Removes the coupon code from the cart. Succeeds as well if there is none. */
  removeCoupon: RemoveCouponResult;
  /** Removes an item from My List. Succeeds as well if it is already removed. */
  removeFromWishlist: RemoveFromWishlistResult;
  /** Removes the answer to a review. */
  removeReviewAnswer: DeskReviewResult;
  /** Turns the second factor off. */
  removeSecondFactor: DeskRemoveSecondFactorResult;
  /** Mails a link, valid for 24 hours, that verifies the shopper's e-mail address. Succeeds as well if it is already verified. */
  requestEmailVerification: RequestEmailVerificationResult;
  /**
   * Mails a link that sets a new password. The result is the same whether or not the address has an account. The link
   * works once, for 15 minutes; a newer link replaces it.
   */
  requestPasswordReset: RequestPasswordResetResult;
  /**
   * Sets a new password with the token of the mailed link. Ends all sessions of the account, voids its other links and unlinks its Google
   * account; the address counts as verified from then on.
   */
  resetPassword: ResetPasswordResult;
  /** Removes the second factor of another member of staff, who has lost it, and signs the person out. */
  resetSecondFactor: DeskStaffMemberResult;
  /** Puts up to 500 withdrawn products on sale, all or none. Those that are on sale already stay so. */
  restoreProducts: DeskRestoreProductsResult;
  /** Stores a new draft, or the texts of a draft. */
  saveLetter: DeskSaveLetterResult;
  /** Stores a new offer, or changes one. Shoppers see it at once. */
  saveOffer: DeskSaveOfferResult;
  /**
   * Saves the filters of the list of orders under a name.
   * @deprecated Since 2026-11-30: `saveView` saves those of all lists.
   */
  saveOrderView: DeskSaveOrderViewResult;
  /** Saves the filters of a list under a name. */
  saveView: DeskSaveViewResult;
  /**
   * Begins to mail a draft to all subscribers, each once. Other mails go first. Called again, it succeeds without sending anything a
   * second time.
   */
  sendLetter: DeskSendLetterResult;
  /** Mails a letter to the caller alone. */
  sendTestLetter: DeskSendTestLetterResult;
  /** Sets at how many units the stock of inventory items counts as low, of all of them or none. */
  setLowStockThreshold: DeskSetLowStockThresholdResult;
  /** Creates the secret of a second factor for an app that shows time-based codes (TOTP). It counts from `confirmSecondFactor` on. */
  setUpSecondFactor: DeskSetUpSecondFactorResult;
  /** Shows a hidden review again. */
  showReview: DeskReviewResult;
  /** Signs in: creates a session. Ends the session of the token in the request, if there is one. */
  signIn: SignInResult;
  /**
   * Signs in with the one-time code that a completed Google sign-in (which begins at `/auth/google`) has stored in a cookie.
   * A code is valid for one minute and one session.
   */
  signInWithGoogle: SignInWithGoogleResult;
  /** Ends the session of the token in the request, at once. Succeeds as well if the session has already ended. */
  signOut: SignedOut;
  /** Ends all sessions of a shopper, and voids mailed links to the account. */
  signOutCustomer: DeskCustomerResult;
  /** Ends a session of a shopper. Succeeds as well if it has already ended. */
  signOutCustomerSession: DeskCustomerResult;
  /** Ends all sessions of the signed-in shopper except the current one. */
  signOutOtherSessions: SignOutOtherSessionsResult;
  /** Ends another session of the signed-in shopper, for example of a lost device. Succeeds as well if it has already ended. */
  signOutSession: SignOutSessionResult;
  /** Ends all sessions of another member of staff. */
  signOutStaffMember: DeskStaffMemberResult;
  /** Ends one session of a member of staff, also an own one. Succeeds as well if it has already ended. */
  signOutStaffSession: DeskStaffMemberResult;
  /** Creates an account. Does not sign in. */
  signUp: SignUpResult;
  /** Sorts the banners of a kind. */
  sortBanners: DeskSortBannersResult;
  /** Sorts the top categories, or the sub-categories of one. */
  sortCategories: DeskSortCategoriesResult;
  /**
   * Starts an import, or continues one that has stopped. It runs in the background; only one runs at a time. An import whose undo has
   * stopped is refused: see `DeskImport.hasStoppedUndo`.
   */
  startImport: DeskStartImportResult;
  /** Stops a letter for good: who has not got it yet will not. Succeeds as well if it is already stopped. */
  stopLetter: DeskStopLetterResult;
  /** Subscribes to the newsletter. Succeeds as well if already subscribed. */
  subscribeToNewsletter: SubscribeToNewsletterResult;
  /** Lets a blocked shopper sign in again. */
  unblockCustomer: DeskCustomerResult;
  /**
   * Takes an import back, in the background: fields that still have the imported value get their former one, and products that it
   * created are withdrawn. Continues an undo that has stopped.
   */
  undoImport: DeskUndoImportResult;
  /**
   * Takes moves to a step back, one by one, within about half a minute: as long as the mail about the step has not been sent. Orders that
   * are not at this step any more, or whose shopper has been told, stay as they are.
   */
  undoOrderMoves: DeskMoveOrdersResult;
  /** Unsubscribes with the token of an unsubscribe link. Succeeds as well if already unsubscribed. */
  unsubscribeFromNewsletter: UnsubscribeFromNewsletterResult;
  /** Changes a banner. */
  updateBanner: DeskUpdateBannerResult;
  /** Sets the quantity of a cart line. */
  updateCartLine: UpdateCartLineResult;
  /** Changes a category. Its slug stays, so that links go on working. */
  updateCategory: DeskUpdateCategoryResult;
  /** Replaces the texts of an information page. Shoppers see them at once. */
  updateInfoPage: DeskInfoPageResult;
  /**
   * Changes up to 500 products: all of them, or none. To undo it, call it again with the values of `previous` and the versions of
   * `products`.
   */
  updateProducts: DeskUpdateProductsResult;
  /** Changes the shopper's profile. The e-mail address cannot be changed. */
  updateProfile: UpdateProfileResult;
  /** Replaces the shop's settings. Shoppers see them at once. */
  updateSettings: DeskSettingsResult;
  /**
   * Verifies the shopper's e-mail address with the token of the mailed link. Needs a session of the same account: the link alone
   * does not prove that the person who created the account reads its mail.
   */
  verifyEmail: VerifyEmailResult;
  /** Opens the desk for this session. */
  verifySecondFactor: DeskVerifySecondFactorResult;
  /**
   * Stores once what the goods of a line weigh, while the order is being packed. If they weigh less than ordered, what was paid for the
   * rest is refunded at once; if they weigh more, nothing is charged. The same weight again returns the same result.
   */
  weighOrderLine: DeskWeighOrderLineResult;
  /** Takes up to 500 products off sale, all or none. Orders and reviews keep them. Those that are withdrawn already stay so. */
  withdrawProducts: DeskWithdrawProductsResult;
  /** Withdraws an invitation. Succeeds as well if it is gone. */
  withdrawStaffInvitation: DeskWithdrawStaffInvitationResult;
};


/** Changes. */
export type MutationAcceptStaffInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Changes. */
export type MutationAddOrderNoteArgs = {
  orderId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** Changes. */
export type MutationAddReviewArgs = {
  input: AddReviewInput;
};


/** Changes. */
export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


/** Changes. */
export type MutationAddToWishlistArgs = {
  productId: Scalars['ID']['input'];
};


/** Changes. */
export type MutationAdjustStockArgs = {
  adjustments: Array<DeskStockAdjustment>;
};


/** Changes. */
export type MutationAnswerReviewArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** Changes. */
export type MutationApplyCouponArgs = {
  code: Scalars['String']['input'];
};


/** Changes. */
export type MutationBeginCheckoutArgs = {
  billing: BillingInput;
  total?: InputMaybe<Scalars['Float']['input']>;
};


/** Changes. */
export type MutationBlockCustomerArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. */
export type MutationCancelCheckoutArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/** Changes. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Changes. */
export type MutationChangeSearchWordsArgs = {
  changes: Array<DeskSearchWordsChange>;
};


/** Changes. */
export type MutationChangeStaffRoleArgs = {
  id: Scalars['ID']['input'];
  role?: InputMaybe<StaffRole>;
};


/** Changes. */
export type MutationCheckStaffInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Changes. */
export type MutationCompleteCheckoutArgs = {
  input: CompleteCheckoutInput;
};


/** Changes. */
export type MutationConfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
};


/** Changes. */
export type MutationCreateBannerArgs = {
  input: DeskNewBanner;
};


/** Changes. */
export type MutationCreateCategoryArgs = {
  input: DeskNewCategory;
};


/** Changes. */
export type MutationCreateInventoryItemArgs = {
  input: DeskNewInventoryItem;
};


/** Changes. */
export type MutationCreateProductArgs = {
  input: DeskNewProduct;
};


/** Changes. */
export type MutationDeleteAccountArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


/** Changes. */
export type MutationDeleteBannerArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


/** Changes. */
export type MutationDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


/** Changes. */
export type MutationDeleteOrderNoteArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationDeleteOrderViewArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationDeleteViewArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationDuplicateProductArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationEditReviewAnswerArgs = {
  id: Scalars['ID']['input'];
  previousText?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


/** Changes. */
export type MutationEraseCustomerArgs = {
  email: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationExportAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeskAuditLogFilter>;
};


/** Changes. */
export type MutationExportCustomerDataArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationExportOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: DeskOrderFilter;
  sort?: DeskOrderSort;
};


/** Changes. */
export type MutationExportRefundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeskRefundFilter>;
};


/** Changes. */
export type MutationExportSubscribersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<DeskSubscriberState>;
};


/** Changes. */
export type MutationExportTaxReportArgs = {
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};


/** Changes. */
export type MutationHideReviewArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. */
export type MutationInviteStaffMemberArgs = {
  input: InviteStaffMemberInput;
};


/** Changes. */
export type MutationIssueInvoicesArgs = {
  orderIds: Array<Scalars['ID']['input']>;
};


/** Changes. */
export type MutationMapImportColumnsArgs = {
  headerLine?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  mapping?: InputMaybe<Array<DeskImportMappingInput>>;
  readsContents?: InputMaybe<Scalars['Boolean']['input']>;
  setsMovedStock?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Changes. */
export type MutationMoveOrdersArgs = {
  orderIds: Array<Scalars['ID']['input']>;
  to: DeskDeliveryStep;
};


/** Changes. */
export type MutationRefundOrderArgs = {
  input: RefundOrderInput;
};


/** Changes. */
export type MutationRemoveCartLineArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationRemoveFromWishlistArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationRemoveReviewAnswerArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationRemoveSecondFactorArgs = {
  code: Scalars['String']['input'];
};


/** Changes. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** Changes. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Changes. */
export type MutationResetSecondFactorArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationRestoreProductsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Changes. */
export type MutationSaveLetterArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: DeskLetterInput;
  version: Scalars['Int']['input'];
};


/** Changes. */
export type MutationSaveOfferArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: DeskOfferInput;
  version: Scalars['Int']['input'];
};


/** Changes. */
export type MutationSaveOrderViewArgs = {
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
  shared: Scalars['Boolean']['input'];
};


/** Changes. */
export type MutationSaveViewArgs = {
  list: DeskListName;
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
  shared: Scalars['Boolean']['input'];
};


/** Changes. */
export type MutationSendLetterArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Changes. */
export type MutationSendTestLetterArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationSetLowStockThresholdArgs = {
  input: DeskLowStockThresholdInput;
};


/** Changes. */
export type MutationSetUpSecondFactorArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


/** Changes. */
export type MutationShowReviewArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Changes. */
export type MutationSignInWithGoogleArgs = {
  code: Scalars['String']['input'];
};


/** Changes. */
export type MutationSignOutCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationSignOutCustomerSessionArgs = {
  id: Scalars['ID']['input'];
  sessionId: Scalars['ID']['input'];
};


/** Changes. */
export type MutationSignOutSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationSignOutStaffMemberArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationSignOutStaffSessionArgs = {
  id: Scalars['ID']['input'];
  sessionId: Scalars['ID']['input'];
};


/** Changes. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** Changes. */
export type MutationSortBannersArgs = {
  ids: Array<Scalars['ID']['input']>;
  kind: BannerKind;
};


/** Changes. */
export type MutationSortCategoriesArgs = {
  ids: Array<Scalars['ID']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
};


/** Changes. */
export type MutationStartImportArgs = {
  id: Scalars['ID']['input'];
  previewId?: InputMaybe<Scalars['ID']['input']>;
};


/** Changes. */
export type MutationStopLetterArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationSubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
};


/** Changes. */
export type MutationUnblockCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationUndoImportArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. */
export type MutationUndoOrderMovesArgs = {
  orderIds: Array<Scalars['ID']['input']>;
  step: DeskDeliveryStep;
};


/** Changes. */
export type MutationUnsubscribeFromNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** Changes. */
export type MutationUpdateBannerArgs = {
  change: DeskBannerChange;
};


/** Changes. */
export type MutationUpdateCartLineArgs = {
  input: UpdateCartLineInput;
};


/** Changes. */
export type MutationUpdateCategoryArgs = {
  change: DeskCategoryChange;
};


/** Changes. */
export type MutationUpdateInfoPageArgs = {
  input: DeskInfoPageInput;
  slug: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Changes. */
export type MutationUpdateProductsArgs = {
  changes: Array<DeskProductChange>;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Changes. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Changes. */
export type MutationUpdateSettingsArgs = {
  input: DeskSettingsInput;
  version: Scalars['Int']['input'];
};


/** Changes. */
export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
};


/** Changes. */
export type MutationVerifySecondFactorArgs = {
  code: Scalars['String']['input'];
};


/** Changes. */
export type MutationWeighOrderLineArgs = {
  input: WeighOrderLineInput;
};


/** Changes. */
export type MutationWithdrawProductsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Changes. */
export type MutationWithdrawStaffInvitationArgs = {
  id: Scalars['ID']['input'];
};

/** The address is subscribed. */
export type NewsletterSubscribed = {
  __typename?: 'NewsletterSubscribed';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The address is unsubscribed. */
export type NewsletterUnsubscribed = {
  __typename?: 'NewsletterUnsubscribed';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The caller's role does not allow the action. */
export type NotAllowed = Problem & {
  __typename?: 'NotAllowed';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The id is unknown, or belongs to somebody else. */
export type NotFound = Problem & {
  __typename?: 'NotFound';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The action needs a signed-in shopper: the token is missing, expired or revoked. */
export type NotSignedIn = Problem & {
  __typename?: 'NotSignedIn';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** An offer that the shop announces: it takes something off the price of a cart. */
export type Offer = {
  __typename?: 'Offer';
  /** The coupon code that a shopper applies, in capitals; null: it applies by itself. */
  code?: Maybe<Scalars['String']['output']>;
  /** When it ends: ISO-8601; null: it does not end. */
  endsAt?: Maybe<Scalars['String']['output']>;
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** What it takes off, in the shop's words, such as `Snacks: buy two, get one free`. */
  name: Scalars['String']['output'];
};

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

/** A placed order; products and prices as they were at the time of purchase. */
export type Order = {
  __typename?: 'Order';
  /** Street line 1 and line 2, joined with a comma; line 1 alone if line 2 is a dash. */
  address: Scalars['String']['output'];
  /** Rupees: what was paid, which is the sum of the lines' `subTotal` without `saved`. */
  amount: Scalars['Float']['output'];
  /** As given at the checkout; empty for orders of clients of the REST API. */
  city: Scalars['String']['output'];
  /** What was credited of the invoice, oldest first. An invoice without tax has none. */
  creditNotes: Array<OrderDocument>;
  /** Time of the order: ISO-8601. */
  date: Scalars['String']['output'];
  /** What offers took off, in the order in which they did; empty: nothing. */
  discounts: Array<Discount>;
  /** As given at the checkout. */
  email: Scalars['String']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Null: it has none yet. An order gets its invoice when it is packed. */
  invoice?: Maybe<OrderDocument>;
  /** Name of the recipient. */
  name: Scalars['String']['output'];
  /** Id of the provider's payment. */
  paymentId: Scalars['String']['output'];
  /** As given at the checkout. */
  phoneNumber: Scalars['String']['output'];
  /** ZIP code. */
  pincode: Scalars['String']['output'];
  /** The ordered products; at least one. */
  products: Array<OrderLine>;
  /**
   * Rupees of `amount` that the shop has given back or that are on their way back; 0 if none. Refunds that have failed do not count, nor do those that
   * the shopkeeper makes at the payment provider.
   */
  refunded: Scalars['Float']['output'];
  /** Rupees: sum of the `discounts`. */
  saved: Scalars['Float']['output'];
  /** As given at the checkout; empty for orders of clients of the REST API. */
  state: Scalars['String']['output'];
  /** Current state. */
  status: OrderStatus;
  /** `id` of the shopper. */
  userId: Scalars['ID']['output'];
};

/** An invoice or a credit note. */
export type OrderDocument = {
  __typename?: 'OrderDocument';
  /** When it was issued: ISO-8601. */
  date: Scalars['String']['output'];
  /** Such as `26-27/000123`, of a credit note `CN/26-27/000123`. */
  number: Scalars['String']['output'];
  /** Path of its PDF at this server, for the order's shopper: `GET` with the session's token, or in the shop's pages with its cookie. */
  pdfPath: Scalars['String']['output'];
  /** `Invoice`, `Tax Invoice`, `Bill of Supply`, `Invoice-cum-Bill of Supply` or `Credit Note`. */
  title: Scalars['String']['output'];
  /** Rupees, with tax. */
  total: Scalars['Float']['output'];
};

/** A product of an order, as it was at the time of purchase. */
export type OrderLine = {
  __typename?: 'OrderLine';
  /** Rupees: what offers took off the line; 0 without any. */
  discount: Scalars['Float']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** The product's first picture at that time. */
  image: Image;
  /** The chosen one of the product's `options`; null if it had none. */
  option?: Maybe<Scalars['String']['output']>;
  /** Rupees per unit. */
  price: Scalars['Float']['output'];
  /** `id` of the product, which may no longer be on sale. */
  productId: Scalars['ID']['output'];
  /** The product's name at that time. */
  productTitle: Scalars['String']['output'];
  /** Units, at least 1. */
  quantity: Scalars['Int']['output'];
  /** Units that are refunded, or whose refund is on its way. A refund of an amount is for no line; see `Order.refunded`. */
  refundedUnits: Scalars['Int']['output'];
  /** Rupees: price times quantity, before the discount. */
  subTotal: Scalars['Float']['output'];
  /** See `ProductVariant.weighed`, as it was when it was bought. */
  weighed: Scalars['Boolean']['output'];
  /** What was ordered and what it weighed when it was packed, such as `500 g, weighed 430 g`; null: it is not weighed, or not yet. */
  weight?: Maybe<Scalars['String']['output']>;
};

/** The order is placed and paid; the cart is empty. */
export type OrderPlaced = {
  __typename?: 'OrderPlaced';
  /** The cart without what was bought. */
  cart: Cart;
  /** The new order. */
  order: Order;
};

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

/** An order cannot move, because of its present status. */
export type OrderStatusConflict = Problem & {
  __typename?: 'OrderStatusConflict';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** `Order.id`. */
  orderId: Scalars['ID']['output'];
  /** The present status. */
  status: OrderStatus;
};

/** The requested quantity is not in stock. */
export type OutOfStock = Problem & {
  __typename?: 'OutOfStock';
  /** Units that can be bought now. */
  available: Scalars['Int']['output'];
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** `id` of the product. */
  productId: Scalars['ID']['output'];
  /** Name of the product; null where the caller has named the product. */
  productName?: Maybe<Scalars['String']['output']>;
};

/** Nobody can do this to the own account: another owner must. */
export type OwnAccount = Problem & {
  __typename?: 'OwnAccount';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** Position of a page in its connection. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Pass it as `after` for the next page; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is a next page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** The password is changed; all other sessions have ended. */
export type PasswordChanged = {
  __typename?: 'PasswordChanged';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The new password is set; sign in with it. */
export type PasswordReset = {
  __typename?: 'PasswordReset';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** If the address has an account, a link was mailed to it. */
export type PasswordResetRequested = {
  __typename?: 'PasswordResetRequested';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The password is one of the most common ones. */
export type PasswordTooCommon = Problem & {
  __typename?: 'PasswordTooCommon';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** A payment without an order, or without one yet. */
export type PaymentNotice = {
  __typename?: 'PaymentNotice';
  /** Rupees. */
  amount: Scalars['Float']['output'];
  /** Time of the last change of state: ISO-8601. */
  date: Scalars['String']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Human-readable: what happened, and why. */
  message: Scalars['String']['output'];
  /** Id of the provider's payment; null while it is being confirmed. */
  paymentId?: Maybe<Scalars['String']['output']>;
  /** State of the payment. */
  state: PaymentNoticeState;
};

/** State of a payment without an order. */
export type PaymentNoticeState =
  /** The provider has not confirmed the payment yet. It becomes an order or is refunded. */
  | 'confirming'
  /** It was refunded in full. */
  | 'refunded'
  /** It is being refunded in full; the provider has not confirmed that yet. */
  | 'refunding';

/** The provider has not confirmed the payment yet; the order appears by itself once it does. */
export type PaymentPending = Problem & {
  __typename?: 'PaymentPending';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The products were sold out when the payment arrived: it is refunded in full. */
export type PaymentRefunded = Problem & {
  __typename?: 'PaymentRefunded';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The payment could not be verified: no order was placed. */
export type PaymentRefused = Problem & {
  __typename?: 'PaymentRefused';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The payment provider cannot be reached. Nothing was charged. */
export type PaymentUnavailable = Problem & {
  __typename?: 'PaymentUnavailable';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The phone number already has an account. */
export type PhoneTaken = Problem & {
  __typename?: 'PhoneTaken';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** From the lowest to the highest price. */
export type PriceRange = {
  __typename?: 'PriceRange';
  /** Rupees; equal to `lowest` if there is one price. */
  highest: Scalars['Float']['output'];
  /** Rupees. */
  lowest: Scalars['Float']['output'];
};

/** An error that a shopper can cause and correct; `message` can be shown as it is. */
export type Problem = {
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

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

/** A product that is on sale. */
export type Product = {
  __typename?: 'Product';
  /** Plain text. */
  brand: Scalars['String']['output'];
  /** `id` of its top category. */
  catId: Scalars['ID']['output'];
  /** `name` of its top category. */
  catName: Scalars['String']['output'];
  /** Units that the caller can buy now, including those reserved by the caller's own checkout; at most a second old. */
  countInStock: Scalars['Int']['output'];
  /** ISO2 codes of the countries where it is sold; empty means all. */
  countries: Array<Scalars['String']['output']>;
  /** Where it was made, grown or packed; null: the shop does not say. */
  countryOfOrigin?: Maybe<Country>;
  /** Plain text, paragraphs separated by an empty line. Read from the database on request. */
  description: Scalars['String']['output'];
  /** Whole percent off `oldPrice`, 0 to 100, rounded down. */
  discount: Scalars['Int']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Text alternatives of `images`, in their order; an empty one stands for the product's name. Empty: all do. */
  imageAlts: Array<Scalars['String']['output']>;
  /** At least one; the first is the main picture. */
  images: Array<Image>;
  /** Plain text. */
  name: Scalars['String']['output'];
  /** Those of `Query.offers` that are for its category, its sub-category, itself or one of its variants. Not those for all products. */
  offers: Array<Offer>;
  /** Rupees, before the discount; equal to `price` without one. */
  oldPrice: Scalars['Float']['output'];
  /**
   * The choices: the n-th entries of all option lists together, such as "500 g" or "Large / Blue". Empty if there is no
   * choice; otherwise `addToCart` needs one of them.
   */
  options: Array<Scalars['String']['output']>;
  /**
   * Rupees per unit, of the first of the `variants` that the caller can buy now; of the first one if none can be bought. So are `oldPrice`,
   * `discount` and `countInStock`.
   */
  price: Scalars['Float']['output'];
  /** Lowest and highest price of the variants on sale. */
  priceRange: PriceRange;
  /** Option list RAM; empty when it does not apply. */
  productRam: Array<Scalars['String']['output']>;
  /** Option list WEIGHT; empty when it does not apply. */
  productWeight: Array<Scalars['String']['output']>;
  /** Mean of the reviews' stars with one decimal, 0 to 5; 0 without any. */
  rating: Scalars['Float']['output'];
  /**
   * The products that the shop's staff have chosen for its page, in their order: those of them that are on sale at the location. If there are
   * none, other products of the same sub-category.
   */
  related: Array<Product>;
  /** Number of reviews. */
  reviewCount: Scalars['Int']['output'];
  /** Newest first. */
  reviews: ReviewConnection;
  /** The one of `variants` that `price` is of. */
  shownVariant: ProductVariant;
  /** Option list Size; empty when it does not apply. */
  size: Array<Scalars['String']['output']>;
  /** `id` of its sub-category. */
  subCatId: Scalars['ID']['output'];
  /** `name` of its sub-category. */
  subCatName: Scalars['String']['output'];
  /**
   * What is sold under each of the `options`, in their order; a single one without a label if there is no choice. Without prices of their own all
   * have the product's price and stock.
   */
  variants: Array<ProductVariant>;
};


/** A product that is on sale. */
export type ProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
};


/** A product that is on sale. */
export type ProductReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The products of the page, each with its cursor. */
  edges: Array<ProductEdge>;
  /**
   * The highest price, in rupees, of all products of the filter's category, sub-category, brand and location, whatever its other
   * conditions; null without any. It is the scale of a price filter.
   */
  highestPrice?: Maybe<Scalars['Float']['output']>;
  /**
   * The other countries than the shop's own that products of the filter's category, sub-category, brand and location come from, whatever its
   * other conditions; sorted by name. They are the choices of a filter by `countryOfOrigin`.
   */
  importedFrom: Array<Country>;
  /** The products of `edges`. */
  nodes: Array<Product>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A product of a page. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** Opaque; pass it as `after` for the products after this one. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: Product;
};

/** All conditions must hold. */
export type ProductFilter = {
  /** `id` of a top-level category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** ISO2 code: only products with that `Product.countryOfOrigin`. Null: no restriction. */
  countryOfOrigin?: InputMaybe<Scalars['String']['input']>;
  /** True: only featured products. False: only others. Null: all. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** ISO2 code: only products sold in that country. Null or All: no restriction. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Rupees, inclusive; compared with `Product.priceRange.lowest`. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Rupees, inclusive; compared with `Product.priceRange.lowest`. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** At least that many stars, 1 to 5. */
  minRating?: InputMaybe<Scalars['Float']['input']>;
  /** Exactly that rating. */
  rating?: InputMaybe<Scalars['Float']['input']>;
  /** `id` of a sub-category. */
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Words to search for in name, brand, category and description; tolerates typos and unfinished words. */
  text?: InputMaybe<Scalars['String']['input']>;
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

/** What is sold under an option of a product. */
export type ProductVariant = {
  __typename?: 'ProductVariant';
  /** What it contains, in `unit`; null: unknown. */
  amount?: Maybe<Scalars['Int']['output']>;
  /** For comparing products: for the same amount in a whole category, by default 100 g, 100 ml, a metre or a piece. Null without an `amount`. */
  comparablePrice?: Maybe<UnitPrice>;
  /**
   * How many the caller can buy now, including those reserved by the caller's own checkout; at most a second old. Variants may draw on one
   * inventory item: what is bought of one of them lowers the count of the others. 0 while it is not on sale.
   */
  countInStock: Scalars['Int']['output'];
  /** Whole percent off `oldPrice`, 0 to 100, rounded down. */
  discount: Scalars['Int']['output'];
  /** The number below the bar code, 8 to 14 digits; null: unknown. */
  gtin?: Maybe<Scalars['String']['output']>;
  /** Opaque; another one when the product's variants get prices of their own. */
  id: Scalars['ID']['output'];
  /** Its own picture; null: the product's. */
  image?: Maybe<Image>;
  /** One of the product's `options`; null if the product has none. */
  label?: Maybe<Scalars['String']['output']>;
  /** `amount` and `unit` as they are read, such as `500 g` or `30 pieces`; null: unknown, or `label` says the same. */
  netQuantity?: Maybe<Scalars['String']['output']>;
  /** Rupees, before the discount; equal to `price` without one. */
  oldPrice: Scalars['Float']['output'];
  /** Rupees. */
  price: Scalars['Float']['output'];
  /** Unit of `amount`; null together with it. */
  unit?: Maybe<MeasureUnit>;
  /**
   * The unit sale price that Indian law requires beside the price: per g, ml or cm below a kg, litre or metre, else per one of these, or per
   * piece. Null where it equals the price, and without an `amount`.
   */
  unitPrice?: Maybe<UnitPrice>;
  /** Whether it is weighed when it is packed: its price is for its `amount`. What it weighs less is refunded then, and more is not charged. */
  weighed: Scalars['Boolean']['output'];
};

/** The profile after the change. */
export type ProfileUpdated = {
  __typename?: 'ProfileUpdated';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** The shopper with the new profile. */
  user: User;
};

/** Reads. */
export type Query = {
  __typename?: 'Query';
  /** Banners that link to a category, in the shop's order. */
  banners: Array<Banner>;
  /** The top-level categories in the shop's order, each with its sub-categories. */
  categories: Array<Category>;
  /** A category or sub-category; null if the id is unknown. */
  category?: Maybe<Category>;
  /** All countries that a product can be limited to, sorted by name. */
  countries: Array<Country>;
  /** What staff read at the desk; null for everybody else. */
  desk?: Maybe<Desk>;
  /** An information page, such as `about-us`; null for an unknown one. */
  infoPage?: Maybe<InfoPage>;
  /** The signed-in shopper; null without a valid token. */
  me?: Maybe<User>;
  /** The offers that the shop announces and that carts can get now, by themselves or by a coupon code; at most 20, the oldest first. */
  offers: Array<Offer>;
  /** A product; null if the id is unknown. */
  product?: Maybe<Product>;
  /**
   * Products that match a filter, one page at a time. Cursors are stable: a product that is added or withdrawn between two pages
   * neither repeats nor hides another one.
   */
  products: ProductConnection;
  /** The shop's name, and how to reach it. */
  shopInfo: ShopInfo;
  /** Ways to sign in besides e-mail and password. */
  signInOptions: SignInOptions;
  /** Suggestions for an unfinished search: a few products and categories, best match first. */
  suggestions: Suggestions;
  /** A variant of a product on sale; null if the id is unknown. */
  variant?: Maybe<ProductVariant>;
};


/** Reads. */
export type QueryBannersArgs = {
  kind: BannerKind;
};


/** Reads. */
export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. */
export type QueryInfoPageArgs = {
  slug: Scalars['String']['input'];
};


/** Reads. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


/** Reads. */
export type QuerySuggestionsArgs = {
  location?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


/** Reads. */
export type QueryVariantArgs = {
  id: Scalars['ID']['input'];
};

/** Units of a line to refund. */
export type RefundLineInput = {
  /** `OrderLine.id`. */
  orderLineId: Scalars['ID']['input'];
  /** At least 1, at most the units that are not refunded yet. */
  quantity: Scalars['Int']['input'];
};

/** What to refund: exactly one of `lines`, `amount` and `whole`. */
export type RefundOrderInput = {
  /** Rupees, at least 1. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /**
   * Chosen by the client, 8 to 80 letters, digits, hyphens or underscores: the same request with the same key returns the same refund,
   * another request with this key InvalidInput.
   */
  idempotencyKey: Scalars['String']['input'];
  /** Units of lines, at the price of the order. */
  lines?: InputMaybe<Array<RefundLineInput>>;
  /** `Order.id`. */
  orderId: Scalars['ID']['input'];
  /** A sentence for the shopper, at most 200 characters. */
  reason: Scalars['String']['input'];
  /** Whether the units return to the stock; not with `amount`. */
  restock?: InputMaybe<Scalars['Boolean']['input']>;
  /** All that is left, with all units that are not refunded yet. */
  whole?: InputMaybe<Scalars['Boolean']['input']>;
};

/** More was to be refunded than is left of the payment. */
export type RefundTooLarge = Problem & {
  __typename?: 'RefundTooLarge';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Rupees that can still be refunded. */
  left: Scalars['Float']['output'];
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** Result of `removeCartLine`. */
export type RemoveCartLineResult = CartChanged | NotSignedIn;

/** Result of `removeCoupon`. */
export type RemoveCouponResult = CartChanged | NotSignedIn;

/** Result of `removeFromWishlist`. */
export type RemoveFromWishlistResult = NotSignedIn | WishlistChanged;

/** Result of `requestEmailVerification`. */
export type RequestEmailVerificationResult = EmailVerificationRequested | NotSignedIn | TooManyRequests;

/** Result of `requestPasswordReset`. */
export type RequestPasswordResetResult = InvalidInput | PasswordResetRequested | TooManyRequests;

/** Token and new password. */
export type ResetPasswordInput = {
  /** 8 characters to 1024 bytes; PasswordTooCommon for the most common ones. */
  newPassword: Scalars['String']['input'];
  /** The token in the link. LinkExpired if it is unknown, used or too old. */
  token: Scalars['String']['input'];
};

/** Result of `resetPassword`. */
export type ResetPasswordResult = AccountBlocked | InvalidInput | LinkExpired | PasswordReset | PasswordTooCommon | TooManyRequests;

/** A shopper's review of a product. */
export type Review = {
  __typename?: 'Review';
  /** The shop's answer; null without one. */
  answer?: Maybe<ReviewAnswer>;
  /** The shopper's name at the time of writing. */
  customerName: Scalars['String']['output'];
  /** Stars, 0.5 to 5 in half steps. */
  customerRating: Scalars['Float']['output'];
  /** Time of writing: ISO-8601. */
  dateCreated: Scalars['String']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** `id` of the product. */
  productId: Scalars['ID']['output'];
  /** The text, plain. */
  review: Scalars['String']['output'];
};

/** The review is stored. */
export type ReviewAdded = {
  __typename?: 'ReviewAdded';
  /** The product with its new rating and count. */
  product: Product;
  /** The new review. */
  review: Review;
};

/** The shop's public answer to a review. */
export type ReviewAnswer = {
  __typename?: 'ReviewAnswer';
  /** When it was written or last edited: ISO-8601. */
  date: Scalars['String']['output'];
  /** The text, plain. */
  text: Scalars['String']['output'];
};

/** A page of reviews. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The reviews of the page, newest first. */
  nodes: Array<Review>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The account has a second factor, which must be removed first. */
export type SecondFactorExists = Problem & {
  __typename?: 'SecondFactorExists';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** A signed-in device or program. */
export type Session = {
  __typename?: 'Session';
  /** Network of the sign-in, such as `203.0.113.x`; empty if unknown. */
  address: Scalars['String']['output'];
  /** Whether it is the session of this request. */
  current: Scalars['Boolean']['output'];
  /** Browser and system, such as `Firefox on Linux`. */
  device: Scalars['String']['output'];
  /** Time of the sign-in: ISO-8601. */
  firstSeen: Scalars['String']['output'];
  /** Opaque; not the session token. */
  id: Scalars['ID']['output'];
  /** Time of the last use, accurate to ten minutes: ISO-8601. */
  lastSeen: Scalars['String']['output'];
};

/** The shopper's sessions after the change. */
export type SessionsChanged = {
  __typename?: 'SessionsChanged';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** See `User.sessions`. */
  sessions: Array<Session>;
};

/** The shop's name, and how to reach it. */
export type ShopInfo = {
  __typename?: 'ShopInfo';
  /** May have several lines; empty if the shop gives none. */
  address: Scalars['String']['output'];
  /** Whether the shop is registered for GST, so that a business can get an invoice with its GST number. */
  gstRegistered: Scalars['Boolean']['output'];
  /** GST identification number; empty if the shop gives none. */
  gstin: Scalars['String']['output'];
  /** 1 to 40 characters. */
  name: Scalars['String']['output'];
  /** The number of the support line, as it is shown. */
  phone: Scalars['String']['output'];
  /** When somebody answers the phone, such as `24/7`. */
  supportHours: Scalars['String']['output'];
  /** The offset of the shop's time zone to UTC, such as `+05:30`; the same all year. */
  utcOffset: Scalars['String']['output'];
};

/** E-mail address and password. */
export type SignInInput = {
  /** The account's e-mail address; case-insensitive. */
  email: Scalars['String']['input'];
  /** WrongCredentials if it is wrong, TooManyRequests after several wrong ones in a row. */
  password: Scalars['String']['input'];
};

/** Configuration of the sign-in page. */
export type SignInOptions = {
  __typename?: 'SignInOptions';
  /** Whether the shop runs in demo mode, in which no money moves. */
  demo: Scalars['Boolean']['output'];
  /** Whether Google sign-in is configured. */
  google: Scalars['Boolean']['output'];
  /** Whether the shop sends mail; without it passwords cannot be reset. */
  mail: Scalars['Boolean']['output'];
};

/** Result of `signIn`. */
export type SignInResult = AccountBlocked | InvalidInput | SignedIn | TooManyRequests | WrongCredentials;

/** Result of `signInWithGoogle`. */
export type SignInWithGoogleResult = AccountBlocked | SignedIn | TooManyRequests | WrongCredentials;

/** Result of `signOutOtherSessions`. */
export type SignOutOtherSessionsResult = NotSignedIn | SessionsChanged;

/** Result of `signOutSession`. */
export type SignOutSessionResult = NotSignedIn | SessionsChanged;

/** Data of a new account. The first invalid field is returned as InvalidInput. */
export type SignUpInput = {
  /** At most 254 characters; stored in lower case. EmailTaken when it has an account. */
  email: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** 8 characters to 1024 bytes; PasswordTooCommon for the most common ones. */
  password: Scalars['String']['input'];
  /** 6 to 15 digits, with an optional leading plus. */
  phone: Scalars['String']['input'];
};

/** Result of `signUp`. */
export type SignUpResult = EmailTaken | InvalidInput | PasswordTooCommon | PhoneTaken | SignedUp | TooManyRequests;

/** The shopper is signed in. */
export type SignedIn = {
  __typename?: 'SignedIn';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** The session token; opaque. Send it as `Authorization: Bearer <token>`. */
  token: Scalars['String']['output'];
  /** Whose session it is. */
  user: User;
};

/** The session has ended. */
export type SignedOut = {
  __typename?: 'SignedOut';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The account was created. */
export type SignedUp = {
  __typename?: 'SignedUp';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** The new shopper. */
  user: User;
};

/** Whether a member of staff can use the desk in this session. */
export type StaffAccess =
  /** `verifySecondFactor` opens it. */
  | 'codeNeeded'
  /** The desk is open. */
  | 'open'
  /** All staff need a second factor, and this member has none: `setUpSecondFactor` begins. */
  | 'setupNeeded';

/** The user is a member of staff now. */
export type StaffInvitationAccepted = {
  __typename?: 'StaffInvitationAccepted';
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The invitation can be accepted by the owner of its e-mail address. */
export type StaffInvitationOpen = {
  __typename?: 'StaffInvitationOpen';
  /** The role that it gives. */
  role: StaffRole;
  /** Name of the shop that the desk belongs to. */
  shopName: Scalars['String']['output'];
};

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

/** Result of `subscribeToNewsletter`. */
export type SubscribeToNewsletterResult = InvalidInput | NewsletterSubscribed | TooManyRequests;

/** Suggestions for a search text. */
export type Suggestions = {
  __typename?: 'Suggestions';
  /** Categories and sub-categories, at most 4. */
  categories: Array<Category>;
  /** At most 6. */
  products: Array<Product>;
};

/** Too many attempts in a short time. */
export type TooManyRequests = Problem & {
  __typename?: 'TooManyRequests';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
  /** Seconds to wait before the next attempt. */
  retryAfter: Scalars['Int']['output'];
};

/** The cart's total differs from the one that the shopper was shown: prices, products or quantities have changed. */
export type TotalChanged = Problem & {
  __typename?: 'TotalChanged';
  /** The current cart. */
  cart: Cart;
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** What a part of a package costs, such as Rs 9.60 per 100 g. */
export type UnitPrice = {
  __typename?: 'UnitPrice';
  /** What it is the price of, in `unit`. */
  amount: Scalars['Int']['output'];
  /** Rupees, rounded half up to two decimals. */
  price: Scalars['Float']['output'];
  /** Amount and unit as they follow “per”: `g`, `100 g`, `kg`, `piece`. */
  reference: Scalars['String']['output'];
  /** Unit of `amount`. */
  unit: MeasureUnit;
};

/** Result of `unsubscribeFromNewsletter`; NotFound for an unknown token. */
export type UnsubscribeFromNewsletterResult = NewsletterUnsubscribed | NotFound | TooManyRequests;

/** A line and its new quantity. */
export type UpdateCartLineInput = {
  /** `CartLine.id`; NotFound if it is not in the caller's cart. */
  id: Scalars['ID']['input'];
  /** At least 1. */
  quantity: Scalars['Int']['input'];
};

/** Result of `updateCartLine`. */
export type UpdateCartLineResult = CartChanged | InvalidInput | NotFound | NotSignedIn | OutOfStock;

/** A whole profile; replaces the stored one. */
export type UpdateProfileInput = {
  /** URLs returned by the shopper's own uploads (POST /api/user/upload); the avatar first, at least one. */
  images: Array<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** 6 to 15 digits, with an optional leading plus. */
  phone: Scalars['String']['input'];
};

/** Result of `updateProfile`. */
export type UpdateProfileResult = InvalidInput | NotSignedIn | PhoneTaken | ProfileUpdated;

/** The signed-in shopper; nobody can read another user. */
export type User = {
  __typename?: 'User';
  /** The shopper's cart; may be empty. */
  cart: Cart;
  /** Lower case. Cannot be changed. */
  email: Scalars['String']['output'];
  /** Whether the e-mail address is verified. */
  emailVerified: Scalars['Boolean']['output'];
  /** Whether the account has a password; otherwise `requestPasswordReset` sets one. */
  hasPassword: Scalars['Boolean']['output'];
  /** The newest 100 of one's reviews that the shop has hidden, newest first. */
  hiddenReviews: Array<HiddenReview>;
  /** Opaque; stays the same for the life of the account. */
  id: Scalars['ID']['output'];
  /** The avatar first; may be empty. */
  images: Array<Image>;
  /** Whether the user is an owner of the shop. */
  isAdmin: Scalars['Boolean']['output'];
  /** Details of one's last paid checkout, to prefill the next one; null without one. */
  lastBilling?: Maybe<Billing>;
  /** Full name, 1 to 100 characters. */
  name: Scalars['String']['output'];
  /** One of the shopper's orders; null for any other id. */
  order?: Maybe<Order>;
  /** The newest 200 orders, newest first; older ones through `order`. */
  orders: Array<Order>;
  /** Payments without an order: being confirmed, or refunded within the last 60 days; newest first. */
  paymentNotices: Array<PaymentNotice>;
  /** Digits with an optional leading plus; null for an account opened through Google. */
  phone?: Maybe<Scalars['String']['output']>;
  /** One's review of a product; null without one, and for one that the shop has hidden. */
  reviewOf?: Maybe<Review>;
  /** The user's sessions: the current one first, then by last use. */
  sessions: Array<Session>;
  /** Whether the user can use the desk in this session; null for a shopper. */
  staffAccess?: Maybe<StaffAccess>;
  /** The user's role at the desk; null for a shopper. */
  staffRole?: Maybe<StaffRole>;
  /** My List, newest first. */
  wishlist: Array<WishlistItem>;
};


/** The signed-in shopper; nobody can read another user. */
export type UserOrderArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in shopper; nobody can read another user. */
export type UserReviewOfArgs = {
  productId: Scalars['ID']['input'];
};

/** Result of `verifyEmail`. */
export type VerifyEmailResult = EmailVerified | LinkExpired | NotSignedIn;

/** What the scale says of a line of an order. */
export type WeighOrderLineInput = {
  /** What they weigh together, in `DeskLineWeight.unit`: at least 1, at most one and a half times what was ordered. */
  amount: Scalars['Int']['input'];
  /** `DeskOrder.id`. */
  orderId: Scalars['ID']['input'];
  /** `DeskOrderLine.id`. */
  orderLineId: Scalars['ID']['input'];
  /** Units that are weighed together: all of the line that are not refunded. */
  units: Scalars['Int']['input'];
};

/** My List after the change. */
export type WishlistChanged = {
  __typename?: 'WishlistChanged';
  /** The item that was added or removed; null if it was already removed. */
  item?: Maybe<WishlistItem>;
  /** The whole list, newest first. */
  wishlist: Array<WishlistItem>;
};

/** A product on My List, with the product's current title, picture, rating and price. */
export type WishlistItem = {
  __typename?: 'WishlistItem';
  /** Opaque; of the item, not of the product. */
  id: Scalars['ID']['output'];
  /** The product's first picture. */
  image: Image;
  /** Rupees. */
  price: Scalars['Float']['output'];
  /** The product. */
  product: Product;
  /** `id` of the product. */
  productId: Scalars['ID']['output'];
  /** The product's `name`. */
  productTitle: Scalars['String']['output'];
  /** See `Product.rating`. */
  rating: Scalars['Float']['output'];
};

/** The code is wrong or was used before. */
export type WrongCode = Problem & {
  __typename?: 'WrongCode';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** E-mail address or password is wrong, without telling which; or a code is unknown, used or too old. */
export type WrongCredentials = Problem & {
  __typename?: 'WrongCredentials';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};

/** The password is wrong. */
export type WrongPassword = Problem & {
  __typename?: 'WrongPassword';
  /** What kind of problem it is, for programs. */
  code: ProblemCode;
  /** Human-readable; can be shown as it is. */
  message: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AcceptStaffInvitationResult:
    | ( InvitationInvalid & { __typename: 'InvitationInvalid' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( StaffInvitationAccepted & { __typename: 'StaffInvitationAccepted' } )
  ;
  AddReviewResult:
    | ( AlreadyReviewed & { __typename: 'AlreadyReviewed' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( Omit<ReviewAdded, 'product' | 'review'> & { product: _RefType['Product'], review: _RefType['Review'] } & { __typename: 'ReviewAdded' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
  ;
  AddToCartResult:
    | ( Omit<CartChanged, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'CartChanged' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( OutOfStock & { __typename: 'OutOfStock' } )
  ;
  AddToWishlistResult:
    | ( AlreadyInWishlist & { __typename: 'AlreadyInWishlist' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( Omit<WishlistChanged, 'item' | 'wishlist'> & { item?: Maybe<_RefType['WishlistItem']>, wishlist: Array<_RefType['WishlistItem']> } & { __typename: 'WishlistChanged' } )
  ;
  ApplyCouponResult:
    | ( Omit<CartChanged, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'CartChanged' } )
    | ( CouponProblem & { __typename: 'CouponProblem' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
  ;
  BeginCheckoutResult:
    | ( CartEmpty & { __typename: 'CartEmpty' } )
    | ( Omit<CheckoutBegun, 'checkout'> & { checkout: _RefType['Checkout'] } & { __typename: 'CheckoutBegun' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( OutOfStock & { __typename: 'OutOfStock' } )
    | ( PaymentUnavailable & { __typename: 'PaymentUnavailable' } )
    | ( Omit<TotalChanged, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'TotalChanged' } )
  ;
  CancelCheckoutResult:
    | ( CheckoutCancelled & { __typename: 'CheckoutCancelled' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  ChangePasswordResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( PasswordChanged & { __typename: 'PasswordChanged' } )
    | ( PasswordTooCommon & { __typename: 'PasswordTooCommon' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
    | ( WrongPassword & { __typename: 'WrongPassword' } )
  ;
  CheckStaffInvitationResult:
    | ( InvitationInvalid & { __typename: 'InvitationInvalid' } )
    | ( StaffInvitationOpen & { __typename: 'StaffInvitationOpen' } )
  ;
  CompleteCheckoutResult:
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( Omit<OrderPlaced, 'cart' | 'order'> & { cart: _RefType['Cart'], order: _RefType['Order'] } & { __typename: 'OrderPlaced' } )
    | ( PaymentPending & { __typename: 'PaymentPending' } )
    | ( PaymentRefunded & { __typename: 'PaymentRefunded' } )
    | ( PaymentRefused & { __typename: 'PaymentRefused' } )
  ;
  DeleteAccountResult:
    | ( AccountDeleted & { __typename: 'AccountDeleted' } )
    | ( FreshSignInNeeded & { __typename: 'FreshSignInNeeded' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( PaymentPending & { __typename: 'PaymentPending' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
    | ( WrongPassword & { __typename: 'WrongPassword' } )
  ;
  DeskAdjustStockResult:
    | ( Omit<DeskStockAdjusted, 'products'> & { products: Array<_RefType['DeskStockedProduct']> } & { __typename: 'DeskStockAdjusted' } )
    | ( DeskStockRefused & { __typename: 'DeskStockRefused' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskCancelOrderResult:
    | ( Omit<DeskOrderRefunded, 'payment' | 'refund'> & { payment: _RefType['DeskPayment'], refund: _RefType['DeskRefund'] } & { __typename: 'DeskOrderRefunded' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( OrderStatusConflict & { __typename: 'OrderStatusConflict' } )
    | ( PaymentUnavailable & { __typename: 'PaymentUnavailable' } )
  ;
  DeskConfirmSecondFactorResult:
    | ( DeskSecondFactorConfirmed & { __typename: 'DeskSecondFactorConfirmed' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( SecondFactorExists & { __typename: 'SecondFactorExists' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
    | ( WrongCode & { __typename: 'WrongCode' } )
  ;
  DeskCreateBannerResult:
    | ( Omit<DeskBannerSaved, 'banner'> & { banner: _RefType['DeskBanner'] } & { __typename: 'DeskBannerSaved' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskCreateCategoryResult:
    | ( Omit<DeskCategorySaved, 'category'> & { category: _RefType['DeskCategory'] } & { __typename: 'DeskCategorySaved' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskCreateInventoryItemResult:
    | ( Omit<DeskInventoryItemCreated, 'item'> & { item: _RefType['DeskInventoryItem'] } & { __typename: 'DeskInventoryItemCreated' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskCreateProductResult:
    | ( Omit<DeskProductCreated, 'product'> & { product: _RefType['DeskProduct'] } & { __typename: 'DeskProductCreated' } )
    | ( Omit<DeskProductsRefused, 'refusals'> & { refusals: Array<_RefType['DeskRefusal']> } & { __typename: 'DeskProductsRefused' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskCustomerResult:
    | ( Omit<DeskCustomerChanged, 'customer'> & { customer: _RefType['DeskCustomer'] } & { __typename: 'DeskCustomerChanged' } )
    | ( DeskCustomerIsStaff & { __typename: 'DeskCustomerIsStaff' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskDeleteBannerResult:
    | ( DeskBannerDeleted & { __typename: 'DeskBannerDeleted' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskDeleteCategoryResult:
    | ( DeskCategoryDeleted & { __typename: 'DeskCategoryDeleted' } )
    | ( DeskCategoryNotEmpty & { __typename: 'DeskCategoryNotEmpty' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskDeleteOrderNoteResult:
    | ( DeskOrderNoteDeleted & { __typename: 'DeskOrderNoteDeleted' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskDeleteOrderViewResult:
    | ( DeskOrderViewDeleted & { __typename: 'DeskOrderViewDeleted' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskDeleteViewResult:
    | ( DeskViewDeleted & { __typename: 'DeskViewDeleted' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskDuplicateProductResult:
    | ( Omit<DeskProductCreated, 'product'> & { product: _RefType['DeskProduct'] } & { __typename: 'DeskProductCreated' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskEraseCustomerResult:
    | ( DeskCustomerErased & { __typename: 'DeskCustomerErased' } )
    | ( DeskCustomerIsStaff & { __typename: 'DeskCustomerIsStaff' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( PaymentPending & { __typename: 'PaymentPending' } )
  ;
  DeskExportAuditLogResult:
    | ( DeskAuditLogCsv & { __typename: 'DeskAuditLogCsv' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
  ;
  DeskExportCustomerDataResult:
    | ( DeskCustomerData & { __typename: 'DeskCustomerData' } )
    | ( DeskCustomerIsStaff & { __typename: 'DeskCustomerIsStaff' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskExportOrdersResult:
    | ( DeskOrdersCsv & { __typename: 'DeskOrdersCsv' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
  ;
  DeskExportRefundsResult:
    | ( DeskRefundsCsv & { __typename: 'DeskRefundsCsv' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
  ;
  DeskExportSearchWordsResult:
    | ( DeskSearchWordsCsv & { __typename: 'DeskSearchWordsCsv' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
  ;
  DeskExportSubscribersResult:
    | ( DeskSubscribersCsv & { __typename: 'DeskSubscribersCsv' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
  ;
  DeskInfoPageResult:
    | ( Omit<DeskInfoPageConflict, 'page'> & { page: _RefType['DeskInfoPage'] } & { __typename: 'DeskInfoPageConflict' } )
    | ( Omit<DeskInfoPageSaved, 'page'> & { page: _RefType['DeskInfoPage'] } & { __typename: 'DeskInfoPageSaved' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskInviteStaffMemberResult:
    | ( AlreadyStaff & { __typename: 'AlreadyStaff' } )
    | ( DeskInvitationLink & { __typename: 'DeskInvitationLink' } )
    | ( DeskStaffInvited & { __typename: 'DeskStaffInvited' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
  ;
  DeskIssueInvoicesResult:
    | ( Omit<DeskInvoicesIssued, 'orders'> & { orders: Array<_RefType['DeskOrder']> } & { __typename: 'DeskInvoicesIssued' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskMapImportColumnsResult:
    | ( Omit<DeskImportUpdated, 'import'> & { import: _RefType['DeskImport'] } & { __typename: 'DeskImportUpdated' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskMoveOrdersResult:
    | ( Omit<DeskOrdersMoved, 'moves'> & { moves: Array<_RefType['DeskOrderMove']> } & { __typename: 'DeskOrdersMoved' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskOfferPreviewResult:
    | ( DeskOfferPreviewModel & { __typename: 'DeskOfferPreview' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskOrderNoteResult:
    | ( DeskOrderNoteModel & { __typename: 'DeskOrderNote' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskRefundOrderResult:
    | ( Omit<DeskOrderRefunded, 'payment' | 'refund'> & { payment: _RefType['DeskPayment'], refund: _RefType['DeskRefund'] } & { __typename: 'DeskOrderRefunded' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( PaymentUnavailable & { __typename: 'PaymentUnavailable' } )
    | ( RefundTooLarge & { __typename: 'RefundTooLarge' } )
  ;
  DeskRemoveSecondFactorResult:
    | ( DeskSecondFactorRemoved & { __typename: 'DeskSecondFactorRemoved' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
    | ( WrongCode & { __typename: 'WrongCode' } )
  ;
  DeskRestoreProductsResult:
    | ( Omit<DeskProductsMoved, 'products'> & { products: Array<_RefType['DeskProduct']> } & { __typename: 'DeskProductsMoved' } )
    | ( Omit<DeskProductsRefused, 'refusals'> & { refusals: Array<_RefType['DeskRefusal']> } & { __typename: 'DeskProductsRefused' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskReviewResult:
    | ( Omit<DeskReviewChanged, 'review'> & { review: _RefType['DeskReview'] } & { __typename: 'DeskReviewChanged' } )
    | ( Omit<DeskReviewConflict, 'review'> & { review: _RefType['DeskReview'] } & { __typename: 'DeskReviewConflict' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskSaveLetterResult:
    | ( Omit<DeskLetterConflict, 'letter'> & { letter: _RefType['DeskLetter'] } & { __typename: 'DeskLetterConflict' } )
    | ( Omit<DeskLetterSaved, 'letter'> & { letter: _RefType['DeskLetter'] } & { __typename: 'DeskLetterSaved' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskSaveOfferResult:
    | ( Omit<DeskOfferSaved, 'offer'> & { offer: _RefType['DeskOffer'] } & { __typename: 'DeskOfferSaved' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskSaveOrderViewResult:
    | ( DeskOrderViewModel & { __typename: 'DeskOrderView' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskSaveViewResult:
    | ( DeskSavedViewModel & { __typename: 'DeskSavedView' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskSearchWordsResult:
    | ( DeskSearchWordsConflict & { __typename: 'DeskSearchWordsConflict' } )
    | ( Omit<DeskSearchWordsSaved, 'searchWords'> & { searchWords: _RefType['DeskSearchWords'] } & { __typename: 'DeskSearchWordsSaved' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskSendLetterResult:
    | ( Omit<DeskLetterConflict, 'letter'> & { letter: _RefType['DeskLetter'] } & { __typename: 'DeskLetterConflict' } )
    | ( Omit<DeskLetterStarted, 'letter'> & { letter: _RefType['DeskLetter'] } & { __typename: 'DeskLetterStarted' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskSendTestLetterResult:
    | ( DeskTestLetterSent & { __typename: 'DeskTestLetterSent' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
  ;
  DeskSetLowStockThresholdResult:
    | ( Omit<DeskLowStockThresholdSet, 'products'> & { products: Array<_RefType['DeskStockedProduct']> } & { __typename: 'DeskLowStockThresholdSet' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskSetUpSecondFactorResult:
    | ( DeskSecondFactorSetup & { __typename: 'DeskSecondFactorSetup' } )
    | ( FreshSignInNeeded & { __typename: 'FreshSignInNeeded' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( SecondFactorExists & { __typename: 'SecondFactorExists' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
    | ( WrongPassword & { __typename: 'WrongPassword' } )
  ;
  DeskSettingsResult:
    | ( Omit<DeskSettingsConflict, 'settings'> & { settings: _RefType['DeskSettings'] } & { __typename: 'DeskSettingsConflict' } )
    | ( Omit<DeskSettingsSaved, 'settings'> & { settings: _RefType['DeskSettings'] } & { __typename: 'DeskSettingsSaved' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskSortBannersResult:
    | ( Omit<DeskBannersSorted, 'banners'> & { banners: Array<_RefType['DeskBanner']> } & { __typename: 'DeskBannersSorted' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskSortCategoriesResult:
    | ( DeskCategoriesSortedModel & { __typename: 'DeskCategoriesSorted' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskStaffMemberResult:
    | ( DeskStaffChanged & { __typename: 'DeskStaffChanged' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( OwnAccount & { __typename: 'OwnAccount' } )
  ;
  DeskStartImportResult:
    | ( DeskImportBusy & { __typename: 'DeskImportBusy' } )
    | ( Omit<DeskImportUpdated, 'import'> & { import: _RefType['DeskImport'] } & { __typename: 'DeskImportUpdated' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskStopLetterResult:
    | ( Omit<DeskLetterConflict, 'letter'> & { letter: _RefType['DeskLetter'] } & { __typename: 'DeskLetterConflict' } )
    | ( Omit<DeskLetterStopped, 'letter'> & { letter: _RefType['DeskLetter'] } & { __typename: 'DeskLetterStopped' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskTaxReportResult:
    | ( DeskTaxReportModel & { __typename: 'DeskTaxReport' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
  ;
  DeskUndoImportResult:
    | ( DeskImportBusy & { __typename: 'DeskImportBusy' } )
    | ( Omit<DeskImportUpdated, 'import'> & { import: _RefType['DeskImport'] } & { __typename: 'DeskImportUpdated' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskUpdateBannerResult:
    | ( Omit<DeskBannerSaved, 'banner'> & { banner: _RefType['DeskBanner'] } & { __typename: 'DeskBannerSaved' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskUpdateCategoryResult:
    | ( Omit<DeskCategorySaved, 'category'> & { category: _RefType['DeskCategory'] } & { __typename: 'DeskCategorySaved' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskUpdateProductsResult:
    | ( Omit<DeskEditConflict, 'conflicts'> & { conflicts: Array<_RefType['DeskProductConflict']> } & { __typename: 'DeskEditConflict' } )
    | ( Omit<DeskProductsRefused, 'refusals'> & { refusals: Array<_RefType['DeskRefusal']> } & { __typename: 'DeskProductsRefused' } )
    | ( Omit<DeskProductsUpdated, 'previous' | 'products'> & { previous: Array<_RefType['DeskProduct']>, products: Array<_RefType['DeskProduct']> } & { __typename: 'DeskProductsUpdated' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskVerifySecondFactorResult:
    | ( DeskSecondFactorVerified & { __typename: 'DeskSecondFactorVerified' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
    | ( WrongCode & { __typename: 'WrongCode' } )
  ;
  DeskWeighOrderLineResult:
    | ( DeskOrderLineWeighedModel & { __typename: 'DeskOrderLineWeighed' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( OrderStatusConflict & { __typename: 'OrderStatusConflict' } )
    | ( PaymentUnavailable & { __typename: 'PaymentUnavailable' } )
    | ( RefundTooLarge & { __typename: 'RefundTooLarge' } )
  ;
  DeskWithdrawProductsResult:
    | ( Omit<DeskProductsMoved, 'products'> & { products: Array<_RefType['DeskProduct']> } & { __typename: 'DeskProductsMoved' } )
    | ( Omit<DeskProductsRefused, 'refusals'> & { refusals: Array<_RefType['DeskRefusal']> } & { __typename: 'DeskProductsRefused' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  DeskWithdrawStaffInvitationResult:
    | ( DeskInvitationWithdrawn & { __typename: 'DeskInvitationWithdrawn' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  RemoveCartLineResult:
    | ( Omit<CartChanged, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'CartChanged' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  RemoveCouponResult:
    | ( Omit<CartChanged, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'CartChanged' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
  RemoveFromWishlistResult:
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( Omit<WishlistChanged, 'item' | 'wishlist'> & { item?: Maybe<_RefType['WishlistItem']>, wishlist: Array<_RefType['WishlistItem']> } & { __typename: 'WishlistChanged' } )
  ;
  RequestEmailVerificationResult:
    | ( EmailVerificationRequested & { __typename: 'EmailVerificationRequested' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
  ;
  RequestPasswordResetResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( PasswordResetRequested & { __typename: 'PasswordResetRequested' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
  ;
  ResetPasswordResult:
    | ( AccountBlocked & { __typename: 'AccountBlocked' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( LinkExpired & { __typename: 'LinkExpired' } )
    | ( PasswordReset & { __typename: 'PasswordReset' } )
    | ( PasswordTooCommon & { __typename: 'PasswordTooCommon' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
  ;
  SignInResult:
    | ( AccountBlocked & { __typename: 'AccountBlocked' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Omit<SignedIn, 'user'> & { user: _RefType['User'] } & { __typename: 'SignedIn' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
    | ( WrongCredentials & { __typename: 'WrongCredentials' } )
  ;
  SignInWithGoogleResult:
    | ( AccountBlocked & { __typename: 'AccountBlocked' } )
    | ( Omit<SignedIn, 'user'> & { user: _RefType['User'] } & { __typename: 'SignedIn' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
    | ( WrongCredentials & { __typename: 'WrongCredentials' } )
  ;
  SignOutOtherSessionsResult:
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( Omit<SessionsChanged, 'sessions'> & { sessions: Array<_RefType['Session']> } & { __typename: 'SessionsChanged' } )
  ;
  SignOutSessionResult:
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( Omit<SessionsChanged, 'sessions'> & { sessions: Array<_RefType['Session']> } & { __typename: 'SessionsChanged' } )
  ;
  SignUpResult:
    | ( EmailTaken & { __typename: 'EmailTaken' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( PasswordTooCommon & { __typename: 'PasswordTooCommon' } )
    | ( PhoneTaken & { __typename: 'PhoneTaken' } )
    | ( Omit<SignedUp, 'user'> & { user: _RefType['User'] } & { __typename: 'SignedUp' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
  ;
  SubscribeToNewsletterResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NewsletterSubscribed & { __typename: 'NewsletterSubscribed' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
  ;
  UnsubscribeFromNewsletterResult:
    | ( NewsletterUnsubscribed & { __typename: 'NewsletterUnsubscribed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( TooManyRequests & { __typename: 'TooManyRequests' } )
  ;
  UpdateCartLineResult:
    | ( Omit<CartChanged, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'CartChanged' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( OutOfStock & { __typename: 'OutOfStock' } )
  ;
  UpdateProfileResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
    | ( PhoneTaken & { __typename: 'PhoneTaken' } )
    | ( Omit<ProfileUpdated, 'user'> & { user: _RefType['User'] } & { __typename: 'ProfileUpdated' } )
  ;
  VerifyEmailResult:
    | ( Omit<EmailVerified, 'user'> & { user: _RefType['User'] } & { __typename: 'EmailVerified' } )
    | ( LinkExpired & { __typename: 'LinkExpired' } )
    | ( NotSignedIn & { __typename: 'NotSignedIn' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Problem:
    | ( AccountBlocked )
    | ( AlreadyInWishlist )
    | ( AlreadyReviewed )
    | ( AlreadyStaff )
    | ( CartEmpty )
    | ( CouponProblem )
    | ( DeskCategoryNotEmpty )
    | ( DeskCustomerIsStaff )
    | ( Omit<DeskEditConflict, 'conflicts'> & { conflicts: Array<_RefType['DeskProductConflict']> } )
    | ( DeskImportBusy )
    | ( Omit<DeskInfoPageConflict, 'page'> & { page: _RefType['DeskInfoPage'] } )
    | ( Omit<DeskLetterConflict, 'letter'> & { letter: _RefType['DeskLetter'] } )
    | ( Omit<DeskProductsRefused, 'refusals'> & { refusals: Array<_RefType['DeskRefusal']> } )
    | ( Omit<DeskReviewConflict, 'review'> & { review: _RefType['DeskReview'] } )
    | ( DeskSearchWordsConflict )
    | ( Omit<DeskSettingsConflict, 'settings'> & { settings: _RefType['DeskSettings'] } )
    | ( DeskStockRefused )
    | ( EmailTaken )
    | ( FreshSignInNeeded )
    | ( InvalidInput )
    | ( InvitationInvalid )
    | ( LinkExpired )
    | ( MoveInterrupted )
    | ( NotAllowed )
    | ( NotFound )
    | ( NotSignedIn )
    | ( OrderStatusConflict )
    | ( OutOfStock )
    | ( OwnAccount )
    | ( PasswordTooCommon )
    | ( PaymentPending )
    | ( PaymentRefunded )
    | ( PaymentRefused )
    | ( PaymentUnavailable )
    | ( PhoneTaken )
    | ( RefundTooLarge )
    | ( SecondFactorExists )
    | ( TooManyRequests )
    | ( Omit<TotalChanged, 'cart'> & { cart: _RefType['Cart'] } )
    | ( WrongCode )
    | ( WrongCredentials )
    | ( WrongPassword )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptStaffInvitationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AcceptStaffInvitationResult']>;
  AccountBlocked: ResolverTypeWrapper<AccountBlocked>;
  AccountDeleted: ResolverTypeWrapper<AccountDeleted>;
  AddReviewInput: AddReviewInput;
  AddReviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddReviewResult']>;
  AddToCartInput: AddToCartInput;
  AddToCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddToCartResult']>;
  AddToWishlistResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddToWishlistResult']>;
  AlreadyInWishlist: ResolverTypeWrapper<AlreadyInWishlist>;
  AlreadyReviewed: ResolverTypeWrapper<AlreadyReviewed>;
  AlreadyStaff: ResolverTypeWrapper<AlreadyStaff>;
  ApplyCouponResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApplyCouponResult']>;
  Banner: ResolverTypeWrapper<BannerModel>;
  BannerKind: BannerKind;
  BeginCheckoutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BeginCheckoutResult']>;
  Billing: ResolverTypeWrapper<Billing>;
  BillingInput: BillingInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelCheckoutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelCheckoutResult']>;
  CancelOrderInput: CancelOrderInput;
  Cart: ResolverTypeWrapper<CartModel>;
  CartChanged: ResolverTypeWrapper<Omit<CartChanged, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CartEmpty: ResolverTypeWrapper<CartEmpty>;
  CartLine: ResolverTypeWrapper<CartLineModel>;
  Category: ResolverTypeWrapper<CategoryModel>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>;
  CheckStaffInvitationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CheckStaffInvitationResult']>;
  Checkout: ResolverTypeWrapper<CheckoutModel>;
  CheckoutBegun: ResolverTypeWrapper<Omit<CheckoutBegun, 'checkout'> & { checkout: ResolversTypes['Checkout'] }>;
  CheckoutCancelled: ResolverTypeWrapper<CheckoutCancelled>;
  ComparableUnit: ComparableUnit;
  CompleteCheckoutInput: CompleteCheckoutInput;
  CompleteCheckoutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CompleteCheckoutResult']>;
  Country: ResolverTypeWrapper<CountryModel>;
  CouponProblem: ResolverTypeWrapper<CouponProblem>;
  DeleteAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteAccountResult']>;
  Desk: ResolverTypeWrapper<DeskModel>;
  DeskAdjustStockResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskAdjustStockResult']>;
  DeskAuditAction: ResolverTypeWrapper<DeskAuditAction>;
  DeskAuditActionGroup: ResolverTypeWrapper<DeskAuditActionGroup>;
  DeskAuditEvent: ResolverTypeWrapper<DeskAuditEventModel>;
  DeskAuditLog: ResolverTypeWrapper<Omit<DeskAuditLog, 'nodes'> & { nodes: Array<ResolversTypes['DeskAuditEvent']> }>;
  DeskAuditLogCsv: ResolverTypeWrapper<DeskAuditLogCsv>;
  DeskAuditLogFilter: DeskAuditLogFilter;
  DeskBanner: ResolverTypeWrapper<DeskBannerModel>;
  DeskBannerChange: DeskBannerChange;
  DeskBannerDeleted: ResolverTypeWrapper<DeskBannerDeleted>;
  DeskBannerSaved: ResolverTypeWrapper<Omit<DeskBannerSaved, 'banner'> & { banner: ResolversTypes['DeskBanner'] }>;
  DeskBannersSorted: ResolverTypeWrapper<Omit<DeskBannersSorted, 'banners'> & { banners: Array<ResolversTypes['DeskBanner']> }>;
  DeskBasketLineInput: DeskBasketLineInput;
  DeskBestSellerOrder: DeskBestSellerOrder;
  DeskBuiltInSearchWords: ResolverTypeWrapper<DeskBuiltInSearchWordsModel>;
  DeskCancelOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskCancelOrderResult']>;
  DeskCategoriesSorted: ResolverTypeWrapper<DeskCategoriesSortedModel>;
  DeskCategory: ResolverTypeWrapper<DeskCategoryModel>;
  DeskCategoryChange: DeskCategoryChange;
  DeskCategoryDeleted: ResolverTypeWrapper<DeskCategoryDeleted>;
  DeskCategoryNotEmpty: ResolverTypeWrapper<DeskCategoryNotEmpty>;
  DeskCategorySaved: ResolverTypeWrapper<Omit<DeskCategorySaved, 'category'> & { category: ResolversTypes['DeskCategory'] }>;
  DeskConfirmSecondFactorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskConfirmSecondFactorResult']>;
  DeskCreateBannerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskCreateBannerResult']>;
  DeskCreateCategoryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskCreateCategoryResult']>;
  DeskCreateInventoryItemResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskCreateInventoryItemResult']>;
  DeskCreateProductResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskCreateProductResult']>;
  DeskCustomer: ResolverTypeWrapper<DeskCustomerModel>;
  DeskCustomerChanged: ResolverTypeWrapper<Omit<DeskCustomerChanged, 'customer'> & { customer: ResolversTypes['DeskCustomer'] }>;
  DeskCustomerConnection: ResolverTypeWrapper<Omit<DeskCustomerConnection, 'nodes'> & { nodes: Array<ResolversTypes['DeskCustomer']> }>;
  DeskCustomerData: ResolverTypeWrapper<DeskCustomerData>;
  DeskCustomerErased: ResolverTypeWrapper<DeskCustomerErased>;
  DeskCustomerEvent: ResolverTypeWrapper<DeskCustomerEventModel>;
  DeskCustomerEventConnection: ResolverTypeWrapper<Omit<DeskCustomerEventConnection, 'nodes'> & { nodes: Array<ResolversTypes['DeskCustomerEvent']> }>;
  DeskCustomerIsStaff: ResolverTypeWrapper<DeskCustomerIsStaff>;
  DeskCustomerOrderConnection: ResolverTypeWrapper<Omit<DeskCustomerOrderConnection, 'nodes'> & { nodes: Array<ResolversTypes['DeskOrder']> }>;
  DeskCustomerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskCustomerResult']>;
  DeskCustomerSession: ResolverTypeWrapper<DeskCustomerSessionModel>;
  DeskDaySales: ResolverTypeWrapper<DeskDaySalesModel>;
  DeskDeleteBannerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskDeleteBannerResult']>;
  DeskDeleteCategoryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskDeleteCategoryResult']>;
  DeskDeleteOrderNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskDeleteOrderNoteResult']>;
  DeskDeleteOrderViewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskDeleteOrderViewResult']>;
  DeskDeleteViewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskDeleteViewResult']>;
  DeskDeliveryStep: DeskDeliveryStep;
  DeskDocumentRow: ResolverTypeWrapper<DeskDocumentRowModel>;
  DeskDocumentTable: ResolverTypeWrapper<DeskDocumentTableModel>;
  DeskDocumentTax: ResolverTypeWrapper<DeskDocumentTax>;
  DeskDuplicateProductResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskDuplicateProductResult']>;
  DeskEditConflict: ResolverTypeWrapper<Omit<DeskEditConflict, 'conflicts'> & { conflicts: Array<ResolversTypes['DeskProductConflict']> }>;
  DeskEraseCustomerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskEraseCustomerResult']>;
  DeskExportAuditLogResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskExportAuditLogResult']>;
  DeskExportCustomerDataResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskExportCustomerDataResult']>;
  DeskExportOrdersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskExportOrdersResult']>;
  DeskExportRefundsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskExportRefundsResult']>;
  DeskExportSearchWordsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskExportSearchWordsResult']>;
  DeskExportSubscribersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskExportSubscribersResult']>;
  DeskFigures: ResolverTypeWrapper<DeskFiguresModel>;
  DeskImage: ResolverTypeWrapper<DeskImage>;
  DeskImageInput: DeskImageInput;
  DeskImport: ResolverTypeWrapper<DeskImportModel>;
  DeskImportBusy: ResolverTypeWrapper<DeskImportBusy>;
  DeskImportCategory: ResolverTypeWrapper<DeskImportCategory>;
  DeskImportChange: ResolverTypeWrapper<DeskImportChange>;
  DeskImportColumn: ResolverTypeWrapper<DeskImportColumn>;
  DeskImportConnection: ResolverTypeWrapper<Omit<DeskImportConnection, 'nodes'> & { nodes: Array<ResolversTypes['DeskImport']> }>;
  DeskImportFile: ResolverTypeWrapper<DeskImportFile>;
  DeskImportFileColumn: ResolverTypeWrapper<DeskImportFileColumn>;
  DeskImportFileLine: ResolverTypeWrapper<DeskImportFileLine>;
  DeskImportMapping: ResolverTypeWrapper<DeskImportMapping>;
  DeskImportMappingInput: DeskImportMappingInput;
  DeskImportNote: ResolverTypeWrapper<DeskImportNote>;
  DeskImportPreview: ResolverTypeWrapper<DeskImportPreviewModel>;
  DeskImportRow: ResolverTypeWrapper<DeskImportRowModel>;
  DeskImportRowConnection: ResolverTypeWrapper<Omit<DeskImportRowConnection, 'nodes'> & { nodes: Array<ResolversTypes['DeskImportRow']> }>;
  DeskImportRowKind: DeskImportRowKind;
  DeskImportState: DeskImportState;
  DeskImportUpdated: ResolverTypeWrapper<Omit<DeskImportUpdated, 'import'> & { import: ResolversTypes['DeskImport'] }>;
  DeskInfoPage: ResolverTypeWrapper<DeskInfoPageModel>;
  DeskInfoPageConflict: ResolverTypeWrapper<Omit<DeskInfoPageConflict, 'page'> & { page: ResolversTypes['DeskInfoPage'] }>;
  DeskInfoPageInput: DeskInfoPageInput;
  DeskInfoPageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskInfoPageResult']>;
  DeskInfoPageSaved: ResolverTypeWrapper<Omit<DeskInfoPageSaved, 'page'> & { page: ResolversTypes['DeskInfoPage'] }>;
  DeskInfoPageTexts: ResolverTypeWrapper<DeskInfoPageTexts>;
  DeskInventoryChange: DeskInventoryChange;
  DeskInventoryItem: ResolverTypeWrapper<DeskInventoryItemModel>;
  DeskInventoryItemCreated: ResolverTypeWrapper<Omit<DeskInventoryItemCreated, 'item'> & { item: ResolversTypes['DeskInventoryItem'] }>;
  DeskInvitationLink: ResolverTypeWrapper<DeskInvitationLink>;
  DeskInvitationWithdrawn: ResolverTypeWrapper<DeskInvitationWithdrawn>;
  DeskInviteStaffMemberResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskInviteStaffMemberResult']>;
  DeskInvoice: ResolverTypeWrapper<DeskInvoiceModel>;
  DeskInvoiceSeller: ResolverTypeWrapper<DeskInvoiceSeller>;
  DeskInvoicesIssued: ResolverTypeWrapper<Omit<DeskInvoicesIssued, 'orders'> & { orders: Array<ResolversTypes['DeskOrder']> }>;
  DeskIssueInvoicesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskIssueInvoicesResult']>;
  DeskLetter: ResolverTypeWrapper<DeskLetterModel>;
  DeskLetterConflict: ResolverTypeWrapper<Omit<DeskLetterConflict, 'letter'> & { letter: ResolversTypes['DeskLetter'] }>;
  DeskLetterConnection: ResolverTypeWrapper<Omit<DeskLetterConnection, 'nodes'> & { nodes: Array<ResolversTypes['DeskLetter']> }>;
  DeskLetterInput: DeskLetterInput;
  DeskLetterSaved: ResolverTypeWrapper<Omit<DeskLetterSaved, 'letter'> & { letter: ResolversTypes['DeskLetter'] }>;
  DeskLetterStarted: ResolverTypeWrapper<Omit<DeskLetterStarted, 'letter'> & { letter: ResolversTypes['DeskLetter'] }>;
  DeskLetterState: DeskLetterState;
  DeskLetterStopped: ResolverTypeWrapper<Omit<DeskLetterStopped, 'letter'> & { letter: ResolversTypes['DeskLetter'] }>;
  DeskLineWeight: ResolverTypeWrapper<DeskLineWeight>;
  DeskListName: DeskListName;
  DeskLowStockThresholdInput: DeskLowStockThresholdInput;
  DeskLowStockThresholdSet: ResolverTypeWrapper<Omit<DeskLowStockThresholdSet, 'products'> & { products: Array<ResolversTypes['DeskStockedProduct']> }>;
  DeskMailDelivery: DeskMailDelivery;
  DeskMapImportColumnsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskMapImportColumnsResult']>;
  DeskMe: ResolverTypeWrapper<DeskMeModel>;
  DeskMoveOrdersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskMoveOrdersResult']>;
  DeskNewBanner: DeskNewBanner;
  DeskNewCategory: DeskNewCategory;
  DeskNewInventoryItem: DeskNewInventoryItem;
  DeskNewProduct: DeskNewProduct;
  DeskOffer: ResolverTypeWrapper<DeskOfferModel>;
  DeskOfferConnection: ResolverTypeWrapper<Omit<DeskOfferConnection, 'nodes'> & { nodes: Array<ResolversTypes['DeskOffer']> }>;
  DeskOfferInput: DeskOfferInput;
  DeskOfferPreview: ResolverTypeWrapper<DeskOfferPreviewModel>;
  DeskOfferPreviewLine: ResolverTypeWrapper<DeskOfferPreviewLineModel>;
  DeskOfferPreviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskOfferPreviewResult']>;
  DeskOfferSaved: ResolverTypeWrapper<Omit<DeskOfferSaved, 'offer'> & { offer: ResolversTypes['DeskOffer'] }>;
  DeskOpenTasks: ResolverTypeWrapper<DeskOpenTasksModel>;
  DeskOrder: ResolverTypeWrapper<DeskOrderModel>;
  DeskOrderConnection: ResolverTypeWrapper<DeskOrderConnectionModel>;
  DeskOrderCount: ResolverTypeWrapper<DeskOrderCount>;
  DeskOrderEvent: ResolverTypeWrapper<DeskOrderEventModel>;
  DeskOrderEventKind: DeskOrderEventKind;
  DeskOrderFilter: DeskOrderFilter;
  DeskOrderLine: ResolverTypeWrapper<DeskOrderLineModel>;
  DeskOrderLineWeighed: ResolverTypeWrapper<DeskOrderLineWeighedModel>;
  DeskOrderMove: ResolverTypeWrapper<DeskOrderMoveModel>;
  DeskOrderNote: ResolverTypeWrapper<DeskOrderNoteModel>;
  DeskOrderNoteDeleted: ResolverTypeWrapper<DeskOrderNoteDeleted>;
  DeskOrderNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskOrderNoteResult']>;
  DeskOrderRefunded: ResolverTypeWrapper<Omit<DeskOrderRefunded, 'payment' | 'refund'> & { payment: ResolversTypes['DeskPayment'], refund: ResolversTypes['DeskRefund'] }>;
  DeskOrderShopper: ResolverTypeWrapper<DeskOrderShopper>;
  DeskOrderSort: DeskOrderSort;
  DeskOrderView: ResolverTypeWrapper<DeskOrderViewModel>;
  DeskOrderViewDeleted: ResolverTypeWrapper<DeskOrderViewDeleted>;
  DeskOrdersCsv: ResolverTypeWrapper<DeskOrdersCsv>;
  DeskOrdersMoved: ResolverTypeWrapper<Omit<DeskOrdersMoved, 'moves'> & { moves: Array<ResolversTypes['DeskOrderMove']> }>;
  DeskOwnSearchWords: ResolverTypeWrapper<DeskOwnSearchWordsModel>;
  DeskPackList: ResolverTypeWrapper<DeskPackListModel>;
  DeskPackListItem: ResolverTypeWrapper<DeskPackListItemModel>;
  DeskPackListOrder: ResolverTypeWrapper<DeskPackListOrder>;
  DeskPackListPortion: ResolverTypeWrapper<DeskPackListPortion>;
  DeskPackListSection: ResolverTypeWrapper<Omit<DeskPackListSection, 'items'> & { items: Array<ResolversTypes['DeskPackListItem']> }>;
  DeskPayment: ResolverTypeWrapper<DeskPaymentModel>;
  DeskPaymentAtProvider: ResolverTypeWrapper<DeskPaymentAtProviderModel>;
  DeskPaymentState: DeskPaymentState;
  DeskPaymentStatus: DeskPaymentStatus;
  DeskPermission: DeskPermission;
  DeskProduct: ResolverTypeWrapper<DeskProductModel>;
  DeskProductChange: DeskProductChange;
  DeskProductConflict: ResolverTypeWrapper<Omit<DeskProductConflict, 'stored'> & { stored: ResolversTypes['DeskProduct'] }>;
  DeskProductConnection: ResolverTypeWrapper<Omit<DeskProductConnection, 'nodes'> & { nodes: Array<ResolversTypes['DeskProduct']> }>;
  DeskProductCreated: ResolverTypeWrapper<Omit<DeskProductCreated, 'product'> & { product: ResolversTypes['DeskProduct'] }>;
  DeskProductFilter: DeskProductFilter;
  DeskProductSort: DeskProductSort;
  DeskProductsMoved: ResolverTypeWrapper<Omit<DeskProductsMoved, 'products'> & { products: Array<ResolversTypes['DeskProduct']> }>;
  DeskProductsRefused: ResolverTypeWrapper<Omit<DeskProductsRefused, 'refusals'> & { refusals: Array<ResolversTypes['DeskRefusal']> }>;
  DeskProductsUpdated: ResolverTypeWrapper<Omit<DeskProductsUpdated, 'previous' | 'products'> & { previous: Array<ResolversTypes['DeskProduct']>, products: Array<ResolversTypes['DeskProduct']> }>;
  DeskRefund: ResolverTypeWrapper<DeskRefundModel>;
  DeskRefundByHand: ResolverTypeWrapper<DeskRefundByHandModel>;
  DeskRefundConnection: ResolverTypeWrapper<DeskRefundConnectionModel>;
  DeskRefundFilter: DeskRefundFilter;
  DeskRefundLine: ResolverTypeWrapper<Omit<DeskRefundLine, 'orderLine'> & { orderLine?: Maybe<ResolversTypes['OrderLine']> }>;
  DeskRefundListState: DeskRefundListState;
  DeskRefundOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskRefundOrderResult']>;
  DeskRefundState: DeskRefundState;
  DeskRefundSum: ResolverTypeWrapper<DeskRefundSumModel>;
  DeskRefundableLine: ResolverTypeWrapper<DeskRefundableLineModel>;
  DeskRefundsCsv: ResolverTypeWrapper<DeskRefundsCsv>;
  DeskRefusal: ResolverTypeWrapper<DeskRefusalModel>;
  DeskRemoveSecondFactorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskRemoveSecondFactorResult']>;
  DeskReport: ResolverTypeWrapper<DeskReportModel>;
  DeskRestoreProductsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskRestoreProductsResult']>;
  DeskReview: ResolverTypeWrapper<DeskReviewModel>;
  DeskReviewChanged: ResolverTypeWrapper<Omit<DeskReviewChanged, 'review'> & { review: ResolversTypes['DeskReview'] }>;
  DeskReviewConflict: ResolverTypeWrapper<Omit<DeskReviewConflict, 'review'> & { review: ResolversTypes['DeskReview'] }>;
  DeskReviewConnection: ResolverTypeWrapper<Omit<DeskReviewConnection, 'nodes'> & { nodes: Array<ResolversTypes['DeskReview']> }>;
  DeskReviewFilter: DeskReviewFilter;
  DeskReviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskReviewResult']>;
  DeskRole: ResolverTypeWrapper<DeskRole>;
  DeskSaveLetterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskSaveLetterResult']>;
  DeskSaveOfferResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskSaveOfferResult']>;
  DeskSaveOrderViewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskSaveOrderViewResult']>;
  DeskSaveViewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskSaveViewResult']>;
  DeskSavedView: ResolverTypeWrapper<DeskSavedViewModel>;
  DeskSearchWords: ResolverTypeWrapper<DeskSearchWordsModel>;
  DeskSearchWordsChange: DeskSearchWordsChange;
  DeskSearchWordsConflict: ResolverTypeWrapper<DeskSearchWordsConflict>;
  DeskSearchWordsCsv: ResolverTypeWrapper<DeskSearchWordsCsv>;
  DeskSearchWordsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskSearchWordsResult']>;
  DeskSearchWordsSaved: ResolverTypeWrapper<Omit<DeskSearchWordsSaved, 'searchWords'> & { searchWords: ResolversTypes['DeskSearchWords'] }>;
  DeskSecondFactorConfirmed: ResolverTypeWrapper<DeskSecondFactorConfirmed>;
  DeskSecondFactorRemoved: ResolverTypeWrapper<DeskSecondFactorRemoved>;
  DeskSecondFactorSetup: ResolverTypeWrapper<DeskSecondFactorSetup>;
  DeskSecondFactorVerified: ResolverTypeWrapper<DeskSecondFactorVerified>;
  DeskSendLetterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskSendLetterResult']>;
  DeskSendTestLetterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskSendTestLetterResult']>;
  DeskSetLowStockThresholdResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskSetLowStockThresholdResult']>;
  DeskSetUpSecondFactorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskSetUpSecondFactorResult']>;
  DeskSettings: ResolverTypeWrapper<DeskSettingsModel>;
  DeskSettingsConflict: ResolverTypeWrapper<Omit<DeskSettingsConflict, 'settings'> & { settings: ResolversTypes['DeskSettings'] }>;
  DeskSettingsInput: DeskSettingsInput;
  DeskSettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskSettingsResult']>;
  DeskSettingsSaved: ResolverTypeWrapper<Omit<DeskSettingsSaved, 'settings'> & { settings: ResolversTypes['DeskSettings'] }>;
  DeskSignInMethod: DeskSignInMethod;
  DeskSortBannersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskSortBannersResult']>;
  DeskSortCategoriesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskSortCategoriesResult']>;
  DeskStaffChanged: ResolverTypeWrapper<DeskStaffChanged>;
  DeskStaffInvitation: ResolverTypeWrapper<DeskStaffInvitationModel>;
  DeskStaffInvited: ResolverTypeWrapper<DeskStaffInvited>;
  DeskStaffMember: ResolverTypeWrapper<DeskStaffMemberModel>;
  DeskStaffMemberResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskStaffMemberResult']>;
  DeskStaffSession: ResolverTypeWrapper<DeskStaffSessionModel>;
  DeskStartImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskStartImportResult']>;
  DeskStockAdjusted: ResolverTypeWrapper<Omit<DeskStockAdjusted, 'products'> & { products: Array<ResolversTypes['DeskStockedProduct']> }>;
  DeskStockAdjustment: DeskStockAdjustment;
  DeskStockAdjustmentKind: DeskStockAdjustmentKind;
  DeskStockMovement: ResolverTypeWrapper<DeskStockMovementModel>;
  DeskStockMovementConnection: ResolverTypeWrapper<Omit<DeskStockMovementConnection, 'nodes'> & { nodes: Array<ResolversTypes['DeskStockMovement']> }>;
  DeskStockMovementKind: DeskStockMovementKind;
  DeskStockRefusal: ResolverTypeWrapper<DeskStockRefusal>;
  DeskStockRefusalReason: DeskStockRefusalReason;
  DeskStockRefused: ResolverTypeWrapper<DeskStockRefused>;
  DeskStockedProduct: ResolverTypeWrapper<DeskStockedProductModel>;
  DeskStockedProductConnection: ResolverTypeWrapper<Omit<DeskStockedProductConnection, 'nodes'> & { nodes: Array<ResolversTypes['DeskStockedProduct']> }>;
  DeskStopLetterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskStopLetterResult']>;
  DeskSubjectSales: ResolverTypeWrapper<DeskSubjectSalesModel>;
  DeskSubscriber: ResolverTypeWrapper<DeskSubscriberModel>;
  DeskSubscriberConnection: ResolverTypeWrapper<Omit<DeskSubscriberConnection, 'nodes'> & { nodes: Array<ResolversTypes['DeskSubscriber']> }>;
  DeskSubscriberState: DeskSubscriberState;
  DeskSubscribersCsv: ResolverTypeWrapper<DeskSubscribersCsv>;
  DeskTaxDocument: ResolverTypeWrapper<DeskTaxDocumentModel>;
  DeskTaxDocumentBuyer: ResolverTypeWrapper<DeskTaxDocumentBuyer>;
  DeskTaxDocumentReference: ResolverTypeWrapper<DeskTaxDocumentReferenceModel>;
  DeskTaxDocumentSeller: ResolverTypeWrapper<DeskTaxDocumentSeller>;
  DeskTaxReport: ResolverTypeWrapper<DeskTaxReportModel>;
  DeskTaxReportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskTaxReportResult']>;
  DeskTaxTable: ResolverTypeWrapper<DeskTaxTableModel>;
  DeskTestLetterSent: ResolverTypeWrapper<DeskTestLetterSent>;
  DeskUndoImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskUndoImportResult']>;
  DeskUpdateBannerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskUpdateBannerResult']>;
  DeskUpdateCategoryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskUpdateCategoryResult']>;
  DeskUpdateProductsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskUpdateProductsResult']>;
  DeskVariant: ResolverTypeWrapper<DeskVariantModel>;
  DeskVariantInput: DeskVariantInput;
  DeskVerifySecondFactorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskVerifySecondFactorResult']>;
  DeskViewDeleted: ResolverTypeWrapper<DeskViewDeleted>;
  DeskWeighOrderLineResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskWeighOrderLineResult']>;
  DeskWithdrawProductsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskWithdrawProductsResult']>;
  DeskWithdrawStaffInvitationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskWithdrawStaffInvitationResult']>;
  Discount: ResolverTypeWrapper<DiscountModel>;
  EmailTaken: ResolverTypeWrapper<EmailTaken>;
  EmailVerificationRequested: ResolverTypeWrapper<EmailVerificationRequested>;
  EmailVerified: ResolverTypeWrapper<Omit<EmailVerified, 'user'> & { user: ResolversTypes['User'] }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FreshSignInNeeded: ResolverTypeWrapper<FreshSignInNeeded>;
  HiddenReview: ResolverTypeWrapper<HiddenReview>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Image>;
  InfoPage: ResolverTypeWrapper<InfoPage>;
  InfoSection: ResolverTypeWrapper<InfoSection>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  InvitationInvalid: ResolverTypeWrapper<InvitationInvalid>;
  InviteStaffMemberInput: InviteStaffMemberInput;
  LinkExpired: ResolverTypeWrapper<LinkExpired>;
  MeasureUnit: MeasureUnit;
  MoveInterrupted: ResolverTypeWrapper<MoveInterrupted>;
  Mutation: ResolverTypeWrapper<object>;
  NewsletterSubscribed: ResolverTypeWrapper<NewsletterSubscribed>;
  NewsletterUnsubscribed: ResolverTypeWrapper<NewsletterUnsubscribed>;
  NotAllowed: ResolverTypeWrapper<NotAllowed>;
  NotFound: ResolverTypeWrapper<NotFound>;
  NotSignedIn: ResolverTypeWrapper<NotSignedIn>;
  Offer: ResolverTypeWrapper<OfferModel>;
  OfferKind: OfferKind;
  OfferScope: OfferScope;
  Order: ResolverTypeWrapper<OrderModel>;
  OrderDocument: ResolverTypeWrapper<OrderDocumentModel>;
  OrderLine: ResolverTypeWrapper<OrderLineModel>;
  OrderPlaced: ResolverTypeWrapper<Omit<OrderPlaced, 'cart' | 'order'> & { cart: ResolversTypes['Cart'], order: ResolversTypes['Order'] }>;
  OrderStatus: OrderStatus;
  OrderStatusConflict: ResolverTypeWrapper<OrderStatusConflict>;
  OutOfStock: ResolverTypeWrapper<OutOfStock>;
  OwnAccount: ResolverTypeWrapper<OwnAccount>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasswordChanged: ResolverTypeWrapper<PasswordChanged>;
  PasswordReset: ResolverTypeWrapper<PasswordReset>;
  PasswordResetRequested: ResolverTypeWrapper<PasswordResetRequested>;
  PasswordTooCommon: ResolverTypeWrapper<PasswordTooCommon>;
  PaymentNotice: ResolverTypeWrapper<PaymentNoticeModel>;
  PaymentNoticeState: PaymentNoticeState;
  PaymentPending: ResolverTypeWrapper<PaymentPending>;
  PaymentRefunded: ResolverTypeWrapper<PaymentRefunded>;
  PaymentRefused: ResolverTypeWrapper<PaymentRefused>;
  PaymentUnavailable: ResolverTypeWrapper<PaymentUnavailable>;
  PhoneTaken: ResolverTypeWrapper<PhoneTaken>;
  PriceRange: ResolverTypeWrapper<PriceRange>;
  Problem: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Problem']>;
  ProblemCode: ProblemCode;
  Product: ResolverTypeWrapper<ProductModel>;
  ProductConnection: ResolverTypeWrapper<ProductConnectionModel>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFilter: ProductFilter;
  ProductSort: ProductSort;
  ProductVariant: ResolverTypeWrapper<ProductVariantModel>;
  ProfileUpdated: ResolverTypeWrapper<Omit<ProfileUpdated, 'user'> & { user: ResolversTypes['User'] }>;
  Query: ResolverTypeWrapper<object>;
  RefundLineInput: RefundLineInput;
  RefundOrderInput: RefundOrderInput;
  RefundTooLarge: ResolverTypeWrapper<RefundTooLarge>;
  RemoveCartLineResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveCartLineResult']>;
  RemoveCouponResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveCouponResult']>;
  RemoveFromWishlistResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveFromWishlistResult']>;
  RequestEmailVerificationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestEmailVerificationResult']>;
  RequestPasswordResetResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestPasswordResetResult']>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResetPasswordResult']>;
  Review: ResolverTypeWrapper<ReviewModel>;
  ReviewAdded: ResolverTypeWrapper<Omit<ReviewAdded, 'product' | 'review'> & { product: ResolversTypes['Product'], review: ResolversTypes['Review'] }>;
  ReviewAnswer: ResolverTypeWrapper<ReviewAnswer>;
  ReviewConnection: ResolverTypeWrapper<Omit<ReviewConnection, 'nodes'> & { nodes: Array<ResolversTypes['Review']> }>;
  SecondFactorExists: ResolverTypeWrapper<SecondFactorExists>;
  Session: ResolverTypeWrapper<SessionModel>;
  SessionsChanged: ResolverTypeWrapper<Omit<SessionsChanged, 'sessions'> & { sessions: Array<ResolversTypes['Session']> }>;
  ShopInfo: ResolverTypeWrapper<ShopInfo>;
  SignInInput: SignInInput;
  SignInOptions: ResolverTypeWrapper<SignInOptions>;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  SignInWithGoogleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInWithGoogleResult']>;
  SignOutOtherSessionsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignOutOtherSessionsResult']>;
  SignOutSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignOutSessionResult']>;
  SignUpInput: SignUpInput;
  SignUpResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignUpResult']>;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'user'> & { user: ResolversTypes['User'] }>;
  SignedOut: ResolverTypeWrapper<SignedOut>;
  SignedUp: ResolverTypeWrapper<Omit<SignedUp, 'user'> & { user: ResolversTypes['User'] }>;
  StaffAccess: StaffAccess;
  StaffInvitationAccepted: ResolverTypeWrapper<StaffInvitationAccepted>;
  StaffInvitationOpen: ResolverTypeWrapper<StaffInvitationOpen>;
  StaffRole: StaffRole;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscribeToNewsletterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubscribeToNewsletterResult']>;
  Suggestions: ResolverTypeWrapper<Omit<Suggestions, 'categories' | 'products'> & { categories: Array<ResolversTypes['Category']>, products: Array<ResolversTypes['Product']> }>;
  TooManyRequests: ResolverTypeWrapper<TooManyRequests>;
  TotalChanged: ResolverTypeWrapper<Omit<TotalChanged, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  UnitPrice: ResolverTypeWrapper<UnitPriceModel>;
  UnsubscribeFromNewsletterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UnsubscribeFromNewsletterResult']>;
  UpdateCartLineInput: UpdateCartLineInput;
  UpdateCartLineResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateCartLineResult']>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfileResult']>;
  User: ResolverTypeWrapper<UserModel>;
  VerifyEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerifyEmailResult']>;
  WeighOrderLineInput: WeighOrderLineInput;
  WishlistChanged: ResolverTypeWrapper<Omit<WishlistChanged, 'item' | 'wishlist'> & { item?: Maybe<ResolversTypes['WishlistItem']>, wishlist: Array<ResolversTypes['WishlistItem']> }>;
  WishlistItem: ResolverTypeWrapper<WishlistItemModel>;
  WrongCode: ResolverTypeWrapper<WrongCode>;
  WrongCredentials: ResolverTypeWrapper<WrongCredentials>;
  WrongPassword: ResolverTypeWrapper<WrongPassword>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptStaffInvitationResult: ResolversUnionTypes<ResolversParentTypes>['AcceptStaffInvitationResult'];
  AccountBlocked: AccountBlocked;
  AccountDeleted: AccountDeleted;
  AddReviewInput: AddReviewInput;
  AddReviewResult: ResolversUnionTypes<ResolversParentTypes>['AddReviewResult'];
  AddToCartInput: AddToCartInput;
  AddToCartResult: ResolversUnionTypes<ResolversParentTypes>['AddToCartResult'];
  AddToWishlistResult: ResolversUnionTypes<ResolversParentTypes>['AddToWishlistResult'];
  AlreadyInWishlist: AlreadyInWishlist;
  AlreadyReviewed: AlreadyReviewed;
  AlreadyStaff: AlreadyStaff;
  ApplyCouponResult: ResolversUnionTypes<ResolversParentTypes>['ApplyCouponResult'];
  Banner: BannerModel;
  BeginCheckoutResult: ResolversUnionTypes<ResolversParentTypes>['BeginCheckoutResult'];
  Billing: Billing;
  BillingInput: BillingInput;
  Boolean: Scalars['Boolean']['output'];
  CancelCheckoutResult: ResolversUnionTypes<ResolversParentTypes>['CancelCheckoutResult'];
  CancelOrderInput: CancelOrderInput;
  Cart: CartModel;
  CartChanged: Omit<CartChanged, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CartEmpty: CartEmpty;
  CartLine: CartLineModel;
  Category: CategoryModel;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult'];
  CheckStaffInvitationResult: ResolversUnionTypes<ResolversParentTypes>['CheckStaffInvitationResult'];
  Checkout: CheckoutModel;
  CheckoutBegun: Omit<CheckoutBegun, 'checkout'> & { checkout: ResolversParentTypes['Checkout'] };
  CheckoutCancelled: CheckoutCancelled;
  CompleteCheckoutInput: CompleteCheckoutInput;
  CompleteCheckoutResult: ResolversUnionTypes<ResolversParentTypes>['CompleteCheckoutResult'];
  Country: CountryModel;
  CouponProblem: CouponProblem;
  DeleteAccountResult: ResolversUnionTypes<ResolversParentTypes>['DeleteAccountResult'];
  Desk: DeskModel;
  DeskAdjustStockResult: ResolversUnionTypes<ResolversParentTypes>['DeskAdjustStockResult'];
  DeskAuditAction: DeskAuditAction;
  DeskAuditActionGroup: DeskAuditActionGroup;
  DeskAuditEvent: DeskAuditEventModel;
  DeskAuditLog: Omit<DeskAuditLog, 'nodes'> & { nodes: Array<ResolversParentTypes['DeskAuditEvent']> };
  DeskAuditLogCsv: DeskAuditLogCsv;
  DeskAuditLogFilter: DeskAuditLogFilter;
  DeskBanner: DeskBannerModel;
  DeskBannerChange: DeskBannerChange;
  DeskBannerDeleted: DeskBannerDeleted;
  DeskBannerSaved: Omit<DeskBannerSaved, 'banner'> & { banner: ResolversParentTypes['DeskBanner'] };
  DeskBannersSorted: Omit<DeskBannersSorted, 'banners'> & { banners: Array<ResolversParentTypes['DeskBanner']> };
  DeskBasketLineInput: DeskBasketLineInput;
  DeskBuiltInSearchWords: DeskBuiltInSearchWordsModel;
  DeskCancelOrderResult: ResolversUnionTypes<ResolversParentTypes>['DeskCancelOrderResult'];
  DeskCategoriesSorted: DeskCategoriesSortedModel;
  DeskCategory: DeskCategoryModel;
  DeskCategoryChange: DeskCategoryChange;
  DeskCategoryDeleted: DeskCategoryDeleted;
  DeskCategoryNotEmpty: DeskCategoryNotEmpty;
  DeskCategorySaved: Omit<DeskCategorySaved, 'category'> & { category: ResolversParentTypes['DeskCategory'] };
  DeskConfirmSecondFactorResult: ResolversUnionTypes<ResolversParentTypes>['DeskConfirmSecondFactorResult'];
  DeskCreateBannerResult: ResolversUnionTypes<ResolversParentTypes>['DeskCreateBannerResult'];
  DeskCreateCategoryResult: ResolversUnionTypes<ResolversParentTypes>['DeskCreateCategoryResult'];
  DeskCreateInventoryItemResult: ResolversUnionTypes<ResolversParentTypes>['DeskCreateInventoryItemResult'];
  DeskCreateProductResult: ResolversUnionTypes<ResolversParentTypes>['DeskCreateProductResult'];
  DeskCustomer: DeskCustomerModel;
  DeskCustomerChanged: Omit<DeskCustomerChanged, 'customer'> & { customer: ResolversParentTypes['DeskCustomer'] };
  DeskCustomerConnection: Omit<DeskCustomerConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['DeskCustomer']> };
  DeskCustomerData: DeskCustomerData;
  DeskCustomerErased: DeskCustomerErased;
  DeskCustomerEvent: DeskCustomerEventModel;
  DeskCustomerEventConnection: Omit<DeskCustomerEventConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['DeskCustomerEvent']> };
  DeskCustomerIsStaff: DeskCustomerIsStaff;
  DeskCustomerOrderConnection: Omit<DeskCustomerOrderConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['DeskOrder']> };
  DeskCustomerResult: ResolversUnionTypes<ResolversParentTypes>['DeskCustomerResult'];
  DeskCustomerSession: DeskCustomerSessionModel;
  DeskDaySales: DeskDaySalesModel;
  DeskDeleteBannerResult: ResolversUnionTypes<ResolversParentTypes>['DeskDeleteBannerResult'];
  DeskDeleteCategoryResult: ResolversUnionTypes<ResolversParentTypes>['DeskDeleteCategoryResult'];
  DeskDeleteOrderNoteResult: ResolversUnionTypes<ResolversParentTypes>['DeskDeleteOrderNoteResult'];
  DeskDeleteOrderViewResult: ResolversUnionTypes<ResolversParentTypes>['DeskDeleteOrderViewResult'];
  DeskDeleteViewResult: ResolversUnionTypes<ResolversParentTypes>['DeskDeleteViewResult'];
  DeskDocumentRow: DeskDocumentRowModel;
  DeskDocumentTable: DeskDocumentTableModel;
  DeskDocumentTax: DeskDocumentTax;
  DeskDuplicateProductResult: ResolversUnionTypes<ResolversParentTypes>['DeskDuplicateProductResult'];
  DeskEditConflict: Omit<DeskEditConflict, 'conflicts'> & { conflicts: Array<ResolversParentTypes['DeskProductConflict']> };
  DeskEraseCustomerResult: ResolversUnionTypes<ResolversParentTypes>['DeskEraseCustomerResult'];
  DeskExportAuditLogResult: ResolversUnionTypes<ResolversParentTypes>['DeskExportAuditLogResult'];
  DeskExportCustomerDataResult: ResolversUnionTypes<ResolversParentTypes>['DeskExportCustomerDataResult'];
  DeskExportOrdersResult: ResolversUnionTypes<ResolversParentTypes>['DeskExportOrdersResult'];
  DeskExportRefundsResult: ResolversUnionTypes<ResolversParentTypes>['DeskExportRefundsResult'];
  DeskExportSearchWordsResult: ResolversUnionTypes<ResolversParentTypes>['DeskExportSearchWordsResult'];
  DeskExportSubscribersResult: ResolversUnionTypes<ResolversParentTypes>['DeskExportSubscribersResult'];
  DeskFigures: DeskFiguresModel;
  DeskImage: DeskImage;
  DeskImageInput: DeskImageInput;
  DeskImport: DeskImportModel;
  DeskImportBusy: DeskImportBusy;
  DeskImportCategory: DeskImportCategory;
  DeskImportChange: DeskImportChange;
  DeskImportColumn: DeskImportColumn;
  DeskImportConnection: Omit<DeskImportConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['DeskImport']> };
  DeskImportFile: DeskImportFile;
  DeskImportFileColumn: DeskImportFileColumn;
  DeskImportFileLine: DeskImportFileLine;
  DeskImportMapping: DeskImportMapping;
  DeskImportMappingInput: DeskImportMappingInput;
  DeskImportNote: DeskImportNote;
  DeskImportPreview: DeskImportPreviewModel;
  DeskImportRow: DeskImportRowModel;
  DeskImportRowConnection: Omit<DeskImportRowConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['DeskImportRow']> };
  DeskImportUpdated: Omit<DeskImportUpdated, 'import'> & { import: ResolversParentTypes['DeskImport'] };
  DeskInfoPage: DeskInfoPageModel;
  DeskInfoPageConflict: Omit<DeskInfoPageConflict, 'page'> & { page: ResolversParentTypes['DeskInfoPage'] };
  DeskInfoPageInput: DeskInfoPageInput;
  DeskInfoPageResult: ResolversUnionTypes<ResolversParentTypes>['DeskInfoPageResult'];
  DeskInfoPageSaved: Omit<DeskInfoPageSaved, 'page'> & { page: ResolversParentTypes['DeskInfoPage'] };
  DeskInfoPageTexts: DeskInfoPageTexts;
  DeskInventoryChange: DeskInventoryChange;
  DeskInventoryItem: DeskInventoryItemModel;
  DeskInventoryItemCreated: Omit<DeskInventoryItemCreated, 'item'> & { item: ResolversParentTypes['DeskInventoryItem'] };
  DeskInvitationLink: DeskInvitationLink;
  DeskInvitationWithdrawn: DeskInvitationWithdrawn;
  DeskInviteStaffMemberResult: ResolversUnionTypes<ResolversParentTypes>['DeskInviteStaffMemberResult'];
  DeskInvoice: DeskInvoiceModel;
  DeskInvoiceSeller: DeskInvoiceSeller;
  DeskInvoicesIssued: Omit<DeskInvoicesIssued, 'orders'> & { orders: Array<ResolversParentTypes['DeskOrder']> };
  DeskIssueInvoicesResult: ResolversUnionTypes<ResolversParentTypes>['DeskIssueInvoicesResult'];
  DeskLetter: DeskLetterModel;
  DeskLetterConflict: Omit<DeskLetterConflict, 'letter'> & { letter: ResolversParentTypes['DeskLetter'] };
  DeskLetterConnection: Omit<DeskLetterConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['DeskLetter']> };
  DeskLetterInput: DeskLetterInput;
  DeskLetterSaved: Omit<DeskLetterSaved, 'letter'> & { letter: ResolversParentTypes['DeskLetter'] };
  DeskLetterStarted: Omit<DeskLetterStarted, 'letter'> & { letter: ResolversParentTypes['DeskLetter'] };
  DeskLetterStopped: Omit<DeskLetterStopped, 'letter'> & { letter: ResolversParentTypes['DeskLetter'] };
  DeskLineWeight: DeskLineWeight;
  DeskLowStockThresholdInput: DeskLowStockThresholdInput;
  DeskLowStockThresholdSet: Omit<DeskLowStockThresholdSet, 'products'> & { products: Array<ResolversParentTypes['DeskStockedProduct']> };
  DeskMapImportColumnsResult: ResolversUnionTypes<ResolversParentTypes>['DeskMapImportColumnsResult'];
  DeskMe: DeskMeModel;
  DeskMoveOrdersResult: ResolversUnionTypes<ResolversParentTypes>['DeskMoveOrdersResult'];
  DeskNewBanner: DeskNewBanner;
  DeskNewCategory: DeskNewCategory;
  DeskNewInventoryItem: DeskNewInventoryItem;
  DeskNewProduct: DeskNewProduct;
  DeskOffer: DeskOfferModel;
  DeskOfferConnection: Omit<DeskOfferConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['DeskOffer']> };
  DeskOfferInput: DeskOfferInput;
  DeskOfferPreview: DeskOfferPreviewModel;
  DeskOfferPreviewLine: DeskOfferPreviewLineModel;
  DeskOfferPreviewResult: ResolversUnionTypes<ResolversParentTypes>['DeskOfferPreviewResult'];
  DeskOfferSaved: Omit<DeskOfferSaved, 'offer'> & { offer: ResolversParentTypes['DeskOffer'] };
  DeskOpenTasks: DeskOpenTasksModel;
  DeskOrder: DeskOrderModel;
  DeskOrderConnection: DeskOrderConnectionModel;
  DeskOrderCount: DeskOrderCount;
  DeskOrderEvent: DeskOrderEventModel;
  DeskOrderFilter: DeskOrderFilter;
  DeskOrderLine: DeskOrderLineModel;
  DeskOrderLineWeighed: DeskOrderLineWeighedModel;
  DeskOrderMove: DeskOrderMoveModel;
  DeskOrderNote: DeskOrderNoteModel;
  DeskOrderNoteDeleted: DeskOrderNoteDeleted;
  DeskOrderNoteResult: ResolversUnionTypes<ResolversParentTypes>['DeskOrderNoteResult'];
  DeskOrderRefunded: Omit<DeskOrderRefunded, 'payment' | 'refund'> & { payment: ResolversParentTypes['DeskPayment'], refund: ResolversParentTypes['DeskRefund'] };
  DeskOrderShopper: DeskOrderShopper;
  DeskOrderView: DeskOrderViewModel;
  DeskOrderViewDeleted: DeskOrderViewDeleted;
  DeskOrdersCsv: DeskOrdersCsv;
  DeskOrdersMoved: Omit<DeskOrdersMoved, 'moves'> & { moves: Array<ResolversParentTypes['DeskOrderMove']> };
  DeskOwnSearchWords: DeskOwnSearchWordsModel;
  DeskPackList: DeskPackListModel;
  DeskPackListItem: DeskPackListItemModel;
  DeskPackListOrder: DeskPackListOrder;
  DeskPackListPortion: DeskPackListPortion;
  DeskPackListSection: Omit<DeskPackListSection, 'items'> & { items: Array<ResolversParentTypes['DeskPackListItem']> };
  DeskPayment: DeskPaymentModel;
  DeskPaymentAtProvider: DeskPaymentAtProviderModel;
  DeskProduct: DeskProductModel;
  DeskProductChange: DeskProductChange;
  DeskProductConflict: Omit<DeskProductConflict, 'stored'> & { stored: ResolversParentTypes['DeskProduct'] };
  DeskProductConnection: Omit<DeskProductConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['DeskProduct']> };
  DeskProductCreated: Omit<DeskProductCreated, 'product'> & { product: ResolversParentTypes['DeskProduct'] };
  DeskProductFilter: DeskProductFilter;
  DeskProductsMoved: Omit<DeskProductsMoved, 'products'> & { products: Array<ResolversParentTypes['DeskProduct']> };
  DeskProductsRefused: Omit<DeskProductsRefused, 'refusals'> & { refusals: Array<ResolversParentTypes['DeskRefusal']> };
  DeskProductsUpdated: Omit<DeskProductsUpdated, 'previous' | 'products'> & { previous: Array<ResolversParentTypes['DeskProduct']>, products: Array<ResolversParentTypes['DeskProduct']> };
  DeskRefund: DeskRefundModel;
  DeskRefundByHand: DeskRefundByHandModel;
  DeskRefundConnection: DeskRefundConnectionModel;
  DeskRefundFilter: DeskRefundFilter;
  DeskRefundLine: Omit<DeskRefundLine, 'orderLine'> & { orderLine?: Maybe<ResolversParentTypes['OrderLine']> };
  DeskRefundOrderResult: ResolversUnionTypes<ResolversParentTypes>['DeskRefundOrderResult'];
  DeskRefundSum: DeskRefundSumModel;
  DeskRefundableLine: DeskRefundableLineModel;
  DeskRefundsCsv: DeskRefundsCsv;
  DeskRefusal: DeskRefusalModel;
  DeskRemoveSecondFactorResult: ResolversUnionTypes<ResolversParentTypes>['DeskRemoveSecondFactorResult'];
  DeskReport: DeskReportModel;
  DeskRestoreProductsResult: ResolversUnionTypes<ResolversParentTypes>['DeskRestoreProductsResult'];
  DeskReview: DeskReviewModel;
  DeskReviewChanged: Omit<DeskReviewChanged, 'review'> & { review: ResolversParentTypes['DeskReview'] };
  DeskReviewConflict: Omit<DeskReviewConflict, 'review'> & { review: ResolversParentTypes['DeskReview'] };
  DeskReviewConnection: Omit<DeskReviewConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['DeskReview']> };
  DeskReviewFilter: DeskReviewFilter;
  DeskReviewResult: ResolversUnionTypes<ResolversParentTypes>['DeskReviewResult'];
  DeskRole: DeskRole;
  DeskSaveLetterResult: ResolversUnionTypes<ResolversParentTypes>['DeskSaveLetterResult'];
  DeskSaveOfferResult: ResolversUnionTypes<ResolversParentTypes>['DeskSaveOfferResult'];
  DeskSaveOrderViewResult: ResolversUnionTypes<ResolversParentTypes>['DeskSaveOrderViewResult'];
  DeskSaveViewResult: ResolversUnionTypes<ResolversParentTypes>['DeskSaveViewResult'];
  DeskSavedView: DeskSavedViewModel;
  DeskSearchWords: DeskSearchWordsModel;
  DeskSearchWordsChange: DeskSearchWordsChange;
  DeskSearchWordsConflict: DeskSearchWordsConflict;
  DeskSearchWordsCsv: DeskSearchWordsCsv;
  DeskSearchWordsResult: ResolversUnionTypes<ResolversParentTypes>['DeskSearchWordsResult'];
  DeskSearchWordsSaved: Omit<DeskSearchWordsSaved, 'searchWords'> & { searchWords: ResolversParentTypes['DeskSearchWords'] };
  DeskSecondFactorConfirmed: DeskSecondFactorConfirmed;
  DeskSecondFactorRemoved: DeskSecondFactorRemoved;
  DeskSecondFactorSetup: DeskSecondFactorSetup;
  DeskSecondFactorVerified: DeskSecondFactorVerified;
  DeskSendLetterResult: ResolversUnionTypes<ResolversParentTypes>['DeskSendLetterResult'];
  DeskSendTestLetterResult: ResolversUnionTypes<ResolversParentTypes>['DeskSendTestLetterResult'];
  DeskSetLowStockThresholdResult: ResolversUnionTypes<ResolversParentTypes>['DeskSetLowStockThresholdResult'];
  DeskSetUpSecondFactorResult: ResolversUnionTypes<ResolversParentTypes>['DeskSetUpSecondFactorResult'];
  DeskSettings: DeskSettingsModel;
  DeskSettingsConflict: Omit<DeskSettingsConflict, 'settings'> & { settings: ResolversParentTypes['DeskSettings'] };
  DeskSettingsInput: DeskSettingsInput;
  DeskSettingsResult: ResolversUnionTypes<ResolversParentTypes>['DeskSettingsResult'];
  DeskSettingsSaved: Omit<DeskSettingsSaved, 'settings'> & { settings: ResolversParentTypes['DeskSettings'] };
  DeskSortBannersResult: ResolversUnionTypes<ResolversParentTypes>['DeskSortBannersResult'];
  DeskSortCategoriesResult: ResolversUnionTypes<ResolversParentTypes>['DeskSortCategoriesResult'];
  DeskStaffChanged: DeskStaffChanged;
  DeskStaffInvitation: DeskStaffInvitationModel;
  DeskStaffInvited: DeskStaffInvited;
  DeskStaffMember: DeskStaffMemberModel;
  DeskStaffMemberResult: ResolversUnionTypes<ResolversParentTypes>['DeskStaffMemberResult'];
  DeskStaffSession: DeskStaffSessionModel;
  DeskStartImportResult: ResolversUnionTypes<ResolversParentTypes>['DeskStartImportResult'];
  DeskStockAdjusted: Omit<DeskStockAdjusted, 'products'> & { products: Array<ResolversParentTypes['DeskStockedProduct']> };
  DeskStockAdjustment: DeskStockAdjustment;
  DeskStockMovement: DeskStockMovementModel;
  DeskStockMovementConnection: Omit<DeskStockMovementConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['DeskStockMovement']> };
  DeskStockRefusal: DeskStockRefusal;
  DeskStockRefused: DeskStockRefused;
  DeskStockedProduct: DeskStockedProductModel;
  DeskStockedProductConnection: Omit<DeskStockedProductConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['DeskStockedProduct']> };
  DeskStopLetterResult: ResolversUnionTypes<ResolversParentTypes>['DeskStopLetterResult'];
  DeskSubjectSales: DeskSubjectSalesModel;
  DeskSubscriber: DeskSubscriberModel;
  DeskSubscriberConnection: Omit<DeskSubscriberConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['DeskSubscriber']> };
  DeskSubscribersCsv: DeskSubscribersCsv;
  DeskTaxDocument: DeskTaxDocumentModel;
  DeskTaxDocumentBuyer: DeskTaxDocumentBuyer;
  DeskTaxDocumentReference: DeskTaxDocumentReferenceModel;
  DeskTaxDocumentSeller: DeskTaxDocumentSeller;
  DeskTaxReport: DeskTaxReportModel;
  DeskTaxReportResult: ResolversUnionTypes<ResolversParentTypes>['DeskTaxReportResult'];
  DeskTaxTable: DeskTaxTableModel;
  DeskTestLetterSent: DeskTestLetterSent;
  DeskUndoImportResult: ResolversUnionTypes<ResolversParentTypes>['DeskUndoImportResult'];
  DeskUpdateBannerResult: ResolversUnionTypes<ResolversParentTypes>['DeskUpdateBannerResult'];
  DeskUpdateCategoryResult: ResolversUnionTypes<ResolversParentTypes>['DeskUpdateCategoryResult'];
  DeskUpdateProductsResult: ResolversUnionTypes<ResolversParentTypes>['DeskUpdateProductsResult'];
  DeskVariant: DeskVariantModel;
  DeskVariantInput: DeskVariantInput;
  DeskVerifySecondFactorResult: ResolversUnionTypes<ResolversParentTypes>['DeskVerifySecondFactorResult'];
  DeskViewDeleted: DeskViewDeleted;
  DeskWeighOrderLineResult: ResolversUnionTypes<ResolversParentTypes>['DeskWeighOrderLineResult'];
  DeskWithdrawProductsResult: ResolversUnionTypes<ResolversParentTypes>['DeskWithdrawProductsResult'];
  DeskWithdrawStaffInvitationResult: ResolversUnionTypes<ResolversParentTypes>['DeskWithdrawStaffInvitationResult'];
  Discount: DiscountModel;
  EmailTaken: EmailTaken;
  EmailVerificationRequested: EmailVerificationRequested;
  EmailVerified: Omit<EmailVerified, 'user'> & { user: ResolversParentTypes['User'] };
  Float: Scalars['Float']['output'];
  FreshSignInNeeded: FreshSignInNeeded;
  HiddenReview: HiddenReview;
  ID: Scalars['ID']['output'];
  Image: Image;
  InfoPage: InfoPage;
  InfoSection: InfoSection;
  Int: Scalars['Int']['output'];
  InvalidInput: InvalidInput;
  InvitationInvalid: InvitationInvalid;
  InviteStaffMemberInput: InviteStaffMemberInput;
  LinkExpired: LinkExpired;
  MoveInterrupted: MoveInterrupted;
  Mutation: object;
  NewsletterSubscribed: NewsletterSubscribed;
  NewsletterUnsubscribed: NewsletterUnsubscribed;
  NotAllowed: NotAllowed;
  NotFound: NotFound;
  NotSignedIn: NotSignedIn;
  Offer: OfferModel;
  Order: OrderModel;
  OrderDocument: OrderDocumentModel;
  OrderLine: OrderLineModel;
  OrderPlaced: Omit<OrderPlaced, 'cart' | 'order'> & { cart: ResolversParentTypes['Cart'], order: ResolversParentTypes['Order'] };
  OrderStatusConflict: OrderStatusConflict;
  OutOfStock: OutOfStock;
  OwnAccount: OwnAccount;
  PageInfo: PageInfo;
  PasswordChanged: PasswordChanged;
  PasswordReset: PasswordReset;
  PasswordResetRequested: PasswordResetRequested;
  PasswordTooCommon: PasswordTooCommon;
  PaymentNotice: PaymentNoticeModel;
  PaymentPending: PaymentPending;
  PaymentRefunded: PaymentRefunded;
  PaymentRefused: PaymentRefused;
  PaymentUnavailable: PaymentUnavailable;
  PhoneTaken: PhoneTaken;
  PriceRange: PriceRange;
  Problem: ResolversInterfaceTypes<ResolversParentTypes>['Problem'];
  Product: ProductModel;
  ProductConnection: ProductConnectionModel;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFilter: ProductFilter;
  ProductVariant: ProductVariantModel;
  ProfileUpdated: Omit<ProfileUpdated, 'user'> & { user: ResolversParentTypes['User'] };
  Query: object;
  RefundLineInput: RefundLineInput;
  RefundOrderInput: RefundOrderInput;
  RefundTooLarge: RefundTooLarge;
  RemoveCartLineResult: ResolversUnionTypes<ResolversParentTypes>['RemoveCartLineResult'];
  RemoveCouponResult: ResolversUnionTypes<ResolversParentTypes>['RemoveCouponResult'];
  RemoveFromWishlistResult: ResolversUnionTypes<ResolversParentTypes>['RemoveFromWishlistResult'];
  RequestEmailVerificationResult: ResolversUnionTypes<ResolversParentTypes>['RequestEmailVerificationResult'];
  RequestPasswordResetResult: ResolversUnionTypes<ResolversParentTypes>['RequestPasswordResetResult'];
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResolversUnionTypes<ResolversParentTypes>['ResetPasswordResult'];
  Review: ReviewModel;
  ReviewAdded: Omit<ReviewAdded, 'product' | 'review'> & { product: ResolversParentTypes['Product'], review: ResolversParentTypes['Review'] };
  ReviewAnswer: ReviewAnswer;
  ReviewConnection: Omit<ReviewConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Review']> };
  SecondFactorExists: SecondFactorExists;
  Session: SessionModel;
  SessionsChanged: Omit<SessionsChanged, 'sessions'> & { sessions: Array<ResolversParentTypes['Session']> };
  ShopInfo: ShopInfo;
  SignInInput: SignInInput;
  SignInOptions: SignInOptions;
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  SignInWithGoogleResult: ResolversUnionTypes<ResolversParentTypes>['SignInWithGoogleResult'];
  SignOutOtherSessionsResult: ResolversUnionTypes<ResolversParentTypes>['SignOutOtherSessionsResult'];
  SignOutSessionResult: ResolversUnionTypes<ResolversParentTypes>['SignOutSessionResult'];
  SignUpInput: SignUpInput;
  SignUpResult: ResolversUnionTypes<ResolversParentTypes>['SignUpResult'];
  SignedIn: Omit<SignedIn, 'user'> & { user: ResolversParentTypes['User'] };
  SignedOut: SignedOut;
  SignedUp: Omit<SignedUp, 'user'> & { user: ResolversParentTypes['User'] };
  StaffInvitationAccepted: StaffInvitationAccepted;
  StaffInvitationOpen: StaffInvitationOpen;
  String: Scalars['String']['output'];
  SubscribeToNewsletterResult: ResolversUnionTypes<ResolversParentTypes>['SubscribeToNewsletterResult'];
  Suggestions: Omit<Suggestions, 'categories' | 'products'> & { categories: Array<ResolversParentTypes['Category']>, products: Array<ResolversParentTypes['Product']> };
  TooManyRequests: TooManyRequests;
  TotalChanged: Omit<TotalChanged, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  UnitPrice: UnitPriceModel;
  UnsubscribeFromNewsletterResult: ResolversUnionTypes<ResolversParentTypes>['UnsubscribeFromNewsletterResult'];
  UpdateCartLineInput: UpdateCartLineInput;
  UpdateCartLineResult: ResolversUnionTypes<ResolversParentTypes>['UpdateCartLineResult'];
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolversUnionTypes<ResolversParentTypes>['UpdateProfileResult'];
  User: UserModel;
  VerifyEmailResult: ResolversUnionTypes<ResolversParentTypes>['VerifyEmailResult'];
  WeighOrderLineInput: WeighOrderLineInput;
  WishlistChanged: Omit<WishlistChanged, 'item' | 'wishlist'> & { item?: Maybe<ResolversParentTypes['WishlistItem']>, wishlist: Array<ResolversParentTypes['WishlistItem']> };
  WishlistItem: WishlistItemModel;
  WrongCode: WrongCode;
  WrongCredentials: WrongCredentials;
  WrongPassword: WrongPassword;
};

export type PersonalDirectiveArgs = { };

export type PersonalDirectiveResolver<Result, Parent, ContextType = Context, Args = PersonalDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type StaffDirectiveArgs = {
  can: DeskPermission;
};

export type StaffDirectiveResolver<Result, Parent, ContextType = Context, Args = StaffDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptStaffInvitationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptStaffInvitationResult'] = ResolversParentTypes['AcceptStaffInvitationResult']> = {
  __resolveType: TypeResolveFn<'InvitationInvalid' | 'NotSignedIn' | 'StaffInvitationAccepted', ParentType, ContextType>;
};

export type AccountBlockedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountBlocked'] = ResolversParentTypes['AccountBlocked']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountDeleted'] = ResolversParentTypes['AccountDeleted']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddReviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddReviewResult'] = ResolversParentTypes['AddReviewResult']> = {
  __resolveType: TypeResolveFn<'AlreadyReviewed' | 'InvalidInput' | 'NotFound' | 'NotSignedIn' | 'ReviewAdded' | 'TooManyRequests', ParentType, ContextType>;
};

export type AddToCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToCartResult'] = ResolversParentTypes['AddToCartResult']> = {
  __resolveType: TypeResolveFn<'CartChanged' | 'InvalidInput' | 'NotFound' | 'NotSignedIn' | 'OutOfStock', ParentType, ContextType>;
};

export type AddToWishlistResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToWishlistResult'] = ResolversParentTypes['AddToWishlistResult']> = {
  __resolveType: TypeResolveFn<'AlreadyInWishlist' | 'NotFound' | 'NotSignedIn' | 'WishlistChanged', ParentType, ContextType>;
};

export type AlreadyInWishlistResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlreadyInWishlist'] = ResolversParentTypes['AlreadyInWishlist']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlreadyReviewedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlreadyReviewed'] = ResolversParentTypes['AlreadyReviewed']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlreadyStaffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlreadyStaff'] = ResolversParentTypes['AlreadyStaff']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplyCouponResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyCouponResult'] = ResolversParentTypes['ApplyCouponResult']> = {
  __resolveType: TypeResolveFn<'CartChanged' | 'CouponProblem' | 'NotSignedIn' | 'TooManyRequests', ParentType, ContextType>;
};

export type BannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  catId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  subCatId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BeginCheckoutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginCheckoutResult'] = ResolversParentTypes['BeginCheckoutResult']> = {
  __resolveType: TypeResolveFn<'CartEmpty' | 'CheckoutBegun' | 'InvalidInput' | 'NotSignedIn' | 'OutOfStock' | 'PaymentUnavailable' | 'TotalChanged', ParentType, ContextType>;
};

export type BillingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Billing'] = ResolversParentTypes['Billing']> = {
  businessName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streetAddressLine1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streetAddressLine2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancelCheckoutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelCheckoutResult'] = ResolversParentTypes['CancelCheckoutResult']> = {
  __resolveType: TypeResolveFn<'CheckoutCancelled' | 'NotSignedIn', ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  acceptsCodes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  codeProblem?: Resolver<Maybe<ResolversTypes['CouponProblem']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  couponCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartChanged'] = ResolversParentTypes['CartChanged']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartEmptyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartEmpty'] = ResolversParentTypes['CartEmpty']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  countInStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  option?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  children?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotSignedIn' | 'PasswordChanged' | 'PasswordTooCommon' | 'TooManyRequests' | 'WrongPassword', ParentType, ContextType>;
};

export type CheckStaffInvitationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckStaffInvitationResult'] = ResolversParentTypes['CheckStaffInvitationResult']> = {
  __resolveType: TypeResolveFn<'InvitationInvalid' | 'StaffInvitationOpen', ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  amountInPaise?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providerOrderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutBegunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutBegun'] = ResolversParentTypes['CheckoutBegun']> = {
  checkout?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutCancelledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutCancelled'] = ResolversParentTypes['CheckoutCancelled']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompleteCheckoutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompleteCheckoutResult'] = ResolversParentTypes['CompleteCheckoutResult']> = {
  __resolveType: TypeResolveFn<'NotSignedIn' | 'OrderPlaced' | 'PaymentPending' | 'PaymentRefunded' | 'PaymentRefused', ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  iso2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CouponProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponProblem'] = ResolversParentTypes['CouponProblem']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missingUnits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountResult'] = ResolversParentTypes['DeleteAccountResult']> = {
  __resolveType: TypeResolveFn<'AccountDeleted' | 'FreshSignInNeeded' | 'InvalidInput' | 'NotSignedIn' | 'PaymentPending' | 'TooManyRequests' | 'WrongPassword', ParentType, ContextType>;
};

export type DeskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Desk'] = ResolversParentTypes['Desk']> = {
  activeImport?: Resolver<Maybe<ResolversTypes['DeskImport']>, ParentType, ContextType>;
  auditActions?: Resolver<Array<ResolversTypes['DeskAuditActionGroup']>, ParentType, ContextType>;
  auditLog?: Resolver<ResolversTypes['DeskAuditLog'], ParentType, ContextType, RequireFields<DeskAuditLogArgs, 'first'>>;
  banners?: Resolver<Array<ResolversTypes['DeskBanner']>, ParentType, ContextType, RequireFields<DeskBannersArgs, 'kind'>>;
  categories?: Resolver<Array<ResolversTypes['DeskCategory']>, ParentType, ContextType>;
  criticalReviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['DeskCustomer']>, ParentType, ContextType, RequireFields<DeskCustomerArgs, 'id'>>;
  customers?: Resolver<ResolversTypes['DeskCustomerConnection'], ParentType, ContextType, RequireFields<DeskCustomersArgs, 'first'>>;
  import?: Resolver<Maybe<ResolversTypes['DeskImport']>, ParentType, ContextType, RequireFields<DeskImportArgs, 'id'>>;
  importColumns?: Resolver<Array<ResolversTypes['DeskImportColumn']>, ParentType, ContextType>;
  imports?: Resolver<ResolversTypes['DeskImportConnection'], ParentType, ContextType, RequireFields<DeskImportsArgs, 'first'>>;
  infoPages?: Resolver<Array<ResolversTypes['DeskInfoPage']>, ParentType, ContextType>;
  inventoryItems?: Resolver<Array<ResolversTypes['DeskInventoryItem']>, ParentType, ContextType, Partial<DeskInventoryItemsArgs>>;
  letter?: Resolver<Maybe<ResolversTypes['DeskLetter']>, ParentType, ContextType, RequireFields<DeskLetterArgs, 'id'>>;
  letterPreview?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<DeskLetterPreviewArgs, 'body'>>;
  letters?: Resolver<ResolversTypes['DeskLetterConnection'], ParentType, ContextType, RequireFields<DeskLettersArgs, 'first'>>;
  lowStock?: Resolver<ResolversTypes['DeskStockedProductConnection'], ParentType, ContextType, RequireFields<DeskLowStockArgs, 'first'>>;
  lowStockCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mailDelivery?: Resolver<ResolversTypes['DeskMailDelivery'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['DeskMe'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['DeskOffer']>, ParentType, ContextType, RequireFields<DeskOfferArgs, 'id'>>;
  offerPreview?: Resolver<ResolversTypes['DeskOfferPreviewResult'], ParentType, ContextType, RequireFields<DeskOfferPreviewArgs, 'basket' | 'input'>>;
  offers?: Resolver<ResolversTypes['DeskOfferConnection'], ParentType, ContextType, RequireFields<DeskOffersArgs, 'first'>>;
  openTasks?: Resolver<ResolversTypes['DeskOpenTasks'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['DeskOrder']>, ParentType, ContextType, RequireFields<DeskOrderArgs, 'id'>>;
  orderPayment?: Resolver<Maybe<ResolversTypes['DeskPayment']>, ParentType, ContextType, RequireFields<DeskOrderPaymentArgs, 'orderId'>>;
  orderViews?: Resolver<Array<ResolversTypes['DeskOrderView']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['DeskOrderConnection'], ParentType, ContextType, RequireFields<DeskOrdersArgs, 'filter' | 'first' | 'sort'>>;
  ordersById?: Resolver<Array<ResolversTypes['DeskOrder']>, ParentType, ContextType, RequireFields<DeskOrdersByIdArgs, 'ids'>>;
  packList?: Resolver<ResolversTypes['DeskPackList'], ParentType, ContextType, RequireFields<DeskPackListArgs, 'orderIds'>>;
  product?: Resolver<Maybe<ResolversTypes['DeskProduct']>, ParentType, ContextType, RequireFields<DeskProductArgs, 'id'>>;
  products?: Resolver<ResolversTypes['DeskProductConnection'], ParentType, ContextType, RequireFields<DeskProductsArgs, 'first'>>;
  productsWithoutTax?: Resolver<ResolversTypes['DeskProductConnection'], ParentType, ContextType, RequireFields<DeskProductsWithoutTaxArgs, 'first'>>;
  refunds?: Resolver<ResolversTypes['DeskRefundConnection'], ParentType, ContextType, RequireFields<DeskRefundsArgs, 'first'>>;
  report?: Resolver<ResolversTypes['DeskReport'], ParentType, ContextType, RequireFields<DeskReportArgs, 'lastDays'>>;
  reviews?: Resolver<ResolversTypes['DeskReviewConnection'], ParentType, ContextType, RequireFields<DeskReviewsArgs, 'first'>>;
  roles?: Resolver<Array<ResolversTypes['DeskRole']>, ParentType, ContextType>;
  savedViews?: Resolver<Array<ResolversTypes['DeskSavedView']>, ParentType, ContextType, RequireFields<DeskSavedViewsArgs, 'list'>>;
  searchWords?: Resolver<ResolversTypes['DeskSearchWords'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['DeskSettings'], ParentType, ContextType>;
  staff?: Resolver<Array<ResolversTypes['DeskStaffMember']>, ParentType, ContextType>;
  staffInvitations?: Resolver<Array<ResolversTypes['DeskStaffInvitation']>, ParentType, ContextType>;
  staffSessions?: Resolver<Array<ResolversTypes['DeskStaffSession']>, ParentType, ContextType, RequireFields<DeskStaffSessionsArgs, 'id'>>;
  stockMovements?: Resolver<ResolversTypes['DeskStockMovementConnection'], ParentType, ContextType, RequireFields<DeskStockMovementsArgs, 'first'>>;
  stockedProducts?: Resolver<ResolversTypes['DeskStockedProductConnection'], ParentType, ContextType, RequireFields<DeskStockedProductsArgs, 'first'>>;
  subscriberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscribers?: Resolver<ResolversTypes['DeskSubscriberConnection'], ParentType, ContextType, RequireFields<DeskSubscribersArgs, 'first' | 'state'>>;
  unresolvedRefunds?: Resolver<Array<ResolversTypes['DeskRefund']>, ParentType, ContextType>;
  unsoldItems?: Resolver<ResolversTypes['DeskStockedProductConnection'], ParentType, ContextType, RequireFields<DeskUnsoldItemsArgs, 'first'>>;
};

export type DeskAdjustStockResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskAdjustStockResult'] = ResolversParentTypes['DeskAdjustStockResult']> = {
  __resolveType: TypeResolveFn<'DeskStockAdjusted' | 'DeskStockRefused' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskAuditActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskAuditAction'] = ResolversParentTypes['DeskAuditAction']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskAuditActionGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskAuditActionGroup'] = ResolversParentTypes['DeskAuditActionGroup']> = {
  actions?: Resolver<Array<ResolversTypes['DeskAuditAction']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskAuditEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskAuditEvent'] = ResolversParentTypes['DeskAuditEvent']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskAuditLogResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskAuditLog'] = ResolversParentTypes['DeskAuditLog']> = {
  nodes?: Resolver<Array<ResolversTypes['DeskAuditEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskAuditLogCsvResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskAuditLogCsv'] = ResolversParentTypes['DeskAuditLogCsv']> = {
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskBannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskBanner'] = ResolversParentTypes['DeskBanner']> = {
  category?: Resolver<ResolversTypes['DeskCategory'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BannerKind'], ParentType, ContextType>;
  shownFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shownNow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shownUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskBannerDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskBannerDeleted'] = ResolversParentTypes['DeskBannerDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskBannerSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskBannerSaved'] = ResolversParentTypes['DeskBannerSaved']> = {
  banner?: Resolver<ResolversTypes['DeskBanner'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskBannersSortedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskBannersSorted'] = ResolversParentTypes['DeskBannersSorted']> = {
  banners?: Resolver<Array<ResolversTypes['DeskBanner']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskBuiltInSearchWordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskBuiltInSearchWords'] = ResolversParentTypes['DeskBuiltInSearchWords']> = {
  narrower?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskCancelOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCancelOrderResult'] = ResolversParentTypes['DeskCancelOrderResult']> = {
  __resolveType: TypeResolveFn<'DeskOrderRefunded' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn' | 'OrderStatusConflict' | 'PaymentUnavailable', ParentType, ContextType>;
};

export type DeskCategoriesSortedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCategoriesSorted'] = ResolversParentTypes['DeskCategoriesSorted']> = {
  categories?: Resolver<Array<ResolversTypes['DeskCategory']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCategory'] = ResolversParentTypes['DeskCategory']> = {
  children?: Resolver<Array<ResolversTypes['DeskCategory']>, ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comparableUnit?: Resolver<Maybe<ResolversTypes['ComparableUnit']>, ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasMemory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hsn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withdrawnCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskCategoryDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCategoryDeleted'] = ResolversParentTypes['DeskCategoryDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskCategoryNotEmptyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCategoryNotEmpty'] = ResolversParentTypes['DeskCategoryNotEmpty']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskCategorySavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCategorySaved'] = ResolversParentTypes['DeskCategorySaved']> = {
  category?: Resolver<ResolversTypes['DeskCategory'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskConfirmSecondFactorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskConfirmSecondFactorResult'] = ResolversParentTypes['DeskConfirmSecondFactorResult']> = {
  __resolveType: TypeResolveFn<'DeskSecondFactorConfirmed' | 'NotAllowed' | 'NotSignedIn' | 'SecondFactorExists' | 'TooManyRequests' | 'WrongCode', ParentType, ContextType>;
};

export type DeskCreateBannerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCreateBannerResult'] = ResolversParentTypes['DeskCreateBannerResult']> = {
  __resolveType: TypeResolveFn<'DeskBannerSaved' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskCreateCategoryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCreateCategoryResult'] = ResolversParentTypes['DeskCreateCategoryResult']> = {
  __resolveType: TypeResolveFn<'DeskCategorySaved' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskCreateInventoryItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCreateInventoryItemResult'] = ResolversParentTypes['DeskCreateInventoryItemResult']> = {
  __resolveType: TypeResolveFn<'DeskInventoryItemCreated' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskCreateProductResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCreateProductResult'] = ResolversParentTypes['DeskCreateProductResult']> = {
  __resolveType: TypeResolveFn<'DeskProductCreated' | 'DeskProductsRefused' | 'NotAllowed' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCustomer'] = ResolversParentTypes['DeskCustomer']> = {
  blockedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blockedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cartCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['DeskCustomerEventConnection'], ParentType, ContextType, RequireFields<DeskCustomerEventsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joined?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeen?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['DeskCustomerOrderConnection'], ParentType, ContextType, RequireFields<DeskCustomerOrdersArgs, 'first'>>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['DeskReview']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['DeskCustomerSession']>, ParentType, ContextType>;
  signsInWith?: Resolver<Array<ResolversTypes['DeskSignInMethod']>, ParentType, ContextType>;
  staffRole?: Resolver<Maybe<ResolversTypes['StaffRole']>, ParentType, ContextType>;
  wishlistCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskCustomerChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCustomerChanged'] = ResolversParentTypes['DeskCustomerChanged']> = {
  customer?: Resolver<ResolversTypes['DeskCustomer'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskCustomerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCustomerConnection'] = ResolversParentTypes['DeskCustomerConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['DeskCustomer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskCustomerDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCustomerData'] = ResolversParentTypes['DeskCustomerData']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  json?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskCustomerErasedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCustomerErased'] = ResolversParentTypes['DeskCustomerErased']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskCustomerEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCustomerEvent'] = ResolversParentTypes['DeskCustomerEvent']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskCustomerEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCustomerEventConnection'] = ResolversParentTypes['DeskCustomerEventConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['DeskCustomerEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskCustomerIsStaffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCustomerIsStaff'] = ResolversParentTypes['DeskCustomerIsStaff']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskCustomerOrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCustomerOrderConnection'] = ResolversParentTypes['DeskCustomerOrderConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['DeskOrder']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskCustomerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCustomerResult'] = ResolversParentTypes['DeskCustomerResult']> = {
  __resolveType: TypeResolveFn<'DeskCustomerChanged' | 'DeskCustomerIsStaff' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskCustomerSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCustomerSession'] = ResolversParentTypes['DeskCustomerSession']> = {
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  started?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskDaySalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskDaySales'] = ResolversParentTypes['DeskDaySales']> = {
  checkoutsBegun?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkoutsPaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeskDeleteBannerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskDeleteBannerResult'] = ResolversParentTypes['DeskDeleteBannerResult']> = {
  __resolveType: TypeResolveFn<'DeskBannerDeleted' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskDeleteCategoryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskDeleteCategoryResult'] = ResolversParentTypes['DeskDeleteCategoryResult']> = {
  __resolveType: TypeResolveFn<'DeskCategoryDeleted' | 'DeskCategoryNotEmpty' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskDeleteOrderNoteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskDeleteOrderNoteResult'] = ResolversParentTypes['DeskDeleteOrderNoteResult']> = {
  __resolveType: TypeResolveFn<'DeskOrderNoteDeleted' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskDeleteOrderViewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskDeleteOrderViewResult'] = ResolversParentTypes['DeskDeleteOrderViewResult']> = {
  __resolveType: TypeResolveFn<'DeskOrderViewDeleted' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskDeleteViewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskDeleteViewResult'] = ResolversParentTypes['DeskDeleteViewResult']> = {
  __resolveType: TypeResolveFn<'DeskViewDeleted' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskDocumentRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskDocumentRow'] = ResolversParentTypes['DeskDocumentRow']> = {
  cells?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskDocumentTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskDocumentTable'] = ResolversParentTypes['DeskDocumentTable']> = {
  headings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DeskDocumentRow']>, ParentType, ContextType>;
  totals?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type DeskDocumentTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskDocumentTax'] = ResolversParentTypes['DeskDocumentTax']> = {
  placeOfSupply?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskDuplicateProductResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskDuplicateProductResult'] = ResolversParentTypes['DeskDuplicateProductResult']> = {
  __resolveType: TypeResolveFn<'DeskProductCreated' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskEditConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskEditConflict'] = ResolversParentTypes['DeskEditConflict']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['DeskProductConflict']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskEraseCustomerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskEraseCustomerResult'] = ResolversParentTypes['DeskEraseCustomerResult']> = {
  __resolveType: TypeResolveFn<'DeskCustomerErased' | 'DeskCustomerIsStaff' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn' | 'PaymentPending', ParentType, ContextType>;
};

export type DeskExportAuditLogResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskExportAuditLogResult'] = ResolversParentTypes['DeskExportAuditLogResult']> = {
  __resolveType: TypeResolveFn<'DeskAuditLogCsv' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn' | 'TooManyRequests', ParentType, ContextType>;
};

export type DeskExportCustomerDataResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskExportCustomerDataResult'] = ResolversParentTypes['DeskExportCustomerDataResult']> = {
  __resolveType: TypeResolveFn<'DeskCustomerData' | 'DeskCustomerIsStaff' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskExportOrdersResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskExportOrdersResult'] = ResolversParentTypes['DeskExportOrdersResult']> = {
  __resolveType: TypeResolveFn<'DeskOrdersCsv' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn' | 'TooManyRequests', ParentType, ContextType>;
};

export type DeskExportRefundsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskExportRefundsResult'] = ResolversParentTypes['DeskExportRefundsResult']> = {
  __resolveType: TypeResolveFn<'DeskRefundsCsv' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn' | 'TooManyRequests', ParentType, ContextType>;
};

export type DeskExportSearchWordsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskExportSearchWordsResult'] = ResolversParentTypes['DeskExportSearchWordsResult']> = {
  __resolveType: TypeResolveFn<'DeskSearchWordsCsv' | 'NotAllowed' | 'NotSignedIn' | 'TooManyRequests', ParentType, ContextType>;
};

export type DeskExportSubscribersResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskExportSubscribersResult'] = ResolversParentTypes['DeskExportSubscribersResult']> = {
  __resolveType: TypeResolveFn<'DeskSubscribersCsv' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn' | 'TooManyRequests', ParentType, ContextType>;
};

export type DeskFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskFigures'] = ResolversParentTypes['DeskFigures']> = {
  averageBasket?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  checkoutsBegun?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkoutsPaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['DeskDaySales']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskImage'] = ResolversParentTypes['DeskImage']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  srcSet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskImport'] = ResolversParentTypes['DeskImport']> = {
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['DeskImportFile']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasStoppedUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imported?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['DeskImportPreview']>, ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readsContents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repaired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seemsInterrupted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setsMovedStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskImportState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskImportBusyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskImportBusy'] = ResolversParentTypes['DeskImportBusy']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskImportCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskImportCategory'] = ResolversParentTypes['DeskImportCategory']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  similarName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subCategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskImportChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskImportChange'] = ResolversParentTypes['DeskImportChange']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  old?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskImportColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskImportColumn'] = ResolversParentTypes['DeskImportColumn']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeskImportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskImportConnection'] = ResolversParentTypes['DeskImportConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['DeskImport']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskImportFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskImportFile'] = ResolversParentTypes['DeskImportFile']> = {
  columns?: Resolver<Array<ResolversTypes['DeskImportFileColumn']>, ParentType, ContextType>;
  encoding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstLines?: Resolver<Array<ResolversTypes['DeskImportFileLine']>, ParentType, ContextType>;
  headerLine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mapping?: Resolver<Array<ResolversTypes['DeskImportMapping']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskImportFileColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskImportFileColumn'] = ResolversParentTypes['DeskImportFileColumn']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskImportFileLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskImportFileLine'] = ResolversParentTypes['DeskImportFileLine']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskImportMappingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskImportMapping'] = ResolversParentTypes['DeskImportMapping']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskImportNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskImportNote'] = ResolversParentTypes['DeskImportNote']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  old?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskImportPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskImportPreview'] = ResolversParentTypes['DeskImportPreview']> = {
  categoriesToCreate?: Resolver<Array<ResolversTypes['DeskImportCategory']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imported?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  movedStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newCategories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repaired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['DeskImportRowConnection'], ParentType, ContextType, RequireFields<DeskImportPreviewRowsArgs, 'first'>>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskImportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskImportRow'] = ResolversParentTypes['DeskImportRow']> = {
  changes?: Resolver<Array<ResolversTypes['DeskImportChange']>, ParentType, ContextType>;
  isCorrected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['DeskImportNote']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['DeskImportRowKind'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskImportRowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskImportRowConnection'] = ResolversParentTypes['DeskImportRowConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['DeskImportRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskImportUpdatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskImportUpdated'] = ResolversParentTypes['DeskImportUpdated']> = {
  import?: Resolver<ResolversTypes['DeskImport'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskInfoPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInfoPage'] = ResolversParentTypes['DeskInfoPage']> = {
  original?: Resolver<ResolversTypes['DeskInfoPageTexts'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  texts?: Resolver<ResolversTypes['DeskInfoPageTexts'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskInfoPageConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInfoPageConflict'] = ResolversParentTypes['DeskInfoPageConflict']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['DeskInfoPage'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskInfoPageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInfoPageResult'] = ResolversParentTypes['DeskInfoPageResult']> = {
  __resolveType: TypeResolveFn<'DeskInfoPageConflict' | 'DeskInfoPageSaved' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskInfoPageSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInfoPageSaved'] = ResolversParentTypes['DeskInfoPageSaved']> = {
  page?: Resolver<ResolversTypes['DeskInfoPage'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskInfoPageTextsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInfoPageTexts'] = ResolversParentTypes['DeskInfoPageTexts']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  intro?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskInventoryItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInventoryItem'] = ResolversParentTypes['DeskInventoryItem']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countedIn?: Resolver<ResolversTypes['MeasureUnit'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskInventoryItemCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInventoryItemCreated'] = ResolversParentTypes['DeskInventoryItemCreated']> = {
  item?: Resolver<ResolversTypes['DeskInventoryItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskInvitationLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInvitationLink'] = ResolversParentTypes['DeskInvitationLink']> = {
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskInvitationWithdrawnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInvitationWithdrawn'] = ResolversParentTypes['DeskInvitationWithdrawn']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskInviteStaffMemberResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInviteStaffMemberResult'] = ResolversParentTypes['DeskInviteStaffMemberResult']> = {
  __resolveType: TypeResolveFn<'AlreadyStaff' | 'DeskInvitationLink' | 'DeskStaffInvited' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn' | 'TooManyRequests', ParentType, ContextType>;
};

export type DeskInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInvoice'] = ResolversParentTypes['DeskInvoice']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['DeskTaxDocument'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdfPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['DeskInvoiceSeller'], ParentType, ContextType>;
};

export type DeskInvoiceSellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInvoiceSeller'] = ResolversParentTypes['DeskInvoiceSeller']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gstin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskInvoicesIssuedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInvoicesIssued'] = ResolversParentTypes['DeskInvoicesIssued']> = {
  orders?: Resolver<Array<ResolversTypes['DeskOrder']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskIssueInvoicesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskIssueInvoicesResult'] = ResolversParentTypes['DeskIssueInvoicesResult']> = {
  __resolveType: TypeResolveFn<'DeskInvoicesIssued' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskLetter'] = ResolversParentTypes['DeskLetter']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recipientCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskLetterState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskLetterConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskLetterConflict'] = ResolversParentTypes['DeskLetterConflict']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  letter?: Resolver<ResolversTypes['DeskLetter'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskLetterConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskLetterConnection'] = ResolversParentTypes['DeskLetterConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['DeskLetter']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskLetterSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskLetterSaved'] = ResolversParentTypes['DeskLetterSaved']> = {
  letter?: Resolver<ResolversTypes['DeskLetter'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskLetterStartedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskLetterStarted'] = ResolversParentTypes['DeskLetterStarted']> = {
  letter?: Resolver<ResolversTypes['DeskLetter'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskLetterStoppedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskLetterStopped'] = ResolversParentTypes['DeskLetterStopped']> = {
  letter?: Resolver<ResolversTypes['DeskLetter'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskLineWeightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskLineWeight'] = ResolversParentTypes['DeskLineWeight']> = {
  ordered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['MeasureUnit'], ParentType, ContextType>;
};

export type DeskLowStockThresholdSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskLowStockThresholdSet'] = ResolversParentTypes['DeskLowStockThresholdSet']> = {
  products?: Resolver<Array<ResolversTypes['DeskStockedProduct']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskMapImportColumnsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskMapImportColumnsResult'] = ResolversParentTypes['DeskMapImportColumnsResult']> = {
  __resolveType: TypeResolveFn<'DeskImportUpdated' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskMeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskMe'] = ResolversParentTypes['DeskMe']> = {
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['DeskPermission']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type DeskMoveOrdersResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskMoveOrdersResult'] = ResolversParentTypes['DeskMoveOrdersResult']> = {
  __resolveType: TypeResolveFn<'DeskOrdersMoved' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOffer'] = ResolversParentTypes['DeskOffer']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  announced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  buyQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstOrderOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  freeQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OfferKind'], ParentType, ContextType>;
  maxUses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxUsesPerShopper?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minBasket?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reservedUses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['OfferScope'], ParentType, ContextType>;
  scopeIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  scopeNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedUses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskOfferConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOfferConnection'] = ResolversParentTypes['DeskOfferConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['DeskOffer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskOfferPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOfferPreview'] = ResolversParentTypes['DeskOfferPreview']> = {
  lines?: Resolver<Array<ResolversTypes['DeskOfferPreviewLine']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskOfferPreviewLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOfferPreviewLine'] = ResolversParentTypes['DeskOfferPreviewLine']> = {
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeskOfferPreviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOfferPreviewResult'] = ResolversParentTypes['DeskOfferPreviewResult']> = {
  __resolveType: TypeResolveFn<'DeskOfferPreview' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskOfferSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOfferSaved'] = ResolversParentTypes['DeskOfferSaved']> = {
  offer?: Resolver<ResolversTypes['DeskOffer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskOpenTasksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOpenTasks'] = ResolversParentTypes['DeskOpenTasks']> = {
  packedOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packingOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unresolvedRefunds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrder'] = ResolversParentTypes['DeskOrder']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  businessName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canIssueInvoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditNotes?: Resolver<Array<ResolversTypes['DeskTaxDocument']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['DeskInvoice']>, ParentType, ContextType>;
  isErasurePending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DeskOrderLine']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextStep?: Resolver<Maybe<ResolversTypes['DeskDeliveryStep']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['DeskOrderNote']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pincode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundedAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shopper?: Resolver<Maybe<ResolversTypes['DeskOrderShopper']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['DeskOrderEvent']>, ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskOrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderConnection'] = ResolversParentTypes['DeskOrderConnection']> = {
  count?: Resolver<ResolversTypes['DeskOrderCount'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['DeskOrder']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskOrderCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderCount'] = ResolversParentTypes['DeskOrderCount']> = {
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskOrderEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderEvent'] = ResolversParentTypes['DeskOrderEvent']> = {
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeskOrderEventKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskOrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderLine'] = ResolversParentTypes['DeskOrderLine']> = {
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  option?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundedUnits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['DeskLineWeight']>, ParentType, ContextType>;
};

export type DeskOrderLineWeighedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderLineWeighed'] = ResolversParentTypes['DeskOrderLineWeighed']> = {
  order?: Resolver<ResolversTypes['DeskOrder'], ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['DeskRefund']>, ParentType, ContextType>;
  short?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskOrderMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderMove'] = ResolversParentTypes['DeskOrderMove']> = {
  order?: Resolver<Maybe<ResolversTypes['DeskOrder']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DeskOrderNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderNote'] = ResolversParentTypes['DeskOrderNote']> = {
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskOrderNoteDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderNoteDeleted'] = ResolversParentTypes['DeskOrderNoteDeleted']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskOrderNoteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderNoteResult'] = ResolversParentTypes['DeskOrderNoteResult']> = {
  __resolveType: TypeResolveFn<'DeskOrderNote' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskOrderRefundedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderRefunded'] = ResolversParentTypes['DeskOrderRefunded']> = {
  payment?: Resolver<ResolversTypes['DeskPayment'], ParentType, ContextType>;
  refund?: Resolver<ResolversTypes['DeskRefund'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskOrderShopperResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderShopper'] = ResolversParentTypes['DeskOrderShopper']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskOrderViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderView'] = ResolversParentTypes['DeskOrderView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskOrderViewDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderViewDeleted'] = ResolversParentTypes['DeskOrderViewDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskOrdersCsvResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrdersCsv'] = ResolversParentTypes['DeskOrdersCsv']> = {
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskOrdersMovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrdersMoved'] = ResolversParentTypes['DeskOrdersMoved']> = {
  moves?: Resolver<Array<ResolversTypes['DeskOrderMove']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskOwnSearchWordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOwnSearchWords'] = ResolversParentTypes['DeskOwnSearchWords']> = {
  joins?: Resolver<Array<ResolversTypes['DeskBuiltInSearchWords']>, ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskPackListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPackList'] = ResolversParentTypes['DeskPackList']> = {
  orders?: Resolver<Array<ResolversTypes['DeskPackListOrder']>, ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['DeskPackListOrder']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['DeskPackListSection']>, ParentType, ContextType>;
};

export type DeskPackListItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPackListItem'] = ResolversParentTypes['DeskPackListItem']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  option?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['DeskPackListPortion']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPackListOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPackListOrder'] = ResolversParentTypes['DeskPackListOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type DeskPackListPortionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPackListPortion'] = ResolversParentTypes['DeskPackListPortion']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskPackListSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPackListSection'] = ResolversParentTypes['DeskPackListSection']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskPackListItem']>, ParentType, ContextType>;
  subCategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPayment'] = ResolversParentTypes['DeskPayment']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  atProvider?: Resolver<Maybe<ResolversTypes['DeskPaymentAtProvider']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DeskRefundableLine']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['DeskOrder'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['DeskRefund']>, ParentType, ContextType>;
};

export type DeskPaymentAtProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPaymentAtProvider'] = ResolversParentTypes['DeskPaymentAtProvider']> = {
  left?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refundsByHand?: Resolver<Array<ResolversTypes['DeskRefundByHand']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DeskPaymentStatus'], ParentType, ContextType>;
};

export type DeskProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskProduct'] = ResolversParentTypes['DeskProduct']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['DeskCategory'], ParentType, ContextType>;
  chargedPrices?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  contents?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  countryOfOrigin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hsn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['DeskImage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  productRam?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  productWeight?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['DeskProduct']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subCategory?: Resolver<ResolversTypes['DeskCategory'], ParentType, ContextType>;
  subCategoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['DeskVariant']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withdrawn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeskProductConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskProductConflict'] = ResolversParentTypes['DeskProductConflict']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  givenVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwnChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stored?: Resolver<ResolversTypes['DeskProduct'], ParentType, ContextType>;
};

export type DeskProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskProductConnection'] = ResolversParentTypes['DeskProductConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['DeskProduct']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeskProductCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskProductCreated'] = ResolversParentTypes['DeskProductCreated']> = {
  product?: Resolver<ResolversTypes['DeskProduct'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskProductsMovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskProductsMoved'] = ResolversParentTypes['DeskProductsMoved']> = {
  products?: Resolver<Array<ResolversTypes['DeskProduct']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskProductsRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskProductsRefused'] = ResolversParentTypes['DeskProductsRefused']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['DeskRefusal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskProductsUpdatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskProductsUpdated'] = ResolversParentTypes['DeskProductsUpdated']> = {
  previous?: Resolver<Array<ResolversTypes['DeskProduct']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['DeskProduct']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskRefund'] = ResolversParentTypes['DeskRefund']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DeskRefundLine']>, ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerRefundId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskRefundState'], ParentType, ContextType>;
};

export type DeskRefundByHandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskRefundByHand'] = ResolversParentTypes['DeskRefundByHand']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskRefundState'], ParentType, ContextType>;
};

export type DeskRefundConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskRefundConnection'] = ResolversParentTypes['DeskRefundConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['DeskRefund']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sum?: Resolver<Maybe<ResolversTypes['DeskRefundSum']>, ParentType, ContextType>;
};

export type DeskRefundLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskRefundLine'] = ResolversParentTypes['DeskRefundLine']> = {
  orderLine?: Resolver<Maybe<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskRefundOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskRefundOrderResult'] = ResolversParentTypes['DeskRefundOrderResult']> = {
  __resolveType: TypeResolveFn<'DeskOrderRefunded' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn' | 'PaymentUnavailable' | 'RefundTooLarge', ParentType, ContextType>;
};

export type DeskRefundSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskRefundSum'] = ResolversParentTypes['DeskRefundSum']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskRefundableLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskRefundableLine'] = ResolversParentTypes['DeskRefundableLine']> = {
  amounts?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderLine?: Resolver<ResolversTypes['OrderLine'], ParentType, ContextType>;
};

export type DeskRefundsCsvResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskRefundsCsv'] = ResolversParentTypes['DeskRefundsCsv']> = {
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskRefusal'] = ResolversParentTypes['DeskRefusal']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  entryField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeskRemoveSecondFactorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskRemoveSecondFactorResult'] = ResolversParentTypes['DeskRemoveSecondFactorResult']> = {
  __resolveType: TypeResolveFn<'DeskSecondFactorRemoved' | 'NotAllowed' | 'NotSignedIn' | 'TooManyRequests' | 'WrongCode', ParentType, ContextType>;
};

export type DeskReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskReport'] = ResolversParentTypes['DeskReport']> = {
  bestSellers?: Resolver<Array<ResolversTypes['DeskSubjectSales']>, ParentType, ContextType, RequireFields<DeskReportBestSellersArgs, 'by'>>;
  categories?: Resolver<Array<ResolversTypes['DeskSubjectSales']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['DeskFigures'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['DeskFigures'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['DeskFigures'], ParentType, ContextType>;
  yesterday?: Resolver<ResolversTypes['DeskFigures'], ParentType, ContextType>;
};

export type DeskRestoreProductsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskRestoreProductsResult'] = ResolversParentTypes['DeskRestoreProductsResult']> = {
  __resolveType: TypeResolveFn<'DeskProductsMoved' | 'DeskProductsRefused' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskReview'] = ResolversParentTypes['DeskReview']> = {
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['ReviewAnswer']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerRating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskReviewChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskReviewChanged'] = ResolversParentTypes['DeskReviewChanged']> = {
  review?: Resolver<ResolversTypes['DeskReview'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskReviewConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskReviewConflict'] = ResolversParentTypes['DeskReviewConflict']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['DeskReview'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskReviewConnection'] = ResolversParentTypes['DeskReviewConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['DeskReview']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskReviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskReviewResult'] = ResolversParentTypes['DeskReviewResult']> = {
  __resolveType: TypeResolveFn<'DeskReviewChanged' | 'DeskReviewConflict' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskRole'] = ResolversParentTypes['DeskRole']> = {
  permissions?: Resolver<Array<ResolversTypes['DeskPermission']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type DeskSaveLetterResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSaveLetterResult'] = ResolversParentTypes['DeskSaveLetterResult']> = {
  __resolveType: TypeResolveFn<'DeskLetterConflict' | 'DeskLetterSaved' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskSaveOfferResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSaveOfferResult'] = ResolversParentTypes['DeskSaveOfferResult']> = {
  __resolveType: TypeResolveFn<'DeskOfferSaved' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskSaveOrderViewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSaveOrderViewResult'] = ResolversParentTypes['DeskSaveOrderViewResult']> = {
  __resolveType: TypeResolveFn<'DeskOrderView' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskSaveViewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSaveViewResult'] = ResolversParentTypes['DeskSaveViewResult']> = {
  __resolveType: TypeResolveFn<'DeskSavedView' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskSavedViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSavedView'] = ResolversParentTypes['DeskSavedView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskSearchWordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSearchWords'] = ResolversParentTypes['DeskSearchWords']> = {
  builtIn?: Resolver<Array<ResolversTypes['DeskBuiltInSearchWords']>, ParentType, ContextType>;
  own?: Resolver<Array<ResolversTypes['DeskOwnSearchWords']>, ParentType, ContextType>;
};

export type DeskSearchWordsConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSearchWordsConflict'] = ResolversParentTypes['DeskSearchWordsConflict']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskSearchWordsCsvResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSearchWordsCsv'] = ResolversParentTypes['DeskSearchWordsCsv']> = {
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskSearchWordsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSearchWordsResult'] = ResolversParentTypes['DeskSearchWordsResult']> = {
  __resolveType: TypeResolveFn<'DeskSearchWordsConflict' | 'DeskSearchWordsSaved' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskSearchWordsSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSearchWordsSaved'] = ResolversParentTypes['DeskSearchWordsSaved']> = {
  searchWords?: Resolver<ResolversTypes['DeskSearchWords'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskSecondFactorConfirmedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSecondFactorConfirmed'] = ResolversParentTypes['DeskSecondFactorConfirmed']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskSecondFactorRemovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSecondFactorRemoved'] = ResolversParentTypes['DeskSecondFactorRemoved']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskSecondFactorSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSecondFactorSetup'] = ResolversParentTypes['DeskSecondFactorSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskSecondFactorVerifiedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSecondFactorVerified'] = ResolversParentTypes['DeskSecondFactorVerified']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskSendLetterResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSendLetterResult'] = ResolversParentTypes['DeskSendLetterResult']> = {
  __resolveType: TypeResolveFn<'DeskLetterConflict' | 'DeskLetterStarted' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskSendTestLetterResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSendTestLetterResult'] = ResolversParentTypes['DeskSendTestLetterResult']> = {
  __resolveType: TypeResolveFn<'DeskTestLetterSent' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn' | 'TooManyRequests', ParentType, ContextType>;
};

export type DeskSetLowStockThresholdResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSetLowStockThresholdResult'] = ResolversParentTypes['DeskSetLowStockThresholdResult']> = {
  __resolveType: TypeResolveFn<'DeskLowStockThresholdSet' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskSetUpSecondFactorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSetUpSecondFactorResult'] = ResolversParentTypes['DeskSetUpSecondFactorResult']> = {
  __resolveType: TypeResolveFn<'DeskSecondFactorSetup' | 'FreshSignInNeeded' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn' | 'SecondFactorExists' | 'TooManyRequests' | 'WrongPassword', ParentType, ContextType>;
};

export type DeskSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSettings'] = ResolversParentTypes['DeskSettings']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gstRates?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gstRegistered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gstin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lowStockThreshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requireSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stackOffers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  supportHours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskSettingsConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSettingsConflict'] = ResolversParentTypes['DeskSettingsConflict']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['DeskSettings'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskSettingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSettingsResult'] = ResolversParentTypes['DeskSettingsResult']> = {
  __resolveType: TypeResolveFn<'DeskSettingsConflict' | 'DeskSettingsSaved' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskSettingsSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSettingsSaved'] = ResolversParentTypes['DeskSettingsSaved']> = {
  settings?: Resolver<ResolversTypes['DeskSettings'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskSortBannersResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSortBannersResult'] = ResolversParentTypes['DeskSortBannersResult']> = {
  __resolveType: TypeResolveFn<'DeskBannersSorted' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskSortCategoriesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSortCategoriesResult'] = ResolversParentTypes['DeskSortCategoriesResult']> = {
  __resolveType: TypeResolveFn<'DeskCategoriesSorted' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskStaffChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStaffChanged'] = ResolversParentTypes['DeskStaffChanged']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskStaffInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStaffInvitation'] = ResolversParentTypes['DeskStaffInvitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type DeskStaffInvitedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStaffInvited'] = ResolversParentTypes['DeskStaffInvited']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskStaffMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStaffMember'] = ResolversParentTypes['DeskStaffMember']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeen?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type DeskStaffMemberResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStaffMemberResult'] = ResolversParentTypes['DeskStaffMemberResult']> = {
  __resolveType: TypeResolveFn<'DeskStaffChanged' | 'NotAllowed' | 'NotFound' | 'NotSignedIn' | 'OwnAccount', ParentType, ContextType>;
};

export type DeskStaffSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStaffSession'] = ResolversParentTypes['DeskStaffSession']> = {
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  started?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskStartImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStartImportResult'] = ResolversParentTypes['DeskStartImportResult']> = {
  __resolveType: TypeResolveFn<'DeskImportBusy' | 'DeskImportUpdated' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskStockAdjustedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStockAdjusted'] = ResolversParentTypes['DeskStockAdjusted']> = {
  products?: Resolver<Array<ResolversTypes['DeskStockedProduct']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskStockMovementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStockMovement'] = ResolversParentTypes['DeskStockMovement']> = {
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeskStockMovementKind'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['DeskStockedProduct'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeskStockMovementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStockMovementConnection'] = ResolversParentTypes['DeskStockMovementConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['DeskStockMovement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskStockRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStockRefusal'] = ResolversParentTypes['DeskStockRefusal']> = {
  expectedOnHand?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  onHand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DeskStockRefusalReason'], ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskStockRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStockRefused'] = ResolversParentTypes['DeskStockRefused']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['DeskStockRefusal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskStockedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStockedProduct'] = ResolversParentTypes['DeskStockedProduct']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  catId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countedIn?: Resolver<ResolversTypes['MeasureUnit'], ParentType, ContextType>;
  hasOwnThreshold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  isSoldOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWithdrawn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lowStockThreshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onHand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subCatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  toPack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskStockedProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStockedProductConnection'] = ResolversParentTypes['DeskStockedProductConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['DeskStockedProduct']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskStopLetterResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStopLetterResult'] = ResolversParentTypes['DeskStopLetterResult']> = {
  __resolveType: TypeResolveFn<'DeskLetterConflict' | 'DeskLetterStopped' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskSubjectSalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSubjectSales'] = ResolversParentTypes['DeskSubjectSales']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskSubscriberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSubscriber'] = ResolversParentTypes['DeskSubscriber']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subscribedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unsubscribedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskSubscriberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSubscriberConnection'] = ResolversParentTypes['DeskSubscriberConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['DeskSubscriber']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskSubscribersCsvResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskSubscribersCsv'] = ResolversParentTypes['DeskSubscribersCsv']> = {
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskTaxDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskTaxDocument'] = ResolversParentTypes['DeskTaxDocument']> = {
  buyer?: Resolver<ResolversTypes['DeskTaxDocumentBuyer'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['DeskTaxDocumentReference']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdfPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['DeskTaxDocumentSeller'], ParentType, ContextType>;
  tables?: Resolver<Array<ResolversTypes['DeskDocumentTable']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['DeskDocumentTax']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskTaxDocumentBuyerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskTaxDocumentBuyer'] = ResolversParentTypes['DeskTaxDocumentBuyer']> = {
  addressLines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  businessName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskTaxDocumentReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskTaxDocumentReference'] = ResolversParentTypes['DeskTaxDocumentReference']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskTaxDocumentSellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskTaxDocumentSeller'] = ResolversParentTypes['DeskTaxDocumentSeller']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gstin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskTaxReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskTaxReport'] = ResolversParentTypes['DeskTaxReport']> = {
  json?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tables?: Resolver<Array<ResolversTypes['DeskTaxTable']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskTaxReportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskTaxReportResult'] = ResolversParentTypes['DeskTaxReportResult']> = {
  __resolveType: TypeResolveFn<'DeskTaxReport' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn' | 'TooManyRequests', ParentType, ContextType>;
};

export type DeskTaxTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskTaxTable'] = ResolversParentTypes['DeskTaxTable']> = {
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figureColumns?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type DeskTestLetterSentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskTestLetterSent'] = ResolversParentTypes['DeskTestLetterSent']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskUndoImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskUndoImportResult'] = ResolversParentTypes['DeskUndoImportResult']> = {
  __resolveType: TypeResolveFn<'DeskImportBusy' | 'DeskImportUpdated' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskUpdateBannerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskUpdateBannerResult'] = ResolversParentTypes['DeskUpdateBannerResult']> = {
  __resolveType: TypeResolveFn<'DeskBannerSaved' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskUpdateCategoryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskUpdateCategoryResult'] = ResolversParentTypes['DeskUpdateCategoryResult']> = {
  __resolveType: TypeResolveFn<'DeskCategorySaved' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskUpdateProductsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskUpdateProductsResult'] = ResolversParentTypes['DeskUpdateProductsResult']> = {
  __resolveType: TypeResolveFn<'DeskEditConflict' | 'DeskProductsRefused' | 'DeskProductsUpdated' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskVariant'] = ResolversParentTypes['DeskVariant']> = {
  amount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  chargedPrices?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inventoryItem?: Resolver<Maybe<ResolversTypes['DeskInventoryItem']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  requiredQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['MeasureUnit']>, ParentType, ContextType>;
  weighed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeskVerifySecondFactorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskVerifySecondFactorResult'] = ResolversParentTypes['DeskVerifySecondFactorResult']> = {
  __resolveType: TypeResolveFn<'DeskSecondFactorVerified' | 'NotAllowed' | 'NotSignedIn' | 'TooManyRequests' | 'WrongCode', ParentType, ContextType>;
};

export type DeskViewDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskViewDeleted'] = ResolversParentTypes['DeskViewDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskWeighOrderLineResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskWeighOrderLineResult'] = ResolversParentTypes['DeskWeighOrderLineResult']> = {
  __resolveType: TypeResolveFn<'DeskOrderLineWeighed' | 'InvalidInput' | 'NotAllowed' | 'NotFound' | 'NotSignedIn' | 'OrderStatusConflict' | 'PaymentUnavailable' | 'RefundTooLarge', ParentType, ContextType>;
};

export type DeskWithdrawProductsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskWithdrawProductsResult'] = ResolversParentTypes['DeskWithdrawProductsResult']> = {
  __resolveType: TypeResolveFn<'DeskProductsMoved' | 'DeskProductsRefused' | 'InvalidInput' | 'NotAllowed' | 'NotSignedIn', ParentType, ContextType>;
};

export type DeskWithdrawStaffInvitationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskWithdrawStaffInvitationResult'] = ResolversParentTypes['DeskWithdrawStaffInvitationResult']> = {
  __resolveType: TypeResolveFn<'DeskInvitationWithdrawn' | 'NotAllowed' | 'NotSignedIn', ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailTaken'] = ResolversParentTypes['EmailTaken']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailVerificationRequestedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailVerificationRequested'] = ResolversParentTypes['EmailVerificationRequested']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailVerifiedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailVerified'] = ResolversParentTypes['EmailVerified']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FreshSignInNeededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreshSignInNeeded'] = ResolversParentTypes['FreshSignInNeeded']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HiddenReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiddenReview'] = ResolversParentTypes['HiddenReview']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  srcSet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InfoPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InfoPage'] = ResolversParentTypes['InfoPage']> = {
  intro?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['InfoSection']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InfoSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InfoSection'] = ResolversParentTypes['InfoSection']> = {
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paragraphs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvitationInvalidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationInvalid'] = ResolversParentTypes['InvitationInvalid']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkExpiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkExpired'] = ResolversParentTypes['LinkExpired']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoveInterruptedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveInterrupted'] = ResolversParentTypes['MoveInterrupted']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptStaffInvitation?: Resolver<ResolversTypes['AcceptStaffInvitationResult'], ParentType, ContextType, RequireFields<MutationAcceptStaffInvitationArgs, 'token'>>;
  addOrderNote?: Resolver<ResolversTypes['DeskOrderNoteResult'], ParentType, ContextType, RequireFields<MutationAddOrderNoteArgs, 'orderId' | 'text'>>;
  addReview?: Resolver<ResolversTypes['AddReviewResult'], ParentType, ContextType, RequireFields<MutationAddReviewArgs, 'input'>>;
  addToCart?: Resolver<ResolversTypes['AddToCartResult'], ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'input'>>;
  addToWishlist?: Resolver<ResolversTypes['AddToWishlistResult'], ParentType, ContextType, RequireFields<MutationAddToWishlistArgs, 'productId'>>;
  adjustStock?: Resolver<ResolversTypes['DeskAdjustStockResult'], ParentType, ContextType, RequireFields<MutationAdjustStockArgs, 'adjustments'>>;
  answerReview?: Resolver<ResolversTypes['DeskReviewResult'], ParentType, ContextType, RequireFields<MutationAnswerReviewArgs, 'id' | 'text'>>;
  applyCoupon?: Resolver<ResolversTypes['ApplyCouponResult'], ParentType, ContextType, RequireFields<MutationApplyCouponArgs, 'code'>>;
  beginCheckout?: Resolver<ResolversTypes['BeginCheckoutResult'], ParentType, ContextType, RequireFields<MutationBeginCheckoutArgs, 'billing'>>;
  blockCustomer?: Resolver<ResolversTypes['DeskCustomerResult'], ParentType, ContextType, RequireFields<MutationBlockCustomerArgs, 'id' | 'reason'>>;
  cancelCheckout?: Resolver<ResolversTypes['CancelCheckoutResult'], ParentType, ContextType, RequireFields<MutationCancelCheckoutArgs, 'id'>>;
  cancelOrder?: Resolver<ResolversTypes['DeskCancelOrderResult'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeSearchWords?: Resolver<ResolversTypes['DeskSearchWordsResult'], ParentType, ContextType, RequireFields<MutationChangeSearchWordsArgs, 'changes'>>;
  changeStaffRole?: Resolver<ResolversTypes['DeskStaffMemberResult'], ParentType, ContextType, RequireFields<MutationChangeStaffRoleArgs, 'id'>>;
  checkStaffInvitation?: Resolver<ResolversTypes['CheckStaffInvitationResult'], ParentType, ContextType, RequireFields<MutationCheckStaffInvitationArgs, 'token'>>;
  completeCheckout?: Resolver<ResolversTypes['CompleteCheckoutResult'], ParentType, ContextType, RequireFields<MutationCompleteCheckoutArgs, 'input'>>;
  confirmSecondFactor?: Resolver<ResolversTypes['DeskConfirmSecondFactorResult'], ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'code'>>;
  createBanner?: Resolver<ResolversTypes['DeskCreateBannerResult'], ParentType, ContextType, RequireFields<MutationCreateBannerArgs, 'input'>>;
  createCategory?: Resolver<ResolversTypes['DeskCreateCategoryResult'], ParentType, ContextType, RequireFields<MutationCreateCategoryArgs, 'input'>>;
  createInventoryItem?: Resolver<ResolversTypes['DeskCreateInventoryItemResult'], ParentType, ContextType, RequireFields<MutationCreateInventoryItemArgs, 'input'>>;
  createProduct?: Resolver<ResolversTypes['DeskCreateProductResult'], ParentType, ContextType, RequireFields<MutationCreateProductArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountResult'], ParentType, ContextType, Partial<MutationDeleteAccountArgs>>;
  deleteBanner?: Resolver<ResolversTypes['DeskDeleteBannerResult'], ParentType, ContextType, RequireFields<MutationDeleteBannerArgs, 'id' | 'version'>>;
  deleteCategory?: Resolver<ResolversTypes['DeskDeleteCategoryResult'], ParentType, ContextType, RequireFields<MutationDeleteCategoryArgs, 'id' | 'version'>>;
  deleteOrderNote?: Resolver<ResolversTypes['DeskDeleteOrderNoteResult'], ParentType, ContextType, RequireFields<MutationDeleteOrderNoteArgs, 'id'>>;
  deleteOrderView?: Resolver<ResolversTypes['DeskDeleteOrderViewResult'], ParentType, ContextType, RequireFields<MutationDeleteOrderViewArgs, 'id'>>;
  deleteView?: Resolver<ResolversTypes['DeskDeleteViewResult'], ParentType, ContextType, RequireFields<MutationDeleteViewArgs, 'id'>>;
  duplicateProduct?: Resolver<ResolversTypes['DeskDuplicateProductResult'], ParentType, ContextType, RequireFields<MutationDuplicateProductArgs, 'id'>>;
  editReviewAnswer?: Resolver<ResolversTypes['DeskReviewResult'], ParentType, ContextType, RequireFields<MutationEditReviewAnswerArgs, 'id' | 'text'>>;
  eraseCustomer?: Resolver<ResolversTypes['DeskEraseCustomerResult'], ParentType, ContextType, RequireFields<MutationEraseCustomerArgs, 'email' | 'id'>>;
  exportAuditLog?: Resolver<ResolversTypes['DeskExportAuditLogResult'], ParentType, ContextType, Partial<MutationExportAuditLogArgs>>;
  exportCustomerData?: Resolver<ResolversTypes['DeskExportCustomerDataResult'], ParentType, ContextType, RequireFields<MutationExportCustomerDataArgs, 'id'>>;
  exportOrders?: Resolver<ResolversTypes['DeskExportOrdersResult'], ParentType, ContextType, RequireFields<MutationExportOrdersArgs, 'filter' | 'sort'>>;
  exportRefunds?: Resolver<ResolversTypes['DeskExportRefundsResult'], ParentType, ContextType, Partial<MutationExportRefundsArgs>>;
  exportSearchWords?: Resolver<ResolversTypes['DeskExportSearchWordsResult'], ParentType, ContextType>;
  exportSubscribers?: Resolver<ResolversTypes['DeskExportSubscribersResult'], ParentType, ContextType, RequireFields<MutationExportSubscribersArgs, 'state'>>;
  exportTaxReport?: Resolver<ResolversTypes['DeskTaxReportResult'], ParentType, ContextType, RequireFields<MutationExportTaxReportArgs, 'from' | 'to'>>;
  hideReview?: Resolver<ResolversTypes['DeskReviewResult'], ParentType, ContextType, RequireFields<MutationHideReviewArgs, 'id' | 'reason'>>;
  inviteStaffMember?: Resolver<ResolversTypes['DeskInviteStaffMemberResult'], ParentType, ContextType, RequireFields<MutationInviteStaffMemberArgs, 'input'>>;
  issueInvoices?: Resolver<ResolversTypes['DeskIssueInvoicesResult'], ParentType, ContextType, RequireFields<MutationIssueInvoicesArgs, 'orderIds'>>;
  mapImportColumns?: Resolver<ResolversTypes['DeskMapImportColumnsResult'], ParentType, ContextType, RequireFields<MutationMapImportColumnsArgs, 'id'>>;
  moveOrders?: Resolver<ResolversTypes['DeskMoveOrdersResult'], ParentType, ContextType, RequireFields<MutationMoveOrdersArgs, 'orderIds' | 'to'>>;
  refundOrder?: Resolver<ResolversTypes['DeskRefundOrderResult'], ParentType, ContextType, RequireFields<MutationRefundOrderArgs, 'input'>>;
  removeCartLine?: Resolver<ResolversTypes['RemoveCartLineResult'], ParentType, ContextType, RequireFields<MutationRemoveCartLineArgs, 'id'>>;
  removeCoupon?: Resolver<ResolversTypes['RemoveCouponResult'], ParentType, ContextType>;
  removeFromWishlist?: Resolver<ResolversTypes['RemoveFromWishlistResult'], ParentType, ContextType, RequireFields<MutationRemoveFromWishlistArgs, 'id'>>;
  removeReviewAnswer?: Resolver<ResolversTypes['DeskReviewResult'], ParentType, ContextType, RequireFields<MutationRemoveReviewAnswerArgs, 'id'>>;
  removeSecondFactor?: Resolver<ResolversTypes['DeskRemoveSecondFactorResult'], ParentType, ContextType, RequireFields<MutationRemoveSecondFactorArgs, 'code'>>;
  requestEmailVerification?: Resolver<ResolversTypes['RequestEmailVerificationResult'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resetSecondFactor?: Resolver<ResolversTypes['DeskStaffMemberResult'], ParentType, ContextType, RequireFields<MutationResetSecondFactorArgs, 'id'>>;
  restoreProducts?: Resolver<ResolversTypes['DeskRestoreProductsResult'], ParentType, ContextType, RequireFields<MutationRestoreProductsArgs, 'ids'>>;
  saveLetter?: Resolver<ResolversTypes['DeskSaveLetterResult'], ParentType, ContextType, RequireFields<MutationSaveLetterArgs, 'input' | 'version'>>;
  saveOffer?: Resolver<ResolversTypes['DeskSaveOfferResult'], ParentType, ContextType, RequireFields<MutationSaveOfferArgs, 'input' | 'version'>>;
  saveOrderView?: Resolver<ResolversTypes['DeskSaveOrderViewResult'], ParentType, ContextType, RequireFields<MutationSaveOrderViewArgs, 'name' | 'query' | 'shared'>>;
  saveView?: Resolver<ResolversTypes['DeskSaveViewResult'], ParentType, ContextType, RequireFields<MutationSaveViewArgs, 'list' | 'name' | 'query' | 'shared'>>;
  sendLetter?: Resolver<ResolversTypes['DeskSendLetterResult'], ParentType, ContextType, RequireFields<MutationSendLetterArgs, 'id' | 'version'>>;
  sendTestLetter?: Resolver<ResolversTypes['DeskSendTestLetterResult'], ParentType, ContextType, RequireFields<MutationSendTestLetterArgs, 'id'>>;
  setLowStockThreshold?: Resolver<ResolversTypes['DeskSetLowStockThresholdResult'], ParentType, ContextType, RequireFields<MutationSetLowStockThresholdArgs, 'input'>>;
  setUpSecondFactor?: Resolver<ResolversTypes['DeskSetUpSecondFactorResult'], ParentType, ContextType, Partial<MutationSetUpSecondFactorArgs>>;
  showReview?: Resolver<ResolversTypes['DeskReviewResult'], ParentType, ContextType, RequireFields<MutationShowReviewArgs, 'id'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInWithGoogle?: Resolver<ResolversTypes['SignInWithGoogleResult'], ParentType, ContextType, RequireFields<MutationSignInWithGoogleArgs, 'code'>>;
  signOut?: Resolver<ResolversTypes['SignedOut'], ParentType, ContextType>;
  signOutCustomer?: Resolver<ResolversTypes['DeskCustomerResult'], ParentType, ContextType, RequireFields<MutationSignOutCustomerArgs, 'id'>>;
  signOutCustomerSession?: Resolver<ResolversTypes['DeskCustomerResult'], ParentType, ContextType, RequireFields<MutationSignOutCustomerSessionArgs, 'id' | 'sessionId'>>;
  signOutOtherSessions?: Resolver<ResolversTypes['SignOutOtherSessionsResult'], ParentType, ContextType>;
  signOutSession?: Resolver<ResolversTypes['SignOutSessionResult'], ParentType, ContextType, RequireFields<MutationSignOutSessionArgs, 'id'>>;
  signOutStaffMember?: Resolver<ResolversTypes['DeskStaffMemberResult'], ParentType, ContextType, RequireFields<MutationSignOutStaffMemberArgs, 'id'>>;
  signOutStaffSession?: Resolver<ResolversTypes['DeskStaffMemberResult'], ParentType, ContextType, RequireFields<MutationSignOutStaffSessionArgs, 'id' | 'sessionId'>>;
  signUp?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  sortBanners?: Resolver<ResolversTypes['DeskSortBannersResult'], ParentType, ContextType, RequireFields<MutationSortBannersArgs, 'ids' | 'kind'>>;
  sortCategories?: Resolver<ResolversTypes['DeskSortCategoriesResult'], ParentType, ContextType, RequireFields<MutationSortCategoriesArgs, 'ids'>>;
  startImport?: Resolver<ResolversTypes['DeskStartImportResult'], ParentType, ContextType, RequireFields<MutationStartImportArgs, 'id'>>;
  stopLetter?: Resolver<ResolversTypes['DeskStopLetterResult'], ParentType, ContextType, RequireFields<MutationStopLetterArgs, 'id'>>;
  subscribeToNewsletter?: Resolver<ResolversTypes['SubscribeToNewsletterResult'], ParentType, ContextType, RequireFields<MutationSubscribeToNewsletterArgs, 'email'>>;
  unblockCustomer?: Resolver<ResolversTypes['DeskCustomerResult'], ParentType, ContextType, RequireFields<MutationUnblockCustomerArgs, 'id'>>;
  undoImport?: Resolver<ResolversTypes['DeskUndoImportResult'], ParentType, ContextType, RequireFields<MutationUndoImportArgs, 'id'>>;
  undoOrderMoves?: Resolver<ResolversTypes['DeskMoveOrdersResult'], ParentType, ContextType, RequireFields<MutationUndoOrderMovesArgs, 'orderIds' | 'step'>>;
  unsubscribeFromNewsletter?: Resolver<ResolversTypes['UnsubscribeFromNewsletterResult'], ParentType, ContextType, RequireFields<MutationUnsubscribeFromNewsletterArgs, 'token'>>;
  updateBanner?: Resolver<ResolversTypes['DeskUpdateBannerResult'], ParentType, ContextType, RequireFields<MutationUpdateBannerArgs, 'change'>>;
  updateCartLine?: Resolver<ResolversTypes['UpdateCartLineResult'], ParentType, ContextType, RequireFields<MutationUpdateCartLineArgs, 'input'>>;
  updateCategory?: Resolver<ResolversTypes['DeskUpdateCategoryResult'], ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'change'>>;
  updateInfoPage?: Resolver<ResolversTypes['DeskInfoPageResult'], ParentType, ContextType, RequireFields<MutationUpdateInfoPageArgs, 'input' | 'slug' | 'version'>>;
  updateProducts?: Resolver<ResolversTypes['DeskUpdateProductsResult'], ParentType, ContextType, RequireFields<MutationUpdateProductsArgs, 'changes' | 'dryRun'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateSettings?: Resolver<ResolversTypes['DeskSettingsResult'], ParentType, ContextType, RequireFields<MutationUpdateSettingsArgs, 'input' | 'version'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailResult'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
  verifySecondFactor?: Resolver<ResolversTypes['DeskVerifySecondFactorResult'], ParentType, ContextType, RequireFields<MutationVerifySecondFactorArgs, 'code'>>;
  weighOrderLine?: Resolver<ResolversTypes['DeskWeighOrderLineResult'], ParentType, ContextType, RequireFields<MutationWeighOrderLineArgs, 'input'>>;
  withdrawProducts?: Resolver<ResolversTypes['DeskWithdrawProductsResult'], ParentType, ContextType, RequireFields<MutationWithdrawProductsArgs, 'ids'>>;
  withdrawStaffInvitation?: Resolver<ResolversTypes['DeskWithdrawStaffInvitationResult'], ParentType, ContextType, RequireFields<MutationWithdrawStaffInvitationArgs, 'id'>>;
};

export type NewsletterSubscribedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterSubscribed'] = ResolversParentTypes['NewsletterSubscribed']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsletterUnsubscribedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterUnsubscribed'] = ResolversParentTypes['NewsletterUnsubscribed']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotAllowedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotAllowed'] = ResolversParentTypes['NotAllowed']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotFound'] = ResolversParentTypes['NotFound']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotSignedInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotSignedIn'] = ResolversParentTypes['NotSignedIn']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditNotes?: Resolver<Array<ResolversTypes['OrderDocument']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['OrderDocument']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pincode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderDocument'] = ResolversParentTypes['OrderDocument']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdfPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  option?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundedUnits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weighed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderPlacedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPlaced'] = ResolversParentTypes['OrderPlaced']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderStatusConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStatusConflict'] = ResolversParentTypes['OrderStatusConflict']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OutOfStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutOfStock'] = ResolversParentTypes['OutOfStock']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAccount'] = ResolversParentTypes['OwnAccount']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasswordChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordChanged'] = ResolversParentTypes['PasswordChanged']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordResetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordReset'] = ResolversParentTypes['PasswordReset']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordResetRequestedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordResetRequested'] = ResolversParentTypes['PasswordResetRequested']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordTooCommonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordTooCommon'] = ResolversParentTypes['PasswordTooCommon']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentNotice'] = ResolversParentTypes['PaymentNotice']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentNoticeState'], ParentType, ContextType>;
};

export type PaymentPendingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentPending'] = ResolversParentTypes['PaymentPending']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentRefundedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentRefunded'] = ResolversParentTypes['PaymentRefunded']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentRefused'] = ResolversParentTypes['PaymentRefused']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentUnavailable'] = ResolversParentTypes['PaymentUnavailable']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhoneTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhoneTaken'] = ResolversParentTypes['PhoneTaken']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  highest?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lowest?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  __resolveType: TypeResolveFn<'AccountBlocked' | 'AlreadyInWishlist' | 'AlreadyReviewed' | 'AlreadyStaff' | 'CartEmpty' | 'CouponProblem' | 'DeskCategoryNotEmpty' | 'DeskCustomerIsStaff' | 'DeskEditConflict' | 'DeskImportBusy' | 'DeskInfoPageConflict' | 'DeskLetterConflict' | 'DeskProductsRefused' | 'DeskReviewConflict' | 'DeskSearchWordsConflict' | 'DeskSettingsConflict' | 'DeskStockRefused' | 'EmailTaken' | 'FreshSignInNeeded' | 'InvalidInput' | 'InvitationInvalid' | 'LinkExpired' | 'MoveInterrupted' | 'NotAllowed' | 'NotFound' | 'NotSignedIn' | 'OrderStatusConflict' | 'OutOfStock' | 'OwnAccount' | 'PasswordTooCommon' | 'PaymentPending' | 'PaymentRefunded' | 'PaymentRefused' | 'PaymentUnavailable' | 'PhoneTaken' | 'RefundTooLarge' | 'SecondFactorExists' | 'TooManyRequests' | 'TotalChanged' | 'WrongCode' | 'WrongCredentials' | 'WrongPassword', ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  catId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  catName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countInStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  countryOfOrigin?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageAlts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  oldPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceRange?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  productRam?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  productWeight?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<ProductRelatedArgs, 'first'>>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<ProductReviewsArgs, 'first'>>;
  shownVariant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
  size?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subCatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subCatName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  highestPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  importedFrom?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  amount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comparablePrice?: Resolver<Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  countInStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  netQuantity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oldPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['MeasureUnit']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  weighed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProfileUpdatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileUpdated'] = ResolversParentTypes['ProfileUpdated']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  banners?: Resolver<Array<ResolversTypes['Banner']>, ParentType, ContextType, RequireFields<QueryBannersArgs, 'kind'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'id'>>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  desk?: Resolver<Maybe<ResolversTypes['Desk']>, ParentType, ContextType>;
  infoPage?: Resolver<Maybe<ResolversTypes['InfoPage']>, ParentType, ContextType, RequireFields<QueryInfoPageArgs, 'slug'>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'first' | 'offset'>>;
  shopInfo?: Resolver<ResolversTypes['ShopInfo'], ParentType, ContextType>;
  signInOptions?: Resolver<ResolversTypes['SignInOptions'], ParentType, ContextType>;
  suggestions?: Resolver<ResolversTypes['Suggestions'], ParentType, ContextType, RequireFields<QuerySuggestionsArgs, 'text'>>;
  variant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType, RequireFields<QueryVariantArgs, 'id'>>;
};

export type RefundTooLargeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundTooLarge'] = ResolversParentTypes['RefundTooLarge']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveCartLineResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCartLineResult'] = ResolversParentTypes['RemoveCartLineResult']> = {
  __resolveType: TypeResolveFn<'CartChanged' | 'NotSignedIn', ParentType, ContextType>;
};

export type RemoveCouponResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCouponResult'] = ResolversParentTypes['RemoveCouponResult']> = {
  __resolveType: TypeResolveFn<'CartChanged' | 'NotSignedIn', ParentType, ContextType>;
};

export type RemoveFromWishlistResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFromWishlistResult'] = ResolversParentTypes['RemoveFromWishlistResult']> = {
  __resolveType: TypeResolveFn<'NotSignedIn' | 'WishlistChanged', ParentType, ContextType>;
};

export type RequestEmailVerificationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEmailVerificationResult'] = ResolversParentTypes['RequestEmailVerificationResult']> = {
  __resolveType: TypeResolveFn<'EmailVerificationRequested' | 'NotSignedIn' | 'TooManyRequests', ParentType, ContextType>;
};

export type RequestPasswordResetResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetResult'] = ResolversParentTypes['RequestPasswordResetResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PasswordResetRequested' | 'TooManyRequests', ParentType, ContextType>;
};

export type ResetPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = {
  __resolveType: TypeResolveFn<'AccountBlocked' | 'InvalidInput' | 'LinkExpired' | 'PasswordReset' | 'PasswordTooCommon' | 'TooManyRequests', ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  answer?: Resolver<Maybe<ResolversTypes['ReviewAnswer']>, ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerRating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewAdded'] = ResolversParentTypes['ReviewAdded']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewAnswer'] = ResolversParentTypes['ReviewAnswer']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorExistsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorExists'] = ResolversParentTypes['SecondFactorExists']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstSeen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionsChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionsChanged'] = ResolversParentTypes['SessionsChanged']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopInfo'] = ResolversParentTypes['ShopInfo']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gstRegistered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gstin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supportHours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  utcOffset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInOptions'] = ResolversParentTypes['SignInOptions']> = {
  demo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  google?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  __resolveType: TypeResolveFn<'AccountBlocked' | 'InvalidInput' | 'SignedIn' | 'TooManyRequests' | 'WrongCredentials', ParentType, ContextType>;
};

export type SignInWithGoogleResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInWithGoogleResult'] = ResolversParentTypes['SignInWithGoogleResult']> = {
  __resolveType: TypeResolveFn<'AccountBlocked' | 'SignedIn' | 'TooManyRequests' | 'WrongCredentials', ParentType, ContextType>;
};

export type SignOutOtherSessionsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutOtherSessionsResult'] = ResolversParentTypes['SignOutOtherSessionsResult']> = {
  __resolveType: TypeResolveFn<'NotSignedIn' | 'SessionsChanged', ParentType, ContextType>;
};

export type SignOutSessionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutSessionResult'] = ResolversParentTypes['SignOutSessionResult']> = {
  __resolveType: TypeResolveFn<'NotSignedIn' | 'SessionsChanged', ParentType, ContextType>;
};

export type SignUpResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpResult'] = ResolversParentTypes['SignUpResult']> = {
  __resolveType: TypeResolveFn<'EmailTaken' | 'InvalidInput' | 'PasswordTooCommon' | 'PhoneTaken' | 'SignedUp' | 'TooManyRequests', ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignedOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedOut'] = ResolversParentTypes['SignedOut']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignedUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedUp'] = ResolversParentTypes['SignedUp']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffInvitationAcceptedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffInvitationAccepted'] = ResolversParentTypes['StaffInvitationAccepted']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffInvitationOpenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffInvitationOpen'] = ResolversParentTypes['StaffInvitationOpen']> = {
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscribeToNewsletterResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscribeToNewsletterResult'] = ResolversParentTypes['SubscribeToNewsletterResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NewsletterSubscribed' | 'TooManyRequests', ParentType, ContextType>;
};

export type SuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Suggestions'] = ResolversParentTypes['Suggestions']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type TooManyRequestsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyRequests'] = ResolversParentTypes['TooManyRequests']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TotalChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TotalChanged'] = ResolversParentTypes['TotalChanged']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnitPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitPrice'] = ResolversParentTypes['UnitPrice']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['MeasureUnit'], ParentType, ContextType>;
};

export type UnsubscribeFromNewsletterResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsubscribeFromNewsletterResult'] = ResolversParentTypes['UnsubscribeFromNewsletterResult']> = {
  __resolveType: TypeResolveFn<'NewsletterUnsubscribed' | 'NotFound' | 'TooManyRequests', ParentType, ContextType>;
};

export type UpdateCartLineResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCartLineResult'] = ResolversParentTypes['UpdateCartLineResult']> = {
  __resolveType: TypeResolveFn<'CartChanged' | 'InvalidInput' | 'NotFound' | 'NotSignedIn' | 'OutOfStock', ParentType, ContextType>;
};

export type UpdateProfileResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfileResult'] = ResolversParentTypes['UpdateProfileResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotSignedIn' | 'PhoneTaken' | 'ProfileUpdated', ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenReviews?: Resolver<Array<ResolversTypes['HiddenReview']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastBilling?: Resolver<Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<UserOrderArgs, 'id'>>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  paymentNotices?: Resolver<Array<ResolversTypes['PaymentNotice']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewOf?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<UserReviewOfArgs, 'productId'>>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  staffAccess?: Resolver<Maybe<ResolversTypes['StaffAccess']>, ParentType, ContextType>;
  staffRole?: Resolver<Maybe<ResolversTypes['StaffRole']>, ParentType, ContextType>;
  wishlist?: Resolver<Array<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
};

export type VerifyEmailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyEmailResult'] = ResolversParentTypes['VerifyEmailResult']> = {
  __resolveType: TypeResolveFn<'EmailVerified' | 'LinkExpired' | 'NotSignedIn', ParentType, ContextType>;
};

export type WishlistChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishlistChanged'] = ResolversParentTypes['WishlistChanged']> = {
  item?: Resolver<Maybe<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
  wishlist?: Resolver<Array<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishlistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type WrongCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WrongCode'] = ResolversParentTypes['WrongCode']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WrongCredentialsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WrongCredentials'] = ResolversParentTypes['WrongCredentials']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WrongPasswordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WrongPassword'] = ResolversParentTypes['WrongPassword']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptStaffInvitationResult?: AcceptStaffInvitationResultResolvers<ContextType>;
  AccountBlocked?: AccountBlockedResolvers<ContextType>;
  AccountDeleted?: AccountDeletedResolvers<ContextType>;
  AddReviewResult?: AddReviewResultResolvers<ContextType>;
  AddToCartResult?: AddToCartResultResolvers<ContextType>;
  AddToWishlistResult?: AddToWishlistResultResolvers<ContextType>;
  AlreadyInWishlist?: AlreadyInWishlistResolvers<ContextType>;
  AlreadyReviewed?: AlreadyReviewedResolvers<ContextType>;
  AlreadyStaff?: AlreadyStaffResolvers<ContextType>;
  ApplyCouponResult?: ApplyCouponResultResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BeginCheckoutResult?: BeginCheckoutResultResolvers<ContextType>;
  Billing?: BillingResolvers<ContextType>;
  CancelCheckoutResult?: CancelCheckoutResultResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartChanged?: CartChangedResolvers<ContextType>;
  CartEmpty?: CartEmptyResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  CheckStaffInvitationResult?: CheckStaffInvitationResultResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  CheckoutBegun?: CheckoutBegunResolvers<ContextType>;
  CheckoutCancelled?: CheckoutCancelledResolvers<ContextType>;
  CompleteCheckoutResult?: CompleteCheckoutResultResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CouponProblem?: CouponProblemResolvers<ContextType>;
  DeleteAccountResult?: DeleteAccountResultResolvers<ContextType>;
  Desk?: DeskResolvers<ContextType>;
  DeskAdjustStockResult?: DeskAdjustStockResultResolvers<ContextType>;
  DeskAuditAction?: DeskAuditActionResolvers<ContextType>;
  DeskAuditActionGroup?: DeskAuditActionGroupResolvers<ContextType>;
  DeskAuditEvent?: DeskAuditEventResolvers<ContextType>;
  DeskAuditLog?: DeskAuditLogResolvers<ContextType>;
  DeskAuditLogCsv?: DeskAuditLogCsvResolvers<ContextType>;
  DeskBanner?: DeskBannerResolvers<ContextType>;
  DeskBannerDeleted?: DeskBannerDeletedResolvers<ContextType>;
  DeskBannerSaved?: DeskBannerSavedResolvers<ContextType>;
  DeskBannersSorted?: DeskBannersSortedResolvers<ContextType>;
  DeskBuiltInSearchWords?: DeskBuiltInSearchWordsResolvers<ContextType>;
  DeskCancelOrderResult?: DeskCancelOrderResultResolvers<ContextType>;
  DeskCategoriesSorted?: DeskCategoriesSortedResolvers<ContextType>;
  DeskCategory?: DeskCategoryResolvers<ContextType>;
  DeskCategoryDeleted?: DeskCategoryDeletedResolvers<ContextType>;
  DeskCategoryNotEmpty?: DeskCategoryNotEmptyResolvers<ContextType>;
  DeskCategorySaved?: DeskCategorySavedResolvers<ContextType>;
  DeskConfirmSecondFactorResult?: DeskConfirmSecondFactorResultResolvers<ContextType>;
  DeskCreateBannerResult?: DeskCreateBannerResultResolvers<ContextType>;
  DeskCreateCategoryResult?: DeskCreateCategoryResultResolvers<ContextType>;
  DeskCreateInventoryItemResult?: DeskCreateInventoryItemResultResolvers<ContextType>;
  DeskCreateProductResult?: DeskCreateProductResultResolvers<ContextType>;
  DeskCustomer?: DeskCustomerResolvers<ContextType>;
  DeskCustomerChanged?: DeskCustomerChangedResolvers<ContextType>;
  DeskCustomerConnection?: DeskCustomerConnectionResolvers<ContextType>;
  DeskCustomerData?: DeskCustomerDataResolvers<ContextType>;
  DeskCustomerErased?: DeskCustomerErasedResolvers<ContextType>;
  DeskCustomerEvent?: DeskCustomerEventResolvers<ContextType>;
  DeskCustomerEventConnection?: DeskCustomerEventConnectionResolvers<ContextType>;
  DeskCustomerIsStaff?: DeskCustomerIsStaffResolvers<ContextType>;
  DeskCustomerOrderConnection?: DeskCustomerOrderConnectionResolvers<ContextType>;
  DeskCustomerResult?: DeskCustomerResultResolvers<ContextType>;
  DeskCustomerSession?: DeskCustomerSessionResolvers<ContextType>;
  DeskDaySales?: DeskDaySalesResolvers<ContextType>;
  DeskDeleteBannerResult?: DeskDeleteBannerResultResolvers<ContextType>;
  DeskDeleteCategoryResult?: DeskDeleteCategoryResultResolvers<ContextType>;
  DeskDeleteOrderNoteResult?: DeskDeleteOrderNoteResultResolvers<ContextType>;
  DeskDeleteOrderViewResult?: DeskDeleteOrderViewResultResolvers<ContextType>;
  DeskDeleteViewResult?: DeskDeleteViewResultResolvers<ContextType>;
  DeskDocumentRow?: DeskDocumentRowResolvers<ContextType>;
  DeskDocumentTable?: DeskDocumentTableResolvers<ContextType>;
  DeskDocumentTax?: DeskDocumentTaxResolvers<ContextType>;
  DeskDuplicateProductResult?: DeskDuplicateProductResultResolvers<ContextType>;
  DeskEditConflict?: DeskEditConflictResolvers<ContextType>;
  DeskEraseCustomerResult?: DeskEraseCustomerResultResolvers<ContextType>;
  DeskExportAuditLogResult?: DeskExportAuditLogResultResolvers<ContextType>;
  DeskExportCustomerDataResult?: DeskExportCustomerDataResultResolvers<ContextType>;
  DeskExportOrdersResult?: DeskExportOrdersResultResolvers<ContextType>;
  DeskExportRefundsResult?: DeskExportRefundsResultResolvers<ContextType>;
  DeskExportSearchWordsResult?: DeskExportSearchWordsResultResolvers<ContextType>;
  DeskExportSubscribersResult?: DeskExportSubscribersResultResolvers<ContextType>;
  DeskFigures?: DeskFiguresResolvers<ContextType>;
  DeskImage?: DeskImageResolvers<ContextType>;
  DeskImport?: DeskImportResolvers<ContextType>;
  DeskImportBusy?: DeskImportBusyResolvers<ContextType>;
  DeskImportCategory?: DeskImportCategoryResolvers<ContextType>;
  DeskImportChange?: DeskImportChangeResolvers<ContextType>;
  DeskImportColumn?: DeskImportColumnResolvers<ContextType>;
  DeskImportConnection?: DeskImportConnectionResolvers<ContextType>;
  DeskImportFile?: DeskImportFileResolvers<ContextType>;
  DeskImportFileColumn?: DeskImportFileColumnResolvers<ContextType>;
  DeskImportFileLine?: DeskImportFileLineResolvers<ContextType>;
  DeskImportMapping?: DeskImportMappingResolvers<ContextType>;
  DeskImportNote?: DeskImportNoteResolvers<ContextType>;
  DeskImportPreview?: DeskImportPreviewResolvers<ContextType>;
  DeskImportRow?: DeskImportRowResolvers<ContextType>;
  DeskImportRowConnection?: DeskImportRowConnectionResolvers<ContextType>;
  DeskImportUpdated?: DeskImportUpdatedResolvers<ContextType>;
  DeskInfoPage?: DeskInfoPageResolvers<ContextType>;
  DeskInfoPageConflict?: DeskInfoPageConflictResolvers<ContextType>;
  DeskInfoPageResult?: DeskInfoPageResultResolvers<ContextType>;
  DeskInfoPageSaved?: DeskInfoPageSavedResolvers<ContextType>;
  DeskInfoPageTexts?: DeskInfoPageTextsResolvers<ContextType>;
  DeskInventoryItem?: DeskInventoryItemResolvers<ContextType>;
  DeskInventoryItemCreated?: DeskInventoryItemCreatedResolvers<ContextType>;
  DeskInvitationLink?: DeskInvitationLinkResolvers<ContextType>;
  DeskInvitationWithdrawn?: DeskInvitationWithdrawnResolvers<ContextType>;
  DeskInviteStaffMemberResult?: DeskInviteStaffMemberResultResolvers<ContextType>;
  DeskInvoice?: DeskInvoiceResolvers<ContextType>;
  DeskInvoiceSeller?: DeskInvoiceSellerResolvers<ContextType>;
  DeskInvoicesIssued?: DeskInvoicesIssuedResolvers<ContextType>;
  DeskIssueInvoicesResult?: DeskIssueInvoicesResultResolvers<ContextType>;
  DeskLetter?: DeskLetterResolvers<ContextType>;
  DeskLetterConflict?: DeskLetterConflictResolvers<ContextType>;
  DeskLetterConnection?: DeskLetterConnectionResolvers<ContextType>;
  DeskLetterSaved?: DeskLetterSavedResolvers<ContextType>;
  DeskLetterStarted?: DeskLetterStartedResolvers<ContextType>;
  DeskLetterStopped?: DeskLetterStoppedResolvers<ContextType>;
  DeskLineWeight?: DeskLineWeightResolvers<ContextType>;
  DeskLowStockThresholdSet?: DeskLowStockThresholdSetResolvers<ContextType>;
  DeskMapImportColumnsResult?: DeskMapImportColumnsResultResolvers<ContextType>;
  DeskMe?: DeskMeResolvers<ContextType>;
  DeskMoveOrdersResult?: DeskMoveOrdersResultResolvers<ContextType>;
  DeskOffer?: DeskOfferResolvers<ContextType>;
  DeskOfferConnection?: DeskOfferConnectionResolvers<ContextType>;
  DeskOfferPreview?: DeskOfferPreviewResolvers<ContextType>;
  DeskOfferPreviewLine?: DeskOfferPreviewLineResolvers<ContextType>;
  DeskOfferPreviewResult?: DeskOfferPreviewResultResolvers<ContextType>;
  DeskOfferSaved?: DeskOfferSavedResolvers<ContextType>;
  DeskOpenTasks?: DeskOpenTasksResolvers<ContextType>;
  DeskOrder?: DeskOrderResolvers<ContextType>;
  DeskOrderConnection?: DeskOrderConnectionResolvers<ContextType>;
  DeskOrderCount?: DeskOrderCountResolvers<ContextType>;
  DeskOrderEvent?: DeskOrderEventResolvers<ContextType>;
  DeskOrderLine?: DeskOrderLineResolvers<ContextType>;
  DeskOrderLineWeighed?: DeskOrderLineWeighedResolvers<ContextType>;
  DeskOrderMove?: DeskOrderMoveResolvers<ContextType>;
  DeskOrderNote?: DeskOrderNoteResolvers<ContextType>;
  DeskOrderNoteDeleted?: DeskOrderNoteDeletedResolvers<ContextType>;
  DeskOrderNoteResult?: DeskOrderNoteResultResolvers<ContextType>;
  DeskOrderRefunded?: DeskOrderRefundedResolvers<ContextType>;
  DeskOrderShopper?: DeskOrderShopperResolvers<ContextType>;
  DeskOrderView?: DeskOrderViewResolvers<ContextType>;
  DeskOrderViewDeleted?: DeskOrderViewDeletedResolvers<ContextType>;
  DeskOrdersCsv?: DeskOrdersCsvResolvers<ContextType>;
  DeskOrdersMoved?: DeskOrdersMovedResolvers<ContextType>;
  DeskOwnSearchWords?: DeskOwnSearchWordsResolvers<ContextType>;
  DeskPackList?: DeskPackListResolvers<ContextType>;
  DeskPackListItem?: DeskPackListItemResolvers<ContextType>;
  DeskPackListOrder?: DeskPackListOrderResolvers<ContextType>;
  DeskPackListPortion?: DeskPackListPortionResolvers<ContextType>;
  DeskPackListSection?: DeskPackListSectionResolvers<ContextType>;
  DeskPayment?: DeskPaymentResolvers<ContextType>;
  DeskPaymentAtProvider?: DeskPaymentAtProviderResolvers<ContextType>;
  DeskProduct?: DeskProductResolvers<ContextType>;
  DeskProductConflict?: DeskProductConflictResolvers<ContextType>;
  DeskProductConnection?: DeskProductConnectionResolvers<ContextType>;
  DeskProductCreated?: DeskProductCreatedResolvers<ContextType>;
  DeskProductsMoved?: DeskProductsMovedResolvers<ContextType>;
  DeskProductsRefused?: DeskProductsRefusedResolvers<ContextType>;
  DeskProductsUpdated?: DeskProductsUpdatedResolvers<ContextType>;
  DeskRefund?: DeskRefundResolvers<ContextType>;
  DeskRefundByHand?: DeskRefundByHandResolvers<ContextType>;
  DeskRefundConnection?: DeskRefundConnectionResolvers<ContextType>;
  DeskRefundLine?: DeskRefundLineResolvers<ContextType>;
  DeskRefundOrderResult?: DeskRefundOrderResultResolvers<ContextType>;
  DeskRefundSum?: DeskRefundSumResolvers<ContextType>;
  DeskRefundableLine?: DeskRefundableLineResolvers<ContextType>;
  DeskRefundsCsv?: DeskRefundsCsvResolvers<ContextType>;
  DeskRefusal?: DeskRefusalResolvers<ContextType>;
  DeskRemoveSecondFactorResult?: DeskRemoveSecondFactorResultResolvers<ContextType>;
  DeskReport?: DeskReportResolvers<ContextType>;
  DeskRestoreProductsResult?: DeskRestoreProductsResultResolvers<ContextType>;
  DeskReview?: DeskReviewResolvers<ContextType>;
  DeskReviewChanged?: DeskReviewChangedResolvers<ContextType>;
  DeskReviewConflict?: DeskReviewConflictResolvers<ContextType>;
  DeskReviewConnection?: DeskReviewConnectionResolvers<ContextType>;
  DeskReviewResult?: DeskReviewResultResolvers<ContextType>;
  DeskRole?: DeskRoleResolvers<ContextType>;
  DeskSaveLetterResult?: DeskSaveLetterResultResolvers<ContextType>;
  DeskSaveOfferResult?: DeskSaveOfferResultResolvers<ContextType>;
  DeskSaveOrderViewResult?: DeskSaveOrderViewResultResolvers<ContextType>;
  DeskSaveViewResult?: DeskSaveViewResultResolvers<ContextType>;
  DeskSavedView?: DeskSavedViewResolvers<ContextType>;
  DeskSearchWords?: DeskSearchWordsResolvers<ContextType>;
  DeskSearchWordsConflict?: DeskSearchWordsConflictResolvers<ContextType>;
  DeskSearchWordsCsv?: DeskSearchWordsCsvResolvers<ContextType>;
  DeskSearchWordsResult?: DeskSearchWordsResultResolvers<ContextType>;
  DeskSearchWordsSaved?: DeskSearchWordsSavedResolvers<ContextType>;
  DeskSecondFactorConfirmed?: DeskSecondFactorConfirmedResolvers<ContextType>;
  DeskSecondFactorRemoved?: DeskSecondFactorRemovedResolvers<ContextType>;
  DeskSecondFactorSetup?: DeskSecondFactorSetupResolvers<ContextType>;
  DeskSecondFactorVerified?: DeskSecondFactorVerifiedResolvers<ContextType>;
  DeskSendLetterResult?: DeskSendLetterResultResolvers<ContextType>;
  DeskSendTestLetterResult?: DeskSendTestLetterResultResolvers<ContextType>;
  DeskSetLowStockThresholdResult?: DeskSetLowStockThresholdResultResolvers<ContextType>;
  DeskSetUpSecondFactorResult?: DeskSetUpSecondFactorResultResolvers<ContextType>;
  DeskSettings?: DeskSettingsResolvers<ContextType>;
  DeskSettingsConflict?: DeskSettingsConflictResolvers<ContextType>;
  DeskSettingsResult?: DeskSettingsResultResolvers<ContextType>;
  DeskSettingsSaved?: DeskSettingsSavedResolvers<ContextType>;
  DeskSortBannersResult?: DeskSortBannersResultResolvers<ContextType>;
  DeskSortCategoriesResult?: DeskSortCategoriesResultResolvers<ContextType>;
  DeskStaffChanged?: DeskStaffChangedResolvers<ContextType>;
  DeskStaffInvitation?: DeskStaffInvitationResolvers<ContextType>;
  DeskStaffInvited?: DeskStaffInvitedResolvers<ContextType>;
  DeskStaffMember?: DeskStaffMemberResolvers<ContextType>;
  DeskStaffMemberResult?: DeskStaffMemberResultResolvers<ContextType>;
  DeskStaffSession?: DeskStaffSessionResolvers<ContextType>;
  DeskStartImportResult?: DeskStartImportResultResolvers<ContextType>;
  DeskStockAdjusted?: DeskStockAdjustedResolvers<ContextType>;
  DeskStockMovement?: DeskStockMovementResolvers<ContextType>;
  DeskStockMovementConnection?: DeskStockMovementConnectionResolvers<ContextType>;
  DeskStockRefusal?: DeskStockRefusalResolvers<ContextType>;
  DeskStockRefused?: DeskStockRefusedResolvers<ContextType>;
  DeskStockedProduct?: DeskStockedProductResolvers<ContextType>;
  DeskStockedProductConnection?: DeskStockedProductConnectionResolvers<ContextType>;
  DeskStopLetterResult?: DeskStopLetterResultResolvers<ContextType>;
  DeskSubjectSales?: DeskSubjectSalesResolvers<ContextType>;
  DeskSubscriber?: DeskSubscriberResolvers<ContextType>;
  DeskSubscriberConnection?: DeskSubscriberConnectionResolvers<ContextType>;
  DeskSubscribersCsv?: DeskSubscribersCsvResolvers<ContextType>;
  DeskTaxDocument?: DeskTaxDocumentResolvers<ContextType>;
  DeskTaxDocumentBuyer?: DeskTaxDocumentBuyerResolvers<ContextType>;
  DeskTaxDocumentReference?: DeskTaxDocumentReferenceResolvers<ContextType>;
  DeskTaxDocumentSeller?: DeskTaxDocumentSellerResolvers<ContextType>;
  DeskTaxReport?: DeskTaxReportResolvers<ContextType>;
  DeskTaxReportResult?: DeskTaxReportResultResolvers<ContextType>;
  DeskTaxTable?: DeskTaxTableResolvers<ContextType>;
  DeskTestLetterSent?: DeskTestLetterSentResolvers<ContextType>;
  DeskUndoImportResult?: DeskUndoImportResultResolvers<ContextType>;
  DeskUpdateBannerResult?: DeskUpdateBannerResultResolvers<ContextType>;
  DeskUpdateCategoryResult?: DeskUpdateCategoryResultResolvers<ContextType>;
  DeskUpdateProductsResult?: DeskUpdateProductsResultResolvers<ContextType>;
  DeskVariant?: DeskVariantResolvers<ContextType>;
  DeskVerifySecondFactorResult?: DeskVerifySecondFactorResultResolvers<ContextType>;
  DeskViewDeleted?: DeskViewDeletedResolvers<ContextType>;
  DeskWeighOrderLineResult?: DeskWeighOrderLineResultResolvers<ContextType>;
  DeskWithdrawProductsResult?: DeskWithdrawProductsResultResolvers<ContextType>;
  DeskWithdrawStaffInvitationResult?: DeskWithdrawStaffInvitationResultResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  EmailTaken?: EmailTakenResolvers<ContextType>;
  EmailVerificationRequested?: EmailVerificationRequestedResolvers<ContextType>;
  EmailVerified?: EmailVerifiedResolvers<ContextType>;
  FreshSignInNeeded?: FreshSignInNeededResolvers<ContextType>;
  HiddenReview?: HiddenReviewResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  InfoPage?: InfoPageResolvers<ContextType>;
  InfoSection?: InfoSectionResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  InvitationInvalid?: InvitationInvalidResolvers<ContextType>;
  LinkExpired?: LinkExpiredResolvers<ContextType>;
  MoveInterrupted?: MoveInterruptedResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewsletterSubscribed?: NewsletterSubscribedResolvers<ContextType>;
  NewsletterUnsubscribed?: NewsletterUnsubscribedResolvers<ContextType>;
  NotAllowed?: NotAllowedResolvers<ContextType>;
  NotFound?: NotFoundResolvers<ContextType>;
  NotSignedIn?: NotSignedInResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderDocument?: OrderDocumentResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderPlaced?: OrderPlacedResolvers<ContextType>;
  OrderStatusConflict?: OrderStatusConflictResolvers<ContextType>;
  OutOfStock?: OutOfStockResolvers<ContextType>;
  OwnAccount?: OwnAccountResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PasswordChanged?: PasswordChangedResolvers<ContextType>;
  PasswordReset?: PasswordResetResolvers<ContextType>;
  PasswordResetRequested?: PasswordResetRequestedResolvers<ContextType>;
  PasswordTooCommon?: PasswordTooCommonResolvers<ContextType>;
  PaymentNotice?: PaymentNoticeResolvers<ContextType>;
  PaymentPending?: PaymentPendingResolvers<ContextType>;
  PaymentRefunded?: PaymentRefundedResolvers<ContextType>;
  PaymentRefused?: PaymentRefusedResolvers<ContextType>;
  PaymentUnavailable?: PaymentUnavailableResolvers<ContextType>;
  PhoneTaken?: PhoneTakenResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Problem?: ProblemResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  ProfileUpdated?: ProfileUpdatedResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RefundTooLarge?: RefundTooLargeResolvers<ContextType>;
  RemoveCartLineResult?: RemoveCartLineResultResolvers<ContextType>;
  RemoveCouponResult?: RemoveCouponResultResolvers<ContextType>;
  RemoveFromWishlistResult?: RemoveFromWishlistResultResolvers<ContextType>;
  RequestEmailVerificationResult?: RequestEmailVerificationResultResolvers<ContextType>;
  RequestPasswordResetResult?: RequestPasswordResetResultResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewAdded?: ReviewAddedResolvers<ContextType>;
  ReviewAnswer?: ReviewAnswerResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  SecondFactorExists?: SecondFactorExistsResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionsChanged?: SessionsChangedResolvers<ContextType>;
  ShopInfo?: ShopInfoResolvers<ContextType>;
  SignInOptions?: SignInOptionsResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignInWithGoogleResult?: SignInWithGoogleResultResolvers<ContextType>;
  SignOutOtherSessionsResult?: SignOutOtherSessionsResultResolvers<ContextType>;
  SignOutSessionResult?: SignOutSessionResultResolvers<ContextType>;
  SignUpResult?: SignUpResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  SignedOut?: SignedOutResolvers<ContextType>;
  SignedUp?: SignedUpResolvers<ContextType>;
  StaffInvitationAccepted?: StaffInvitationAcceptedResolvers<ContextType>;
  StaffInvitationOpen?: StaffInvitationOpenResolvers<ContextType>;
  SubscribeToNewsletterResult?: SubscribeToNewsletterResultResolvers<ContextType>;
  Suggestions?: SuggestionsResolvers<ContextType>;
  TooManyRequests?: TooManyRequestsResolvers<ContextType>;
  TotalChanged?: TotalChangedResolvers<ContextType>;
  UnitPrice?: UnitPriceResolvers<ContextType>;
  UnsubscribeFromNewsletterResult?: UnsubscribeFromNewsletterResultResolvers<ContextType>;
  UpdateCartLineResult?: UpdateCartLineResultResolvers<ContextType>;
  UpdateProfileResult?: UpdateProfileResultResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  VerifyEmailResult?: VerifyEmailResultResolvers<ContextType>;
  WishlistChanged?: WishlistChangedResolvers<ContextType>;
  WishlistItem?: WishlistItemResolvers<ContextType>;
  WrongCode?: WrongCodeResolvers<ContextType>;
  WrongCredentials?: WrongCredentialsResolvers<ContextType>;
  WrongPassword?: WrongPasswordResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  personal?: PersonalDirectiveResolver<any, any, ContextType>;
  staff?: StaffDirectiveResolver<any, any, ContextType>;
};
