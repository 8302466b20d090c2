import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../environment/environment.ts';
import { type Account, signIn } from './accounts.ts';
import { attackShop } from './attacks.ts';
import type { Plan } from './plans.ts';
import { buy, buyAsLegacyClient } from './purchase.ts';
import { addReview, addToWishlist, isTokenAccepted, readCart, type Session, signOut } from './shopApi.ts';
import { actAsStaff } from './staff.ts';
import type { Outcome, Visit } from './visit.ts';

/** Does one checkout of a shopper and the other actions of the plan, also those of staff. @returns the outcome of the checkout */
export async function runPlan(
  environment: Environment,
  { account, staff }: { account: Account; staff: Account },
  plan: Plan,
): Promise<Outcome> {
  const session = account.sessions.find(({ api }) => api === plan.api) as Session;
  const client = { server: plan.server, session };
  const visit: Visit = { environment, account, plan, client, since: Date.now() };
  const outcome = plan.isLegacy ? await buyAsLegacyClient(visit) : await buy(visit);
  await doOtherActions(visit);
  if (plan.staffAction) await actAsStaff(visit, staff, plan.staffAction);
  return outcome;
}

/** Reads a shopper's cart again and again, until the signal is aborted. */
export async function readCartUntil(
  environment: Environment,
  { sessions }: Account,
  signal: AbortSignal,
): Promise<void> {
  const session = sessions.find(({ api }) => api === 'rest') as Session;
  while (!signal.aborted) {
    await readCart(environment, { server: 0, session });
    await sleep(READ_PAUSE_MS);
  }
}

const READ_PAUSE_MS = 200;

/** Reviews a product, adds one to My List, attacks the shop and signs out, as the plan says. */
async function doOtherActions({ environment, account, plan, client }: Visit): Promise<void> {
  const { record } = environment;
  const { reviewedProduct, wishlistProduct, attack } = plan;
  const { userId } = account;
  if (reviewedProduct) {
    const productId = reviewedProduct.id;
    const results = await Promise.all([
      addReview(environment, client, productId),
      addReview(environment, client, productId),
    ]);
    if (results.some(({ verdict }) => verdict === 'done')) {
      record.acknowledgedWrites.push({ kind: 'review', userId, productId });
    } else if (results.some(({ isUncertain }) => isUncertain))
      record.uncertainWrites.push({ kind: 'review', userId, productId });
  }
  if (wishlistProduct) {
    const productId = wishlistProduct.id;
    const { verdict, isUncertain } = await addToWishlist(environment, client, productId);
    if (verdict === 'done') record.acknowledgedWrites.push({ kind: 'wishlist item', userId, productId });
    else if (isUncertain) record.uncertainWrites.push({ kind: 'wishlist item', userId, productId });
  }
  if (attack) await attackShop(environment, account, plan, attack);
  if (plan.signsOut) await signInAndOut(environment, account, plan.server);
}

/** Signs in and out. Records a violation if another server still accepts the session's token. */
async function signInAndOut(environment: Environment, account: Account, server: number): Promise<void> {
  const { record } = environment;
  const token = (await signIn(environment, account))?.token;
  if (!token) return;
  const session: Session = { userId: account.userId, api: 'graphql', token, address: '10.2.0.1' };
  const { verdict, isUncertain } = await signOut(environment, { server, session });
  if (isUncertain) record.uncertainWrites.push({ kind: 'sign out', token });
  if (verdict !== 'done') return;
  record.revokedTokens.push(token);
  if (await isTokenAccepted(environment, server + 1, token))
    record.addViolation('revoked sessions are refused', 'a token is accepted after the sign-out');
}
