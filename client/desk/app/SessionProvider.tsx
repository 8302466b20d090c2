import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../src/lib/session.ts';
import { createDeskClient } from './apollo.ts';

/** Gives each account an Apollo client of its own, so that nobody sees what was read for somebody else, also by another tab. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  return <AccountProvider key={session?.user.userId ?? ''}>{children}</AccountProvider>;
}

function AccountProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createDeskClient);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
