import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './http.ts';
import type { BoughtCart, SoldOut } from './refusals.ts';

/** A write that the shop has acknowledged, so it must exist at the end. */
export type Acknowledged =
  | { what: 'checkout'; id: string; providerOrderId: string; paise: number }
  | { what: 'order'; paymentId: string; paise: number }
  | { what: 'review'; userId: string; productId: string }
  | { what: 'wish'; userId: string; productId: string }
  | { what: 'refund'; paymentId: string }
  /** `state` was read right after the response. */
  | { what: 'cancel'; id: string; state: string };

/** A write without a response. Its outcome is read from the database after the recovery. */
export type InDoubt =
  | { what: 'begin checkout'; userId: string; since: number; until: number }
  | { what: 'complete checkout'; providerOrderId: string }
  | { what: 'cancel checkout'; checkoutId: string }
  | { what: 'review'; userId: string; productId: string }
  | { what: 'wish'; userId: string; productId: string }
  | { what: 'sign out'; token: string };

export interface PaidOrder {
  providerOrderId: string;
  paymentId: string;
  at: number;
  /** Whether the popup's handler reports the payment to the shop; else only webhooks do. */
  handler: boolean;
}

/** A violation of an invariant. */
export interface Violation {
  invariant: string;
  detail: string;
}

/** Everything that the harness records in one run. */
export interface Record {
  /** When the run began. */
  begin: number;
  /** Number of responses by status. */
  statuses: Map<string, number>;
  faults: Map<string, number>;
  outcomes: Map<string, number>;
  /** Number of writes in doubt by outcome. */
  resolved: Map<string, number>;
  violations: Violation[];
  acknowledged: Acknowledged[];
  inDoubt: InDoubt[];
  paid: PaidOrder[];
  soldOut: SoldOut[];
  boughtCarts: BoughtCart[];
  /** Tokens whose sign-out was acknowledged. */
  revoked: string[];
  /** Log messages of failed requests by request id. */
  reasons: Map<string, string>;
  retries: number;
  crashes: number;
  /** Failed starts, for instance while the database was down. */
  failedStarts: number;
  /** Duration of each outage, in ms. */
  serverOutages: number[];
  databaseOutages: number[];
  /** Begin and end of each fault. */
  disturbed: { from: number; until: number }[];
  count(map: Map<string, number>, name: string): void;
  addViolation(invariant: string, detail: string): void;
  /** Records a response to a regular shopper and checks its status. */
  checkResponse(call: string, answer: Answer, status: number): void;
  /** Checks any response for stack traces. */
  checkForTraces(call: string, answer: Answer): void;
  serverLine(line: string): void;
  addServerOutage(ms: number): void;
  /** A server has died at a crash point. */
  serverCrashed(): void;
  /** A server has exited by itself, which is allowed only before it was ready. */
  serverExited(how: { wasReady: boolean; words: string }): void;
  /** Settles at the next crash, or after `ms`. */
  nextCrash(ms: number): Promise<void>;
  /** The database is up again. */
  databaseUp(): void;
  /** The shop can use the database again. */
  databaseUsable(): void;
}

interface LogLine {
  requestId?: string;
  msg?: string;
  err?: { code?: string; message?: string };
}

/** Statuses that a regular shopper may get; 0: no response. */
const expectedStatuses = [0, 200, 201, 204, 409, 429, 503];
const TRACE = /\n\s+at \S+.*:\d+:\d+|node_modules|\/server\/(dist|src)\//;
const EXAMPLE_LENGTH = 300;

export function createRecord(): Record {
  let databaseUpAt: number | null = null;
  let notifyCrash = () => {};
  const record: Record = {
    begin: Date.now(),
    statuses: new Map(),
    faults: new Map(),
    outcomes: new Map(),
    resolved: new Map(),
    violations: [],
    acknowledged: [],
    inDoubt: [],
    paid: [],
    soldOut: [],
    boughtCarts: [],
    revoked: [],
    reasons: new Map(),
    retries: 0,
    crashes: 0,
    failedStarts: 0,
    serverOutages: [],
    databaseOutages: [],
    disturbed: [],
    count: (map, name) => map.set(name, (map.get(name) ?? 0) + 1),
    addViolation: (invariant, detail) => record.violations.push({ invariant, detail }),
    checkResponse(call, answer, status) {
      record.checkForTraces(call, answer);
      record.count(record.statuses, status === 0 ? 'no answer' : String(status));
      if (!expectedStatuses.includes(status)) {
        record.addViolation(
          'only expected statuses',
          `${call} was answered ${status}: ${answer.text.slice(0, EXAMPLE_LENGTH)}`,
        );
      }
      if (status >= 200 && status < 300) record.databaseUsable();
    },
    checkForTraces(call, { text }) {
      if (TRACE.test(text))
        record.addViolation('no stack traces', `${call}: ${text.slice(0, EXAMPLE_LENGTH)}`);
    },
    serverLine(line) {
      if (line === 'chaos: retry') record.retries++;
      if (!line.startsWith('{"level":50')) return;
      const { requestId, err, msg } = JSON.parse(line) as LogLine;
      if (requestId) record.reasons.set(requestId, `${msg}: ${err?.code ?? ''} ${err?.message ?? ''}`);
    },
    addServerOutage: (ms) => record.serverOutages.push(ms),
    serverCrashed() {
      record.crashes++;
      notifyCrash();
    },
    serverExited({ wasReady, words }) {
      if (!wasReady) record.failedStarts++;
      else record.addViolation('servers survive faults of other processes', words.slice(-EXAMPLE_LENGTH * 4));
    },
    nextCrash: (ms) =>
      Promise.race([
        new Promise<void>((resolve) => {
          notifyCrash = resolve;
        }),
        sleep(ms),
      ]),
    databaseUp() {
      databaseUpAt = Date.now();
    },
    databaseUsable() {
      if (databaseUpAt !== null) record.databaseOutages.push(Date.now() - databaseUpAt);
      databaseUpAt = null;
    },
  };
  return record;
}
