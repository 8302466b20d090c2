import type { EntityManager } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { insertRows } from '../../../database/insertRows.ts';
import type { Limits } from '../../../lib/limits/rateLimiter.ts';
import type { Problem, Success, TooManyRequests } from '../../../lib/problems.ts';
import {
  confirmIdentity,
  type IdentityContext,
  type IdentityProblem,
} from '../../auth/passwords/confirmIdentity.service.ts';
import { endOtherSessions, markSecondFactor } from '../../auth/sessions.service.ts';
import { getSettings, type SettingsContext } from '../../settings/settings.service.ts';
import { type RequestSource, recordAuditEvent, recordStaffEvent } from '../../users/audit.service.ts';
import {
  lockAccount,
  lockWithoutSecondFactor,
  lockWithSecondFactor,
  setSecondFactorSince,
  type Viewer,
} from '../../users/users.service.ts';
import { codeWrong, secondFactorExists } from '../staff.problems.ts';
import type { StaffActor } from '../staffActor.service.ts';
import { hashRecoveryCode, newRecoveryCodes, newSecret, setupUri, stepOfCode } from './codes.ts';
import { SecondFactor } from './secondFactor.entity.ts';

export interface SecondFactorContext extends SettingsContext {
  db: Db;
  limits: Limits;
  /** The session that the code is given in. */
  token: string | null;
  actor: StaffActor;
}

export type WrongCode = Problem<'WrongCode'>;
export type SecondFactorExists = Problem<'SecondFactorExists'>;
interface SecondFactorSetup {
  __typename: 'DeskSecondFactorSetup';
  secret: string;
  uri: string;
}

/**
 * Creates a secret for a program that shows codes. It counts once a code has confirmed it. Without the password, somebody else at
 * an unattended device could lock the member out.
 */
export async function setUpSecondFactor(
  ctx: IdentityContext & SecondFactorContext,
  viewer: Viewer,
  password: string | null | undefined,
): Promise<SecondFactorSetup | SecondFactorExists | IdentityProblem> {
  if (viewer.secondFactorSince !== null) return secondFactorExists();
  const refusal = await confirmIdentity(ctx, viewer, password);
  if (refusal) return refusal;
  const userId = viewer.id;
  const secret = newSecret();
  const isStored = await ctx.db.write(async (tx) => {
    // Another tab may have turned it on meanwhile.
    if (!(await lockWithoutSecondFactor(tx, userId))) return false;
    await tx.delete(SecondFactor, { userId });
    await insertRows(tx, SecondFactor, [{ userId, secret, lastStep: 0, recoveryHashes: [] }]);
    return true;
  });
  if (!isStored) return secondFactorExists();
  return {
    __typename: 'DeskSecondFactorSetup',
    secret,
    uri: setupUri(secret, { issuer: getSettings(ctx).name, label: viewer.email }),
  };
}

interface SecondFactorConfirmed {
  __typename: 'DeskSecondFactorConfirmed';
  recoveryCodes: string[];
  message: string;
}

/**
 * Turns the second factor on with the first code. Sessions elsewhere end, because nobody has given a code in them. A second factor that is
 * on stays: a code opens one session, and must not give new recovery codes.
 * @returns recovery codes, which nobody can read again
 */
export async function confirmSecondFactor(
  ctx: SecondFactorContext,
  { secondFactorSince }: Viewer,
  code: string,
): Promise<SecondFactorConfirmed | SecondFactorExists | WrongCode | TooManyRequests> {
  if (secondFactorSince !== null) return secondFactorExists();
  const { actor } = ctx;
  const recoveryCodes = newRecoveryCodes();
  let isFirst = false;
  const refusal = await useCode(ctx, code, lockAccount, async (tx) => {
    // Another tab may have turned it on meanwhile.
    isFirst = await lockWithoutSecondFactor(tx, actor.id);
    if (!isFirst) return;
    const recoveryHashes = recoveryCodes.map(hashRecoveryCode);
    await tx.update(SecondFactor, { userId: actor.id }, { recoveryHashes });
    await setSecondFactorSince(tx, actor.id, Date.now());
    await endOtherSessions(tx, actor.id, ctx.token);
    await recordStaffEvent(tx, actor, { action: 'secondFactorSetUp', userId: actor.id });
  });
  if (refusal) return refusal;
  if (!isFirst) return secondFactorExists();
  return {
    __typename: 'DeskSecondFactorConfirmed',
    recoveryCodes,
    message: 'Your second factor is on.',
  };
}

