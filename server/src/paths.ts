import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Env } from './env.ts';
import { PICTURES_PATH } from './lib/images.ts';

// Files that are read at run time. They stand beside the compiled code, or where they come from.

const here = import.meta.dirname;
const server = path.dirname(here);
const firstThatExists = (...files: string[]): string =>
  files.find((file) => existsSync(file)) ?? (files[0] as string);

/** The contract. */
export const schemaFile = firstThatExists(
  path.join(here, 'schema.graphql'),
  path.join(server, '../schema.graphql'),
);

/** The demo catalogue's pictures, made by the build. */
export const demoMediaDir = path.join(server, 'dist', PICTURES_PATH);

/** What shoppers uploaded. */
export const uploadsDir = ({ dataDir }: Pick<Env, 'dataDir'>): string => path.join(dataDir, 'uploads');

/** The built storefront. */
export const clientDir = path.join(server, '../client/dist');

/** The built playground. */
export const playgroundDir = path.join(clientDir, 'playground');
