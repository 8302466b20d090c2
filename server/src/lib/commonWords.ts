import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Words and passwords that many use, by kind. Read when somebody asks: they take megabytes, and a start seldom needs them. */
export const commonWords = (): typeof import('@zxcvbn-ts/language-common')['dictionary'] =>
  require('@zxcvbn-ts/language-common').dictionary;
