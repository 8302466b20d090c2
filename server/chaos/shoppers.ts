import { type Account, signIn } from './accounts.ts';
import { attackShop } from './attacks.ts';
import type { Environment } from './environment.ts';
import type { Plan } from './plans.ts';
import { buy, buyAsLegacyClient } from './purchase.ts';
import { addReview, addWish, isAccepted, type Session, signOut } from './shopApi.ts';
import type { Outcome, Visit } from './visit.ts';

/** Does one checkout of a shopper, and the other actions of the plan. */
export async function shop(environment: Environment, account: Account, plan: Plan): Promise<Outcome> {
  const session = account.sessions.find(({ api }) => api === plan.api) as Session;
  const client = { server: plan.server, session };
  const visit: Visit = { environment, account, plan, client, since: Date.now() };
  const outcome = plan.isLegacy ? await buyAsLegacyClient(visit) : await buy(visit);
  await doOtherActions(visit);
  return outcome;
}

/** Reviews, adds to My List, attacks and signs out, as the plan says. */
async function doOtherActions({ environment, account, plan, client }: Visit): Promise<void> {
  const { record } = environment;
  const { review, wish, attack } = plan;
  const { userId } = account;
  if (review) {
    const productId = review.id;
    const both = await Promise.all([
      addReview(environment, client, productId),
      addReview(environment, client, productId),
    ]);
    if (both.some(({ verdict }) => verdict === 'done')) {
      record.acknowledgedWrites.push({ kind: 'review', userId, productId });
    } else if (both.some(({ inDoubt }) => inDoubt))
      record.uncertainWrites.push({ kind: 'review', userId, productId });
  }
  if (wish) {
    const productId = wish.id;
    const { verdict, inDoubt } = await addWish(environment, client, productId);
    if (verdict === 'done') record.acknowledgedWrites.push({ kind: 'wish', userId, productId });
    else if (inDoubt) record.uncertainWrites.push({ kind: 'wish', userId, productId });
  }
  if (attack) await attackShop(environment, account, plan, attack);
  if (plan.signsOut) await signInAndOut(environment, account, plan.server);
}

/** Opens a session and ends it. Every server must refuse the session afterwards. */
async function signInAndOut(environment: Environment, account: Account, server: number): Promise<void> {
  const { record } = environment;
  const token = (await signIn(environment, account))?.token;
  if (!token) return;
  const session: Session = { userId: account.userId, api: 'graphql', token, address: '10.2.0.1' };
  const { verdict, inDoubt } = await signOut(environment, { server, session });
  if (inDoubt) record.uncertainWrites.push({ kind: 'sign out', token });
  if (verdict !== 'done') return;
  record.revokedTokens.push(token);
  if (await isAccepted(environment, server + 1, token))
    record.addViolation('revoked sessions are refused', 'at once');
}
