import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { deskDir } from '../config/paths.ts';
import { serveImmutableFiles } from './staticFiles.ts';

/** The desk at /desk: one page, whose script shows what the address says, and its files. It contains no data. */
export async function deskFiles(app: FastifyInstance): Promise<void> {
  await serveImmutableFiles(app, {
    root: path.join(deskDir, 'assets'),
    prefix: '/desk/assets/',
    preCompressed: true,
  });
  const page = path.join(deskDir, 'index.html');
  for (const url of ['/desk', '/desk/*'])
    app.get(url, async (_, reply) => {
      if (!existsSync(page))
        return reply.code(503).type('text/plain').send('The desk is not built: npm run build\n');
      return (
        reply
          .header('cache-control', 'no-cache')
          // Addresses of the desk have searches for names and the tokens of invitations.
          .header('referrer-policy', 'strict-origin')
          .type('text/html; charset=utf-8')
          .send(await readFile(page))
      );
    });
}
