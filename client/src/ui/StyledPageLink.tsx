import { chakra } from '@chakra-ui/react';
import { PageLink } from './PageLink.tsx';

/** A link inside the shop that takes Chakra's style props, for where there are few. */
export const StyledPageLink = chakra(PageLink);
