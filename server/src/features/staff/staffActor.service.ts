import type { Actor, RequestSource } from '../users/audit.service.ts';
import type { Caller } from '../users/caller.service.ts';
import type { StaffRole } from '../users/users.service.ts';

/** A member of staff who changes something, with the source of the request for the audit log. */
export interface StaffActor extends Actor {
  /** As the caller's: permissions are asked of the actor as well. */
  kind: 'staff';
  name: string;
  role: StaffRole;
}

/**
 * The member of staff who sends a request. Only for fields with the directive `@staff`, which lets nobody else pass.
 * @throws for everybody else
 */
export function getStaffActor(ctx: RequestSource & { caller: Caller }): StaffActor {
  const { caller, requestId, clientAddress, userAgent } = ctx;
  if (caller.kind !== 'staff') throw new Error('The field lacks the directive @staff');
  return {
    kind: caller.kind,
    id: caller.viewer.id,
    name: caller.viewer.name,
    role: caller.role,
    requestId,
    clientAddress,
    userAgent,
  };
}
