import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startShop, type TestShop } from './testkit.ts';

// The pages for integrators, run as they stand.

let kit: TestShop;
beforeEach(async () => {
  kit = await startShop();
});
afterEach(() => kit.close());

interface Block {
  /** What stands behind the fence, such as `json answer`. */
  kind: string;
  text: string;
}

function blocksOf(page: string): Block[] {
  const text = readFileSync(path.join(__dirname, '../../docs', page), 'utf8');
  return [...text.matchAll(/^```(\S[^\n]*)\n(.*?)^```$/gms)].map(([, kind = '', code = '']) => ({
    kind,
    text: code,
  }));
}

/** What is shown of an answer: the fields and entries that the page has, with the texts that it leaves open. */
function shownOf(shown: unknown, answer: unknown): unknown {
  if (typeof shown === 'string' && shown.endsWith('…') && typeof answer === 'string') {
    return answer.startsWith(shown.slice(0, -1)) ? shown : answer;
  }
  if (Array.isArray(shown) && Array.isArray(answer)) {
    if (shown.length === 0) return answer;
    return answer.slice(0, shown.length).map((entry, n) => shownOf(shown[n], entry));
  }
  if (typeof shown === 'object' && typeof answer === 'object' && shown && answer) {
    const entries = Object.entries(shown).map(([name, part]) => [
      name,
      shownOf(part, Reflect.get(answer, name)),
    ]);
    return Object.fromEntries(entries);
  }
  return answer;
}

function bash(script: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const shell = spawn('bash', ['-euc', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let faults = '';
    shell.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    shell.stderr.setEncoding('utf8').on('data', (text) => {
      faults += text;
    });
    shell.once('error', reject);
    shell.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`bash ended with ${code}\n${faults}\n${output}`)),
    );
  });
}

test('docs/rest.md leads from nothing to an order', async () => {
  const blocks = blocksOf('rest.md');
  const mark = '\n── block ──\n';
  const script = blocks
    .filter(({ kind }) => kind === 'sh')
    .map(({ text }) => `${text.replace(/^SHOP=.*$/m, `SHOP=${kit.url}`)}\nprintf '${mark}'`)
    .join('\n');
  const outputs = (await bash(script)).split(mark);

  let commands = -1;
  let compared = 0;
  for (const { kind, text } of blocks) {
    if (kind === 'sh') commands++;
    if (kind !== 'json') continue;
    const shown: unknown = JSON.parse(text);
    // Of several commands the last one answers what is shown.
    const answer: unknown = JSON.parse(lastJson(outputs[commands] ?? ''));
    expect(shownOf(shown, answer)).toEqual(shown);
    compared++;
  }
  expect(compared).toBeGreaterThan(8);
});

/** curl puts no line's end after a body, so two answers touch. */
const lastJson = (output: string) => output.split(/(?<=[}\]])(?=[{[])/).at(-1) ?? '';

test('docs/graphql.md has a client sign in, fill a cart and pay', async () => {
  const known: Record<string, unknown> = {};
  const valueAt = (place: string) =>
    place.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), known);
  let operations = 0;
  const blocks = blocksOf('graphql.md');
  for (const [n, { kind, text }] of blocks.entries()) {
    if (kind !== 'graphql') continue;
    operations++;
    const following = blocks.slice(n + 1, n + 3);
    const variables = following[0]?.kind === 'json variables' ? following[0].text : '{}';
    const answer = following.find((block) => block.kind === 'json answer');
    const filled = variables.replace(/<([\w.]+)>/g, (_, place: string) => String(valueAt(place)));
    const token = valueAt('signIn.token') as string | undefined;
    const data = await kit.gql(text, JSON.parse(filled), token);
    const shown: unknown = JSON.parse(answer?.text ?? '');
    expect(shownOf(shown, data)).toEqual(shown);
    Object.assign(known, data);
    if (data.beginCheckout) known.popup = await kit.payInPopup(data.beginCheckout.checkout.providerOrderId);
  }
  expect(operations).toBe(8);
});
