import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';

const here = import.meta.dirname;
const file = path.join(here, 'kirana.cjs');
/** What V8 has compiled of the bundle in an earlier start, behind a hash of both; see tools/compileAhead.mjs. */
const compiledFile = path.join(here, 'kirana.cache');
const HASH_BYTES = 32;

/**
 * The bundle, compiled already where this is the V8, with the flags, that has compiled it, and both files are as the build has left
 * them; else V8 compiles it anew. Of the text V8 itself compares no more than the length, and of what it has compiled nothing.
 */
export function bundled(): { script: Script; run(): void } {
  const text = readFileSync(file);
  const script = new Script(text.toString('latin1'), { filename: file, cachedData: compiledOf(text) });
  return {
    script,
    run() {
      const module = { exports: {} };
      const importOutside = (name: string) => import(name);
      script.runInThisContext()(module.exports, createRequire(file), module, file, here, importOutside);
    },
  };
}

/** Has later starts take what V8 has compiled of the bundle by now. */
export function keepCompiled(script: Script): void {
  const compiled = script.createCachedData();
  writeFileSync(compiledFile, Buffer.concat([hashOf(readFileSync(file), compiled), compiled]));
}

function compiledOf(text: Buffer): Buffer | undefined {
  if (!existsSync(compiledFile)) return undefined;
  const kept = readFileSync(compiledFile);
  const compiled = kept.subarray(HASH_BYTES);
  return hashOf(text, compiled).equals(kept.subarray(0, HASH_BYTES)) ? compiled : undefined;
}

const hashOf = (text: Buffer, compiled: Buffer) =>
  createHash('sha256').update(text).update(compiled).digest();
