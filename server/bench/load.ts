import { readFileSync } from 'node:fs';
import { type Connection, encode, type HttpRequest, openConnection } from './connection.ts';

/** Minimum duration of an operation's warm-up. */
const WARM_UP_MS = 1000;
/** Minimum runs of a warm-up, so that V8 has optimised the code. */
const WARM_UP_TIMES = 1000;
/** Maximum duration of a warm-up. */
const MAX_WARM_UP_MS = 8000;
/** Maximum duration of a warm-up with its own `warmUpTimes`, which fills caches. */
const MAX_CACHE_WARM_UP_MS = 60_000;
/** Duration of one operation's turn in a soak run. */
const TURN_MS = 2000;

/** The measured figures of one operation. */
export interface Figures {
  /** Operations per second. */
  perSecond: number;
  /** Requests per operation. */
  requests: number;
  /** Response times in milliseconds. */
  p50: number;
  p99: number;
  /** CPU time of the server's process per operation, in ms; null if unknown. */
  cpu: number | null;
  /** The same for the other processes on this machine. */
  cpuDatabase: number | null;
  cpuProvider: number | null;
  /** Of the proxy, if there is one. */
  cpuProxy?: number | null;
  cpuLoad: number | null;
  /** SQL statements per request, including BEGIN and COMMIT; null if unknown. */
  sql: number | null;
}

/** Sends a request and returns the body of the response. Throws unless its status is 200. */
export type SendRequest = (request: HttpRequest) => Promise<Buffer>;

export interface Operation {
  name: string;
  /** Prepares the operation for the connection with this number. */
  prepare?(sendRequest: SendRequest, connection: number): Promise<void>;
  /**
   * Runs the operation once and throws if a response is wrong. The requests depend on `iteration` and the number of the
   * connection only, so that every server gets the same ones.
   */
  run(sendRequest: SendRequest, iteration: number, connection: number): Promise<void>;
  /** Runs before the measurement; default: as many as V8 needs. */
  warmUpTimes?: number;
  /** A request for the comparison with a bare server; null if the operation needs several. */
  typical: HttpRequest | null;
}

export type ProcessIds = number | readonly number[];

/** A server under measurement. */
export interface MeasuredServer {
  origin: string;
  /** One or several processes; null if they run on another machine. */
  pid: ProcessIds | null;
  /** Processes of its database and payment provider; null as above. */
  databasePid: ProcessIds | null;
  providerPid: number | null;
  /** Of the proxy in front of it. */
  proxyPid?: number;
  /** Statements that its database server has received since its start; null if unknown. */
  statements(): Promise<number | null>;
}

/** The values for a server on another machine. */
export const unknown = { pid: null, databasePid: null, providerPid: null, statements: async () => null };

export interface Load {
  connections: number;
  seconds: number;
}

/** Prepares an operation for each connection. */
export async function prepare(origin: string, operation: Operation, connections: number): Promise<void> {
  const connection = openConnection(origin);
  const sendRequest = createSendRequest(connection);
  for (let connectionNumber = 0; connectionNumber < connections; connectionNumber++)
    await operation.prepare?.(sendRequest, connectionNumber);
  connection.close();
}

/** What the runs of one operation have recorded. */
interface Recording {
  /** Duration of each run, in ms. */
  times: number[];
  /** Number of requests. */
  requests: number;
}

/** Runs an operation over `connections` keep-alive connections for `seconds` and checks every response. */
export async function measure(
  server: MeasuredServer,
  operation: Operation,
  { connections, seconds }: Load,
): Promise<Figures> {
  const iterations = { next: 0 };
  const runAll = async (isOver: (elapsedMs: number, runs: number) => boolean): Promise<Recording> => {
    const recording: Recording = { times: [], requests: 0 };
    const begin = performance.now();
    const isTimeOver = () => isOver(performance.now() - begin, recording.times.length);
    const running = Array.from({ length: connections }, (_, connectionNumber) =>
      runLoop({ origin: server.origin, operation, connectionNumber, iterations, recording, isTimeOver }),
    );
    // Waits for all loops, also if one fails, so that no request is left when this returns.
    await Promise.allSettled(running);
    await Promise.all(running);
    return recording;
  };

  const { warmUpTimes = WARM_UP_TIMES } = operation;
  const longest = operation.warmUpTimes ? MAX_CACHE_WARM_UP_MS : MAX_WARM_UP_MS;
  await runAll((elapsedMs, runs) => elapsedMs > longest || (elapsedMs > WARM_UP_MS && runs >= warmUpTimes));
  const before = await readUsage(server);
  const begin = performance.now();
  const recording = await runAll((elapsedMs) => elapsedMs > seconds * 1000);
  const elapsedMs = performance.now() - begin;
  return figuresOf(recording, elapsedMs, before, await readUsage(server));
}

