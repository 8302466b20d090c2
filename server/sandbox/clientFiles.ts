import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { findPackageFolder } from '../src/lib/packageFolder.ts';

const folder = path.join(findPackageFolder(import.meta.dirname), 'sandbox');

/** Serves a script or style of this folder, which caches must revalidate. */
export function serveFile(
  app: FastifyInstance,
  url: string,
  name: string,
  type: 'text/javascript' | 'text/css',
): void {
  const content = readFileSync(path.join(folder, name));
  app.get(url, async (_, reply) =>
    reply
      .type(`${type}; charset=utf-8`)
      .header('cache-control', 'no-cache')
      // Shops on other origins load the popup's script, as they do Razorpay's.
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(content),
  );
}
