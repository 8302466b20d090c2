// @ts-check
import path from 'node:path';
import { root } from '../paths.mjs';

export const currentSchema = path.join(root, 'schema.graphql');
/** The schema whose clients must go on working. */
export const releasedSchema = path.join(root, 'docs/releases/schema.graphql');
