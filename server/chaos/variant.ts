import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rolldown';
import { bundle } from '../tools/bundle.mjs';
import { server } from '../tools/paths.mjs';
import type { Bug } from './bugs.ts';

/** A build of the shop in which some modules are replaced. */
export interface Variant {
  /** To run with Node. */
  file: string;
  remove(): void;
}

/** @throws when a module that is to be replaced is not there, or nothing imports it */
export async function buildVariant(fakes: Bug['fakes']): Promise<Variant> {
  // Below server/, where the shop finds its packages and files.
  const parent = path.join(server, 'dist/variants');
  mkdirSync(parent, { recursive: true });
  const dir = mkdtempSync(path.join(parent, 'variant-'));
  const replacements = new Map(
    Object.entries(fakes).map(([real, fake]) => [
      path.join(server, 'src', `${real}.ts`),
      path.join(import.meta.dirname, 'bugs', `${fake}.ts`),
    ]),
  );
  const unused = new Set(replacements.keys());
  await bundle({ kirana: 'src/main.ts' }, { dir, plugins: [replaceModules(replacements, unused)] });
  if (unused.size > 0) throw new Error(`Nothing imports ${[...unused].join(', ')}`);
  return { file: path.join(dir, 'kirana.js'), remove: () => rmSync(dir, { recursive: true }) };
}

/** @param unused loses the modules that were replaced */
function replaceModules(replacements: ReadonlyMap<string, string>, unused: Set<string>): Plugin {
  return {
    name: 'replace-modules',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (!source.startsWith('.')) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        const fake = resolved && replacements.get(resolved.id);
        // What the fakes import is real.
        if (!fake || importer?.startsWith(path.join(import.meta.dirname, 'bugs'))) return null;
        unused.delete(resolved.id);
        return fake;
      },
    },
  };
}
