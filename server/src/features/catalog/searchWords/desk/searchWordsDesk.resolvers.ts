import type { Resolvers } from '../../../../generated/resolvers.ts';
import { getStaffActor } from '../../../staff/staffActor.service.ts';
import { groceryWords } from '../groceryWords.ts';
import { joinedGroups } from '../ownGroups.ts';
import { changeSearchWords, exportSearchWords, getEditedSearchWords } from './searchWords.service.ts';

export const searchWordsDeskResolvers = {
  Desk: {
    searchWords: (_, __, ctx) => getEditedSearchWords(ctx),
  },
  DeskSearchWords: {
    builtIn: () => [...groceryWords],
  },
  DeskOwnSearchWords: {
    words: (words) => [...words],
    joins: joinedGroups,
  },
  DeskBuiltInSearchWords: {
    narrower: ({ narrower = [] }) => [...narrower],
  },
  Mutation: {
    changeSearchWords: (_, args, ctx) => changeSearchWords(ctx, getStaffActor(ctx), args),
    exportSearchWords: (_, __, ctx) => exportSearchWords(ctx, getStaffActor(ctx)),
  },
} satisfies Resolvers;
