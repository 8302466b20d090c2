import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

/** What one operation was measured to do. */
export interface Figures {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Of the server's process, milliseconds a request; null where the system does not tell. */
  cpu: number | null;
}

export interface Operation {
  name: string;
  /** The n-th request. */
  request(turn: number): { path: string; body?: unknown; token?: string };
  /** Whether an answer is what was asked for. */
  isRight(body: string): boolean;
}

/** Sends an operation over `connections` kept-alive connections for `seconds`; every answer is checked. */
export async function measure(
  origin: string,
  pid: number,
  operation: Operation,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let turn = 0;
  const until = async (deadline: number, record: boolean) => {
    while (performance.now() < deadline) {
      const begin = performance.now();
      const body = await send(agent, origin, operation.request(turn++));
      if (!operation.isRight(body)) throw new Error(`${operation.name} answered ${body.slice(0, 300)}`);
      if (record) times.push(performance.now() - begin);
    }
  };
  const all = (deadline: number, record: boolean) =>
    Promise.all(Array.from({ length: connections }, () => until(deadline, record)));

  await all(performance.now() + 500, false);
  const cpuBefore = cpuOf(pid);
  const begin = performance.now();
  await all(begin + seconds * 1000, true);
  const elapsed = performance.now() - begin;
  const cpuAfter = cpuOf(pid);
  agent.destroy();

  times.sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? 0);
  return {
    requestsPerSecond: Math.round((times.length * 1000) / elapsed),
    p50: at(0.5),
    p99: at(0.99),
    cpu: cpuBefore === null || cpuAfter === null ? null : round((cpuAfter - cpuBefore) / times.length),
  };
}

const round = (milliseconds: number) => Math.round(milliseconds * 1000) / 1000;

function send(
  agent: Agent,
  origin: string,
  { path, body, token }: { path: string; body?: unknown; token?: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      origin + path,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => resolve(text));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body ? JSON.stringify(body) : undefined);
  });
}

/** CPU time that a process has used, in ms (Linux). */
function cpuOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}
