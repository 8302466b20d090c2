import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Limits } from '../lib/limits/rateLimiter.ts';
import type { Log } from '../lib/log.ts';

export const CSP_REPORTS_PATH = '/csp-reports';

/** A browser's report has some hundred bytes. */
const BODY_LIMIT = 16 * 1024;
/** Each kind of violation is logged once an hour. Beyond this number nothing is logged, because anybody can invent reports. */
const MAX_KINDS = 200;
const HOUR_MS = 60 * 60 * 1000;

const text = z.string().max(2000).catch('');
/** A body sent by `report-uri`. */
const singleReport = z
  .object({
    'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
  })
  .transform(({ 'csp-report': report }) => [
    formatViolation(report['effective-directive'] || report['violated-directive'], report['blocked-uri']),
  ]);
/** A body sent by `report-to`. */
const reportList = z
  .array(
    z.object({
      body: z
        .object({ effectiveDirective: text, blockedURL: text })
        .catch({ effectiveDirective: '', blockedURL: '' }),
    }),
  )
  .max(20)
  .transform((reports) =>
    reports.map(({ body }) => formatViolation(body.effectiveDirective, body.blockedURL)),
  );
const violations = z.union([singleReport, reportList]).catch([]);

/** Receives browsers' reports of Content-Security-Policy violations and logs them. */
export async function cspReports(
  app: FastifyInstance,
  { limits, log }: { limits: Limits; log: Log },
): Promise<void> {
  const loggedKinds = new LRUCache<string, true>({ max: MAX_KINDS, ttl: HOUR_MS });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json', 'application/json'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_, body, done) => done(null, parseJson(String(body))),
  );

  app.post(CSP_REPORTS_PATH, async (request, reply) => {
    const tooMany = await limits.consume('cspReport', { address: request.ip });
    if (tooMany) return reply.header('retry-after', tooMany.retryAfter).code(429).send();
    loggedKinds.purgeStale();
    for (const violation of violations.parse(request.body)) {
      if (loggedKinds.has(violation) || loggedKinds.size === MAX_KINDS) continue;
      loggedKinds.set(violation, true);
      log.warn({ violation }, 'a page violated its Content-Security-Policy');
    }
    return reply.code(204).send();
  });
}

/** Directive and blocked origin, without the rest of the URL, which may contain personal data. */
function formatViolation(directive: string, blocked: string): string {
  const [name = ''] = /^[a-z-]{1,40}/.exec(directive) ?? [];
  const source = URL.canParse(blocked) ? new URL(blocked).origin : blocked;
  return `${name} ${source.slice(0, 100)}`.replace(/[^\x20-\x7e]/g, '?');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
