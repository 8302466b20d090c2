import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';

const here = import.meta.dirname;
const file = path.join(here, 'kirana.cjs');
/** What V8 has compiled of the bundle in an earlier start; see tools/compileAhead.mjs. */
export const compiledFile = path.join(here, 'kirana.cache');

/** The bundle, compiled already where this is the V8, with the flags, that has compiled it; else V8 compiles it anew. */
export function bundled(): { script: Script; run(): void } {
  const script = new Script(readFileSync(file, 'latin1'), {
    filename: file,
    cachedData: existsSync(compiledFile) ? readFileSync(compiledFile) : undefined,
  });
  return {
    script,
    run() {
      const module = { exports: {} };
      const importOutside = (name: string) => import(name);
      script.runInThisContext()(module.exports, createRequire(file), module, file, here, importOutside);
    },
  };
}
