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

/** @throws when a module does not have the text any more: the patch would do nothing, and prove nothing */
export function mustFit(name: string, patches: readonly Patch[]): void {
  for (const { module, find } of patches) {
    const text = readFileSync(path.join(server, 'dist', module), 'utf8');
    if (!text.includes(find)) throw new Error(`"${name}" does not fit any more: ${module} has no\n  ${find}`);
  }
}
