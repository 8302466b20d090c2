import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect } from '@playwright/test';

/** A separate shop server, for tests that change data for all shoppers or need other settings. */
export interface ShopServer {
  url: string;
  dataDir: string;
  close(): Promise<void>;
}

/** Starts the built server with a data folder and environment variables. */
export async function startShopServer(
  port: number,
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<ShopServer> {
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['server/tools/throwawayShop.mjs', dataDir], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error', ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 90_000 }).toBe(true);
  return {
    url,
    dataDir,
    async close() {
      server.kill();
      await once(server, 'exit');
    },
  };
}
