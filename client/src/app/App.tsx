import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { LocationContext } from '../lib/location.ts';
import { ServerSession, type Session } from '../lib/session/session.ts';
import { SiteOrigin } from '../lib/site.ts';
import { PrefetchContext } from '../ui/links/PageLink.tsx';
import { NoticeProvider } from '../ui/states/Notice.tsx';
import { replayEarlyEvents } from './earlyEvents/replayEarlyEvents.ts';

/** The providers around the router. */
export function App({
  client,
  location,
  origin,
  session,
  prefetch = () => {},
  children,
}: {
  client: ApolloClient;
  /** ISO2 code of the country that the shop is shown for; null for all. */
  location: string | null;
  /** Scheme and host of the shop. */
  origin: string;
  /** The session that the page was rendered for on the server; null for a visitor. */
  session: Session | null;
  /** Loads the code and data of the page at a path. */
  prefetch?: (path: string) => void;
  children: ReactNode;
}) {
  useEffect(replayEarlyEvents, []);
  return (
    <StrictMode>
      <ApolloProvider client={client}>
        <SiteOrigin value={origin}>
          <LocationContext value={location}>
            <ServerSession value={session}>
              <PrefetchContext value={prefetch}>
                <NoticeProvider>{children}</NoticeProvider>
              </PrefetchContext>
            </ServerSession>
          </LocationContext>
        </SiteOrigin>
      </ApolloProvider>
    </StrictMode>
  );
}
