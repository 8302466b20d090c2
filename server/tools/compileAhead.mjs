// @ts-check
/**
 * Keeps what V8 compiles of the bundle when the shop starts and is asked for the first time, for later starts. Runs in a process of
 * its own with the shop's flags: with others, V8 would not take what is kept.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { freePort } from './freePort.mjs';
import { server } from './paths.mjs';

/** A list, and whether all is indexed. */
const questions = [
  `/graphql?query=${encodeURIComponent('{ products(first: 12) { nodes { name price } } }')}`,
  '/readyz',
];
const AT_LATEST_MS = 60_000;

const folder = mkdtempSync(path.join(tmpdir(), 'kirana-compile-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const port = await freePort();
for (const name of Object.keys(process.env)) if (name !== 'PATH') delete process.env[name];
Object.assign(process.env, {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: folder,
  SEED: 'true',
  LOG_LEVEL: 'error',
});

const { bundled, keepCompiled } = await import(pathToFileURL(path.join(server, 'dist/bundled.js')).href);
const { script, run } = bundled();
run();
for (const question of questions) await answered(question);
// The shop has changed it since, and V8 compares all flags.
setFlagsFromString('--heap-growing-percent=0');
keepCompiled(script);
process.exit();

/** @param {string} question */
async function answered(question) {
  const deadline = performance.now() + AT_LATEST_MS;
  while (performance.now() < deadline) {
    const { ok } = await fetch(`http://127.0.0.1:${port}${question}`, {
      headers: { 'apollo-require-preflight': 'true' },
    }).catch(() => ({ ok: false }));
    if (ok) return;
    await sleep(20);
  }
  throw new Error('The built shop did not come up within a minute');
}
