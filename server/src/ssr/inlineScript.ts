import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The script in the head of every page, as the client's build has left it; null without a build. */
export function readInlineScript(clientDir: string): string | null {
  const file = path.join(clientDir, 'client/inline.js');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The sources for the Content-Security-Policy that allow the pages' inline script and no other. */
export function inlineScriptSources(clientDir: string): string[] {
  const script = readInlineScript(clientDir);
  return script === null ? [] : [`'sha256-${createHash('sha256').update(script).digest('base64')}'`];
}
