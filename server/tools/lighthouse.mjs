// @ts-check
/**
 * `npm run lighthouse [RUNS]`: audits the built shop with Lighthouse's preset for phones, each page RUNS times (default
 * 5) after one visit that warms the server, the cart as a shopper with something in it; then takes the time from a click
 * on a link that was pointed at to the next page's heading. Writes the medians into
 * server/bench/results/lighthouse.json. Needs Chromium.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { capture } from './command.mjs';
import { addSession, exampleShopper, sendOperation } from './exampleShopper.mjs';
import { ensureBuilt } from './freshness.mjs';
import { root, server } from './paths.mjs';
import { retryWhile } from './retryWhile.mjs';

/** Newer ones need Node 22. It is not among the packages of the shop, because of its 200 MB: npm fetches it into its cache. */
const LIGHTHOUSE = '12.8.2';
const PORT = Number(process.env.PORT ?? 4796);
const ORIGIN = `http://localhost:${PORT}`;
const RUNS = Number(process.argv[2] ?? 5);
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
  // Lighthouse empties it only together with the session.
  '--disk-cache-size=1',
];
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
process.stdout.write(`Lighthouse ${LIGHTHOUSE}: the first run fetches it with npm …\n`);
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
  const profile = await shoppersProfile();
  const { product, ...addresses } = await anAddressEach();
  /** @type {Record<string, object>} */
  const pages = {};
  for (const [name, address] of Object.entries({ ...addresses, product: product.address })) {
    await fetch(ORIGIN + address);
    const runs = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(await audit(name, address, name === 'cart' ? profile : undefined));
    }
    pages[name] = median(runs);
    process.stdout.write(`${name}: ${JSON.stringify(pages[name])}\n`);
  }
  const clickToPageMs = await navigations(product);
  process.stdout.write(`click to page: ${JSON.stringify(clickToPageMs)}\n`);
  const result = {
    at: new Date().toISOString(),
    machine: { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version },
    /** Above the number of cores others were at work, and the times are worse than the shop's own. */
    loadAverage: loadavg().map((value) => Number(value.toFixed(1))),
    preset: 'mobile, simulated throttling',
    runs: RUNS,
    pages,
    clickToPageMs,
  };
  const file = path.join(server, 'bench/results/lighthouse.json');
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
} finally {
  shop.kill();
}

/** One of each kind of page, and which product it is. */
async function anAddressEach() {
  const { products } = await sendOperation(
    ORIGIN,
    '{ products(filter: { text: "Full Cream Milk" }, first: 1) { nodes { id name catId } } }',
  );
  const [{ id, name, catId }] = products.nodes;
  return {
    home: '/',
    listing: `/products/category/${catId}`,
    product: { address: `/product/${id}`, name },
    search: '/search?q=milk',
    cart: '/cart',
  };
}

/** A folder in which a browser keeps a shopper's session. */
async function shoppersProfile() {
  const profile = mkdtempSync(path.join(tmpdir(), 'kirana-lighthouse-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: FLAGS,
  });
  await addSession(context, await exampleShopper(ORIGIN));
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/cart`, { waitUntil: 'networkidle' });
  await context.close();
  return profile;
}

/**
 * Milliseconds from a click on a product's card, which the mouse has been over, until its page has been drawn.
 * @param {{ name: string, address: string }} product
 */
async function navigations(product) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  /** @type {Record<string, number>} */
  const medians = {};
  for (const slowdown of [1, 4]) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) {
      const page = await browser.newPage();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.goto(`${ORIGIN}/search?q=${encodeURIComponent(product.name)}`, { waitUntil: 'networkidle' });
      const link = page.getByRole('main').locator(`a[title="${product.name}"]`);
      await link.hover();
      await page.waitForLoadState('networkidle');
      await sleep(500);
      const drawn = page.evaluate(untilDrawn, product.name);
      await link.click();
      runs.push({ ms: await drawn });
      await page.close();
    }
    medians[`processor ${slowdown} times slower`] = median(runs).ms ?? 0;
  }
  await browser.close();
  return medians;
}

/**
 * In the browser.
 * @param {string} name
 * @returns {Promise<number>} milliseconds
 */
function untilDrawn(name) {
  const { document, performance, requestAnimationFrame, MutationObserver } = /** @type {any} */ (globalThis);
  return new Promise((resolve) => {
    let clicked = 0;
    document.addEventListener(
      'click',
      (/** @type {Event} */ event) => {
        clicked = event.timeStamp;
      },
      { capture: true, once: true },
    );
    new MutationObserver((/** @type {unknown} */ _, /** @type {{ disconnect(): void }} */ observer) => {
      if (document.querySelector('h1')?.textContent !== name) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/**
 * @param {string} name
 * @param {string} address
 * @param {string} [profile] the browser's folder; a new one where it is left out
 * @returns {Promise<Record<string, number>>}
 */
async function audit(name, address, profile) {
  const file = path.join(folder, `${name}.json`);
  const options = [
    ORIGIN + address,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${SCORES.join(',')}`,
    `--chrome-flags=${['--headless=new', ...FLAGS, ...(profile ? [`--user-data-dir=${profile}`] : [])].join(' ')}`,
    ...(profile ? ['--disable-storage-reset'] : []),
  ];
  const { code, output } = await retryWhile(
    3,
    () =>
      capture(
        'npm',
        ['exec', '--yes', `--package=lighthouse@${LIGHTHOUSE}`, '--', 'lighthouse', ...options],
        {
          env: { CHROME_PATH: findChromium() },
        },
      ),
    missedTheBeginning,
  );
  if (code !== 0 || missedTheBeginning({ output })) throw new Error(output);
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

/**
 * Now and then Lighthouse misses the beginning of the navigation.
 * @param {{ output: string }} run
 */
function missedTheBeginning({ output }) {
  return output.includes('NO_NAVSTART');
}

/** @param {Record<string, number>[]} runs */
function median(runs) {
  const middle = (/** @type {string} */ key) =>
    runs.map((run) => run[key] ?? 0).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((key) => [key, key === 'cls' ? middle(key) : Math.round(middle(key))]),
  );
}
