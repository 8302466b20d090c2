/**
 * Whether all planted bugs still fit the shop, as `npm run check` asks: against a quick transpile of the
 * sources, so that nothing has to be built. Prints those that do not; exits with 1 on any.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../tools/command.mjs';
import { server } from '../tools/paths.mjs';
import { bugs } from './patches/bugs.ts';
import { misfits } from './patches/patch.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kirana-fit-'));
try {
  const project = ['--project', path.join(server, 'tsconfig.build.json'), '--outDir', folder];
  if ((await run('tsc', [...project, '--noCheck', '--sourceMap', 'false'])) !== 0) process.exitCode = 1;
  for (const { name, patches } of bugs) {
    for (const fault of misfits(name, patches, folder)) {
      process.stdout.write(`${fault}\n`);
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
