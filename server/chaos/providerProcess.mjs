// @ts-check
/** The sandbox provider in a process of its own, so that it outlives the shop. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastify from 'fastify';
import { server } from '../tools/paths.mjs';

const { PORT, KEY_ID, KEY_SECRET, WEBHOOK_SECRET, WEBHOOK_URL, JOURNAL_FILE } = process.env;
const { sandboxPlugin } = await import(pathToFileURL(path.join(server, 'dist/sandbox/sandbox.js')).href);

const app = fastify({ forceCloseConnections: true });
await app.register(sandboxPlugin, {
  prefix: '/sandbox',
  keyId: KEY_ID,
  keySecret: KEY_SECRET,
  webhookSecret: WEBHOOK_SECRET,
  webhookUrl: WEBHOOK_URL,
  journalFile: JOURNAL_FILE,
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.stdout.write('provider ready\n');
