import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { getOperationAST, parse } from 'graphql';
import type { Example, RunQuery } from './examples/example.ts';
import { exampleGroups } from './examples/exampleGroups.ts';

/** A function that opens an operation in a new tab; null while the editors are loading. */
export function useOpenTab(): ((query: string, variables?: object) => void) | null {
  const { addTab, setOperationName } = useGraphiQLActions();
  const queryEditor = useGraphiQL(({ queryEditor }) => queryEditor);
  const variableEditor = useGraphiQL(({ variableEditor }) => variableEditor);
  if (!queryEditor || !variableEditor) return null;
  return (query, variables) => {
    addTab();
    queryEditor.setValue(query);
    variableEditor.setValue(variables ? JSON.stringify(variables, null, 2) : '');
    // The editor derives the name with a delay, and until then would send the previous tab's name.
    setOperationName(getOperationAST(parse(query))?.name?.value ?? '');
  };
}

/** The example operations in groups. */
export function Examples({ runQuery }: { runQuery: RunQuery }) {
  const openTab = useOpenTab();
  const open = async ({ query, variables }: Example) => openTab?.(query, await variables?.(runQuery));
  return (
    <section aria-label="Examples">
      <div className="graphiql-doc-explorer-title">Examples</div>
      {exampleGroups.map(({ title, examples }) => (
        <section key={title} className="examples-group">
          <h3>{title}</h3>
          {examples.map((example) => (
            <button key={example.title} type="button" disabled={!openTab} onClick={() => open(example)}>
              {example.title}
            </button>
          ))}
        </section>
      ))}
    </section>
  );
}
