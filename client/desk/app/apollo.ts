import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { tap } from 'rxjs';
import { endSession, getToken } from '../../src/lib/session.ts';
import { createShopLink } from '../../src/lib/shopLink.ts';
import { possibleTypes } from '../generated/possibleTypes.ts';

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

/** Adds the token to each operation, and ends the session when the server does not accept it. */
const createSessionLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const token = getToken();
    if (!token) return forward(operation);
    operation.setContext(({ headers }) => ({ headers: { ...headers, authorization: `Bearer ${token}` } }));
    return forward(operation).pipe(
      tap(({ data, errors }) => {
        const isRefused = !errors && (data?.me === null || isNotSignedIn(data));
        if (isRefused && getToken() === token) endSession();
      }),
    );
  });

const isNotSignedIn = (data: Record<string, { __typename?: string } | null> | null | undefined): boolean =>
  Object.values(data ?? {}).some((value) => value?.__typename === 'NotSignedIn');
