import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf, type MeasuredServer } from '../load.ts';

const PREVIEW =
  'query ($id: ID!) { desk { import(id: $id) { preview { total imported updated unchanged refused } } } }';
const STATE = 'query ($id: ID!) { desk { import(id: $id) { state problem imported updated restored } } }';
const START = 'mutation ($id: ID!) { startImport(id: $id) { __typename ... on Problem { message } } }';
const UNDO = 'mutation ($id: ID!) { undoImport(id: $id) { __typename ... on Problem { message } } }';
const LIST = 'query ($offset: Int) { products(first: 12, offset: $offset) { nodes { id name price } } }';

/** Between two requests of the shopper, and between two looks at the state of an import. */
const SHOPPER_PAUSE_MS = 10;
const POLL_MS = 100;

/**
 * Measures at the desk how long preview, import and undo of a file take, and what a shopper notices who reads lists of products meanwhile.
 * @param token of an owner
 * @param onNote gets a line for each step
 */
export async function measureImport(
  { origin, pid, databasePid }: MeasuredServer,
  { token, file }: { token: string; file: string },
  onNote: (note: string) => void,
): Promise<void> {
  const ask = createClient(origin, token);

  async function step(name: string, work: () => Promise<object>): Promise<void> {
    const [cpu, databaseCpu] = [cpuOf(pid), cpuOf(databasePid)];
    const begin = performance.now();
    const shopper = startShopper(origin);
    const result = await work();
    const times = (await shopper.stop()).sort((a, b) => a - b);
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    const used = (before: number | null, after: number | null) =>
      before === null || after === null ? 'unknown' : seconds(after - before);
    const median = Math.round(times[Math.floor(times.length / 2)] ?? 0);
    onNote(
      `${name}: ${seconds(performance.now() - begin)}, CPU ${used(cpu, cpuOf(pid))}, of the database ${used(databaseCpu, cpuOf(databasePid))}; ` +
        `a shopper's lists: median ${median} ms, slowest ${Math.round(times.at(-1) ?? 0)} ms; ${JSON.stringify(result)}`,
    );
  }

  const finish = async (mutation: string, id: string, state: string): Promise<object> => {
    await ask(mutation, { id });
    for (;;) {
      const { desk } = await ask<{ desk: { import: { state: string } } }>(STATE, { id });
      if (desk.import.state === state) return desk.import;
      if (desk.import.state === 'stopped') throw new Error(JSON.stringify(desk.import));
      await sleep(POLL_MS);
    }
  };
  const previewOf = async (id: string) =>
    (await ask<{ desk: { import: { preview: object } } }>(PREVIEW, { id })).desk.import.preview;

  const first = await upload(origin, token, file);
  await step('preview', () => previewOf(first));
  await step('import', () => finish(START, first, 'done'));
  const again = await upload(origin, token, file);
  await step('preview of the same file', () => previewOf(again));
  await step('import of the same file', () => finish(START, again, 'done'));
  await step('undo', () => finish(UNDO, first, 'undone'));
}

/** @returns the id of the file's import */
async function upload(origin: string, token: string, file: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([await readFile(file)]), path.basename(file));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/desk/imports`, { method: 'POST', headers, body });
  const answer = (await response.json()) as { id?: string };
  if (!answer.id) throw new Error(JSON.stringify(answer));
  return answer.id;
}

const createClient =
  (origin: string, token: string | null) =>
  async <Data>(query: string, variables: object): Promise<Data> => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };

/** @returns `stop`, which returns the response times in ms */
function startShopper(origin: string): { stop(): Promise<number[]> } {
  const ask = createClient(origin, null);
  let isOver = false;
  const times: number[] = [];
  const loop = (async () => {
    while (!isOver) {
      const begin = performance.now();
      await ask(LIST, { offset: 12 * (times.length % 40) });
      times.push(performance.now() - begin);
      await sleep(SHOPPER_PAUSE_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await loop;
      return times;
    },
  };
}
