// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type {
  Customer as DeskCustomer,
  CustomerPage as DeskCustomerConnection,
} from './customers.service.ts';
