import type { Resolvers } from '../../generated/resolvers.ts';
import { toImage } from '../../lib/pictures/images.ts';
import { updateProfile } from './profile.service.ts';

export const usersResolvers = {
  Query: {
    me: (_, __, ctx) => ctx.viewer,
  },
  Mutation: {
    updateProfile: (_, { input }, ctx) => updateProfile(ctx, input),
  },
  User: {
    images: ({ images }) => images.map(toImage),
  },
} satisfies Resolvers;
