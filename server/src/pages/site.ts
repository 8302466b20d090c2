import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Execute } from './pages.ts';

/** A page as it goes out. */
export interface Page {
  /** HTTP status. */
  status: number;
  html: string;
}

interface RenderRequest {
  /** Path and query. */
  url: string;
  /** ISO2 code of the country that the shop is shown for; null for all. */
  location: string | null;
  /** Scheme and host under which shoppers reach the shop. */
  origin: string;
  execute: Execute;
}

/** The built storefront. */
export interface Site {
  render(request: RenderRequest): Promise<Page>;
}

/** What the client's build of `entryServer.tsx` exports; described there. */
interface ServerEntry {
  render(request: RenderRequest): Promise<{
    status: number;
    head: string;
    body: string;
    state: string;
    page: string;
  }>;
}

/** Vite's list of what it built, by source file. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** Reads the client's build. Rejects when there is none. */
export async function loadSite(clientDir: string): Promise<Site> {
  const [template, manifestText, entry] = await Promise.all([
    readFile(path.join(clientDir, 'client/index.html'), 'utf8'),
    readFile(path.join(clientDir, 'client/.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(path.join(clientDir, 'server/entryServer.js')).href) as Promise<ServerEntry>,
  ]);
  const manifest = JSON.parse(manifestText) as Manifest;
  return {
    async render(request) {
      const { status, head, body, state, page } = await entry.render(request);
      const html = fill(template, {
        head: head + preloads(manifest, `src/pages/${page}.tsx`),
        body,
        state: state && `<script type="application/json" id="state">${state}</script>`,
      });
      return { status, html };
    },
  };
}

/** Puts each part in the place of the template's comment of that name. */
function fill(template: string, parts: Record<string, string>): string {
  return template.replace(/<!--(\w+)-->/g, (comment, name: string) => parts[name] ?? comment);
}

/** Tags that have the browser fetch a page's own code and styles together with the entry's. */
function preloads(manifest: Manifest, source: string): string {
  const files = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit('index.html');
  const withEntry = { files: new Set(files), styles: new Set(styles) };
  visit(source);
  const own = (all: Set<string>, entrys: Set<string>) => [...all].filter((file) => !entrys.has(file));
  return [
    ...own(styles, withEntry.styles).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...own(files, withEntry.files).map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    ),
  ].join('');
}
