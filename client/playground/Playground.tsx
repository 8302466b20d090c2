import { DOC_EXPLORER_PLUGIN, DocExplorerStore } from '@graphiql/plugin-doc-explorer';
import { explorerPlugin } from '@graphiql/plugin-explorer';
import { type GraphiQLPlugin, GraphiQLProvider, StarIcon } from '@graphiql/react';
import type { Fetcher } from '@graphiql/toolkit';
import { GraphiQLInterface } from 'graphiql';
import { useCallback, useMemo, useRef, useState } from 'react';
import { sessionStore } from '../src/lib/session/storage.ts';
import { Examples } from './Examples.tsx';
import type { RunQuery } from './examples/example.ts';
import { exampleGroups } from './examples/exampleGroups.ts';
import { memoryStorage } from './memoryStorage.ts';
import { SessionBar } from './SessionBar.tsx';
import { type Session, send, sessionChange } from './server.ts';

/** The key in the session storage, which survives a reload of the tab. */
const TOKEN = 'kirana-playground-token';

const storage = memoryStorage();

/** The breakpoint below which the style sheet stacks the panes. */
const isNarrow = matchMedia('(max-width: 700px)').matches;

/** GraphiQL with an explorer, examples, and a session that starts with a sign-in. */
export function Playground() {
  const [session, setSession] = useState<Session>({
    token: sessionStore.getItem(TOKEN) ?? '',
    checkout: null,
  });
  const token = useRef(session.token);

  const change = useCallback((part: Partial<Session>) => {
    if (part.token !== undefined) {
      token.current = part.token;
      sessionStore.setItem(TOKEN, part.token);
    }
    setSession((previous) => ({ ...previous, ...part }));
  }, []);

  const fetcher = useCallback<Fetcher>(
    async (request, options) => {
      const response = await send(request, token.current, options?.headers);
      change(sessionChange(response.data ?? {}));
      return response;
    },
    [change],
  );

  const plugins = useMemo(() => {
    const runQuery: RunQuery = async (query) => (await send({ query }, token.current)).data ?? {};
    const examples: GraphiQLPlugin = {
      title: 'Examples',
      icon: StarIcon,
      content: () => <Examples runQuery={runQuery} />,
    };
    return [examples, DOC_EXPLORER_PLUGIN, explorerPlugin()];
  }, []);

  return (
    <GraphiQLProvider
      fetcher={fetcher}
      plugins={plugins}
      referencePlugin={DOC_EXPLORER_PLUGIN}
      visiblePlugin={isNarrow ? undefined : 'Examples'}
      storage={storage}
      schemaDescription
      inputValueDeprecation
      defaultQuery={exampleGroups[0]?.examples[0]?.query}
    >
      <DocExplorerStore>
        <SessionBar session={session} change={change} />
        <GraphiQLInterface showPersistHeadersSettings={false} defaultEditorToolsVisibility="variables" />
      </DocExplorerStore>
    </GraphiQLProvider>
  );
}
