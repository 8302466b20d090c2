import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { playgroundDir } from '../config/paths.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The files of the playground, which GET /graphql opens in a browser. */
export async function playground(app: FastifyInstance): Promise<void> {
  if (!existsSync(playgroundDir)) return;
  await app.register(staticFiles, {
    root: path.join(playgroundDir, 'assets'),
    prefix: '/playground/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: YEAR_MS,
    preCompressed: true,
  });
}

/** Whether it is somebody at a browser's address bar, and not a client with an operation. */
export function isVisit({ method, query, headers }: FastifyRequest): boolean {
  return method === 'GET' && !hasOperation(query) && Boolean(headers.accept?.includes('text/html'));
}

const hasOperation = (query: unknown) => typeof query === 'object' && query !== null && 'query' in query;

/** The playground's page. Its editor brings its fonts inside of its style sheet, which no other page of ours needs. */
export async function openPlayground(reply: FastifyReply): Promise<FastifyReply> {
  if (!existsSync(playgroundDir)) {
    return reply.code(503).type('text/plain').send('The playground is not built: npm run build\n');
  }
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', `${policy};font-src 'self' data:`);
  reply.header('cache-control', 'no-cache').header('vary', 'accept').type('text/html; charset=utf-8');
  return reply.send(await readFile(path.join(playgroundDir, 'index.html')));
}
