import {
  AccountLink,
  AuditEvent,
  Session,
  SignInCode,
  Upload,
  User,
} from '../features/accounts/accounts.entity.ts';
import { CartLine } from '../features/cart/cart.entity.ts';
import { Banner, CatalogState, Category, Product } from '../features/catalog/catalog.entity.ts';
import { Mail } from '../features/mail/mail.entity.ts';
import { NewsletterSubscription } from '../features/newsletter/newsletter.entity.ts';
import { Order } from '../features/orders/orders.entity.ts';
import {
  Checkout,
  CheckoutLine,
  Payment,
  Refund,
  WebhookEvent,
} from '../features/payments/payments.entity.ts';
import { Review } from '../features/reviews/reviews.entity.ts';
import { WishlistItem } from '../features/wishlist/wishlist.entity.ts';
import { Lease } from './lease.entity.ts';

/** All tables of the shop. */
export const entities = [
  AccountLink,
  AuditEvent,
  Banner,
  CartLine,
  CatalogState,
  Category,
  Checkout,
  CheckoutLine,
  Lease,
  Mail,
  NewsletterSubscription,
  Order,
  Payment,
  Product,
  Refund,
  Review,
  Session,
  SignInCode,
  Upload,
  User,
  WebhookEvent,
  WishlistItem,
];
