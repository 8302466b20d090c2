import { domAnimation } from 'framer-motion';

/** What `m` components can do. A module of its own, so that it is loaded after the page. */
export const animations = domAnimation;
