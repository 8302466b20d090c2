import type { Env } from '../../config/env.ts';
import type { Db } from '../../database/database.ts';
import type { Limits } from '../../lib/limits/rateLimiter.ts';
import type { Log } from '../../lib/log.ts';
import type { CartContext } from '../cart/cart.service.ts';
import type { SettingsContext } from '../settings/settings.service.ts';
import type { PaymentProvider } from './provider/provider.ts';

export interface DatabaseContext {
  db: Db;
}

/** What settling and reconciling payments needs; no request is involved. */
export interface CheckoutContext extends DatabaseContext, SettingsContext {
  log: Log;
  provider: PaymentProvider;
  env: Pick<Env, 'shopUrl' | 'reconcileMs' | 'reservationMs' | 'backgroundDelayMs'>;
  /** Sends enqueued mails soon. */
  outbox: { wake(): void };
}

/** What a shopper's request needs in addition. */
export interface ShopperContext extends CheckoutContext, CartContext {
  limits: Limits;
  clientAddress: string;
}
