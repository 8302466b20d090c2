import { existsSync } from 'node:fs';
import path from 'node:path';
import { PICTURES_PATH } from '../lib/images.ts';
import type { Env } from './env.ts';

/** The server's folder, found by its package.json: this module may be source, compiled or bundled. */
const serverDir = nearestPackage(import.meta.dirname);

/** The GraphQL schema. */
export const schemaFile = path.join(serverDir, '../schema.graphql');

/** Images of the demo catalogue, created by the build. */
export const demoMediaDir = path.join(serverDir, 'dist', PICTURES_PATH);

/** Images that shoppers uploaded. */
export const uploadsDir = ({ dataDir }: Pick<Env, 'dataDir'>): string => path.join(dataDir, 'uploads');

/** Scripts and styles that the payment sandbox sends to browsers. */
export const sandboxDir = path.join(serverDir, 'sandbox');

/** The built storefront. */
export const clientDir = path.join(serverDir, '../client/dist');

/** The built playground. */
export const playgroundDir = path.join(clientDir, 'playground');

function nearestPackage(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : nearestPackage(path.dirname(folder));
}
