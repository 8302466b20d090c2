// @ts-check
import path from 'node:path';
import { run } from './command.mjs';
import { server } from './paths.mjs';

/** Compiles the server module by module into server/dist/modules. A failure, which has said why, ends this process. */
export async function emitModules() {
  const code = await run('tsc', ['--noCheck', '--project', path.join(server, 'tsconfig.build.json')]);
  if (code !== 0) process.exit(code);
}
