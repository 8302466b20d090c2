import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MailServer, startMailServer } from '../../test/mailServer.ts';
import { builtShopFile } from '../../tools/paths.mjs';
import { freePort } from '../../tools/programs/freePort.mjs';
import { type GaleraNode, startGalera } from '../../tools/programs/galera.mjs';
import { type Haproxy, startHaproxy } from '../../tools/programs/haproxy.mjs';
import { type RedisServer, startRedis } from '../../tools/programs/redisServer.mjs';
import { createThrowawayFolder } from '../../tools/programs/throwawayFolder.mjs';
import { connectToMariadb, DATABASE_NAME } from './database.ts';
import { openDisk } from './disk.ts';
import type { Environment } from './environment.ts';
import { send } from './http.ts';
import { startProvider } from './provider.ts';
import { openProxy } from './proxy.ts';
import { createRecord } from './record.ts';
import { type ShopServer, startServer } from './shopServer.ts';

/** Shops on the nodes of a database cluster, behind a proxy, as docker-compose.yml describes them. */
export interface Cluster extends Environment {
  /** Of the proxy, for shoppers. */
  port: number;
  proxy: Haproxy;
  nodes: GaleraNode[];
  redis: RedisServer;
  /** What the shops have sent. */
  mails: MailServer;
  /** Runs work that disturbs a node; meanwhile the harness's own connection uses another one. */
  disturb(node: GaleraNode, work: () => Promise<void>): Promise<void>;
  /** Resolves when all nodes are in sync, and all shops ready. @throws Error if they never are */
  waitUntilRecovered(): Promise<void>;
}

const SHOPS = 3;
const RECONCILE_SECONDS = 1;
/** The proxy notices after a second at most that a shop is about to end. */
const SHUTDOWN_DELAY_SECONDS = 2;
const RECOVERY_TIMEOUT_MS = 120_000;
/** HAProxy's answer when a shop ends a connection without one. */
const BAD_GATEWAY = 502;
const POLL_MS = 100;

/**
 * Starts all processes on free ports. Resolves when all are ready; on an error it closes what it has started.
 * @param options.nodes of the database; shops share one if they are fewer
 * @param options.onRecovery called when a shop that had ended is ready again
 */
export async function openCluster({
  reservationSeconds,
  nodes: nodeCount = SHOPS,
  onRecovery,
}: {
  reservationSeconds: number;
  nodes?: number;
  onRecovery?: (shop: ShopServer) => void;
}): Promise<Cluster> {
  const folder = createThrowawayFolder('kirana-cluster-');
  const closeSteps: (() => unknown)[] = [folder.remove];
  const close = async () => {
    for (const step of closeSteps.splice(0).reverse()) await step();
  };
  try {
    const record = createRecord([BAD_GATEWAY]);
    const nodes = await startGalera(nodeCount, folder.path);
    closeSteps.push(() => Promise.all(nodes.map((node) => node.kill())));
    const disturbedNodes = new Set<GaleraNode>();
    const database = await connectToMariadb(
      () => (nodes.find((node) => !disturbedNodes.has(node)) as GaleraNode).url,
      ['SET SESSION wsrep_sync_wait = 7'],
    );
    closeSteps.push(() => database.close());
    const redis = await startRedis();
    closeSteps.push(() => redis.stop());
    const mails = await startMailServer();
    closeSteps.push(() => mails.close());

    const port = await freePort();
    mkdirSync(path.join(folder.path, 'provider'));
    const provider = await startProvider(path.join(folder.path, 'provider'), port);
    closeSteps.push(() => provider.kill());
    const providerProxy = await openProxy(() => provider.port);
    closeSteps.push(() => providerProxy.close());

    const disk = openDisk(path.join(folder.path, 'data'), false);
    const servers: ShopServer[] = [];
    for (let index = 0; index < SHOPS; index++) {
      const server: ShopServer = await startServer({
        name: `shop-${index + 1}`,
        dataDir: disk.folder,
        databaseUrl: `${nodes[index % nodes.length]?.url}/${DATABASE_NAME}`,
        providerPort: providerProxy.port,
        reservationSeconds,
        reconcileSeconds: RECONCILE_SECONDS,
        program: builtShopFile,
        env: {
          // The shoppers' addresses, as if a TLS proxy had added them, and HAProxy.
          TRUST_PROXY: '2',
          REDIS_URL: redis.url,
          SHUTDOWN_DELAY_SECONDS: String(SHUTDOWN_DELAY_SECONDS),
          PUBLIC_URL: `http://127.0.0.1:${port}`,
          RAZORPAY_CHECKOUT_URL: `http://127.0.0.1:${provider.port}/sandbox/checkout.js`,
          SMTP_URL: mails.url,
          MAIL_FROM: 'Kirana <shop@kirana.example>',
        },
        onOutputLine: (line) => record.addLogLine(line),
        onRecovery(ms) {
          record.addServerOutage(ms);
          onRecovery?.(server);
        },
        onCrash: () => record.addServerCrash(),
        onExit: (exit) => record.addServerExit(exit),
      });
      servers.push(server);
      closeSteps.push(() => server.stop());
    }
    await Promise.all(servers.map((server) => server.waitUntilReady()));
    const shopPorts = servers.map((server) => server.port) as [number, number, number];
    const proxy = await startHaproxy(shopPorts, folder.path, { port });

    const isRecovered = async () => {
      const checks = await Promise.all([
        ...nodes.map((node) => node.isSynced()),
        ...servers.map(async (server) => (await readReadiness(server.port)) === 200),
        // A proxy without a shop answers 503 itself.
        readReadiness(port).then((status) => status === 200),
      ]);
      return checks.every(Boolean);
    };
    const waitUntilRecovered = async () => {
      for (const deadline = Date.now() + RECOVERY_TIMEOUT_MS; !(await isRecovered()); await sleep(POLL_MS)) {
        if (Date.now() > deadline) throw new Error('The cluster has not recovered');
      }
    };
    await waitUntilRecovered();
    return {
      kind: 'mysql',
      database,
      provider,
      servers,
      databaseProxy: null,
      providerProxy,
      disk,
      record,
      serverFor: () => ({ port }),
      port,
      proxy,
      nodes,
      redis,
      mails,
      async disturb(node, work) {
        disturbedNodes.add(node);
        database.dropConnection();
        try {
          await work();
        } finally {
          disturbedNodes.delete(node);
        }
      },
      waitUntilRecovered,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const readReadiness = async (port: number): Promise<number> =>
  (await send({ method: 'GET', port, path: '/readyz', timeoutMs: 2000 })).status;
