import type { FastifyInstance } from 'fastify';
import { isSameOrigin } from '../http/caller.ts';
import type { Limits } from '../lib/limits/rateLimiter.ts';
import type { WebVitals } from './definitions.ts';
import { type WebVitalsReport, webVitalsInput } from './webVitals.input.ts';

export const WEB_VITALS_PATH = '/web-vitals';

/** A report has some hundred bytes. */
const BODY_LIMIT = 4 * 1024;

interface WebVitalsOptions {
  limits: Limits;
  /** Origin of the shop's pages; null: the one in the request. */
  publicUrl: string | null;
  vitals: WebVitals;
}

/**
 * POST /web-vitals: what the browsers of shoppers measured. Nothing of a request is stored or logged but the values, which are counted
 * by kind of page. Nobody signs in for it, so anybody can invent values; that they come from another site is refused.
 */
export async function webVitals(
  app: FastifyInstance,
  { limits, publicUrl, vitals }: WebVitalsOptions,
): Promise<void> {
  app.post(WEB_VITALS_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    if (!isSameOrigin(request, publicUrl)) return reply.code(403).send();
    const tooMany = await limits.consume('webVitals', { address: request.ip });
    if (tooMany) return reply.header('retry-after', tooMany.retryAfter).code(429).send();
    const { data: report } = webVitalsInput.safeParse(request.body);
    if (!report) return reply.code(400).send();
    countReport(vitals, report);
    return reply.code(204).send();
  });
}

function countReport(vitals: WebVitals, { device, values }: WebVitalsReport): void {
  for (const { name, page, value } of values)
    vitals[name].observe({ page, device }, name === 'CLS' ? value : value / 1000);
}
