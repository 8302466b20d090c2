import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, openAccounts } from './accounts.ts';
import { readBooks } from './books.ts';
import type { DatabaseKind } from './database.ts';
import { type Environment, openEnvironment, SERVERS } from './environment.ts';
import { type Fault, type FaultKind, planFaults } from './faults.ts';
import { checkBooks } from './invariants.ts';
import { planOf } from './plans.ts';
import { type StockedProduct, stockProducts } from './products.ts';
import { waitUntilIdle } from './quiescence.ts';
import { replayEvents } from './replay.ts';
import { isAccepted } from './shopApi.ts';
import { shop } from './shoppers.ts';
import { type Summary, summarise } from './summary.ts';
import { countUncertainWriteOutcomes } from './uncertainWrites.ts';
import { checkKeys } from './uniqueKeys.ts';
import { watchStates } from './watch.ts';

export interface RunOptions {
  seed: number;
  kind: DatabaseKind;
  checkouts: number;
  serverKills: number;
  databaseKills: number;
  faults: readonly FaultKind[];
  shoppers: number;
  /** Maximum time from a payment to its order, and until the shop is idle; longer in tests, because machines may be busy. */
  timeoutMs?: number;
  /** Ends the run early: no further checkouts and faults, then the audit. */
  signal?: AbortSignal;
  /** Called with a line of text on progress. */
  onProgress?: (text: string) => void;
}

const TIMEOUT_MS = 60_000;
const RESERVATION_SECONDS = 20;
/** Shoppers wait when they are more faults ahead of the schedule than this, so that faults hit checkouts. */
const MAX_FAULTS_AHEAD = 1;

/** One whole run on one database: shoppers and faults together, then recovery, then the audit. */
export async function runChaos(options: RunOptions): Promise<Summary> {
  const { seed, kind, checkouts, serverKills, databaseKills, faults: kinds, onProgress = () => {} } = options;
  const { timeoutMs = TIMEOUT_MS } = options;
  const begin = Date.now();
  const environment = await openEnvironment({
    kind,
    servers: SERVERS[kind],
    reservationSeconds: RESERVATION_SECONDS,
  });
  try {
    const accounts = await openAccounts(environment, options.shoppers);
    const stockedProducts = await stockProducts(environment, checkouts);
    const faults = planFaults(seed, kind, { serverKills, databaseKills, kinds });
    onProgress(
      `${kind}: ${accounts.length} shoppers, ${stockedProducts.length} products, ${faults.length} faults`,
    );
    const stopWatching = watchStates(environment);
    const shopping = new Shopping(environment, accounts, stockedProducts, options, faults.length);
    await Promise.all([shopping.run(), injectFaults(environment, faults, shopping, options)]);
    await Promise.all(environment.servers.map((server) => server.ready()));
    onProgress(`${kind}: all shoppers are done, waiting until the shop is idle`);
    const restMs = await waitUntilIdle(environment, { timeoutMs });
    await stopWatching();
    await audit(environment, stockedProducts);
    return await summarise(environment, options, { begin, restMs, timeoutMs });
  } finally {
    await environment.close();
  }
}

/** Checks the data of the shop and the provider at the end. */
async function audit(environment: Environment, stockedProducts: readonly StockedProduct[]): Promise<void> {
  const { record, provider, database } = environment;
  const ledger = await provider.ledger();
  // Before the replay, which would store lost events.
  checkBooks(await readBooks(database, ledger), stockedProducts, record);
  await checkKeys(database, record);
  await countUncertainWriteOutcomes(environment);
  await replayEvents(environment, ledger);
  for (const server of environment.servers.keys()) {
    for (const token of record.revokedTokens) {
      if (await isAccepted(environment, server, token))
        record.addViolation('revoked sessions are refused', 'at the end');
    }
  }
}

/** All shoppers of a run; each does its checkouts one after the other. */
class Shopping {
  begun = 0;
  faultsBegun = 0;
  private readonly faultsPerCheckout: number;

  constructor(
    private readonly environment: Environment,
    private readonly accounts: readonly Account[],
    private readonly stockedProducts: readonly StockedProduct[],
    private readonly options: RunOptions,
    private readonly faults: number,
  ) {
    this.faultsPerCheckout = faults / options.checkouts;
  }

  async run(): Promise<void> {
    await Promise.all(this.accounts.map((account) => this.visits(account)));
  }

  /** Resolves when the fault of this number is due. */
  async untilDue(fault: number): Promise<void> {
    const { checkouts, signal } = this.options;
    while (!signal?.aborted && this.begun < checkouts && this.begun * this.faultsPerCheckout < fault)
      await sleep(50);
    this.faultsBegun = fault + 1;
  }

  private async visits(account: Account): Promise<void> {
    const { seed, checkouts, signal } = this.options;
    for (
      let number = account.number;
      number < checkouts && !signal?.aborted;
      number += this.accounts.length
    ) {
      while (
        number * this.faultsPerCheckout > this.faultsBegun + MAX_FAULTS_AHEAD &&
        this.faultsBegun < this.faults &&
        !signal?.aborted
      ) {
        await sleep(20);
      }
      this.begun++;
      const plan = planOf(seed, number, checkouts, this.stockedProducts);
      const outcome = await shop(this.environment, account, plan);
      this.environment.record.count(this.environment.record.outcomes, outcome);
      await sleep(plan.pause);
    }
  }
}

async function injectFaults(
  environment: Environment,
  faults: readonly Fault[],
  shopping: Shopping,
  { signal, onProgress = () => {} }: RunOptions,
): Promise<void> {
  const { record } = environment;
  for (const [index, fault] of faults.entries()) {
    await shopping.untilDue(index);
    if (signal?.aborted) return;
    const period = { from: Date.now(), until: Number.POSITIVE_INFINITY };
    record.faultPeriods.push(period);
    await fault.cause(environment);
    period.until = Date.now();
    record.count(record.faults, fault.name);
    if (index % 10 === 9) onProgress(`${environment.kind}: ${index + 1} faults, ${shopping.begun} checkouts`);
    await sleep(fault.pause);
  }
}
