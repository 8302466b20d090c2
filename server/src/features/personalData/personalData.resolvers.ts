import type { Resolvers } from '../../generated/resolvers.ts';
import { deleteAccount } from './personalData.service.ts';

export const personalDataResolvers: Resolvers = {
  Mutation: { deleteAccount: (_, { password }, ctx) => deleteAccount(ctx, password) },
};
