import type { Viewer } from '../users/users.service.ts';

/** Whether a member of staff can use the desk in this session. */
export type StaffAccess = 'open' | 'codeNeeded';

export const accessOf = ({
  secondFactorSince,
  hasGivenSecondFactor,
}: Pick<Viewer, 'secondFactorSince' | 'hasGivenSecondFactor'>): StaffAccess =>
  secondFactorSince === null || hasGivenSecondFactor ? 'open' : 'codeNeeded';
