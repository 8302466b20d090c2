import { Box, Container, Flex } from '@chakra-ui/react';
import { LuHeart, LuShoppingCart } from 'react-icons/lu';
import { useViewer } from '../../features/accounts/viewer.ts';
import { LocationSelector } from '../../features/locations/LocationSelector.tsx';
import { HEADER_FIXED_AFTER } from '../../lib/constants.ts';
import { paths } from '../../lib/paths.ts';
import { useScrolledPast } from '../../lib/useScrolledPast.ts';
import { texts } from '../texts.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { CountLink } from './CountLink.tsx';
import { Logo } from './Logo.tsx';
import { NarrowMenu } from './NarrowMenu.tsx';
import { NavBar } from './NavBar.tsx';
import { SearchBox } from './SearchBox.tsx';

/** What stays in the document's flow while the header is fixed. */
const HEIGHT = { base: '8.25rem', lg: '8.625rem' };

/** Logo, search, location, the shopper's counts and the category bar; fixed to the top once the page is scrolled. */
export function Header() {
  const fixed = useScrolledPast(HEADER_FIXED_AFTER);
  const { viewer } = useViewer();
  return (
    <Box as="header" minH={HEIGHT}>
      <Box
        bg="bg"
        borderBottomWidth="1px"
        zIndex="sticky"
        {...(fixed && {
          position: 'fixed',
          top: '0',
          insetX: '0',
          boxShadow: 'bar',
          animation: { base: 'slide-from-top-full 250ms', _motionReduce: 'none' },
        })}
      >
        <Container>
          <Flex
            align="center"
            minH={{ base: '16', lg: '20' }}
            gap={{ base: '2', lg: '6' }}
            // Where the text is large the search takes a row of its own.
            wrap={{ base: 'nowrap', lg: 'wrap' }}
          >
            <NarrowMenu />
            <Logo />
            <Flex flex="1 1 14rem" justify="center" display={{ base: 'none', lg: 'flex' }}>
              <SearchBox />
            </Flex>
            <Box display={{ base: 'none', lg: 'block' }} minW="0">
              <LocationSelector />
            </Box>
            <Flex align="center" gap={{ base: '1', lg: '3' }} ms={{ base: 'auto', lg: '0' }}>
              <CountLink
                to={paths.myList()}
                label={texts.wishlist}
                icon={<LuHeart />}
                count={viewer ? viewer.wishlist.length : null}
              />
              <CountLink
                to={paths.cart()}
                label={texts.cart}
                icon={<LuShoppingCart />}
                count={viewer ? viewer.cart.count : null}
              />
              <Box display={{ base: 'none', lg: 'block' }}>
                <AccountMenu />
              </Box>
            </Flex>
          </Flex>
          <Box display={{ base: 'block', lg: 'none' }} pb="3" h="4.1875rem" pt="1">
            <SearchBox />
          </Box>
        </Container>
        <NavBar />
      </Box>
    </Box>
  );
}
