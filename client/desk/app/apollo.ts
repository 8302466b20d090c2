import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { from, mergeMap, type Observable, of } from 'rxjs';
import { endSession, getToken } from '../../src/lib/session/session.ts';
import { createShopLink } from '../../src/lib/shopLink.ts';
import type { DeskAccessQuery } from '../generated/graphql.ts';
import { possibleTypes } from '../generated/possibleTypes.ts';
import { countOpenings, DESK_ACCESS, whenDeskOpens } from '../lib/session/deskAccess.ts';

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
      // One object each, without an id: the fields of all queries are merged.
      Desk: { merge: true },
      ShopInfo: { merge: true },
      Image: { keyFields: ['url'] },
      DeskProduct: { fields: { variants: { merge: false } } },
    },
  });

/**
 * Adds the token to each operation, and ends the session when the server does not accept it. What the desk has then refused to an open page
 * waits until the same account has signed in again, or has given its second factor, and is sent anew: the page keeps its data, and a save
 * goes on.
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
          if (!errors && (data?.me === null || hasProblem(data, 'NotSignedIn'))) {
            if (getToken() === token) endSession();
            // Asked before somebody signed in meanwhile: the answer is about an earlier session.
            else if (data?.me === null && getToken()) return send();
            return data?.me === null || since === 0 ? of(result) : sendLater();
          }
          if (since === 0 || !isRefused(result)) return of(result);
          // The session has ended or lacks the second factor, or the account lacks a permission.
          return from(client.query({ query: DESK_ACCESS, fetchPolicy: 'network-only' })).pipe(
            mergeMap(({ data }) =>
              mayUseDesk(data?.me) && countOpenings(client) === since ? of(result) : sendLater(),
            ),
          );
        }),
      );
    };
    return send();
  });

type Data = Record<string, { __typename?: string } | null> | null | undefined;

const hasProblem = (data: Data, type: 'NotSignedIn' | 'NotAllowed'): boolean =>
  Object.values(data ?? {}).some((value) => value?.__typename === type);

/** Whether the server has refused an operation, or a part of it, to the account. */
const isRefused = ({ data, errors }: ApolloLink.Result): boolean =>
  errors?.some(({ extensions }) => extensions?.code === 'FORBIDDEN') ??
  (data?.desk === null || hasProblem(data, 'NotAllowed'));

/** Whether nothing is asked of the account before it can use the desk. Staff who have lost their role are asked nothing, either. */
const mayUseDesk = (me: DeskAccessQuery['me'] | undefined): boolean =>
  me != null && (me.staffAccess === 'open' || me.staffAccess === null);
