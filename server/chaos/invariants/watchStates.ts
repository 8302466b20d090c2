import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../environment/environment.ts';

const INTERVAL_MS = 1000;
/** More than any fault: those interrupt the database for a few seconds. */
const MAX_OUTAGE_MS = 30_000;

interface State {
  id: string;
  state: string;
}

/** Allowed later states of each state. They include all later ones, because polling may miss states in between. */
const laterStates: { [state: string]: string[] } = {
  open: ['paid', 'cancelled', 'expired', 'refunded'],
  cancelled: ['paid', 'refunded'],
  expired: ['paid', 'refunded'],
  pending: ['paid', 'packing', 'packed', 'outForDelivery', 'delivered', 'cancelled', 'refunded'],
  paid: ['packing', 'packed', 'outForDelivery', 'delivered', 'cancelled', 'refunded'],
  packing: ['packed', 'outForDelivery', 'delivered', 'cancelled', 'refunded'],
  packed: ['outForDelivery', 'delivered', 'refunded'],
  outForDelivery: ['delivered', 'refunded'],
  delivered: ['refunded'],
};

/**
 * Polls the states of checkouts and orders every second and records backward changes.
 * @returns a function that polls once more and stops; it throws if polling failed for longer than a fault lasts
 */
export function watchStates(environment: Environment): () => Promise<void> {
  const lastStates = new Map<string, string>();
  let isStopped = false;
  const poll = async () => {
    const checkouts = await environment.database.query<State>('SELECT id, state FROM checkouts');
    const orders = await environment.database.query<State>('SELECT id, status AS state FROM orders');
    for (const { id, state } of checkouts) checkChange('checkout', id, state);
    for (const { id, state } of orders) checkChange('order', id, state);
  };
  const checkChange = (type: string, id: string, state: string) => {
    const key = `${type} ${id}`;
    const before = lastStates.get(key);
    if (before !== undefined && before !== state) {
      const isFinal = type === 'checkout' && (before === 'paid' || before === 'refunded');
      if (isFinal || !laterStates[before]?.includes(state)) {
        environment.record.addViolation('states go forward only', `${key} went from ${before} to ${state}`);
      }
    }
    lastStates.set(key, state);
  };
  const polling = (async () => {
    let lastSuccess = Date.now();
    while (!isStopped) {
      try {
        await poll();
        lastSuccess = Date.now();
      } catch (error) {
        if (Date.now() - lastSuccess > MAX_OUTAGE_MS) throw error;
      }
      await sleep(INTERVAL_MS);
    }
  })();
  // The stop function throws the error.
  polling.catch(() => {});
  return async () => {
    isStopped = true;
    await polling;
    await poll();
  };
}
