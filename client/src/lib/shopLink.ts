import { ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';

/**
 * Names each operation in a header. Proxies tell browsing from paying by it (server/deploy/haproxy.cfg), and it protects against CSRF,
 * since HTML forms cannot send it.
 */
const operationNameLink = new SetContextLink(({ headers }, { operationName }) => ({
  headers: { ...headers, 'x-apollo-operation-name': operationName },
}));

/** Sends operations with their name to the shop. @param sessionLink adds the session's token */
export const createShopLink = (sessionLink: ApolloLink): ApolloLink =>
  ApolloLink.from([operationNameLink, sessionLink, new HttpLink({ uri: '/graphql' })]);
