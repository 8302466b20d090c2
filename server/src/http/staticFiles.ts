import staticFiles, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Serves a folder whose files never change: browsers may keep them for a year. */
export const serveImmutableFiles = async (
  app: FastifyInstance,
  options: FastifyStaticOptions,
): Promise<void> => {
  await app.register(staticFiles, { ...options, decorateReply: false, immutable: true, maxAge: YEAR_MS });
};
