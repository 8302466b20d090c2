import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Limiter } from '../lib/limiter.ts';
import type { Asked, Execute } from './visits.ts';

/** A page as it goes out. */
export interface Page {
  /** HTTP status. */
  status: number;
  html: string;
}

/** A page that is its shopper's own. */
export interface OwnPage {
  /** HTTP status. */
  status: number;
  json: string;
}

interface RenderRequest extends Asked {
  /** For an own page as its shopper, else as a visitor. */
  execute: Execute;
  /** For the work that only needs the processor. */
  inTurn: Limiter;
}

/** The built storefront. */
export interface Site {
  /** A page for visitors. */
  render(request: RenderRequest): Promise<Page>;
  /** A page as its signed-in shopper sees it; described in `client/src/app/earlyPage.ts`. Null: there is none at that address. */
  renderOwn(request: RenderRequest): Promise<OwnPage | null>;
  /** What every page begins with, for when none can be rendered: the browser makes the page of it. */
  unrendered: Page;
}

type EntryRequest = Omit<RenderRequest, 'country'> & { location: string | null; signedIn: boolean };

/** What the client's build of `entryServer.tsx` exports; described there. */
interface ServerEntry {
  isRenderedForShoppers(url: string): boolean;
  render(request: EntryRequest): Promise<{
    status: number;
    head: string;
    body: string;
    state: string;
    page: string;
    shopper: object | null;
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
    async render({ country, ...request }) {
      const asked = { ...request, location: country || null, signedIn: false };
      const { status, head, body, state, page } = await entry.render(asked);
      const html = fill(template, {
        head,
        body,
        state: state && json('state', state),
        code: json('code', JSON.stringify(codeOf(manifest, `src/pages/${page}.tsx`))),
      });
      return { status, html };
    },
    async renderOwn({ country, ...request }) {
      if (!entry.isRenderedForShoppers(request.url)) return null;
      const asked = { ...request, location: country || null, signedIn: true };
      const { status, body, state, shopper } = await entry.render(asked);
      const parts = { body: JSON.stringify(body), state: state || '{}', shopper: JSON.stringify(shopper) };
      return { status, json: `{${Object.entries(parts).map(([name, text]) => `"${name}":${text}`)}}` };
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
