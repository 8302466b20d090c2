import type { ApolloClient } from '@apollo/client';
import { filter, type Observable, of, Subject, take } from 'rxjs';
import { graphql } from '../../generated/gql.ts';

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
const openings = new WeakMap<ApolloClient, number>();

/** To be called whenever the server lets the account of a client use the desk. */
export function announceOpenDesk(client: ApolloClient): void {
  openings.set(client, countOpenings(client) + 1);
  opened.next(client);
}

/** How often the desk was open for the account of a client; 0: its pages are not there. */
export const countOpenings = (client: ApolloClient): number => openings.get(client) ?? 0;

/** Emits once: when the desk is open again for the account of a client. @param since what `countOpenings` was before */
export const whenDeskOpens = (client: ApolloClient, since: number): Observable<ApolloClient> =>
  countOpenings(client) > since
    ? of(client)
    : opened.pipe(
        filter((other) => other === client),
        take(1),
      );
