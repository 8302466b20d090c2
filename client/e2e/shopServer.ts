import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { isRunning, spawnBound } from '../../server/tools/programs/boundProcess.mjs';
import { freePort } from '../../server/tools/programs/freePort.mjs';

/** A separate shop server, for tests that change data for all shoppers or need other settings. */
export interface ShopServer {
  url: string;
  dataDir: string;
  close(): Promise<void>;
}

/** How long a shop may take until it is ready, also beside other work. */
const READY_MS = 90_000;
/** The limit of a fixture that starts a shop: longer, so that it fails with the shop's reason. */
export const SHOP_START_MS = READY_MS + 10_000;

/** Starts the built server with a new data folder. @param variables further environment variables */
export async function startShopServer(variables: Record<string, string> = {}): Promise<ShopServer> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kirana-e2e-'));
  const server = spawnBound(process.execPath, ['server/tools/programs/throwawayShop.mjs', dataDir], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    // Tests set X-Forwarded-For, because sign-ups are rate-limited by IP address.
    env: { ...process.env, PORT: port, PUBLIC_URL: url, TRUST_PROXY: '1', LOG_LEVEL: 'error', ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () => {
    if (!isRunning(server)) throw new Error('The shop has ended before it was ready');
    return fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await expect.poll(isReady, { timeout: READY_MS }).toBe(true);
  return {
    url,
    dataDir,
    async close() {
      if (!isRunning(server)) return;
      server.kill();
      await once(server, 'exit');
    },
  };
}
