import type { ApolloClient } from '@apollo/client';
import { filter, type Observable, Subject, take } from 'rxjs';
import { graphql } from '../generated/gql.ts';

export const DESK_ACCESS = graphql(`
  query DeskAccess {
    me {
      id
      email
      staffAccess
    }
  }
`);

const opened = new Subject<ApolloClient>();
const openedClients = new WeakSet<ApolloClient>();

/** To be called whenever the server lets the account of a client use the desk. */
export function announceOpenDesk(client: ApolloClient): void {
  openedClients.add(client);
  opened.next(client);
}

/** Whether the desk was open for the account of a client: its pages are still there. */
export const wasDeskOpen = (client: ApolloClient): boolean => openedClients.has(client);

/** Emits once: when the desk is open again for the account of a client. */
export const whenDeskOpens = (client: ApolloClient): Observable<ApolloClient> =>
  opened.pipe(
    filter((other) => other === client),
    take(1),
  );
