import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { onSessionChange, useSession, wasSignedOut } from '../../src/lib/session/session.ts';
import { createDeskClient } from './apollo.ts';

/**
 * Gives each account an Apollo client and pages of its own, so that nobody sees or continues what was somebody else's, also by another tab.
 * A session that ends by itself leaves them as they are, for the same account.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const [userId, setUserId] = useState('');
  const isSignedOut = useSyncExternalStore(onSessionChange, wasSignedOut);
  const currentId = session?.user.userId ?? (isSignedOut ? '' : userId);
  if (currentId !== userId) setUserId(currentId);
  return <AccountProvider key={currentId}>{children}</AccountProvider>;
}

function AccountProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createDeskClient);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
