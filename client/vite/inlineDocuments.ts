import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** A line with a generated document, which is JSON. */
const DOCUMENT = /^export const \w+ = (\{.*\}) as unknown as /gm;
const CALL = /\bgraphql\(`\s*(?:query|mutation|fragment)\s+(\w+)[^`]*`\)/g;

/**
 * Puts every GraphQL document into the module that uses it. The generated `graphql()` looks it up in a list of all
 * documents, so that each page would load those of all other pages.
 * @param generatedFile with all documents, relative to the folder of the client
 */
export function inlineDocuments(generatedFile: string): Plugin {
  const generated = new URL(`../${generatedFile}`, import.meta.url);
  const documents = new Map<string, string>();
  return {
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      for (const [, json = ''] of (await readFile(generated, 'utf8')).matchAll(DOCUMENT)) {
        const { definitions } = JSON.parse(json) as { definitions: { name: { value: string } }[] };
        // The document's own definition comes before those of its fragments.
        documents.set(definitions[0]?.name.value ?? '', json);
      }
    },
    transform(code, id) {
      if (id.startsWith(new URL('.', generated).pathname) || !code.includes('graphql(`')) return null;
      const inlined = code.replace(CALL, (_, name: string) => {
        const json = documents.get(name);
        if (!json) throw new Error(`${id} uses "${name}", which is not generated: npm run codegen`);
        return `(${json})`;
      });
      return { code: inlined, map: null };
    },
  };
}
