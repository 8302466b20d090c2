import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import staticFiles from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import { originOf } from '../lib/originOf.ts';
import { clientDir } from '../paths.ts';
import type { Shop } from '../shop.ts';
import { crawlers } from './crawlers.ts';
import { keepFresh } from './keepFresh.ts';
import { loadSite, type Page, type Site } from './site.ts';

/** Runs a GraphQL operation as a visitor, without a network in between. */
export type Execute = (operation: {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}) => Promise<FormattedExecutionResult>;

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** A page shows the catalogue and its stock as they were at most that long ago. */
const FRESH_MS = 1000;
/** A rendered page is some 300 KB, and few are asked for twice within a second. */
const PAGES_KEPT = 40;

interface Sent extends Page {
  zipped: Buffer;
}

const zip = promisify(gzip);

/**
 * The storefront: the built client's files, and for every address that nothing else answers its page, rendered as a
 * visitor sees it. Without a build (as in development, where Vite serves the pages) it says so.
 */
export const pages: FastifyPluginAsync<{ shop: Shop; execute: Execute }> = async (app, { shop, execute }) => {
  const { publicUrl } = shop.env;
  await app.register(crawlers, { shop });
  if (existsSync(clientDir)) {
    await app.register(staticFiles, {
      root: path.join(clientDir, 'client/assets'),
      prefix: '/assets/',
      decorateReply: false,
      immutable: true,
      maxAge: YEAR_MS,
      preCompressed: true,
    });
    await app.register(staticFiles, {
      root: path.join(clientDir, 'client/files'),
      prefix: '/files/',
      decorateReply: false,
      maxAge: '1d',
    });
  }

  let site: Promise<Site> | undefined;
  const rendered = keepFresh<Sent>({ freshMs: FRESH_MS, kept: PAGES_KEPT }, async (key) => {
    const [, origin = '', location = '', url = '/'] = key.split(' ');
    site ??= loadSite(clientDir).catch((error) => {
      site = undefined;
      throw error;
    });
    const page = await (await site).render({ url, location: location || null, origin, execute });
    return { ...page, zipped: await zip(page.html) };
  });

  /** A change of the catalogue is seen at once. */
  const renderedNow = (key: string) => rendered(`${shop.catalog.now.revision} ${key}`);
  let warm: Promise<unknown> = Promise.resolve();

  app.addHook('onListen', (done) => {
    // So that the first shopper does not wait for the pages' code.
    if (existsSync(clientDir))
      warm = renderedNow(`${publicUrl ?? 'http://localhost'}  /`).catch((err) =>
        app.log.error({ err }, 'the pages could not be loaded'),
      );
    done();
  });
  app.addHook('onClose', () => warm);

  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = ''] = request.url.split('?');
    // No page's address ends like a file's.
    if (!['GET', 'HEAD'].includes(request.method) || /\.\w+$/.test(pathname)) {
      return reply.code(404).send({ error: 'There is nothing at this address' });
    }
    const tooMany = await shop.limits.take('page', { address: request.ip });
    if (tooMany) {
      reply.header('retry-after', tooMany.retryAfter);
      return reply.code(429).type('text/plain').send(`${tooMany.message}\n`);
    }
    if (!existsSync(clientDir)) {
      return reply.code(503).type('text/plain').send('The pages are not built: npm run build\n');
    }
    try {
      return send(
        request,
        reply,
        await renderedNow(`${originOf(request, publicUrl)} ${countryOf(request)} ${request.url}`),
      );
    } catch (error) {
      request.log.error({ err: error, url: request.url }, 'a page failed');
      return reply
        .code(500)
        .type('text/plain')
        .send(`Something went wrong (${request.id}). Please try again.\n`);
    }
  });
};

function send(request: FastifyRequest, reply: FastifyReply, page: Sent): FastifyReply {
  reply.header('cache-control', 'no-cache').header('vary', 'cookie, accept-encoding');
  if (page.redirect) return reply.redirect(page.redirect, page.status);
  reply.code(page.status).type('text/html; charset=utf-8');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html);
  return reply.header('content-encoding', 'gzip').send(page.zipped);
}

/** The ISO2 code that the location selector has put into a cookie; empty for all countries. */
function countryOf({ cookies }: FastifyRequest): string {
  const { location } = cookies;
  return location && /^[A-Z]{2}$/.test(location) ? location : '';
}
