import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readInlineScript } from './inlineScript.ts';
import type { RenderThread } from './renderThread.ts';
import type { Execute, PageRequest } from './ssrExecutor.ts';

/** A rendered page. */
export interface Page {
  /** HTTP status. */
  status: number;
  html: string;
}

interface RenderRequest extends PageRequest {
  /** Runs the page's operations as its shopper or as a visitor. */
  execute: Execute;
  isSignedIn: boolean;
  /** In ms since 1970: later, nobody waits for the page any more. */
  expiresAt: number;
}

/** The built storefront. */
export interface ClientBuild {
  render(request: RenderRequest): Promise<Page>;
  /** Whether the page at a path shows a shopper's own data. */
  isPersonal(path: string): boolean;
  /** An empty page with status 503, whose content the browser renders itself. */
  emptyPage: Page;
}

/** Vite's manifest: the built files by source file. */
type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

const ENTRY = 'src/entryClient.tsx';
/** The font of English text, which every page needs for its first line. */
const FONT = 'nunito-latin-wght-normal.woff2';

/** What every page is told by the server. */
interface PageSettings {
  /** Share of the opened pages that report how fast they were, 0 to 1. */
  webVitalsShare: number;
}

/** Reads the client's build. @throws if there is none, or a file of it is missing */
export async function loadClientBuild(
  clientDir: string,
  thread: Pick<RenderThread, 'render' | 'personalPaths'>,
  settings: PageSettings,
): Promise<ClientBuild> {
  const [template, manifestText, personalPaths] = await Promise.all([
    readFile(path.join(clientDir, 'client/index.html'), 'utf8'),
    readFile(path.join(clientDir, 'client/.vite/manifest.json'), 'utf8'),
    thread.personalPaths(),
  ]);
  const manifest = JSON.parse(manifestText) as Manifest;
  const styles = await readFile(path.join(clientDir, 'client', fileOf(manifest, 'style.css')), 'utf8');
  const font = Object.keys(manifest).find((source) => source.endsWith(FONT));
  const head = [
    `<script>${readInlineScript(clientDir)}</script>`,
    font && `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fileOf(manifest, font)}">`,
    `<style>${styles}</style>`,
  ].join('');
  const compose = createComposer(template);
  const vitalsTag = webVitalsTag(settings);

  return {
    isPersonal: (path) => personalPaths.includes(path),
    emptyPage: { status: 503, html: compose({ head, body: '', scripts: vitalsTag + modulesTag(manifest) }) },
    async render({ country, execute, ...request }) {
      const page = await thread.render({ ...request, location: country || null }, execute);
      const html = compose({
        head: head + page.head,
        body: page.body,
        scripts: stateTag(page.state) + vitalsTag + modulesTag(manifest, `src/pages/${page.page}.tsx`),
      });
      return { status: page.status, html };
    },
  };
}

function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The client's build has no ${source}`);
  return chunk.file;
}

/** Returns a function that fills in the template's comments `<!--head-->`, `<!--body-->` and `<!--scripts-->`. */
function createComposer(template: string) {
  const [start, afterHead, afterBody, end] = template.split(/<!--(?:head|body|scripts)-->/);
  if (end === undefined) throw new Error('index.html lacks one of its three placeholders');
  return ({ head, body, scripts }: Record<'head' | 'body' | 'scripts', string>): string =>
    `${start}${head}${afterHead}${body}${afterBody}${scripts}${end}`;
}

const stateTag = (state: string): string =>
  state && `<script type="application/json" id="state">${state}</script>`;

/** For `client/src/app/webVitals`, which reports nothing without it. */
const webVitalsTag = ({ webVitalsShare }: PageSettings): string =>
  webVitalsShare > 0
    ? `<script type="application/json" id="web-vitals-share">${webVitalsShare}</script>`
    : '';

/** The URLs of the entry's module and of those that it and the page import, which the inline script loads all at once. */
function modulesTag(manifest: Manifest, pageSource?: string): string {
  const urls = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    const url = `/${chunk?.file}`;
    if (!chunk || urls.has(url)) return;
    urls.add(url);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  collect(ENTRY);
  if (pageSource) collect(pageSource);
  return `<script type="application/json" id="modules">${JSON.stringify([...urls])}</script>`;
}
