import type { Plugin } from 'vite';

const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const CODE = /<(link rel="modulepreload"|script type="module") crossorigin/g;
const STYLES = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;

/** The code is on its way meanwhile; it runs when what the server has rendered is to be seen, each file in its turn. */
const starter = (files: string[]) => `const files = ${JSON.stringify(files)};
const next = () => files.length > 0 && import(files.shift()).then(() => setTimeout(next));
requestAnimationFrame(() => setTimeout(next));
`;

/**
 * Lets nothing stand between the page's HTML and its first picture: styles are in it, and its script comes behind the pictures and runs
 * after that.
 */
export function paintFirst(): Plugin {
  let start = '';
  return {
    name: 'paint-first',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (entry?.type !== 'chunk') return;
      const source = starter([...entry.imports, entry.fileName].map((file) => `/${file}`));
      start = this.getFileName(this.emitFile({ type: 'asset', name: 'start.js', source }));
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!SCRIPT.test(html)) throw new Error('index.html has no script');
        return html
          .replace(
            SCRIPT,
            (_, entry: string) =>
              `<link rel="modulepreload" crossorigin href="${entry}">\n    <script type="module" crossorigin src="/${start}"></script>`,
          )
          .replace(CODE, '<$1 fetchpriority="low" crossorigin')
          .replace(STYLES, (_, name: string) => {
            const file = bundle[name];
            if (file?.type !== 'asset') throw new Error(`${name} is not in the build`);
            return `<style>${file.source.toString().trim()}</style>`;
          });
      },
    },
  };
}
