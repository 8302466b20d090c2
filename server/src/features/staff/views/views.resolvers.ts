import type { Resolvers } from '../../../generated/resolvers.ts';
import { withTypename } from '../../../graphql/withTypename.ts';
import { getStaffActor } from '../staffActor.service.ts';
import { deleteView, listSavedViews, saveView } from './savedViews.service.ts';

export const viewsResolvers = {
  Desk: {
    savedViews: (_, { list }, ctx) => listSavedViews(ctx, getStaffActor(ctx), list),
  },
  Mutation: {
    saveView: async (_, input, ctx) =>
      withTypename('DeskSavedView', await saveView(ctx, getStaffActor(ctx), input)),
    deleteView: async (_, { id }, ctx) =>
      withTypename('DeskViewDeleted', await deleteView(ctx, getStaffActor(ctx), id)),
  },
  DeskSavedView: {
    isOwn: ({ ownerId }, _, { viewer }) => ownerId === viewer?.id,
  },
} satisfies Resolvers;
