import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The ids are concatenated, so that the tool does not count them as tags of this file.
const [first, second, third] = ['1', '2', '3'].map((number) => `2.cart.${number}`);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kirana-spec-'));
  write('docs/spec-statements.md', `## 2. Screens\n\n- ${first}: One.\n- ${second}: Two.\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function run(...args: string[]) {
  const tool = path.resolve(__dirname, '../tools/specCoverage.mjs');
  const { status, stdout } = spawnSync(process.execPath, [tool, ...args, folder], { encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
}

test('finds the tags in all notations of a title and lists each statement with its tests', () => {
  write('server/src/a.test.ts', `test.each([\n  ['x', 1],\n])(\n  'it\\'s %s [${first}]',\n  () => {},\n);`);
  write(
    'client/e2e/b.spec.ts',
    `test('a scenario', async () => {\n  await test.step('both [${first} ${second}]', async () => {});\n});`,
  );
  expect(run()).toEqual({ status: 0, lines: ['2 of 2 statements have a test'] });
  expect(run('--list')).toEqual({
    status: 0,
    lines: [
      '## 2. Screens',
      '',
      `- **${first}** One.`,
      "  - server/src/a.test.ts: it's %s",
      '  - client/e2e/b.spec.ts: a scenario › both',
      `- **${second}** Two.`,
      '  - client/e2e/b.spec.ts: a scenario › both',
      '',
      '2 of 2 statements have a test',
    ],
  });
  write('client/e2e/b.spec.ts', `test('renamed [${first}]', () => {});`);
  expect(run()).toEqual({
    status: 1,
    lines: [`${second} has no test: Two.`, '1 of 2 statements have a test'],
  });
});

test('reports untested, unknown and duplicate statements', () => {
  write('docs/spec-statements.md', `- ${first}: One.\n- ${second}: Two.\n- ${first}: One again.\n`);
  write(
    'client/src/c.test.tsx',
    `it('one [${first} ${third}]', () => {});\n// [${second}]\nit.skip('two [${second}]', () => {});\n`,
  );
  expect(run()).toEqual({
    status: 1,
    lines: [
      `docs/spec-statements.md: ${first} is listed twice`,
      `client/src/c.test.tsx: “one” names ${third}, which docs/spec-statements.md does not list`,
      `${second} has no test: Two.`,
      '2 of 3 statements have a test',
    ],
  });
});
