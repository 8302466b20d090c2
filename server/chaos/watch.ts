import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from './environment.ts';

const INTERVAL_MS = 1000;
/** Faults interrupt the database for a few seconds at most. */
const MAX_OUTAGE_MS = 30_000;

interface State {
  id: string;
  state: string;
}

/** Allowed later states of each state; states between two polls may be missed. */
const laterStates: { [state: string]: string[] } = {
  open: ['paid', 'cancelled', 'expired', 'refunded'],
  cancelled: ['paid', 'refunded'],
  expired: ['paid', 'refunded'],
  pending: ['paid', 'packed', 'delivered', 'cancelled', 'refunded'],
  paid: ['packed', 'delivered', 'cancelled', 'refunded'],
  packed: ['delivered', 'cancelled', 'refunded'],
};

/**
 * Polls the states of checkouts and orders every second and records backward changes.
 * @returns a function that stops it after a last poll, and throws if polling has failed for longer than a fault takes
 */
export function watchStates(environment: Environment): () => Promise<void> {
  const lastStates = new Map<string, string>();
  let isOver = false;
  const poll = async () => {
    const checkouts = await environment.database.query<State>('SELECT id, state FROM checkouts');
    const orders = await environment.database.query<State>('SELECT id, status AS state FROM orders');
    for (const { id, state } of checkouts) note('checkout', id, state);
    for (const { id, state } of orders) note('order', id, state);
  };
  const note = (what: string, id: string, state: string) => {
    const key = `${what} ${id}`;
    const before = lastStates.get(key);
    if (before !== undefined && before !== state) {
      const isFinal = what === 'checkout' && (before === 'paid' || before === 'refunded');
      if (isFinal || !laterStates[before]?.includes(state)) {
        environment.record.addViolation('states go forward only', `${key} went from ${before} to ${state}`);
      }
    }
    lastStates.set(key, state);
  };
  const watching = (async () => {
    let lastSuccess = Date.now();
    while (!isOver) {
      try {
        await poll();
        lastSuccess = Date.now();
      } catch (error) {
        if (Date.now() - lastSuccess > MAX_OUTAGE_MS) throw error;
      }
      await sleep(INTERVAL_MS);
    }
  })();
  // Reported when it is stopped.
  watching.catch(() => {});
  return async () => {
    isOver = true;
    await watching;
    await poll();
  };
}
