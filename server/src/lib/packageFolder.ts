import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nearest folder with a package.json, from `folder` upwards: the same one for a source, a compiled module and a bundle. */
export function findPackageFolder(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findPackageFolder(path.dirname(folder));
}
