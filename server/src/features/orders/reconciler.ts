import type { Shop } from '../../shop.ts';
import { reconcile } from './reconciliation.service.ts';

/**
 * Runs `reconcile` now and again, one run at a time.
 * @returns what ends it, after the run under way
 */
export function startReconciler(shop: Shop): () => Promise<void> {
  let running = Promise.resolve();
  let busy = false;
  const run = () => {
    if (busy) return;
    busy = true;
    running = reconcile(shop)
      .catch((error) => shop.log.error({ err: error }, 'the payments could not be reconciled'))
      .finally(() => {
        busy = false;
      });
  };
  const timer = setInterval(run, shop.env.reconcileMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
