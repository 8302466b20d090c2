// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type { Customer as DeskCustomer } from './customers.service.ts';
