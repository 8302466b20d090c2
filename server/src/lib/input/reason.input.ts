import { requiredLine } from './textInput.ts';

/** Why staff do something, for the shopper or for other staff. */
export const reasonInput = requiredLine('Please give a reason, in one line').max(
  200,
  'The reason is too long',
);
