import type { Resolvers } from '../../../generated/resolvers.ts';
import { throwIfInvalidInput } from '../../../graphql/errors.ts';
import { notSignedIn } from '../../../lib/problems.ts';
import { isoTime } from '../../../lib/time/isoTime.ts';
import { auditDetail, auditTitle } from '../auditWords.service.ts';
import { exportAuditLog, listAuditActions, listAuditLog } from './auditLog.service.ts';

export const auditLogResolvers = {
  Desk: {
    auditActions: listAuditActions,
    auditLog: async (_, { filter, first, after }, ctx) =>
      throwIfInvalidInput(await listAuditLog(ctx, filter ?? {}, { first, after: after ?? null })),
  },
  Mutation: {
    exportAuditLog: (_, { filter, after }, ctx) =>
      ctx.viewer
        ? exportAuditLog(ctx, ctx.viewer, { filter: filter ?? {}, after: after ?? null })
        : notSignedIn(),
  },
  DeskAuditLog: {
    nodes: ({ events }) => events,
    pageInfo: ({ events, hasNextPage }) => ({ hasNextPage, endCursor: events.at(-1)?.id ?? null }),
  },
  DeskAuditEvent: {
    title: ({ action }) => auditTitle(action),
    detail: auditDetail,
    at: ({ createdAt }) => isoTime(createdAt),
  },
} satisfies Resolvers;
