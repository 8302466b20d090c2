import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import '@fontsource-variable/nunito';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createDeskClient } from './app/apollo.ts';
import { routes } from './app/routes.tsx';
import { system } from './app/theme.ts';
import { applyColorMode } from './lib/colorMode.ts';
import { DeskToaster } from './ui/toaster.tsx';

applyColorMode();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <ApolloProvider client={createDeskClient()}>
      <ChakraProvider value={system}>
        <RouterProvider router={createBrowserRouter(routes, { basename: '/desk' })} />
        <DeskToaster />
      </ChakraProvider>
    </ApolloProvider>
  </StrictMode>,
);
