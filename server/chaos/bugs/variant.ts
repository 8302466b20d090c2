import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rolldown';
import { bundle } from '../../tools/bundle.mjs';
import { server } from '../../tools/paths.mjs';
import type { Bug } from './bug.ts';

const REPLACEMENTS = path.join(import.meta.dirname, 'replacements');

/** A build of the shop in which some modules are replaced. */
export interface Variant {
  /** The entry file, for Node. */
  file: string;
  remove(): void;
}

/** Builds the shop with replaced modules. @throws Error if a replaced module does not exist, or nothing imports it */
export async function buildVariant(replacements: Bug['replacements']): Promise<Variant> {
  // Inside server/, so that the shop finds its packages and files.
  const parent = path.join(server, 'dist/variants');
  mkdirSync(parent, { recursive: true });
  const dir = mkdtempSync(path.join(parent, 'variant-'));
  const replacementFiles = new Map(
    Object.entries(replacements).map(([original, replacement]) => [
      path.join(server, 'src', `${original}.ts`),
      path.join(REPLACEMENTS, `${replacement}.ts`),
    ]),
  );
  const unused = new Set(replacementFiles.keys());
  await bundle({ kirana: 'src/main.ts' }, { dir, plugins: [replaceModules(replacementFiles, unused)] });
  if (unused.size > 0) throw new Error(`Nothing imports ${[...unused].join(', ')}`);
  return { file: path.join(dir, 'kirana.js'), remove: () => rmSync(dir, { recursive: true }) };
}

/** Builds the release that follows this one, which adds a column. */
export const buildNextRelease = (): Promise<Variant> =>
  buildVariant({ 'database/migrations': 'database/withFurtherMigration' });

/** @param unused the plugin removes each module that it has replaced */
function replaceModules(replacementFiles: ReadonlyMap<string, string>, unused: Set<string>): Plugin {
  return {
    name: 'replace-modules',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (!source.startsWith('.')) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        const replacement = resolved && replacementFiles.get(resolved.id);
        // A replacement imports the original module.
        if (!replacement || importer?.startsWith(REPLACEMENTS)) return null;
        unused.delete(resolved.id);
        return replacement;
      },
    },
  };
}
