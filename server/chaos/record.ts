import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './http.ts';
import type { CartGone, SoldOut } from './refusals.ts';

/** Something that the shop has said is done, so it has to be there for good. */
export type Acknowledged =
  | { what: 'checkout'; id: string; providerOrderId: string; paise: number }
  | { what: 'order'; paymentId: string; paise: number }
  | { what: 'review'; userId: string; productId: string }
  | { what: 'wish'; userId: string; productId: string }
  | { what: 'refund'; paymentId: string }
  /** In which state it was seen a moment later. */
  | { what: 'cancel'; id: string; state: string };

/** A write whose answer never came; how it ended is looked up after the recovery. */
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
  /** Who brings the news. */
  handler: boolean;
}

/** Something that must not be. */
export interface Violation {
  invariant: string;
  detail: string;
}

/** All that the harness has seen in one run. */
export interface Record {
  /** When the run began. */
  begin: number;
  /** How often, by what was answered. */
  statuses: Map<string, number>;
  faults: Map<string, number>;
  outcomes: Map<string, number>;
  /** How the writes in doubt have ended. */
  resolved: Map<string, number>;
  violations: Violation[];
  acknowledged: Acknowledged[];
  inDoubt: InDoubt[];
  paid: PaidOrder[];
  soldOut: SoldOut[];
  cartsGone: CartGone[];
  /** Tokens whose sign-out was acknowledged. */
  revoked: string[];
  /** What the shop's log says of requests that failed, by their ids. */
  reasons: Map<string, string>;
  retries: number;
  crashes: number;
  /** Starts that came too early, such as before the database. */
  failedStarts: number;
  /** Milliseconds. */
  serverAway: number[];
  databaseAway: number[];
  /** When something was disturbed, and when it was well again. */
  disturbed: { from: number; until: number }[];
  count(map: Map<string, number>, name: string): void;
  violated(invariant: string, detail: string): void;
  /** Notes an answer to an honest shopper, who may only meet success and what a shop may say in a bad hour. */
  answered(call: string, answer: Answer, status: number): void;
  /** Notes any answer: none may tell how the shop is made. */
  looked(call: string, answer: Answer): void;
  serverLine(line: string): void;
  serverBack(ms: number): void;
  /** A server has died at a crash point. */
  serverCrashed(): void;
  /** A server has given up by itself: it may where it cannot start yet. */
  serverExited(how: { wasReady: boolean; words: string }): void;
  /** Settles at the next such end, or after so long. */
  nextCrash(ms: number): Promise<void>;
  /** The database answers again … */
  databaseUp(): void;
  /** … and the shop has had an answer from it. */
  databaseNoticed(): void;
}

interface LogLine {
  requestId?: string;
  msg?: string;
  err?: { code?: string; message?: string };
}

/** What an honest shopper may be answered; 0 is no answer. */
const decent = [0, 200, 201, 204, 409, 429, 503];
const TRACE = /\n\s+at \S+.*:\d+:\d+|node_modules|\/server\/(dist|src)\//;
const EXAMPLE_LENGTH = 300;

export function createRecord(): Record {
  let databaseUpAt: number | null = null;
  let tellCrash = () => {};
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
    cartsGone: [],
    revoked: [],
    reasons: new Map(),
    retries: 0,
    crashes: 0,
    failedStarts: 0,
    serverAway: [],
    databaseAway: [],
    disturbed: [],
    count: (map, name) => map.set(name, (map.get(name) ?? 0) + 1),
    violated: (invariant, detail) => record.violations.push({ invariant, detail }),
    answered(call, answer, status) {
      record.looked(call, answer);
      record.count(record.statuses, status === 0 ? 'no answer' : String(status));
      if (!decent.includes(status)) {
        record.violated(
          'decent answers',
          `${call} was answered ${status}: ${answer.text.slice(0, EXAMPLE_LENGTH)}`,
        );
      }
      if (status >= 200 && status < 300) record.databaseNoticed();
    },
    looked(call, { text }) {
      if (TRACE.test(text)) record.violated('no stack traces', `${call}: ${text.slice(0, EXAMPLE_LENGTH)}`);
    },
    serverLine(line) {
      if (line === 'chaos: retry') record.retries++;
      if (!line.startsWith('{"level":50')) return;
      const { requestId, err, msg } = JSON.parse(line) as LogLine;
      if (requestId) record.reasons.set(requestId, `${msg}: ${err?.code ?? ''} ${err?.message ?? ''}`);
    },
    serverBack: (ms) => record.serverAway.push(ms),
    serverCrashed() {
      record.crashes++;
      tellCrash();
    },
    serverExited({ wasReady, words }) {
      if (!wasReady) record.failedStarts++;
      else record.violated('servers outlive the faults of others', words.slice(-EXAMPLE_LENGTH * 4));
    },
    nextCrash: (ms) =>
      Promise.race([
        new Promise<void>((resolve) => {
          tellCrash = resolve;
        }),
        sleep(ms),
      ]),
    databaseUp() {
      databaseUpAt = Date.now();
    },
    databaseNoticed() {
      if (databaseUpAt !== null) record.databaseAway.push(Date.now() - databaseUpAt);
      databaseUpAt = null;
    },
  };
  return record;
}
