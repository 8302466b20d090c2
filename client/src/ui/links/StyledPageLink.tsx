import { chakra } from '@chakra-ui/react';
import { PageLink } from './PageLink.tsx';

/** A `PageLink` with Chakra's style props. */
export const StyledPageLink = chakra(PageLink);
