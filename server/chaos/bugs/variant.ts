import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rolldown';
import { bundle } from '../../tools/bundle.mjs';
import { server } from '../../tools/paths.mjs';
import type { Bug } from './bug.ts';

const REPLACEMENTS = path.join(import.meta.dirname, 'replacements');
const MAIN = 'src/main.ts';
/** Separates a module's file from the number of the variant that it belongs to. A module without a number belongs to all. */
const NUMBER = '?variant=';

/** Builds of the shop, in each of which some modules are replaced. */
export interface Variants {
  /** The entry file of each, for Node. */
  files: string[];
  remove(): void;
}

/** A build of the shop in which some modules are replaced. */
export interface Variant {
  /** The entry file, for Node. */
  file: string;
  remove(): void;
}

/**
 * Builds a variant of the shop for each list of replacements. A variant has own copies of the modules that depend on a replaced one;
 * all other modules are built once.
 * @param withPackages whether the packages become part of the build: it takes longer, and each start is faster
 * @throws Error if a replaced module does not exist, nothing imports it, or its replacement lacks an export
 */
export async function buildVariants(
  replacementLists: readonly Bug['replacements'][],
  { withPackages = false } = {},
): Promise<Variants> {
  // Inside server/, so that the shop finds its packages and files.
  const parent = path.join(server, 'dist/variants');
  mkdirSync(parent, { recursive: true });
  const dir = mkdtempSync(path.join(parent, 'variants-'));
  const importers = await readImporters(dir);
  const modules = replacementLists.map((replacements) => findModules(replacements, importers));
  const numbers = [...modules.keys()];
  await bundle(Object.fromEntries(numbers.map((number) => [`${number}`, `${MAIN}${NUMBER}${number}`])), {
    dir,
    withPackages,
    plugins: [replaceModules(modules)],
  });
  return {
    files: numbers.map((number) => path.join(dir, `${number}.js`)),
    remove: () => rmSync(dir, { recursive: true }),
  };
}

/** Builds the release that follows this one, which adds a column. */
export async function buildNextRelease(): Promise<Variant> {
  const { files, remove } = await buildVariants([
    { 'generated/migrations': 'database/withFurtherMigration' },
  ]);
  return { file: files[0] as string, remove };
}

/** The modules that import each module of the shop. */
async function readImporters(dir: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const importers = new Map<string, string[]>();
  const read: Plugin = {
    name: 'read-importers',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id);
        importers.set(id, [...(module?.importers ?? []), ...(module?.dynamicImporters ?? [])]);
      }
    },
  };
  await bundle({ kirana: MAIN }, { dir, plugins: [read] });
  return importers;
}

/** The modules of a variant that differ from the shop's. */
interface VariantModules {
  /** The replacements by the modules that they replace. */
  replacements: ReadonlyMap<string, string>;
  /** The replaced modules, and those that depend on them. */
  dependents: ReadonlySet<string>;
}

function findModules(
  replacements: Bug['replacements'],
  importers: ReadonlyMap<string, readonly string[]>,
): VariantModules {
  const files = Object.entries(replacements).map(
    ([original, replacement]) =>
      [path.join(server, 'src', `${original}.ts`), path.join(REPLACEMENTS, `${replacement}.ts`)] as const,
  );
  const dependents = new Set(files.map(([original]) => original));
  for (const module of dependents) {
    const importersOfModule = importers.get(module);
    if (!importersOfModule) throw new Error(`Nothing imports ${module}`);
    for (const importer of importersOfModule) dependents.add(importer);
  }
  return { replacements: new Map(files), dependents };
}

function replaceModules(variants: readonly VariantModules[]): Plugin {
  return {
    name: 'replace-modules',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (!importer) return source;
        const [file = '', number] = importer.split(NUMBER);
        if (!number || !source.startsWith('.')) return null;
        const resolved = await this.resolve(source, file, { ...options, skipSelf: true });
        if (!resolved) return null;
        const { replacements, dependents } = variants[Number(number)] as VariantModules;
        // A replacement imports the original module.
        const replacement = file.startsWith(REPLACEMENTS) ? undefined : replacements.get(resolved.id);
        return replacement || dependents.has(resolved.id)
          ? `${replacement ?? resolved.id}${NUMBER}${number}`
          : resolved.id;
      },
    },
    load(id) {
      const [file = '', number] = id.split(NUMBER);
      return number ? { code: readFileSync(file, 'utf8'), moduleType: 'ts' } : null;
    },
  };
}
