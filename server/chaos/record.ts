import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './http.ts';
import type { BoughtCart, SoldOut } from './refusals.ts';

/** A write that the shop has acknowledged, so it must exist at the end. */
export type AcknowledgedWrite =
  | { kind: 'checkout'; id: string; providerOrderId: string; paise: number }
  | { kind: 'order'; paymentId: string; paise: number }
  | { kind: 'review'; userId: string; productId: string }
  | { kind: 'wish'; userId: string; productId: string }
  | { kind: 'refund'; paymentId: string }
  /** `state` was read right after the response. */
  | { kind: 'cancel'; id: string; state: string };

/** A write without a response. Its outcome is read from the database after the recovery. */
export type UncertainWrite =
  | { kind: 'begin checkout'; userId: string; since: number; until: number }
  | { kind: 'complete checkout'; providerOrderId: string }
  | { kind: 'cancel checkout'; checkoutId: string }
  | { kind: 'review'; userId: string; productId: string }
  | { kind: 'wish'; userId: string; productId: string }
  | { kind: 'sign out'; token: string };

export interface PaidOrder {
  providerOrderId: string;
  paymentId: string;
  at: number;
  /** Whether the popup's handler reports the payment to the shop; else only webhooks do. */
  isReportedByHandler: boolean;
}

/** A violation of an invariant. */
export interface Violation {
  invariant: string;
  detail: string;
}

/** What the harness has recorded in one run. */
interface Recorded {
  /** When the run began. */
  begin: number;
  /** Number of responses by status. */
  statuses: Map<string, number>;
  faults: Map<string, number>;
  outcomes: Map<string, number>;
  /** Number of uncertain writes by outcome. */
  uncertainWriteOutcomes: Map<string, number>;
  violations: Violation[];
  acknowledgedWrites: AcknowledgedWrite[];
  uncertainWrites: UncertainWrite[];
  paidOrders: PaidOrder[];
  soldOut: SoldOut[];
  boughtCarts: BoughtCart[];
  /** Tokens whose sign-out was acknowledged. */
  revokedTokens: string[];
  /** Log messages of failed requests by request id. */
  errorsByRequestId: Map<string, string>;
  retries: number;
  crashes: number;
  /** Failed starts, for instance while the database was down. */
  failedStarts: number;
  /** Duration of each outage, in ms. */
  serverOutages: number[];
  databaseOutages: number[];
  /** Begin and end of each fault. */
  faultPeriods: { from: number; until: number }[];
}

/** Records everything of one run. */
export interface RunRecord extends Recorded {
  count(map: Map<string, number>, name: string): void;
  addViolation(invariant: string, detail: string): void;
  /** Records a response to a regular shopper and checks its status. */
  checkResponse(call: string, answer: Answer, status: number): void;
  /** Checks any response for stack traces. */
  checkForTraces(call: string, answer: Answer): void;
  addLogLine(line: string): void;
  addServerOutage(ms: number): void;
  /** A server has died at a crash point. */
  serverCrashed(): void;
  /** A server has exited by itself, which is allowed only before it was ready. */
  serverExited(how: { wasReady: boolean; lastOutput: string }): void;
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

const nothingRecorded = (): Recorded => ({
  begin: Date.now(),
  statuses: new Map(),
  faults: new Map(),
  outcomes: new Map(),
  uncertainWriteOutcomes: new Map(),
  violations: [],
  acknowledgedWrites: [],
  uncertainWrites: [],
  paidOrders: [],
  soldOut: [],
  boughtCarts: [],
  revokedTokens: [],
  errorsByRequestId: new Map(),
  retries: 0,
  crashes: 0,
  failedStarts: 0,
  serverOutages: [],
  databaseOutages: [],
  faultPeriods: [],
});

export function createRecord(): RunRecord {
  let databaseUpAt: number | null = null;
  let notifyCrash = () => {};
  const record: RunRecord = {
    ...nothingRecorded(),
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
    addLogLine(line) {
      if (line === 'chaos: retry') record.retries++;
      if (!line.startsWith('{"level":50')) return;
      const { requestId, err, msg } = JSON.parse(line) as LogLine;
      if (requestId)
        record.errorsByRequestId.set(requestId, `${msg}: ${err?.code ?? ''} ${err?.message ?? ''}`);
    },
    addServerOutage: (ms) => record.serverOutages.push(ms),
    serverCrashed() {
      record.crashes++;
      notifyCrash();
    },
    serverExited({ wasReady, lastOutput }) {
      if (!wasReady) record.failedStarts++;
      else
        record.addViolation(
          'servers survive faults of other processes',
          lastOutput.slice(-EXAMPLE_LENGTH * 4),
        );
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
