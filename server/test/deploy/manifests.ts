import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readYaml, root } from './deployFiles.ts';

/** A Kubernetes object. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
}

const FOLDER = 'server/deploy/kubernetes';

/** Files below server/deploy/kubernetes, by their paths in the repository. */
const files = readdirSync(path.join(root, FOLDER), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => `${FOLDER}/${file}`);

export const kustomizations = files.filter((file) => file.endsWith('/kustomization.yaml'));

/** One object a file. */
export const manifests = files
  .filter((file) => !kustomizations.includes(file))
  .map((file) => ({ file, manifest: readYaml<Manifest>(file) }));

/** The only object of a kind in `base`, or beside it. */
export function findManifest<T extends Manifest>(kind: string): T {
  const [found, ...others] = manifests.filter(
    ({ file, manifest }) => manifest.kind === kind && !file.includes('/prometheus/'),
  );
  if (!found || others.length > 0) throw new Error(`There is not one ${kind}`);
  return found.manifest as T;
}
