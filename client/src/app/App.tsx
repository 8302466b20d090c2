import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { LazyMotion, MotionConfig } from 'framer-motion';
import { type ReactNode, StrictMode } from 'react';
import { NoticeProvider } from '../components/Notice.tsx';
import { LocationContext } from '../lib/location.ts';
import { SiteOrigin } from '../lib/site.ts';
import { system } from './theme.ts';

const animations = () => import('./animations.ts').then((module) => module.animations);

/** Everything that all pages need around them; the router comes as `children`. */
export function App({
  client,
  location,
  origin,
  children,
}: {
  client: ApolloClient;
  /** ISO2 code of the country that the shop is shown for; null for all. */
  location: string | null;
  /** Scheme and host of the shop. */
  origin: string;
  children: ReactNode;
}) {
  return (
    <StrictMode>
      <ChakraProvider value={system}>
        <ApolloProvider client={client}>
          <SiteOrigin value={origin}>
            <LocationContext value={location}>
              <LazyMotion features={animations} strict>
                <MotionConfig reducedMotion="user">
                  <NoticeProvider>{children}</NoticeProvider>
                </MotionConfig>
              </LazyMotion>
            </LocationContext>
          </SiteOrigin>
        </ApolloProvider>
      </ChakraProvider>
    </StrictMode>
  );
}
