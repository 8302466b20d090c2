import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseKind } from './environment/database.ts';
import { type Environment, openEnvironment, SERVERS } from './environment/environment.ts';
import { type FaultKind, planFaults } from './environment/faults.ts';
import { checkSnapshot } from './invariants/invariants.ts';
import { replayEvents } from './invariants/replay.ts';
import { readSnapshot } from './invariants/snapshot.ts';
import { countUncertainWriteOutcomes } from './invariants/uncertainWrites.ts';
import { checkKeys } from './invariants/uniqueKeys.ts';
import { waitUntilIdle } from './invariants/waitUntilIdle.ts';
import { watchStates } from './invariants/watchStates.ts';
import { createSummary, type Summary } from './report/summary.ts';
import { type Account, createAccounts, createStaff } from './shoppers/accounts.ts';
import { sellLoose } from './shoppers/looseGoods.ts';
import { storeOffer } from './shoppers/offers.ts';
import { createPlan } from './shoppers/plans.ts';
import { type StockedProduct, stockProducts } from './shoppers/products.ts';
import { isTokenAccepted } from './shoppers/shopApi.ts';
import { readCartUntil, runPlan } from './shoppers/shoppers.ts';
import { registerForGst } from './shoppers/taxes.ts';

export interface ShoppingOptions {
  seed: number;
  kind: DatabaseKind;
  checkouts: number;
  shoppers: number;
  /** Pause of each shopper between two checkouts, in ms; they begin one after the other within this time. Default: hardly any. */
  thinkMs?: number;
  /** Further shoppers, who only read their carts, all the time; default: none. */
  readers?: number;
  /** Maximum time from a payment to its order, and until the shop is idle; default: 60 s. Tests use more, because machines may be busy. */
  timeoutMs?: number;
  /**
   * Whether the previous release never runs. Only then half of the products are sold in sizes with prices of their own, and there is an
   * offer: it does not know these, and counts no uses (decisions 65 and 70).
   */
  withoutPrevious: boolean;
  /** Ends the run early: it begins no further checkouts and faults, and audits the shop. */
  signal?: AbortSignal;
  /** Called with one line of text. */
  onProgress?: (text: string) => void;
}

export interface RunOptions extends Omit<ShoppingOptions, 'withoutPrevious'> {
  serverKills: number;
  databaseKills: number;
  faults: readonly FaultKind[];
}

/** A fault and the environment that it disturbs. */
export interface DueFault {
  name: string;
  /** Causes the fault and ends it; resolves when the shop is ready again. */
  cause(): Promise<void>;
  /** Time between this fault and the next, in ms. */
  pause: number;
}

const TIMEOUT_MS = 60_000;
export const RESERVATION_SECONDS = 20;
/** Shoppers wait if the faults are more than this number behind the checkouts, so that every fault hits checkouts. */
const MAX_FAULTS_BEHIND = 1;

/** A run on one database. */
export async function runChaos(options: RunOptions): Promise<Summary> {
  const { seed, kind, serverKills, databaseKills, faults: kinds } = options;
  const environment = await openEnvironment({
    kind,
    servers: SERVERS[kind],
    reservationSeconds: RESERVATION_SECONDS,
  });
  try {
    const faults = planFaults(seed, kind, { serverKills, databaseKills, kinds });
    const dueFaults = faults.map((fault) => ({ ...fault, cause: () => fault.cause(environment) }));
    return await runWithFaults(environment, dueFaults, { ...options, withoutPrevious: true });
  } finally {
    await environment.close();
  }
}

/** Shoppers buy while faults happen; then the shop recovers, and its data is checked. */
export async function runWithFaults(
  environment: Environment,
  faults: readonly DueFault[],
  options: ShoppingOptions,
): Promise<Summary> {
  const {
    kind,
    checkouts,
    readers = 0,
    timeoutMs = TIMEOUT_MS,
    withoutPrevious,
    onProgress = () => {},
  } = options;
  const startTime = Date.now();
  await registerForGst(environment.database);
  const people = await createAccounts(environment, options.shoppers + readers);
  const accounts = people.slice(0, options.shoppers);
  const staff = await createStaff(environment, people.length);
  const stockedProducts = await stockProducts(environment, checkouts);
  // Two products share each stock of loose goods.
  const looseProducts = withoutPrevious ? stockedProducts.filter((_, index) => index % 4 < 2) : [];
  for (let index = 0; index < looseProducts.length; index += 2)
    await sellLoose(environment, looseProducts.slice(index, index + 2));
  // Gone before the run ends, so that shoppers also race for its last uses.
  const offer = { id: 'offer-of-the-run', maxUses: Math.ceil(checkouts / 4), productId: null };
  if (withoutPrevious) await storeOffer(environment.database, offer);
  onProgress(
    `${kind}: ${accounts.length} shoppers, ${stockedProducts.length} products, ${faults.length} faults`,
  );
  const stopWatching = watchStates(environment);
  const shoppers = new ShopperGroup(
    environment,
    { accounts, staff },
    stockedProducts,
    options,
    faults.length,
  );
  const end = new AbortController();
  const reading = people
    .slice(options.shoppers)
    .map((reader) => readCartUntil(environment, reader, end.signal));
  await Promise.all([shoppers.run(), injectFaults(environment, faults, shoppers, options)]);
  await Promise.all(environment.servers.map((server) => server.waitUntilReady()));
  onProgress(`${kind}: all shoppers have finished; waiting until the shop is idle`);
  const idleMs = await waitUntilIdle(environment, { timeoutMs });
  end.abort();
  await Promise.all(reading);
  await stopWatching();
  await audit(environment, stockedProducts);
  return createSummary(environment, options, { startTime, idleMs, timeoutMs });
}

