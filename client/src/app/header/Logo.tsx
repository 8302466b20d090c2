import { chakra } from '@chakra-ui/react';
import { PageLink } from '../../components/PageLink.tsx';
import { SHOP_NAME } from '../../lib/constants.ts';
import { paths } from '../../lib/paths.ts';

/** The shop's mark and name, leading home. */
export function Logo() {
  return (
    <PageLink
      to={paths.home()}
      aria-label={`${SHOP_NAME}, home`}
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minW="0"
    >
      <Mark />
      <chakra.span
        textStyle={{ base: '2xl', lg: '3xl' }}
        fontWeight="black"
        letterSpacing="-0.03em"
        color="fg"
        truncate
        aria-hidden
      >
        {SHOP_NAME}
      </chakra.span>
    </PageLink>
  );
}

/** A basket with a sprout. */
function Mark() {
  return (
    <chakra.svg viewBox="0 0 32 32" flexShrink="0" boxSize={{ base: '9', lg: '10' }} aria-hidden="true">
      <chakra.rect width="32" height="32" rx="9" fill="brand.400" />
      <chakra.path d="M6.5 14.5h19l-2.2 9.2a2.4 2.4 0 0 1-2.3 1.8H11a2.4 2.4 0 0 1-2.3-1.8z" fill="white" />
      <chakra.path d="M16 13.5c-.4-5 2.6-8 8-8.5.2 5.4-2.6 8.3-8 8.5z" fill="brand.100" />
      <chakra.path d="M16 14c0-3-1.8-5-5.5-5.5 0 3.5 2 5.5 5.5 5.5z" fill="white" />
    </chakra.svg>
  );
}
