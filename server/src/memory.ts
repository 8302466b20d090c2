import { setFlagsFromString } from 'node:v8';

/** How much garbage there may be beside what is in use, in percent, before it is collected. */
const GARBAGE = 40;

/**
 * Has V8 collect garbage before there is several times as much of it as there is in use, as it does by itself where the machine has
 * memory. It bounds nothing: a large catalogue may take what it needs. To be called once the shop is open: most of what a start
 * makes stays, and looking for garbage among it takes a quarter of a second.
 */
export const collectInTime = (): void => setFlagsFromString(`--heap-growing-percent=${GARBAGE}`);
