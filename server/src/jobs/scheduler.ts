import { reconcile } from '../features/checkout/reconciliation.service.ts';
import { newId } from '../lib/ids.ts';
import type { Shop } from '../shop.ts';
import { tidyUp } from './cleanup.ts';
import { createClaim, LEASE_MS } from './lease.ts';

/** How often the holder of the job says that it lives, and others look whether it does. */
const BEAT_MS = LEASE_MS / 5;
const TIDY_UP_MS = 60 * 60 * 1000;

/**
 * Runs `reconcile` now and again, in one of the processes that have started this: another one goes on when that one dies.
 * @returns what ends it, after the run under way
 */
export function startReconciler(shop: Shop): () => Promise<void> {
  const { db, env, log } = shop;
  const claim = createClaim(db, 'reconcile', newId());
  const reconciling = every(env.reconcileMs, () => reconcile(shop, claim.isOurs));
  const tidying = every(TIDY_UP_MS, () => tidyUp(shop));
  const failed = (error: unknown) => log.error({ err: error }, 'the payments could not be reconciled');

  let working: Promise<void> | null = null;
  const work = async () => {
    await reconciling();
    if (claim.isOurs()) await tidying();
  };
  const tick = async () => {
    if (!(await claim.keep())) return;
    working ??= work()
      .catch(failed)
      .finally(() => {
        working = null;
      });
  };
  // Work may take longer than a beat, and goes on while others are told that we live.
  let beating: Promise<void> | null = null;
  const beat = () => {
    beating ??= tick()
      .catch(failed)
      .finally(() => {
        beating = null;
      });
  };
  beat();
  const timer = setInterval(beat, Math.min(BEAT_MS, env.reconcileMs)).unref();
  return async () => {
    clearInterval(timer);
    await beating;
    await working;
    await claim.release().catch(failed);
  };
}

/** @returns what does the work, if `ms` have gone by since it was last begun */
function every(ms: number, work: () => Promise<void>): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = performance.now();
    if (now - last < ms) return;
    last = now;
    await work();
  };
}
