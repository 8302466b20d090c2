import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtShopFile } from '../../tools/paths.mjs';
import { DATABASE_NAME, type Database, type DatabaseKind, openDatabase } from './database.ts';
import { type Disk, openDisk } from './disk.ts';
import { type Provider, startProvider } from './provider.ts';
import { openProxy, type TcpProxy } from './proxy.ts';
import { createRecord, type RunRecord } from './record.ts';
import { type ShopServer, startServer } from './shopServer.ts';

/** The processes of one run, and the proxies between them. */
export interface Environment {
  kind: DatabaseKind;
  database: Database;
  provider: Provider;
  servers: ShopServer[];
  /** The proxy from the servers to the database; null if the database is embedded. */
  databaseProxy: TcpProxy | null;
  /** The proxy from the servers to the provider. */
  providerProxy: TcpProxy;
  /** The disk with the shop's files. */
  disk: Disk;
  record: RunRecord;
  /** The preferred server if it is ready, else any server that is ready, else the preferred one. */
  serverFor(preferred: number): Pick<ShopServer, 'port'>;
  close(): Promise<void>;
}

export interface EnvironmentOptions {
  kind: DatabaseKind;
  /** Number of server processes; must be one if the database is embedded. */
  servers: number;
  reservationSeconds: number;
  /** The shop's entry file; default: the built shop. */
  program?: string;
  /** A folder whose files are copied to the data folder before the start. */
  template?: string;
}

/** Number of server processes by database; an embedded database allows just one. */
export const SERVERS: { [kind in DatabaseKind]: number } = { mysql: 2, sqlite: 1 };

const RECONCILE_SECONDS = 1;

/** Starts database, provider, servers and the proxies between them. Resolves when all are ready; on an error it closes what it has started. */
export async function openEnvironment({
  kind,
  servers: count,
  reservationSeconds,
  program = builtShopFile,
  template,
}: EnvironmentOptions): Promise<Environment> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-chaos-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const closeSteps: (() => unknown)[] = [() => process.off('exit', remove), remove];
  const close = async () => {
    for (const step of closeSteps.splice(0).reverse()) await step();
  };
  try {
    const record = createRecord();
    const disk = openDisk(path.join(folder, 'data'), kind === 'sqlite');
    closeSteps.push(() => disk.close());
    // Registered after the disk's handler, so that it runs last when the harness is interrupted.
    process.once('exit', remove);
    if (template) cpSync(template, disk.folder, { recursive: true });
    const database = await openDatabase(kind, disk.folder);
    closeSteps.push(() => database.close());
    const databaseProxy = database.port === null ? null : await openProxy(() => database.port);
    if (databaseProxy) closeSteps.push(() => databaseProxy.close());

    const servers: ShopServer[] = [];
    const findReadyServer = () => servers.find((server) => server.isReady()) ?? servers[0];
    const webhookProxy = await openProxy(() => findReadyServer()?.port ?? null);
    closeSteps.push(() => webhookProxy.close());
    mkdirSync(path.join(folder, 'provider'));
    const provider = await startProvider(path.join(folder, 'provider'), webhookProxy.port);
    closeSteps.push(() => provider.kill());
    const providerProxy = await openProxy(() => provider.port);
    closeSteps.push(() => providerProxy.close());

    for (let number = 0; number < count; number++) {
      const server = await startServer({
        name: `server ${number + 1}`,
        dataDir: disk.folder,
        databaseUrl: databaseProxy && `mysql://root@127.0.0.1:${databaseProxy.port}/${DATABASE_NAME}`,
        providerPort: providerProxy.port,
        reservationSeconds,
        reconcileSeconds: RECONCILE_SECONDS,
        program,
        onOutputLine: (line) => record.addLogLine(line),
        onRecovery: (ms) => record.addServerOutage(ms),
        onCrash: () => record.addServerCrash(),
        onExit: (exit) => record.addServerExit(exit),
      });
      servers.push(server);
      closeSteps.push(() => server.stop());
    }
    await Promise.all(servers.map((server) => server.waitUntilReady()));
    const serverFor = (preferred: number): ShopServer => {
      const server = servers[preferred % servers.length] as ShopServer;
      return server.isReady() ? server : (findReadyServer() ?? server);
    };
    return {
      kind,
      database,
      provider,
      servers,
      databaseProxy,
      providerProxy,
      disk,
      record,
      serverFor,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
