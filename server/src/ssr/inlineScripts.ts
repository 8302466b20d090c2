import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SCRIPT = /<script>(.*?)<\/script>/gs;

/** What the policy calls the scripts that stand in the built pages' HTML, so that browsers run these and no others. */
export function inlineScripts(clientDir: string): string[] {
  const template = path.join(clientDir, 'client/index.html');
  if (!existsSync(template)) return [];
  return [...readFileSync(template, 'utf8').matchAll(SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
