import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Log } from '../lib/log.ts';
import type { Limits } from '../lib/rateLimiter.ts';

export const CSP_REPORTS_PATH = '/csp-reports';

/** A browser's report has some hundred bytes. */
const BODY_LIMIT = 16 * 1024;
/** Each kind of violation is logged once. Beyond this number nothing is logged until the list is cleared. */
const MAX_KINDS = 200;
/** Clearing the list lets real violations be logged again after somebody has filled it with invented ones. */
const CLEAR_INTERVAL_MS = 60 * 60 * 1000;

const text = z.string().max(2000).catch('');
const reportUriFormat = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
});
const reportToFormat = z
  .array(
    z.object({
      body: z
        .object({ effectiveDirective: text, blockedURL: text })
        .catch({ effectiveDirective: '', blockedURL: '' }),
    }),
  )
  .max(20);

/** Receives browsers' reports of Content-Security-Policy violations; logs one line for each kind. */
export async function cspReports(
  app: FastifyInstance,
  { limits, log }: { limits: Limits; log: Log },
): Promise<void> {
  const loggedKinds = new Set<string>();
  let clearedAt = performance.now();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json', 'application/json'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_, body, done) => done(null, body),
  );

  app.post(CSP_REPORTS_PATH, async (request: FastifyRequest<{ Body: string | undefined }>, reply) => {
    const tooMany = await limits.take('cspReport', { address: request.ip });
    if (tooMany) return reply.header('retry-after', tooMany.retryAfter).code(429).send();
    if (performance.now() - clearedAt > CLEAR_INTERVAL_MS) {
      loggedKinds.clear();
      clearedAt = performance.now();
    }
    for (const violation of violationsIn(request.body ?? '')) {
      if (loggedKinds.has(violation) || loggedKinds.size >= MAX_KINDS) continue;
      loggedKinds.add(violation);
      log.warn({ violation }, 'a page violated its Content-Security-Policy');
    }
    return reply.code(204).send();
  });
}

function violationsIn(body: string): string[] {
  const json = parseJson(body);
  const single = reportUriFormat.safeParse(json);
  if (single.success) {
    const report = single.data['csp-report'];
    return [
      formatViolation(report['effective-directive'] || report['violated-directive'], report['blocked-uri']),
    ];
  }
  const several = reportToFormat.safeParse(json);
  return several.success
    ? several.data.map(({ body: { effectiveDirective, blockedURL } }) =>
        formatViolation(effectiveDirective, blockedURL),
      )
    : [];
}

/** Directive and blocked origin, without the rest of the URL, which may contain personal data. */
function formatViolation(directive: string, blocked: string): string {
  const [name = ''] = /^[a-z-]{1,40}/.exec(directive) ?? [];
  const source = URL.canParse(blocked) ? new URL(blocked).origin : blocked;
  return `${name} ${source.slice(0, 100)}`.replace(/[^\x20-\x7e]/g, '?');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
