import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { getOperationAST, parse } from 'graphql';
import { type Ask, type Example, exampleGroups } from './examples.ts';

/** What opens an operation in a tab of its own; null while the editors are still being loaded. */
export function useOpenTab(): ((query: string, variables?: object) => void) | null {
  const { addTab, setOperationName } = useGraphiQLActions();
  const queryEditor = useGraphiQL(({ queryEditor }) => queryEditor);
  const variableEditor = useGraphiQL(({ variableEditor }) => variableEditor);
  if (!queryEditor || !variableEditor) return null;
  return (query, variables) => {
    addTab();
    queryEditor.setValue(query);
    variableEditor.setValue(variables ? JSON.stringify(variables, null, 2) : '');
    // The editor finds the name out by itself, but a moment later, and sends that of the tab before until then.
    setOperationName(getOperationAST(parse(query))?.name?.value ?? '');
  };
}

/** The saved operations, in groups. */
export function Examples({ ask }: { ask: Ask }) {
  const openTab = useOpenTab();
  const open = async ({ query, variables }: Example) => openTab?.(query, await variables?.(ask));
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
