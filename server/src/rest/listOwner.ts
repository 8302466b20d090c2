import { checkCallerId, type Viewer } from '../features/users/users.service.ts';
import type { RestContext } from './context.ts';
import { isProblem, throwIfProblem } from './errors.ts';

/**
 * The shopper whose cart, My List or orders a list call returns; null for an empty list.
 *
 * Another shopper's id is rejected with 403, except where the session cookie alone identifies the caller: after a second shopper has
 * signed in, an old client still sends the first one's id, and its page cannot show an error.
 * @param id the id in the request; undefined means the caller
 */
export function findListOwner(ctx: RestContext, id: string | null | undefined): Viewer | null {
  const owner = checkCallerId(ctx, id);
  if (ctx.identifiedBy === 'cookie' && isProblem(owner)) return null;
  return throwIfProblem(owner);
}
