import type { ApolloClient } from '@apollo/client';
import { searchProducts } from '../../features/catalogue/searchProducts.ts';
import { searchCustomers } from '../../features/customers/searchCustomers.ts';
import { searchOrders } from '../../features/orders/searchOrders.ts';
import { searchStock } from '../../features/stock/searchStock.ts';
import type { DeskPermission } from '../../generated/graphql.ts';

/** Something that the command bar opens. */
export interface Command {
  /** The page that it opens. */
  path: string;
  label: string;
  /** A second, smaller text. */
  detail?: string;
}

/** A kind of thing that the command bar finds, such as orders. */
export interface CommandSource {
  label: string;
  permission: DeskPermission;
  /** The best matches of a text, at most five. Those that have a list of all matches lead to it if there are more. */
  search(client: ApolloClient, text: string): Promise<Command[]>;
}

/** In the order in which their results are shown, after the pages. */
export const commandSources: readonly CommandSource[] = [
  { label: 'Orders', permission: 'READ_ORDERS', search: searchOrders },
  { label: 'Customers', permission: 'READ_CUSTOMERS', search: searchCustomers },
  { label: 'Products', permission: 'READ_CATALOGUE', search: searchProducts },
  { label: 'Stock', permission: 'READ_STOCK', search: searchStock },
];
