import type { Env } from './env.ts';

/** More than a company behind one address needs. */
const LARGE_FACTOR = 20;

/** What a live shop can sell with, and is most likely a mistake. */
export function liveWarnings({ mode, rehearsal, trustedProxies, limits, mail }: Env): string[] {
  if (mode !== 'live' || rehearsal) return [];
  const warnings: string[] = [];
  if (trustedProxies === 0)
    warnings.push(
      'TRUST_PROXY is 0, but what makes https of this shop stands in front of it: all shoppers seem to have its address, and share its limits',
    );
  if (limits.factor > LARGE_FACTOR)
    warnings.push(`RATE_LIMIT_FACTOR is ${limits.factor}: that is as good as no limits`);
  if (!mail.smtp)
    warnings.push(
      'SMTP_URL is not set: no mail is sent, and nobody who has forgotten a password gets in again',
    );
  return warnings;
}
