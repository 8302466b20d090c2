import { Box, chakra } from '@chakra-ui/react';
import { memo, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { loadMotion } from '../components/motion.tsx';
import { OfflineBar } from '../components/OfflineBar.tsx';
import { useViewerOfOtherTabs } from '../features/accounts/viewer.ts';
import { whenUsed } from '../lib/whenUsed.ts';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { CONTENT } from './useFocusAfterNavigation.ts';

/** The frame around every page; it is not drawn again for another one. */
export const Layout = memo(function Layout() {
  useViewerOfOtherTabs();
  // Nothing moves before somebody does something.
  useEffect(() => whenUsed(loadMotion), []);
  return (
    <>
      <chakra.a
        href={`#${CONTENT}`}
        position="absolute"
        insetStart="4"
        top="-20"
        zIndex="skipNav"
        px="4"
        py="2"
        bg="brand.solid"
        color="brand.contrast"
        borderRadius="l2"
        fontWeight="bold"
        _focus={{ top: '4' }}
      >
        Skip to content
      </chakra.a>
      <OfflineBar />
      <Header />
      {/* As high as the window, so that what is below does not jump in and out of it while a page loads. */}
      <Box as="main" id={CONTENT} tabIndex={-1} outline="none" minH="calc(100dvh - 8.5rem)">
        <Outlet />
      </Box>
      <Footer />
      <BottomBar />
      <SearchPanel />
    </>
  );
});
