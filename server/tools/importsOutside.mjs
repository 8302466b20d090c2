// @ts-check

/** Not those that may be inside of a string, which run elsewhere. */
const dynamicImports = /(?<!["'`][^"'`\n]*)\bimport\(/g;

/** TypeORM makes a function of it, for settings in a file, which the shop has none of. */
const knownString = '"return filePath => import(filePath)"';

/**
 * Has the bundle's `import()` done by what calls it: a script's own is an experiment in Node 20.
 * @param {string} code
 * @throws where one is left, as it may be inside of a string or after one
 */
export function importsOutside(code) {
  const replaced = code.replace(dynamicImports, 'importOutside(');
  const [left] = replaced.replaceAll(knownString, '').match(/.*\bimport\(.*/) ?? [];
  if (left) throw new Error(`An import() would stay in the bundle: ${left.trim()}`);
  return replaced;
}
