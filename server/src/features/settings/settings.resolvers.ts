import type { Resolvers } from '../../generated/resolvers.ts';
import { utcOffset } from '../../lib/time/shopZone.ts';
import { findInfoPage, getSettings } from './settings.service.ts';

export const settingsResolvers = {
  Query: {
    shopInfo: (_, __, ctx) => ({ ...getSettings(ctx), utcOffset: utcOffset() }),
    infoPage: (_, { slug }, ctx) => findInfoPage(ctx, slug),
  },
} satisfies Resolvers;
