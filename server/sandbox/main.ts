import cors from '@fastify/cors';
import fastify from 'fastify';
import { z } from 'zod';
import { sandboxPlugin } from './sandbox.ts';

// The sandbox in a separate process, which keeps running when the shop stops: `npm run sandbox`.

const settings = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().default(4100),
    KEY_ID: z.string().default('rzp_test_sandbox'),
    KEY_SECRET: z.string().default('sandbox-key-secret'),
    WEBHOOK_SECRET: z.string().default('sandbox-webhook-secret'),
    WEBHOOK_URL: z.url().default('http://127.0.0.1:4000/webhooks/razorpay'),
    JOURNAL_FILE: z.string().optional(),
  })
  .parse(process.env);

const app = fastify({ forceCloseConnections: true });
// The popup runs in the shop's page, which has another origin.
await app.register(cors, { origin: '*' });
await app.register(sandboxPlugin, {
  prefix: '/sandbox',
  keyId: settings.KEY_ID,
  keySecret: settings.KEY_SECRET,
  webhookSecret: settings.WEBHOOK_SECRET,
  webhookUrl: settings.WEBHOOK_URL,
  journalFile: settings.JOURNAL_FILE ?? null,
});
const address = await app.listen({ host: settings.HOST, port: settings.PORT });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void app.close().then(() => process.exit(0)));
}
process.stdout.write(`The payment sandbox is open at ${address}/sandbox\n`);
