import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtShopFile } from '../tools/paths.mjs';
import { DATABASE_NAME, type Database, type DatabaseKind, openDatabase } from './database.ts';
import { type Disk, openDisk } from './disk.ts';
import { type Provider, startProvider } from './provider.ts';
import { type Line, openLine } from './proxy.ts';
import { createRecord, type RunRecord } from './record.ts';
import { type ShopServer, startServer } from './shopServer.ts';

/** The processes of one run, and the proxies between them. */
export interface Environment {
  kind: DatabaseKind;
  database: Database;
  provider: Provider;
  servers: ShopServer[];
  /** From the servers to the database; null if it is embedded. */
  databaseLine: Line | null;
  /** From the servers to the provider. */
  providerLine: Line;
  /** The disk with the shop's files. */
  disk: Disk;
  record: RunRecord;
  /** The preferred server if it is ready, else another one that is. */
  serverFor(preferred: number): ShopServer;
  close(): Promise<void>;
}

export interface EnvironmentOptions {
  kind: DatabaseKind;
  /** Number of server processes; must be one if the database is embedded. */
  servers: number;
  reservationSeconds: number;
  /** Default: the built shop. */
  program?: string;
  /** A folder whose files are copied to the data folder before the start. */
  template?: string;
}

/** Number of server processes by database; an embedded database allows just one. */
export const SERVERS: { [kind in DatabaseKind]: number } = { mysql: 2, sqlite: 1 };

const RECONCILE_SECONDS = 1;

export async function openEnvironment({
  kind,
  servers: count,
  reservationSeconds,
  program = builtShopFile,
  template,
}: EnvironmentOptions): Promise<Environment> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-chaos-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const closing: (() => unknown)[] = [() => process.off('exit', remove), remove];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const record = createRecord();
    const disk = openDisk(path.join(folder, 'data'), kind === 'sqlite');
    closing.push(() => disk.close());
    // Registered after the disk's handler, so that it runs last when the harness is interrupted.
    process.once('exit', remove);
    if (template) cpSync(template, disk.folder, { recursive: true });
    const database = await openDatabase(kind, disk.folder);
    closing.push(() => database.close());
    const databaseLine = database.port === null ? null : await openLine(() => database.port);
    if (databaseLine) closing.push(() => databaseLine.close());

    const servers: ShopServer[] = [];
    const anyReady = () => servers.find((server) => server.isReady()) ?? servers[0];
    const webhookLine = await openLine(() => anyReady()?.port ?? null);
    closing.push(() => webhookLine.close());
    mkdirSync(path.join(folder, 'provider'));
    const provider = await startProvider(path.join(folder, 'provider'), webhookLine.port);
    closing.push(() => provider.kill());
    const providerLine = await openLine(() => provider.port);
    closing.push(() => providerLine.close());

    for (let number = 0; number < count; number++) {
      const server = await startServer({
        name: `server ${number + 1}`,
        dataDir: disk.folder,
        databaseUrl: databaseLine && `mysql://root@127.0.0.1:${databaseLine.port}/${DATABASE_NAME}`,
        providerPort: providerLine.port,
        reservationSeconds,
        reconcileSeconds: RECONCILE_SECONDS,
        program,
        onLine: (line) => record.addLogLine(line),
        onRecovery: (ms) => record.addServerOutage(ms),
        onCrash: () => record.serverCrashed(),
        onExit: (how) => record.serverExited(how),
      });
      servers.push(server);
      closing.push(() => server.stop());
    }
    await Promise.all(servers.map((server) => server.ready()));
    const serverFor = (preferred: number): ShopServer => {
      const own = servers[preferred % servers.length] as ShopServer;
      return own.isReady() ? own : (anyReady() ?? own);
    };
    return { kind, database, provider, servers, databaseLine, providerLine, disk, record, serverFor, close };
  } catch (error) {
    await close();
    throw error;
  }
}
