import { StaffInvitation } from './members/invitations.entity.ts';
import { SecondFactor } from './secondFactor/secondFactor.entity.ts';

export const staffTables = [StaffInvitation, SecondFactor];
