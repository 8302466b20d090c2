// @ts-check
/**
 * `npm run lighthouse [RUNS]`: audits the built shop with Lighthouse's preset for phones, each page RUNS times (default
 * 3) after one visit that warms the server, and writes the medians into server/bench/results/lighthouse.json. Needs
 * Chromium.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from './chromium.mjs';
import { capture } from './command.mjs';
import { ensureBuilt } from './freshness.mjs';
import { root, server } from './paths.mjs';

const PORT = Number(process.env.PORT ?? 4796);
const ORIGIN = `http://localhost:${PORT}`;
const RUNS = Number(process.argv[2] ?? 3);
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndexMs: 'speed-index',
  transferredBytes: 'total-byte-weight',
};

await ensureBuilt();
const shop = spawn(
  process.execPath,
  ['server/tools/throwawayShop.mjs', mkdtempSync(path.join(tmpdir(), 'kirana-lighthouse-'))],
  {
    cwd: root,
    env: { ...process.env, PORT: String(PORT), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
const folder = mkdtempSync(path.join(tmpdir(), 'kirana-lighthouse-reports-'));
try {
  while (!(await fetch(`${ORIGIN}/readyz`).catch(() => null))?.ok) await sleep(100);
  /** @type {Record<string, object>} */
  const pages = {};
  for (const [name, address] of Object.entries(await addresses())) {
    await fetch(ORIGIN + address);
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await audit(name, address));
    pages[name] = median(runs);
    process.stdout.write(`${name}: ${JSON.stringify(pages[name])}\n`);
  }
  const result = {
    at: new Date().toISOString(),
    machine: { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version },
    /** Above the number of cores others were at work, and the times are worse than the shop's own. */
    loadAverage: loadavg().map((value) => Number(value.toFixed(1))),
    preset: 'mobile, simulated throttling',
    runs: RUNS,
    pages,
  };
  const file = path.join(server, 'bench/results/lighthouse.json');
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
} finally {
  shop.kill();
}

/** One of each kind of page. @returns {Promise<Record<string, string>>} */
async function addresses() {
  const query =
    '{ categories { id } products(filter: { text: "Full Cream Milk" }, first: 1) { nodes { id } } }';
  const answer = await fetch(`${ORIGIN}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = /** @type {{ data: any }} */ (await answer.json());
  return {
    home: '/',
    listing: `/products/category/${data.categories[1].id}`,
    product: `/product/${data.products.nodes[0].id}`,
    search: '/search?q=milk',
    cart: '/cart',
  };
}

/**
 * @param {string} name
 * @param {string} address
 * @returns {Promise<Record<string, number>>}
 */
async function audit(name, address) {
  const file = path.join(folder, `${name}.json`);
  const { code, output } = await capture(
    'lighthouse',
    [
      ORIGIN + address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${SCORES.join(',')}`,
      `--chrome-flags=${FLAGS}`,
    ],
    { env: { CHROME_PATH: findChromium() } },
  );
  if (code !== 0) throw new Error(output);
  const { default: report } = await import(`${file}?${performance.now()}`, { with: { type: 'json' } });
  const failing = Object.values(report.audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  );
  if (failing.length > 0) process.stdout.write(`${name} fails ${failing.map(({ id }) => id).join(', ')}\n`);
  return {
    ...Object.fromEntries(SCORES.map((id) => [id, Math.round(report.categories[id].score * 100)])),
    ...Object.fromEntries(
      Object.entries(TIMES).map(([key, id]) => [key, Number(report.audits[id].numericValue.toFixed(3))]),
    ),
  };
}

/** @param {Record<string, number>[]} runs */
function median(runs) {
  const middle = (/** @type {string} */ key) =>
    runs.map((run) => run[key] ?? 0).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((key) => [key, key === 'cls' ? middle(key) : Math.round(middle(key))]),
  );
}
