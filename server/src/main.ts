import { demoShopper } from '../demo/demoShopper.ts';
import { createApp } from './app.ts';
import { type Env, readEnv } from './config/env.ts';
import { liveWarnings } from './config/liveModeWarnings.ts';
import { explain } from './config/startupError.ts';
import { drainable } from './http/gracefulShutdown.ts';
import { createJobs } from './jobs/jobs.ts';
import { startScheduler } from './jobs/scheduler.ts';
import { createLog } from './lib/log.ts';
import { collectInTime } from './memory.ts';
import { closeShop, openShop, type Shop } from './shop.ts';

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const shop = await openShop(env, createLog(env.logLevel));
  const app = await createApp(shop, { preloadPages: true });
  const drain = drainable(app);
  await app.listen({ host: env.host, port: env.port });
  shop.catalog.startIndexing();
  collectInTime();
  shop.catalog.startPolling(shop.log);
  const stopScheduler = startScheduler(shop, createJobs(shop));
  process.stdout.write(greeting(env, shop));
  for (const warning of liveWarnings(env)) shop.log.warn(warning);

  let stopping = false;
  const stop = async () => {
    // npm passes a Ctrl-C on that the terminal has sent already.
    if (stopping) return;
    stopping = true;
    await drain();
    await stopScheduler();
    await closeShop(shop);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

const modes = {
  demo: 'demo (sandbox payments, no money moves)',
  live: 'live',
  rehearsal: 'rehearsal of live (a payment provider of its own, no real money)',
};

function greeting(env: Env, { db }: Shop): string {
  const lines = [
    `Kirana is open at ${env.address}`,
    `  mode      ${modes[env.rehearsal ? 'rehearsal' : env.mode]}`,
    `  database  ${db.label}`,
    `  mail      ${mailLine(env)}`,
  ];
  if (env.mode === 'demo') lines.push(`  sign in   ${demoShopper.email} / ${demoShopper.password}`);
  if (env.payments.sandbox) lines.push(`  payments  ${env.address}/sandbox`);
  return `${lines.join('\n')}\n`;
}

function mailLine({ mail }: Env): string {
  if (mail.smtp) return `sent by ${new URL(mail.smtp.url).host}`;
  return mail.logged ? 'in this log (demo; set SMTP_URL to send it)' : 'none is sent: SMTP_URL is not set';
}

main().catch((error) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
