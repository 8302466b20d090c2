import { createHash } from 'node:crypto';

/** A short text that is equal for equal JSON values: a version of their content. */
export const entityTag = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
