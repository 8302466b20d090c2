import type { Plugin } from 'vite';

const LIBRARIES = /node_modules.(react-router|@chakra-ui|@emotion)/;
const NAME = /^\w+\.displayName = [^;\n]+;$/gm;
const WRAPPED = /= (React\w*\.forwardRef\()/g;

/**
 * Lets components of libraries be left out that nobody uses. Wrapped in `forwardRef` and named for developer tools they look as
 * if something were done with them.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'unused-components',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!LIBRARIES.test(id)) return null;
      return { code: code.replace(NAME, '').replace(WRAPPED, '= /*#__PURE__*/ $1'), map: null };
    },
  };
}
