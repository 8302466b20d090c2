import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, openAccounts } from './accounts.ts';
import { readBooks } from './books.ts';
import type { DatabaseKind } from './database.ts';
import { openEnvironment, SERVERS } from './environment.ts';
import { checkBooks } from './invariants.ts';
import { type StockedProduct, stockProducts } from './products.ts';
import { waitUntilIdle } from './quiescence.ts';
import type { Violation } from './record.ts';
import { replayEvents } from './replay.ts';
import { makeWorkDue, type ScenarioContext } from './scenarioSteps.ts';
import { type ScenarioName, scenarios } from './scenarios.ts';
import { isAccepted } from './shopApi.ts';
import { checkKeys } from './uniqueKeys.ts';

/** A prepared database with signed-in shoppers, which several calls of runScenarios copy. */
export interface Template {
  folder: string;
  accounts: Account[];
  remove(): void;
}

const RESERVATION_SECONDS = 600;
/** Time for background work before the clock is moved on. */
const SETTLE_MS = 600;
const UNITS = 20;

export async function makeTemplate(scenarioCount: number): Promise<Template> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-scenarios-'));
  const environment = await openEnvironment({
    kind: 'sqlite',
    servers: 1,
    reservationSeconds: RESERVATION_SECONDS,
  });
  try {
    const accounts = await openAccounts(environment, scenarioCount * 2);
    // A running server could leave the database file incomplete.
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
  kind: DatabaseKind;
  template: Template | null;
  /** Default: the built shop. */
  program?: string;
  /** How long the shop may take to finish its background work. */
  timeoutMs: number;
}

/** Runs scenarios one after the other in a new shop, then checks the invariants. @returns the violations */
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
    const stockedProducts: StockedProduct[] = shelves.map((product) => ({ ...product, units: UNITS }));
    for (const [index, name] of names.entries()) {
      const [first, second] = accounts.slice(index * 2);
      const product = stockedProducts[index];
      if (!first || !second || !product) throw new Error('There are too few shoppers or products');
      const context: ScenarioContext = { environment, accounts: [first, second], product };
      await scenarios[name](context);
    }
    const idle = waitUntilIdle(environment, { timeoutMs });
    await sleep(SETTLE_MS);
    await makeWorkDue(environment, true);
    await idle;
    checkBooks(await readBooks(database, await provider.ledger()), stockedProducts, record);
    await checkKeys(database, record);
    await replayEvents(environment, await provider.ledger());
    for (const token of record.revokedTokens) {
      if (await isAccepted(environment, 0, token))
        record.addViolation('revoked sessions are refused', 'at the end');
    }
    return record.violations;
  } finally {
    await environment.close();
  }
}
