import { readFileSync } from 'node:fs';
import { encode, openConnection, type Sent } from './connection.ts';

/** What one operation was measured to do. */
export interface Figures {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Of the server's process, milliseconds a request; null where the system does not tell. */
  cpu: number | null;
  /** SQL statements a request, beginnings and ends of transactions counted; null where the database does not tell. */
  sql: number | null;
}

export interface Operation {
  name: string;
  /** The n-th request. A function of the number alone, so that every server is asked the same. */
  request(turn: number): Sent;
  /** Whether an answer is what was asked for. */
  isRight(body: Buffer): boolean;
}

/** A server under measurement. */
export interface Measured {
  origin: string;
  /** Null: somebody else's machine. */
  pid: number | null;
  /** How many statements its database has been sent since ever; null where it does not tell. */
  statements(): Promise<number | null>;
}

/** Sends an operation over `connections` kept-alive connections for `seconds`; every answer is checked. */
export async function measure(
  { origin, pid, statements }: Measured,
  operation: Operation,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figures> {
  const times: number[] = [];
  let turn = 0;
  const until = async (deadline: number) => {
    const connection = openConnection(origin);
    while (performance.now() < deadline) {
      const request = encode(operation.request(turn++));
      const begin = performance.now();
      const { status, body } = await connection.send(request);
      times.push(performance.now() - begin);
      if (status !== 200 || !operation.isRight(body))
        throw new Error(`${operation.name} answered ${status} ${body.toString('utf8', 0, 300)}`);
    }
    connection.close();
  };
  const all = (deadline: number) => Promise.all(Array.from({ length: connections }, () => until(deadline)));

  await all(performance.now() + 1000);
  times.length = 0;
  const before = { cpu: cpuOf(pid), sql: await statements() };
  const begin = performance.now();
  await all(begin + seconds * 1000);
  const elapsed = performance.now() - begin;
  const after = { cpu: cpuOf(pid), sql: await statements() };

  times.sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? 0);
  const each = (from: number | null, to: number | null) =>
    from === null || to === null ? null : round((to - from) / times.length);
  return {
    requestsPerSecond: Math.round((times.length * 1000) / elapsed),
    p50: at(0.5),
    p99: at(0.99),
    cpu: each(before.cpu, after.cpu),
    sql: each(before.sql, after.sql),
  };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** CPU time that a process has used, in ms (Linux). */
function cpuOf(pid: number | null): number | null {
  if (pid === null) return null;
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}
