import type { Resolvers } from '../../../generated/resolvers.ts';
import { throwIfInvalidInput } from '../../../graphql/errors.ts';
import { withTypename } from '../../../graphql/withTypename.ts';
import { notSignedIn } from '../../../lib/problems.ts';
import { isoTime } from '../../../lib/time/isoTime.ts';
import { getSettings } from '../../settings/settings.service.ts';
import { getStaffActor } from '../../staff/staffActor.service.ts';
import { previewText } from './letters.mails.ts';
import { countSentMails, findLetter, listLetters, saveLetter } from './letters.service.ts';
import { sendLetter, sendTestLetter, stopLetter } from './sendLetter.service.ts';
import { exportSubscribers, listSubscribers } from './subscribers.service.ts';

export const newsletterDeskResolvers = {
  Desk: {
    subscribers: async (_, { search, state, ...page }, ctx) =>
      throwIfInvalidInput(await listSubscribers(ctx, { search, state }, page)),
    subscriberCount: (_, __, { subscriberCount }) => subscriberCount.load(null),
    letters: async (_, range, ctx) => throwIfInvalidInput(await listLetters(ctx, range)),
    letter: (_, { id }, { db }) => findLetter(db.read, id),
    letterPreview: (_, { body }, ctx) => previewText(body, getSettings(ctx), ctx.env.shopUrl),
  },
  Mutation: {
    exportSubscribers: async (_, { after, ...filter }, ctx) =>
      withTypename('DeskSubscribersCsv', await exportSubscribers(ctx, getStaffActor(ctx), filter, after)),
    saveLetter: (_, change, ctx) => saveLetter(ctx, getStaffActor(ctx), change),
    sendTestLetter: (_, { id }, ctx) =>
      ctx.viewer ? sendTestLetter(ctx, getStaffActor(ctx), { id, email: ctx.viewer.email }) : notSignedIn(),
    sendLetter: (_, letter, ctx) => sendLetter(ctx, getStaffActor(ctx), letter),
    stopLetter: (_, { id }, ctx) => stopLetter(ctx, getStaffActor(ctx), id),
  },
  DeskSubscriber: {
    subscribedAt: ({ subscribedAt }) => isoTime(subscribedAt),
    unsubscribedAt: ({ unsubscribedAt }) => isoTime(unsubscribedAt),
  },
  DeskLetter: {
    sentCount: (letter, _, ctx) => countSentMails(ctx, letter),
    updatedAt: ({ updatedAt }) => isoTime(updatedAt),
    startedAt: ({ startedAt }) => isoTime(startedAt),
    finishedAt: ({ finishedAt }) => isoTime(finishedAt),
  },
} satisfies Resolvers;
