import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Shop } from '../shop.ts';

export const CSP_REPORTS_PATH = '/csp-reports';

/** A browser sends some hundred bytes. */
const BODY_LIMIT = 16 * 1024;
/** Kinds that are remembered, and so logged once; beyond that nothing is logged until they are forgotten. */
const MOST_KINDS = 200;
/** Then they are logged again, so that invented kinds cannot silence real ones for good. */
const REMEMBERED_MS = 60 * 60 * 1000;

const text = z.string().max(2000).catch('');
const old = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
});
const reporting = z
  .array(
    z.object({
      body: z
        .object({ effectiveDirective: text, blockedURL: text })
        .catch({ effectiveDirective: '', blockedURL: '' }),
    }),
  )
  .max(20);

/** What browsers say of pages that wanted what their policy forbids: one line in the log for each kind. */
export async function cspReports(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const seen = new Set<string>();
  let since = performance.now();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json', 'application/json'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_, body, done) => done(null, body),
  );

  app.post(CSP_REPORTS_PATH, async (request: FastifyRequest<{ Body: string | undefined }>, reply) => {
    const tooMany = await shop.limits.take('cspReport', { address: request.ip });
    if (tooMany) return reply.header('retry-after', tooMany.retryAfter).code(429).send();
    if (performance.now() - since > REMEMBERED_MS) {
      seen.clear();
      since = performance.now();
    }
    for (const kind of kindsOf(request.body ?? '')) {
      if (seen.has(kind) || seen.size >= MOST_KINDS) continue;
      seen.add(kind);
      shop.log.warn({ violation: kind }, 'a page wanted what its policy forbids');
    }
    return reply.code(204).send();
  });
}

/** The directives and the origins that were blocked, without what addresses may tell of somebody. */
function kindsOf(body: string): string[] {
  const given = parsed(body);
  const single = old.safeParse(given);
  if (single.success) {
    const report = single.data['csp-report'];
    return [kindOf(report['effective-directive'] || report['violated-directive'], report['blocked-uri'])];
  }
  const several = reporting.safeParse(given);
  return several.success
    ? several.data.map(({ body: { effectiveDirective, blockedURL } }) =>
        kindOf(effectiveDirective, blockedURL),
      )
    : [];
}

function kindOf(directive: string, blocked: string): string {
  const [name = ''] = /^[a-z-]{1,40}/.exec(directive) ?? [];
  const what = URL.canParse(blocked) ? new URL(blocked).origin : blocked;
  return `${name} ${what.slice(0, 100)}`.replace(/[^\x20-\x7e]/g, '?');
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
