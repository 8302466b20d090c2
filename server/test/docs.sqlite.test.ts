import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startShop, type TestShop } from './testkit.ts';

// Runs the code blocks of the API guides against a shop and compares the responses with those in the guides.

let kit: TestShop;
beforeEach(async () => {
  kit = await startShop();
});
afterEach(() => kit.close());

interface Block {
  /** The text after the opening fence, such as `json answer`. */
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

/** The response reduced to the fields and entries of the guide's example. A text ending in `…` matches by its beginning. */
function reduceTo(example: unknown, answer: unknown): unknown {
  if (typeof example === 'string' && example.endsWith('…') && typeof answer === 'string') {
    return answer.startsWith(example.slice(0, -1)) ? example : answer;
  }
  if (Array.isArray(example) && Array.isArray(answer)) {
    if (example.length === 0) return answer;
    return answer.slice(0, example.length).map((entry, n) => reduceTo(example[n], entry));
  }
  if (typeof example === 'object' && typeof answer === 'object' && example && answer) {
    const entries = Object.entries(example).map(([name, part]) => [
      name,
      reduceTo(part, Reflect.get(answer, name)),
    ]);
    return Object.fromEntries(entries);
  }
  return answer;
}

function bash(script: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const shell = spawn('bash', ['-euc', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    shell.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    shell.stderr.setEncoding('utf8').on('data', (text) => {
      errors += text;
    });
    shell.once('error', reject);
    shell.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`bash ended with ${code}\n${errors}\n${output}`)),
    );
  });
}

test('the commands of docs/rest.md sign up a shopper and place an order', async () => {
  const blocks = blocksOf('rest.md');
  const separator = '\n── block ──\n';
  const script = blocks
    .filter(({ kind }) => kind === 'sh')
    .map(({ text }) => `${text.replace(/^SHOP=.*$/m, `SHOP=${kit.url}`)}\nprintf '${separator}'`)
    .join('\n');
  const outputs = (await bash(script)).split(separator);

  let commands = -1;
  let compared = 0;
  for (const { kind, text } of blocks) {
    if (kind === 'sh') commands++;
    if (kind !== 'json') continue;
    const example: unknown = JSON.parse(text);
    // The example is the response to the last command of the block.
    const answer: unknown = JSON.parse(lastJson(outputs[commands] ?? ''));
    expect(reduceTo(example, answer)).toEqual(example);
    compared++;
  }
  expect(compared).toBeGreaterThan(8);
});

/** The last response. curl prints no line end after a body, so responses follow each other directly. */
const lastJson = (output: string) => output.split(/(?<=[}\]])(?=[{[])/).at(-1) ?? '';

test('the operations of docs/graphql.md sign in, fill a cart and pay', async () => {
  const results: Record<string, unknown> = {};
  const valueAt = (place: string) =>
    place.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), results);
  let operations = 0;
  const blocks = blocksOf('graphql.md');
  for (const [n, { kind, text }] of blocks.entries()) {
    if (kind !== 'graphql') continue;
    operations++;
    const following = blocks.slice(n + 1, n + 3);
    const variables = following[0]?.kind === 'json variables' ? following[0].text : '{}';
    const answer = following.find((block) => block.kind === 'json answer');
    const filledVariables = variables.replace(/<([\w.]+)>/g, (_, place: string) => String(valueAt(place)));
    const token = valueAt('signIn.token') as string | undefined;
    const { body } = await kit.gqlRaw<Record<string, unknown>>(text, JSON.parse(filledVariables), { token });
    expect(body.errors).toBeUndefined();
    const example: unknown = JSON.parse(answer?.text ?? '');
    expect(reduceTo(example, body.data)).toEqual(example);
    Object.assign(results, body.data);
    if (body.data?.beginCheckout)
      results.popup = await kit.payInPopup(String(valueAt('beginCheckout.checkout.providerOrderId')));
  }
  expect(operations).toBe(8);
});
