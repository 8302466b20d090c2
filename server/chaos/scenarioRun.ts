import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, openAccounts } from './accounts.ts';
import type { Kind } from './database.ts';
import { openEnvironment, SERVERS } from './environment.ts';
import { checkBooks, checkKeys, readBooks } from './invariants.ts';
import { type StockedProduct, stockProducts } from './products.ts';
import { waitUntilIdle } from './quiescence.ts';
import type { Violation } from './record.ts';
import { replayEvents } from './replay.ts';
import { letTimePass, type ScenarioName, type Stage, scenarios } from './scenarios.ts';
import { isAccepted } from './shopApi.ts';

/** A shop's database with shoppers who are signed in, so that not every runScenarios has to make one. */
export interface Template {
  folder: string;
  accounts: Account[];
  remove(): void;
}

const RESERVATION_SECONDS = 600;
/** What settles by itself has done so after so long. */
const BY_ITSELF_MS = 600;
const UNITS = 20;

export async function makeTemplate(scenarioCount: number): Promise<Template> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-runScenarios-'));
  const environment = await openEnvironment({
    kind: 'sqlite',
    servers: 1,
    reservationSeconds: RESERVATION_SECONDS,
  });
  try {
    const accounts = await openAccounts(environment, scenarioCount * 2);
    // Stopped, so that the file is whole.
    await Promise.all(environment.servers.map((server) => server.stop()));
    for (const file of readdirSync(environment.disk.folder).filter((name) =>
      name.startsWith('kirana.sqlite'),
    )) {
      cpSync(path.join(environment.disk.folder, file), path.join(folder, file));
    }
    return { folder, accounts, remove: () => rmSync(folder, { recursive: true }) };
  } finally {
    await environment.close();
  }
}

interface ScenarioOptions {
  kind: Kind;
  template: Template | null;
  /** Default: the built shop. */
  program?: string;
  /** How long the shop may take to come to rest. */
  timeoutMs: number;
}

/** Plays scenarios one after the other in a shop of their own, and audits its books. @returns what was violated */
export async function runScenarios(
  names: readonly ScenarioName[],
  { kind, template, program, timeoutMs }: ScenarioOptions,
): Promise<Violation[]> {
  const environment = await openEnvironment({
    kind,
    servers: SERVERS[kind],
    reservationSeconds: RESERVATION_SECONDS,
    ...(program ? { program } : {}),
    ...(template ? { template: template.folder } : {}),
  });
  const { record, provider, database } = environment;
  try {
    const accounts = template?.accounts ?? (await openAccounts(environment, names.length * 2));
    const shelves = await stockProducts(environment, 25 * names.length);
    await database.query('UPDATE products SET countInStock = ?', [UNITS]);
    const goods: StockedProduct[] = shelves.map((product) => ({ ...product, units: UNITS }));
    for (const [index, name] of names.entries()) {
      const [first, second] = accounts.slice(index * 2);
      const product = goods[index];
      if (!first || !second || !product) throw new Error('There are too few shoppers or products');
      const stage: Stage = { environment, accounts: [first, second], goods: product };
      await scenarios[name](stage);
    }
    const resting = waitUntilIdle(environment, { timeoutMs });
    await sleep(BY_ITSELF_MS);
    await letTimePass(environment, true);
    await resting;
    checkBooks(await readBooks(database, await provider.ledger()), goods, record);
    await checkKeys(database, record);
    await replayEvents(environment, await provider.ledger());
    for (const token of record.revoked) {
      if (await isAccepted(environment, 0, token)) record.violated('a revoked session is dead', 'at the end');
    }
    return record.violations;
  } finally {
    await environment.close();
  }
}