/** Checks the data of the shop and of the provider at the end of a run. */
async function audit(environment: Environment, stockedProducts: readonly StockedProduct[]): Promise<void> {
  const { record, provider, database } = environment;
  const ledger = await provider.ledger();
  // Must run before the replay, which stores lost events.
  checkSnapshot(await readSnapshot(database, ledger), stockedProducts, record);
  await checkKeys(database, record);
  await countUncertainWriteOutcomes(environment);
  await replayEvents(environment, ledger);
  for (const server of environment.servers.keys()) {
    for (const token of record.revokedTokens) {
      if (await isTokenAccepted(environment, server, token))
        record.addViolation('revoked sessions are refused', 'a token is accepted at the end');
    }
  }
}

/** All shoppers of a run. Each does its checkouts one after the other. */
class ShopperGroup {
  checkoutsBegun = 0;
  faultsBegun = 0;
  private readonly faultsPerCheckout: number;

  constructor(
    private readonly environment: Environment,
    private readonly people: { accounts: readonly Account[]; staff: Account },
    private readonly stockedProducts: readonly StockedProduct[],
    private readonly options: ShoppingOptions,
    private readonly faultCount: number,
  ) {
    this.faultsPerCheckout = faultCount / options.checkouts;
  }

  async run(): Promise<void> {
    await Promise.all(this.people.accounts.map((account) => this.runCheckouts(account)));
  }

  /** Resolves when the fault of this index is due: its share of the checkouts has begun. */
  async waitForFault(fault: number): Promise<void> {
    const { checkouts, signal } = this.options;
    while (
      !signal?.aborted &&
      this.checkoutsBegun < checkouts &&
      this.checkoutsBegun * this.faultsPerCheckout < fault
    )
      await sleep(50);
    this.faultsBegun = fault + 1;
  }

  private async runCheckouts(account: Account): Promise<void> {
    const { seed, checkouts, signal, thinkMs = 0 } = this.options;
    const { length: shoppers } = this.people.accounts;
    await sleep((thinkMs * account.number) / shoppers);
    for (let number = account.number; number < checkouts && !signal?.aborted; number += shoppers) {
      while (
        number * this.faultsPerCheckout > this.faultsBegun + MAX_FAULTS_BEHIND &&
        this.faultsBegun < this.faultCount &&
        !signal?.aborted
      ) {
        await sleep(20);
      }
      this.checkoutsBegun++;
      const plan = createPlan(seed, number, checkouts, this.stockedProducts);
      const outcome = await runPlan(this.environment, { account, staff: this.people.staff }, plan);
      this.environment.record.count(this.environment.record.outcomes, outcome);
      if (number + shoppers < checkouts) await sleep(plan.pause + thinkMs);
    }
  }
}

/** Causes the faults one after the other, each when it is due. */
async function injectFaults(
  environment: Environment,
  faults: readonly DueFault[],
  shoppers: ShopperGroup,
  { signal, onProgress = () => {} }: ShoppingOptions,
): Promise<void> {
  const { record } = environment;
  for (const [index, fault] of faults.entries()) {
    await shoppers.waitForFault(index);
    if (signal?.aborted) return;
    const period = { name: fault.name, from: Date.now(), until: Number.POSITIVE_INFINITY };
    record.faultPeriods.push(period);
    await fault.cause();
    period.until = Date.now();
    record.count(record.faults, fault.name);
    if (index % 10 === 9)
      onProgress(`${environment.kind}: ${index + 1} faults, ${shoppers.checkoutsBegun} checkouts`);
    await sleep(fault.pause);
  }
}
