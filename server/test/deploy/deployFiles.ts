import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

// The files that start the shop somewhere: docker-compose.yml, server/Dockerfile, server/deploy, and docs/deployment.md.

export const root = path.join(__dirname, '../../..');

export const readFile = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The content of a YAML file with one document; merge keys (`<<`) are applied. */
export const readYaml = <T>(file: string): T => parse(readFile(file), { merge: true }) as T;

/** The first group of a pattern in a file. @throws when the file does not contain it */
export function findIn(file: string, pattern: RegExp): string {
  const [, text] = pattern.exec(readFile(file)) ?? [];
  if (text === undefined) throw new Error(`${file} lacks ${pattern}`);
  return text;
}

/** The value that an environment variable has in the image. */
export const imageVariable = (name: string): string =>
  findIn('server/Dockerfile', new RegExp(`^(?:ENV|   ) ${name}=(\\S+)`, 'm'));

/** How long a process works after `SHUTDOWN_DELAY_SECONDS`, at most. */
export const closeSeconds =
  Number(findIn('server/src/http/gracefulShutdown.ts', /CLOSE_TIMEOUT_MS = ([\d_]+)/).replace('_', '')) /
  1000;

/** The seconds of a time such as `500ms`, `30s` or `1m`. */
export function secondsOf(time: string): number {
  const [, number, unit] = /^(\d+)(ms|s|m)$/.exec(time) ?? [];
  const factor = { ms: 0.001, s: 1, m: 60 }[unit as 'ms' | 's' | 'm'];
  if (!factor) throw new Error(`${time} is no time`);
  return Number(number) * factor;
}
