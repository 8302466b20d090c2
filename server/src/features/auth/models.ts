// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type {
  ActiveSession as DeskCustomerSession,
  ActiveSession as DeskStaffSession,
  ActiveSession as Session,
} from './sessions.service.ts';
