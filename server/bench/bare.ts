import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { encode, openConnection, type Sent } from './connection.ts';
import { type Ask, type Figures, measure, unknown } from './load.ts';
import { stop } from './shopServer.ts';

/** Longer makes its figures no better. */
const SECONDS = 1;

/** What a bare Node server does that sends what a request is answered with, headers and all. */
export async function measureBare(origin: string, typical: Sent, connections: number): Promise<Figures> {
  const connection = openConnection(origin);
  const { head, body } = await connection.send(encode(typical));
  connection.close();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bareServer.mjs')]);
  child.stdin.write(`${JSON.stringify(headersIn(head))}\n`);
  child.stdin.end(body);
  const [port] = await once(child.stdout, 'data');
  try {
    const bare = {
      origin: `http://127.0.0.1:${String(port).trim()}`,
      ...unknown,
      pid: child.pid ?? null,
    };
    const same = { name: 'bare', typical, run: async (ask: Ask) => void (await ask(typical)) };
    return await measure(bare, same, { connections, seconds: SECONDS });
  } finally {
    await stop(child);
  }
}

/** Without those that Node writes by itself. */
function headersIn(head: string): Record<string, string> {
  const byNode = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  const lines = head.split('\r\n').slice(1);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return Object.fromEntries(headers.filter(([name]) => !byNode.includes(name)));
}
