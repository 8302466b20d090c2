import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from '../server/tools/programs/chromium.mjs';

/** The tested shop's PORT. */
process.env.E2E_PORT ??= '4790';
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

/** The tested shop's DATA_DIR. In the environment, because every worker reads this file again. */
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'kirana-e2e-'));

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a small machine that is busy, too.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Most scripts run once in each test: to optimize them takes longer than it saves.
        '--js-flags=--no-turbofan --no-maglev',
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: `node ../server/tools/programs/throwawayShop.mjs ${process.env.E2E_DATA_DIR}`,
    url: `${baseURL}/readyz`,
    timeout: 90_000,
    // Tests set X-Forwarded-For, because sign-ups are rate-limited by IP address.
    env: { PORT: process.env.E2E_PORT, TRUST_PROXY: '1', LOG_LEVEL: 'error' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
  },
});
