import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseKind } from '../environment/database.ts';
import { openEnvironment, SERVERS } from '../environment/environment.ts';
import type { Violation } from '../environment/record.ts';
import { checkSnapshot } from '../invariants/invariants.ts';
import { replayEvents } from '../invariants/replay.ts';
import { readSnapshot } from '../invariants/snapshot.ts';
import { checkKeys } from '../invariants/uniqueKeys.ts';
import { waitUntilIdle } from '../invariants/waitUntilIdle.ts';
import { type Account, createAccounts } from '../shoppers/accounts.ts';
import { type StockedProduct, setStock, stockProducts } from '../shoppers/products.ts';
import { isTokenAccepted } from '../shoppers/shopApi.ts';
import { registerForGst } from '../shoppers/taxes.ts';
import { makeWorkDue, type ScenarioContext } from './scenarioSteps.ts';
import { type ScenarioName, scenarios } from './scenarios.ts';

/** A database file with signed-in shoppers. Several calls of `runScenarios` copy it. */
export interface Template {
  folder: string;
  accounts: Account[];
  remove(): void;
}

const RESERVATION_SECONDS = 600;
/** Time for the shop's background work before all remaining work is made due. */
const SETTLE_MS = 600;
/** Stock of each product. */
const UNITS = 20;

/** Creates a template for up to `scenarioCount` scenarios. */
export async function createTemplate(scenarioCount: number): Promise<Template> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-scenarios-'));
  const environment = await openEnvironment({
    kind: 'sqlite',
    servers: 1,
    reservationSeconds: RESERVATION_SECONDS,
  });
  try {
    await registerForGst(environment.database);
    const accounts = await createAccounts(environment, scenarioCount * 2);
    // The file may be incomplete while a server uses it.
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
  /** The shop's entry file; default: the built shop. */
  program?: string;
  /** Maximum time for the shop's background work at the end. */
  timeoutMs: number;
}

/** Runs all scenarios without a bug. @returns the violations; a correct harness and shop have none */
export const runAllScenarios = (timeoutMs: number): Promise<Violation[]> =>
  runScenarios(Object.keys(scenarios) as ScenarioName[], { kind: 'sqlite', template: null, timeoutMs });

/** Runs scenarios one after the other in a new shop and then checks the invariants. @returns the violations */
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
    if (!template) await registerForGst(database);
    const accounts = template?.accounts ?? (await createAccounts(environment, names.length * 2));
    const products = await stockProducts(environment, 25 * names.length);
    await setStock(database, UNITS);
    const stockedProducts: StockedProduct[] = products.map((product) => ({
      ...product,
      item: { id: product.id, units: UNITS },
    }));
    for (const [index, name] of names.entries()) {
      const [first, second] = accounts.slice(index * 2);
      const product = stockedProducts[index];
      if (!first || !second || !product)
        throw new Error('There are fewer shoppers or products than scenarios');
      const context: ScenarioContext = { environment, accounts: [first, second], product };
      await scenarios[name](context);
    }
    const idle = waitUntilIdle(environment, { timeoutMs });
    await sleep(SETTLE_MS);
    await makeWorkDue(environment, true);
    await idle;
    checkSnapshot(await readSnapshot(database, await provider.ledger()), stockedProducts, record);
    await checkKeys(database, record);
    await replayEvents(environment, await provider.ledger());
    for (const token of record.revokedTokens) {
      if (await isTokenAccepted(environment, 0, token))
        record.addViolation('revoked sessions are refused', 'a token is accepted at the end');
    }
    return record.violations;
  } finally {
    await environment.close();
  }
}
