import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Common words and leaked passwords by category. Loaded on first use: they take megabytes and most starts do not need them. */
export const commonWords = (): typeof import('@zxcvbn-ts/language-common')['dictionary'] =>
  require('@zxcvbn-ts/language-common').dictionary;
