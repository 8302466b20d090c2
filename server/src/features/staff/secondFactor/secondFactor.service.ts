import type { EntityManager } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { type Problem, problem, type Success, type TooManyRequests } from '../../../lib/problems.ts';
import type { Limits } from '../../../lib/rateLimiter.ts';
import { endOtherSessions, markSecondFactor } from '../../auth/sessions.service.ts';
import { getSettings, type SettingsContext } from '../../settings/settings.service.ts';
import { recordAuditEvent } from '../../users/audit.service.ts';
import { setSecondFactorSince } from '../../users/users.service.ts';
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
const wrongCode = problem(
  'WrongCode',
  'This code is wrong or was used before. Please wait for the next one.',
);

export type SecondFactorExists = Problem<'SecondFactorExists'>;
const secondFactorExists = problem(
  'SecondFactorExists',
  'You have a second factor. Please remove it before you set up another one.',
);

interface SecondFactorSetup {
  __typename: 'DeskSecondFactorSetup';
  secret: string;
  uri: string;
}

/** Creates a secret for a program that shows codes. It counts once a code has confirmed it. */
export async function setUpSecondFactor(
  ctx: SecondFactorContext,
  account: { email: string; secondFactorSince: number | null },
): Promise<SecondFactorSetup | SecondFactorExists> {
  if (account.secondFactorSince !== null) return secondFactorExists;
  const { db, actor } = ctx;
  const secret = newSecret();
  await db.write(async (tx) => {
    await tx.delete(SecondFactor, { userId: actor.id });
    await insertRows(tx, SecondFactor, [{ userId: actor.id, secret, lastStep: 0, recoveryHashes: [] }]);
  });
  return {
    __typename: 'DeskSecondFactorSetup',
    secret,
    uri: setupUri(secret, { issuer: getSettings(ctx).name, label: account.email }),
  };
}

interface SecondFactorConfirmed {
  __typename: 'DeskSecondFactorConfirmed';
  recoveryCodes: string[];
  message: string;
}

/**
 * Turns the second factor on with the first code. Sessions elsewhere end, because nobody has given a code in them.
 * @returns recovery codes, which nobody can read again
 */
export async function confirmSecondFactor(
  ctx: SecondFactorContext,
  code: string,
): Promise<SecondFactorConfirmed | WrongCode | TooManyRequests> {
  const { actor } = ctx;
  const recoveryCodes = newRecoveryCodes();
  const refusal = await useCode(ctx, code, async (tx) => {
    const recoveryHashes = recoveryCodes.map(hashRecoveryCode);
    await tx.update(SecondFactor, { userId: actor.id }, { recoveryHashes });
    await setSecondFactorSince(tx, actor.id, Date.now());
    await endOtherSessions(tx, actor.id, ctx.token);
    await recordAuditEvent(tx, actor, { action: 'secondFactorSetUp', userId: actor.id, actorId: actor.id });
  });
  return (
    refusal ?? {
      __typename: 'DeskSecondFactorConfirmed',
      recoveryCodes,
      message: 'Your second factor is on.',
    }
  );
}

/** Opens the desk for this session with a code or a recovery code. */
export async function verifySecondFactor(
  ctx: SecondFactorContext,
  code: string,
): Promise<Success<'DeskSecondFactorVerified'> | WrongCode | TooManyRequests> {
  const refusal = await useCode(ctx, code, async () => undefined);
  return refusal ?? { __typename: 'DeskSecondFactorVerified', message: 'Welcome!' };
}

/** Turns the second factor off with a code or a recovery code. */
export async function removeSecondFactor(
  ctx: SecondFactorContext,
  code: string,
): Promise<Success<'DeskSecondFactorRemoved'> | WrongCode | TooManyRequests> {
  const { actor } = ctx;
  const refusal = await useCode(ctx, code, (tx) => deleteSecondFactor(tx, actor, actor.id));
  return refusal ?? { __typename: 'DeskSecondFactorRemoved', message: 'Your second factor is off.' };
}

/** Deletes the second factor of an account, for example when its owner has lost the program and the recovery codes. */
export async function deleteSecondFactor(
  tx: EntityManager,
  actor: StaffActor,
  userId: string,
): Promise<void> {
  const { affected } = await tx.delete(SecondFactor, { userId });
  if (affected !== 1) return;
  await setSecondFactorSince(tx, userId, null);
  await recordAuditEvent(tx, actor, { action: 'secondFactorRemoved', userId, actorId: actor.id });
}

/** As a part of the erasure of an account. */
export const eraseSecondFactor = (tx: EntityManager, userId: string): Promise<unknown> =>
  tx.delete(SecondFactor, { userId });

/**
 * Accepts a code, marks the session and runs `work`, all in one transaction.
 * @returns null, or why the code was refused; attempts are limited
 */
async function useCode(
  { db, limits, token, actor }: SecondFactorContext,
  code: string,
  work: (tx: EntityManager) => Promise<unknown>,
): Promise<WrongCode | TooManyRequests | null> {
  const attempt = { address: actor.clientAddress, account: actor.id };
  const tooMany = await limits.consume('secondFactor', attempt);
  if (tooMany) return tooMany;
  const isAccepted = await db.write(async (tx) => {
    if (!(await consumeCode(tx, actor.id, code))) return false;
    await markSecondFactor(tx, token);
    await work(tx);
    return true;
  });
  if (!isAccepted) return wrongCode;
  await limits.reset('secondFactor', attempt);
  return null;
}

/** Uses a code or recovery code up. */
async function consumeCode(tx: EntityManager, userId: string, code: string): Promise<boolean> {
  // An update without a change locks the row, so that of two concurrent requests with the same code one succeeds.
  await tx.update(SecondFactor, { userId }, { userId });
  const factor = await tx.findOneBy(SecondFactor, { userId });
  if (!factor) return false;
  const { lastStep, recoveryHashes } = factor;
  const step = stepOfCode(factor.secret, code);
  if (step !== null) {
    if (step <= lastStep) return false;
    await tx.update(SecondFactor, { userId }, { lastStep: step });
    return true;
  }
  const hash = hashRecoveryCode(code);
  if (!recoveryHashes.includes(hash)) return false;
  const left = recoveryHashes.filter((other) => other !== hash);
  await tx.update(SecondFactor, { userId }, { recoveryHashes: left });
  return true;
}
