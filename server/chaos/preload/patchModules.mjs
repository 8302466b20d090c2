// @ts-check
/** Module-loading hooks that rewrite the text of modules on their way into the process. */

/** @typedef {{ module: string, find: string, replace: string }} Patch */

/** @type {Patch[]} */
let patches = [];

/** @param {Patch[]} given */
export async function initialize(given) {
  patches = given;
}

/**
 * @param {string} url
 * @param {object} context
 * @param {(url: string, context: object) => Promise<{ source?: string | Uint8Array }>} next
 */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  const wanted = patches.filter(({ module }) => url.endsWith(`/server/dist/modules/${module}`));
  if (wanted.length === 0 || loaded.source === undefined) return loaded;
  let text = typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source).toString();
  for (const { module, find, replace } of wanted) {
    if (!text.includes(find)) throw new Error(`${module} has no ${find}`);
    text = text.replaceAll(find, () => replace);
  }
  return { ...loaded, source: text };
}
