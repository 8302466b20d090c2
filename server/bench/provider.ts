import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stop } from '../tools/programs/boundProcess.mjs';
import { freePort } from '../tools/programs/freePort.mjs';

/** The payment sandbox in its own process, as a real provider is. */
export interface Provider {
  /** Base URL of the sandbox. */
  url: string;
  /** Port on which the shop must listen to receive webhooks. */
  port: number;
  pid: number | null;
  /** Environment variables that make a shop use this provider. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

const keyId = 'rzp_test_bench';
const keySecret = 'a-key-secret-of-the-bench';
const webhookSecret = 'a-webhook-secret-of-the-bench';

/** @param shopPort where the shop will listen */
export async function startProvider(shopPort: number): Promise<Provider> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../dist/commands/sandbox.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      KEY_ID: keyId,
      KEY_SECRET: keySecret,
      WEBHOOK_SECRET: webhookSecret,
      WEBHOOK_URL: `http://127.0.0.1:${shopPort}/webhooks/razorpay`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${port}/sandbox`;
  return {
    url,
    port: shopPort,
    pid: child.pid ?? null,
    env: {
      REHEARSAL: 'true',
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_API_URL: url,
    },
    stop: () => stop(child, 'SIGKILL'),
  };
}
