import type { Feature } from '../feature.ts';
import { customersResolvers } from './customers.resolvers.ts';
import { eraseBlockReasons } from './manageCustomer.service.ts';

export const customersFeature = {
  resolvers: [customersResolvers],
  personalData: { eraseData: (tx, { id }) => eraseBlockReasons(tx, id) },
} satisfies Feature;
