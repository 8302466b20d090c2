// @ts-check
/**
 * `npm run lighthouse [RUNS]`: audits pages of the built shop with Lighthouse's preset for phones, each RUNS times (default 5),
 * after one request that warms the server. The cart is audited with a signed-in shopper. Also measures the time from a click on a
 * hovered link to the next page. Writes the medians to server/bench/results/lighthouse.json. Needs Chromium.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { ensureBuilt } from './build/freshness.mjs';
import { capture } from './command.mjs';
import { addSession, createExampleShopper, sendOperation } from './exampleShopper.mjs';
import { root, server } from './paths.mjs';
import { findChromium } from './programs/chromium.mjs';
import { retryWhile } from './programs/retryWhile.mjs';

/** Newer versions need Node 22. No dependency of the shop, because it has 200 MB: npm fetches it into its cache. */
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
  // Practically no cache: Lighthouse clears it only together with the session.
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
  ['server/tools/programs/throwawayShop.mjs', mkdtempSync(path.join(tmpdir(), 'kirana-lighthouse-'))],
  {
    cwd: root,
    env: { ...process.env, PORT: String(PORT), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
const folder = mkdtempSync(path.join(tmpdir(), 'kirana-lighthouse-reports-'));
try {
  while (!(await fetch(`${ORIGIN}/readyz`).catch(() => null))?.ok) await sleep(100);
  const profile = await createShopperProfile();
  const { product, ...paths } = await findPages();
  /** @type {Record<string, object>} */
  const pages = {};
  for (const [name, pagePath] of Object.entries({ ...paths, product: product.path })) {
    await fetch(ORIGIN + pagePath);
    const runs = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(await audit(name, pagePath, name === 'cart' ? profile : undefined));
    }
    pages[name] = median(runs);
    process.stdout.write(`${name}: ${JSON.stringify(pages[name])}\n`);
  }
  const clickToPageMs = await measureNavigations(product);
  process.stdout.write(`click to page: ${JSON.stringify(clickToPageMs)}\n`);
  const result = {
    at: new Date().toISOString(),
    machine: { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version },
    /** Above the number of cores, other processes were busy and the times are too long. */
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

/** The path of a page of each kind, and the product's name. */
async function findPages() {
  const { products } = await sendOperation(
    ORIGIN,
    '{ products(filter: { text: "Full Cream Milk" }, first: 1) { nodes { id name catId } } }',
  );
  const [{ id, name, catId }] = products.nodes;
  return {
    home: '/',
    listing: `/products/category/${catId}`,
    product: { path: `/product/${id}`, name },
    search: '/search?q=milk',
    cart: '/cart',
  };
}

/** Creates a browser profile with a shopper's session. @returns its folder */
async function createShopperProfile() {
  const profile = mkdtempSync(path.join(tmpdir(), 'kirana-lighthouse-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: FLAGS,
  });
  await addSession(context, ORIGIN, await createExampleShopper(ORIGIN));
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/cart`, { waitUntil: 'networkidle' });
  await context.close();
  return profile;
}

/**
 * Measures the milliseconds from a click on a hovered product card until the product's page is drawn.
 * @param {{ name: string }} product
 */
async function measureNavigations(product) {
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
      const clickToDrawn = page.evaluate(measureClickToDrawn, product.name);
      await link.click();
      runs.push({ ms: await clickToDrawn });
      await page.close();
    }
    medians[`processor ${slowdown} times slower`] = median(runs).ms ?? 0;
  }
  await browser.close();
  return medians;
}

/**
 * Runs in the browser: waits for a click, then until the heading is drawn.
 * @param {string} name
 * @returns {Promise<number>} milliseconds in between
 */
function measureClickToDrawn(name) {
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
 * @param {string} pagePath
 * @param {string} [profile] the browser profile's folder; default: a new profile
 * @returns {Promise<Record<string, number>>}
 */
async function audit(name, pagePath, profile) {
  const file = path.join(folder, `${name}.json`);
  const options = [
    ORIGIN + pagePath,
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
    missedNavigationStart,
  );
  if (code !== 0 || missedNavigationStart({ output })) throw new Error(output);
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
 * Whether Lighthouse missed the start of the navigation, which happens at times.
 * @param {{ output: string }} run
 */
function missedNavigationStart({ output }) {
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
