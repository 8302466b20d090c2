import { Lease } from '../database/lease.entity.ts';
import { AccountLink } from '../features/auth/accountLinks.entity.ts';
import { SignInCode } from '../features/auth/google/signInCodes.entity.ts';
import { Session } from '../features/auth/sessions.entity.ts';
import { CartLine } from '../features/cart/cart.entity.ts';
import { Category } from '../features/catalog/catalog.entity.ts';
import { Product } from '../features/catalog/catalog.entity.ts';
import { CatalogState } from '../features/catalog/catalog.entity.ts';
import { Banner } from '../features/catalog/catalog.entity.ts';
import { ProductCreation } from '../features/catalog/desk/products/productCreations.entity.ts';
import { CataloguePicture } from '../features/catalog/pictures/cataloguePictures.entity.ts';
import { ChargedPrice } from '../features/catalog/prices/chargedPrices.entity.ts';
import { RelatedProduct } from '../features/catalog/related/relatedProducts.entity.ts';
import { Variant } from '../features/catalog/variants/variants.entity.ts';
import { Checkout } from '../features/checkout/checkout.entity.ts';
import { Payment } from '../features/checkout/payments/payments.entity.ts';
import { Refund } from '../features/checkout/refunds/refunds.entity.ts';
import { RefundLine } from '../features/checkout/refunds/refunds.entity.ts';
import { WebhookEvent } from '../features/checkout/webhooks/webhookEvents.entity.ts';
import { Import } from '../features/import/imports.entity.ts';
import { ImportChange } from '../features/import/imports.entity.ts';
import { Letter } from '../features/newsletter/desk/letters.entity.ts';
import { NewsletterSubscription } from '../features/newsletter/newsletter.entity.ts';
import { Mail } from '../features/notifications/notifications.entity.ts';
import { Offer } from '../features/offers/offers.entity.ts';
import { OfferUse } from '../features/offers/offers.entity.ts';
import { CartCode } from '../features/offers/offers.entity.ts';
import { OrderErasure } from '../features/orders/erasure/orderErasures.entity.ts';
import { DailySales } from '../features/orders/figures/dailySales.entity.ts';
import { CreditNote } from '../features/orders/invoices/creditNotes.entity.ts';
import { CreditNoteLine } from '../features/orders/invoices/creditNotes.entity.ts';
import { CreditNoteYear } from '../features/orders/invoices/creditNotes.entity.ts';
import { Invoice } from '../features/orders/invoices/invoices.entity.ts';
import { InvoiceLine } from '../features/orders/invoices/invoices.entity.ts';
import { InvoiceYear } from '../features/orders/invoices/invoices.entity.ts';
import { OrderNamePart } from '../features/orders/orderNameParts.entity.ts';
import { OrderNote } from '../features/orders/orderNotes.entity.ts';
import { Order } from '../features/orders/orders.entity.ts';
import { OrderLine } from '../features/orders/orders.entity.ts';
import { Review } from '../features/reviews/reviews.entity.ts';
import { Setting } from '../features/settings/settings.entity.ts';
import { StaffInvitation } from '../features/staff/members/invitations.entity.ts';
import { SecondFactor } from '../features/staff/secondFactor/secondFactor.entity.ts';
import { SavedView } from '../features/staff/views/savedViews.entity.ts';
import { InventoryItem } from '../features/stock/inventoryItems.entity.ts';
import { LowStockReport } from '../features/stock/reports/lowStockReports.entity.ts';
import { SoldOutReport } from '../features/stock/reports/soldOutReports.entity.ts';
import { StockMovement } from '../features/stock/stockMovements.entity.ts';
import { AuditEvent } from '../features/users/audit.entity.ts';
import { Upload } from '../features/users/uploads/uploads.entity.ts';
import { User } from '../features/users/users.entity.ts';
import { WishlistItem } from '../features/wishlist/wishlist.entity.ts';

/** All tables of the shop. */
export const entities = [
  Lease,
  AccountLink,
  SignInCode,
  Session,
  CartLine,
  Category,
  Product,
  CatalogState,
  Banner,
  ProductCreation,
  CataloguePicture,
  ChargedPrice,
  RelatedProduct,
  Variant,
  Checkout,
  Payment,
  Refund,
  RefundLine,
  WebhookEvent,
  Import,
  ImportChange,
  Letter,
  NewsletterSubscription,
  Mail,
  Offer,
  OfferUse,
  CartCode,
  OrderErasure,
  DailySales,
  CreditNote,
  CreditNoteLine,
  CreditNoteYear,
  Invoice,
  InvoiceLine,
  InvoiceYear,
  OrderNamePart,
  OrderNote,
  Order,
  OrderLine,
  Review,
  Setting,
  StaffInvitation,
  SecondFactor,
  SavedView,
  InventoryItem,
  LowStockReport,
  SoldOutReport,
  StockMovement,
  AuditEvent,
  Upload,
  User,
  WishlistItem,
];
