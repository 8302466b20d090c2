import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../config/env.ts';
import { playgroundDir } from '../config/paths.ts';
import { contentSecurityPolicy } from '../http/securityHeaders.ts';
import { serveImmutableFiles } from '../http/staticFiles.ts';

/** Serves the scripts and styles of the playground (GraphiQL), which GET /graphql opens in a browser. */
export async function playgroundFiles(app: FastifyInstance): Promise<void> {
  if (!existsSync(playgroundDir)) return;
  await serveImmutableFiles(app, {
    root: path.join(playgroundDir, 'assets'),
    prefix: '/playground/assets/',
    preCompressed: true,
  });
}

/** Whether somebody opened the endpoint in a browser; otherwise the request contains an operation. */
export function isPlaygroundVisit({ method, query, headers }: FastifyRequest): boolean {
  return method === 'GET' && !hasOperation(query) && Boolean(headers.accept?.includes('text/html'));
}

const hasOperation = (query: unknown) => typeof query === 'object' && query !== null && 'query' in query;

/** Sends the playground's page. Unlike other pages its editor has fonts inside its style sheet. */
export async function sendPlayground(reply: FastifyReply, env: Env): Promise<FastifyReply> {
  if (!existsSync(playgroundDir)) {
    return reply.code(503).type('text/plain').send('The playground is not built: npm run build\n');
  }
  reply.header('content-security-policy', contentSecurityPolicy(env, { 'font-src': ["'self'", 'data:'] }));
  reply.header('cache-control', 'no-cache').header('vary', 'accept').type('text/html; charset=utf-8');
  return reply.send(await readFile(path.join(playgroundDir, 'index.html')));
}
