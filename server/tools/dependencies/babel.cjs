// @ts-check
/**
 * A Babel configuration that reduces a TypeScript module to its imports, for dependency-cruiser: type-only imports become
 * ordinary ones, because layers and cycles count them too.
 */

/** @typedef {import('@babel/core').types.Statement} Statement */

/** @param {typeof import('@babel/core')} babel */
function importsOnly({ types }) {
  return {
    /**
     * @param {{ filename?: string }} options
     * @param {{ plugins: string[] }} parser
     */
    manipulateOptions({ filename }, parser) {
      parser.plugins.push('typescript', filename?.endsWith('.tsx') ? 'jsx' : 'decorators-legacy');
    },
    visitor: {
      /** @param {import('@babel/core').NodePath<import('@babel/core').types.Program>} program */
      Program(program) {
        /** @type {Statement[]} */
        const imports = [];
        const add = (/** @type {import('@babel/core').types.StringLiteral} */ source) =>
          imports.push(types.importDeclaration([], types.stringLiteral(source.value)));
        program.traverse({
          ImportDeclaration: ({ node }) => void add(node.source),
          ExportAllDeclaration: ({ node }) => void add(node.source),
          ExportNamedDeclaration: ({ node }) => void (node.source && add(node.source)),
          TSImportType: ({ node }) => void (types.isStringLiteral(node.argument) && add(node.argument)),
          CallExpression({ node }) {
            const [argument] = node.arguments;
            if (!types.isImport(node.callee) || !argument || !types.isStringLiteral(argument)) return;
            imports.push(
              types.expressionStatement(types.importExpression(types.stringLiteral(argument.value))),
            );
          },
        });
        program.node.body = imports;
        program.node.directives = [];
        program.stop();
      },
    },
  };
}

module.exports = {
  babelrc: false,
  configFile: false,
  // Of a large file, Babel would say in the output that it leaves blanks out.
  compact: false,
  plugins: [importsOnly],
};
