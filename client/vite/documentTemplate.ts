import { readFile } from 'node:fs/promises';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const file = (name: string) => new URL(`../${name}`, import.meta.url);

/** The script in the head of every page. */
const INLINE_SCRIPT = file('src/app/earlyEvents/inline.js');

/**
 * Copies the template of all pages to the build. The server adds the scripts of each page by Vite's manifest; in development,
 * Vite serves the template with the scripts.
 */
export function documentTemplate(): Plugin {
  return {
    name: 'document-template',
    transformIndexHtml: async (): Promise<HtmlTagDescriptor[]> => [
      { tag: 'script', children: await readFile(INLINE_SCRIPT, 'utf8'), injectTo: 'head' },
      { tag: 'script', attrs: { type: 'module', src: '/src/entryClient.tsx' }, injectTo: 'body' },
    ],
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const [template, inlineScript] = await Promise.all([
        readFile(file('index.html'), 'utf8'),
        readFile(INLINE_SCRIPT, 'utf8'),
      ]);
      this.emitFile({ type: 'asset', fileName: 'index.html', source: template });
      this.emitFile({ type: 'asset', fileName: 'inline.js', source: inlineScript });
    },
  };
}
