import { readFile } from 'node:fs/promises';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const file = (name: string) => new URL(`../${name}`, import.meta.url);

/** The script that runs in the head of every page, before anything is drawn. */
const INLINE_SCRIPT = file('src/app/earlyEvents/inline.js');

/**
 * Hands the template of all pages to the server, which fills in the rest by Vite's manifest. While developing, Vite serves
 * the template itself, with the scripts added.
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
