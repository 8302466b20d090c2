import type { Resolvers } from '../../../generated/resolvers.ts';
import { throwIfInvalidInput } from '../../../graphql/errors.ts';
import { withTypename } from '../../../graphql/withTypename.ts';
import { notSignedIn } from '../../../lib/problems.ts';
import { isoTime } from '../../../lib/time/isoTime.ts';
import { auditDetail, auditTitle } from '../auditWords.service.ts';
import { exportAuditLog, listAuditActions, listAuditLog } from './auditLog.service.ts';

export const auditLogResolvers = {
  Desk: {
    auditActions: listAuditActions,
    auditLog: async (_, { filter, first, after }, ctx) =>
      throwIfInvalidInput(await listAuditLog(ctx, filter ?? {}, { first, after })),
  },
  Mutation: {
    exportAuditLog: async (_, { filter, after }, ctx) => {
      if (!ctx.viewer) return notSignedIn();
      const { requestId, clientAddress, userAgent, viewer } = ctx;
      const exporter = { id: viewer.id, requestId, clientAddress, userAgent };
      return withTypename('DeskAuditLogCsv', await exportAuditLog(ctx, exporter, filter ?? {}, after));
    },
  },
  DeskAuditEvent: {
    title: ({ action }) => auditTitle(action),
    detail: auditDetail,
    at: ({ createdAt }) => isoTime(createdAt),
  },
} satisfies Resolvers;
