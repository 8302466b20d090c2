import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpResponse } from './http.ts';

/** A write that the shop has acknowledged. It must exist at the end of the run. */
export type AcknowledgedWrite =
  | { kind: 'checkout'; id: string; providerOrderId: string; paise: number }
  | { kind: 'order'; paymentId: string; paise: number }
  | { kind: 'review'; userId: string; productId: string }
  | { kind: 'wishlist item'; userId: string; productId: string }
  | { kind: 'refund'; paymentId: string }
  /** `id`: the refund in the response. */
  | { kind: 'refund by staff'; idempotencyKey: string; id: string }
  /** `state`: the checkout's state in the database right after the response. */
  | { kind: 'cancel'; id: string; state: string };

/** A write without a response or with a server error. Its outcome is read from the database at the end of the run. */
export type UncertainWrite =
  | { kind: 'begin checkout'; userId: string; since: number; until: number }
  | { kind: 'complete checkout'; providerOrderId: string }
  | { kind: 'cancel checkout'; checkoutId: string }
  | { kind: 'refund by staff'; idempotencyKey: string }
  | { kind: 'review'; userId: string; productId: string }
  | { kind: 'wishlist item'; userId: string; productId: string }
  | { kind: 'sign out'; token: string };

/** A payment of an order at the provider. */
export interface PaidOrder {
  providerOrderId: string;
  paymentId: string;
  /** Time of the payment. */
  at: number;
  /** Whether the popup's handler reports the payment to the shop. If not, only webhooks do. */
  isReportedByHandler: boolean;
}

/** A refusal because units were sold out. At least one inventory item must have had fewer units than the lines take. */
export interface SoldOutRefusal {
  lines: { productId: string; option: string | null; quantity: number }[];
  /** Time of the response. */
  until: number;
}

/** A refusal because the cart was bought before. One of the shopper's payments must have bought it. */
interface BoughtCartRefusal {
  userId: string;
  from: number;
  until: number;
}

/** A violation of an invariant. */
export interface Violation {
  invariant: string;
  detail: string;
}

/** The data that the harness records in one run. */
interface RecordedData {
  /** Start of the run, in ms since 1970. */
  startTime: number;
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
  soldOutRefusals: SoldOutRefusal[];
  boughtCartRefusals: BoughtCartRefusal[];
  /** Tokens whose sign-out was acknowledged. */
  revokedTokens: string[];
  /** Log messages of failed requests by request id. */
  errorsByRequestId: Map<string, string>;
  transactionRetries: number;
  crashes: number;
  /** Failed starts, for instance while the database was down. */
  failedStarts: number;
  /** Duration of each outage, in ms. */
  serverOutages: number[];
  databaseOutages: number[];
  faultPeriods: FaultPeriod[];
  /** Requests of regular shoppers, in the order of their ends. */
  requests: ShopperRequest[];
}

/** Start and end of a fault, in ms since 1970. */
export interface FaultPeriod {
  name: string;
  from: number;
  until: number;
}

/** A request of a regular shopper. */
export interface ShopperRequest {
  /** What it asks for, and whose it is: a repeated request has the same. */
  key: string;
  /** 0: no response. */
  status: number;
  /** In ms since 1970. */
  from: number;
  until: number;
}

/** The recorded data of one run, with functions that add to it. */
export interface RunRecord extends RecordedData {
  count(map: Map<string, number>, name: string): void;
  addViolation(invariant: string, detail: string): void;
  /** Records a response to a regular shopper and checks its status. @param shopper an id of the one who has sent the request */
  checkResponse(call: string, response: HttpResponse, status: number, shopper?: string): void;
  /** Checks any response for stack traces. */
  checkForStackTraces(call: string, response: HttpResponse): void;
  addLogLine(line: string): void;
  addServerOutage(ms: number): void;
  /** Records that a server has killed itself at a crash point. */
  addServerCrash(): void;
  /** Records that a server has exited by itself. After it was ready, this is a violation. */
  addServerExit(exit: { wasReady: boolean; lastOutput: string }): void;
  /** Resolves at the next crash at a crash point, or after `ms`. */
  waitForCrash(ms: number): Promise<void>;
  /** Records that the database has been restarted. */
  markDatabaseRestarted(): void;
  /** Records that the shop can use the database again. */
  markDatabaseUsable(): void;
}

