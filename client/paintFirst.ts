import type { Plugin } from 'vite';
import { ownPages } from './src/lib/paths.ts';

const SCRIPT = /\s*<script type="module" crossorigin src="[^"]+"><\/script>/;
const CODE = /\s*<link rel="modulepreload" crossorigin href="[^"]+">/g;
/** What English is written in; it is needed as soon as there is a line of text. */
const FONT = /nunito-latin-wght-normal-.*woff2$/;
const STYLES = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;

/**
 * Stands in the page and asks for its code, of which the server lists the page's own in `#code`: once it has been drawn, with
 * the pictures that it opens with where they do not come with the code; at once where there is nothing to be seen or somebody uses the page. Each file is run in a task of
 * its own. What does not come holds nothing up for long, and the page says so (`index.html`).
 */
const starter = (files: string[]) => `
      (() => {
        const files = ${JSON.stringify(files)};
        const run = () => files.length > 0 && import(files.shift()).then(() => setTimeout(run));
        const start = () => {
          for (const href of [...files, ...JSON.parse(document.getElementById('code').textContent)])
            document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
          run();
          // What hangs says as little as what does not come.
          setTimeout(() => sayLifeless({ target: window }), 10_000);
        };
        const drawn = () => new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }));
        const loaded = () => new Promise((done) => addEventListener('load', done));
        const used = () => new Promise((done) => ['pointerdown', 'keydown'].map((sign) => addEventListener(sign, done)));
        const longEnough = () => new Promise((done) => setTimeout(done, 3000));
        const opened = async () => {
          if (!${JSON.stringify(ownPages)}.includes(location.pathname)) return loaded();
          await window.earlyPage?.answer;
          return Promise.allSettled([...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()));
        };
        if (document.getElementById('root').firstElementChild)
          Promise.race([Promise.all([drawn(), opened()]), used(), longEnough()]).then(start, start);
        else start();
      })();
    `;

/** Lets nothing stand between the page's HTML and its first picture: styles are in it, its font comes with it, and its code after that. */
export function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        if (entry?.type !== 'chunk' || !SCRIPT.test(html)) throw new Error('index.html has no script');
        const font = Object.keys(bundle).find((name) => FONT.test(name));
        if (!font) throw new Error('the build has no font');
        const script = starter([...entry.imports, entry.fileName].map((file) => `/${file}`));
        return html
          .replace(SCRIPT, '')
          .replace(CODE, '')
          .replace(
            '<!--head-->',
            () =>
              `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">\n    <!--head-->`,
          )
          .replace('</body>', () => `  <script>${script}</script>\n  </body>`)
          .replace(STYLES, (_, name: string) => {
            const file = bundle[name];
            if (file?.type !== 'asset') throw new Error(`${name} is not in the build`);
            return `<style>${file.source.toString().trim()}</style>`;
          });
      },
    },
  };
}
