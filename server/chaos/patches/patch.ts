import { readFileSync } from 'node:fs';
import path from 'node:path';
import { server } from '../../tools/paths.mjs';

/** A text of a built module that is replaced when a shop's process loads it. */
export interface Patch {
  /** Below server/dist. */
  module: string;
  find: string;
  replace: string;
}

/** What does not fit any more: a module does not have the text, so the patch would do nothing, and prove nothing. */
export function misfits(name: string, patches: readonly Patch[], built: string): string[] {
  return patches
    .filter(({ module, find }) => !readFileSync(path.join(built, module), 'utf8').includes(find))
    .map(({ module, find }) => `"${name}" does not fit any more: ${module} has no\n  ${find}`);
}

/** @throws when a patch does not fit the built shop */
export function mustFit(name: string, patches: readonly Patch[]): void {
  const [first] = misfits(name, patches, path.join(server, 'dist/modules'));
  if (first) throw new Error(first);
}
