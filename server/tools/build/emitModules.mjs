// @ts-check
import path from 'node:path';
import { bundle } from '../bundle.mjs';
import { server } from '../paths.mjs';

/** Compiles the server module by module into server/dist/modules, for tools that need to distinguish them. */
export async function emitModules() {
  const dir = path.join(server, 'dist/modules');
  await bundle({ main: 'src/main.ts' }, { dir, preserveModules: true });
}