interface LogLine {
  requestId?: string;
  msg?: string;
  err?: { code?: string; message?: string };
}

/** Statuses that a regular shopper may get; 0: no response. */
const expectedStatuses = [0, 200, 201, 204, 409, 429, 503];
/** Whether a line was put into the cart, and the order of an earlier payment has taken it out before the cart was read. */
export const isLineBought = (status: number, text: string): boolean =>
  status === 404 && text.includes('not in your cart any more');

const STACK_TRACE = /\n\s+at \S+.*:\d+:\d+|node_modules|\/server\/(dist|src)\//;
const EXAMPLE_LENGTH = 300;

const emptyData = (): RecordedData => ({
  startTime: Date.now(),
  statuses: new Map(),
  faults: new Map(),
  outcomes: new Map(),
  uncertainWriteOutcomes: new Map(),
  violations: [],
  acknowledgedWrites: [],
  uncertainWrites: [],
  paidOrders: [],
  soldOutRefusals: [],
  boughtCartRefusals: [],
  revokedTokens: [],
  errorsByRequestId: new Map(),
  transactionRetries: 0,
  crashes: 0,
  failedStarts: 0,
  serverOutages: [],
  databaseOutages: [],
  faultPeriods: [],
  requests: [],
});

/** @param furtherStatuses that a regular shopper may get, because a proxy answers with them */
export function createRecord(furtherStatuses: readonly number[] = []): RunRecord {
  let databaseRestartedAt: number | null = null;
  let notifyCrash = () => {};
  const record: RunRecord = {
    ...emptyData(),
    count: (map, name) => map.set(name, (map.get(name) ?? 0) + 1),
    addViolation: (invariant, detail) => record.violations.push({ invariant, detail }),
    checkResponse(call, response, status, shopper = '') {
      record.checkForStackTraces(call, response);
      record.requests.push({ key: `${call} ${shopper}`, status, from: response.from, until: response.until });
      record.count(record.statuses, status === 0 ? 'no response' : String(status));
      const isExpected = expectedStatuses.includes(status) || furtherStatuses.includes(status);
      if (!isExpected && !isLineBought(status, response.text)) {
        record.addViolation(
          'only expected statuses',
          `${call} got the status ${status}: ${response.text.slice(0, EXAMPLE_LENGTH)}`,
        );
      }
      if (status >= 200 && status < 300) record.markDatabaseUsable();
    },
    checkForStackTraces(call, { text }) {
      if (STACK_TRACE.test(text))
        record.addViolation('no stack traces', `${call}: ${text.slice(0, EXAMPLE_LENGTH)}`);
    },
    addLogLine(line) {
      if (line === 'chaos: retry') record.transactionRetries++;
      if (!line.startsWith('{"level":50')) return;
      const { requestId, err, msg } = JSON.parse(line) as LogLine;
      if (requestId)
        record.errorsByRequestId.set(requestId, `${msg}: ${err?.code ?? ''} ${err?.message ?? ''}`);
    },
    addServerOutage: (ms) => record.serverOutages.push(ms),
    addServerCrash() {
      record.crashes++;
      notifyCrash();
    },
    addServerExit({ wasReady, lastOutput }) {
      if (!wasReady) record.failedStarts++;
      else
        record.addViolation(
          'servers survive faults of other processes',
          lastOutput.slice(-EXAMPLE_LENGTH * 4),
        );
    },
    waitForCrash: (ms) =>
      Promise.race([
        new Promise<void>((resolve) => {
          notifyCrash = resolve;
        }),
        sleep(ms),
      ]),
    markDatabaseRestarted() {
      databaseRestartedAt = Date.now();
    },
    markDatabaseUsable() {
      if (databaseRestartedAt !== null) record.databaseOutages.push(Date.now() - databaseRestartedAt);
      databaseRestartedAt = null;
    },
  };
  return record;
}
