// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type { StaffInvitation as DeskStaffInvitation } from './members/invitations.entity.ts';
export type { StaffMember as DeskStaffMember } from './members/members.service.ts';
export type { StaffActor as DeskMe } from './staffActor.service.ts';
export type { SavedView as DeskSavedView } from './views/savedViews.service.ts';

export type Desk = object;
