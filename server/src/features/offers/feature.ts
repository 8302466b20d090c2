import type { Feature } from '../feature.ts';
import { offersDeskResolvers } from './desk/offersDesk.resolvers.ts';
import { offersResolvers } from './offers.resolvers.ts';
import { deleteCode, exportCode } from './offers.service.ts';

export const offersFeature = {
  resolvers: [offersResolvers, offersDeskResolvers],
  personalData: {
    exportData: async (ctx, { id }) => ({ couponCode: await exportCode(ctx, id) }),
    eraseData: (tx, { id }) => deleteCode(tx, id),
  },
} satisfies Feature;
