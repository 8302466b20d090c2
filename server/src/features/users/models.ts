// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type {
  NamedAuditEvent as DeskAuditEvent,
  NamedAuditEvent as DeskCustomerEvent,
} from './desk/auditLog.service.ts';
export type { Viewer as User } from './users.service.ts';
