import { createTimeAnnouncer } from '../catalog/timeAnnouncer.service.ts';
import type { Feature } from '../feature.ts';
import { announceUsedUpOffers, listAnnouncedTimes } from './announcedOffers.service.ts';
import { offersDeskResolvers } from './desk/offersDesk.resolvers.ts';
import { offersResolvers } from './offers.resolvers.ts';
import { deleteCode, exportCode } from './offers.service.ts';

const OFFERS_MS = 10_000;

export const offersFeature = {
  resolvers: [offersResolvers, offersDeskResolvers],
  jobs: (shop) => [
    {
      name: 'announce offers',
      intervalMs: OFFERS_MS,
      run: createTimeAnnouncer(shop, () => listAnnouncedTimes(shop)),
    },
    { name: 'announce used up offers', intervalMs: OFFERS_MS, run: () => announceUsedUpOffers(shop) },
  ],
  personalData: {
    exportData: async (ctx, { id }) => ({ couponCode: await exportCode(ctx, id) }),
    eraseData: (tx, { id }) => deleteCode(tx, id),
  },
} satisfies Feature;
