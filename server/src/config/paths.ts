import path from 'node:path';
import { findPackageFolder } from '../lib/packageFolder.ts';
import { PICTURES_PATH } from '../lib/pictures/images.ts';
import type { Env } from './env.ts';

const serverDir = findPackageFolder(import.meta.dirname);

/** The GraphQL schema. */
export const schemaFile = path.join(serverDir, '../schema.graphql');

/** Images of the demo catalogue, created by the build. */
export const demoMediaDir = path.join(serverDir, 'dist', PICTURES_PATH);

/** The script of the thread that draws invoices, created by the build. */
export const invoicePdfScript = path.join(serverDir, 'dist/invoicePdfThread.js');

/** Images that shoppers uploaded. */
export const uploadsDir = ({ dataDir }: Pick<Env, 'dataDir'>): string => path.join(dataDir, 'uploads');

/** The built storefront. */
export const clientDir = path.join(serverDir, '../client/dist');

/** The built desk. */
export const deskDir = path.join(clientDir, 'desk');

/** The built playground. */
export const playgroundDir = path.join(clientDir, 'playground');
