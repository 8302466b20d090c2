import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stop } from '../tools/programs/boundProcess.mjs';
import { encode, type HttpRequest, openConnection } from './connection.ts';
import { type Figures, measure, type SendRequest, unknown } from './load.ts';

/** A longer measurement does not change the figures. */
const SECONDS = 1;

/** Measures a bare Node server that answers every request with the shop's response to `typical`, including its headers. */
export async function measureBare(
  origin: string,
  typical: HttpRequest,
  connections: number,
): Promise<Figures> {
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
    const operation = {
      name: 'bare',
      typical,
      run: async (sendRequest: SendRequest) => void (await sendRequest(typical)),
    };
    return await measure(bare, operation, { connections, seconds: SECONDS });
  } finally {
    await stop(child);
  }
}

/** The response headers, without those that Node adds by itself. */
function headersIn(head: string): Record<string, string> {
  const addedByNode = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  const lines = head.split('\r\n').slice(1);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return Object.fromEntries(headers.filter(([name]) => !addedByNode.includes(name)));
}
