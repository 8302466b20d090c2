import { ApolloLink } from '@apollo/client';
import { asyncScheduler, from, mergeMap, observeOn, of } from 'rxjs';
import { getToken } from '../lib/session.ts';

declare global {
  interface Window {
    /** What the page has asked for the shopper with this token before its code came; null: it could not be had. */
    earlyViewer?: { token: string; answer: Promise<ApolloLink.Result | null> };
  }
}

/** Answers the first query for the shopper by what was asked ahead (`askEarly.ts`), unless that was another shopper or failed. */
export const earlyViewer = new ApolloLink((operation, forward) => {
  if (operation.operationName !== 'Viewer') return forward(operation);
  const early = window.earlyViewer;
  window.earlyViewer = undefined;
  if (early?.token !== getToken()) return forward(operation);
  return from(early.answer).pipe(
    // Coming alive and this are much for a phone: between them it may draw.
    observeOn(asyncScheduler),
    mergeMap((answer) => (answer?.data ? of(answer) : forward(operation))),
  );
});
