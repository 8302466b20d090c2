import { Box, Flex, Link } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { RefusalList } from '../ui/messages/RefusalList.tsx';
import { LoadingState } from '../ui/states.tsx';
import { AccessGate } from './AccessGate.tsx';
import { CommandBar } from './commandBar/CommandBar.tsx';
import { useCommandBar } from './commandBar/useCommandBar.ts';
import { Navigation } from './Navigation.tsx';
import { OfflineAlert } from './OfflineAlert.tsx';
import { PageAccess } from './PageAccess.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';

/** The frame of all pages, for staff. */
export const DeskLayout = () => (
  <AccessGate>
    <StaffLayout />
  </AccessGate>
);

/** Navigation, command bar and help around the page. */
function StaffLayout() {
  const commandBar = useCommandBar();
  return (
    <>
      <Link href="#content" position="absolute" top="-100px" _focus={{ top: '2' }} zIndex="skipNav">
        Skip to the content
      </Link>
      <Flex direction={{ base: 'column', lg: 'row' }} minHeight="100dvh" _print={{ display: 'block' }}>
        <Navigation onSearch={commandBar.open} />
        <Box as="main" id="content" flex="1" minWidth="0" padding={{ base: '4', lg: '8' }} tabIndex={-1}>
          <OfflineAlert />
          <RefusalList />
          <PageAccess>
            <Suspense fallback={<LoadingState />}>
              <Outlet />
            </Suspense>
          </PageAccess>
        </Box>
      </Flex>
      <CommandBar {...commandBar} />
      <ShortcutHelp />
    </>
  );
}