/** `iterations` and `recording` are shared by all connections. */
interface Loop {
  origin: string;
  operation: Operation;
  connectionNumber: number;
  iterations: { next: number };
  recording: Recording;
  isTimeOver: () => boolean;
}

/** Runs an operation over one connection until the time is over. */
async function runLoop({
  origin,
  operation,
  connectionNumber,
  iterations,
  recording,
  isTimeOver,
}: Loop): Promise<void> {
  const connection = openConnection(origin);
  const sendRequest = createSendRequest(connection);
  const countingSend: SendRequest = (request) => {
    recording.requests++;
    return sendRequest(request);
  };
  try {
    while (!isTimeOver()) {
      const begin = performance.now();
      await operation.run(countingSend, iterations.next++, connectionNumber);
      recording.times.push(performance.now() - begin);
    }
  } finally {
    connection.close();
  }
}

/** What the processes have used since their start: CPU time in ms, and SQL statements. */
const readUsage = async ({ pid, databasePid, providerPid, proxyPid, statements }: MeasuredServer) => ({
  cpu: cpuOf(pid),
  cpuDatabase: cpuOf(databasePid),
  cpuProvider: cpuOf(providerPid),
  cpuProxy: cpuOf(proxyPid ?? null),
  cpuLoad: cpuOf(process.pid),
  sql: await statements(),
});
type Usage = Awaited<ReturnType<typeof readUsage>>;

function figuresOf({ times, requests }: Recording, elapsedMs: number, before: Usage, after: Usage): Figures {
  times.sort((a, b) => a - b);
  const percentile = (share: number) => round(times[Math.floor(times.length * share)] ?? 0);
  const used = (resource: keyof Usage, count: number) => {
    const [from, to] = [before[resource], after[resource]];
    return from === null || to === null ? null : round((to - from) / count);
  };
  return {
    perSecond: Math.round((times.length * 1000) / elapsedMs),
    requests: Math.round(requests / times.length),
    p50: percentile(0.5),
    p99: percentile(0.99),
    cpu: used('cpu', times.length),
    cpuDatabase: used('cpuDatabase', times.length),
    cpuProvider: used('cpuProvider', times.length),
    ...(before.cpuProxy !== null && { cpuProxy: used('cpuProxy', times.length) }),
    cpuLoad: used('cpuLoad', times.length),
    sql: used('sql', requests),
  };
}

/**
 * Runs all operations in turns of two seconds, for `minutes`.
 * @param eachMinute gets the number of responses with status 503 so far
 */
export async function soak(
  origin: string,
  operations: readonly Operation[],
  { connections, minutes }: { connections: number; minutes: number },
  eachMinute: (refused: number) => void,
): Promise<void> {
  const begin = performance.now();
  let iteration = 0;
  let refused = 0;
  const elapsedMs = () => performance.now() - begin;
  const runTurns = async (connectionNumber: number) => {
    const connection = openConnection(origin);
    const sendRequest = createSendRequest(connection);
    let prepared: Operation | undefined;
    while (elapsedMs() < minutes * 60_000) {
      const operation = operations[Math.floor(elapsedMs() / TURN_MS) % operations.length];
      try {
        if (operation !== prepared) await operation?.prepare?.(sendRequest, connectionNumber);
        prepared = operation;
        await operation?.run(sendRequest, iteration++, connectionNumber);
      } catch (error) {
        if (!(error instanceof OverloadError)) throw error;
        refused++;
      }
    }
    connection.close();
  };
  const timer = setInterval(() => eachMinute(refused), 60_000);
  await Promise.all(Array.from({ length: connections }, (_, connectionNumber) => runTurns(connectionNumber)));
  clearInterval(timer);
}

/** The server answered 503. */
class OverloadError extends Error {}

/** Creates a function that sends requests over a connection. */
export const createSendRequest =
  (connection: Connection): SendRequest =>
  async (request) => {
    const { status, body } = await connection.send(encode(request));
    if (status === 503) throw new OverloadError(`${request.path} was refused`);
    if (status !== 200)
      throw new Error(`${request.path} answered ${status} ${body.toString('utf8', 0, 300)}`);
    return body;
  };

const round = (value: number) => Math.round(value * 1000) / 1000;

/** CPU time that processes have used together, in ms (Linux); null if it cannot be read. */
export function cpuOf(pid: ProcessIds | null): number | null {
  if (pid === null) return null;
  if (typeof pid !== 'number')
    return pid.reduce<number | null>((sum, each) => {
      const cpu = cpuOf(each);
      return sum === null || cpu === null ? null : sum + cpu;
    }, 0);
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}
