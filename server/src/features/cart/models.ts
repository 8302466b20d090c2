// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type { Cart, PricedLine as CartLine } from './pricedCart.service.ts';
