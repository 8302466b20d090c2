import { readFileSync } from 'node:fs';
import { type Connection, encode, openConnection, type Sent } from './connection.ts';

/** Before it is measured an operation is done for so long, in ms … */
const WARM_UP_MS = 1000;
/** … and so often, which is what V8 compiles code by … */
const WARM_UP_TIMES = 1000;
/** … but for no longer than this … */
const LONGEST_WARM_UP_MS = 8000;
/** … or this where it must be done so often, on a machine however slow. */
const LONGEST_FILLING_MS = 60_000;
/** How long each operation has its turn in a long run. */
const TURN_MS = 2000;

/** What one operation was measured to do. */
export interface Figures {
  /** How often it was done in a second. */
  perSecond: number;
  /** Requests to the server each time. */
  requests: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Of the server's process, milliseconds each time; null where the system does not tell. */
  cpu: number | null;
  /** The same of the other processes that the machine's processors are shared with. */
  cpuDatabase: number | null;
  cpuProvider: number | null;
  cpuLoad: number | null;
  /** SQL statements a request, beginnings and ends of transactions counted; null where the database does not tell. */
  sql: number | null;
}

/** Sends a request and hands out the body of its answer, which must be a success. */
export type Ask = (sent: Sent) => Promise<Buffer>;

export interface Operation {
  name: string;
  /** Does through a connection of that number what must have been done before. */
  prepare?(ask: Ask, connection: number): Promise<void>;
  /**
   * Does it for the n-th time, through a connection of that number; throws when an answer is not what was asked for. What it
   * asks depends on the numbers alone, so that every server is asked the same.
   */
  run(ask: Ask, turn: number, connection: number): Promise<void>;
  /** How often it is done before it is measured, at any size of the catalogue; else as often as V8 needs. */
  warmUpTimes?: number;
  /** One request of those; null: it is several, which no bare server can be compared with. */
  typical: Sent | null;
}

/** A server under measurement. */
export interface Measured {
  origin: string;
  /** Null: somebody else's machine. */
  pid: number | null;
  /** Those that it is served by, where they are on this machine. */
  databasePid: number | null;
  providerPid: number | null;
  /** How many statements its database has been sent since ever; null where it does not tell. */
  statements(): Promise<number | null>;
}

/** What cannot be said of somebody else's machine. */
export const unknown = { pid: null, databasePid: null, providerPid: null, statements: async () => null };

export interface Load {
  connections: number;
  seconds: number;
}

/** Does what an operation needs before it is measured over so many connections. */
export async function prepare(origin: string, operation: Operation, connections: number): Promise<void> {
  const connection = openConnection(origin);
  const ask = asking(connection);
  for (let number = 0; number < connections; number++) await operation.prepare?.(ask, number);
  connection.close();
}

/** Sends an operation over `connections` kept-alive connections for `seconds`; every answer is checked. */
export async function measure(
  { origin, pid, databasePid, providerPid, statements }: Measured,
  operation: Operation,
  { connections, seconds }: Load,
): Promise<Figures> {
  const times: number[] = [];
  let turn = 0;
  let requests = 0;
  const until = async (isOver: () => boolean, number: number) => {
    const connection = openConnection(origin);
    const ask = asking(connection);
    const counted: Ask = (sent) => {
      requests++;
      return ask(sent);
    };
    try {
      while (!isOver()) {
        const begin = performance.now();
        await operation.run(counted, turn++, number);
        times.push(performance.now() - begin);
      }
    } finally {
      connection.close();
    }
  };
  const all = async (isOver: (gone: number) => boolean) => {
    const begin = performance.now();
    const now = () => isOver(performance.now() - begin);
    const running = Array.from({ length: connections }, (_, number) => until(now, number));
    // Also where one fails the server is left alone when this ends.
    await Promise.allSettled(running);
    await Promise.all(running);
  };
  const used = async () => ({
    cpu: cpuOf(pid),
    cpuDatabase: cpuOf(databasePid),
    cpuProvider: cpuOf(providerPid),
    cpuLoad: cpuOf(process.pid),
    sql: await statements(),
  });

  const { warmUpTimes = WARM_UP_TIMES } = operation;
  const longest = operation.warmUpTimes ? LONGEST_FILLING_MS : LONGEST_WARM_UP_MS;
  await all((gone) => gone > longest || (gone > WARM_UP_MS && times.length >= warmUpTimes));
  times.length = 0;
  requests = 0;
  const before = await used();
  const begin = performance.now();
  await all((gone) => gone > seconds * 1000);
  const elapsed = performance.now() - begin;
  const after = await used();

  times.sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? 0);
  const each = (from: number | null, to: number | null, count: number) =>
    from === null || to === null ? null : round((to - from) / count);
  return {
    perSecond: Math.round((times.length * 1000) / elapsed),
    requests: Math.round(requests / times.length),
    p50: at(0.5),
    p99: at(0.99),
    cpu: each(before.cpu, after.cpu, times.length),
    cpuDatabase: each(before.cpuDatabase, after.cpuDatabase, times.length),
    cpuProvider: each(before.cpuProvider, after.cpuProvider, times.length),
    cpuLoad: each(before.cpuLoad, after.cpuLoad, times.length),
    sql: each(before.sql, after.sql, requests),
  };
}

/**
 * Sends all operations in turn, each for two seconds and nothing twice, for so many minutes.
 * @param eachMinute is told how many requests the server has had no time for so far
 */
export async function soak(
  origin: string,
  operations: readonly Operation[],
  { connections, minutes }: { connections: number; minutes: number },
  eachMinute: (refused: number) => void,
): Promise<void> {
  const begin = performance.now();
  let turn = 0;
  let refused = 0;
  const passed = () => performance.now() - begin;
  const until = async (end: number, number: number) => {
    const connection = openConnection(origin);
    const ask = asking(connection);
    let prepared: Operation | undefined;
    while (passed() < end) {
      const operation = operations[Math.floor(passed() / TURN_MS) % operations.length];
      try {
        if (operation !== prepared) await operation?.prepare?.(ask, number);
        prepared = operation;
        await operation?.run(ask, turn++, number);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        refused++;
      }
    }
    connection.close();
  };
  const timer = setInterval(() => eachMinute(refused), 60_000);
  await Promise.all(Array.from({ length: connections }, (_, number) => until(minutes * 60_000, number)));
  clearInterval(timer);
}

/** The server has too much to do. */
class Refused extends Error {}

/** Asks through a connection. */
export const asking =
  (connection: Connection): Ask =>
  async (sent) => {
    const { status, body } = await connection.send(encode(sent));
    if (status === 503) throw new Refused(`${sent.path} was refused`);
    if (status !== 200) throw new Error(`${sent.path} answered ${status} ${body.toString('utf8', 0, 300)}`);
    return body;
  };

const round = (value: number) => Math.round(value * 1000) / 1000;

/** CPU time that a process has used, in ms (Linux). */
export function cpuOf(pid: number | null): number | null {
  if (pid === null) return null;
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}
