import { getSettings, type SettingsContext } from '../settings/settings.service.ts';
import type { Viewer } from '../users/users.service.ts';

/** Whether a member of staff can use the desk in this session. */
export type StaffAccess = 'open' | 'codeNeeded' | 'setupNeeded';

export function accessOf(
  ctx: SettingsContext,
  { secondFactorSince, hasGivenSecondFactor }: Pick<Viewer, 'secondFactorSince' | 'hasGivenSecondFactor'>,
): StaffAccess {
  if (secondFactorSince !== null) return hasGivenSecondFactor ? 'open' : 'codeNeeded';
  return getSettings(ctx).requireSecondFactor ? 'setupNeeded' : 'open';
}
