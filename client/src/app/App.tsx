import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { takeUpEarlyInput } from '../lib/earlyInput.ts';
import { LocationContext } from '../lib/location.ts';
import { FirstSession, type Session } from '../lib/session.ts';
import { SiteOrigin } from '../lib/site.ts';
import { NoticeProvider } from '../ui/Notice.tsx';
import { PrefetchContext } from '../ui/PageLink.tsx';

const noPrefetch = () => {};

/** Everything that all pages need around them; the router comes as `children`. */
export function App({
  client,
  location,
  origin,
  session,
  prefetch,
  children,
}: {
  client: ApolloClient;
  /** ISO2 code of the country that the shop is shown for; null for all. */
  location: string | null;
  /** Scheme and host of the shop. */
  origin: string;
  /** Whom the server has rendered the page for; null: for a visitor. */
  session: Session | null;
  /** Reads a page before it is opened; without it pages are read when they are. */
  prefetch?: (path: string) => void;
  children: ReactNode;
}) {
  useEffect(takeUpEarlyInput, []);
  return (
    <StrictMode>
      <ApolloProvider client={client}>
        <SiteOrigin value={origin}>
          <LocationContext value={location}>
            <FirstSession value={session}>
              <PrefetchContext value={prefetch ?? noPrefetch}>
                <NoticeProvider>{children}</NoticeProvider>
              </PrefetchContext>
            </FirstSession>
          </LocationContext>
        </SiteOrigin>
      </ApolloProvider>
    </StrictMode>
  );
}
