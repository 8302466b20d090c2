import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Turns } from '../lib/turns.ts';
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
  /** For the work that only needs the processor. */
  inTurn: Turns;
}

/** The built storefront. */
export interface Site {
  render(request: RenderRequest): Promise<Page>;
  /** What every page begins with, for when none can be rendered: the browser makes the page of it. */
  unrendered: Page;
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
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Reads the client's build. Rejects when there is none. */
export async function loadSite(clientDir: string): Promise<Site> {
  const [template, manifestText, entry] = await Promise.all([
    readFile(path.join(clientDir, 'client/index.html'), 'utf8'),
    readFile(path.join(clientDir, 'client/.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(path.join(clientDir, 'server/entryServer.js')).href) as Promise<ServerEntry>,
  ]);
  const manifest = JSON.parse(manifestText) as Manifest;
  return {
    unrendered: {
      status: 503,
      html: fill(template, { head: '', body: '', state: '', code: json('code', '[]') }),
    },
    async render(request) {
      const { status, head, body, state, page } = await entry.render(request);
      const html = fill(template, {
        head,
        body,
        state: state && json('state', state),
        code: json('code', JSON.stringify(codeOf(manifest, `src/pages/${page}.tsx`))),
      });
      return { status, html };
    },
  };
}

type Part = 'head' | 'body' | 'state' | 'code';

/** Puts each part in the place of the template's comment of that name. */
function fill(template: string, parts: Record<Part, string>): string {
  return template.replace(/<!--(head|body|state|code)-->/g, (_, name: Part) => parts[name]);
}

/** Data for the page's scripts. */
const json = (id: string, text: string) => `<script type="application/json" id="${id}">${text}</script>`;

/** The addresses of a page's own code, which the browser is to fetch together with the entry's. */
function codeOf(manifest: Manifest, source: string): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit('index.html');
  const entrys = new Set(files);
  visit(source);
  return [...files].filter((file) => !entrys.has(file));
}
