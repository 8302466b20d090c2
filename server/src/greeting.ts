import type { Env } from './config/env.ts';
import { demoOwner, demoShopper } from './seed/demoAccounts.ts';

const MODES = {
  demo: 'demo (sandbox payments, no money moves)',
  live: 'live',
  rehearsal: 'rehearsal of live mode (test payment provider, no money moves)',
};

/** The text that is printed when the shop is open: its address and configuration. */
export function greeting(env: Env, databaseLabel: string): string {
  const lines = [
    ['mode', MODES[env.rehearsal ? 'rehearsal' : env.mode]],
    ['database', databaseLabel],
    ['mail', describeMail(env)],
    ['google', describeGoogle(env)],
    ...(env.mode === 'demo'
      ? [
          ['sign in', `${demoShopper.email} / ${demoShopper.password}`],
          ['desk', `${env.shopUrl}/desk, ${demoOwner.email} / ${demoOwner.password}`],
        ]
      : [['desk', `${env.shopUrl}/desk`]]),
    ...(env.payments.sandbox ? [['payments', `${env.shopUrl}/sandbox`]] : []),
  ];
  return [
    `Kirana is open at ${env.shopUrl}`,
    ...lines.map(([name = '', value]) => `  ${name.padEnd(10)}${value}`),
    '',
  ].join('\n');
}

function describeGoogle({ google }: Env): string {
  if (google?.sandbox)
    return 'practice accounts (demo; set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for real ones)';
  return google ? 'on' : 'off (set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, see docs/configuration.md)';
}

function describeMail({ mail, shopUrl }: Env): string {
  if (mail.smtp) return `sent by ${new URL(mail.smtp.url).host}`;
  return mail.sandbox
    ? `${shopUrl}/sandbox/mails (demo; set SMTP_URL to send it)`
    : 'not sent: SMTP_URL is not set';
}
