import { createApp } from './app.ts';
import { demoShopper } from './db/seed/demoShopper.ts';
import { drainable } from './drain.ts';
import { type Env, readEnv } from './env.ts';
import { startReconciler } from './features/orders/reconciler.ts';
import { createLog } from './lib/log.ts';
import { liveWarnings } from './liveWarnings.ts';
import { collectInTime } from './memory.ts';
import { closeShop, openShop, type Shop } from './shop.ts';
import { explain } from './startError.ts';

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const shop = await openShop(env, createLog(env.logLevel));
  const app = await createApp(shop, { pages: true });
  const drain = drainable(app);
  await app.listen({ host: env.host, port: env.port });
  shop.catalog.beginIndexing();
  collectInTime();
  shop.catalog.follow(shop.log);
  const stopReconciler = startReconciler(shop);
  process.stdout.write(greeting(env, shop));
  for (const warning of liveWarnings(env)) shop.log.warn(warning);

  let stopping = false;
  const stop = async () => {
    // npm passes a Ctrl-C on that the terminal has sent already.
    if (stopping) return;
    stopping = true;
    await drain();
    await stopReconciler();
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
