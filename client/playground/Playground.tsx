import { DOC_EXPLORER_PLUGIN, DocExplorerStore } from '@graphiql/plugin-doc-explorer';
import { explorerPlugin } from '@graphiql/plugin-explorer';
import { type GraphiQLPlugin, GraphiQLProvider, StarIcon } from '@graphiql/react';
import type { Fetcher } from '@graphiql/toolkit';
import { GraphiQLInterface } from 'graphiql';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Examples } from './Examples.tsx';
import { type Ask, exampleGroups } from './examples.ts';
import { forgetfulStorage } from './forgetfulStorage.ts';
import { SessionBar } from './SessionBar.tsx';
import { learnt, type Session, send } from './server.ts';

/** Where the token stays while the tab is open, so that a reload keeps it. */
const TOKEN = 'kirana-playground-token';

const storage = forgetfulStorage();

/** Below this, the style sheet stacks the panes. */
const isNarrow = matchMedia('(max-width: 700px)').matches;

/** GraphiQL for the shop: with an explorer, examples, and a session that a sign-in fills. */
export function Playground() {
  const [session, setSession] = useState<Session>({
    token: sessionStorage.getItem(TOKEN) ?? '',
    checkout: null,
  });
  const token = useRef(session.token);

  const change = useCallback((part: Partial<Session>) => {
    if (part.token !== undefined) {
      token.current = part.token;
      sessionStorage.setItem(TOKEN, part.token);
    }
    setSession((before) => ({ ...before, ...part }));
  }, []);

  const fetcher = useCallback<Fetcher>(
    async (request, options) => {
      const answer = await send(request, token.current, options?.headers);
      change(learnt(answer.data ?? {}));
      return answer;
    },
    [change],
  );

  const plugins = useMemo(() => {
    const ask: Ask = async (query) => (await send({ query }, token.current)).data ?? {};
    const examples: GraphiQLPlugin = {
      title: 'Examples',
      icon: StarIcon,
      content: () => <Examples ask={ask} />,
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
