import type { Env } from './env.ts';

/** A higher factor is more than a company behind one address needs. */
const LARGE_FACTOR = 20;

/** Settings of a live shop that are allowed but most likely a mistake. */
export function liveWarnings({ mode, rehearsal, trustedProxies, limits, mail }: Env): string[] {
  if (mode !== 'live' || rehearsal) return [];
  const warnings: string[] = [];
  if (trustedProxies === 0)
    warnings.push(
      'TRUST_PROXY is 0, but a proxy terminates TLS: all shoppers seem to have the proxy’s address and share its limits',
    );
  if (limits.factor > LARGE_FACTOR)
    warnings.push(`RATE_LIMIT_FACTOR is ${limits.factor}: there are practically no rate limits`);
  if (!mail.smtp)
    warnings.push('SMTP_URL is not set: no mail is sent, and forgotten passwords cannot be reset');
  return warnings;
}
