import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cartOf, deferred, fakeShop, renderPage, SHOPPER, signIn } from '../../test/testShop.tsx';
import { useViewer, VIEWER } from '../features/auth/useViewer.ts';
import { useRemoveCartLine } from '../features/cart/useRemoveCartLine.ts';
import { getSession, getToken, startSession } from '../lib/session/session.ts';
import { createApolloClient, createBrowserLink } from './apollo.ts';

const shopper = { ...SHOPPER, cart: cartOf() };

/** Signs the same shopper in again, as another tab does. */
function signInAgain() {
  const session = getSession();
  if (session) act(() => startSession('new token', session.user));
}

function ViewerName() {
  const { viewer } = useViewer();
  const { removeCartLine } = useRemoveCartLine();
  return (
    <button type="button" onClick={() => removeCartLine('tea')}>
      {viewer?.id ?? 'nobody'}
    </button>
  );
}

it('ends the session when the server does not know its token', async () => {
  signIn();
  const { client } = fakeShop({ Viewer: () => ({ me: null }) });
  renderPage(client, '/', <ViewerName />);
  await waitFor(() => expect(getToken()).toBeNull());
});

it('keeps the session when the server cannot read the viewer', async () => {
  signIn();
  const error = { message: 'Something went wrong' };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { me: null }, errors: [error] }));
  const client = createApolloClient({ ssr: false, link: createBrowserLink() });
  await expect(client.query({ query: VIEWER })).rejects.toThrow(error.message);
  expect(getToken()).toBe('token');
});

it('keeps a newer session when a query answers to an old token', async () => {
  signIn();
  const oldAnswer = deferred<object>();
  const answers = [oldAnswer.promise, { me: shopper }];
  const { client, callsOf } = fakeShop({ Viewer: () => answers.shift() ?? { me: shopper } });
  renderPage(client, '/', <ViewerName />);
  signInAgain();
  oldAnswer.settle({ me: null });
  await screen.findByText('u1', undefined, { timeout: 5000 });
  expect(getToken()).toBe('new token');
  expect(callsOf('Viewer')).toHaveLength(2);
});

it('keeps a newer session when a mutation answers to an old token', async () => {
  signIn();
  const oldAnswer = deferred<object>();
  const { client, callsOf } = fakeShop({
    Viewer: () => ({ me: shopper }),
    RemoveCartLine: () => oldAnswer.promise,
  });
  renderPage(client, '/', <ViewerName />);
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(callsOf('RemoveCartLine')).toHaveLength(1));
  signInAgain();
  oldAnswer.settle({ removeCartLine: { __typename: 'NotSignedIn', message: 'Please sign in.' } });
  await screen.findByText('Please sign in.');
  expect(getToken()).toBe('new token');
});

it('sends the token, and the name of the operation, which proxies read', async () => {
  signIn();
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { me: shopper } }));
  const client = createApolloClient({ ssr: false, link: createBrowserLink() });
  await client.query({ query: VIEWER });
  expect(fetch.mock.lastCall?.[1]?.headers).toMatchObject({
    authorization: 'Bearer token',
    'x-apollo-operation-name': 'Viewer',
  });
});
