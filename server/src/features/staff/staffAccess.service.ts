import type { LimitedAction, Limits } from '../../lib/limits/rateLimiter.ts';
import {
  type NotAllowed,
  type NotSignedIn,
  notAllowed,
  notSignedIn,
  type TooManyRequests,
} from '../../lib/problems.ts';
import { getSettings, type SettingsContext } from '../settings/settings.service.ts';
import type { RequestSource } from '../users/audit.service.ts';
import type { Caller } from '../users/caller.service.ts';
import type { Viewer } from '../users/users.service.ts';
import { type DeskPermission, may } from './permissions.service.ts';
import { secondFactorNeeded } from './staff.problems.ts';
import { getStaffActor, type StaffActor } from './staffActor.service.ts';

/** Whether a member of staff can use the desk in this session. */
export type StaffAccess = 'open' | 'codeNeeded' | 'setupNeeded';

export function accessOf(
  ctx: SettingsContext,
  { secondFactorSince, hasGivenSecondFactor }: Pick<Viewer, 'secondFactorSince' | 'hasGivenSecondFactor'>,
): StaffAccess {
  if (secondFactorSince !== null) return hasGivenSecondFactor ? 'open' : 'codeNeeded';
  return getSettings(ctx).requireSecondFactor ? 'setupNeeded' : 'open';
}

/** Why a caller may not do what needs these permissions, all of them; null: the caller may. Every way into the desk asks this. */
export function findRefusal(
  ctx: SettingsContext,
  caller: Caller,
  permissions: readonly DeskPermission[],
): NotSignedIn | NotAllowed | null {
  if (caller.kind === 'visitor') return notSignedIn();
  if (!permissions.every((permission) => may(caller, permission))) return notAllowed();
  const isSigningIn = permissions.every((permission) => permission === 'SIGN_IN_TO_DESK');
  if (isSigningIn || accessOf(ctx, caller.viewer) === 'open') return null;
  return secondFactorNeeded();
}

/** Lets a member of staff in who sends or reads a file, as often as the limit allows. */
export async function admitStaff(
  ctx: SettingsContext & { limits: Limits },
  sender: RequestSource & { caller: Caller },
  { permission, limit }: { permission: DeskPermission; limit: LimitedAction },
): Promise<StaffActor | NotSignedIn | NotAllowed | TooManyRequests> {
  const refusal = findRefusal(ctx, sender.caller, [permission]);
  if (refusal) return refusal;
  const actor = getStaffActor(sender);
  return (await ctx.limits.consume(limit, { address: sender.clientAddress, account: actor.id })) ?? actor;
}
