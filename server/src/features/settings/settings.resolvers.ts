import type { Resolvers } from '../../generated/resolvers.ts';
import { findInfoPage, getSettings } from './settings.service.ts';

export const settingsResolvers = {
  Query: {
    shopInfo: (_, __, ctx) => getSettings(ctx),
    infoPage: (_, { slug }, ctx) => findInfoPage(ctx, slug),
  },
} satisfies Resolvers;