/** Opens the desk for this session with a code or a recovery code. */
export async function verifySecondFactor(
  ctx: SecondFactorContext,
  code: string,
): Promise<Success<'DeskSecondFactorVerified'> | WrongCode | TooManyRequests> {
  const refusal = await useCode(ctx, code, lockWithSecondFactor, async () => undefined);
  return refusal ?? { __typename: 'DeskSecondFactorVerified', message: 'Welcome!' };
}

/** Turns the second factor off with a code or a recovery code. */
export async function removeSecondFactor(
  ctx: SecondFactorContext,
  code: string,
): Promise<Success<'DeskSecondFactorRemoved'> | WrongCode | TooManyRequests> {
  const { actor } = ctx;
  const refusal = await useCode(ctx, code, lockWithSecondFactor, (tx) =>
    deleteSecondFactor(tx, actor, { userId: actor.id, actorId: actor.id }),
  );
  return refusal ?? { __typename: 'DeskSecondFactorRemoved', message: 'Your second factor is off.' };
}

/** Deletes the second factor of an account, for example when its owner has lost the program and the recovery codes. */
export async function deleteSecondFactor(
  tx: EntityManager,
  source: RequestSource,
  { userId, ...by }: { userId: string; actorId?: string },
): Promise<void> {
  const { affected } = await tx.delete(SecondFactor, { userId });
  if (affected !== 1) return;
  await setSecondFactorSince(tx, userId, null);
  await recordAuditEvent(tx, source, { action: 'secondFactorRemoved', userId, ...by });
}

/** As a part of the erasure of an account. */
export const eraseSecondFactor = (tx: EntityManager, userId: string): Promise<unknown> =>
  tx.delete(SecondFactor, { userId });

/**
 * Accepts a code, marks the session and runs `work`, all in one transaction.
 * @param lock locks the account's row; whether the account may use a code. If not, the code stays unused
 * @returns null, or why the code was refused; attempts are limited
 */
async function useCode(
  { db, limits, token, actor }: SecondFactorContext,
  code: string,
  lock: (tx: EntityManager, userId: string) => Promise<boolean>,
  work: (tx: EntityManager) => Promise<unknown>,
): Promise<WrongCode | TooManyRequests | null> {
  const attempt = { address: actor.clientAddress, account: actor.id };
  const tooMany = await limits.consume('secondFactor', attempt);
  if (tooMany) return tooMany;
  const userId = actor.id;
  const isAccepted = await db.write(async (tx) => {
    // Of two requests with the same code, the second one waits here, and is refused.
    const accepted = (await lock(tx, userId)) ? await consumeCode(tx, userId, code) : null;
    if (accepted !== 'timeCode') {
      const action = accepted ? 'recoveryCodeUsed' : 'secondFactorRefused';
      await recordAuditEvent(tx, actor, { action, userId, actorId: userId });
    }
    if (!accepted) return false;
    await markSecondFactor(tx, token);
    await work(tx);
    return true;
  });
  if (!isAccepted) return codeWrong();
  await limits.reset('secondFactor', attempt);
  return null;
}

/** Uses a code up. @returns what it was; null: it is wrong */
async function consumeCode(
  tx: EntityManager,
  userId: string,
  code: string,
): Promise<'timeCode' | 'recoveryCode' | null> {
  const factor = await tx.findOneBy(SecondFactor, { userId });
  if (!factor) return null;
  const { lastStep, recoveryHashes } = factor;
  const step = stepOfCode(factor.secret, code);
  if (step !== null) {
    if (step <= lastStep) return null;
    await tx.update(SecondFactor, { userId }, { lastStep: step });
    return 'timeCode';
  }
  const hash = hashRecoveryCode(code);
  if (!recoveryHashes.includes(hash)) return null;
  const left = recoveryHashes.filter((other) => other !== hash);
  await tx.update(SecondFactor, { userId }, { recoveryHashes: left });
  return 'recoveryCode';
}
