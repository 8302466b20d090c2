import type { RequestSource } from '../users/audit.service.ts';
import type { StaffRole, Viewer } from '../users/users.service.ts';

/** A member of staff who changes something, with the source of the request for the audit log. */
export interface StaffActor extends RequestSource {
  id: string;
  name: string;
  role: StaffRole;
}

/**
 * The member of staff who sends a request. Only for fields with the directive `@staff`, which lets nobody else pass.
 * @throws for everybody else
 */
export function getStaffActor(ctx: RequestSource & { viewer: Viewer | null }): StaffActor {
  const { viewer, requestId, clientAddress, userAgent } = ctx;
  if (!viewer?.staffRole) throw new Error('The field lacks the directive @staff');
  return {
    id: viewer.id,
    name: viewer.name,
    role: viewer.staffRole,
    requestId,
    clientAddress,
    userAgent,
  };
}
