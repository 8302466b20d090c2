import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { from, mergeMap, type Observable, of } from 'rxjs';
import { endSession, getToken } from '../../src/lib/session.ts';
import { createShopLink } from '../../src/lib/shopLink.ts';
import { possibleTypes } from '../generated/possibleTypes.ts';
import { countOpenings, DESK_ACCESS, whenDeskOpens } from '../lib/deskAccess.ts';

/** The desk's Apollo client: sends each operation's name and the session's token, which the storefront shares. */
export const createDeskClient = (): ApolloClient =>
  new ApolloClient({
    link: createShopLink(createSessionLink()),
    cache: createDeskCache(),
    dataMasking: true,
  });

export const createDeskCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: {
      // One object without an id: the fields of all queries are merged.
      Desk: { merge: true },
      Image: { keyFields: ['url'] },
    },
  });

/**
 * Adds the token to each operation, and ends the session when the server does not accept it. What the desk has then refused to an open page
 * waits until the same account has signed in again, and is sent anew: the page keeps its data, and a save goes on.
 */
const createSessionLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { client } = operation;
    const send = (): Observable<ApolloLink.Result> => {
      const token = getToken();
      if (token)
        operation.setContext(({ headers }) => ({
          headers: { ...headers, authorization: `Bearer ${token}` },
        }));
      const since = countOpenings(client);
      const sendLater = () => whenDeskOpens(client, since).pipe(mergeMap(send));
      return forward(operation).pipe(
        mergeMap((result) => {
          const { data, errors } = result;
          if (errors) return of(result);
          if (data?.me === null || isNotSignedIn(data)) {
            if (getToken() === token) endSession();
            return data?.me === null || since === 0 ? of(result) : sendLater();
          }
          if (data?.desk !== null || since === 0) return of(result);
          // Either the session has ended, or its account has no access any more.
          return from(client.query({ query: DESK_ACCESS, fetchPolicy: 'network-only' })).pipe(
            mergeMap(({ data }) => (data?.me && countOpenings(client) === since ? of(result) : sendLater())),
          );
        }),
      );
    };
    return send();
  });

const isNotSignedIn = (data: Record<string, { __typename?: string } | null> | null | undefined): boolean =>
  Object.values(data ?? {}).some((value) => value?.__typename === 'NotSignedIn');
