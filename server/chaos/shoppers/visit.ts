import type { Environment } from '../environment/environment.ts';
import type { Account } from './accounts.ts';
import type { Plan } from './plans.ts';
import type { Client } from './shopApi.ts';

/** The outcome of one checkout for its shopper. */
export type Outcome =
  | 'ordered'
  | 'tab closed after paying'
  | 'sold out'
  | 'refunded'
  | 'confirmed later'
  | 'did not pay'
  | 'payment failed'
  | 'cancelled'
  | 'paid before'
  | 'gave up in an outage'
  | 'wrongly refused';

/** One checkout of a shopper, with what its steps need. */
export interface Visit {
  environment: Environment;
  account: Account;
  plan: Plan;
  client: Client;
  /** Start of the checkout. */
  since: number;
}
