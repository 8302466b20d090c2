import { ChakraProvider } from '@chakra-ui/react';
import '@fontsource-variable/nunito';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './app/routes.tsx';
import { SessionProvider } from './app/SessionProvider.tsx';
import { system } from './app/theme.ts';
import { applyColorMode } from './lib/colorMode.ts';
import { DeskToaster } from './ui/messages/toaster.tsx';

applyColorMode();

const router = createBrowserRouter(routes, { basename: '/desk' });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <SessionProvider>
      <ChakraProvider value={system}>
        {/*
         * Apollo's `useQuery` requests what it is rendered with: in a transition, whose renders React abandons for urgent ones
         * and repeats, a changed URL and the former one would be requested in turn, without an end.
         */}
        <RouterProvider router={router} useTransitions={false} />
        <DeskToaster />
      </ChakraProvider>
    </SessionProvider>
  </StrictMode>,
);
